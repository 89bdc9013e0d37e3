//! Rulings 26 to 33: what each creature does.

mod common;

use common::*;
use fabletop_core::{Seat, Viewer};
use indaman::EventView;
use indaman::creatures::{Bag, Creature};
use indaman::objects::ObjectSet;
use indaman::state::{Phase, Putting, State};
use indaman::terrain::Terrain;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Somebody with gems, objects, trophies and a ladder loses to a creature.
fn rich(creature: &str) -> State {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "sfera-1");
    give(&mut state, 0, "topolino-2");
    state.players[0].shown = state.players[0].objects; // so that nobody asks
    keep(&mut state, 0, "giullare");
    state.players[0].ladder = 5;
    lose_to(&mut state, creature);
    state
}

fn in_pile(state: &State, creature: Creature) -> bool {
    state.piles.iter().any(|pile| pile.contains(creature))
}

#[test]
fn ruling_26_basilisco_lets_its_player_choose() {
    let state = rich("basilisco");
    assert_eq!(state.phase, Phase::Basilisco { seat: OTHER });
    assert_eq!(legal(&state, 1), ["devour", "strip", "banish"]);

    let mut devoured = state.clone();
    play(&mut devoured, 1, "devour");
    assert!(matches!(devoured.phase, Phase::PutBack { seat: ME, creature: Creature::Giullare }));
    play(&mut devoured, 0, "put-back lake");
    assert_eq!(devoured.phase, Phase::Reborn { seat: ME });

    let mut stripped = state.clone();
    let events = play(&mut stripped, 1, "strip");
    assert_eq!(kinds(&events), ["doomed", "stripped", "turn"]);
    assert!(matches!(events[1], EventView::Stripped { seat: ME, gems: 10, .. }));
    assert_eq!((player(&stripped, 0).gems, player(&stripped, 0).objects), (0, ObjectSet::EMPTY));
    assert_eq!(player(&stripped, 0).kept.len(), 1, "kept creatures are not touched");
    assert_eq!((player(&stripped, 0).ladder, stripped.deck), (5, ObjectSet::ALL));

    let mut banished = state;
    play(&mut banished, 1, "banish");
    assert_eq!(banished.phase, Phase::Put { seat: OTHER, victim: ME, by: Putting::Basilisco });
    play(&mut banished, 1, "put s69");
    assert_eq!((at(&banished, 0), banished.turn), ("s69".into(), OTHER));
    assert!(in_pile(&banished, Creature::Basilisco));
}

#[test]
fn ruling_27_briganti_steal_a_random_object() {
    let mut state = rich("briganti-oggetti");
    assert_eq!(state.phase, Phase::Robbery { seat: ME });
    assert!(possible(&state, "steal sfera-1") && possible(&state, "steal topolino-2"));
    assert!(!possible(&state, "steal sfera-2"));
    luck(&mut state, "steal topolino-2");
    assert_eq!(player(&state, 0).objects, [word("sfera-1")].into_iter().collect());
    assert!(state.deck.contains(word("topolino-2")), "it goes to the deck");
    let mut poor = game(&PLAIN);
    let events = lose_to(&mut poor, "briganti-oggetti");
    assert!(events.contains(&EventView::Robbed { seat: ME, object: None }));
}

#[test]
fn ruling_27_briganti_steal_as_many_gems_as_are_rolled() {
    let mut state = rich("briganti-gemme");
    assert_eq!(state.phase, Phase::Ransom { seat: ME });
    luck(&mut state, "green 4");
    assert_eq!((player(&state, 0).gems, all_gems(&state)), (6, 150));
    let mut poor = game(&PLAIN);
    gems(&mut poor, 0, 2);
    lose_to(&mut poor, "briganti-gemme");
    let events = luck(&mut poor, "green 5");
    assert!(events.contains(&EventView::Ransomed { seat: ME, gems: 2 }), "at most what there is");
}

fn prisoner() -> State {
    let mut state = game(&PLAIN);
    lose_to(&mut state, "cavaliere-nero");
    assert_eq!(legal(&state, 1).len(), 8, "any city");
    assert_eq!(refused(&state, 1, "put s20"), ("not-a-city", Some(28)));
    play(&mut state, 1, "put s69");
    assert_eq!((at(&state, 0), player(&state, 0).held), ("s69".into(), Some(Creature::CavaliereNero)));
    assert!(!state.piles[Terrain::Plain.index()].contains(Creature::CavaliereNero), "it stays face up");
    until_turn_of(&mut state, 0);
    state
}

