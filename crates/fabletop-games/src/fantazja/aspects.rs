//! What a network is told of a position.

use super::outlook::{City, Outlook, Tally};
use super::weights::WEIGHTS;
use fabletop_bots::Aspects;
use fabletop_core::Seat;
use fantazja::State;
use fantazja::building::{Level, Type};
use fantazja::config::PLAYERS;
use fantazja::scoring;
use fantazja::state::{Holder, Phase, other};
use fantazja::tiles::TileSet;

/// What stands, what can be laid, who holds what, and how long it lasts.
pub struct Seen;

impl Aspects<State> for Seen {
    const COUNT: usize = 2 + 2 * Means::COUNT + 4 * Type::COUNT + 2 + 4;
    const LEAD: Option<f64> = Some(4.0);

    fn describe(position: &State, seat: Seat, aspects: &mut Vec<f32>) {
        let rival = other(seat);
        let points = scoring::points(position).map(|points| points as f32);
        let ahead = points[seat.index()] - points[rival.index()];
        aspects.extend([ahead / 5.0, points[seat.index()] / 20.0]);
        let city = City::of(position);
        // Each with the own tiles open: how the other sees them is not asked here.
        let tallies: [Tally; PLAYERS] = [Seat(0), Seat(1)].map(|player| Tally::of(position, player, player));
        let outlook = Outlook { state: position, seat, city: &city, tallies: &tallies, weights: &WEIGHTS };
        for player in [seat, rival] {
            aspects.extend(Means::of(&outlook, player).0);
        }
        for &kind in Type::ALL {
            let counts = city.counts[kind.index()].map(f32::from);
            aspects.push((counts[seat.index()] - counts[rival.index()]).clamp(-3.0, 3.0) / 2.0);
            let bases = |owner: Seat| {
                city.levels.iter().map(|level| f32::from(level[kind.index()][owner.index()])).sum::<f32>()
            };
            aspects.push((bases(seat) - bases(rival)) / 2.0);
            let holds = |player: Seat| match position.tokens[kind.index()] {
                Holder::Held { seat } => seat == player,
                Holder::Guarding { owner, .. } | Holder::Out { owner } => owner == player,
                Holder::Pool => false,
            };
            aspects.extend([seat, rival].map(|player| f32::from(u8::from(holds(player)))));
        }
        let begins = position.turn == seat;
        aspects.extend([f32::from(u8::from(begins)), f32::from(u8::from(position.is_whole()))]);
        // Being ahead counts for more, the less is left to be done.
        let left = [seat, rival].map(|player| {
            let shown = position.player(player);
            (shown.hand.len() + shown.pile_len()) as f32
        });
        let late = 1.0 / (1.0 + (left[0] + left[1]) / 6.0);
        aspects.extend([late, late * ahead / 2.0, (left[0] - left[1]) / 3.0, f32::from(position.idle) / 2.0]);
    }

    fn is_quiet(position: &State) -> bool {
        matches!(position.phase, Phase::Act { .. })
    }
}

/// What a player has and can do.
struct Means([f32; Means::COUNT]);

impl Means {
    const COUNT: usize = 15;

    fn of(outlook: &Outlook<'_>, player: Seat) -> Means {
        let shown = outlook.state.player(player);
        let actions = (shown.hand.len() + shown.pile_len()) as f64;
        let tiles = &outlook.state.config.options.tiles;
        let of_level = |set: TileSet, level: Option<Level>| {
            set.iter().filter(|&number| tiles.design(number).building.level() == level).count() as f32
        };
        let [hand, pile] = [shown.hand, shown.pile].map(|set| {
            [Some(Level::I), Some(Level::II), Some(Level::III), None].map(|level| of_level(set, level) / 3.0)
        });
        Means([
            outlook.buildings(player, actions) as f32 / 8.0,
            outlook.tokens(player, actions) as f32 / 4.0,
            outlook.danger(player) as f32 / 2.0,
            actions as f32 / 13.0,
            shown.imagination.len() as f32 / 3.0,
            shown.fetched.len() as f32 / 2.0,
            f32::from(shown.bonus) / 3.0,
            hand[0],
            hand[1],
            hand[2],
            hand[3],
            pile[0],
            pile[1],
            pile[2],
            pile[3],
        ])
    }
}
