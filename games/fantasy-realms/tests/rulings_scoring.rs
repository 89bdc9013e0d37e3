//! Rulings 8 to 15 and 17 to 24: what hands are worth. All values are worked out by hand from the
//! rulebook and the rulings.

use Card::*;
use Suit::*;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Change, Choices, Guise, Pool, best_choices, score};
use fantasy_realms::suits::Suit;

const NONE: Choices = Choices::NONE;

fn raise(card: Card) -> Choices {
    Choices { necromancer: Some(card), ..NONE }
}

fn copy(card: Card) -> Choices {
    Choices { doppelganger: Some(card), ..NONE }
}

fn mirage(guise: Guise) -> Choices {
    Choices { mirage: Some(guise), ..NONE }
}

fn shift(guise: Guise) -> Choices {
    Choices { shapeshifter: Some(guise), ..NONE }
}

fn book(card: Card, suit: Suit) -> Choices {
    Choices { book_of_changes: Some(Change { card, suit }), ..NONE }
}

fn island(card: Card) -> Choices {
    Choices { island: Some(card), ..NONE }
}

/// The cards of a hand (the eighth included) with the points each is expected to give, and their sum.
#[track_caller]
fn check(expected: &[(Card, i16)], choices: Choices, total: i32) {
    let hand: CardSet = expected.iter().map(|&(card, _)| card).collect();
    let hand = choices.necromancer.map_or(hand, |eighth| hand.without(eighth));
    let scored = score(hand, &choices).expect("a hand and its choices");
    for &(card, points) in expected {
        let found = scored.cards.iter().find(|scored| scored.card == card).expect("the card");
        assert_eq!(found.points, points, "{card}: {:?}", found.lines);
    }
    assert_eq!(scored.cards.len(), expected.len());
    assert_eq!(scored.total, total);
}

/// The rulebook's examples and questions.
#[test]
fn known_values_of_the_rulebook() {
    let storm = [
        (Mountain, 59),
        (Wildfire, 40),
        (Smoke, 27),
        (GreatFlood, 32),
        (Whirlwind, 53),
        (Mirage, 0),
        (AirElemental, 49),
    ];
    check(&storm, mirage(Guise::Card(Rainstorm)), 260);
    let candle = [
        (Candle, 102),
        (BookOfChanges, 3),
        (ShieldOfKeth, 44),
        (GemOfOrder, 155),
        (Queen, 6),
        (SwordOfKeth, 47),
        (BellTower, 23),
    ];
    check(&candle, book(GemOfOrder, Wizard), 380);
    check(&[(Blizzard, 30), (GreatFlood, 32), (Wildfire, 0), (Cavern, 0)], NONE, 62);
    // Wildfire is a Flame for the Blizzard: 30 - 5.
    check(&[(Blizzard, 25), (GreatFlood, 0), (Wildfire, 40)], NONE, 65);
}

/// 397 with eight cards, 385 with seven; the sums are 3+23+102+20+47+44+155+3 and 3+155+47+102+49+6+23.
#[test]
fn known_values_of_the_best_hands() {
    let eight = [
        (Necromancer, 3),
        (BellTower, 23),
        (Candle, 102),
        (Warhorse, 20),
        (SwordOfKeth, 47),
        (ShieldOfKeth, 44),
        (GemOfOrder, 155),
        (BookOfChanges, 3),
    ];
    check(&eight, Choices { necromancer: Some(Warhorse), ..book(BellTower, Leader) }, 397);
    let hand: CardSet = eight.iter().map(|&(card, _)| card).filter(|&card| card != Warhorse).collect();
    let pool = Pool::discard(CardSet::of(&[Warhorse, Knights, Queen, Mountain]));
    assert_eq!(best_choices(hand, pool).total, 397);
    let seven = [
        (BookOfChanges, 3),
        (GemOfOrder, 155),
        (Collector, 47),
        (Candle, 102),
        (EarthElemental, 49),
        (Cavern, 6),
        (BellTower, 23),
    ];
    check(&seven, book(Candle, Land), 385);
    let hand = seven.iter().map(|&(card, _)| card).collect();
    assert_eq!(best_choices(hand, Pool::discard(CardSet::EMPTY)).total, 385);
}

/// The Book makes the Necromancer an Army, Great Flood blanks it: its eighth card stays.
#[test]
fn ruling_08_a_blanked_necromancer_has_raised_its_card() {
    let choices = Choices { necromancer: Some(King), ..book(Necromancer, Army) };
    check(&[(Necromancer, 0), (GreatFlood, 32), (BookOfChanges, 3), (King, 8)], choices, 43);
}