#[test]
fn ruling_28_a_prisoner_rolls_with_the_gems_declared_before() {
    let mut state = prisoner();
    assert_eq!(state.phase, Phase::Captive { seat: ME });
    assert_eq!(refused(&state, 0, "move s63"), ("held", Some(28)));
    assert_eq!(refused(&state, 0, "struggle 11"), ("too-few-gems", Some(28)));
    let mut failing = state.clone();
    play(&mut failing, 0, "struggle 2");
    let events = luck(&mut failing, "green 3");
    assert!(kinds(&events).contains(&"still-held".to_owned()));
    assert_eq!((player(&failing, 0).gems, failing.turn), (8, OTHER), "the gems are gone, the turn is over");
    play(&mut state, 0, "struggle 3");
    luck(&mut state, "green 3");
    assert_eq!((player(&state, 0).held, player(&state, 0).gems), (None, 7));
    assert_eq!(state.phase, Phase::PutBack { seat: ME, creature: Creature::CavaliereNero });
    play(&mut state, 0, "put-back desert");
    assert!(state.piles[Terrain::Desert.index()].contains(Creature::CavaliereNero), "a pile of choice");
    assert_eq!(state.phase, Phase::Act { seat: ME }, "the turn goes on");
    assert_eq!(legal(&state, 0)[0], "enter", "before the gate");
}

#[test]
fn ruling_28_a_six_frees_without_gems() {
    let mut state = prisoner();
    gems(&mut state, 0, 0);
    play(&mut state, 0, "struggle 0");
    luck(&mut state, "green 6");
    assert_eq!(player(&state, 0).held, None);
}

fn enchanted(creature: &str) -> State {
    let mut state = game(&PLAIN);
    lose_to(&mut state, creature);
    assert_eq!((player(&state, 0).held, at(&state, 0)), (Some(word(creature)), "s20".into()));
    until_turn_of(&mut state, 0);
    assert_eq!(state.phase, Phase::Dispel { seat: ME });
    state
}

#[test]
fn ruling_29_an_even_number_breaks_the_spell() {
    for creature in ["fata", "fata-gemma"] {
        let mut state = enchanted(creature);
        luck(&mut state, "green 2");
        assert_eq!((player(&state, 0).held, player(&state, 0).gems), (None, 10));
        play(&mut state, 0, "put-back lake");
        assert!(state.piles[Terrain::Lake.index()].contains(word(creature)));
        assert_eq!(state.phase, Phase::Act { seat: ME });
    }
}

#[test]
fn ruling_29_an_odd_one_does_not_and_may_cost_a_gem() {
    for (creature, lost) in [("fata", 0), ("fata-gemma", 1)] {
        let mut state = enchanted(creature);
        luck(&mut state, "green 5");
        assert_eq!((player(&state, 0).gems, state.turn), (10 - lost, OTHER));
        assert!(player(&state, 0).held.is_some());
    }
    let mut poor = enchanted("fata-gemma");
    gems(&mut poor, 0, 0);
    luck(&mut poor, "green 1");
    assert_eq!(player(&poor, 0).gems, 0);
}

#[test]
fn ruling_30_folletto_takes_the_ladder_down_by_one() {
    assert_eq!(player(&rich("folletto"), 0).ladder, 4);
    let mut state = game(&PLAIN);
    lose_to(&mut state, "folletto");
    assert_eq!(player(&state, 0).ladder, 0, "not below the base");
    assert!(in_pile(&state, Creature::Folletto));
}

#[test]
fn ruling_30_giullare_takes_it_to_the_base() {
    let mut state = game(&PLAIN);
    state.players[0].ladder = 5;
    lose_to(&mut state, "giullare");
    assert_eq!(player(&state, 0).ladder, 0);
    assert!(in_pile(&state, Creature::Giullare));
}

#[test]
fn ruling_30_drago_and_gorgo_nero_kill_on_any_terrain() {
    for creature in ["drago", "gorgo-nero"] {
        let mut state = game(&PLAIN);
        lose_to(&mut state, creature); // on the plain
        assert_eq!(state.phase, Phase::Reborn { seat: ME });
        assert!(in_pile(&state, word(creature)));
    }
}

