//! Via Magica in three languages: every portal, action, event, refusal and score line has its sentence.
//!
//! The sentences are kept in `via-magica-*.<locale>.txt` for people to proof-read; the values they come from
//! are kept for the page, which has to say the same. `FABLETOP_GOLDEN=rewrite cargo test -p fabletop-text`
//! writes both again.

mod examples;
mod support;

use examples::{
    Examples, check_all_sentences, check_shown, check_vectors, of_both, tags, true_to_type, values,
};
use fabletop_core::{Refusal, Seat};
use fabletop_text::{Locale, Texts, Value};
use std::collections::BTreeSet;
use std::fmt::Write;
use strum::VariantNames;
use support::{check_messages, check_sentences};
use via_magica::action::{Action, Rejection};
use via_magica::animus::{Animus, Token};
use via_magica::config::Variant;
use via_magica::effects::Effect;
use via_magica::event::EventView;
use via_magica::portals::{Certainty, Colour, Portal};
use via_magica::rewards::{Reward, RewardSet};
use via_magica::scoring::{Line, lines};
use via_magica::state::{Moment, Step};

const GAME: &str = "via-magica";
const HYPHENATED: [&str; 3] = ["Four-leaf", "Water-lily", "Seven-league"];

fn portal(number: u8) -> Portal {
    Portal::new(number).unwrap()
}

fn portal_texts(texts: &Texts) -> String {
    let mut out = String::new();
    for portal in Portal::all() {
        let facts = portal.facts();
        let name = texts.name(GAME, &portal.to_string());
        let colour = texts.name(GAME, facts.colour.into());
        let fields: Vec<String> = facts.fields.iter().map(|animus| texts.name(GAME, animus.into())).collect();
        writeln!(out, "{portal}. {name} ({colour}, {})", facts.points).unwrap();
        writeln!(out, "    {}", fields.join(", ")).unwrap();
        writeln!(out, "    {}", texts.describe(GAME, "effect", &facts.effect)).unwrap();
        writeln!(out, "    {}", texts.describe(GAME, "certainty", &facts.certainty)).unwrap();
    }
    out
}

#[test]
fn every_portal_reads_well() {
    for locale in Locale::ALL {
        check_sentences("via-magica-portals", locale, &portal_texts(&Texts::new(locale)), &HYPHENATED);
    }
}

fn example_events() -> Vec<Value> {
    let of_seats = [
        r#"{"kind": "first", "seat": SEAT}"#,
        r#"{"kind": "swapped", "seat": SEAT, "gave": 33, "took": 12}"#,
        r#"{"kind": "chose", "seat": SEAT}"#,
        r#"{"kind": "reconsidered", "seat": SEAT}"#,
        r#"{"kind": "kept", "seat": SEAT, "portals": [2, 17, 35], "discarded": [1, 4, 40]}"#,
        r#"{"kind": "caught", "seat": SEAT, "token": "water"}"#,
        r#"{"kind": "caught", "seat": SEAT, "token": "universal"}"#,
        r#"{"kind": "placed", "seat": SEAT, "to": {"portal": 17, "animus": "water"}, "from": null}"#,
        r#"{"kind": "placed", "seat": SEAT, "to": {"portal": 5, "animus": "air"}, "from": {"portal": 28, "animus": "life"}}"#,
        r#"{"kind": "passed", "seat": SEAT}"#,
        r#"{"kind": "opened", "seat": SEAT, "portal": 27, "crystals": 5}"#,
        r#"{"kind": "put", "seat": SEAT, "to": {"portal": 8, "animus": "fire"}}"#,
        r#"{"kind": "gained", "seat": SEAT, "crystals": 1}"#,
        r#"{"kind": "gained", "seat": SEAT, "crystals": 2}"#,
        r#"{"kind": "moved", "seat": SEAT, "from": {"portal": 3, "animus": "shadow"}, "to": {"portal": 3, "animus": "earth"}}"#,
        r#"{"kind": "rearranged", "seat": SEAT}"#,
        r#"{"kind": "achieved", "seat": SEAT, "portal": 27, "number": 1}"#,
        r#"{"kind": "achieved", "seat": SEAT, "portal": 27, "number": 3}"#,
        r#"{"kind": "achieved", "seat": SEAT, "portal": 27, "number": 7}"#,
        r#"{"kind": "took", "seat": SEAT, "portal": 11}"#,
        r#"{"kind": "took-nothing", "seat": SEAT}"#,
        r#"{"kind": "rewarded", "seat": SEAT, "reward": "yellow"}"#,
        r#"{"kind": "rewarded", "seat": SEAT, "reward": "all-colours"}"#,
        r#"{"kind": "declined", "seat": SEAT, "reward": "five"}"#,
        r#"{"kind": "bag-passed", "seat": SEAT}"#,
    ];
    let of_all = [
        r#"{"kind": "dealt", "row": [1, 2, 3, 4, 5], "portals": []}"#,
        r#"{"kind": "dealt", "row": [1, 2, 3, 4, 5], "portals": [6, 18, 24]}"#,
        r#"{"kind": "reshuffled", "count": 1}"#,
        r#"{"kind": "reshuffled", "count": 24}"#,
        r#"{"kind": "reshuffled", "count": 36}"#,
        r#"{"kind": "refilled", "portal": 31}"#,
        r#"{"kind": "row-shrank"}"#,
        r#"{"kind": "ended", "outcome": {"points": [45, 38], "places": [1, 2]}}"#,
    ];
    let events = of_seats.into_iter().flat_map(of_both).chain(of_all.map(str::to_owned));
    events.map(|event| true_to_type::<EventView>(&event)).collect()
}