/// Before all else: the eighth card can be copied and changed.
#[test]
fn ruling_08_the_eighth_card_comes_before_all_else() {
    check(&[(Necromancer, 3), (Dragon, 30)], raise(Dragon), 33);
    let choices = Choices { doppelganger: Some(Dragon), ..raise(Dragon) };
    check(&[(Necromancer, 3), (Dragon, 30), (Doppelganger, 30)], choices, 63);
    let choices = Choices { necromancer: Some(King), ..book(King, Army) };
    check(&[(Necromancer, 3), (BookOfChanges, 3), (King, 13)], choices, 19);
}

#[test]
fn ruling_09_doppelganger_has_name_suit_base_and_penalty() {
    check(&[(Knights, 12), (Doppelganger, 12)], copy(Knights), 24); // base and penalty
    check(&[(Dragon, -10), (Doppelganger, -10)], copy(Dragon), -20);
    check(&[(Warship, 0), (Doppelganger, 0)], copy(Warship), 0);
    check(&[(EarthElemental, 34), (Cavern, 6), (Doppelganger, 6)], copy(Cavern), 46); // suit
    // Name: Book of Changes makes the Swamp an Army and Great Flood washes it away; the copy is still a
    // Swamp for the Hydra.
    let choices = Choices { book_of_changes: Some(Change { card: Swamp, suit: Army }), ..copy(Swamp) };
    let hand = [(Hydra, 40), (Swamp, 0), (Doppelganger, 18), (BookOfChanges, 3), (GreatFlood, 32)];
    check(&hand, choices, 93);
}

#[test]
fn ruling_09_doppelganger_has_no_bonus() {
    check(&[(Unicorn, 39), (Princess, 2), (Doppelganger, 9)], copy(Unicorn), 50);
    check(&[(FountainOfLife, 19), (Doppelganger, 1), (Swamp, 18)], copy(FountainOfLife), 38);
}

/// The original becomes a Leader afterwards; the copy stays an Army, the only one for the Warlord.
#[test]
fn ruling_09_the_copy_is_as_printed() {
    let choices = Choices { doppelganger: Some(Knights), ..book(Knights, Leader) };
    check(&[(Knights, 20), (Doppelganger, 20), (BookOfChanges, 3), (Warlord, 24)], choices, 67);
    let choices = Choices { doppelganger: Some(Mirage), ..mirage(Guise::Card(Rainstorm)) };
    // Only the Mirage is a Rainstorm and a Weather: 4 + 15.
    check(&[(Mirage, 0), (Doppelganger, 0), (AirElemental, 19), (Lightning, 41)], choices, 60);
}

#[test]
fn ruling_10_mirage_and_shapeshifter_have_name_and_suit_only() {
    // A false Rainstorm blanks no Candle and has no 10 for the Flood; a false Swamp feeds the Hydra.
    check(&[(Mirage, 0), (Candle, 2), (Island, 14)], mirage(Guise::Card(Rainstorm)), 16);
    check(&[(Mirage, 0), (Hydra, 40), (Knights, 12)], mirage(Guise::Card(Swamp)), 52);
    check(&[(Mirage, 0), (DwarvishInfantry, 13)], mirage(Guise::Card(Rangers)), 13);
    // A false Basilisk kills nobody, a false Queen helps the King.
    check(&[(Shapeshifter, 0), (Unicorn, 9), (Knights, 12)], shift(Guise::Card(Basilisk)), 21);
    check(&[(Shapeshifter, 0), (King, 28), (Knights, 20)], shift(Guise::Card(Queen)), 48);
    check(&[(Shapeshifter, 0), (Dragon, 30)], shift(Guise::Card(Beastmaster)), 30);
}

#[test]
fn ruling_10_a_suit_without_a_name() {
    check(&[(Shapeshifter, 0), (Forge, 18)], shift(Guise::Suit(Weapon)), 18);
    let hand = |shield| [(Shapeshifter, 0), (ShieldOfKeth, shield), (King, 8)];
    check(&hand(19), shift(Guise::Suit(Weapon)), 27);
    check(&hand(44), shift(Guise::Card(SwordOfKeth)), 52);
    check(&[(Mirage, 0), (Lightning, 11), (AirElemental, 19)], mirage(Guise::Suit(Weather)), 30);
}

