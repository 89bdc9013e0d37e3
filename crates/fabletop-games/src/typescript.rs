//! What games show and take, as TypeScript declarations.

use crate::{fantasy_realms, fantazja, indaman, via_magica};
use serde::Serialize;
use std::fmt::Write;
use ts_rs::{Config, ExportError};

/// A file with facts of a game's components, so that a page needs no copy of them.
pub struct FactsFile {
    /// Where it goes, below the folder of the declarations.
    pub path: &'static str,
    /// What is in it.
    pub text: String,
}

/// Writes the declarations of every game into the folder of `config`, a folder a game.
pub fn declare(config: &Config) -> Result<(), ExportError> {
    fantasy_realms::typescript::declare(config)?;
    fantazja::typescript::declare(config)?;
    indaman::typescript::declare(config)?;
    via_magica::typescript::declare(config)
}

/// The facts of every game's components.
pub fn facts() -> Result<Vec<FactsFile>, serde_json::Error> {
    Ok(vec![
        FactsFile { path: "fantasy-realms/cards.ts", text: fantasy_realms::typescript::cards()? },
        FactsFile { path: "fantazja/designs.ts", text: fantazja::typescript::tiles()? },
        FactsFile { path: "indaman/reconstruction.ts", text: indaman::typescript::reconstruction()? },
        FactsFile { path: "via-magica/portals.ts", text: via_magica::typescript::portals()? },
    ])
}

/// Documented constants, one after another.
pub(crate) struct Constants {
    text: String,
}

impl Constants {
    /// A file that begins with the types it uses.
    pub(crate) fn importing(types: &[&str]) -> Constants {
        let imports = types.iter().map(|name| format!("import type {{ {name} }} from \"./{name}\";\n"));
        Constants { text: imports.chain(["\n".to_owned()]).collect() }
    }

    /// Adds a value.
    pub(crate) fn value(
        &mut self,
        docs: &str,
        name: &str,
        kind: &str,
        value: &impl Serialize,
    ) -> Result<(), serde_json::Error> {
        let value = serde_json::to_string(value)?;
        self.constant(docs, name, kind, &value);
        Ok(())
    }

    /// Adds what is printed on each of some things, a line a thing.
    pub(crate) fn record<K: Serialize, V: Serialize>(
        &mut self,
        docs: &str,
        name: &str,
        kind: &str,
        facts: impl IntoIterator<Item = (K, V)>,
    ) -> Result<(), serde_json::Error> {
        let line = |(key, value): (K, V)| {
            Ok(format!("  {}: {},\n", serde_json::to_string(&key)?, serde_json::to_string(&value)?))
        };
        let lines = facts.into_iter().map(line).collect::<Result<String, serde_json::Error>>()?;
        self.constant(docs, name, kind, &format!("{{\n{lines}}}"));
        Ok(())
    }

    /// Adds a list, a line an item.
    pub(crate) fn list<V: Serialize>(
        &mut self,
        docs: &str,
        name: &str,
        kind: &str,
        items: impl IntoIterator<Item = V>,
    ) -> Result<(), serde_json::Error> {
        let line = |item: V| Ok(format!("  {},\n", serde_json::to_string(&item)?));
        let lines = items.into_iter().map(line).collect::<Result<String, serde_json::Error>>()?;
        self.constant(docs, name, kind, &format!("[\n{lines}]"));
        Ok(())
    }

    /// Adds a constant as it is to be written.
    pub(crate) fn constant(&mut self, docs: &str, name: &str, kind: &str, value: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "/**\n * {docs}\n */\nexport const {name}: {kind} = {value};\n\n");
    }

    /// The file.
    pub(crate) fn finish(self) -> String {
        self.text.trim_end().to_owned() + "\n"
    }
}
