//! Rulings 4 to 7: the token, placing in secret, portals that make tokens universal, the order of openings.

mod common;

use common::*;
use fabletop_core::{Game, Ignore, Seat, SeatSet, Turn, Viewer};
use via_magica::animus::{AnimusSet, Token, Tokens};
use via_magica::config::Options;
use via_magica::state::{Phase, State};
use via_magica::{Chance, EventView};

fn two() -> State {
    first_game(&[[1, 2, 3], [6, 7, 8]])
}

fn pass(state: &mut State) -> Vec<EventView> {
    let seats: Vec<Seat> = state.turn().seats().iter().collect();
    seats.into_iter().flat_map(|seat| play(state, seat.0, "pass")).collect()
}

#[test]
fn ruling_04_a_drawn_token_stays_out() {
    let mut state = two();
    let events = catch(&mut state, Token::Shadow);
    assert_eq!(events, [EventView::Caught { seat: Seat(0), token: Token::Shadow }]);
    assert_eq!((state.token, state.bag.len()), (Some(Token::Shadow), 22));
    pass(&mut state);
    assert_eq!((state.token, state.bag.shadow, state.bag.len()), (None, 0, 22));
    assert_eq!((state.catcher, state.round, state.phase), (Seat(0), 2, Phase::Catch));
    let again = Chance::Catch { token: Token::Shadow };
    assert!(state.apply_chance(&again, &mut Ignore).is_err(), "there was only one");
    catch(&mut state, Token::Air);
    pass(&mut state);
    assert_eq!(state.bag, Tokens { air: 5, shadow: 0, ..Tokens::ALL });
    assert_eq!(state.view(Viewer::Spectator).drawn.len(), 2);
}

#[test]
fn ruling_04_a_universal_token_fills_and_passes_the_bag_when_the_round_is_finished() {
    let mut state = first_game(&[[33, 1, 2], [6, 7, 8]]);
    fill(&mut state, 0, 33, "A");
    catch(&mut state, Token::Fire);
    pass(&mut state);
    catch(&mut state, Token::Universal);
    play(&mut state, 1, "pass");
    play(&mut state, 0, "place water on 33");
    assert_eq!(state.phase, Phase::Take { seat: Seat(0) });
    assert_eq!((state.bag.len(), state.catcher), (21, Seat(0)), "the round is not finished");
    let events = take_first(&mut state);
    assert_eq!(events.last(), Some(&EventView::BagPassed { seat: Seat(1) }));
    assert_eq!((state.bag, state.catcher), (Tokens::ALL, Seat(1)));
    catch(&mut state, Token::Universal);
    pass(&mut state);
    assert_eq!(state.catcher, Seat(0), "to the left, and round the table");
}

#[test]
fn ruling_04_a_blue_effect_does_not_fill_the_bag() {
    let mut state = two();
    give_opened(&mut state, 0, &[35]); // air counts as universal
    catch(&mut state, Token::Air);
    play(&mut state, 1, "pass");
    play(&mut state, 0, "place shadow on 3");
    assert_eq!((state.bag.len(), state.catcher, state.phase), (22, Seat(0), Phase::Catch));
}

/// The rulebook's example: fire is called, two portals have fire fields, three crystals are in reserve and
/// four lie on portals.
#[test]
fn ruling_05_place_from_the_reserve_or_move_or_do_nothing() {
    let mut state = first_game_with_row(&[[27, 37, 9], [6, 7, 8]], [24, 25, 26, 28, 29]);
    fill(&mut state, 0, 27, "AW");
    fill(&mut state, 0, 9, "WE");
    catch(&mut state, Token::Fire);
    let expected = [
        "pass",
        "place fire on 27",
        "place fire on 27 from 9 water",
        "place fire on 27 from 9 earth",
        "place fire on 27 from 27 air",
        "place fire on 27 from 27 water",
        "place fire on 37",
        "place fire on 37 from 9 water",
        "place fire on 37 from 9 earth",
        "place fire on 37 from 27 air",
        "place fire on 37 from 27 water",
    ];
    assert_eq!(legal(&state, 0), expected);
    assert_eq!(refused(&state, 0, "place water on 9"), ("no-match", Some(5)));
    assert_eq!(refused(&state, 0, "place fire on 9"), ("no-empty-field", Some(5)));
    assert_eq!(refused(&state, 0, "place fire on 8"), ("not-your-portal", Some(5)));
    assert_eq!(refused(&state, 0, "place fire on 27 from 8 fire"), ("not-your-portal", Some(5)));
    assert_eq!(refused(&state, 0, "place fire on 27 from 27 earth"), ("no-crystal", Some(5)));
    assert_eq!(refused(&state, 0, "put fire on 27"), ("wrong-moment", Some(5)));
    play(&mut state, 1, "pass");
    play(&mut state, 0, "place fire on 37 from 9 water");
    assert_eq!((filled(&state, 0, 37), filled(&state, 0, 9)), ("F".into(), "E".into()));
    assert_eq!(zone(&state, 0).reserve, 3, "moving is allowed with crystals in reserve");
    catch(&mut state, Token::Fire);
    assert_eq!(refused(&state, 0, "place fire on 37 from 37 fire"), ("same-place", Some(5)));
}