/// Name, base, bonus and penalty stay; only the suit is another.
#[test]
fn ruling_11_book_of_changes_changes_the_suit_only() {
    check(&[(Unicorn, 39), (Princess, 10), (BookOfChanges, 3)], book(Unicorn, Army), 52);
    check(&[(Knights, 12), (EarthElemental, 19), (BookOfChanges, 3)], book(Knights, Land), 34);
    check(&[(Rainstorm, 8), (Lightning, 41), (Candle, 0), (BookOfChanges, 3)], book(Rainstorm, Land), 52);
    check(&[(Mirage, 0), (Warlord, 14), (ElvenArchers, 15), (BookOfChanges, 3)], book(Mirage, Army), 32);
}

/// Each clearer, with a penalty it clears and one it does not.
#[test]
fn ruling_12_what_each_clearer_clears() {
    check(&[(ProtectionRune, 1), (Wildfire, 40), (Knights, 20), (Dragon, 30), (Smoke, 27)], NONE, 118);
    check(&[(Mountain, 9), (Swamp, 18), (Knights, 12), (Smoke, 0)], NONE, 39);
    check(&[(Cavern, 6), (Smoke, 27), (Knights, 12)], NONE, 45);
    check(&[(Beastmaster, 18), (Basilisk, 35), (Knights, 12)], NONE, 65);
    check(&[(Island, 14), (Swamp, 18), (Knights, 12)], island(Swamp), 44);
    check(&[(Island, 14), (Swamp, 15), (Knights, 12)], NONE, 41);
    check(&[(Island, 14), (Wildfire, 40), (King, 8)], island(Wildfire), 62);
    check(&[(Rangers, 5), (Swamp, 18), (Knights, 12)], NONE, 35);
    check(&[(Warship, 23), (Swamp, 18), (Knights, 12)], NONE, 53);
    // The word Army only, and the Warship's only in Floods: 15 - 2 and 30 - 5 stay.
    check(&[(Warship, 23), (Swamp, 18), (DwarvishInfantry, 13), (Knights, 12)], NONE, 66);
    check(&[(Warship, 0), (Blizzard, 25), (Knights, 12)], NONE, 37);
}

#[test]
fn ruling_12_clearing_goes_by_current_suits() {
    check(&[(Mountain, 9), (Dragon, 30), (BookOfChanges, 3)], book(Dragon, Flood), 42);
    check(&[(Mountain, 9), (Swamp, 15), (Knights, 12), (BookOfChanges, 3)], book(Swamp, Beast), 39);
    let choices = Choices { island: Some(Dragon), ..book(Dragon, Flame) };
    check(&[(Island, 14), (Dragon, 30), (BookOfChanges, 3)], choices, 47);
    check(
        &[(Warship, 23), (DwarvishInfantry, 15), (Knights, 12), (BookOfChanges, 3)],
        book(DwarvishInfantry, Flood),
        53,
    );
}

/// Basilisk and Great Flood blank clearers that were made Armies or Lands; their clearing stays done.
#[test]
fn ruling_12_a_clearer_works_even_if_it_is_blanked() {
    check(
        &[(GreatFlood, 32), (Beastmaster, 0), (Dragon, 30), (BookOfChanges, 3)],
        book(Beastmaster, Army),
        65,
    );
    let hand = [(Basilisk, 35), (Mountain, 0), (Swamp, 18), (Candle, 2), (BookOfChanges, 3)];
    check(&hand, book(Mountain, Army), 58);
    check(&[(GreatFlood, 32), (Warship, 0), (Knights, 12), (BookOfChanges, 3)], book(Warship, Land), 47);
    let choices = Choices { island: Some(Swamp), ..book(Island, Army) };
    check(&[(Basilisk, 35), (Island, 0), (Swamp, 18), (Candle, 2), (BookOfChanges, 3)], choices, 58);
}

#[test]
fn ruling_13_a_blanked_blanker_does_nothing() {
    check(&[(Rainstorm, 8), (Wildfire, 0), (Hydra, 12)], NONE, 20);
    // Blizzard takes the Flood, so the fire burns: the Hydra goes after all, and costs the Blizzard nothing.
    check(&[(Blizzard, 25), (GreatFlood, 0), (Wildfire, 40), (Hydra, 0)], NONE, 65);
    check(&[(Wildfire, 40), (Basilisk, 0), (Unicorn, 9)], NONE, 49);
}

