//! Rulings 14 to 19: what portals do.

mod common;

use common::*;
use fabletop_core::{Game, Ignore, Seat, Viewer};
use std::collections::BTreeSet;
use via_magica::animus::{Animus, Token};
use via_magica::portals::{Colour, Portal};
use via_magica::rewards::{Reward, RewardSet};
use via_magica::scoring::{Line, lines};
use via_magica::state::{Phase, State, Why};
use via_magica::{Action, EventView};

const SEAT: Seat = Seat(0);

#[test]
fn ruling_14_crystals_go_on_empty_fields_of_that_animus() {
    let mut state = first_game(&[[16, 2, 4], [6, 7, 8]]); // 16: two crystals on earth
    fill(&mut state, 0, 16, "EEE");
    fill(&mut state, 0, 4, "E");
    round(&mut state, Token::Life, "place life on 16");
    assert_eq!(state.phase, Phase::Put { seat: SEAT, animus: Some(Animus::Earth), left: 2 });
    assert_eq!(legal(&state, 0), ["put earth on 2", "put earth on 4"], "never on the portal being opened");
    assert_eq!(refused(&state, 0, "put earth on 16"), ("not-your-portal", Some(14)));
    assert_eq!(refused(&state, 0, "put life on 2"), ("other-animus", Some(14)));
    assert_eq!(refused(&state, 0, "put water on 2"), ("no-empty-field", Some(14)));
    assert_eq!(refused(&state, 0, "done"), ("wrong-moment", Some(14)), "compulsory");
    play(&mut state, 0, "put earth on 4");
    assert_eq!(filled(&state, 0, 4), "EE");
    assert_eq!(filled(&state, 0, 2), "E", "one place is left, nobody is asked");
    assert_eq!((zone(&state, 0).reserve, state.phase), (4, Phase::Take { seat: SEAT }));
}

#[test]
fn ruling_14_as_many_as_possible() {
    let mut state = first_game(&[[15, 3, 5], [6, 7, 8]]); // 15: two crystals on shadow; one field is there
    fill(&mut state, 0, 15, "AAW");
    let events = round(&mut state, Token::Shadow, "place shadow on 15");
    assert_eq!(kinds(&events)[3..], ["opened", "put", "achieved"]);
    assert_eq!(filled(&state, 0, 3), "S");
    let mut state = first_game(&[[15, 4, 5], [6, 7, 8]]); // none
    fill(&mut state, 0, 15, "AAW");
    let events = round(&mut state, Token::Shadow, "place shadow on 15");
    assert_eq!(kinds(&events)[3..], ["opened", "achieved"]);
}

#[test]
fn ruling_14_anywhere() {
    let mut state = first_game(&[[13, 33, 9], [6, 7, 8]]);
    fill(&mut state, 0, 13, "AWE");
    round(&mut state, Token::Fire, "place fire on 13");
    assert_eq!(legal(&state, 0), ["put water on 9", "put earth on 9", "put air on 33", "put water on 33"]);
}

#[test]
fn ruling_14_returned_crystals_can_be_put_down() {
    let mut state = first_game(&[[19, 1, 2], [6, 7, 8]]);
    fill(&mut state, 0, 19, "AAL");
    fill(&mut state, 0, 1, "WWEL");
    assert_eq!(zone(&state, 0).reserve, 0);
    round(&mut state, Token::Air, "place air on 19 from 1 life");
    play(&mut state, 0, "put air on 1");
    play(&mut state, 0, "put air on 2");
    assert_eq!((filled(&state, 0, 1), filled(&state, 0, 2)), ("AWWE".into(), "A".into()));
    assert_eq!(zone(&state, 0).reserve, 2);
}

#[test]
fn ruling_15_gained_crystals_are_kept() {
    for (number, fields, gain) in [(21, "AE", 1), (22, "AWE", 2)] {
        let mut state = first_game(&[[number, 1, 2], [6, 7, 8]]);
        fill(&mut state, 0, number, fields);
        let events = round(&mut state, Token::Air, &format!("place air on {number}"));
        assert!(events.contains(&EventView::Gained { seat: SEAT, crystals: gain }));
        take_first(&mut state);
        assert_eq!((zone(&state, 0).crystals(), zone(&state, 0).reserve), (usize::from(7 + gain), 7 + gain));
        assert_eq!(state.view(Viewer::Spectator).seats[0].crystals, 7 + gain);
    }
}

/// Seat 0 opens 23 and moves crystals: an air lies on 10, a water and an earth on 9.
fn rearranging() -> State {
    let mut state = first_game(&[[23, 10, 9], [6, 7, 8]]);
    fill(&mut state, 0, 23, "AWE");
    fill(&mut state, 0, 10, "A");
    fill(&mut state, 0, 9, "WE");
    round(&mut state, Token::Fire, "place fire on 23");
    assert_eq!(state.phase, Phase::Rearrange { seat: SEAT });
    state
}

