//! `fabletop components`: the components of a game in a file.

use super::output::{self, Paint};
use crate::args::ComponentsCommand;
use crate::failure::{self, Failure};
use fabletop_games::{Checked, Entry, Faulty, GAMES, MAX_COMPONENT_BYTES, Problem, check_components};
use fabletop_text::{Texts, Value};
use serde_json::json;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

/// Writes a file, or checks one.
pub(crate) fn run(command: &ComponentsCommand, texts: &Texts) -> anyhow::Result<()> {
    match command {
        ComponentsCommand::Export { game } => export(game, texts),
        ComponentsCommand::Check { file, json } => check(file, *json, texts),
    }
}

/// The option that makes a table play with the components of a file.
pub(crate) fn option(file: &Path, entry: &'static Entry, texts: &Texts) -> anyhow::Result<(String, String)> {
    if entry.components.is_none() {
        return Err(no_components(entry, texts));
    }
    match entry.check_components(&read(file, texts)?) {
        Ok(checked) => Ok((checked.option.to_owned(), checked.value)),
        Err(faulty) => {
            let first = faulty.problems.first().map(|problem| sentence(file, &faulty, problem, texts));
            let file = file.display().to_string();
            let others = faulty.problems.len().saturating_sub(1);
            let arguments = [
                ("first", first.unwrap_or_default().into()),
                ("others", others.into()),
                ("file", file.into()),
            ];
            Err(failure::usage(texts, "cli-components-unusable", &arguments))
        }
    }
}

fn export(game: &str, texts: &Texts) -> anyhow::Result<()> {
    let entry = fabletop_games::find(game)
        .map_err(|error| Failure::Usage(failure::game_sentence(&error, game, texts)))?;
    let Some(components) = entry.components else { return Err(no_components(entry, texts)) };
    let mut out = output::stdout();
    out.write_all(components.export().as_bytes())?;
    Ok(out.flush()?)
}

fn no_components(entry: &Entry, texts: &Texts) -> anyhow::Error {
    let known = GAMES.iter().filter(|entry| entry.components.is_some()).map(|entry| entry.id);
    let known = known.collect::<Vec<_>>().join(", ");
    let game = texts.get(entry.id);
    failure::usage(texts, "cli-components-none", &[("game", game.into()), ("known", known.into())])
}

fn check(file: &Path, json: bool, texts: &Texts) -> anyhow::Result<()> {
    let checked = check_components(&read(file, texts)?);
    let mut out = output::stdout();
    if json {
        writeln!(out, "{}", in_json(file, &checked, texts))?;
    } else {
        write_verdict(&mut out, file, &checked, texts)?;
    }
    out.flush()?;
    checked.map(|_| ()).map_err(|_| Failure::No.into())
}

/// A whole file, or a little more than may be: then its reader says that it is too large.
fn read(file: &Path, texts: &Texts) -> anyhow::Result<String> {
    let unreadable = |error| failure::unreadable(texts, file, &error);
    let mut bytes = Vec::new();
    let most = MAX_COMPONENT_BYTES as u64 + 1;
    File::open(file).map_err(unreadable)?.take(most).read_to_end(&mut bytes).map_err(unreadable)?;
    let too_large = bytes.len() > MAX_COMPONENT_BYTES;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        // It may be cut within a letter.
        Err(error) if too_large => Ok(String::from_utf8_lossy(error.as_bytes()).into_owned()),
        Err(_) => {
            let file = file.display().to_string();
            Err(failure::usage(texts, "cli-file-not-utf8", &[("file", file.into())]))
        }
    }
}

fn in_json(file: &Path, checked: &Result<Checked, Faulty>, texts: &Texts) -> Value {
    let shown = file.display().to_string();
    match checked {
        Ok(Checked { game, option, value, hash }) => {
            json!({ "file": shown, "fine": true, "game": game, "option": option, "value": value, "hash": hash })
        }
        Err(faulty) => {
            let problem = |problem: &Problem| {
                let mut fields = json!(problem);
                fields["text"] = cause(faulty, problem, texts).into();
                fields
            };
            let problems: Vec<Value> = faulty.problems.iter().map(problem).collect();
            json!({ "file": shown, "fine": false, "game": faulty.game, "problems": problems })
        }
    }
}

fn write_verdict(
    out: &mut impl Write,
    file: &Path,
    checked: &Result<Checked, Faulty>,
    texts: &Texts,
) -> std::io::Result<()> {
    let paint = Paint::for_stdout();
    let shown = file.display().to_string();
    match checked {
        Ok(Checked { game, hash, .. }) => {
            let game = texts.get(game);
            let arguments = [("file", shown.into()), ("game", game.into()), ("hash", hash.as_str().into())];
            writeln!(out, "{} {}", paint.good("✓"), texts.say("cli-components-fine", &arguments))
        }
        Err(faulty) => {
            for problem in &faulty.problems {
                writeln!(out, "{}", sentence(file, faulty, problem, texts))?;
            }
            let count = [("file", shown.into()), ("count", faulty.problems.len().into())];
            writeln!(out, "{} {}", paint.alarm("✗"), texts.say("cli-components-faulty", &count))
        }
    }
}

/// Where it is, and what is wrong.
fn sentence(file: &Path, faulty: &Faulty, problem: &Problem, texts: &Texts) -> String {
    let arguments = [
        ("file", file.display().to_string().into()),
        ("line", problem.line.into()),
        ("column", problem.column.into()),
        ("cause", cause(faulty, problem, texts).into()),
    ];
    texts.say("cli-record-at", &arguments)
}

fn cause(faulty: &Faulty, problem: &Problem, texts: &Texts) -> String {
    texts.describe(faulty.game.unwrap_or_default(), "fault", &problem.fault())
}
