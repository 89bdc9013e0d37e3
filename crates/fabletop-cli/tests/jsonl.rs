//! `fabletop score --jsonl`.

mod support;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;
use support::{program, run_with_input};

const HANDS: &str = include_str!("../../../games/fantasy-realms/tests/data/hands.jsonl");

#[test]
fn hands_of_other_scorers_through_the_program() {
    let run = run_with_input(&["score", "--jsonl"], HANDS);
    assert_eq!(run.status, 0, "{}", run.err);
    let results = run.json_lines();
    let hands: Vec<Value> = HANDS.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((results.len(), hands.len()), (322, 322));
    for (hand, result) in hands.iter().zip(&results) {
        assert_eq!((&result["id"], &result["total"]), (&hand["id"], &hand["total"]), "{hand}\n{result}");
        for (card, points) in hand["by_card"].as_object().into_iter().flatten() {
            assert_eq!(&result["by_card"][card], points, "{card} of {hand}\n{result}");
        }
    }
}

/// What a result says can be asked again, fixed, and gives the same.
#[test]
fn results_can_be_sent_again() {
    let first = run_with_input(&["score", "--jsonl"], HANDS).json_lines();
    let again: String = first
        .iter()
        .map(|result| {
            let cards: Vec<&String> = result["by_card"].as_object().expect("points by card").keys().collect();
            let mut request = result.clone();
            request["cards"] = json!(cards);
            request["mode"] = json!("fixed");
            format!("{request}\n")
        })
        .collect();
    let run = run_with_input(&["score", "--jsonl"], &again);
    assert_eq!(run.status, 0, "{}", run.out.lines().find(|line| line.contains("error")).unwrap_or_default());
    assert_eq!(run.json_lines(), first);
}

#[test]
fn modes_and_names_of_all_kinds() {
    let lines = [
        r#"{"cards": ["Król", "re gina", "KNIGHTS", "mirage"]}"#,
        r#"{"cards": ["king", "Królowa", "cavalieri", "Miraggio"], "mode": "fixed"}"#,
        r#"{"cards": ["king", "queen", "knights", "mirage"], "mode": "best", "choices": {"Fatamorgana": {"suit": "armia"}}}"#,
        r#"{"cards": ["king", "queen", "knights", "mirage"], "choices": {"mirage": null}}"#,
        r#"{"cards": ["necromancer", "dragon"], "mode": "fixed", "choices": {"Necromancer": {"target": "dragon"}}}"#,
        r#"{"cards": ["necromancer"], "mode": "fixed", "choices": {"Necromancer": {"target": "dragon"}}}"#,
    ];
    let run = run_with_input(&["score", "--jsonl"], &lines.join("\n"));
    let totals: Vec<i64> =
        run.json_lines().iter().map(|result| result["total"].as_i64().expect("points")).collect();
    assert_eq!(run.status, 0);
    assert_eq!(totals, [114, 74, 114, 74, 33, 33], "{}", run.out);
}

