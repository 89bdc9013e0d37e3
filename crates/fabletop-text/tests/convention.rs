//! How values become arguments: the convention of the crate's documentation, rule by rule.

use fabletop_text::{Locale, OtherName, Source, Texts, Value};
use serde::Serialize;

const MESSAGES: &str = r#"
list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
seat-number = Player { $number }
refusal-late = Too late
chess-king = King
    .acc = the king
chess-pawn = Pawn
    .acc = the pawn
    .hidden = { "" }
chess-thing-number = { $points } { $points-signed }
chess-thing-name = { $card } { $card-acc } { $card-id }
chess-thing-word = { $card } { $card-id }
chess-thing-list = { $cards }; { $cards-or }; { $cards-list }; { $cards-acc }; { $cards-acc-or }; { $cards-count }
chess-thing-hidden = { $cards-hidden }; { $cards-count }
chess-thing-flag =
    { $other ->
        [yes] other
       *[no] same
    }
chess-thing-nothing = "{ $card }" { $card-id }
chess-thing-whole = { $part } { $part-id } { $part-points-signed }
chess-part-small = small by { $points }
chess-thing-bare = { $when } / { $when-all } { $otherwise-all-count }
chess-when = with { $all }
chess-thing-seats = { $seat } to { $to }, { $seats } and { $owner-id }
chess-thing-case = { $new-suit }
chess-thing-lacks = { $lacking }
chess-8 = Eighth
    .acc = the eighth
chess-thing-numbered = { $file }: { $file-name }, { $file-acc }
chess-thing-numbers = { $files }; { $files-name }; { $files-acc-or }; { $files-count }
chess-thing-where = { $place-id }
chess-square = Square { $number }
    .acc = the square { $number }
chess-thing-square = { $at }, { $at-acc }, { $at-number }, { $at-id }
chess-thing-squares = { $squares }; { $squares-acc-or }
chess-other-piece = { $name }
    .acc = the piece { $name }
chess-thing-fight = { $player } beats { $victim }, { $traveller }, { $winner-id }
"#;

fn texts() -> Texts {
    let texts = Texts::from_sources(Locale::En, &[Source { file: "test.ftl", text: MESSAGES }]);
    assert_eq!(texts.problems(), &[] as &[String]);
    texts
}

#[track_caller]
fn check(json: &str, expected: &str) {
    let value: Value = serde_json::from_str(json).unwrap();
    let players = ["Ala".to_owned(), "Marek".to_owned()];
    assert_eq!(texts().describe_for(&players, "chess", "thing", &value), expected);
}

