//! Rulings 8 to 13: opening a portal, one inside another, the row and the stock.

mod common;

use common::*;
use fabletop_core::{Game, Seat, Viewer};
use via_magica::EventView;
use via_magica::animus::Token;
use via_magica::cards::Pile;
use via_magica::rewards::Reward;
use via_magica::state::{Opening, Phase, State, Step, Why};

const SEAT: Seat = Seat(0);

#[test]
fn ruling_08_six_steps() {
    let mut state = first_game(&[[21, 1, 2], [6, 7, 8]]);
    give_opened(&mut state, 0, &[22, 23]);
    fill(&mut state, 0, 21, "AE");
    let events = round(&mut state, Token::Air, "place air on 21");
    assert_eq!(
        events[3..],
        [
            EventView::Opened { seat: SEAT, portal: portal(21), crystals: 3 },
            EventView::Gained { seat: SEAT, crystals: 1 },
            EventView::Achieved { seat: SEAT, portal: portal(21), number: 3 },
        ]
    );
    assert_eq!((state.phase, zone(&state, 0).reserve), (Phase::Take { seat: SEAT }, 8));
    assert_eq!(legal(&state, 0), ["take 24", "take 25", "take 26", "take 27", "take 28"]);
    assert_eq!(refused(&state, 0, "take 33"), ("not-in-row", Some(8)));
    assert_eq!(refused(&state, 0, "pass"), ("wrong-moment", Some(8)));
    assert_eq!(refused(&state, 1, "take 24"), ("not-your-turn", None));
    let events = play(&mut state, 0, "take 26");
    assert_eq!(events, [EventView::Took { seat: SEAT, portal: portal(26) }]);
    assert_eq!(state.row.to_vec(), portals(&[24, 25, 27, 28]));
    assert_eq!((opened(&state, 0), working(&state, 0)), (vec![22, 23, 21], vec![1, 2, 26]));
    let events = refill(&mut state, 29);
    assert_eq!(
        events,
        [
            EventView::Refilled { portal: portal(29) },
            EventView::Rewarded { seat: SEAT, reward: Reward::Yellow },
        ]
    );
    assert_eq!(state.row.to_vec(), portals(&[24, 25, 29, 27, 28]), "in the place of the taken one");
    assert_eq!(state.phase, Phase::Claim { seat: SEAT, reward: Reward::Three });
    play(&mut state, 0, "claim");
    assert_eq!((state.phase, state.chain.len()), (Phase::Catch, 0));
}

#[test]
fn ruling_09_a_portal_completed_by_an_effect_is_opened_inside_it() {
    let mut state = first_game(&[[13, 33, 1], [6, 7, 8]]);
    fill(&mut state, 0, 13, "AWE");
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Fire, "place fire on 13");
    assert_eq!(state.phase, Phase::Put { seat: SEAT, animus: None, left: 1 });
    let events = play(&mut state, 0, "put air on 33");
    assert_eq!(kinds(&events), ["put", "opened", "achieved"]);
    let chain = state.view(Viewer::Spectator).opening.expect("an opening").chain;
    assert_eq!(
        chain,
        [
            Opening { portal: portal(13), step: Step::Effect, takes: 1 },
            Opening { portal: portal(33), step: Step::Take, takes: 1 },
        ]
    );
    play(&mut state, 0, "take 24");
    let events = refill(&mut state, 29);
    assert_eq!(kinds(&events), ["refilled", "achieved"], "all six steps, then those of the outer one");
    assert_eq!(opened(&state, 0), [33, 13]);
    play(&mut state, 0, "take 25");
    refill(&mut state, 30);
    assert_eq!(state.phase, Phase::Claim { seat: SEAT, reward: Reward::Two });
}

/// Portal 18 puts two crystals anywhere; portals 33 and 10 lack an air each.
fn two_completed_together() -> State {
    let mut state = first_game(&[[18, 33, 10], [6, 7, 8]]);
    give_portal(&mut state, 0, 1);
    give_crystals(&mut state, 0, 3);
    fill(&mut state, 0, 18, "AWLF");
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 0, 10, "AE");
    round(&mut state, Token::Shadow, "place shadow on 18");
    state
}

#[test]
fn ruling_10_the_whole_effect_comes_first() {
    let mut state = two_completed_together();
    let events = play(&mut state, 0, "put air on 33");
    assert_eq!(kinds(&events), ["put"], "the second crystal comes before the completed portal");
    assert_eq!(state.phase, Phase::Put { seat: SEAT, animus: None, left: 1 });
}

#[test]
fn ruling_10_the_owner_says_which_of_two_is_first() {
    let mut state = two_completed_together();
    play(&mut state, 0, "put air on 33");
    play(&mut state, 0, "put air on 10");
    assert_eq!(state.phase, Phase::Open { seat: SEAT, why: Why::Completed });
    assert_eq!(legal(&state, 0), ["open 10", "open 33"]);
    assert_eq!(refused(&state, 0, "open 1"), ("not-completed", Some(10)));
    assert_eq!(refused(&state, 0, "open 6"), ("not-your-portal", Some(10)));
    assert_eq!(refused(&state, 0, "done"), ("wrong-moment", Some(10)));
    play(&mut state, 0, "open 33");
    take_first(&mut state);
    assert_eq!(opened(&state, 0), [33, 10, 18], "the other one follows by itself");
}

