//! Ruling 16, the choices at the reveal; which choices rulings 8 to 12 and 22 refuse; and the reasons a
//! score gives, each with its ruling.

use Card::*;
use Suit::*;
use fabletop_core::{Game, Ignore, Seat, SeatSet, Turn, Viewer};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::{CopyScope, Options, WhoChooses};
use fantasy_realms::scoring::{
    Change, Choice, ChoiceError, Choices, Guise, Line, Made, Pool, alternatives, best_choices, check_choice,
    legal_choices, next_chooser, score,
};
use fantasy_realms::state::Phase;
use fantasy_realms::suits::{Suit, SuitSet};
use fantasy_realms::{Action, Config, State};

const NONE: Choices = Choices::NONE;
const NOTHING_RAISED: Pool = Pool::discard(CardSet::EMPTY);

/// The rulebook's 260, by the Mirage as a Rainstorm.
const STORM: [Card; 7] = [Mountain, Wildfire, Smoke, GreatFlood, Whirlwind, Mirage, AirElemental];
/// The rulebook's 380, by the Book of Changes.
const CANDLE: [Card; 7] = [Candle, BookOfChanges, ShieldOfKeth, GemOfOrder, Queen, SwordOfKeth, BellTower];
/// Nothing to choose.
const PLAIN: [Card; 7] = [Knights, King, Hydra, Unicorn, Forge, Warlord, Cavern];

/// A classic game after its last discard, the Empress by seat 0: all hands are open.
fn reveal(hands: [[Card; 7]; 3], options: Options) -> State {
    let mut state = State::setup(&Config { options, ..Config::new(3) }).expect("a game");
    state.deck = CardSet::ALL.without(Empress);
    for (hand, cards) in state.hands.iter_mut().zip(&hands) {
        *hand = CardSet::of(cards);
        state.deck = state.deck - *hand;
    }
    state.discard = [Dragon, Collector, Rangers, Swamp, Warship, Forest, WorldTree, Lightning, Blizzard]
        .into_iter()
        .collect();
    state.deck = state.deck - state.discarded();
    state.hands[0].insert(Empress);
    (state.first_turn, state.phase) = (false, Phase::Discard(Seat(0)));
    state.invariants().expect("invariants");
    play(&mut state, 0, "discard empress");
    state
}

#[track_caller]
fn play(state: &mut State, seat: u8, action: &str) {
    let action: Action = action.parse().expect("an action");
    state.apply(Seat(seat), &action, &mut Ignore).expect("a legal action");
    state.invariants().expect("invariants");
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

#[test]
fn ruling_16_whoever_has_something_to_choose_is_asked() {
    let state = reveal([STORM, CANDLE, PLAIN], Options::default());
    assert_eq!(state.turn(), Turn::Seats([Seat(0), Seat(1)].into_iter().collect()));
    let hands: Vec<CardSet> = state.view(Viewer::Spectator).seats.iter().map(|seat| seat.known).collect();
    assert_eq!(hands, [CardSet::of(&STORM), CardSet::of(&CANDLE), CardSet::of(&PLAIN)]);
}

#[test]
fn ruling_16_to_agree_is_to_choose_the_best() {
    let mut state = reveal([STORM, CANDLE, PLAIN], Options::default());
    play(&mut state, 1, "agree"); // in any order
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(0))));
    play(&mut state, 0, "agree");
    assert_eq!((state.results[0].total, state.results[1].total), (260, 380));
    assert_eq!(state.results[0].choices.mirage, Some(Guise::Card(Rainstorm)));
}

/// A Mirage that stays as it is: the Whirlwind has only its 13, the Air Elemental 4 + 2 x 15, and so
/// 59 + 40 + 27 + 32 + 13 + 34. A Queen who becomes a Wizard leads nobody: 102 + 3 + 4 + 155 + 6 + 7 + 23.
#[test]
fn ruling_16_the_owner_may_choose_otherwise() {
    let mut state = reveal([STORM, CANDLE, PLAIN], Options::default());
    play(&mut state, 0, "leave mirage");
    play(&mut state, 1, "change queen wizard");
    assert_eq!(state.phase, Phase::Over, "nobody has anything left to choose");
    assert_eq!((state.results[0].total, state.results[1].total), (205, 300));
    assert_eq!(state.results[0].choices, NONE);
}