fn example_actions() -> Vec<Value> {
    let actions = [
        r#"{"kind": "swap", "give": 33, "take": 12}"#,
        r#"{"kind": "keep", "portals": [2, 17, 35]}"#,
        r#"{"kind": "place", "to": {"portal": 17, "animus": "water"}, "from": null}"#,
        r#"{"kind": "place", "to": {"portal": 17, "animus": "water"}, "from": {"portal": 5, "animus": "air"}}"#,
        r#"{"kind": "pass"}"#,
        r#"{"kind": "reconsider"}"#,
        r#"{"kind": "open", "portal": 14}"#,
        r#"{"kind": "put", "to": {"portal": 11, "animus": "earth"}}"#,
        r#"{"kind": "move", "from": {"portal": 24, "animus": "shadow"}, "to": {"portal": 20, "animus": "fire"}}"#,
        r#"{"kind": "done"}"#,
        r#"{"kind": "take", "portal": 28}"#,
        r#"{"kind": "claim"}"#,
        r#"{"kind": "decline"}"#,
    ];
    actions.into_iter().map(true_to_type::<Action>).collect()
}

fn example_refusals() -> Vec<Rejection> {
    use Rejection::*;
    let moments = [
        Moment::Swap,
        Moment::Keep,
        Moment::Catch,
        Moment::Place,
        Moment::OpenCompleted,
        Moment::OpenAnother,
    ];
    let moments = moments.into_iter().chain([Moment::Put, Moment::Rearrange, Moment::Take, Moment::Claim]);
    let mut refusals = vec![SeatCount { seats: 7, least: 2, most: 6 }];
    refusals.extend(moments.map(|now| WrongMoment { now }));
    refusals.extend([
        AlreadyChosen { ruling: 5 },
        NothingToReconsider { ruling: 5 },
        NotAPair { portal: portal(9) },
        NotInRow { portal: portal(10), ruling: 8 },
        SecondCopy { portal: portal(19), ruling: 11 },
        NotDealt { portal: portal(21) },
        NotYourPortal { portal: portal(22), ruling: 5 },
        NoEmptyField { portal: portal(23), animus: Animus::Fire, ruling: 5 },
        NoCrystal { portal: portal(25), animus: Animus::Water, ruling: 5 },
        NoReserve,
        NoMatch { animus: Animus::Life, token: Token::Air },
        NoMatch { animus: Animus::Shadow, token: Token::Earth },
        OtherAnimus { animus: Animus::Earth, wanted: Animus::Life },
        SamePlace { ruling: 16 },
        AlreadyMoved { portal: portal(26), animus: Animus::Shadow },
        NotCompleted { portal: portal(30) },
    ]);
    refusals
}

