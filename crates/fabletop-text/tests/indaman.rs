//! Indaman in three languages: every place, mage, creature, object, action, event, refusal and fault has its
//! sentence.
//!
//! The sentences are kept in `indaman-sentences.<locale>.txt` for people to proof-read; the values they come
//! from are kept for the page, which has to say the same. `FABLETOP_GOLDEN=rewrite cargo test -p fabletop-text`
//! writes both again.

mod examples;
mod support;

use examples::{
    Examples, check_all_sentences, check_shown, check_vectors, of_both, tags, true_to_type, values,
};
use fabletop_core::{Refusal, Seat};
use fabletop_text::{Locale, Texts, Value};
use indaman::action::{Action, Rejection};
use indaman::checks::{Fault, List};
use indaman::cities::City;
use indaman::config::Variant;
use indaman::creatures::{Creature, Name};
use indaman::event::{EventView, Roll, Way};
use indaman::klippidi::{Face, Klippide};
use indaman::mages::{Mage, Trait};
use indaman::objects::{Object, ObjectKind};
use indaman::place::{Island, Place, SEA_AREAS};
use indaman::reconstruction::BOARD;
use indaman::state::{Doom, Moment, Putting};
use indaman::terrain::{Certainty, Terrain};
use std::collections::BTreeSet;
use strum::VariantNames;
use support::check_messages;

const GAME: &str = "indaman";

fn place(id: &str) -> Place {
    id.parse().unwrap()
}

fn object(id: &str) -> Object {
    id.parse().unwrap()
}

/// What happens on the way.
const TRAVELS: &[&str] = &[
    r#"{"kind": "began", "seat": SEAT, "mage": "arion", "city": "petrana", "gems": 10}"#,
    r#"{"kind": "targeted", "seat": SEAT, "city": "umbrena"}"#,
    r#"{"kind": "deck-empty", "seat": SEAT}"#,
    r#"{"kind": "turn", "seat": SEAT, "round": 3}"#,
    r#"{"kind": "struggled", "seat": SEAT, "gems": 0}"#,
    r#"{"kind": "struggled", "seat": SEAT, "gems": 3}"#,
    r#"{"kind": "freed", "seat": SEAT, "creature": "cavaliere-nero"}"#,
    r#"{"kind": "freed", "seat": SEAT, "creature": "fata-gemma"}"#,
    r#"{"kind": "still-held", "seat": SEAT, "creature": "cavaliere-nero", "gems": 0}"#,
    r#"{"kind": "still-held", "seat": SEAT, "creature": "fata", "gems": 0}"#,
    r#"{"kind": "still-held", "seat": SEAT, "creature": "fata-gemma", "gems": 1}"#,
    r#"{"kind": "directed", "seat": SEAT, "victim": OTHER, "creature": "maga", "to": "s12"}"#,
    r#"{"kind": "spared", "seat": SEAT, "victim": OTHER, "creature": "mago"}"#,
    r#"{"kind": "expired", "seat": SEAT, "victim": OTHER, "creature": "spettro"}"#,
    r#"{"kind": "entered", "seat": SEAT, "city": "selvara", "gems": 2}"#,
    r#"{"kind": "entered", "seat": SEAT, "city": "indaman", "gems": 0}"#,
    r#"{"kind": "shut-out", "seat": SEAT, "city": "calidra", "cost": 1}"#,
    r#"{"kind": "shut-out", "seat": SEAT, "city": "melindor", "cost": 3}"#,
    r#"{"kind": "delivered", "seat": SEAT, "city": "marenza", "delivery": {"revenue": 12, "with_mouse": 24, "with_trait": 26, "gems": 22}}"#,
    r#"{"kind": "delivered", "seat": SEAT, "city": "lunessa", "delivery": {"revenue": 4, "with_mouse": 4, "with_trait": 4, "gems": 1}}"#,
    r#"{"kind": "rerolled", "seat": SEAT, "gems": 2}"#,
    r#"{"kind": "rerolled", "seat": SEAT, "gems": 0}"#,
    r#"{"kind": "found", "seat": SEAT, "found": {"base": 2, "on_terrain": 4, "with_trait": 5, "with_rod": 10, "gems": 10}}"#,
    r#"{"kind": "found", "seat": SEAT, "found": {"base": 1, "on_terrain": 1, "with_trait": 1, "with_rod": 1, "gems": 1}}"#,
    r#"{"kind": "found", "seat": SEAT, "found": {"base": 1, "on_terrain": 1, "with_trait": 1, "with_rod": 1, "gems": 0}}"#,
    r#"{"kind": "nobody-there", "seat": SEAT, "terrain": "swamp"}"#,
    r#"{"kind": "avoided", "seat": SEAT}"#,
    r#"{"kind": "tried", "seat": SEAT, "object": "lampada-2", "works": true}"#,
    r#"{"kind": "tried", "seat": SEAT, "object": "unicorno-1", "works": false}"#,
    r#"{"kind": "wished", "seat": SEAT, "island": "asperia"}"#,
    r#"{"kind": "exchanged", "seat": SEAT, "creatures": ["cavaliere-nero", "giullare"], "points": 70, "objects": 1}"#,
    r#"{"kind": "exchanged", "seat": SEAT, "creatures": ["drago", "folletto", "spettro", "strega"], "points": 122, "objects": 2}"#,
    r#"{"kind": "put-back", "seat": SEAT, "creature": "strega", "terrain": "mountain"}"#,
    r#"{"kind": "climbed", "seat": SEAT, "square": 5, "needed": 7, "gems": 2, "total": 8}"#,
    r#"{"kind": "fell", "seat": SEAT, "square": 6, "needed": 7, "gems": 0, "total": 3}"#,
    r#"{"kind": "stopped", "seat": SEAT, "square": 5}"#,
    r#"{"kind": "stayed", "seat": SEAT}"#,
];