/// Two choices are kept, the Mirage's is made at its best: a Swamp for the Hydra (28) rather than a Flame
/// for the Fire Elemental (15).
#[test]
fn ruling_16_agreeing_leaves_only_the_rest_at_its_best() {
    let hand = [Doppelganger, Mirage, Hydra, MagicWand, FireElemental, Necromancer, Warhorse];
    let plain = [Knights, King, Beastmaster, Unicorn, Forge, Warlord, Cavern];
    let mut state = reveal([hand, CANDLE, plain], Options::default());
    play(&mut state, 0, "leave necromancer");
    assert_eq!(refused(&state, 0, "pose mirage swamp"), ("not-this-choice", Some(16)), "one after another");
    play(&mut state, 0, "copy magic-wand");
    play(&mut state, 0, "agree");
    play(&mut state, 1, "agree");
    let choices = state.results[0].choices;
    assert_eq!((choices.necromancer, choices.doppelganger), (None, Some(MagicWand)));
    assert_eq!(choices.mirage, Some(Guise::Card(Swamp)));
    // Doppelgänger 1, Mirage 0, Hydra 40, Wand 26, Fire Elemental 4, Necromancer 3, Warhorse 20.
    assert_eq!(state.results[0].total, 94);
}

/// Clearing a card that has no penalty is idle, but it is the owner's choice: the hand still counts.
#[test]
fn ruling_16_an_idle_choice_is_a_choice() {
    let hand = [Island, Knights, Princess, MagicWand, ElvenLongbow, Forge, Whirlwind];
    let plain = [Mountain, King, Hydra, Unicorn, Smoke, Warlord, Cavern];
    let mut state = reveal([hand, CANDLE, plain], Options::default());
    play(&mut state, 0, "clear island");
    play(&mut state, 1, "agree");
    // 14 + 20 + (2 + 8) + 1 + 3 + (9 + 2 x 9) + 13
    assert_eq!(state.results[0].total, 88);
    assert_eq!(state.results[0].choices.island, Some(Island));
}

/// Only names of the hand itself have been seen, and still a Mirage can bring the Collector a new one: that
/// of the Smoke, which is blanked for lack of a Flame. With the Archers as a Weather: 32 + 0 + 13 + 10 +
/// (7 + 10) + 3 + 0.
#[test]
fn ruling_16_the_best_may_name_a_card_of_the_hand() {
    let hand = CardSet::of(&[GreatFlood, Smoke, Whirlwind, ElvenArchers, Collector, BookOfChanges, Mirage]);
    let book_of_changes = Some(Change { card: ElvenArchers, suit: Weather });
    let choices = Choices { mirage: Some(Guise::Card(Smoke)), book_of_changes, ..NONE };
    assert_eq!(score(hand, &choices).expect("a hand").total, 75);
    assert!(best_choices(hand, Pool { discard: CardSet::EMPTY, names: hand }).total >= 75);
}

/// Any card but the Queen and the Book itself may become the Wizard of the 380.
#[test]
fn ruling_16_alternatives_with_the_same_total() {
    let found = alternatives(CardSet::of(&CANDLE), NOTHING_RAISED, &Made::NOTHING, 380, 10);
    let mut changed: Vec<Card> = found
        .choices
        .iter()
        .filter_map(|choices| choices.book_of_changes)
        .map(|change| change.card)
        .collect();
    changed.sort();
    assert_eq!(changed, [BellTower, Candle, SwordOfKeth, ShieldOfKeth, GemOfOrder]);
    assert_eq!(found.count, 5);
    assert_eq!(alternatives(CardSet::of(&CANDLE), NOTHING_RAISED, &Made::NOTHING, 380, 2).choices.len(), 2);
    assert_eq!(alternatives(CardSet::of(&CANDLE), NOTHING_RAISED, &Made::NOTHING, 381, 10).count, 0);
}

#[test]
fn ruling_16_with_the_option_best_nobody_is_asked() {
    let options = Options { choices: WhoChooses::Best, ..Options::default() };
    let state = reveal([STORM, CANDLE, PLAIN], options);
    assert_eq!(state.phase, Phase::Over);
    assert_eq!((state.results[0].total, state.results[1].total), (260, 380));
}