#[test]
fn ruling_05_with_an_empty_reserve_crystals_can_only_be_moved() {
    let mut state = first_game(&[[1, 2, 3], [6, 7, 8]]);
    fill(&mut state, 0, 1, "AAWWE");
    fill(&mut state, 0, 2, "AA");
    catch(&mut state, Token::Life);
    assert_eq!(refused(&state, 0, "place life on 2"), ("no-reserve", Some(5)));
    play(&mut state, 1, "pass");
    play(&mut state, 0, "place life on 2 from 1 water");
    assert_eq!((filled(&state, 0, 1), filled(&state, 0, 2)), ("AAWE".into(), "AAL".into()));
}

#[test]
fn ruling_05_secret_and_revealed_together() {
    let mut state = two();
    catch(&mut state, Token::Earth);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::all(2)));
    let before = state.view(Viewer::Seat(Seat(1)));
    let events = play(&mut state, 0, "place earth on 2");
    assert_eq!(events, [EventView::Chose { seat: Seat(0) }]);
    let mut after = state.view(Viewer::Seat(Seat(1)));
    after.seats[0].chosen = false;
    assert_eq!(after, before, "that it has chosen is all that shows");
    let events = play(&mut state, 1, "place earth on 8");
    assert_eq!(kinds(&events), ["chose", "placed", "placed"]);
    assert_eq!((filled(&state, 0, 2), filled(&state, 1, 8)), ("E".into(), "E".into()));
}

#[test]
fn ruling_05_a_choice_may_be_taken_back_until_the_last_is_in() {
    let mut state = two();
    catch(&mut state, Token::Earth);
    assert_eq!(refused(&state, 0, "reconsider"), ("nothing-to-reconsider", Some(5)));
    play(&mut state, 0, "place earth on 2");
    assert_eq!(legal(&state, 0), ["reconsider"]);
    assert_eq!(refused(&state, 0, "pass"), ("already-chosen", Some(5)));
    assert_eq!(state.may_reconsider(), SeatSet::only(Seat(0)));
    play(&mut state, 0, "reconsider");
    assert_eq!(state.turn(), Turn::Seats(SeatSet::all(2)));
    play(&mut state, 1, "pass");
    play(&mut state, 0, "place earth on 3");
    assert_eq!((filled(&state, 0, 2), filled(&state, 0, 3)), ("-".into(), "E".into()));
    assert_eq!(state.may_reconsider(), SeatSet::EMPTY);
}

#[test]
fn ruling_05_who_can_only_pass_is_passed() {
    let mut state = two(); // portal 3 has a shadow field, those of seat 1 have none
    catch(&mut state, Token::Shadow);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(0))));
    assert_eq!(legal(&state, 1), [""; 0]);
    assert_eq!(refused(&state, 1, "pass"), ("not-your-turn", None));
    let events = play(&mut state, 0, "place shadow on 3");
    assert_eq!(kinds(&events), ["chose", "placed", "passed"]);
    catch(&mut state, Token::Life);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::all(2)), "all have life fields");
}

