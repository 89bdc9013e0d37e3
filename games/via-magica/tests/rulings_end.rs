//! Rulings 20 to 22: rewards, the end and the winner.

mod common;

use common::*;
use fabletop_core::{Game, Seat, Turn, Viewer};
use via_magica::EventView;
use via_magica::animus::Token;
use via_magica::rewards::{Reward, RewardSet};
use via_magica::state::{Phase, State};

/// Seat 0 opens portal 33 (purple) after these; what happened up to the end of step 5.
fn opens_33_after(open: &[u8]) -> (State, Vec<EventView>) {
    let mut state = first_game(&[[33, 1, 2], [6, 7, 8]]);
    give_opened(&mut state, 0, open);
    fill(&mut state, 0, 33, "W");
    round(&mut state, Token::Air, "place air on 33");
    play(&mut state, 0, "take 24");
    let events = refill(&mut state, 31);
    (state, events)
}

fn rewarded(events: &[EventView]) -> Vec<Reward> {
    let reward = |event: &EventView| match event {
        EventView::Rewarded { seat: Seat(0), reward } => Some(*reward),
        _ => None,
    };
    events.iter().filter_map(reward).collect()
}

#[test]
fn ruling_20_colours_are_rewarded_at_once() {
    let (state, events) = opens_33_after(&[29, 30]);
    assert_eq!(rewarded(&events), [Reward::Purple]);
    assert!(zone(&state, 0).rewards.contains(Reward::Purple) && !state.rewards.contains(Reward::Purple));
    let (_, events) = opens_33_after(&[29, 16]);
    assert_eq!(rewarded(&events), [], "two are not enough");
    let (_, events) = opens_33_after(&[16, 9, 36]);
    assert_eq!(rewarded(&events), [Reward::AllColours]);
    let (_, events) = opens_33_after(&[16, 9, 10]);
    assert_eq!(rewarded(&events), [], "no blue one");
}

#[test]
fn ruling_20_three_of_each_colour() {
    for (two, opening, token, fields, reward) in [
        ([16, 17], 21, Token::Air, "AE", Reward::Yellow),
        ([9, 4], 10, Token::Air, "AE", Reward::Green),
        ([36, 37], 40, Token::Air, "AWW", Reward::Blue),
    ] {
        let mut state = first_game(&[[opening, 1, 2], [6, 7, 8]]);
        give_opened(&mut state, 0, &two);
        fill(&mut state, 0, opening, fields);
        round(&mut state, token, &format!("place air on {opening}"));
        let taken = legal(&state, 0)[0].clone();
        play(&mut state, 0, &taken);
        assert_eq!(rewarded(&refill(&mut state, 32)), [reward]);
    }
}

#[test]
fn ruling_20_one_opening_may_earn_several() {
    let (_, events) = opens_33_after(&[29, 30, 16, 9, 36]);
    assert_eq!(rewarded(&events), [Reward::Purple, Reward::AllColours]);
}

#[test]
fn ruling_20_only_the_first_gets_it() {
    let mut state = first_game(&[[33, 1, 2], [33, 7, 8]]);
    give_opened(&mut state, 0, &[29, 30]);
    give_opened(&mut state, 1, &[31, 32]);
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 1, 33, "W");
    state.catcher = Seat(1);
    catch(&mut state, Token::Air);
    play(&mut state, 0, "place air on 33");
    play(&mut state, 1, "place air on 33");
    take_first(&mut state);
    assert_eq!(zone(&state, 1).rewards, [Reward::Purple].into_iter().collect(), "in the order of ruling 7");
    assert_eq!(zone(&state, 0).rewards, RewardSet::EMPTY);
}

#[test]
fn ruling_21_the_number_may_be_claimed_or_left() {
    let (state, _) = opens_33_after(&[16]);
    assert_eq!(state.phase, Phase::Claim { seat: Seat(0), reward: Reward::Two });
    assert_eq!(legal(&state, 0), ["claim", "decline"]);
    assert_eq!(refused(&state, 0, "pass"), ("wrong-moment", Some(21)));
    let mut claimed = state.clone();
    let events = play(&mut claimed, 0, "claim");
    assert_eq!(events, [EventView::Rewarded { seat: Seat(0), reward: Reward::Two }]);
    assert!(zone(&claimed, 0).rewards.contains(Reward::Two) && !claimed.rewards.contains(Reward::Two));
    let mut declined = state;
    let events = play(&mut declined, 0, "decline");
    assert_eq!(events, [EventView::Declined { seat: Seat(0), reward: Reward::Two }]);
    assert!(declined.rewards.contains(Reward::Two), "it stays for others");
    assert_eq!(declined.phase, Phase::Catch);
}