/// From the discard area, Army, Leader, Wizard or Beast by printed suit.
#[test]
fn ruling_08_whom_the_necromancer_may_raise() {
    let hand = [Necromancer, Mountain, Wildfire, Smoke, GreatFlood, Whirlwind, AirElemental];
    let mut state = reveal([hand, CANDLE, PLAIN], Options::default());
    let mut legal = Vec::new();
    state.legal_actions(Seat(0), &mut legal);
    let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        ["leave necromancer", "raise rangers", "raise collector", "raise empress", "raise dragon", "agree"]
    );
    assert_eq!(refused(&state, 0, "raise swamp"), ("necromancer-suit", Some(8)));
    assert_eq!(refused(&state, 0, "raise princess"), ("not-discarded", Some(8)));
    play(&mut state, 0, "raise collector");
    assert_eq!(state.whole_hand(Seat(0)).len(), 8);
}

#[test]
fn ruling_10_which_cards_may_be_named() {
    let any = reveal([STORM, CANDLE, PLAIN], Options::default());
    let seen = Options { copy_scope: CopyScope::Seen, ..Options::default() };
    let seen = reveal([STORM, CANDLE, PLAIN], seen);
    assert!(any.deck.contains(Rainstorm));
    play(&mut any.clone(), 0, "pose mirage rainstorm");
    assert_eq!(refused(&seen, 0, "pose mirage rainstorm"), ("guise-unseen", Some(10)));
    play(&mut seen.clone(), 0, "pose mirage blizzard"); // discarded
    play(&mut seen.clone(), 0, "pose mirage knights"); // in another hand
    play(&mut seen.clone(), 0, "pose mirage great-flood"); // in one's own
    play(&mut seen.clone(), 0, "suit mirage weather"); // a suit needs no card
    assert_eq!(refused(&any, 0, "pose mirage dragon"), ("guise-suit", Some(10)));
}

#[test]
fn ruling_10_which_suits_mirage_and_shapeshifter_may_take() {
    let cases = [
        (Mirage, [Army, Land, Weather, Flood, Flame].as_slice()),
        (Shapeshifter, &[Artifact, Leader, Wizard, Weapon, Beast]),
    ];
    for (chooser, allowed) in cases {
        let legal = legal_choices(CardSet::of(&[chooser]), NOTHING_RAISED, &Made::NOTHING, chooser);
        for suit in Suit::ALL {
            assert_eq!(legal.contains(&Choice::PoseAsSuit { chooser, suit }), allowed.contains(&suit));
        }
        for card in Card::ALL {
            assert_eq!(legal.contains(&Choice::Pose { chooser, card }), allowed.contains(&card.suit()));
        }
        assert_eq!(legal.len(), 1 + 5 + 25);
    }
}

#[track_caller]
fn wrong(hand: &[Card], choices: Choices, code: &str, ruling: u16) {
    let error: ChoiceError = score(CardSet::of(hand), &choices).expect_err("it should be refused");
    assert_eq!((error.code(), error.ruling()), (code, ruling));
}

#[test]
fn rulings_8_to_12_and_22_impossible_choices_are_refused() {
    let raise = |card| Choices { necromancer: Some(card), ..NONE };
    let copy = |card| Choices { doppelganger: Some(card), ..NONE };
    let mirage = |guise| Choices { mirage: Some(guise), ..NONE };
    let shift = |guise| Choices { shapeshifter: Some(guise), ..NONE };
    let book = |card, suit| Choices { book_of_changes: Some(Change { card, suit }), ..NONE };
    let island = |card| Choices { island: Some(card), ..NONE };
    let fountain = |card| Choices { fountain_of_life: Some(card), ..NONE };
    wrong(&[King], raise(Knights), "chooser-missing", 8);
    wrong(&[Necromancer], raise(Necromancer), "target-itself", 8);
    wrong(&[King], copy(King), "chooser-missing", 9);
    wrong(&[Doppelganger, King], copy(Queen), "target-missing", 9);
    wrong(&[Doppelganger, King], copy(Doppelganger), "target-itself", 9);
    wrong(&[King], mirage(Guise::Card(Rainstorm)), "chooser-missing", 10);
    wrong(&[Mirage], mirage(Guise::Card(Dragon)), "guise-suit", 10);
    wrong(&[Mirage], mirage(Guise::Suit(Beast)), "guise-suit", 10);
    wrong(&[Mirage], mirage(Guise::Card(Shapeshifter)), "guise-suit", 10);
    wrong(&[Shapeshifter], shift(Guise::Card(Rainstorm)), "guise-suit", 10);
    wrong(&[Shapeshifter], shift(Guise::Suit(Wild)), "guise-suit", 10);
    wrong(&[King], book(King, Army), "chooser-missing", 11);
    wrong(&[BookOfChanges], book(BookOfChanges, Army), "target-itself", 11);
    wrong(&[BookOfChanges], book(King, Army), "target-missing", 11);
    wrong(&[BookOfChanges, King], book(King, Wild), "book-suit", 11);
    wrong(&[Swamp], island(Swamp), "chooser-missing", 12);
    wrong(&[Island], island(Swamp), "target-missing", 12);
    wrong(&[Island, Knights], island(Knights), "island-suit", 12);
    let changed = Choices { island: Some(Swamp), ..book(Swamp, Army) };
    wrong(&[Island, Swamp, BookOfChanges], changed, "island-suit", 12);
    wrong(&[Swamp], fountain(Swamp), "chooser-missing", 22);
    wrong(&[FountainOfLife, Knights], fountain(Knights), "fountain-suit", 22);
    wrong(&[FountainOfLife], fountain(Knights), "target-missing", 22);
    wrong(&Card::ALL[..8], NONE, "too-many-cards", 1);
}