#[test]
fn ruling_16_crystals_move_to_empty_fields_and_not_to_the_reserve() {
    let mut state = rearranging();
    let reserve = zone(&state, 0).reserve;
    let expected = [
        "done",
        "move 9 water to 10 air",
        "move 9 water to 10 earth",
        "move 9 earth to 9 water",
        "move 9 earth to 10 air",
        "move 9 earth to 10 earth",
        "move 10 air to 9 water",
        "move 10 air to 10 earth",
    ];
    assert_eq!(legal(&state, 0), expected);
    assert_eq!(refused(&state, 0, "move 9 water to 9 water"), ("same-place", Some(16)));
    assert_eq!(refused(&state, 0, "move 9 water to 9 earth"), ("no-empty-field", Some(16)));
    assert_eq!(refused(&state, 0, "move 10 earth to 9 water"), ("no-crystal", Some(16)));
    assert_eq!(refused(&state, 0, "move 9 water to 23 air"), ("not-your-portal", Some(16)));
    assert_eq!(refused(&state, 0, "pass"), ("wrong-moment", Some(16)));
    play(&mut state, 0, "move 9 water to 10 air");
    assert_eq!(refused(&state, 0, "move 9 water to 10 earth"), ("no-crystal", Some(16)));
    play(&mut state, 0, "move 10 air to 9 water"); // the one that lay there before
    assert_eq!(refused(&state, 0, "move 10 air to 10 earth"), ("already-moved", Some(16)));
    let events = play(&mut state, 0, "move 9 earth to 10 earth");
    assert_eq!(kinds(&events), ["moved", "rearranged", "achieved"], "nothing is left to move");
    assert_eq!((filled(&state, 0, 10), filled(&state, 0, 9)), ("AE".into(), "W".into()));
    assert_eq!(zone(&state, 0).reserve, reserve);
}

#[test]
fn ruling_16_any_number_also_none() {
    let mut state = rearranging();
    let events = play(&mut state, 0, "done");
    assert_eq!(kinds(&events), ["rearranged", "achieved"]);
    assert_eq!((filled(&state, 0, 10), filled(&state, 0, 9)), ("A".into(), "WE".into()));
}

#[test]
fn ruling_16_completed_portals_open_when_all_is_moved() {
    let mut state = rearranging();
    play(&mut state, 0, "move 9 water to 10 air");
    let events = play(&mut state, 0, "move 9 earth to 10 earth");
    assert_eq!(kinds(&events), ["moved"], "10 is complete, and a crystal of it may still be moved");
    let mut done = state.clone();
    play(&mut done, 0, "done");
    take_first(&mut done);
    assert_eq!(opened(&done, 0), [10, 23]);
    play(&mut state, 0, "move 10 air to 9 earth");
    take_first(&mut state);
    assert_eq!(opened(&state, 0), [23]);
}

/// Three crystals on two air fields, two water fields and two single earth fields: ten ways, by hand
/// 2+1+0+0, 2+0+1+0, 2+0+0+1, 1+1+1+0, 1+1+0+1, 1+0+2+0, 1+0+1+1, 0+1+2+0, 0+1+1+1, 0+0+2+1.
#[test]
fn ruling_16_every_arrangement_can_be_reached() {
    let mut reached = BTreeSet::new();
    let mut open = vec![rearranging()];
    while let Some(state) = open.pop() {
        if state.phase != (Phase::Rearrange { seat: SEAT }) {
            continue;
        }
        let slots = zone(&state, 0).portals.iter();
        reached.insert(slots.map(|slot| slot.filled.to_string()).collect::<Vec<_>>().join("|"));
        let mut legal = Vec::new();
        state.legal_actions(SEAT, &mut legal);
        for action in legal.into_iter().filter(|action| *action != Action::Done) {
            let mut next = state.clone();
            next.apply(SEAT, &action, &mut Ignore).expect("it is legal");
            reached.insert(arrangement(&next));
            open.push(next);
        }
    }
    reached.retain(|way| !way.contains("23"));
    assert_eq!(reached.len(), 10, "{reached:?}");
}

/// How crystals lie; with a mark once a portal was opened, which empties it.
fn arrangement(state: &State) -> String {
    let slots = zone(state, 0).portals.iter().map(|slot| slot.filled.to_string());
    let way = slots.collect::<Vec<_>>().join("|");
    if zone(state, 0).portals.len() == 2 && state.chain.len() == 1 { way } else { format!("{way} 23") }
}

#[test]
fn ruling_17_two_new_portals_with_a_refill_between() {
    let mut state = first_game(&[[14, 1, 2], [6, 7, 8]]);
    fill(&mut state, 0, 14, "AWWE");
    round(&mut state, Token::Life, "place life on 14");
    play(&mut state, 0, "take 24");
    refill(&mut state, 33);
    assert_eq!(state.phase, Phase::Take { seat: SEAT });
    assert!(legal(&state, 0).contains(&"take 33".into()), "the row was filled up");
    play(&mut state, 0, "take 33");
    refill(&mut state, 29);
    assert_eq!((working(&state, 0), state.phase), (vec![1, 2, 24, 33], Phase::Catch));
    // From then on there are four: the next opening replaces one.
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Air, "place air on 33");
    take_first(&mut state);
    assert_eq!(working(&state, 0).len(), 4);
}