/// The rulebook's example, and what makes every plural.
fn example_lines() -> Vec<Line> {
    let of = |numbers: &[u8], rewards: &[Reward]| {
        let opened: Vec<Portal> = numbers.iter().copied().map(portal).collect();
        lines(&opened, rewards.iter().copied().collect::<RewardSet>())
    };
    let mut all = of(&[2, 5, 14, 30, 35], &[Reward::AllColours]);
    all.extend(of(&[1, 2, 3, 4, 7, 8, 9, 10, 33], &Reward::ALL));
    all.extend(of(&[4, 11, 12, 13, 15, 16], &[]));
    all
}

/// Everything the game can say, by namespace.
fn examples() -> Examples {
    vec![
        ("variant", values(Variant::VARIANTS)),
        ("option", values(["pass-alone"])),
        ("reward", values(Reward::VARIANTS)),
        ("step", values(Step::VARIANTS)),
        ("moment", values(Moment::VARIANTS)),
        ("action", example_actions()),
        ("event", example_events()),
        ("refusal", values(example_refusals())),
        ("line", values(example_lines())),
    ]
}

#[test]
fn everything_the_game_says_reads_well() {
    check_all_sentences(GAME, &examples(), &HYPHENATED);
}

#[test]
fn the_page_has_the_same_examples() {
    check_vectors(GAME, &examples());
}

#[test]
fn the_examples_show_every_kind() {
    check_shown(&tags(&example_events(), "kind"), EventView::VARIANTS);
    check_shown(&tags(&example_actions(), "kind"), Action::VARIANTS);
    let refusals = example_refusals().iter().map(|refusal| refusal.code().to_owned()).collect();
    check_shown(&refusals, Rejection::VARIANTS);
    check_shown(&tags(&values(example_lines()), "kind"), Line::VARIANTS);
}

#[test]
fn every_kind_has_its_message() {
    let portals: Vec<String> = Portal::all().map(|portal| portal.to_string()).collect();
    let portals: Vec<&str> = portals.iter().map(String::as_str).collect();
    let namespaces: &[(&str, &[&str])] = &[
        ("effect-", Effect::VARIANTS),
        ("certainty-", Certainty::VARIANTS),
        ("reward-", Reward::VARIANTS),
        ("step-", Step::VARIANTS),
        ("moment-", Moment::VARIANTS),
        ("action-", Action::VARIANTS),
        ("event-", EventView::VARIANTS),
        ("refusal-", Rejection::VARIANTS),
        ("line-", Line::VARIANTS),
        ("variant-", Variant::VARIANTS),
        ("", Token::VARIANTS),
        ("", Colour::VARIANTS),
        ("", &portals),
    ];
    check_messages(GAME, namespaces);
}

#[test]
fn no_two_portals_have_one_name_and_no_two_animi_one_letter() {
    for texts in Locale::ALL.map(Texts::new) {
        let names: BTreeSet<String> =
            Portal::all().map(|portal| texts.name(GAME, &portal.to_string())).collect();
        assert_eq!(names.len(), Portal::COUNT, "{}", texts.locale());
        let letters: BTreeSet<String> =
            Token::VARIANTS.iter().map(|id| texts.attribute(&format!("{GAME}-{id}"), "code")).collect();
        assert_eq!(letters.len(), Token::VARIANTS.len(), "{}", texts.locale());
    }
}

#[test]
fn a_portal_is_said_by_name_though_it_is_sent_as_a_number() {
    let texts = Texts::new(Locale::En);
    let took = EventView::Took { seat: Seat::all(1).next().unwrap(), portal: portal(14) };
    assert_eq!(
        texts.describe_for(&["Ala".to_owned()], GAME, "event", &took),
        "Ala takes Honey of Moon Bees."
    );
}
