//! The real program in a home of its own, line by line.

#![allow(dead_code)] // each test file uses a part

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder that goes when the test ends.
pub(crate) struct Home(pub(crate) PathBuf);

impl Home {
    pub(crate) fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("fabletop-home-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    pub(crate) fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fabletop"))
            .args(arguments)
            .env("XDG_DATA_HOME", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The program may be gone before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the program said, if all went well.
#[track_caller]
pub(crate) fn said(output: &Output) -> String {
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}\n{said}");
    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
    said
}

/// Plays to the end in every language; `play` comes back with what was said.
#[track_caller]
pub(crate) fn ends_in_every_language(play: impl Fn(&str) -> String) {
    for (language, over) in [("en", "The game is over."), ("pl", "Koniec gry"), ("it", "La partita è finita")]
    {
        let said = play(language);
        assert!(said.contains(over) && said.contains("fabletop verify"), "{language}: {said}");
    }
}

/// Each of the parts is in what was said.
#[track_caller]
pub(crate) fn has(said: &str, parts: &[&str]) {
    for part in parts {
        assert!(said.contains(part), "{part} is missing:\n{said}");
    }
}
