//! Runs the real program.

#![allow(dead_code)] // each test file uses a part

use fabletop_core::{Budget, Seat};
use fabletop_games::Setup;
use fabletop_table::{Occupant, Secret, TurnKind};
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The lines of standard output as JSON.
    pub(crate) fn json_lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("JSON a line")).collect()
    }

    /// Standard output as one JSON value.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect("JSON")
    }
}

/// The program, in English, without colours.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fabletop"));
    command.args(arguments).env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR");
    command
}

/// Runs it to the end.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_with_input(arguments, "")
}

/// Runs it with something on standard input.
pub(crate) fn run_with_input(arguments: &[&str], input: &str) -> Run {
    let mut command = program(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that does not read its input may close it.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let run = Run {
        status: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    };
    assert!(!run.err.contains("panicked"), "{run:?}");
    assert!(!run.out.contains('⟨') && !run.err.contains('⟨'), "a text is missing: {run:?}");
    run
}

/// Refused as wrong usage, with all of `parts` in the message and nothing on standard output.
pub(crate) fn refused(arguments: &[&str], parts: &[&str]) {
    let run = run(arguments);
    assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}: {run:?}");
    for part in parts {
        assert!(run.err.contains(part), "{arguments:?}: {part:?} is not in {:?}", run.err);
    }
}

/// The record of a finished match of three bots.
pub(crate) fn finished_match() -> String {
    let game = fabletop_games::find("fantasy-realms").expect("the game");
    let setup = Setup { seats: 3, variant: None, options: vec![("choices".to_owned(), "best".to_owned())] };
    let occupants = vec![Occupant::bot("random"), Occupant::bot("random"), Occupant::human("Ala")];
    let mut table = game.create(&setup, occupants, Secret::from_seed(5)).expect("a table");
    // The person plays like a bot, too.
    table.set_occupant(Seat(2), Occupant::bot("random")).expect("a seat");
    loop {
        table.advance().expect("luck");
        let turn = table.turn();
        if turn.kind == TurnKind::Over {
            break;
        }
        let seat = turn.seats.first().expect("somebody's turn");
        table.bot_turn(seat, Budget::Iterations(1)).expect("a bot's turn");
    }
    table.set_occupant(Seat(2), Occupant::human("Ala")).expect("a seat");
    table.record_text().expect("a record").text().to_owned()
}

/// A file of that name for one test.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("text").to_owned()
}
