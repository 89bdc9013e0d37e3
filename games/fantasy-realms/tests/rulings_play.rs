//! Rulings 1 to 6: set-up, turns, the end and the winner of the classic and the two-player game.

use Card::*;
use fabletop_core::{Game, Ignore, Refusal, Rejected, Seat, SeatSet, Turn, Viewer};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::{Options, WhoChooses};
use fantasy_realms::scoring::{Choices, Optimum};
use fantasy_realms::state::Phase;
use fantasy_realms::{Action, Chance, Config, Rejection, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A classic game with seat 0 to start: seat by seat seven cards in the order of the cards. Nobody is
/// asked anything at the end.
fn classic(seats: u8, stalemate_rounds: u8) -> State {
    let options = Options { stalemate_rounds, choices: WhoChooses::Best, ..Options::default() };
    let mut state = State::setup(&Config { options, ..Config::new(seats) }).expect("a game");
    let hands = Card::ALL.chunks(7).take(seats.into()).map(CardSet::of).collect();
    luck(&mut state, &Chance::Deal { hands });
    luck(&mut state, &Chance::First { seat: Seat(0) });
    state
}

/// A game for two with seat 0 to start.
fn two_players() -> State {
    let options = Options { choices: WhoChooses::Best, ..Options::default() };
    let mut state = State::setup(&Config { options, ..Config::new(2) }).expect("a game");
    luck(&mut state, &Chance::First { seat: Seat(0) });
    state
}

#[track_caller]
fn luck(state: &mut State, chance: &Chance) {
    state.apply_chance(chance, &mut Ignore).expect("luck can do that");
    state.invariants().expect("invariants");
}

#[track_caller]
fn play(state: &mut State, seat: u8, action: &str) {
    let action: Action = action.parse().expect("an action");
    state.apply(Seat(seat), &action, &mut Ignore).expect("a legal action");
    state.invariants().expect("invariants");
}

/// Draws these cards, then discards one.
#[track_caller]
fn draw(state: &mut State, seat: u8, cards: &[Card], discard: Card) {
    play(state, seat, "draw");
    luck(state, &Chance::Draw { cards: CardSet::of(cards) });
    play(state, seat, &format!("discard {discard}"));
}

/// The code and the ruling with which an action is refused; it changes nothing and is not listed.
#[track_caller]
fn refused(state: &State, seat: u8, action: &str) -> (&'static str, Option<u16>) {
    let action: Action = action.parse().expect("an action");
    let (mut after, mut legal) = (state.clone(), Vec::new());
    let rejected: Rejected<Rejection> =
        after.apply(Seat(seat), &action, &mut Ignore).expect_err("it should be refused");
    state.legal_actions(Seat(seat), &mut legal);
    assert_eq!(&after, state);
    assert!(!legal.contains(&action));
    (rejected.code(), rejected.ruling())
}

#[test]
fn rulings_1_6_and_7_seat_counts_of_each_variant() {
    let cases = [(Variant::Classic, 3..=6, 1), (Variant::TwoPlayers, 2..=2, 6), (Variant::Chaos, 3..=7, 7)];
    for (variant, allowed, ruling) in cases {
        for seats in [0, 1, 2, 3, 4, 5, 6, 7, 8, 255] {
            let setup = State::setup(&Config::new(seats).variant(variant));
            assert_eq!(setup.is_ok(), allowed.contains(&seats), "{variant:?} with {seats}");
            if let Err(error) = setup {
                assert_eq!((error.code(), error.ruling()), ("seat-count", Some(ruling)));
            }
        }
    }
}

#[test]
fn ruling_01_seven_cards_each() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for seats in 3..=6 {
        let mut state = State::setup(&Config::new(seats)).expect("a game");
        let deal = state.sample_chance(&mut rng);
        luck(&mut state, &deal);
        assert!(state.hands[..seats.into()].iter().all(|hand| hand.len() == 7));
        assert_eq!(state.deck.len(), 53 - 7 * usize::from(seats));
    }
    let six: Chance = Chance::Deal { hands: Card::ALL.chunks(6).take(3).map(CardSet::of).collect() };
    assert!(State::setup(&Config::new(3)).expect("a game").apply_chance(&six, &mut Ignore).is_err());
}

