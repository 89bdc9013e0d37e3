//! Rulings 18 to 25: the pile, the ball, the card, the fists, and what the winner gets.

mod common;

use common::*;
use fabletop_core::{Game, Seat, SeatSet, Turn, Viewer};
use fabletop_testkit::Xoshiro256PlusPlus;
use indaman::components::ComponentSet;
use indaman::config::Options;
use indaman::creatures::{Bag, Creature, Name};
use indaman::mages::Trait;
use indaman::state::Phase;
use indaman::terrain::Terrain;
use indaman::{Chance, EventView, State};
use rand_core::SeedableRng;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn bag(cards: &[&str]) -> Bag {
    cards.iter().map(|card| word::<Creature>(card)).collect()
}

#[test]
fn ruling_18_an_empty_pile_is_no_encounter() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &[]);
    place(&mut state, 0, "s13");
    play(&mut state, 0, "move s20");
    let events = luck(&mut state, "face sword");
    assert_eq!(kinds(&events), ["cast", "nobody-there", "turn"]);
}

#[test]
fn ruling_19_the_ball_is_anybodys() {
    let mut state = game(&["safir", "torrin", "velia", "nerea"]);
    place(&mut state, 0, "s13");
    play(&mut state, 0, "move s20");
    luck(&mut state, "face sword");
    assert_eq!(state.phase, Phase::Dragon { seat: ME });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut balls = [0; 4];
    for _ in 0..4_000 {
        let Chance::Ball { seat } = state.sample_chance(&mut rng) else { panic!("a ball") };
        balls[seat.index()] += 1;
    }
    assert!(balls.iter().all(|&count| (900..1_100).contains(&count)), "{balls:?}");
    assert!(!possible(&state, "ball 4"));
}

#[test]
fn ruling_19_the_own_ball_only_looks() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["drago", "white"]);
    let before = state.players;
    let events = meet(&mut state, 0);
    assert_eq!(kinds(&events), ["ball", "looked", "turn"]);
    assert_eq!(state.known.of(Viewer::Seat(ME), Terrain::Plain), bag(&["drago", "white"]));
    assert_eq!(state.known.of(Viewer::Seat(OTHER), Terrain::Plain), Bag::EMPTY);
    assert_eq!(
        before.map(|player| (player.gems, player.ladder)),
        state.players.map(|player| (player.gems, player.ladder))
    );
}

#[test]
fn ruling_20_a_creature_is_called_by_its_name_a_white_card_anything() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["briganti-gemme", "drago", "white"]);
    meet(&mut state, 1);
    let mut expected = vec!["pick briganti-gemme as briganti".to_owned(), "pick drago as drago".to_owned()];
    expected.extend(Name::ALL.iter().map(|name| format!("pick white as {name}")));
    assert_eq!(legal(&state, 1), expected);
    assert_eq!(refused(&state, 1, "pick drago as maga"), ("wrong-name", Some(20)));
    assert_eq!(refused(&state, 1, "pick strega as strega"), ("not-in-pile", Some(20)));
    play(&mut state, 1, "pick white as gorgo-nero");
    let shown = |viewer| state.view(viewer).fight.expect("a fight");
    assert_eq!(
        (shown(Viewer::Seat(OTHER)).card, shown(Viewer::Seat(ME)).card),
        (Some(Creature::White), None)
    );
    assert_eq!(shown(Viewer::Spectator).name, Name::GorgoNero);
}

#[test]
fn ruling_20_with_free_lying_every_name_goes() {
    let mut state = game_with(&PLAIN, Options { free_lying: true, ..Options::default() });
    pile(&mut state, "plain", &["drago", "white"]);
    meet(&mut state, 1);
    assert_eq!(legal(&state, 1).len(), 24);
    play(&mut state, 1, "pick drago as folletto");
    play(&mut state, 0, "bid 0");
    play(&mut state, 1, "bid 1");
    assert_eq!(state.phase, Phase::Reborn { seat: ME }, "it was the dragon");
}