#[test]
fn a_bad_line_is_told_and_the_rest_goes_on() {
    let lines = [
        (r#"{"cards": ["king"]}"#, ""),
        ("nonsense", "bad-json"),
        (r#"{"cards": []}"#, "no-cards"),
        (r#"{"cards": ["kng", "quen"]}"#, "unknown-card"),
        (r#"{"cards": ["king"]"#, "bad-json"),
        (r#"{"cards": ["king"]} x"#, "bad-json"),
        (r#"{"cards": "king"}"#, "bad-json"),
        (r#"{"mode": "best"}"#, "bad-json"),
        (r#"{"cards": ["king"], "card": 1}"#, "bad-json"),
        (r#"{"cards": [7]}"#, "bad-json"),
        (r#"[1]"#, "bad-json"),
        (r#"{"cards": ["kng"], "id": {"a": 1}}"#, "unknown-card"),
        (r#"{"cards": ["war"]}"#, "ambiguous-name"),
        (r#"{"cards": ["king", "Król"]}"#, "double-card"),
        (
            r#"{"cards": ["king", "queen", "princess", "warlord", "empress", "unicorn", "basilisk", "dragon"]}"#,
            "too-many-cards",
        ),
        (r#"{"cards": ["king"], "mode": "good"}"#, "unknown-mode"),
        (r#"{"cards": ["mirage"], "choices": {"Mirage": {"suit": "Beast"}}}"#, "guise-suit"),
        (
            r#"{"cards": ["mirage"], "choices": {"Mirage": {"target": "Dragon"}}, "mode": "fixed"}"#,
            "guise-suit",
        ),
        (r#"{"cards": ["mirage"], "choices": {"Mirage": {"colour": "red"}}}"#, "bad-json"),
        (
            r#"{"cards": ["mirage"], "choices": {"Mirage": {"suit": "Army"}, "mirage": {"suit": "Land"}}}"#,
            "choice-twice",
        ),
        (r#"{"cards": ["king"], "choices": {"Mirage": {"suit": "Army"}}}"#, "chooser-missing"),
        (
            r#"{"cards": ["book"], "choices": {"Book of Changes": {"target": "King", "suit": "Army"}}}"#,
            "target-missing",
        ),
        (r#"{"cards": ["king"], "choices": {"King": {"suit": "Army"}}}"#, "not-a-chooser"),
        (r#"{"cards": ["queen"]}"#, ""),
    ];
    let input: String = lines.iter().map(|(line, _)| format!("{line}\n")).collect();
    let run = run_with_input(&["score", "--jsonl"], &input);
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let results = run.json_lines();
    assert_eq!(results.len(), lines.len());
    for (place, ((line, code), result)) in lines.iter().zip(&results).enumerate() {
        if code.is_empty() {
            assert!(result["total"].is_number(), "{line}: {result}");
        } else {
            assert_eq!(
                (&result["code"], &result["line"]),
                (&json!(code), &json!(place + 1)),
                "{line}: {result}"
            );
            assert!(!result["error"].as_str().expect("a sentence").is_empty());
        }
    }
    assert_eq!(results[11]["id"], json!({"a": 1}));
}

#[test]
fn errors_are_in_the_users_language() {
    let error = |lang: &str| {
        let run = run_with_input(&["--lang", lang, "score", "--jsonl"], r#"{"cards": ["smok", "smog"]}"#);
        run.json_lines()[0]["error"].as_str().expect("a sentence").to_owned()
    };
    assert_eq!(error("pl"), "Nie ma karty „smog”. Czy chodzi o: Smok?");
    assert!(error("it").starts_with("Non c’è nessuna carta «smog»."));
}

#[test]
fn a_line_beyond_all_measure_and_bytes_that_are_no_text() {
    let mut input = "x".repeat(3 << 20);
    input.push_str("\n\n{\"cards\": [\"king\"]}");
    let results = run_with_input(&["score", "--jsonl"], &input).json_lines();
    assert_eq!(
        (results.len(), &results[0]["code"], &results[1]["total"]),
        (2, &json!("line-too-long"), &json!(8))
    );
    let mut child =
        program(&["score", "--jsonl"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    child.stdin.take().expect("a pipe").write_all(b"{\"cards\": [\"\xff\"]}\n").expect("written");
    let output = child.wait_with_output().expect("ended");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("bad-json"));
}

/// Who waits for the answer before sending the next line is not left waiting.
#[test]
fn answers_come_line_by_line() {
    let mut child =
        program(&["score", "--jsonl"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(input, "{{\"cards\": [\"king\"]}}").expect("written");
        let mut answer = String::new();
        output.read_line(&mut answer).expect("an answer");
        assert!(answer.contains("\"total\":8"), "{answer}");
    }
    drop(input);
    assert!(child.wait().expect("ended").success());
}