/// Portal 12 opens another; seat 0 lacks one shadow of it.
fn about_to_open_another(others: [u8; 2]) -> State {
    let mut state = first_game(&[[12, others[0], others[1]], [6, 7, 8]]);
    fill(&mut state, 0, 12, "FFFS");
    state
}

#[test]
fn ruling_18_any_other_portal_is_opened_whatever_lies_on_it() {
    let mut state = about_to_open_another([22, 35]);
    fill(&mut state, 0, 22, "AW");
    round(&mut state, Token::Shadow, "place shadow on 12");
    assert_eq!(state.phase, Phase::Open { seat: SEAT, why: Why::Another });
    assert_eq!(legal(&state, 0), ["open 22", "open 35"], "compulsory");
    assert_eq!(refused(&state, 0, "open 12"), ("not-your-portal", Some(18)));
    assert_eq!(refused(&state, 0, "done"), ("wrong-moment", Some(18)));
    let events = play(&mut state, 0, "open 22");
    assert_eq!(
        events[..2],
        [
            EventView::Opened { seat: SEAT, portal: portal(22), crystals: 2 },
            EventView::Gained { seat: SEAT, crystals: 2 },
        ],
        "crystals return, the effect works"
    );
    take_first(&mut state);
    assert_eq!((opened(&state, 0), zone(&state, 0).reserve), (vec![22, 12], 9));
}

#[test]
fn ruling_18_a_single_other_portal_is_opened_without_asking() {
    let mut state = about_to_open_another([22, 35]);
    let slot = state.zones[0].portals.pop().expect("35");
    state.stock.insert(slot.portal);
    let events = round(&mut state, Token::Shadow, "place shadow on 12");
    assert_eq!(kinds(&events)[3..], ["opened", "opened", "gained", "achieved"]);
    let mut state = about_to_open_another([22, 35]);
    let slots: Vec<_> = state.zones[0].portals.drain(1..).collect();
    slots.iter().for_each(|slot| assert!(state.stock.insert(slot.portal)));
    let events = round(&mut state, Token::Shadow, "place shadow on 12");
    assert_eq!(kinds(&events)[3..], ["opened", "achieved"], "without another there is nothing to open");
}

fn points(opened: &[u8], rewards: &[Reward]) -> i32 {
    let opened: Vec<Portal> = portals(opened);
    lines(&opened, rewards.iter().copied().collect()).iter().map(Line::points).sum()
}

/// The rulebook: two green portals with "3 a green portal" give 6.
#[test]
fn ruling_19_green_counts_itself() {
    let opened = portals(&[1, 9]);
    let expected = Line::PerPortal { portal: portal(1), colour: Colour::Green, count: 2, points: 6 };
    assert_eq!(lines(&opened, RewardSet::EMPTY)[0], expected);
}

/// The rulebook: five life fields with "2 a life field" give 10. Portals 5 (two), 7 (two) and 8 (one).
#[test]
fn ruling_19_fields_of_all_open_portals_count() {
    let opened = portals(&[6, 5, 7, 8]);
    let expected = Line::PerField { portal: portal(6), animus: Animus::Life, count: 5, points: 10 };
    assert_eq!(lines(&opened, RewardSet::EMPTY)[0], expected);
}

/// The rulebook's example: 8 for the reward, 5 yellow, 10 purple, 8 blue, 10 for five earth fields, 4 for a
/// blue portal.
#[test]
fn ruling_19_the_example_has_45_points() {
    let opened = portals(&[2, 5, 14, 30, 35]);
    let lines = lines(&opened, [Reward::AllColours].into_iter().collect());
    assert_eq!(lines.iter().map(Line::points).collect::<Vec<_>>(), [4, 10, 5, 10, 8, 8]);
    assert_eq!(points(&[2, 5, 14, 30, 35], &[Reward::AllColours]), 45);
}

#[test]
fn ruling_19_every_green_portal() {
    // Each with portal 24 (AAWFFS, purple), 36 (LLSS, blue), 16 (EEEL, yellow).
    let others = [24, 36, 16];
    let base = 16 + 7 + 5;
    let expected = [
        (1, 3),     // itself
        (2, 4),     // one blue
        (3, 4 * 4), // shadow: 1 + 2 + itself 1
        (4, 2),     // one yellow
        (5, 2 * 3), // earth: 3
        (6, 2 * 3), // life: 2 + 1
        (7, 3),     // one purple
        (8, 3 * 3), // fire: 2 + itself 1
        (9, 2),     // air: 2
        (10, 1),    // water: 1
    ];
    for (green, value) in expected {
        let opened = [&others[..], &[green]].concat();
        assert_eq!(points(&opened, &[]), base + value, "portal {green}");
    }
}
