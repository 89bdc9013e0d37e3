//! Ruling 7: the chaos variant, free trading against the clock.

use Card::*;
use fabletop_core::{Game, Ignore, Seat, SeatSet, Turn, Viewer};
use fantasy_realms::action::Shows;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::Options;
use fantasy_realms::event::OfferView;
use fantasy_realms::scoring::Choices;
use fantasy_realms::state::Phase;
use fantasy_realms::suits::Suit;
use fantasy_realms::{Action, Chance, Config, EventView, MAX_OFFERS, State, Variant};

const SPECTATOR: Viewer = Viewer::Spectator;

fn eyes(seat: u8) -> Viewer {
    Viewer::Seat(Seat(seat))
}

/// A game just dealt, seven cards each in the order of the cards. With three seats:
/// 0: Mountain, Cavern, Bell Tower, Forest, Earth Elemental, Fountain of Life, Swamp;
/// 1: Great Flood, Island, Water Elemental, Rainstorm, Blizzard, Smoke, Whirlwind;
/// 2: Air Elemental, Wildfire, Candle, Forge, Lightning, Fire Elemental, Knights.
fn chaos(seats: u8) -> State {
    let mut state = State::setup(&Config::new(seats).variant(Variant::Chaos)).expect("a game");
    let hands = Card::ALL.chunks(7).take(seats.into()).map(CardSet::of).collect();
    state.apply_chance(&Chance::Deal { hands }, &mut Ignore).expect("a deal");
    state
}

/// Plays one action after another and gives what `viewer` saw of them.
#[track_caller]
fn watch(state: &mut State, viewer: Viewer, actions: &[(u8, &str)]) -> Vec<EventView> {
    let mut events = Vec::new();
    for &(seat, action) in actions {
        let action: Action = action.parse().expect("an action");
        state.apply(Seat(seat), &action, &mut events).expect("a legal action");
        state.invariants().expect("invariants");
    }
    events.iter().filter_map(|event| State::event_view(event, viewer)).collect()
}

#[track_caller]
fn play(state: &mut State, actions: &[(u8, &str)]) {
    watch(state, SPECTATOR, actions);
}

#[track_caller]
fn refused(state: &State, seat: u8, action: &str) -> (&'static str, Option<u16>) {
    let action: Action = action.parse().expect("an action");
    let (mut after, mut legal) = (state.clone(), Vec::new());
    let rejected = after.apply(Seat(seat), &action, &mut Ignore).expect_err("it should be refused");
    state.legal_actions(Seat(seat), &mut legal);
    assert_eq!(&after, state);
    assert!(!legal.contains(&action));
    (rejected.code(), rejected.ruling())
}

fn offers(state: &State, viewer: Viewer) -> Vec<OfferView> {
    state.view(viewer).market.expect("a market").offers
}

/// What a viewer is told of the only offer: card, suit and suit wanted.
fn told(state: &State, viewer: Viewer) -> (Option<Card>, Option<Suit>, Option<Suit>) {
    let offers = offers(state, viewer);
    assert_eq!(offers.len(), 1);
    (offers[0].card, offers[0].suit, offers[0].wants)
}

#[test]
fn ruling_07_seven_cards_each_and_five_minutes_to_trade() {
    for seats in 3..=7 {
        let state = chaos(seats);
        assert!(state.hands[..seats.into()].iter().all(|hand| hand.len() == 7));
        assert_eq!(state.deck.len(), 53 - 7 * usize::from(seats));
        assert_eq!(state.turn(), Turn::Timed { seats: SeatSet::all(seats.into()), seconds: 300 });
    }
    assert_eq!(chaos(7).deck.len(), 4);
}

#[test]
fn ruling_07_the_time_is_an_option() {
    let config = |seconds| {
        let options = Options { seconds, ..Options::default() };
        Config { options, ..Config::new(3).variant(Variant::Chaos) }
    };
    let mut state = State::setup(&config(420)).expect("a game");
    let hands = Card::ALL.chunks(7).take(3).map(CardSet::of).collect();
    state.apply_chance(&Chance::Deal { hands }, &mut Ignore).expect("a deal");
    assert_eq!(state.turn(), Turn::Timed { seats: SeatSet::all(3), seconds: 420 });
    assert!(State::setup(&config(0)).is_err());
}