#[test]
fn ruling_21_exactly_at_that_number() {
    let six = [16, 17, 9, 4, 29];
    for (open, reward) in [
        (&six[..0], None),
        (&six[..1], Some(Reward::Two)),
        (&six[..2], Some(Reward::Three)),
        (&six[..3], Some(Reward::Four)),
        (&six[..4], Some(Reward::Five)),
        (&six[..5], Some(Reward::Six)),
    ] {
        let (state, _) = opens_33_after(open);
        let asked = match state.phase {
            Phase::Claim { reward, .. } => Some(reward),
            _ => None,
        };
        assert_eq!(asked, reward, "{} portals", open.len() + 1);
    }
}

#[test]
fn ruling_21_one_a_player_and_one_of_each() {
    let mut state = first_game(&[[33, 1, 2], [33, 7, 8]]);
    give_opened(&mut state, 0, &[16]);
    give_opened(&mut state, 1, &[17]);
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 1, 33, "W");
    let held = |state: &mut State, seat: usize, reward| {
        state.rewards.remove(reward);
        state.zones[seat].rewards.insert(reward);
    };
    catch(&mut state, Token::Air);
    play(&mut state, 0, "place air on 33");
    play(&mut state, 1, "place air on 33");
    let both = state.clone();
    // Seat 0 has another one already: it is not asked, seat 1 is.
    held(&mut state, 0, Reward::Five);
    play(&mut state, 0, "take 24");
    refill(&mut state, 31);
    assert_eq!(state.phase, Phase::Take { seat: Seat(1) });
    play(&mut state, 1, "take 25");
    refill(&mut state, 32);
    assert_eq!(state.phase, Phase::Claim { seat: Seat(1), reward: Reward::Two });
    // Seat 0 takes it: seat 1 has nothing to claim.
    let mut state = both;
    play(&mut state, 0, "take 24");
    refill(&mut state, 31);
    play(&mut state, 0, "claim");
    play(&mut state, 1, "take 25");
    refill(&mut state, 32);
    assert_eq!(state.phase, Phase::Catch);
    assert!(state.view(Viewer::Spectator).seats[0].number_rewarded);
}

#[test]
fn ruling_22_the_round_of_the_seventh_portal_is_the_last() {
    let mut state = first_game(&[[33, 1, 2], [33, 7, 8]]);
    give_opened(&mut state, 0, &[16, 17, 9, 4, 29, 30]);
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 1, 33, "W");
    catch(&mut state, Token::Air);
    play(&mut state, 0, "place air on 33");
    play(&mut state, 1, "place air on 33");
    play(&mut state, 0, "take 24");
    refill(&mut state, 31);
    assert_eq!(state.phase, Phase::Take { seat: Seat(1) }, "the others finish the round");
    play(&mut state, 1, "take 25");
    let events = refill(&mut state, 32);
    assert_eq!(kinds(&events), ["refilled", "ended"]);
    let Turn::Over(outcome) = state.turn() else { panic!("it is over") };
    // 16: 5, 17: 4, 9: a point an air (2 + 2 + 1), 4: 2 a yellow (4), 29: 11, 30: 10, 33: 3, purple: 4.
    assert_eq!(outcome.points.as_slice(), [5 + 4 + 5 + 4 + 11 + 10 + 3 + 4, 3]);
    assert_eq!(outcome.places.as_slice(), [1, 2]);
    let lines = state.view(Viewer::Spectator).seats[0].result.clone().expect("a result");
    assert_eq!(lines.len(), 8);
    assert_eq!(refused(&state, 0, "pass"), ("game-over", None));
}

#[test]
fn ruling_22_six_portals_do_not_end_it() {
    let (mut state, _) = opens_33_after(&[16, 17, 9, 4, 29]);
    play(&mut state, 0, "claim");
    assert_eq!(state.phase, Phase::Catch);
}

#[test]
fn ruling_22_a_tie_goes_to_more_portals_and_else_is_shared() {
    let mut state = first_game(&[[1, 2, 3], [6, 7, 8], [11, 12, 13]]);
    give_opened(&mut state, 0, &[34]); // 6 points
    give_opened(&mut state, 1, &[33, 21]); // 3 + 3
    give_opened(&mut state, 2, &[33, 19]); // 3 + 3
    let outcome = state.outcome();
    assert_eq!(outcome.points.as_slice(), [6, 6, 6]);
    assert_eq!(outcome.places.as_slice(), [3, 1, 1]);
}