#[test]
fn numbers_have_a_signed_form_and_a_real_minus() {
    check(r#"{"kind": "number", "points": 12}"#, "12 +12");
    check(r#"{"kind": "number", "points": -3}"#, "−3 −3");
    check(r#"{"kind": "number", "points": 0}"#, "0 0");
    check(r#"{"code": "number", "points": 0.5}"#, "0.5 +0.5");
}

#[test]
fn ids_of_named_things_become_their_names_and_forms() {
    check(r#"{"kind": "name", "card": "king"}"#, "King the king king");
    check(r#"{"kind": "word", "card": "anything"}"#, "anything anything");
}

#[test]
fn a_table_may_call_things_otherwise() {
    let texts = texts();
    let other = |name: &str, like| OtherName { name: name.to_owned(), like };
    let names =
        [("chess-king", other("Shah", Some("chess-other-piece"))), ("chess-pawn", other("Piyade", None))];
    texts.call_otherwise(names.map(|(message, other)| (message.to_owned(), other)).into());
    let told =
        |card: &str| texts.describe("chess", "thing", &serde_json::json!({ "kind": "name", "card": card }));
    assert_eq!(
        (texts.name("chess", "king"), told("king")),
        ("Shah".into(), "Shah the piece Shah king".into())
    );
    assert_eq!(told("pawn"), "Piyade {$card-acc} pawn", "a name without forms");
}

#[test]
fn arrays_become_lists() {
    let king_only = "King; King; King; the king; the king; 1";
    check(r#"{"kind": "list", "cards": ["king"]}"#, king_only);
    let three = "King, Pawn and x; King, Pawn or x; King, Pawn, x; the king, the pawn and x; the king, the pawn or x; 3";
    check(r#"{"kind": "list", "cards": ["king", "pawn", "x"]}"#, three);
    check(r#"{"kind": "hidden", "cards": ["king", "pawn"]}"#, "King; 2");
}

#[test]
fn flags_and_nothing_can_be_selected() {
    check(r#"{"kind": "flag", "other": true}"#, "other");
    check(r#"{"kind": "flag", "other": false}"#, "same");
    check(r#"{"kind": "nothing", "card": null}"#, "\"\" none");
}

#[test]
fn nested_things_are_described_and_flattened() {
    check(r#"{"kind": "whole", "part": {"kind": "small", "points": 2}}"#, "small by 2 small +2");
    check(r#"{"kind": "whole", "part": {"kind": "big", "points": 2}}"#, "⟨chess-part-big⟩ big +2");
    let bare = r#"{"kind": "bare", "when": {"all": ["king"]}, "otherwise": {"all": []}}"#;
    check(bare, "with King / King 0");
}

#[test]
fn seats_become_players() {
    let seats = r#"{"kind": "seats", "seat": 0, "to": 5, "seats": [1, 0], "owner": 1}"#;
    check(seats, "Ala to Player 6, Marek and Ala and 1");
    let fight = r#"{"kind": "fight", "player": 1, "victim": 0, "traveller": 0, "winner": 1}"#;
    check(fight, "Marek beats Ala, Ala, 1");
}

#[test]
fn fields_of_two_words_are_in_kebab_case() {
    check(r#"{"kind": "case", "new_suit": "king"}"#, "King");
}

#[test]
fn things_with_a_number_have_their_name_beside_it() {
    check(r#"{"kind": "numbered", "file": 8}"#, "8: Eighth, the eighth");
    check(r#"{"kind": "numbers", "files": [8, 7]}"#, "8 and 7; Eighth and 7; the eighth or 7; 2");
    check(r#"{"kind": "numbered", "file": 7}"#, "7: {$file-name}, {$file-acc}");
}

#[test]
fn an_id_that_ends_in_a_number_is_one_of_many() {
    check(r#"{"kind": "square", "at": "square-12"}"#, "Square 12, the square 12, 12, square-12");
    check(r#"{"kind": "square", "at": "square7"}"#, "Square 7, the square 7, 7, square7");
    check(
        r#"{"kind": "squares", "squares": ["square-1", "king"]}"#,
        "Square 1 and King; the square 1 or the king",
    );
    check(r#"{"kind": "where", "place": "12"}"#, "12");
    check(r#"{"kind": "square", "at": "nothing-3"}"#, "nothing-3, {$at-acc}, {$at-number}, nothing-3");
}

#[test]
fn an_object_without_a_tag_is_told_from_none() {
    check(r#"{"kind": "where", "place": {"file": 8}}"#, "some");
    check(r#"{"kind": "where", "place": null}"#, "none");
}

#[test]
fn what_is_missing_is_shown_and_never_panics() {
    check(r#"{"kind": "unheard"}"#, "⟨chess-thing-unheard⟩");
    check(r#"{"kind": 3}"#, "⟨chess-thing⟩");
    check("[[]]", "⟨chess-thing⟩");
    check(r#"{"kind": "lacks"}"#, "{$lacking}");
    let texts = texts();
    assert_eq!(texts.get("nothing"), "⟨nothing⟩");
    assert_eq!(texts.get(""), "⟨⟩");
    assert_eq!(texts.attribute("chess-king", "gen"), "⟨chess-king.gen⟩");
    assert_eq!(texts.name("chess", "rook"), "⟨chess-rook⟩");
    assert_eq!(texts.describe("go", "refusal", "late"), "Too late");
}

#[test]
fn plain_sayings_do_not_look_for_seats() {
    let texts =
        Texts::from_sources(Locale::En, &[Source { file: "test.ftl", text: "span = { $from } to { $to }" }]);
    assert_eq!(texts.say("span", &[("from", 3.into()), ("to", 6.into())]), "3 to 6");
}

#[test]
fn what_cannot_be_serialised_is_shown_as_missing() {
    struct Broken;
    impl Serialize for Broken {
        fn serialize<S: serde::Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(serde::ser::Error::custom("broken"))
        }
    }
    assert_eq!(texts().describe("chess", "thing", &Broken), "⟨chess-thing⟩");
}

#[test]
fn errors_in_files_are_told_with_their_line() {
    let text = "fine = Fine\nbroken = { $\nfine = Again\n";
    let texts = Texts::from_sources(Locale::En, &[Source { file: "test.ftl", text }]);
    assert_eq!(texts.problems().len(), 2, "{:?}", texts.problems());
    assert!(texts.problems()[0].starts_with("test.ftl:2:"), "{:?}", texts.problems());
    assert_eq!(texts.get("fine"), "Fine");
}
