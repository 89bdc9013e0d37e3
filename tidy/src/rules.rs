//! Every game has its goldens, and every ruling a test that cites its number.

use super::files;
use anyhow::{Context, Result};
use fabletop_games::GAMES;
use std::fs;
use std::path::Path;

pub(super) fn check(root: &Path, findings: &mut Vec<String>) -> Result<()> {
    for entry in GAMES {
        let folder = root.join("games").join(entry.id);
        let tests = folder.join("tests");
        let goldens = files(&tests.join("golden"), "txt")?;
        for variant in entry.variants {
            let start = format!("{}-", variant.id);
            let name =
                |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&start));
            if !goldens.iter().any(|path| name(path)) {
                findings.push(format!("{}: no golden playthrough of the variant {}", entry.id, variant.id));
            }
        }
        let rules = folder.join("RULES.md");
        let text = fs::read_to_string(&rules).with_context(|| format!("cannot read {}", rules.display()))?;
        let mut cited = String::new();
        for path in files(&tests, "rs")? {
            cited.push_str(&fs::read_to_string(path)?);
        }
        let rulings = rulings(&text);
        if rulings.is_empty() {
            findings.push(format!("{}: no line of RULES.md begins with a number", entry.id));
        }
        for ruling in rulings {
            if !cited.contains(&format!("fn ruling_{ruling:02}_")) {
                findings.push(format!("{}: no test cites ruling {ruling}", entry.id));
            }
        }
    }
    Ok(())
}

/// The numbers that lines of RULES.md begin with.
fn rulings(text: &str) -> Vec<u16> {
    let number =
        |line: &str| line.trim_start_matches('*').split_once('.').and_then(|(number, _)| number.parse().ok());
    text.lines().filter_map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::rulings;

    #[test]
    fn rulings_are_the_lines_that_begin_with_a_number() {
        assert_eq!(
            rulings("# Rules\n**1. First.** Text\n2. Second\n- 3. no ruling\nAbout 4.5 of them"),
            [1, 2]
        );
    }
}