fn controlled(creature: &str) -> State {
    let mut state = game(&PLAIN);
    lose_to(&mut state, creature);
    assert_eq!((state.controls.len(), state.controls[0].by), (1, OTHER));
    assert!(!state.piles[Terrain::Plain.index()].contains(word(creature)), "kept face up");
    until_turn_of(&mut state, 0);
    state
}

#[test]
fn ruling_31_maga_and_mago_direct_one_step_in_a_turn_of_choice() {
    for creature in ["maga", "mago"] {
        let mut state = controlled(creature);
        assert_eq!(state.phase, Phase::Control { seat: OTHER, victim: ME, creature: word(creature) });
        play(&mut state, 1, "pass");
        assert_eq!(state.phase, Phase::Act { seat: ME });
        idle(&mut state);
        until_turn_of(&mut state, 0);
        place(&mut state, 0, "s13");
        assert_eq!(refused(&state, 1, "direct s0"), ("not-adjacent", Some(31)));
        assert_eq!(refused(&state, 0, "move s29").0, "not-your-turn");
        play(&mut state, 1, "direct s29");
        play(&mut state, 1, "put-back forest");
        assert!(state.piles[Terrain::Forest.index()].contains(word(creature)) && state.controls.is_empty());
        assert!(matches!(state.phase, Phase::Step { seat: ME, .. }), "the roll is the victim's");
        assert_eq!(at(&state, 0), "s29");
    }
}

#[test]
fn ruling_31_payments_stay_the_victims() {
    let mut state = controlled("maga");
    place(&mut state, 0, "s4");
    play(&mut state, 1, "direct s10");
    play(&mut state, 1, "put-back forest");
    luck(&mut state, "green 6");
    assert_eq!((player(&state, 0).gems, state.inside(ME)), (7, Some(word("selvara"))));
}

#[test]
fn ruling_31_spettro_in_the_next_turn_or_lost() {
    let mut state = controlled("spettro");
    let mut used = state.clone();
    place(&mut used, 0, "s13");
    play(&mut used, 1, "direct s29");
    play(&mut used, 1, "put-back lake");
    assert!(used.controls.is_empty() && at(&used, 0) == "s29");
    play(&mut state, 1, "pass");
    play(&mut state, 1, "put-back lake");
    assert!(state.controls.is_empty() && state.phase == Phase::Act { seat: ME });
}

#[test]
fn ruling_31_not_at_a_gate_or_at_sea() {
    for away in ["s10", "aurora-2", "aurora"] {
        for (creature, left) in [("maga", 1), ("spettro", 0)] {
            let mut state = game(&PLAIN);
            lose_to(&mut state, creature);
            place(&mut state, 0, away);
            state.players[0].at_gate = away == "s10";
            until_end_of_turn_of_me(&mut state);
            assert_eq!(state.controls.len(), left, "{creature} at {away}");
        }
    }
}

/// Plays until seat 0 has had a turn in which nobody could direct it.
fn until_end_of_turn_of_me(state: &mut State) {
    while state.turn != ME {
        idle(state);
    }
    while state.turn == ME {
        assert!(!matches!(state.phase, Phase::Control { .. }));
        match state.phase {
            Phase::Act { .. } if player(state, 0).at_gate => drop(play(state, 0, "enter")),
            _ => idle(state),
        }
    }
}

#[test]
fn ruling_31_the_nearest_controller_goes_first() {
    let mut state = game(&["safir", "torrin", "velia", "nerea"]);
    control(&mut state, 3, 2, "mago");
    control(&mut state, 1, 2, "maga");
    place(&mut state, 2, "s13");
    until_turn_of(&mut state, 2);
    assert_eq!(state.phase, Phase::Control { seat: Seat(3), victim: Seat(2), creature: Creature::Mago });
    play(&mut state, 3, "pass");
    assert_eq!(state.phase, Phase::Control { seat: OTHER, victim: Seat(2), creature: Creature::Maga });
    play(&mut state, 1, "direct s29");
    play(&mut state, 1, "put-back lake");
    assert_eq!((state.controls.len(), at(&state, 2)), (1, "s29".into()), "the other waits");
}