#[test]
fn ruling_01_a_random_first_player() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let state = State { phase: Phase::First, ..classic(4, 10) };
    let mut first = SeatSet::EMPTY;
    for _ in 0..100 {
        let Chance::First { seat } = state.sample_chance(&mut rng) else {
            panic!("luck draws the first player")
        };
        first.insert(seat);
    }
    assert_eq!(first, SeatSet::all(4));
}

#[test]
fn ruling_01_clockwise() {
    let mut state = classic(3, 10);
    for (seat, card) in [(0, King), (1, Queen), (2, Princess), (0, Warlord)] {
        assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(seat))));
        draw(&mut state, seat, &[card], card);
    }
}

#[test]
fn ruling_02_the_very_first_turn_draws() {
    let mut state = classic(3, 10);
    assert_eq!(refused(&state, 0, "take king"), ("first-turn-draws", Some(2)));
    draw(&mut state, 0, &[King], King);
    play(&mut state, 1, "take king"); // the second may take
    assert_eq!(state.phase, Phase::Discard(Seat(1)));
}

#[test]
fn ruling_02_draw_or_take_any_then_discard_one() {
    let mut state = classic(3, 10);
    draw(&mut state, 0, &[King], Mountain);
    assert_eq!(
        state.hands[0],
        CardSet::of(&[King, Cavern, BellTower, Forest, EarthElemental, FountainOfLife, Swamp])
    );
    draw(&mut state, 1, &[Queen], Island);
    assert_eq!(state.discard.as_slice(), [Mountain, Island]);
    assert_eq!(refused(&state, 2, "take king"), ("not-in-discard", Some(2)));
    assert_eq!(refused(&state, 2, "discard wildfire"), ("wrong-moment", Some(2)));
    assert_eq!(refused(&state, 1, "draw"), ("not-your-turn", None));
    play(&mut state, 2, "take mountain"); // not only the uppermost
    assert_eq!(refused(&state, 2, "draw"), ("wrong-moment", Some(2)));
    assert_eq!(refused(&state, 2, "take island"), ("wrong-moment", Some(2)));
    assert_eq!(refused(&state, 2, "discard king"), ("not-in-hand", Some(2)));
    play(&mut state, 2, "discard wildfire");
    assert_eq!(state.discard.as_slice(), [Island, Wildfire]);
    assert!(state.hands[2].contains(Mountain) && state.hands[2].len() == 7);
}

#[test]
fn ruling_02_the_card_just_taken_may_be_discarded() {
    let mut state = classic(3, 10);
    draw(&mut state, 0, &[King], King);
    play(&mut state, 1, "take king");
    play(&mut state, 1, "discard king");
    assert_eq!(state.discard.as_slice(), [King]);
    assert_eq!(state.phase, Phase::Start(Seat(2)));
}

#[test]
fn ruling_03_the_tenth_discard_ends_the_game_at_once() {
    let mut state = classic(3, 10);
    let deck: Vec<Card> = state.deck.iter().collect();
    for (turn, &card) in deck[..9].iter().enumerate() {
        draw(&mut state, turn as u8 % 3, &[card], card);
    }
    // Nine: a take and a discard leave it at nine.
    play(&mut state, 0, &format!("take {}", deck[0]));
    play(&mut state, 0, &format!("discard {}", deck[0]));
    assert_eq!(state.phase, Phase::Start(Seat(1)));
    draw(&mut state, 1, &[deck[9]], deck[9]);
    assert!(matches!(state.turn(), Turn::Over(_)), "seat 2 has no turn any more: {:?}", state.phase);
    assert_eq!(refused(&state, 2, "draw").0, "game-over");
}

/// Seat 0 draws and discards, then everybody in turn takes that card and discards it, `turns` times.
/// Gives the next seat and the taking of the card.
fn take_in_turn(state: &mut State, turns: usize) -> (u8, String) {
    let card = state.deck.first().expect("a card");
    draw(state, 0, &[card], card);
    let (mut seat, take) = (1, format!("take {card}"));
    for _ in 0..turns {
        play(state, seat, &take);
        play(state, seat, &format!("discard {card}"));
        seat = (seat + 1) % state.config.seats;
    }
    (seat, take)
}

/// The next card of the deck, drawn and discarded.
fn draw_next(state: &mut State, seat: u8) {
    let card = state.deck.first().expect("a card");
    draw(state, seat, &[card], card);
}