/// The scorer takes a hand with or without its eighth card in it, as the hands of other scorers have it:
/// 3 + (8 + 5) + 20. In play a card of the hand cannot be raised.
#[test]
fn ruling_08_a_hand_may_be_given_with_its_eighth_card() {
    let choices = Choices { necromancer: Some(King), ..NONE };
    for hand in [CardSet::of(&[Necromancer, Knights]), CardSet::of(&[Necromancer, Knights, King])] {
        assert_eq!(score(hand, &choices).expect("a hand").total, 36);
    }
    let pool = Pool::discard(CardSet::of(&[King]));
    let held = CardSet::of(&[Necromancer, King]);
    assert!(check_choice(held, pool, &Made::NOTHING, Choice::Raise { card: King }).is_err());
}

/// The suit a card has already is no other suit: refused in play.
#[test]
fn ruling_11_the_book_gives_another_suit() {
    let state = reveal([STORM, CANDLE, PLAIN], Options::default());
    assert_eq!(refused(&state, 1, "change queen leader"), ("book-same-suit", Some(11)));
    assert_eq!(refused(&state, 1, "change queen wild"), ("book-suit", Some(11)));
    assert_eq!(refused(&state, 1, "change book-of-changes army"), ("target-itself", Some(11)));
    assert_eq!(refused(&state, 1, "change knights leader"), ("target-missing", Some(11)));
    let legal = legal_choices(CardSet::of(&CANDLE), NOTHING_RAISED, &Made::NOTHING, BookOfChanges);
    assert_eq!(legal.len(), 1 + 6 * 9);
}

/// The Island may clear what the Book has just made a Flame, and not what is none any more.
#[test]
fn ruling_12_the_island_chooses_after_the_book() {
    let hand = CardSet::of(&[Island, BookOfChanges, Swamp, Dragon]);
    let mut made = Made::NOTHING;
    assert_eq!(next_chooser(hand, NOTHING_RAISED, &made), Some(BookOfChanges));
    made.make(Choice::Change { card: Dragon, suit: Flame });
    let legal = legal_choices(hand, NOTHING_RAISED, &made, Island);
    let clear = [Swamp, Island, Dragon].map(|card| Choice::Clear { card });
    assert_eq!(legal, [[Choice::Nothing { chooser: Island }].as_slice(), &clear].concat());
    // 14 + 3 + 18 - 3 (the Dragon is a Flame) + 30
    assert_eq!(best_choices(hand, NOTHING_RAISED).total, 65);
}

/// A card that is not there chooses nothing.
#[test]
fn rulings_8_to_12_a_missing_card_chooses_nothing() {
    let hand = CardSet::of(&[Swamp, King]);
    let pool = Pool::discard(CardSet::of(&[Dragon]));
    for (choice, ruling) in [
        (Choice::Raise { card: Dragon }, 8),
        (Choice::Copy { card: King }, 9),
        (Choice::Pose { chooser: Mirage, card: Rainstorm }, 10),
        (Choice::Change { card: King, suit: Army }, 11),
        (Choice::Clear { card: Swamp }, 12),
    ] {
        let checked = check_choice(hand, pool, &Made::NOTHING, choice);
        let error = checked.expect_err("it should be refused");
        assert_eq!((error.code(), error.ruling()), ("chooser-missing", ruling));
    }
}

