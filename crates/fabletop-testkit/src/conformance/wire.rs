//! JSON and notation: what goes out comes back the same.

use crate::failure::{Check, Finding, Verdict, require};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// `value` as somebody on the other end of a wire has it.
pub(super) fn through_json<T: Serialize + DeserializeOwned + Debug>(
    what: &str,
    value: &T,
) -> Result<T, Finding> {
    let text = serde_json::to_string(value)
        .map_err(|error| Finding::new(Check::Wire, format!("{what} {value:?} does not go out: {error}")))?;
    serde_json::from_str(&text)
        .map_err(|error| Finding::new(Check::Wire, format!("{what} {text} does not come back: {error}")))
}

pub(super) fn survives_json<T: Serialize + DeserializeOwned + Debug + PartialEq>(
    what: &str,
    value: &T,
) -> Verdict {
    let back = through_json(what, value)?;
    require(back == *value, Check::Wire, || format!("{what} {value:?} came back as {back:?}"))
}

pub(super) fn check_notation<A: Display + FromStr + Debug + PartialEq>(action: &A) -> Verdict {
    let text = action.to_string();
    let single_line = !text.is_empty() && !text.contains(['\n', '\r']);
    require(single_line, Check::Notation, || format!("{action:?} is written {text:?}, not as one line"))?;
    let back = A::from_str(&text).map_err(|_| {
        Finding::new(Check::Notation, format!("{action:?} is written {text:?}, which reads as nothing"))
    })?;
    require(back == *action, Check::Notation, || {
        format!("{action:?} is written {text:?}, which reads as {back:?}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::fmt;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Forgetful {
        kept: u8,
        #[serde(skip)]
        lost: u8,
    }

    impl Display for Forgetful {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.kept)
        }
    }

    impl FromStr for Forgetful {
        type Err = std::num::ParseIntError;

        fn from_str(text: &str) -> Result<Forgetful, Self::Err> {
            Ok(Forgetful { kept: text.parse()?, lost: 0 })
        }
    }

    #[test]
    fn what_is_lost_on_the_way_is_found() {
        let whole = Forgetful { kept: 1, lost: 0 };
        assert!(survives_json("value", &whole).is_ok() && check_notation(&whole).is_ok());
        let lossy = Forgetful { kept: 1, lost: 2 };
        assert_eq!(survives_json("value", &lossy).unwrap_err().check, Check::Wire);
        assert_eq!(check_notation(&lossy).unwrap_err().check, Check::Notation);
    }
}
