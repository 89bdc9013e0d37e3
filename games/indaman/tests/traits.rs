//! One test for each character: what it can do, and where that ends.

mod common;

use common::*;
use fabletop_core::{Game, Ignore, Seat, Viewer};
use indaman::EventView;
use indaman::cities::City;
use indaman::components::ComponentSet;
use indaman::config::Options;
use indaman::mages::{Mage, Trait};
use indaman::scoring;
use indaman::state::{Phase, State};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Arion hears yes or no, once a fight; he may also ask nothing.
#[test]
fn arion_guesses() {
    let mut state = game(&["arion", "torrin", "velia"]);
    pile(&mut state, "plain", &["fata"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick fata as fata");
    play(&mut state, 1, "bid 2");
    let mut silent = state.clone();
    let events = play(&mut state, 0, "guess 1");
    assert_eq!(events, [EventView::Guessed { seat: ME, gems: 1, right: false }]);
    assert_eq!(refused(&state, 0, "guess 2"), ("wrong-moment", Some(21)), "one guess a fight");
    play(&mut silent, 0, "pass");
    assert_eq!((silent.phase, silent.fight.expect("a fight").guess), (Phase::Bid, None));
    let guessed = state.view(Viewer::Seat(Seat(2))).fight.expect("a fight");
    assert_eq!((guessed.guesser, guessed.guess.expect("a guess").right), (Some(ME), false), "all hear it");
}

/// Falcon's one more needs at least one gem found, and is for the red klippide.
#[test]
fn falcon_finds_one_more() {
    let mut state = game(&["falcon", "torrin", "velia"]);
    place(&mut state, 0, "s13");
    let mut blank = state.clone();
    play(&mut state, 0, "move s20");
    luck(&mut state, "face one-gem");
    assert_eq!(player(&state, 0).gems, 12, "one and one, on the plain");
    play(&mut blank, 0, "move s20");
    luck(&mut blank, "face blank");
    assert_eq!(player(&blank, 0).gems, 10);
    let nothing = scoring::found(0, true, blank.trait_of(ME));
    assert_eq!(nothing.with_trait, 0, "nothing and one more is nothing");
}

/// Belisar wins ties as traveller, also at nothing against nothing, but not as the creature.
#[test]
fn belisar_wins_ties_as_traveller() {
    for (mine, wins) in [(0, true), (3, true)] {
        let mut state = game(&["belisar", "torrin", "velia"]);
        fight(&mut state, "giullare", mine, mine);
        assert_eq!(state.phase == Phase::Wish { seat: ME }, wins);
    }
    let mut state = game(&["belisar", "corvin", "velia"]);
    fight(&mut state, "giullare", 2, 2);
    assert_eq!(state.turn, OTHER, "two are less than Corvin's two and two");
}

/// Corvin counts two more as the creature, in the comparison only.
#[test]
fn corvin_counts_two_more_as_the_creature() {
    let mut state = game(&["torrin", "corvin", "velia"]);
    fight(&mut state, "giullare", 2, 0);
    assert_eq!((state.turn, player(&state, 1).ladder), (OTHER, 1), "two against none and two");
    assert_eq!((player(&state, 0).gems, player(&state, 1).gems), (8, 12), "no gem for it");
    let mut state = game(&["corvin", "torrin", "velia"]);
    fight(&mut state, "giullare", 1, 1);
    assert_eq!(state.turn, OTHER, "not as traveller");
}

/// Iskra enters with an object: at set-up, by reincarnation, and with nothing if the deck is empty.
#[test]
fn iskra_enters_with_an_object() {
    let state = game(&["iskra", "torrin", "velia"]);
    assert_eq!(player(&state, 0).objects, [word("bacchetta-1")].into_iter().collect());
    let seen = |viewer| state.view(viewer).seats[0].known_objects.len();
    assert_eq!((seen(Viewer::Seat(ME)), seen(Viewer::Seat(OTHER))), (1, 0));
    let reborn = || {
        let mut state = game(&["safir", "torrin", "velia"]);
        lose_to(&mut state, "drago");
        state
    };
    let mut state = reborn();
    luck(&mut state, "reborn iskra");
    assert_eq!(state.phase, Phase::Draw { seat: ME, left: 1 });
    luck(&mut state, "draw tappeto-1");
    assert_eq!((player(&state, 0).objects.len(), state.phase), (1, Phase::Target { seat: ME }));
    let mut empty = reborn();
    (empty.players[2].objects, empty.deck) = (empty.deck, indaman::objects::ObjectSet::EMPTY);
    let events = luck(&mut empty, "reborn iskra");
    assert_eq!(kinds(&events), ["began", "deck-empty"]);
}

/// Nerea gets an object for every 25 points, and her ferry stops only on a 1.
#[test]
fn nerea_is_a_friend_of_the_wise() {
    let mut state = game(&["nerea", "torrin", "velia"]);
    keep(&mut state, 0, "giullare"); // 35
    keep(&mut state, 0, "maga"); // 50
    fight(&mut state, "folletto", 1, 0); // 25
    play(&mut state, 0, "wish aurora");
    for creature in ["giullare", "maga"] {
        play(&mut state, 0, &format!("offer {creature}"));
    }
    let events = play(&mut state, 0, "done");
    assert!(matches!(events[0], EventView::Exchanged { points: 85, objects: 3, .. }));
    let mut state = game(&["nerea", "torrin", "velia"]);
    place(&mut state, 0, "aurora-1");
    play(&mut state, 0, "sail");
    luck(&mut state, "green 2");
    assert_eq!((at(&state, 0), state.phase), ("aurora-2".into(), Phase::Ferry { seat: ME }));
    luck(&mut state, "green 1");
    assert_eq!(state.turn, OTHER);
}

/// Safir gets two gems more for a delivery, after the doubling by the mouse.
#[test]
fn safir_gets_two_more_for_a_delivery() {
    let deliver = |mouse: bool| {
        let mut state = game(&["safir", "torrin", "velia"]); // Calidra to Umbrena: 9
        if mouse {
            give(&mut state, 0, "topolino-1");
        }
        place(&mut state, 0, "s66");
        play(&mut state, 0, "move s65");
        if mouse {
            play(&mut state, 0, "enter");
        }
        luck(&mut state, "green 1");
        if mouse {
            play(&mut state, 0, "use topolino-1");
            luck(&mut state, "green 6");
        }
        player(&state, 0).gems
    };
    assert_eq!((deliver(false), deliver(true)), (9 + 9 + 2, 9 + 18 + 2));
}

/// Torrin adds 1 to the first roll on the tower of a turn, with gems as usual.
#[test]
fn torrin_adds_one_to_the_first_roll() {
    let mut state = game(&["torrin", "safir", "velia"]);
    place(&mut state, 0, "s36");
    play(&mut state, 0, "climb 0");
    let events = luck(&mut state, "green 2");
    assert_eq!(events[1], EventView::Climbed { seat: ME, square: 1, needed: 3, gems: 0, total: 3 });
    let mut second = state.clone();
    play(&mut second, 0, "climb 1");
    let events = luck(&mut second, "green 2");
    assert_eq!(events[1], EventView::Fell { seat: ME, square: 2, needed: 4, gems: 1, total: 3 });
    play(&mut state, 0, "stop");
    until_turn_of(&mut state, 0);
    play(&mut state, 0, "climb 1");
    let events = luck(&mut state, "green 2");
    assert_eq!(
        events[1],
        EventView::Climbed { seat: ME, square: 2, needed: 4, gems: 1, total: 4 },
        "a new turn"
    );
}

/// Velia becomes invisible without gems and without a roll.
#[test]
fn velia_enters_free() {
    let mut state = game(&["velia", "torrin", "safir"]);
    gems(&mut state, 0, 0);
    place(&mut state, 0, "s34");
    let events = play(&mut state, 0, "move s25");
    assert!(events.contains(&EventView::Entered { seat: ME, city: City::Lunessa, gems: 0 }));
    assert_eq!(state.turn, OTHER);
}

/// Zefira may pay a gem and roll red or blue again, once a turn, before the face counts.
#[test]
fn zefira_rolls_again() {
    let start = || {
        let mut state = game(&["zefira", "torrin", "safir"]);
        place(&mut state, 0, "s13");
        state
    };
    let mut state = start();
    play(&mut state, 0, "move s20");
    luck(&mut state, "face sword");
    assert_eq!(legal(&state, 0), ["reroll", "pass"]);
    let mut standing = state.clone();
    play(&mut state, 0, "reroll");
    assert_eq!(player(&state, 0).gems, 9);
    luck(&mut state, "face two-gems");
    assert_eq!(
        (player(&state, 0).gems, state.turn),
        (13, OTHER),
        "the second roll stands; plain is her terrain"
    );
    play(&mut standing, 0, "pass");
    assert_eq!(standing.phase, Phase::Dragon { seat: ME });
    place(&mut state, 1, "s0"); // away from the cities
    until_turn_of(&mut state, 0);
    place(&mut state, 0, "s20");
    play(&mut state, 0, "move s11");
    luck(&mut state, "face blank");
    assert_eq!(legal(&state, 0), ["reroll", "pass"], "in every turn, and the blue one too");
    let mut poor = start();
    gems(&mut poor, 0, 0);
    play(&mut poor, 0, "move s20");
    luck(&mut poor, "face sword");
    assert_eq!(refused(&poor, 0, "reroll"), ("too-few-gems", Some(7)));
    assert_eq!(legal(&poor, 0), ["pass"], "asked all the same, so that nobody learns how many gems she has");
}

/// A table whose components give Safir another trait.
fn with_trait(can: Trait) -> State {
    let mut components = indaman::reconstruction::COMPONENTS;
    components.mages[Mage::Safir.index()].can = can;
    let options = Options { components: ComponentSet::new(components), ..Options::default() };
    game_with(&["safir", "torrin", "velia"], options)
}

/// Other components may have other numbers: a discount of one or two still rolls, and can make it free.
#[test]
fn a_smaller_discount_still_rolls() {
    for (gems, number, cost) in [(1, 2, 0), (1, 3, 1), (1, 6, 2), (2, 4, 0), (2, 5, 1)] {
        let mut state = with_trait(Trait::EntryDiscount { gems });
        place(&mut state, 0, "s4");
        play(&mut state, 0, "move s10");
        luck(&mut state, &format!("green {number}"));
        assert_eq!((player(&state, 0).gems, state.inside(ME)), (10 - cost, Some(City::Selvara)));
    }
}

/// Every character can be played through its own trait without breaking anything.
#[test]
fn all_ten_are_there() {
    let mages = Mage::ALL;
    assert_eq!(mages.len(), 10);
    for chunk in mages.chunks(5) {
        let names: Vec<String> = chunk.iter().map(ToString::to_string).collect();
        let state: State = game(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let mut legal = Vec::new();
        state.legal_actions(ME, &mut legal);
        assert!(legal.iter().all(|action| state.clone().apply(ME, action, &mut Ignore).is_ok()));
    }
}
