//! Every card's bonus and penalty at work and idle, with values worked out by hand from the cards' texts
//! (rulings 12 to 15 and 24): the card, the rest of the hand without any choice, the card's points.

use Card::*;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::effects::{Bonus, Penalty};
use fantasy_realms::scoring::{Choices, Line, score};

type Row = (Card, &'static [Card], i16);

const LANDS: &[Row] = &[
    (Mountain, &[Smoke, Wildfire], 59), // 9 + 50; Wildfire spares it
    (Mountain, &[Smoke, Candle], 9),
    (Mountain, &[Wildfire], 9),
    (Swamp, &[Mountain, Knights], 18), // cleared: no 3 off
    (Cavern, &[Dragon], 31),           // 6 + 25
    (Cavern, &[DwarvishInfantry], 31),
    (Cavern, &[DwarvishInfantry, Dragon], 31), // with: once
    (Cavern, &[Knights, Hydra], 6),
    (Blizzard, &[Cavern, Knights], 30), // cleared: no 5 off
    (BellTower, &[Collector], 23),      // 8 + 15
    (BellTower, &[Collector, Enchantress], 23),
    (BellTower, &[King], 8),
    (Forest, &[Unicorn, Hydra], 31),        // 7 + 2 x 12
    (Forest, &[ElvenArchers], 19),          // 7 + 12
    (Forest, &[Unicorn, ElvenArchers], 31), // both parts
    (Forest, &[Knights], 7),
    (EarthElemental, &[Mountain, Cavern], 34), // 4 + 2 x 15, not for itself
    (EarthElemental, &[], 4),
];

const FLOODS: &[Row] = &[
    (FountainOfLife, &[Swamp, Knights], 19), // 1 + 18: an Army is nothing to draw on
    (FountainOfLife, &[Warship, Swamp], 24), // 1 + 23
    (FountainOfLife, &[Lightning], 12),
    (FountainOfLife, &[BellTower], 9),
    (FountainOfLife, &[Whirlwind], 14),
    (FountainOfLife, &[Dragon, King, Collector, GemOfOrder], 2), // none of its suits: itself
    (Swamp, &[Knights, Candle], 12),                             // 18 - 2 x 3
    (Swamp, &[King, Hydra], 18),
    (GreatFlood, &[Knights, Cavern, Candle, Lightning], 32),
    (Knights, &[GreatFlood, King], 0),
    (Cavern, &[GreatFlood, Dragon], 0),
    (Candle, &[GreatFlood], 0),
    (Lightning, &[GreatFlood], 11), // spared by name
    (King, &[GreatFlood], 8),
    (Island, &[GreatFlood, Wildfire], 14),
    (WaterElemental, &[Swamp, Island], 34), // 4 + 2 x 15
    (WaterElemental, &[Blizzard], 0),
    (WaterElemental, &[], 4),
];

const WEATHERS: &[Row] = &[
    (Rainstorm, &[Swamp, Island], 28), // 8 + 2 x 10
    (Rainstorm, &[Knights], 8),
    (Candle, &[Rainstorm], 0),
    (Lightning, &[Rainstorm], 41),                     // spared, and 11 + 30
    (Blizzard, &[Knights, King, Unicorn, Candle], 10), // 30 - 4 x 5
    (Blizzard, &[Cavern, Collector], 30),
    (Blizzard, &[Forest, Collector], 30),
    (Swamp, &[Blizzard], 0),
    (Smoke, &[Candle], 27),
    (Smoke, &[Knights], 0),
    (Whirlwind, &[Rainstorm, Blizzard], 53), // 13 + 40
    (Whirlwind, &[Rainstorm, GreatFlood], 53),
    (Whirlwind, &[Rainstorm, Swamp], 13),
    (Whirlwind, &[Blizzard, GreatFlood], 13),
    (AirElemental, &[Rainstorm, Whirlwind], 34), // 4 + 2 x 15
    (AirElemental, &[], 4),
];

const FLAMES: &[Row] = &[
    (Wildfire, &[Cavern, Swamp, Knights, King, Hydra], 40),
    (Cavern, &[Wildfire, Dragon], 0),
    (Swamp, &[Wildfire], 0),
    (Knights, &[Wildfire], 0),
    (King, &[Wildfire], 0),
    (Hydra, &[Wildfire], 0),
    (Candle, &[Wildfire], 2), // the suits it spares
    (Collector, &[Wildfire], 7),
    (Whirlwind, &[Wildfire], 13),
    (MagicWand, &[Wildfire], 1),
    (GemOfOrder, &[Wildfire], 5),
    (Mountain, &[Wildfire], 9), // the names it spares
    (GreatFlood, &[Wildfire, Mountain], 32),
    (Island, &[Wildfire], 14),
    (Unicorn, &[Wildfire], 9),
    (Dragon, &[Wildfire, Collector], 30),
    (Candle, &[BookOfChanges, BellTower, Collector], 102), // 2 + 100
    (Candle, &[BookOfChanges, BellTower, King], 2),
    (Candle, &[BookOfChanges, Collector], 2),
    (Candle, &[BellTower, Collector], 2),
    (Forge, &[MagicWand, GemOfOrder, WorldTree], 36), // 9 + 3 x 9
    (Forge, &[Knights], 9),
    (Lightning, &[Whirlwind], 11),
    (FireElemental, &[Candle, Forge], 34), // 4 + 2 x 15
    (FireElemental, &[], 4),
];

const ARMIES: &[Row] = &[
    (Knights, &[], 12), // 20 - 8
    (Knights, &[King], 20),
    (ElvenArchers, &[], 15), // 10 + 5
    (ElvenArchers, &[Whirlwind], 10),
    (LightCavalry, &[Mountain, Cavern], 13), // 17 - 2 x 2
    (LightCavalry, &[], 17),
    (DwarvishInfantry, &[Knights, ElvenArchers], 11), // 15 - 2 x 2
    (DwarvishInfantry, &[], 15),
    (DwarvishInfantry, &[Knights, Rangers], 15), // no word Army any more
    (Rangers, &[Mountain, Cavern], 25),          // 5 + 2 x 10
    (Rangers, &[], 5),
];

const WIZARDS: &[Row] = &[
    (Collector, &[Knights, ElvenArchers], 7),
    (Collector, &[Knights, ElvenArchers, LightCavalry], 17), // 7 + 10
    (Collector, &[Knights, ElvenArchers, LightCavalry, DwarvishInfantry], 47), // 7 + 40
    (Collector, &[Knights, ElvenArchers, LightCavalry, DwarvishInfantry, Rangers], 107), // 7 + 100
    (Collector, &[Enchantress, Necromancer], 17),            // it counts itself
    (Beastmaster, &[Unicorn, Hydra], 27),                    // 9 + 2 x 9
    (Beastmaster, &[], 9),
    (Unicorn, &[Beastmaster, Basilisk], 9), // the Basilisk is cleared
    (Necromancer, &[Knights], 3),
    (WarlockLord, &[King, Collector], 5), // 25 - 2 x 10
    (WarlockLord, &[Knights], 25),
    (Enchantress, &[Mountain, Whirlwind, Swamp, Candle], 25), // 5 + 4 x 5
    (Enchantress, &[Knights], 5),
];

const LEADERS: &[Row] = &[
    (King, &[Knights, Rangers], 18),        // 8 + 2 x 5
    (King, &[Knights, Rangers, Queen], 48), // 8 + 2 x 20
    (King, &[Queen], 8),
    (Queen, &[Knights], 11),       // 6 + 5
    (Queen, &[Knights, King], 26), // 6 + 20
    (Queen, &[King], 6),
    (Princess, &[Knights, Collector, King], 26), // 2 + 3 x 8
    (Princess, &[Hydra], 2),
    (Warlord, &[Knights, Rangers], 29), // 4 + 20 + 5
    (Warlord, &[Hydra], 4),
    (Empress, &[Knights, King], 20), // 15 + 10 - 5
    (Empress, &[], 15),
];

const BEASTS: &[Row] = &[
    (Unicorn, &[Princess], 39), // 9 + 30
    (Unicorn, &[Empress], 24),  // 9 + 15
    (Unicorn, &[Queen], 24),
    (Unicorn, &[Enchantress], 24),
    (Unicorn, &[Princess, Queen], 39), // or, not and
    (Unicorn, &[Empress, Queen, Enchantress], 24),
    (Unicorn, &[King], 9),
    (Basilisk, &[Knights, King, Unicorn], 35),
    (Knights, &[Basilisk], 0),
    (King, &[Basilisk], 0),
    (Unicorn, &[Basilisk], 0),
    (Warhorse, &[King], 20), // 6 + 14
    (Warhorse, &[Collector], 20),
    (Warhorse, &[King, Collector], 20),
    (Warhorse, &[], 6),
    (Dragon, &[], -10), // 30 - 40
    (Dragon, &[Collector], 30),
    (Hydra, &[Swamp], 40), // 12 + 28
    (Hydra, &[Island], 12),
];

const WEAPONS: &[Row] = &[
    (Warship, &[Swamp], 23),
    (Warship, &[], 0),
    (Swamp, &[Warship, Knights, Candle], 15), // the word Army cleared, the Flame not: 18 - 3
    (MagicWand, &[Collector, Enchantress], 26), // 1 + 25, once
    (MagicWand, &[], 1),
    (SwordOfKeth, &[King], 17),               // 7 + 10
    (SwordOfKeth, &[King, ShieldOfKeth], 47), // 7 + 40
    (SwordOfKeth, &[ShieldOfKeth], 7),
    (ElvenLongbow, &[ElvenArchers], 33), // 3 + 30
    (ElvenLongbow, &[Warlord], 33),
    (ElvenLongbow, &[Beastmaster], 33),
    (ElvenLongbow, &[ElvenArchers, Warlord, Beastmaster], 33),
    (ElvenLongbow, &[Knights], 3),
    (WarDirigible, &[Knights], 35),
    (WarDirigible, &[], 0),
    (WarDirigible, &[Knights, Whirlwind], 0),
];

const ARTIFACTS_AND_SPECIALS: &[Row] = &[
    (ShieldOfKeth, &[King], 19),              // 4 + 15
    (ShieldOfKeth, &[King, SwordOfKeth], 44), // 4 + 40
    (ShieldOfKeth, &[SwordOfKeth], 4),
    (GemOfOrder, &[ShieldOfKeth], 5),
    (GemOfOrder, &[ShieldOfKeth, BookOfChanges], 15), // 3 to 5: 10
    (GemOfOrder, &[ShieldOfKeth, BookOfChanges, WorldTree], 35), // 2 to 5: 30
    (GemOfOrder, &[ShieldOfKeth, BookOfChanges, WorldTree, ProtectionRune], 65), // 1 to 5: 60
    (GemOfOrder, &[ShieldOfKeth, BookOfChanges, WorldTree, ProtectionRune, Queen], 105), // 1 to 6: 100
    (GemOfOrder, &[ShieldOfKeth, BookOfChanges, WorldTree, ProtectionRune, Queen, SwordOfKeth], 155), // 150
    (WorldTree, &[Mountain, Knights], 52),            // 2 + 50
    (WorldTree, &[Mountain, Cavern], 2),
    (WorldTree, &[GemOfOrder], 2), // it is an Artifact itself
    (BookOfChanges, &[Knights], 3),
    (ProtectionRune, &[Dragon], 1),
    (Dragon, &[ProtectionRune], 30), // cleared
    (Knights, &[ProtectionRune, Wildfire], 20),
    (Shapeshifter, &[Knights], 0),
    (Mirage, &[Knights], 0),
    (Doppelganger, &[Knights], 0),
];

fn rows() -> impl Iterator<Item = &'static Row> {
    let natural = [LANDS, FLOODS, WEATHERS, FLAMES].into_iter();
    natural.chain([ARMIES, WIZARDS, LEADERS, BEASTS, WEAPONS, ARTIFACTS_AND_SPECIALS]).flatten()
}