/// What happens when one meets a creature.
const ENCOUNTERS: &[&str] = &[
    r#"{"kind": "ball", "seat": SEAT, "player": OTHER}"#,
    r#"{"kind": "chose", "seat": SEAT}"#,
    r#"{"kind": "reconsidered", "seat": SEAT}"#,
    r#"{"kind": "guessed", "seat": SEAT, "gems": 0, "right": true}"#,
    r#"{"kind": "guessed", "seat": SEAT, "gems": 4, "right": false}"#,
    r#"{"kind": "opened", "traveller": SEAT, "player": OTHER, "travellers_gems": 3, "travellers_strength": 6, "players_gems": 4, "players_strength": 5, "creature": "gorgo-nero", "winner": SEAT}"#,
    r#"{"kind": "opened", "traveller": SEAT, "player": OTHER, "travellers_gems": 2, "travellers_strength": 2, "players_gems": 2, "players_strength": 2, "creature": "white", "winner": OTHER}"#,
    r#"{"kind": "ladder", "seat": SEAT, "from": 3, "to": 4}"#,
    r#"{"kind": "ladder", "seat": SEAT, "from": 3, "to": 0}"#,
    r#"{"kind": "kept", "seat": SEAT, "creature": "basilisco"}"#,
    r#"{"kind": "bluffed", "seat": SEAT, "terrain": "plain"}"#,
    r#"{"kind": "captured", "seat": SEAT, "creature": "cavaliere-nero"}"#,
    r#"{"kind": "captured", "seat": SEAT, "creature": "fata"}"#,
    r#"{"kind": "controlled", "seat": SEAT, "victim": OTHER, "creature": "spettro"}"#,
    r#"{"kind": "robbed", "seat": SEAT, "object": "mantello-1"}"#,
    r#"{"kind": "robbed", "seat": SEAT, "object": null}"#,
    r#"{"kind": "ransomed", "seat": SEAT, "gems": 5}"#,
    r#"{"kind": "ransomed", "seat": SEAT, "gems": 0}"#,
    r#"{"kind": "stripped", "seat": SEAT, "gems": 22, "objects": ["sfera-1", "topolino-2"]}"#,
    r#"{"kind": "stripped", "seat": SEAT, "gems": 1, "objects": []}"#,
    r#"{"kind": "saved", "seat": SEAT, "creature": "drago", "object": "pozione-1"}"#,
    r#"{"kind": "died", "seat": SEAT, "mage": "falcon", "creature": "drago", "gems": 7, "objects": [], "kept": []}"#,
    r#"{"kind": "died", "seat": SEAT, "mage": "velia", "creature": "gorgo-nero", "gems": 1, "objects": ["bastone-1"], "kept": []}"#,
    r#"{"kind": "died", "seat": SEAT, "mage": "iskra", "creature": "basilisco", "gems": 2, "objects": ["tappeto-1", "bacchetta-2"], "kept": ["maga"]}"#,
    r#"{"kind": "died", "seat": SEAT, "mage": "torrin", "creature": "drago", "gems": 0, "objects": [], "kept": ["spettro", "spettro"]}"#,
];

