//! `fabletop serve`: starts, answers, stops; and says what is wrong.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use support::{program, run};

/// A folder of this test alone, empty.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{test}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Starts the server; gives the address it prints.
fn start(arguments: &[&str]) -> (Child, BufReader<std::process::ChildStdout>, String) {
    let mut command = program(arguments);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).env_remove("RUST_LOG");
    let mut child = command.spawn().expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    let address = line.trim().rsplit("http://").next().expect("an address").to_owned();
    (child, out, address)
}

#[test]
fn it_prints_its_address_answers_and_stops_when_told() {
    let folder = folder("stop");
    let data = folder.join("new").join("data");
    let data = data.to_str().expect("text");
    let (mut child, mut out, address) = start(&["serve", "--addr", "127.0.0.1:0", "--data-dir", data]);
    let mut stream = TcpStream::connect(&address).expect("it listens");
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("\"status\":\"ok\""), "{answer}");
    assert!(folder.join("new/data/fabletop.db").is_file());

    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill");
    let status = child.wait().expect("it ends");
    assert!(status.success(), "{status}");
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("text");
    assert!(rest.contains("Everything is saved"), "{rest}");
}

#[test]
fn a_taken_port_is_said_in_every_language() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let folder = folder("taken");
    let data = folder.to_str().expect("text");
    for (language, words) in [
        ("en", "Another program is already"),
        ("pl", "nasłuchuje już inny program"),
        ("it", "Un altro programma"),
    ] {
        let run = run(&["serve", "--lang", language, "--addr", &address, "--data-dir", data]);
        assert_eq!(run.status, 2);
        assert!(run.err.contains(words) && run.err.contains(&address), "{}", run.err);
    }
}

#[test]
fn a_wrong_address_and_a_file_that_is_no_database_are_said() {
    let folder = folder("wrong");
    let poem = folder.join("poem.txt");
    std::fs::write(&poem, "Litwo! Ojczyzno moja! ".repeat(400)).expect("written");
    let (poem, inside) = (poem.to_str().expect("text"), poem.join("fabletop.db"));
    let inside = inside.to_str().expect("text");
    let folder = folder.to_str().expect("text");
    for (arguments, words) in [
        (["--addr", "nonsense", "--data-dir", folder], "“nonsense” is no address"),
        (["--addr", "127.0.0.1:0", "--db", poem], "is not a database of Fabletop"),
        (["--addr", "127.0.0.1:0", "--db", folder], "cannot be opened"),
        (["--addr", "127.0.0.1:0", "--db", inside], "cannot be made"),
    ] {
        let run = run(&[&["serve"], arguments.as_slice()].concat());
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.contains(words), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn a_database_in_use_is_said_and_variables_are_read() {
    let folder = folder("locked");
    let database = folder.join("evening.db");
    let database = database.to_str().expect("text");
    let (mut child, _out, _) = start(&["serve", "--addr", "127.0.0.1:0", "--db", database]);
    let mut second = program(&["serve"]);
    second.env("FABLETOP_ADDR", "127.0.0.1:0").env("FABLETOP_DB", database);
    let second = second.output().expect("the program runs");
    child.kill().expect("killed");
    child.wait().expect("it ends");
    let said = String::from_utf8_lossy(&second.stderr);
    assert_eq!(second.status.code(), Some(2));
    assert!(said.contains("is in use") && said.contains("evening.db"), "{said}");
}