fn scored(card: Card, rest: &[Card]) -> (i16, Vec<Line>) {
    let hand: CardSet = rest.iter().copied().chain([card]).collect();
    assert_eq!(hand.len(), rest.len() + 1, "{card} is there twice");
    let score = score(hand, &Choices::NONE).expect("a hand");
    let found = score.cards.into_iter().find(|scored| scored.card == card).expect("the card");
    (found.points, found.lines)
}

#[test]
fn every_card_has_the_points_of_its_text() {
    for &(card, rest, points) in rows() {
        assert_eq!(scored(card, rest).0, points, "{card} with {rest:?}");
    }
}

/// The table is complete: each bonus and each penalty that is about points is seen to count, and not to.
#[test]
fn every_bonus_and_penalty_is_in_the_table_at_work_and_idle() {
    for card in Card::ALL {
        let own = rows().filter(|row| row.0 == card);
        let lines: Vec<Line> = own.flat_map(|&(_, rest, _)| scored(card, rest).1).collect();
        assert!(!lines.is_empty(), "{card} is in no row");
        for &bonus in card.facts().bonuses {
            let this = |line: &&Line| matches!(line, Line::Bonus { bonus: other, .. } if *other == bonus);
            let seen: Vec<i16> = lines.iter().filter(this).map(Line::points).collect();
            match bonus {
                Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => assert!(seen.is_empty(), "{seen:?}"),
                Bonus::OneBase { .. } => assert!(seen.iter().any(|&points| points > 1), "{card}"),
                _ => assert!(seen.contains(&0) && seen.iter().any(|&points| points > 0), "{card}: {bonus:?}"),
            }
        }
        for &penalty in card.facts().penalties {
            let this =
                |line: &&Line| matches!(line, Line::Penalty { penalty: other, .. } if *other == penalty);
            let seen: Vec<i16> = lines.iter().filter(this).map(Line::points).collect();
            if matches!(penalty, Penalty::PerCard { .. } | Penalty::Unless { .. }) {
                assert!(seen.contains(&0) && seen.iter().any(|&points| points < 0), "{card}: {penalty:?}");
            }
        }
    }
}