/// The lines of a card that carry a ruling, with it.
fn reasons(hand: &[Card], choices: Choices, card: Card) -> Vec<(u16, Line)> {
    let scored = score(CardSet::of(hand), &choices).expect("a hand");
    let lines = scored.cards.into_iter().find(|scored| scored.card == card).expect("the card").lines;
    lines.into_iter().filter_map(|line| Some((line.ruling()?, line))).collect()
}

#[test]
fn rulings_8_to_11_lines_say_what_a_choice_did() {
    let choices = Choices {
        necromancer: Some(King),
        doppelganger: Some(King),
        mirage: Some(Guise::Card(Rainstorm)),
        shapeshifter: Some(Guise::Suit(Weapon)),
        ..NONE
    };
    let hand = [Necromancer, Doppelganger, Mirage, Shapeshifter];
    let first = |card| reasons(&hand, choices, card)[0].clone();
    assert_eq!(first(King), (8, Line::Eighth));
    assert_eq!(first(Doppelganger), (9, Line::Copies { name: King }));
    assert_eq!(first(Mirage), (10, Line::Poses { name: Rainstorm, suit: Weather }));
    assert_eq!(first(Shapeshifter), (10, Line::PosesAsSuit { suit: Weapon }));
    let choices = Choices { book_of_changes: Some(Change { card: Hydra, suit: Army }), ..NONE };
    assert_eq!(reasons(&[BookOfChanges, Hydra], choices, Hydra), [(11, Line::Changed { suit: Army })]);
}

#[test]
fn rulings_12_to_14_and_20_lines_say_who_cleared_and_who_blanked() {
    let faq = [Blizzard, GreatFlood, Wildfire, Cavern];
    assert_eq!(reasons(&faq, NONE, Blizzard), [(12, Line::Cleared { by: Cavern })]);
    assert_eq!(reasons(&faq, NONE, Wildfire), [(13, Line::BlankedBy { by: GreatFlood })]);
    assert_eq!(reasons(&faq, NONE, Cavern), [(13, Line::BlankedBy { by: GreatFlood })]);
    assert_eq!(reasons(&faq, NONE, GreatFlood), []);
    assert_eq!(reasons(&faq[..3], NONE, GreatFlood), [(13, Line::BlankedBy { by: Blizzard })]);
    let island = Choices { island: Some(Swamp), ..NONE };
    assert_eq!(reasons(&[Island, Swamp], island, Swamp), [(12, Line::Cleared { by: Island })]);
    assert_eq!(reasons(&[Rangers, Swamp], NONE, Swamp), [(20, Line::ArmyCleared { by: Rangers })]);
    let copies = Choices { doppelganger: Some(Basilisk), ..NONE };
    let circle = Line::BlankedInCircle { cards: CardSet::of(&[Basilisk, Doppelganger]) };
    assert_eq!(reasons(&[Basilisk, Doppelganger], copies, Basilisk), [(13, circle)]);
    let unless = Line::BlankedUnless { suits: SuitSet::of(&[Flame]) };
    assert_eq!(reasons(&[Smoke], NONE, Smoke), [(14, unless)]);
    let with = Line::BlankedWith { suits: SuitSet::of(&[Weather]) };
    assert_eq!(reasons(&[WarDirigible, Knights, Whirlwind], NONE, WarDirigible), [(14, with)]);
}

/// A blanked card has neither name nor suit (rulings 15 and 21); a special card has the new ones.
#[test]
fn rulings_15_and_21_a_blanked_card_has_neither_name_nor_suit() {
    let shown = |choices: Choices, card: Card| {
        let scored = score(CardSet::of(&[Wildfire, Mirage, King]), &choices).expect("a hand");
        let found = scored.cards.into_iter().find(|scored| scored.card == card).expect("the card");
        (found.name, found.suit, found.blanked)
    };
    let mirage = |guise| Choices { mirage: Some(guise), ..NONE };
    assert_eq!(shown(NONE, King), (None, None, true));
    assert_eq!(shown(NONE, Mirage), (Some(Mirage), Some(Wild), false));
    assert_eq!(shown(mirage(Guise::Card(Island)), Mirage), (Some(Island), Some(Flood), false));
    assert_eq!(shown(mirage(Guise::Suit(Weather)), Mirage), (None, Some(Weather), false));
    assert_eq!(shown(mirage(Guise::Suit(Flood)), Mirage), (None, None, true));
}
