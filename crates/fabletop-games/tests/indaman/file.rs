//! The exported file, changes of it, and what is found wrong then.

use fabletop_games::{Entry, Problem, check_components, find};
use serde_json::Value;

pub(crate) fn indaman() -> &'static Entry {
    find("indaman").expect("the game")
}

pub(crate) fn exported() -> String {
    indaman().components.expect("a component file").export()
}

/// The exported file with one text in the place of another, which must be there.
pub(crate) fn changed(from: &str, to: &str) -> String {
    let text = exported();
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

/// The exported file with a change in the block that has this text.
pub(crate) fn in_block(of: &str, from: &str, to: &str) -> String {
    let text = exported();
    let at = text.find(of).unwrap_or_else(|| panic!("{of}"));
    let (before, block) = text.split_at(at);
    assert!(block.contains(from), "{from}");
    format!("{before}{}", block.replacen(from, to, 1))
}

pub(crate) fn problems(text: &str) -> Vec<Problem> {
    check_components(text).err().map(|faulty| faulty.problems).unwrap_or_default()
}

/// Among the problems is this one: the line it stands in, what it begins with, its code and parameters.
pub(crate) fn check(text: &str, line: &str, at: &str, code: &str, params: &Value) {
    let found: Vec<(String, String, String, Value)> = problems(text)
        .into_iter()
        .map(|problem| {
            let line = text.lines().nth(problem.line - 1).expect("a line of the file");
            let at: String = line.chars().skip(problem.column - 1).collect();
            (line.to_owned(), at, problem.code, Value::Object(problem.params))
        })
        .collect();
    let fits = |(in_line, begins, is, has): &&(String, String, String, Value)| {
        in_line.contains(line) && begins.starts_with(at) && is == code && has == params
    };
    assert!(found.iter().any(|problem| fits(&problem)), "no {code} at {at:?} in {line:?}: {found:#?}");
}

/// Among the problems is this one: the table of the file it stands in, what it begins with, its code and
/// parameters.
pub(crate) fn check_in(text: &str, table: &str, at: &str, code: &str, params: &Value) {
    let lines: Vec<&str> = text.lines().collect();
    let found: Vec<(String, String, String, Value)> = problems(text)
        .into_iter()
        .map(|problem| {
            let at: String = lines[problem.line - 1].chars().skip(problem.column - 1).collect();
            let first = lines[..problem.line].iter().rposition(|line| line.starts_with('[')).unwrap_or(0);
            let head = lines[first..].iter().take(2).map(|line| format!("{line}\n")).collect();
            (head, at, problem.code, Value::Object(problem.params))
        })
        .collect();
    let fits = |(head, begins, is, has): &&(String, String, String, Value)| {
        head.contains(table) && begins.starts_with(at) && is == code && has == params
    };
    assert!(found.iter().any(|problem| fits(&problem)), "no {code} at {at:?} in {table:?}: {found:#?}");
}

/// The exported file with only some pairs in `borders` or `roads`.
pub(crate) fn with_pairs(list: &str, keep: impl Fn(&str, &str) -> bool) -> String {
    let text = exported();
    let (before, rest) = text.split_once(&format!("\n{list} = [")).expect("the list");
    let (pairs, after) = rest.split_once("\n]").expect("its end");
    let pairs = pairs.split('"').filter(|pair| pair.starts_with('s'));
    let kept = pairs.filter(|pair| pair.split_once(' ').is_some_and(|(one, other)| keep(one, other)));
    let kept: Vec<String> = kept.map(|pair| format!("\"{pair}\"")).collect();
    format!("{before}\n{list} = [{}\n]{after}", kept.join(", "))
}

/// The part of the file from the first table of a kind to the first of another, changed.
pub(crate) fn in_part(from: &str, to: &str, change: impl Fn(&str) -> String) -> String {
    let text = exported();
    let (before, rest) = text.split_once(&format!("\n[[{from}]]")).expect("its tables");
    let (part, after) = rest.split_once(&format!("\n[[{to}]]")).expect("other tables");
    format!("{before}{}\n[[{to}]]{after}", change(&format!("\n[[{from}]]{part}")))
}