#[test]
fn ruling_21_bids_are_secret_and_at_most_what_one_has() {
    let mut state = game(&PLAIN);
    gems(&mut state, 0, 3);
    pile(&mut state, "plain", &["drago"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick drago as drago");
    assert_eq!(state.turn(), Turn::Seats([ME, OTHER].into_iter().collect()));
    assert_eq!(legal(&state, 0), ["bid 0", "bid 1", "bid 2", "bid 3"]);
    assert_eq!(refused(&state, 0, "bid 4"), ("too-few-gems", Some(21)));
    play(&mut state, 0, "bid 2");
    assert_eq!(refused(&state, 0, "bid 1"), ("already-chosen", Some(21)));
    assert_eq!(refused(&state, 1, "reconsider"), ("nothing-to-reconsider", Some(21)));
    assert_eq!(state.view(Viewer::Seat(OTHER)).fight.expect("a fight").travellers_gems, None);
    assert_eq!(
        (state.may_reconsider(), legal(&state, 0)),
        (SeatSet::only(ME), vec!["reconsider".to_owned()])
    );
    play(&mut state, 0, "reconsider");
    play(&mut state, 0, "bid 3");
    let events = play(&mut state, 1, "bid 2");
    assert_eq!(kinds(&events)[..2], ["chose", "opened"]);
}

#[test]
fn ruling_21_more_gems_win_and_a_tie_is_the_creatures() {
    for (mine, theirs, wins) in [(3, 2, true), (2, 3, false), (2, 2, false), (0, 0, false), (1, 0, true)] {
        let mut state = game(&PLAIN);
        let events = fight(&mut state, "fata", mine, theirs);
        let winner = if wins { ME } else { OTHER };
        assert!(
            events
                .iter()
                .any(|event| matches!(event, EventView::Opened { winner: who, .. } if *who == winner))
        );
        assert_eq!(player(&state, 0).held.is_none(), wins);
    }
}

#[test]
fn ruling_22_the_winners_gems_go_to_the_bank_the_losers_to_the_winner() {
    let mut state = game(&PLAIN);
    fight(&mut state, "folletto", 4, 3);
    assert_eq!((player(&state, 0).gems, player(&state, 1).gems, state.bank), (10 - 4 + 3, 7, 124));
    let mut state = game(&PLAIN);
    fight(&mut state, "folletto", 4, 6);
    assert_eq!((player(&state, 0).gems, player(&state, 1).gems, state.bank), (6, 10 - 6 + 4, 126));
    assert_eq!(all_gems(&state), 150);
}

#[test]
fn ruling_22_the_card_is_opened_for_all() {
    let mut state = game(&PLAIN);
    let events = fight(&mut state, "folletto", 0, 0);
    let opened = |event: &&EventView| matches!(event, EventView::Opened { creature: Creature::Folletto, .. });
    assert!(events.iter().any(|event| opened(&event)));
    for viewer in Viewer::all(3) {
        assert!(state.known.of(viewer, Terrain::Plain).contains(Creature::Folletto), "{viewer} has seen it");
    }
}

#[test]
fn ruling_23_the_ladder_goes_up_even_by_a_white_card_which_has_no_fate() {
    let mut state = game(&PLAIN);
    let before = state.players[0];
    lose_to(&mut state, "white");
    assert_eq!((player(&state, 1).ladder, state.turn), (1, OTHER));
    assert_eq!(player(&state, 0).gems, before.gems);
    assert_eq!((player(&state, 0).held, state.controls.len()), (None, 0));
    assert!(state.piles[Terrain::Plain.index()].contains(Creature::White), "it returns to its pile");
}

#[test]
fn ruling_23_never_beyond_the_last_square_below_the_top() {
    let mut state = game(&PLAIN);
    state.players[1].ladder = 8;
    lose_to(&mut state, "white");
    assert_eq!(player(&state, 1).ladder, 9, "of ten squares, the last is the top");
    let mut state = game(&PLAIN);
    state.players[1].ladder = 9;
    lose_to(&mut state, "white");
    assert_eq!(player(&state, 1).ladder, 9);
}

#[test]
fn ruling_24_a_beaten_creature_is_kept_and_lets_one_wish() {
    let mut state = game(&PLAIN);
    fight(&mut state, "giullare", 2, 1);
    assert_eq!(player(&state, 0).kept, bag(&["giullare"]));
    assert_eq!(state.piles[Terrain::Plain.index()], bag(&["folletto"]));
    assert_eq!(legal(&state, 0), ["wish aurora", "wish ambrata", "wish asperia", "pass"]);
    let mut staying = state.clone();
    play(&mut state, 0, "wish ambrata");
    assert_eq!((at(&state, 0), state.turn), ("ambrata".into(), OTHER), "the turn is over");
    play(&mut staying, 0, "pass");
    assert_eq!((at(&staying, 0), staying.turn), ("s20".into(), OTHER), "either way");
}

#[test]
fn ruling_24_a_beaten_white_card_returns_to_the_pile() {
    let mut state = game(&PLAIN);
    let events = fight(&mut state, "white", 2, 1);
    assert!(kinds(&events).contains(&"bluffed".to_owned()));
    assert_eq!((player(&state, 0).kept, state.turn), (Bag::EMPTY, OTHER), "nothing to wish for");
    assert_eq!(state.piles[Terrain::Plain.index()], bag(&["folletto", "white"]));
    assert_eq!(player(&state, 1).ladder, 0);
}

fn with_arion(mages: &[&str]) -> State {
    let mut state = game(mages);
    pile(&mut state, "plain", &["fata", "white"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick fata as fata");
    state
}

#[test]
fn ruling_25_the_opponents_gems_then_the_guess_then_the_own() {
    let mut state = with_arion(&["arion", "torrin", "velia"]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(OTHER)), "the opponent first");
    play(&mut state, 1, "bid 3");
    assert_eq!((state.phase, state.may_reconsider()), (Phase::Guess { seat: ME }, SeatSet::EMPTY));
    assert_eq!(legal(&state, 0).len(), 22, "the others have 20 gems in all; or no guess");
    assert_eq!(refused(&state, 0, "guess 21"), ("too-few-gems", Some(25)));
    let events = play(&mut state, 0, "guess 3");
    assert_eq!(events, [EventView::Guessed { seat: ME, gems: 3, right: true }]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(ME)));
    play(&mut state, 0, "bid 4");
    assert_eq!(state.phase, Phase::Wish { seat: ME });
}

#[test]
fn ruling_25_arion_guesses_as_the_creature_too() {
    let mut state = with_arion(&["torrin", "arion", "velia"]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(ME)), "the traveller first");
    play(&mut state, 0, "bid 2");
    let events = play(&mut state, 1, "guess 5");
    assert_eq!(events, [EventView::Guessed { seat: OTHER, gems: 5, right: false }]);
    play(&mut state, 1, "bid 2");
    assert!(player(&state, 0).held.is_some(), "a tie is the creature's");
}

#[test]
fn ruling_25_if_both_could_guess_the_traveller_does() {
    let mut components = indaman::reconstruction::COMPONENTS;
    components.mages[indaman::mages::Mage::Torrin.index()].can = Trait::Guess;
    let options = Options { components: ComponentSet::new(components), ..Options::default() };
    let mut state = game_with(&["torrin", "arion", "velia"], options);
    pile(&mut state, "plain", &["fata"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick fata as fata");
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(OTHER)), "so the other bids first");
    play(&mut state, 1, "bid 1");
    assert_eq!(state.phase, Phase::Guess { seat: ME });
}

#[test]
fn ruling_25_the_staff_comes_after_the_bids_and_before_the_opening() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "bastone-1");
    fight(&mut state, "fata", 2, 3);
    assert_eq!(state.phase, Phase::Staff { seat: ME });
    assert_eq!(state.view(Viewer::Seat(ME)).fight.expect("a fight").players_gems, None, "not open yet");
    play(&mut state, 0, "use bastone-1");
    luck(&mut state, "green 6");
    assert_eq!(state.phase, Phase::Wish { seat: ME }, "four against three");
    assert_eq!((player(&state, 0).gems, player(&state, 1).gems), (10 - 2 + 3, 7), "real gems change hands");
}

#[test]
fn ruling_25_the_potion_comes_after_the_opening() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "pozione-1");
    lose_to(&mut state, "drago");
    assert_eq!(state.phase, Phase::Staff { seat: ME }, "the others do not know that it is no staff");
    assert_eq!(legal(&state, 0), ["go-on"]);
    play(&mut state, 0, "go-on");
    assert_eq!(state.phase, Phase::Potion { seat: ME });
    assert_eq!(player(&state, 1).ladder, 1, "the fight is lost all the same");
}