/// Both Basilisks are blanked, and neither has blanked the Unicorn, Knights or King before.
#[test]
fn ruling_13_circle_blanks_without_effect() {
    check(&[(Basilisk, 0), (Doppelganger, 0)], copy(Basilisk), 0);
    check(&[(Basilisk, 0), (Doppelganger, 0), (Unicorn, 9), (Knights, 20), (King, 13)], copy(Basilisk), 42);
    check(&[(Basilisk, 35), (Doppelganger, 35), (Beastmaster, 27)], copy(Basilisk), 97);
    // The Book makes the Blizzard a Flame: it blanks the Great Flood, which blanks it.
    let hand = [(Blizzard, 0), (GreatFlood, 0), (Knights, 12), (Swamp, 15), (BookOfChanges, 3)];
    check(&hand, book(Blizzard, Flame), 30);
}

#[test]
fn ruling_13_a_blanker_of_itself_is_a_circle() {
    check(&[(Rainstorm, 0), (Candle, 2), (BookOfChanges, 3)], book(Rainstorm, Flame), 5);
    check(&[(Wildfire, 0), (Knights, 12), (BookOfChanges, 3)], book(Wildfire, Land), 15);
    check(&[(Basilisk, 0), (Unicorn, 9), (BookOfChanges, 3)], book(Basilisk, Leader), 12);
}

/// An Army Blizzard is threatened by two Basilisks but on no circle: once these are gone it goes on,
/// blanks the Swamp, and counts itself as an Army (30 - 5).
#[test]
fn ruling_13_after_a_circle_the_rest_goes_on() {
    let choices = Choices { doppelganger: Some(Basilisk), ..book(Blizzard, Army) };
    check(&[(Basilisk, 0), (Doppelganger, 0), (Blizzard, 25), (Swamp, 0), (BookOfChanges, 3)], choices, 28);
}

/// What a card needs may be blanked; what harms it, too: Smoke without a Flame is no Weather.
#[test]
fn ruling_14_first_unless_then_with_weather() {
    check(&[(Smoke, 0), (WarDirigible, 35), (Knights, 12)], NONE, 47);
    check(&[(Smoke, 27), (WarDirigible, 0), (Knights, 12), (Candle, 2)], NONE, 41);
    check(&[(Blizzard, 30), (Swamp, 0), (Warship, 0)], NONE, 30);
    check(&[(GreatFlood, 32), (Candle, 0), (Smoke, 0)], NONE, 32);
    check(&[(Basilisk, 35), (Knights, 0), (WarDirigible, 0)], NONE, 35);
}

/// Each hand falls card by card, in either order of the cards.
#[test]
fn ruling_14_until_nothing_changes() {
    check(&[(Smoke, 0), (WarDirigible, 0), (BookOfChanges, 3)], book(Smoke, Army), 3);
    check(&[(Smoke, 0), (Warship, 0), (BookOfChanges, 3)], book(Warship, Flame), 3);
    // The Dirigible is Smoke's Flame, until Smoke's weather brings it down, and Smoke with it.
    check(&[(Smoke, 0), (WarDirigible, 0), (Knights, 12), (BookOfChanges, 3)], book(WarDirigible, Flame), 15);
}

/// Two Dirigibles that differ in nothing: it cannot matter which of them the Book turns into Weather.
#[test]
fn ruling_14_equal_cards_fare_equally() {
    let hand = CardSet::of(&[WarDirigible, Doppelganger, Knights, BookOfChanges]);
    let total = |card| {
        let choices = Choices { doppelganger: Some(WarDirigible), ..book(card, Weather) };
        score(hand, &choices).expect("a hand").total
    };
    assert_eq!(total(WarDirigible), total(Doppelganger));
}

/// No suit, base, bonus or penalty; ruling 21 has the names.
#[test]
fn ruling_15_a_blanked_card_is_nothing() {
    check(&[(GreatFlood, 32), (Cavern, 0), (Forest, 0), (WorldTree, 52)], NONE, 84);
    check(&[(GreatFlood, 32), (Knights, 0), (Warlord, 4), (King, 8)], NONE, 44);
    check(&[(Basilisk, 35), (Warhorse, 0), (King, 0), (SwordOfKeth, 7)], NONE, 42);
    // 5, a blanked 6, 7 and 8 are no run; a blanked Weather leaves the Archers their 5.
    check(&[(GreatFlood, 32), (GemOfOrder, 5), (Cavern, 0), (SwordOfKeth, 17), (King, 8)], NONE, 62);
    check(&[(Smoke, 0), (ElvenArchers, 15)], NONE, 15);
}