#[test]
fn ruling_07_a_trade_is_one_card_for_one() {
    let mut state = chaos(3);
    let trade = [(0, "offer swamp card"), (0, "open all anything"), (2, "accept 0 candle")];
    let seen = watch(&mut state, eyes(1), &trade);
    assert!(state.hands[0].contains(Candle) && !state.hands[0].contains(Swamp));
    assert!(state.hands[2].contains(Swamp) && !state.hands[2].contains(Candle));
    assert!(state.hands[..3].iter().all(|hand| hand.len() == 7));
    assert_eq!(offers(&state, eyes(0)), []);
    // The third player sees that there was a trade and the card that was shown, not what was given for it.
    let traded = EventView::Traded { offer: 0, seat: Seat(0), to: Seat(2), gave: Some(Swamp), got: None };
    assert_eq!(seen.last(), Some(&traded));
    assert_eq!(refused(&state, 1, "accept 0 island"), ("no-such-offer", Some(7)));
}

#[test]
fn ruling_07_an_offer_to_all_shows_what_its_owner_chooses() {
    let shown = |shows: &str| {
        let mut state = chaos(3);
        play(&mut state, &[(0, &format!("offer swamp {shows}")), (0, "open all army")]);
        state
    };
    let army = Some(Suit::Army);
    for viewer in [eyes(1), eyes(2), SPECTATOR] {
        assert_eq!(told(&shown("card"), viewer), (Some(Swamp), None, army));
        assert_eq!(told(&shown("suit"), viewer), (None, Some(Suit::Flood), army));
        assert_eq!(told(&shown("nothing"), viewer), (None, None, army));
        // Whoever saw a card knows where it is.
        let known = |shows| shown(shows).view(viewer).seats[0].known;
        assert_eq!(known("card"), CardSet::of(&[Swamp]));
        assert_eq!((known("suit"), known("nothing")), (CardSet::EMPTY, CardSet::EMPTY));
    }
    assert_eq!(told(&shown("nothing"), eyes(0)).0, Some(Swamp), "the owner knows it");
}

/// Own decision: that there is an offer is plain to all, what it shows is for the addressee.
#[test]
fn ruling_07_an_offer_to_one_shows_the_others_only_that_it_is_there() {
    for (shows, card, suit) in [
        (Shows::Card, Some(Swamp), None),
        (Shows::Suit, None, Some(Suit::Flood)),
        (Shows::Nothing, None, None),
    ] {
        let mut state = chaos(3);
        let draft = format!("offer swamp {}", <&str>::from(shows));
        let mut events = Vec::new();
        for action in [&draft, "open 1 weather"] {
            state.apply(Seat(0), &action.parse().expect("an action"), &mut events).expect("a legal action");
        }
        assert_eq!(told(&state, eyes(1)), (card, suit, Some(Suit::Weather)));
        for viewer in [eyes(2), SPECTATOR] {
            let bare = OfferView {
                offer: 0,
                owner: Seat(0),
                to: Some(Seat(1)),
                open_to_you: false,
                shows: None,
                card: None,
                suit: None,
                wants: None,
            };
            assert_eq!(offers(&state, viewer), std::slice::from_ref(&bare));
            assert_eq!(state.view(viewer).seats[0].known, CardSet::EMPTY);
            let seen: Vec<_> = events.iter().filter_map(|event| State::event_view(event, viewer)).collect();
            assert_eq!(seen, [EventView::Offered { offer: bare }], "nobody sees the draft");
        }
        assert_eq!(refused(&state, 2, "accept 0 knights"), ("no-such-offer", Some(7)));
        play(&mut state, &[(1, "accept 0 smoke")]);
        assert!(state.hands[0].contains(Smoke) && state.hands[1].contains(Swamp));
    }
}

#[test]
fn ruling_07_what_is_wanted_is_binding() {
    let mut state = chaos(3);
    play(&mut state, &[(0, "offer swamp card"), (0, "open all flame")]);
    assert_eq!(refused(&state, 2, "accept 0 knights"), ("wants-suit", Some(7)));
    assert_eq!(refused(&state, 2, "accept 0 island").0, "not-in-hand");
    assert_eq!(refused(&state, 0, "accept 0 cavern"), ("no-such-offer", Some(7)), "one's own offer");
    play(&mut state, &[(2, "accept 0 candle")]);
}

#[test]
fn ruling_07_several_offers_at_once() {
    let mut state = chaos(3);
    let open = "open all anything";
    play(&mut state, &[(0, "offer swamp card"), (1, "offer island suit"), (0, open), (1, open)]);
    play(&mut state, &[(0, "offer swamp nothing"), (0, "open 2 flame"), (0, "offer cavern suit"), (0, open)]);
    assert_eq!(offers(&state, eyes(2)).len(), 4);
    // The Swamp goes: its other offer goes, too; the Cavern's and seat 1's stay.
    let seen = watch(&mut state, SPECTATOR, &[(1, "accept 0 smoke")]);
    assert!(seen.contains(&EventView::Withdrew { offer: 2, seat: Seat(0) }));
    let left: Vec<u16> = offers(&state, eyes(2)).iter().map(|offer| offer.offer).collect();
    assert_eq!(left, [1, 3]);
}