#[test]
fn ruling_04_after_ten_rounds_of_taking_the_deck_is_compulsory() {
    for seats in [3, 5] {
        let mut state = classic(seats, 10);
        let (seat, take) = take_in_turn(&mut state, 10 * usize::from(seats));
        assert_eq!(refused(&state, seat, &take), ("deck-only", Some(4)));
        draw_next(&mut state, seat);
        assert_eq!(refused(&state, (seat + 1) % seats, &take), ("deck-only", Some(4)), "it stays so");
    }
}

/// Two rounds with three seats are six takes: five, a draw by seat 0, and five more are not enough.
#[test]
fn ruling_04_a_draw_starts_the_count_again() {
    let mut state = classic(3, 2);
    assert_eq!(take_in_turn(&mut state, 5).0, 0);
    let (seat, take) = take_in_turn(&mut state, 5);
    play(&mut state, seat, &take);
    play(&mut state, seat, &take.replace("take", "discard"));
    assert_eq!(refused(&state, seat + 1, &take), ("deck-only", Some(4)));
}

#[test]
fn ruling_04_zero_rounds_mean_never() {
    take_in_turn(&mut classic(3, 0), 3 * 300);
}

/// However long everybody takes: no count runs over.
#[test]
fn ruling_04_never_has_no_end() {
    let mut state = classic(3, 0);
    state.takes_in_a_row = u16::MAX;
    state.phase = Phase::Start(Seat(1));
    (state.first_turn, state.deck) = (false, state.deck.without(King));
    state.discard.push(King);
    play(&mut state, 1, "take king");
}

/// A game that is over: hands, totals and eighth cards by seat.
fn over(seats: &[(&[Card], i32, Option<Card>)]) -> State {
    let mut state = State { phase: Phase::Over, ..classic(3, 10) };
    for (seat, &(hand, total, necromancer)) in seats.iter().enumerate() {
        state.hands[seat] = CardSet::of(hand);
        state.results[seat] = Optimum { total, choices: Choices { necromancer, ..Choices::NONE } };
    }
    state
}

fn winners(state: &State) -> SeatSet {
    let Turn::Over(outcome) = state.turn() else { panic!("the game is over") };
    outcome.winners()
}

#[test]
fn ruling_05_the_highest_hand_wins() {
    let state = over(&[(&[Candle], 99, None), (&[Wildfire], 100, None), (&[King], 98, None)]);
    assert_eq!(winners(&state), SeatSet::only(Seat(1)));
}

#[test]
fn ruling_05_a_tie_goes_to_the_lowest_sum_of_base_strengths() {
    let state = over(&[(&[Wildfire], 100, None), (&[Candle, King], 100, None), (&[MagicWand], 99, None)]);
    assert_eq!(winners(&state), SeatSet::only(Seat(1)), "2 + 8 is less than 40");
    // The eighth card counts: 3 + 20 against 22.
    let state = over(&[
        (&[Necromancer], 100, Some(Knights)),
        (&[Candle, Knights], 100, None),
        (&[MagicWand], 0, None),
    ]);
    assert_eq!(winners(&state), SeatSet::only(Seat(1)));
}

/// Bases are as printed, whatever the Doppelgänger copied: 0 + 30 against 31.
#[test]
fn ruling_05_base_strengths_are_as_printed() {
    let mut state = over(&[
        (&[Doppelganger, Dragon], 100, None),
        (&[Blizzard, MagicWand], 100, None),
        (&[MagicWand], 0, None),
    ]);
    state.results[0].choices.doppelganger = Some(Dragon);
    assert_eq!(winners(&state), SeatSet::only(Seat(0)));
}

#[test]
fn ruling_05_still_tied_is_a_shared_victory() {
    let state = over(&[(&[Knights], 100, None), (&[Candle, Swamp], 100, None), (&[MagicWand], 99, None)]);
    assert_eq!(winners(&state), [Seat(0), Seat(1)].into_iter().collect());
    let Turn::Over(outcome) = state.turn() else { panic!("the game is over") };
    assert_eq!(outcome.places.as_slice(), [1, 1, 3]);
}

#[test]
fn ruling_06_hands_start_empty_and_the_first_turn_draws_two() {
    let mut state = two_players();
    assert_eq!(state.hands, [CardSet::EMPTY; 7]);
    assert_eq!(refused(&state, 0, "take king").0, "first-turn-draws");
    play(&mut state, 0, "draw");
    let one = Chance::Draw { cards: CardSet::of(&[King]) };
    assert!(state.clone().apply_chance(&one, &mut Ignore).is_err());
    luck(&mut state, &Chance::Draw { cards: CardSet::of(&[King, Queen]) });
    play(&mut state, 0, "discard king");
    assert_eq!((state.hands[0], state.discard.as_slice()), (CardSet::of(&[Queen]), [King].as_slice()));
    assert_eq!(state.phase, Phase::Start(Seat(1)));
}