#[test]
fn ruling_17_a_changed_card_counts_itself() {
    let alone = |card, suit, points| {
        check(&[(card, points), (BookOfChanges, 3)], book(card, suit), i32::from(points) + 3);
    };
    alone(Swamp, Army, 15);
    alone(Rainstorm, Flood, 18);
    alone(King, Army, 13);
    alone(Warlord, Army, 8);
    alone(Princess, Army, 10);
    alone(LightCavalry, Land, 15);
    alone(WarlockLord, Leader, 15);
    alone(Blizzard, Beast, 25);
    alone(BellTower, Wizard, 23);
    alone(Knights, Leader, 20);
    alone(Dragon, Wizard, 30);
    alone(ElvenArchers, Weather, 10);
    alone(Smoke, Flame, 27);
    alone(Warship, Flood, 23);
    alone(WarDirigible, Army, 35);
    check(&[(Forge, 27), (BookOfChanges, 3)], book(Forge, Weapon), 30); // itself and the Book
}

#[test]
fn ruling_17_unless_the_text_says_other() {
    check(&[(DwarvishInfantry, 15)], NONE, 15);
    check(&[(WarlockLord, 25)], NONE, 25);
    check(&[(Empress, 25), (BookOfChanges, 3)], book(Empress, Army), 28);
    check(&[(EarthElemental, 4), (BookOfChanges, 3)], book(EarthElemental, Flood), 7);
    check(&[(Princess, 2), (BookOfChanges, 3)], book(Princess, Land), 5);
}

#[test]
fn ruling_18_several_runs_and_several_suits_score() {
    // 3 4 5 and 7 8 9; the Forge counts Shield, Gem, Book and Sword.
    let hand = [
        (BookOfChanges, 3),
        (ShieldOfKeth, 4),
        (GemOfOrder, 25),
        (SwordOfKeth, 7),
        (BellTower, 8),
        (Forge, 45),
    ];
    check(&hand, NONE, 92);
    // Three Armies and three Lands; the Cavalry loses 2 a Land.
    let hand = [
        (Collector, 27),
        (Knights, 12),
        (ElvenArchers, 15),
        (LightCavalry, 11),
        (Mountain, 9),
        (Cavern, 6),
        (BellTower, 23),
    ];
    check(&hand, NONE, 103);
}

#[test]
fn ruling_18_each_card_is_in_one_run_and_equal_bases_do_not_lengthen_it() {
    check(&[(GemOfOrder, 15), (ShieldOfKeth, 4), (AirElemental, 4), (BookOfChanges, 3)], NONE, 26);
    // 3 4 5 twice: Shield 4 + 15 and Longbow 3 + 30 by the Warlord, who leads the Rangers (4 + 5).
    let hand = [
        (GemOfOrder, 25),
        (Rangers, 5),
        (ShieldOfKeth, 19),
        (Warlord, 9),
        (BookOfChanges, 3),
        (ElvenLongbow, 33),
    ];
    check(&hand, NONE, 94);
    // 3 4 5 6 7 with another 5: one run of five (60), not 3 4 5 and 5 6 7.
    let hand = [
        (BookOfChanges, 3),
        (ShieldOfKeth, 4),
        (GemOfOrder, 65),
        (Enchantress, 15),
        (Cavern, 6),
        (Forest, 7),
    ];
    check(&hand, NONE, 100);
    // The Gem need not be in the run, and a Mirage is a 0 for it.
    check(
        &[(GemOfOrder, 15), (Mirage, 0), (ProtectionRune, 1), (WorldTree, 2)],
        mirage(Guise::Suit(Land)),
        18,
    );
}

#[test]
fn ruling_19_collector_counts_different_names() {
    let copied = [(Collector, 7), (Rangers, 5), (ElvenArchers, 15), (Doppelganger, 10)];
    check(&copied, copy(ElvenArchers), 37);
    let hand =
        |collector, archers| [(Collector, collector), (Rangers, 5), (ElvenArchers, archers), (Mirage, 0)];
    check(&hand(17, 15), mirage(Guise::Card(Knights)), 37);
    check(&hand(7, 15), mirage(Guise::Card(ElvenArchers)), 27);
    check(&hand(7, 15), mirage(Guise::Suit(Army)), 27);
    check(&[(Collector, 17), (Enchantress, 5), (Shapeshifter, 0)], shift(Guise::Card(Beastmaster)), 22);
    // Two that pass for the same card are one name.
    let choices = Choices { shapeshifter: Some(Guise::Card(Beastmaster)), ..copy(Beastmaster) };
    check(&[(Collector, 7), (Beastmaster, 9), (Shapeshifter, 0), (Doppelganger, 9)], choices, 25);
    // Our own decision: three special cards left as they are have three names of one suit.
    check(&[(Collector, 17), (Mirage, 0), (Shapeshifter, 0), (Doppelganger, 0)], NONE, 17);
}

