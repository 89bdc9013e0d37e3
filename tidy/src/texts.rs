//! Every text is there in all languages, and every text is used.

use super::files;
use anyhow::Result;
use fabletop_games::{Entry, GAMES};
use fabletop_text::{Locale, Texts};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

pub(super) fn check(root: &Path, findings: &mut Vec<String>) -> Result<()> {
    let texts: Vec<Texts> = Locale::ALL.into_iter().map(Texts::new).collect();
    for texts in &texts {
        findings.extend(texts.problems().iter().cloned());
    }
    let needed: BTreeSet<String> = GAMES.iter().flat_map(Entry::texts).collect();
    let known: BTreeSet<&String> = texts.iter().flat_map(|texts| texts.ids().keys()).collect();
    for texts in &texts {
        let locale = texts.locale().id();
        let missing = |id: &&String| !texts.has(id);
        findings
            .extend(known.iter().copied().filter(missing).map(|id| format!("i18n/{locale}: no text {id}")));
        findings.extend(needed.iter().filter(missing).map(|id| format!("i18n/{locale}: no text {id}")));
    }
    for id in known.iter().copied().filter(|id| !same_forms(&texts, id)) {
        findings.push(format!("i18n: the forms of {id} differ between the languages"));
    }
    orphans(root, &known, &needed, findings)
}

fn same_forms(texts: &[Texts], id: &str) -> bool {
    let forms: BTreeSet<BTreeSet<&String>> =
        texts.iter().filter_map(|texts| texts.ids().get(id)).map(|forms| forms.iter().collect()).collect();
    forms.len() <= 1
}

/// A text is used if a game's code asks for it, another text refers to it, or a source names it: whole,
/// in two words as `describe` takes them, or by a pattern such as `"cli-record-{code}"`.
fn orphans(
    root: &Path,
    known: &BTreeSet<&String>,
    needed: &BTreeSet<String>,
    findings: &mut Vec<String>,
) -> Result<()> {
    let mut sources = String::new();
    for path in files(&root.join("crates"), "rs")?.iter().filter(|path| !is_test(path)) {
        sources.push_str(&fs::read_to_string(path)?);
    }
    let mut texts = String::new();
    for path in files(&root.join("i18n"), "ftl")? {
        texts.push_str(&fs::read_to_string(path)?);
    }
    let patterns: Vec<(&str, &str)> = sources.split('"').filter_map(pattern).collect();
    for id in known {
        let fits = |&(start, end): &(&str, &str)| id.starts_with(start) && id.ends_with(end);
        let in_two = |(dash, _): (usize, &str)| {
            sources.contains(&format!("\"{}\", \"{}\"", &id[..dash], &id[dash + 1..]))
        };
        let named = sources.contains(&format!("\"{id}\""))
            || id.match_indices('-').any(in_two)
            || patterns.iter().any(fits);
        let referred = texts.contains(&format!("{{ {id} }}"));
        if !needed.contains(*id) && !named && !referred {
            findings.push(format!("i18n: nobody uses the text {id}"));
        }
    }
    Ok(())
}

/// How the ids begin and end that a string with a gap in it can name.
fn pattern(literal: &str) -> Option<(&str, &str)> {
    let (start, rest) = literal.split_once('{')?;
    let (_, end) = rest.rsplit_once('}')?;
    let word = |text: &str| text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    (start.len() > 3 && start.ends_with('-') && word(start) && word(end)).then_some((start, end))
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests")
}