/// Portal 18 completes 19 and 33; 19 puts two airs, which complete 21. Depth first: 21 is opened inside 19,
/// while 33 waits.
#[test]
fn ruling_09_and_10_what_waits_comes_after_what_an_effect_completes() {
    let mut state = first_game(&[[18, 33, 19], [6, 7, 8]]);
    give_portal(&mut state, 0, 21);
    give_crystals(&mut state, 0, 3);
    fill(&mut state, 0, 18, "AWLF");
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 0, 19, "AAL");
    fill(&mut state, 0, 21, "E");
    round(&mut state, Token::Shadow, "place shadow on 18");
    play(&mut state, 0, "put air on 33");
    play(&mut state, 0, "put air on 19");
    let events = play(&mut state, 0, "open 19");
    assert_eq!(kinds(&events), ["opened", "put", "put", "opened", "gained", "achieved"]);
    take_first(&mut state);
    assert_eq!(opened(&state, 0), [21, 19, 33, 18]);
}

#[test]
fn ruling_10_crystals_of_a_portal_that_waits_stay() {
    let mut state = first_game(&[[18, 33, 23], [6, 7, 8]]);
    give_portal(&mut state, 0, 1);
    give_crystals(&mut state, 0, 3);
    fill(&mut state, 0, 18, "AWLF");
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 0, 23, "AWE");
    fill(&mut state, 0, 1, "A");
    round(&mut state, Token::Shadow, "place shadow on 18");
    play(&mut state, 0, "put air on 33");
    play(&mut state, 0, "put fire on 23");
    play(&mut state, 0, "open 23");
    assert_eq!(state.phase, Phase::Rearrange { seat: SEAT });
    let moves = ["done", "move 1 air to 1 water", "move 1 air to 1 earth", "move 1 air to 1 life"];
    assert_eq!(legal(&state, 0), moves);
    assert_eq!(refused(&state, 0, "move 33 air to 1 life"), ("already-moved", Some(16)));
}

/// Seat 0 is about to open portal 33 and has 25 and 1 to work on, 24 and 26 open.
fn with_row(row: [u8; 5]) -> State {
    let mut state = first_game_with_row(&[[33, 25, 1], [6, 7, 8]], row);
    give_opened(&mut state, 0, &[24, 26]);
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Air, "place air on 33");
    state
}

#[test]
fn ruling_11_nobody_has_two_equal_portals() {
    let state = with_row([33, 24, 25, 29, 30]);
    assert_eq!(legal(&state, 0), ["take 29", "take 30"]);
    for (number, why) in [(33, "being opened"), (24, "open"), (25, "worked on")] {
        assert_eq!(refused(&state, 0, &format!("take {number}")), ("second-copy", Some(11)), "{why}");
    }
}

#[test]
fn ruling_11_a_single_portal_is_taken_without_asking() {
    let state = with_row([33, 24, 29, 25, 29]);
    assert_eq!((working(&state, 0), state.phase), (vec![1, 25, 29], Phase::Refill { seat: SEAT, gap: 2 }));
    assert_eq!(state.row.to_vec(), portals(&[33, 24, 25, 29]));
}

#[test]
fn ruling_11_if_every_portal_is_forbidden_none_is_taken() {
    let mut state = with_row([33, 24, 25, 26, 1]);
    assert_eq!(working(&state, 0), [1, 25]);
    assert_eq!(state.row.to_vec(), portals(&[33, 24, 25, 26, 1]), "nothing was taken, nothing is refilled");
    assert_eq!(state.phase, Phase::Claim { seat: SEAT, reward: Reward::Three }, "the other steps follow");
    let events = play(&mut state, 0, "decline");
    assert_eq!(kinds(&events), ["declined"]);
}

#[test]
fn ruling_12_discards_become_the_stock() {
    let mut state = first_game(&[[33, 1, 2], [6, 7, 8]]);
    state.discards = std::mem::replace(&mut state.stock, Pile::EMPTY);
    let cards = state.discards;
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Air, "place air on 33");
    let events = play(&mut state, 0, "take 24");
    assert_eq!(events[1..], [EventView::Reshuffled { count: cards.len() as u8 }]);
    assert_eq!((state.stock, state.discards), (cards, Pile::EMPTY));
    refill(&mut state, 29);
    assert_eq!(state.row.len(), 5);
}

#[test]
fn ruling_12_without_discards_the_row_shrinks() {
    let zones = [[33, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14], [15, 16, 17]];
    let mut state = first_game(&zones);
    // All cards that are left are open somewhere; six open portals each would not be enough.
    for portal in state.stock.iter() {
        let lacks = |seat: &Seat| !state.owned(*seat).contains(portal) && opened(&state, seat.0).len() < 13;
        let seat = Seat::all(6).rev().find(lacks).expect("somebody without it");
        give_opened(&mut state, seat.0, &[portal.number()]);
    }
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Air, "place air on 33");
    let taken = legal(&state, 0)[0].clone();
    let events = play(&mut state, 0, &taken);
    assert_eq!(kinds(&events)[..2], ["took", "row-shrank"]);
    assert_eq!(state.row.len(), 4);
}

#[test]
fn ruling_13_all_steps_after_the_seventh_portal() {
    let mut state = first_game(&[[13, 33, 1], [6, 7, 8]]);
    give_opened(&mut state, 0, &[24, 25, 28, 29, 35, 36]);
    fill(&mut state, 0, 13, "AWE");
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Fire, "place fire on 13");
    play(&mut state, 0, "put air on 33");
    assert_eq!((opened(&state, 0).len(), state.phase), (7, Phase::Take { seat: SEAT }));
    let events = play(&mut state, 0, "take 26");
    assert_eq!(kinds(&events), ["took"]);
    let events = refill(&mut state, 30);
    assert_eq!(kinds(&events), ["refilled", "rewarded", "achieved"], "three purple ones, then the eighth");
    assert_eq!((opened(&state, 0).len(), state.phase), (8, Phase::Take { seat: SEAT }));
    play(&mut state, 0, "take 27");
    let events = refill(&mut state, 31);
    assert_eq!(kinds(&events), ["refilled", "ended"]);
    assert_eq!(state.phase, Phase::Over);
}
