//! `fabletop verify`: whether a match was dealt as promised.

use super::output::{self, Paint};
use crate::args::VerifyArgs;
use crate::failure::{self, Failure};
use fabletop_games::Entry;
use fabletop_table::{MAX_RECORD_BYTES, Record, Verdict};
use fabletop_text::{Texts, Value};
use serde_json::json;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

/// Deals the match again and compares.
pub(crate) fn run(arguments: &VerifyArgs, texts: &Texts) -> anyhow::Result<()> {
    let (record, entry) = read(&arguments.file, texts)?;
    let verdict = entry.verify(&record).map_err(|error| {
        let file = arguments.file.display().to_string();
        Failure::Usage(failure::record_sentence(&error, &record.game, &file, texts))
    })?;
    let fair = matches!(verdict, Verdict::Fair { .. });
    let sentence = sentence(&verdict, texts);
    let mut out = output::stdout();
    if arguments.json {
        let mut fields = in_json(&verdict)?;
        fields["fair"] = fair.into();
        fields["game"] = record.game.into();
        fields["verdict"] = sentence.into();
        writeln!(out, "{fields}")?;
    } else {
        let paint = Paint::for_stdout();
        let mark = if fair { paint.good("✓") } else { paint.alarm("✗") };
        writeln!(out, "{mark} {sentence}")?;
    }
    out.flush()?;
    if fair { Ok(()) } else { Err(Failure::No.into()) }
}

/// The verdict's fields. Steps are counted from 1, as in the sentence and in `replay`, plies from 0.
fn in_json(verdict: &Verdict) -> serde_json::Result<Value> {
    let mut fields = serde_json::to_value(verdict)?;
    if let Verdict::Differs { ply, recorded, expected, .. } = verdict {
        let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| json!(text));
        fields["step"] = json!(ply + 1);
        fields["recorded"] = value(recorded);
        fields["expected"] = value(expected);
    }
    Ok(fields)
}

fn sentence(verdict: &Verdict, texts: &Texts) -> String {
    let say = |id: &str, arguments: &[(&str, Value)]| texts.say(id, arguments);
    match verdict {
        Verdict::Fair { draws, finished } => {
            say("cli-verdict-fair", &[("draws", json!(draws)), ("finished", json!(finished))])
        }
        Verdict::CommitmentMismatch { place, promised, computed } => say(
            "cli-verdict-commitment-mismatch",
            &[("line", json!(place.line)), ("promised", json!(promised)), ("computed", json!(computed))],
        ),
        Verdict::SecretNotRevealed => say("cli-verdict-secret-not-revealed", &[]),
        Verdict::Differs { ply, place, recorded, expected } => say(
            "cli-verdict-differs",
            &[
                ("step", json!(ply + 1)),
                ("line", json!(place.line)),
                ("recorded", json!(recorded)),
                ("expected", json!(expected)),
            ],
        ),
    }
}

/// The record in a file and the game it is of.
pub(crate) fn read(file: &Path, texts: &Texts) -> anyhow::Result<(Record, &'static Entry)> {
    let unreadable = |error| failure::unreadable(texts, file, &error);
    let mut bytes = Vec::new();
    // One byte more than a record may have: then the reader says that it is too large.
    let most = MAX_RECORD_BYTES as u64 + 1;
    File::open(file).map_err(unreadable)?.take(most).read_to_end(&mut bytes).map_err(unreadable)?;
    let shown = file.display().to_string();
    if bytes.trim_ascii().is_empty() {
        return Err(failure::usage(texts, "cli-file-empty", &[("file", shown.into())]));
    }
    let in_words = |error| Failure::Usage(failure::record_sentence(&error, "", &shown, texts));
    let record = Record::read_bytes(&bytes).map_err(in_words)?;
    let entry = fabletop_games::find(&record.game).map_err(|_| in_words(record.unknown_game()))?;
    Ok((record, entry))
}