#[test]
fn ruling_06_one_of_the_two_is_discarded() {
    let mut state = two_players();
    draw(&mut state, 0, &[King, Queen], King);
    draw(&mut state, 1, &[Knights, Rangers], Knights);
    play(&mut state, 0, "draw");
    luck(&mut state, &Chance::Draw { cards: CardSet::of(&[Candle, Forge]) });
    assert_eq!(refused(&state, 0, "discard queen"), ("not-drawn", Some(6)));
    assert_eq!(state.view(Viewer::Seat(Seat(0))).drawn, CardSet::of(&[Candle, Forge]));
    assert_eq!(state.view(Viewer::Seat(Seat(1))).drawn, CardSet::EMPTY);
    play(&mut state, 0, "discard forge");
    assert_eq!(state.hands[0], CardSet::of(&[Queen, Candle]));
}

#[test]
fn ruling_06_taking_needs_no_discard_while_a_hand_is_built() {
    let mut state = two_players();
    draw(&mut state, 0, &[King, Queen], King);
    play(&mut state, 1, "take king");
    assert_eq!((state.hands[1], state.discard.len()), (CardSet::of(&[King]), 0));
    assert_eq!(state.phase, Phase::Start(Seat(0)));
}

/// A position of the two-player game: seat 0 has `counts.0` cards, seat 1 `counts.1`, `discards` lie
/// open; seat 1 is to play.
fn position(counts: (usize, usize), discards: usize) -> State {
    let mut state = State { first_turn: false, phase: Phase::Start(Seat(1)), ..two_players() };
    let mut cards = Card::ALL.into_iter();
    state.hands[0] = cards.by_ref().take(counts.0).collect();
    state.hands[1] = cards.by_ref().take(counts.1).collect();
    state.discard = cards.by_ref().take(discards).collect();
    state.deck = cards.collect();
    state.invariants().expect("invariants");
    state
}

#[test]
fn ruling_06_with_seven_cards_turns_are_classic() {
    let mut state = position((6, 7), 5);
    let (own, open, top) = (state.hands[1].first().expect("a card"), state.discard[0], state.deck.first());
    let mut taking = state.clone();
    play(&mut taking, 1, &format!("take {open}"));
    assert_eq!(taking.phase, Phase::Discard(Seat(1)));
    draw(&mut state, 1, &[top.expect("a card")], own); // one card, and any may go
    assert_eq!((state.hands[1].len(), state.discard.len()), (7, 6));
    play(&mut state, 0, &format!("take {open}")); // the other still builds, and now has 7
    assert_eq!(state.phase, Phase::Start(Seat(1)));
}

#[test]
fn ruling_06_the_game_ends_with_twelve_discards_once_both_have_seven() {
    let classic_turn = |mut state: State| {
        let top = state.deck.first().expect("a card");
        draw(&mut state, 1, &[top], top);
        state
    };
    assert_eq!(classic_turn(position((7, 7), 10)).phase, Phase::Start(Seat(0)), "11 are not 12");
    assert_eq!(classic_turn(position((7, 7), 11)).phase, Phase::Over);
    assert_eq!(classic_turn(position((6, 7), 11)).phase, Phase::Start(Seat(0)), "one has 6");
}

#[test]
fn ruling_06_the_seventh_card_may_end_the_game() {
    let seventh = |discards| {
        let mut state = position((7, 6), discards);
        let open = state.discard[0];
        play(&mut state, 1, &format!("take {open}"));
        state.phase
    };
    assert_eq!(seventh(13), Phase::Over, "12 are left");
    assert_eq!(seventh(12), Phase::Start(Seat(0)), "11 are left");
}

/// Seven times draw two, discard one, each: 14 discards, and the last of them ends the game.
#[test]
fn ruling_06_two_who_only_draw() {
    let mut state = two_players();
    for (turn, cards) in Card::ALL.chunks(2).take(14).enumerate() {
        assert_eq!(state.phase, Phase::Start(Seat(turn as u8 % 2)));
        draw(&mut state, turn as u8 % 2, cards, cards[0]);
    }
    assert_eq!((state.discard.len(), state.phase), (14, Phase::Over));
}