#[test]
fn ruling_20_rangers_take_the_word_army_out_of_every_penalty() {
    check(&[(GreatFlood, 32), (Rangers, 5), (Knights, 12), (Candle, 0)], NONE, 49);
    check(&[(Basilisk, 35), (Rangers, 5), (Knights, 12), (King, 0)], NONE, 52);
    check(&[(Swamp, 15), (Candle, 2), (Rangers, 5), (Knights, 12)], NONE, 34);
    check(&[(Blizzard, 25), (King, 18), (Rangers, 5), (Knights, 20)], NONE, 68);
    // The Dirigible flies without any Army: Wildfire has blanked the only one.
    check(&[(Wildfire, 40), (Rangers, 0), (WarDirigible, 35)], NONE, 75);
    check(&[(Rangers, 5), (WarDirigible, 0), (Whirlwind, 13)], NONE, 18);
}

#[test]
fn ruling_20_rangers_do_not_protect_from_wildfire() {
    check(&[(Wildfire, 40), (Rangers, 0), (Knights, 0)], NONE, 40);
}

#[test]
fn ruling_21_names_of_blanked_cards_do_not_count() {
    check(&[(Hydra, 12), (Swamp, 0), (Blizzard, 25)], NONE, 37);
    check(&[(Wildfire, 40), (Unicorn, 9), (Princess, 0)], NONE, 49);
    check(&[(Collector, 7), (GreatFlood, 32), (Cavern, 0), (Forest, 0), (BellTower, 0)], NONE, 39);
}

#[test]
fn ruling_22_fountain_of_life_may_choose_itself() {
    check(&[(FountainOfLife, 2), (Dragon, -10)], NONE, -8);
    let draw_on = |card| Choices { fountain_of_life: Some(card), ..NONE };
    let hand = |fountain| [(FountainOfLife, fountain), (Swamp, 15), (Candle, 2)];
    check(&hand(19), NONE, 36);
    check(&hand(2), draw_on(FountainOfLife), 19);
    check(&hand(3), draw_on(Candle), 20);
    // As a Wizard it is nothing it could draw on, and a blanked Wildfire has no base.
    check(&[(FountainOfLife, 1), (BookOfChanges, 3)], book(FountainOfLife, Wizard), 4);
    check(&[(FountainOfLife, 9), (Wildfire, 0), (Rainstorm, 18)], NONE, 27);
}

#[test]
fn ruling_23_a_card_left_wild_has_the_suit_wild() {
    check(&[(WorldTree, 52), (Mirage, 0), (Knights, 12)], NONE, 64);
    check(&[(WorldTree, 2), (Mirage, 0), (Shapeshifter, 0), (Knights, 12)], NONE, 14);
    check(&[(WorldTree, 2), (Mirage, 0), (Knights, 12)], mirage(Guise::Suit(Army)), 14);
    let blanked = |choices| score(CardSet::of(&[Wildfire, Mirage]), &choices).expect("a hand").blanked();
    assert_eq!(blanked(NONE), CardSet::EMPTY);
    assert_eq!(blanked(mirage(Guise::Suit(Army))), CardSet::of(&[Mirage]));
    assert_eq!(blanked(mirage(Guise::Card(Mountain))), CardSet::EMPTY);
}

#[test]
fn ruling_24_king_and_queen() {
    check(&[(King, 18), (Knights, 20), (Rangers, 5)], NONE, 43);
    check(&[(Queen, 16), (Knights, 20), (Rangers, 5)], NONE, 41);
    check(&[(King, 48), (Queen, 46), (Knights, 20), (Rangers, 5)], NONE, 119);
    // A second King is not the Queen.
    check(&[(King, 13), (Doppelganger, 8), (Knights, 20)], copy(King), 41);
    check(&[(King, 28), (Queen, 26), (Doppelganger, 6), (Knights, 20)], copy(Queen), 80);
}