#[test]
fn ruling_05_a_token_for_nobody_ends_the_round() {
    let mut state = first_game(&[[4, 5, 7], [6, 8, 9]]);
    let events = catch(&mut state, Token::Shadow);
    assert_eq!(kinds(&events), ["caught", "passed", "passed"]);
    assert_eq!((state.phase, state.round), (Phase::Catch, 2));
}

#[test]
fn ruling_05_on_request_everybody_is_asked() {
    let mut state = two();
    state.config.options = Options { pass_alone: false };
    catch(&mut state, Token::Shadow);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::all(2)));
    assert_eq!(legal(&state, 1), ["pass"]);
    pass(&mut state);
    assert_eq!(state.phase, Phase::Catch);
}

#[test]
fn ruling_06_counts_as_universal_from_the_next_token_on() {
    let mut state = first_game(&[[40, 3, 9], [6, 7, 8]]); // 40: shadow counts as universal
    fill(&mut state, 0, 40, "AAW");
    round(&mut state, Token::Water, "place water on 40");
    take_first(&mut state);
    assert_eq!(opened(&state, 0), [40]);
    catch(&mut state, Token::Shadow);
    assert_eq!(state.matching(Seat(0)), AnimusSet::ALL);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(0))), "for others it is a shadow");
    assert!(legal(&state, 0).contains(&"place air on 3".into()));
    assert!(legal(&state, 0).contains(&"place shadow on 3".into()), "the printed kind stays legal");
    play(&mut state, 0, "place earth on 9");
    assert_eq!(filled(&state, 0, 9), "E");
    catch(&mut state, Token::Earth);
    assert_eq!(refused(&state, 0, "place air on 3"), ("no-match", Some(5)));
}

#[test]
fn ruling_06_several_add_up() {
    let mut state = two();
    give_opened(&mut state, 0, &[35, 39]); // air and fire
    for (token, universal) in [(Token::Air, true), (Token::Fire, true), (Token::Life, false)] {
        catch(&mut state, token);
        assert_eq!(state.matching(Seat(0)) == AnimusSet::ALL, universal, "{token}");
        assert_ne!(state.matching(Seat(1)), AnimusSet::ALL, "only the owner's");
        pass(&mut state);
    }
    let wild = state.view(Viewer::Spectator).seats[0].wild;
    assert_eq!(wild, "air fire".split(' ').map(|word| word.parse().expect("an animus")).collect());
}

/// Everybody lacks one air: seats 0 and 1 on portal 33, seat 2 on portal 21.
fn three_about_to_open() -> State {
    let mut state = first_game(&[[33, 1, 2], [33, 3, 4], [21, 5, 6]]);
    fill(&mut state, 0, 33, "W");
    fill(&mut state, 1, 33, "W");
    fill(&mut state, 2, 21, "AE");
    state.catcher = Seat(1);
    catch(&mut state, Token::Air);
    state
}

fn openers(state: &mut State) -> Vec<u8> {
    let mut openers = Vec::new();
    while let Phase::Take { seat } = state.phase {
        openers.push(seat.0);
        play(state, seat.0, &legal(state, seat.0)[0]);
        let portal = state.stock.nth(0).expect("a stock");
        refill(state, portal.number());
    }
    openers
}

#[test]
fn ruling_07_the_catcher_opens_first_then_clockwise() {
    let mut state = three_about_to_open();
    play(&mut state, 0, "place air on 33");
    play(&mut state, 1, "place air on 33");
    play(&mut state, 2, "place air on 21");
    assert_eq!(openers(&mut state), [1, 2, 0]);
    assert_eq!(state.phase, Phase::Catch);
}

#[test]
fn ruling_07_without_the_catcher_clockwise_from_it() {
    let mut state = three_about_to_open();
    play(&mut state, 2, "place air on 21");
    play(&mut state, 0, "place air on 33");
    play(&mut state, 1, "pass");
    assert_eq!(openers(&mut state), [2, 0]);
}

#[test]
fn ruling_07_the_call_is_made_for_the_player() {
    let mut state = three_about_to_open();
    play(&mut state, 1, "pass");
    play(&mut state, 2, "pass");
    let events = play(&mut state, 0, "place air on 33");
    assert!(events.contains(&EventView::Opened { seat: Seat(0), portal: portal(33), crystals: 2 }));
}