#[test]
fn ruling_31_of_two_cards_of_one_player_the_spettro_is_asked_first() {
    let mut state = game(&PLAIN);
    control(&mut state, 1, 0, "maga");
    control(&mut state, 1, 0, "spettro");
    idle(&mut state);
    until_turn_of(&mut state, 0);
    assert_eq!(state.phase, Phase::Control { seat: OTHER, victim: ME, creature: Creature::Spettro });
    play(&mut state, 1, "pass");
    play(&mut state, 1, "put-back lake");
    assert_eq!(state.phase, Phase::Control { seat: OTHER, victim: ME, creature: Creature::Maga });
}

#[test]
fn ruling_31_a_spettro_is_lost_where_somebody_else_directs() {
    let mut state = game(&PLAIN);
    control(&mut state, 1, 0, "maga");
    control(&mut state, 2, 0, "spettro");
    idle(&mut state);
    until_turn_of(&mut state, 0);
    place(&mut state, 0, "s13");
    play(&mut state, 1, "direct s29");
    play(&mut state, 1, "put-back lake");
    let events = luck(&mut state, "face blank");
    let expired = EventView::Expired { seat: Seat(2), victim: ME, creature: Creature::Spettro };
    assert_eq!(events.last(), Some(&expired));
    play(&mut state, 2, "put-back lake");
    assert!(state.controls.is_empty() && state.turn == OTHER);
}

#[test]
fn ruling_31_not_while_the_mage_is_held_and_then_the_card_waits() {
    let mut state = game(&PLAIN);
    control(&mut state, 1, 0, "maga");
    hold(&mut state, 0, "fata");
    idle(&mut state);
    until_turn_of(&mut state, 0);
    assert_eq!((state.phase, state.controls[0].due), (Phase::Dispel { seat: ME }, true));
    let mut freed = state.clone();
    luck(&mut state, "green 1");
    assert_eq!((state.turn, state.controls[0].due), (OTHER, false), "not in turns of others");
    luck(&mut freed, "green 2");
    play(&mut freed, 0, "put-back lake");
    assert!(
        matches!(freed.phase, Phase::Control { seat: OTHER, .. }),
        "the turn goes on, with all there is to it"
    );
}

#[test]
fn ruling_32_strega_puts_a_mage_anywhere() {
    let state = {
        let mut state = game(&PLAIN);
        lose_to(&mut state, "strega");
        state
    };
    assert_eq!(legal(&state, 1).len(), 70 + 3 + 9, "land, islands and sea");
    assert_eq!(refused(&state, 1, "put s70"), ("no-such-place", Some(32)));
    for to in ["s31", "s10", "s36", "asperia", "ambrata-2"] {
        let mut state = state.clone();
        play(&mut state, 1, &format!("put {to}"));
        assert_eq!((at(&state, 0), state.turn), (to.into(), OTHER), "no roll there");
        assert_eq!(player(&state, 0).at_gate, to == "s10");
    }
    assert!(in_pile(&state, Creature::Strega));
}

#[test]
fn ruling_33_prisoners_and_the_enchanted_play_creatures() {
    let mut state = prisoner();
    play(&mut state, 0, "struggle 0");
    luck(&mut state, "green 1");
    place(&mut state, 1, "s13");
    pile(&mut state, "plain", &["folletto"]);
    play(&mut state, 1, "move s20");
    luck(&mut state, "face sword");
    luck(&mut state, "ball 0");
    play(&mut state, 0, "pick folletto as folletto");
    assert!(player(&state, 0).held.is_some());
}

#[test]
fn what_was_seen_of_a_pile_is_remembered_until_it_can_no_longer_be_true() {
    let me = Viewer::Seat(ME);
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["drago", "fata", "white"]);
    meet(&mut state, 0); // the own ball
    let known = |state: &State, viewer| state.known.of(viewer, Terrain::Plain);
    let all: Bag = ["drago", "fata", "white"].map(|card| word::<Creature>(card)).into_iter().collect();
    assert_eq!(known(&state, me), all);
    until_turn_of(&mut state, 0);
    meet(&mut state, 1);
    play(&mut state, 1, "pick fata as fata");
    assert_eq!(known(&state, me), all, "it may be the white one, and comes back then");
    play(&mut state, 0, "bid 2");
    play(&mut state, 1, "bid 1");
    assert_eq!(
        known(&state, me),
        ["drago", "white"].map(|card| word::<Creature>(card)).into_iter().collect()
    );
    assert_eq!(known(&state, Viewer::Seat(Seat(2))), Bag::EMPTY, "whoever has not looked knows nothing else");
}