/// The card given in return, too, may have been on offer or about to be.
#[test]
fn ruling_07_offers_and_drafts_of_a_card_given_in_return_are_withdrawn() {
    let mut state = chaos(3);
    play(&mut state, &[(1, "offer smoke card"), (1, "open all anything"), (1, "offer smoke nothing")]);
    play(&mut state, &[(0, "offer swamp card"), (0, "open 1 anything"), (1, "accept 1 smoke")]);
    assert_eq!(offers(&state, eyes(2)), []);
    assert_eq!(refused(&state, 1, "open all anything"), ("no-draft", Some(7)));
}

#[test]
fn ruling_07_withdraw_and_drop() {
    let mut state = chaos(3);
    play(&mut state, &[(0, "offer swamp card"), (0, "open all anything")]);
    assert_eq!(refused(&state, 1, "withdraw 0"), ("no-such-offer", Some(7)));
    play(&mut state, &[(0, "withdraw 0")]);
    assert_eq!(offers(&state, eyes(1)), []);
    assert_eq!(refused(&state, 1, "accept 0 smoke"), ("no-such-offer", Some(7)));
    assert_eq!(refused(&state, 0, "drop"), ("no-draft", Some(7)));
    play(&mut state, &[(0, "offer cavern card")]);
    assert_eq!(refused(&state, 0, "offer forest card"), ("draft-open", Some(7)));
    assert_eq!(watch(&mut state, eyes(1), &[(0, "drop")]), [], "nobody saw it");
    assert_eq!(refused(&state, 0, "open all anything"), ("no-draft", Some(7)));
}

#[test]
fn ruling_07_offers_go_to_another_player_and_are_at_most_eight() {
    let mut state = chaos(3);
    play(&mut state, &[(0, "offer swamp card")]);
    assert_eq!(refused(&state, 0, "open 0 anything"), ("no-partner", Some(7)));
    assert_eq!(refused(&state, 0, "open 3 anything"), ("no-partner", Some(7)));
    play(&mut state, &[(0, "open 1 anything")]);
    for _ in 1..8 {
        play(&mut state, &[(0, "offer swamp card"), (0, "open 1 anything")]);
    }
    assert_eq!(MAX_OFFERS, 8);
    assert_eq!(refused(&state, 0, "offer swamp card"), ("too-many-offers", Some(7)));
    play(&mut state, &[(1, "offer smoke card")]); // each seat has its own eight
}

/// Trading is free, however often: no count runs over, and no two open offers have the same number.
#[test]
fn ruling_07_trading_has_no_end_but_the_clock() {
    let mut state = chaos(3);
    let offer = [(0, "offer swamp card"), (0, "open all anything")];
    play(&mut state, &offer);
    state.trading.as_mut().expect("a market").next_offer = u16::MAX;
    play(&mut state, &offer);
    play(&mut state, &offer);
    let mut numbers: Vec<u16> = offers(&state, eyes(0)).iter().map(|offer| offer.offer).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 3);
    state.trading.as_mut().expect("a market").trades[0] = u16::MAX;
    play(&mut state, &[(1, &format!("accept {} smoke", numbers[0]))]);
}

/// A card that is not one's own is refused by the ruling on trading, not by that on turns.
#[test]
fn ruling_07_is_what_refusals_of_trading_cite() {
    let mut state = chaos(3);
    assert_eq!(refused(&state, 0, "offer king card"), ("not-in-hand", Some(7)));
    play(&mut state, &[(0, "offer swamp card"), (0, "open all anything")]);
    assert_eq!(refused(&state, 1, "accept 0 king"), ("not-in-hand", Some(7)));
    assert_eq!(refused(&state, 1, "draw"), ("wrong-moment", Some(7)));
}

#[test]
fn ruling_07_hands_are_scored_when_the_time_is_up() {
    let mut state = chaos(3);
    play(&mut state, &[(0, "offer swamp card"), (0, "open all anything"), (1, "offer smoke card")]);
    state.time_up(&mut Ignore).expect("the time is up");
    assert_eq!(state.phase, Phase::Reveal, "nobody has the Necromancer");
    assert_eq!(refused(&state, 1, "accept 0 smoke").0, "wrong-moment");
    assert_eq!(offers(&state, eyes(1)), []);
    assert!(state.time_up(&mut Ignore).is_err());
    // Seat 1 has the Island to decide on. Its best: Rainstorm, Blizzard and Whirlwind, the Floods blanked,
    // no Flame for the Smoke: 8 + 30 + 53.
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(1))));
    play(&mut state, &[(1, "agree")]);
    assert_eq!(state.results[1].total, 91);
}

