//! A refusal as it is sent: a code, parameters and the ruling, no sentence.

use fabletop_core::{Refusal, Rejected};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;

/// Why something was refused, for whoever makes a sentence of it by the code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// The stable code, in kebab case.
    pub code: String,
    /// The number of the ruling in the game's RULES.md, where a rule is the reason.
    pub ruling: Option<u16>,
    /// What the sentence needs: seats, cards, numbers.
    pub params: Map<String, Value>,
}

impl Refused {
    /// The refusal of a game.
    pub(crate) fn by_rules<R: Refusal>(rejected: &Rejected<R>) -> Refused {
        Refused {
            code: rejected.code().to_owned(),
            ruling: rejected.ruling(),
            params: params_beside_code(rejected),
        }
    }

    /// A config that makes no game.
    pub(crate) fn by_setup<R: Refusal>(rejection: &R) -> Refused {
        Refused {
            code: rejection.code().to_owned(),
            ruling: rejection.ruling(),
            params: params_beside_code(rejection),
        }
    }
}

/// The fields of what serialises with its code under `code`.
pub(crate) fn params_beside_code(refusal: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(refusal) {
        Ok(Value::Object(mut fields)) => {
            fields.remove("code");
            fields
        }
        _ => Map::new(),
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        if let Some(ruling) = self.ruling {
            write!(f, " (ruling {ruling})")?;
        }
        if !self.params.is_empty() {
            write!(f, " {}", Value::Object(self.params.clone()))?;
        }
        Ok(())
    }
}