fn example_events() -> Vec<Value> {
    let mut events: Vec<String> = TRAVELS.iter().chain(ENCOUNTERS).flat_map(|event| of_both(event)).collect();
    let ways = Way::VARIANTS.iter().zip(["s12", "s3", "s40", "ambrata", "aurora", "asperia-2"]);
    events.extend(ways.flat_map(|(way, to)| {
        of_both(&format!(r#"{{"kind": "moved", "seat": SEAT, "from": "s1", "to": "{to}", "way": "{way}"}}"#))
    }));
    events.extend(Putting::VARIANTS.iter().flat_map(|by| {
        let by = format!(r#""from": "s1", "to": "s40", "by": "{by}""#);
        of_both(&format!(r#"{{"kind": "put", "seat": SEAT, "victim": OTHER, {by}}}"#))
    }));
    events.extend(
        Doom::VARIANTS
            .iter()
            .flat_map(|doom| of_both(&format!(r#"{{"kind": "doomed", "seat": SEAT, "doom": "{doom}"}}"#))),
    );
    events.extend(Roll::VARIANTS.iter().flat_map(|roll| {
        of_both(&format!(r#"{{"kind": "rolled", "seat": SEAT, "number": 4, "roll": "{roll}"}}"#))
    }));
    for (klippide, face) in [("blue", "blank"), ("blue", "sword"), ("red", "one-gem"), ("red", "two-gems")] {
        let cast = format!(r#""klippide": "{klippide}", "face": "{face}""#);
        events.extend(of_both(&format!(r#"{{"kind": "cast", "seat": SEAT, {cast}}}"#)));
    }
    let of_all = [
        r#"{"kind": "dealt", "piles": [5, 4, 4, 4, 4, 4]}"#,
        r#"{"kind": "looked", "seat": 1, "terrain": "lake", "cards": ["drago", "white", "white"]}"#,
        r#"{"kind": "looked", "seat": 0, "terrain": "desert", "cards": null}"#,
        r#"{"kind": "laid", "seat": 1, "creature": "white", "name": "drago"}"#,
        r#"{"kind": "laid", "seat": 0, "creature": null, "name": "fata"}"#,
        r#"{"kind": "drew", "seat": 0, "object": null}"#,
        r#"{"kind": "drew", "seat": 1, "object": "pozione-2"}"#,
        r#"{"kind": "ended", "outcome": {"points": [10, 4, 4], "places": [1, 2, 3]}}"#,
    ];
    events.extend(of_all.map(str::to_owned));
    events.iter().map(|event| true_to_type::<EventView>(event)).collect()
}

fn example_actions() -> Vec<Value> {
    let actions = [
        r#"{"kind": "struggle", "gems": 0}"#,
        r#"{"kind": "struggle", "gems": 2}"#,
        r#"{"kind": "direct", "to": "s8"}"#,
        r#"{"kind": "move", "to": "s36"}"#,
        r#"{"kind": "enter"}"#,
        r#"{"kind": "sail"}"#,
        r#"{"kind": "stay"}"#,
        r#"{"kind": "climb", "gems": 0}"#,
        r#"{"kind": "climb", "gems": 5}"#,
        r#"{"kind": "stop"}"#,
        r#"{"kind": "reroll"}"#,
        r#"{"kind": "use", "object": "sfera-1"}"#,
        r#"{"kind": "use", "object": "unicorno-2"}"#,
        r#"{"kind": "go-on"}"#,
        r#"{"kind": "pass"}"#,
        r#"{"kind": "summon", "victim": 0}"#,
        r#"{"kind": "look", "terrain": "lake"}"#,
        r#"{"kind": "fly", "to": "ambrata-3"}"#,
        r#"{"kind": "fly", "to": "aurora"}"#,
        r#"{"kind": "ride", "to": "s52"}"#,
        r#"{"kind": "pick", "creature": "white", "name": "gorgo-nero"}"#,
        r#"{"kind": "pick", "creature": "fata-gemma", "name": "fata"}"#,
        r#"{"kind": "bid", "gems": 0}"#,
        r#"{"kind": "bid", "gems": 1}"#,
        r#"{"kind": "bid", "gems": 12}"#,
        r#"{"kind": "reconsider"}"#,
        r#"{"kind": "guess", "gems": 0}"#,
        r#"{"kind": "guess", "gems": 3}"#,
        r#"{"kind": "devour"}"#,
        r#"{"kind": "strip"}"#,
        r#"{"kind": "banish"}"#,
        r#"{"kind": "put", "to": "s7"}"#,
        r#"{"kind": "wish", "island": "ambrata"}"#,
        r#"{"kind": "offer", "creature": "spettro"}"#,
        r#"{"kind": "done"}"#,
        r#"{"kind": "put-back", "terrain": "swamp"}"#,
    ];
    actions.into_iter().map(true_to_type::<Action>).collect()
}

fn example_refusals() -> Vec<Rejection> {
    use Rejection::*;
    let (from, to) = (place("s3"), place("s9"));
    let mut refusals = vec![
        SeatCount { seats: 2, least: 3, most: 6 },
        UnfitComponents { fault: Fault::BadBlue },
        NoSuchPlace { place: place("s99") },
        NotAdjacent { from, to, ruling: 6 },
        NotAdjacent { from: place("asperia-3"), to: place("aurora"), ruling: 6 },
        Held { creature: Creature::CavaliereNero },
        Held { creature: Creature::Fata },
        GateShut { city: City::Marenza },
        NeedsFerry { from: place("ambrata") },
        NeedsFerry { from: place("ambrata-2") },
        NotAtGate,
        NoFerry,
        NotAtIndaman,
        MustAct,
        TooFewGems { gems: 5, have: 3, ruling: 21 },
        TooFewGems { gems: 1, have: 0, ruling: 36 },
        NotAnOpponent { victim: Seat(1) },
        VictimHeld { victim: Seat(0), creature: Creature::CavaliereNero },
        VictimHeld { victim: Seat(0), creature: Creature::FataGemma },
        EmptyPile { terrain: Terrain::Forest },
        AlreadyThere { place: place("s4") },
        NoRoad { from, to },
        NoTurningBack { to },
        NotInPile { creature: Creature::GorgoNero, terrain: Terrain::Plain },
        NotInPile { creature: Creature::White, terrain: Terrain::Desert },
        WrongName { creature: Creature::BrigantiGemme, name: Name::Briganti },
        AlreadyChosen,
        NothingToReconsider,
        NotACity { place: to },
        NotKept { creature: Creature::Strega },
        TooFewPoints { points: 45, needed: 50 },
    ];
    let moments = Moment::VARIANTS.iter().map(|now| Value::from(*now));
    refusals.extend(moments.map(|now| WrongMoment { now: serde_json::from_value(now).unwrap() }));
    refusals.extend(Object::all().map(|object| NotNow { object, now: Moment::Bid }));
    let kinds = || ObjectKind::VARIANTS.iter().map(|kind| object(&format!("{kind}-1")));
    refusals.extend(kinds().map(|object| NotYourObject { object }));
    refusals.extend(kinds().map(|object| AlreadyTried { object }));
    refusals.extend(kinds().map(|object| NothingToUse { object }));
    refusals
}

/// What is wrong with components, each with its code.
fn example_faults() -> Vec<Value> {
    faults().into_iter().map(|fault| serde_json::to_value(fault).unwrap()).collect()
}

fn faults() -> Vec<Fault> {
    use Fault::*;
    let (one, other, space) = (place("s3"), place("s9"), place("s12"));
    let (city, island) = (City::Selvara, Island::Ambrata);
    vec![
        SpaceCount { found: 12, least: 24, most: 112 },
        BadOutline { place: place("aurora-1"), corners: 2 },
        NoSpace { terrain: Terrain::Swamp },
        MixedZone { space },
        SplitZone { space },
        NotASpace { place: place("s111") },
        Repeated { one, other },
        BorderMissing { one, other },
        NoSharedSide { one, other },
        Unreachable { space },
        WrongCoast { space },
        LakeNotCrossed,
        RoadWithoutBorder { one, other },
        NoRoadTo { city },
        NoLongRoad,
        NoShortcut,
        OutOfOrder { list: List::Mages, position: 4 },
        BadName { list: List::Spaces, position: 7, most: 40 },
        WrongCitySpace { city },
        BadLanding { island, space },
        SeaGap { island, link: 2 },
        NotSymmetric { one: city, other: City::Indaman },
        WrongRevenue { one: city, other: City::Lunessa },
        FartherPaysLess { one: city, other: City::Petrana },
        TowerCount { found: 1, least: 2, most: 20 },
        TowerTooEasy,
        BadBlue,
        BadRed,
        RoadNotSafer,
        CreatureCount { found: 24 },
        WrongCount { creature: Creature::Drago, count: 0 },
        WrongPoints { creature: Creature::White, points: 5 },
        NoneWorth35,
        NeverWorks { object: object("tappeto-2") },
        NobodyFrom { city },
        NobodyFavours { terrain: Terrain::Lake },
        FromIndaman { mage: Mage::Nerea },
        BadTrait { mage: Mage::Zefira },
    ]
}

/// The traits of the reconstruction, and the same with other numbers.
fn example_traits() -> Vec<Trait> {
    let own = Mage::ALL.iter().map(|&mage| BOARD.trait_of(mage));
    let others = [
        Trait::GemBonus { gems: 2 },
        Trait::CreatureBonus { gems: 3 },
        Trait::CreatureBonus { gems: 5 },
        Trait::StartObject { objects: 2 },
        Trait::DeliveryBonus { gems: 1 },
        Trait::DeliveryBonus { gems: 6 },
        Trait::EntryDiscount { gems: 1 },
        Trait::EntryDiscount { gems: 2 },
        Trait::Reroll { cost: 0 },
        Trait::Reroll { cost: 1 },
        Trait::Reroll { cost: 5 },
    ];
    own.chain(others).collect()
}

/// Everything the game can say, by namespace.
fn examples() -> Examples {
    vec![
        ("variant", values(Variant::VARIANTS)),
        ("trait", values(example_traits())),
        ("fate", values(Creature::VARIANTS)),
        ("effect", values(ObjectKind::VARIANTS)),
        ("certainty", values(Certainty::VARIANTS)),
        ("moment", values(Moment::VARIANTS)),
        ("action", example_actions()),
        ("event", example_events()),
        ("refusal", values(example_refusals())),
        ("fault", example_faults()),
    ]
}

#[test]
fn everything_the_game_says_reads_well() {
    check_all_sentences(GAME, &examples(), &[]);
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
    check_shown(&tags(&example_faults(), "code"), Fault::VARIANTS);
    check_shown(&tags(&values(example_traits()), "kind"), Trait::VARIANTS);
}

#[test]
fn every_kind_has_its_message() {
    let namespaces: &[(&str, &[&str])] = &[
        ("trait-", Trait::VARIANTS),
        ("fate-", Creature::VARIANTS),
        ("effect-", ObjectKind::VARIANTS),
        ("certainty-", Certainty::VARIANTS),
        ("moment-", Moment::VARIANTS),
        ("action-", Action::VARIANTS),
        ("event-", EventView::VARIANTS),
        ("refusal-", Rejection::VARIANTS),
        ("fault-", Fault::VARIANTS),
        ("variant-", Variant::VARIANTS),
        ("", Terrain::VARIANTS),
        ("", City::VARIANTS),
        ("", Island::VARIANTS),
        ("", Mage::VARIANTS),
        ("", Creature::VARIANTS),
        ("", Name::VARIANTS),
        ("", ObjectKind::VARIANTS),
        ("", Klippide::VARIANTS),
        ("", Face::VARIANTS),
        ("", List::VARIANTS),
    ];
    check_messages(GAME, namespaces);
}

/// Creatures of one name are told apart on their cards.
#[test]
fn no_two_things_have_one_name() {
    for texts in Locale::ALL.map(Texts::new) {
        for ids in
            [Creature::VARIANTS, ObjectKind::VARIANTS, City::VARIANTS, Mage::VARIANTS, Terrain::VARIANTS]
        {
            let names: BTreeSet<String> = ids.iter().map(|id| texts.name(GAME, id)).collect();
            assert_eq!(names.len(), ids.len(), "{}", texts.locale());
        }
    }
}

#[test]
fn a_place_is_said_by_what_it_is() {
    let said = |locale, to: &str| {
        let moved = serde_json::json!({"kind": "moved", "seat": 0, "from": "s1", "to": to, "way": "wild"});
        Texts::new(locale).describe_for(&["Ala".to_owned()], GAME, "event", &moved)
    };
    assert_eq!(said(Locale::It, "s12"), "Ala va alla casella 12.");
    assert_eq!(said(Locale::It, "selvara"), "Ala va a Selvara.");
    assert_eq!(said(Locale::Pl, "forest-space-12"), "Ala idzie do lasu (pole 12).");
    assert_eq!(said(Locale::Pl, "indaman"), "Ala idzie do Indamanu.");
    assert_eq!(said(Locale::En, "aurora-2"), "Ala goes to the sea of Aurora (area 2).");
    let texts = Texts::new(Locale::En);
    for island in Island::VARIANTS {
        assert!((1..=SEA_AREAS).all(|area| texts.has(&format!("{GAME}-{island}-{area}"))), "{island}");
    }
}