/// The time is up, and seat 3 has the Necromancer, with Archers, Cavalry, Dwarvish Infantry, Rangers,
/// Collector and Beastmaster.
fn raising() -> State {
    let mut state = chaos(4);
    state.time_up(&mut Ignore).expect("the time is up");
    assert_eq!((state.phase, state.turn()), (Phase::Raising(Seat(3)), Turn::Chance));
    state
}

fn draw_three(state: &mut State) {
    let two = Chance::Draw { cards: CardSet::of(&[GemOfOrder, King]) };
    assert!(state.apply_chance(&two, &mut Ignore).is_err());
    let cards = CardSet::of(&[GemOfOrder, King, ShieldOfKeth]);
    state.apply_chance(&Chance::Draw { cards }, &mut Ignore).expect("three cards of the deck");
    assert_eq!(state.view(eyes(3)).drawn, cards);
    assert_eq!(state.view(eyes(0)).drawn, CardSet::EMPTY);
    assert_eq!(state.view(SPECTATOR).drawn, CardSet::EMPTY);
}

#[test]
fn ruling_07_necromancer_draws_three_and_keeps_one_of_any_suit() {
    let mut state = raising();
    draw_three(&mut state);
    play(&mut state, &[(3, "keep gem-of-order")]);
    assert_eq!(state.whole_hand(Seat(3)).len(), 8);
    assert!(!matches!(state.phase, Phase::Keep(..)));
    while let Turn::Seats(seats) = state.turn() {
        play(&mut state, &[(seats.first().expect("a seat").0, "agree")]);
    }
    assert_eq!(state.results[3].choices.necromancer, Some(GemOfOrder));
    // 15 + 17 + 15 + 5 (Rangers clear the word Army), Collector 7 + 40 for Armies + 10 for Wizards,
    // Beastmaster 9, Necromancer 3, the Gem 5.
    assert_eq!(state.results[3].total, 126);
}

/// Whatever is kept, its owner is asked what to make of it.
#[test]
fn ruling_16_the_eighth_card_has_its_choice() {
    for card in [BookOfChanges, Mirage, Shapeshifter, Doppelganger] {
        let mut state = raising();
        let cards = CardSet::of(&[card, King, ShieldOfKeth]);
        state.apply_chance(&Chance::Draw { cards }, &mut Ignore).expect("three cards of the deck");
        play(&mut state, &[(3, &format!("keep {card}"))]);
        assert_eq!(state.next_choice(Seat(3)), Some(card));
        assert!(state.turn().seats().contains(Seat(3)), "{card} is asked about");
        play(&mut state, &[(3, &format!("leave {card}"))]);
        assert_eq!(state.next_choice(Seat(3)), None);
        while let Turn::Seats(seats) = state.turn() {
            play(&mut state, &[(seats.first().expect("a seat").0, "agree")]);
        }
        let Choices { necromancer, book_of_changes, mirage, shapeshifter, doppelganger, .. } =
            state.results[3].choices;
        assert_eq!(necromancer, Some(card));
        assert_eq!((book_of_changes, mirage, shapeshifter, doppelganger), (None, None, None, None));
    }
}

#[test]
fn ruling_07_necromancer_may_keep_none_and_has_no_other_ability() {
    let mut state = raising();
    draw_three(&mut state);
    play(&mut state, &[(3, "keep nothing")]);
    assert_eq!(state.whole_hand(Seat(3)).len(), 7);
    assert_eq!(state.pool().discard, CardSet::EMPTY, "there is nothing else to raise");
    assert_ne!(state.next_choice(Seat(3)), Some(Necromancer));
}

#[test]
fn ruling_07_only_a_card_that_was_drawn_is_kept() {
    let mut state = raising();
    draw_three(&mut state);
    assert_eq!(refused(&state, 3, "keep queen"), ("not-drawn", Some(7)));
    assert_eq!(refused(&state, 0, "keep king").0, "not-your-turn");
}

/// 49 of 53 cards are dealt to seven players: three of the four left are drawn.
#[test]
fn ruling_07_seven_players_leave_enough_for_the_necromancer() {
    let mut state = chaos(7);
    assert!(state.hands.iter().any(|hand| hand.contains(Necromancer)));
    state.time_up(&mut Ignore).expect("the time is up");
    let cards = state.deck.iter().take(3).collect();
    state.apply_chance(&Chance::Draw { cards }, &mut Ignore).expect("three cards");
    assert_eq!(state.deck.len(), 1);
}
