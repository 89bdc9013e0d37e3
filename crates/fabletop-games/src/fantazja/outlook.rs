//! What a position is worth to a seat, in points: what stands, and what the tiles to come can do.
//!
//! Only what the seat knows is looked at. Of the other's hidden tiles that is how many there are where, and
//! which ones they can be.

use super::weights::Weights;
use fabletop_core::Seat;
use fantazja::State;
use fantazja::building::{Building, Level, Type};
use fantazja::config::PLAYERS;
use fantazja::place::{Cell, Direction, Rotation};
use fantazja::scoring::{self, BONUS_POINTS};
use fantazja::state::{Holder, Phase, other};
use fantazja::tiles::{Number, TileSet, Tiles};

/// Actions before a seat from which on a token counts in full.
const HALF: f64 = 13.0;
/// How likely a discarded tile comes back, without the token for it, against with it.
const SELDOM: f64 = 0.3;
/// Large buildings of a faction, with room for other sets.
const MOST_LARGE: usize = 27;

/// What stands in the city, by type and owner.
pub(super) struct City {
    /// Visible buildings of levels I and II.
    pub(super) levels: [[[u8; 2]; Type::COUNT]; 2],
    /// The one that is guarded: its type, level and owner, and who guards it.
    guarded: Option<(Building, usize, Seat)>,
    /// Visible buildings of each type.
    pub(super) counts: [[u8; 2]; Type::COUNT],
    /// Points of dark buildings with an empty cell beside them.
    dark: [f64; 2],
}

/// How likely a tile is in hand, in the pile, and under it; and how likely it comes back from the discards.
#[derive(Clone, Copy)]
struct Where {
    hand: f64,
    pile: f64,
    buried: f64,
    discarded: f64,
}

impl Where {
    const NOWHERE: Where = Where { hand: 0.0, pile: 0.0, buried: 0.0, discarded: 0.0 };

    /// How likely it is drawn some day, or is already.
    fn at_hand(self) -> f64 {
        self.hand + self.pile + self.buried
    }
}

/// A large building that might be laid.
#[derive(Clone, Copy)]
struct Plan {
    gain: f64,
    at: Where,
}

/// What a position is worth to a seat.
pub(super) fn value(state: &State, seat: Seat, weights: &Weights) -> f64 {
    let points = scoring::points(state).map(f64::from);
    let (own, rival) = (seat.index(), other(seat).index());
    let ahead = points[own] - points[rival];
    let imagined = |seat: usize| state.players[seat].imagination.len() as f64;
    if state.phase == Phase::Over {
        let ahead = ahead + 0.01 * (imagined(own) - imagined(rival));
        return ahead + weights.win * ahead.signum() * f64::from(u8::from(ahead != 0.0));
    }
    let city = City::of(state);
    let tallies = [Seat(0), Seat(1)].map(|player| Tally::of(state, player, seat));
    let outlook = Outlook { state, seat, city: &city, tallies: &tallies, weights };
    let [mine, theirs] = [seat, other(seat)].map(|player| outlook.of(player));
    ahead + mine - weights.caution * theirs
}

impl City {
    pub(super) fn of(state: &State) -> City {
        let mut city = City {
            levels: [[[0; 2]; Type::COUNT]; 2],
            guarded: None,
            counts: [[0; 2]; Type::COUNT],
            dark: [0.0; 2],
        };
        let guard = match state.tokens[Type::Military.index()] {
            Holder::Guarding { at, owner } => Some((at, owner)),
            _ => None,
        };
        for stack in state.board.stacks() {
            let building = stack.top().tile.building;
            let (kind, owner) = (building.kind().index(), stack.owner().index());
            city.counts[kind][owner] += 1;
            match building.level() {
                Some(Level::I) => city.levels[0][kind][owner] += 1,
                Some(Level::II) => city.levels[1][kind][owner] += 1,
                _ => {}
            }
            if let Some((at, by)) = guard
                && at == stack.at
            {
                city.guarded = Some((building, owner, by));
            }
            if stack.dark && state.is_whole() && has_room(state, stack.at) {
                city.dark[owner] += f64::from(building.points());
            }
        }
        city
    }
}

/// Whether there is an empty cell beside.
fn has_room(state: &State, at: Cell) -> bool {
    Direction::ALL.iter().any(|&direction| state.board.place(at.step(direction)).is_some())
}

/// What is known of a player's tiles.
pub(super) struct Tally {
    /// Tiles under the pile, in the discards, surely in hand, surely in the pile.
    buried: TileSet,
    discards: TileSet,
    hand: TileSet,
    pile: TileSet,
    /// Tiles that are in hand or face down, and what the chance is that they are in hand.
    seen: (TileSet, Where),
    /// Tiles of which nothing is known but that they are hidden, and where they may be.
    hidden: (TileSet, Where),
    /// Where a discarded tile may be: it may come back.
    discarded: Where,
}

impl Tally {
    /// What `viewer` knows of the tiles of `player`.
    pub(super) fn of(state: &State, player: Seat, viewer: Seat) -> Tally {
        let shown = state.player(player);
        let back = if holds(state, player, Type::Residential) { 1.0 } else { SELDOM };
        let mut tally = Tally {
            buried: shown.bottom.iter().copied().collect(),
            discards: shown.discards.iter().copied().collect(),
            hand: TileSet::EMPTY,
            pile: TileSet::EMPTY,
            seen: (TileSet::EMPTY, Where::NOWHERE),
            hidden: (TileSet::EMPTY, Where::NOWHERE),
            discarded: Where { discarded: back, ..Where::NOWHERE },
        };
        if player == viewer {
            (tally.hand, tally.pile) = (shown.hand, shown.pile);
            return tally;
        }
        let hidden = shown.hand.union(shown.pile).union(shown.imagination.difference(shown.fetched));
        let down = (shown.imagination.len() - shown.fetched.len()) as f64;
        let (hand, pile) = (shown.hand.len() as f64, shown.pile.len() as f64);
        let all = (hand + pile + down).max(1.0);
        tally.seen = (shown.seen, Where { hand: hand / (hand + down).max(1.0), ..Where::NOWHERE });
        tally.hidden = (hidden, Where { hand: hand / all, pile: pile / all, ..Where::NOWHERE });
        tally
    }

    /// Where a tile may be.
    fn place(&self, number: Number) -> Where {
        if self.hand.contains(number) {
            Where { hand: 1.0, ..Where::NOWHERE }
        } else if self.pile.contains(number) {
            Where { pile: 1.0, ..Where::NOWHERE }
        } else if self.seen.0.contains(number) {
            self.seen.1
        } else if self.hidden.0.contains(number) {
            self.hidden.1
        } else if self.buried.contains(number) {
            Where { buried: 1.0, ..Where::NOWHERE }
        } else if self.discards.contains(number) {
            self.discarded
        } else {
            Where::NOWHERE
        }
    }

    /// The tiles that can be meant, what is in hand first: it has the first choice of what to be laid on.
    fn tiles(&self) -> impl Iterator<Item = Number> {
        let first = self.hand.union(self.seen.0);
        let rest = self.pile.union(self.hidden.0).union(self.buried).union(self.discards);
        first.iter().chain(rest.difference(first).iter())
    }
}

/// Whether a player has a token, or will have it back.
fn holds(state: &State, player: Seat, token: Type) -> bool {
    match state.tokens[token.index()] {
        Holder::Pool => false,
        Holder::Held { seat } => seat == player,
        Holder::Guarding { owner, .. } | Holder::Out { owner } => owner == player,
    }
}

pub(super) struct Outlook<'a> {
    pub(super) state: &'a State,
    /// Whose eyes.
    pub(super) seat: Seat,
    pub(super) city: &'a City,
    /// What it knows of the tiles of both, by seat.
    pub(super) tallies: &'a [Tally; PLAYERS],
    pub(super) weights: &'a Weights,
}

impl Outlook<'_> {
    /// What a player can still make of things.
    fn of(&self, player: Seat) -> f64 {
        let shown = self.state.player(player);
        let actions = (shown.hand.len() + shown.pile_len()) as f64;
        self.buildings(player, actions) + self.tokens(player, actions) - self.danger(player)
    }

    /// What the tiles that are not laid yet will bring.
    pub(super) fn buildings(&self, player: Seat, actions: f64) -> f64 {
        let tiles = &self.state.config.options.tiles;
        let mut plans = [Plan { gain: 0.0, at: Where::NOWHERE }; MOST_LARGE];
        let mut found = 0;
        let mut small = 0.0;
        let mut taken = [[0_u8; Type::COUNT]; 2];
        let tally = &self.tallies[player.index()];
        for number in tally.tiles() {
            let at = tally.place(number);
            let building = tiles.design(number).building;
            if at.discarded > 0.0 {
                let gain = f64::from(building.points());
                small += at.discarded * self.weights.discarded * gain;
            } else if at.at_hand() <= 0.0 {
                continue;
            } else if building.is_large() {
                plans[found] = Plan { gain: self.gain(player, building, &mut taken), at };
                found += 1;
            } else {
                let fits = player != self.seat || at.hand <= 0.0 || self.fits(number);
                let in_hand = if fits { self.weights.small } else { self.weights.stuck };
                small += at.hand * in_hand + (at.pile + at.buried) * self.weights.small_pile;
            }
        }
        small + self.large(player, actions, &mut plans[..found])
    }

    /// What a large building brings on the best base that is left for it.
    fn gain(&self, player: Seat, building: Building, taken: &mut [[u8; Type::COUNT]; 2]) -> f64 {
        let Some(level) = building.level() else { return self.weights.special };
        let (kind, above) = (building.kind().index(), usize::from(level == Level::III));
        let (own, rival) = (player.index(), other(player).index());
        let bases = self.city.levels[above][kind];
        let before = taken[above][kind];
        taken[above][kind] += 1;
        let points = f64::from(building.points());
        let guarded = |owner: usize| match self.city.guarded {
            Some((base, of, by)) if building.base() == Some(base) && of == owner && by != player => {
                1.0 - self.weights.guard / f64::from(bases[owner].max(1))
            }
            _ => 1.0,
        };
        if before < bases[rival] {
            let base = if above == 0 { 1.0 } else { 3.0 };
            return (points + base) * guarded(rival);
        }
        if before < bases[rival] + bases[own] {
            let bonus = self.state.supply != Some(0);
            let gain = if above == 0 { points - 1.0 } else { points - 3.0 };
            let bonus = if above == 1 && bonus { f64::from(BONUS_POINTS) } else { 0.0 };
            return (gain + bonus) * guarded(own);
        }
        if above == 0 { self.weights.no_base } else { self.weights.no_second }
    }

    /// The large buildings, the best first, as far as Imagination and actions go.
    fn large(&self, player: Seat, actions: f64, plans: &mut [Plan]) -> f64 {
        let weights = self.weights;
        plans.sort_unstable_by(|one, other| other.gain.total_cmp(&one.gain));
        let mut imagination = self.state.player(player).imagination.len() as f64;
        let mut left = if actions > imagination { (actions + imagination) / 2.0 } else { actions };
        let mut sum = 0.0;
        for Plan { gain, at } in plans {
            let all = at.at_hand();
            let mass = all.min(left);
            if mass <= 0.0 {
                break;
            }
            let paid = (imagination / mass).min(1.0);
            let buried = at.buried * weights.buried;
            let funded = at.hand * weights.funded + at.pile * weights.pile_funded + buried;
            let unfunded = at.hand * weights.unfunded + at.pile * weights.pile_unfunded + buried;
            sum += *gain * (paid * funded + (1.0 - paid) * unfunded) * mass / all;
            imagination -= paid * mass;
            left -= mass;
        }
        sum + imagination * weights.spare
    }

    /// Whether a small building of the seat fits anywhere.
    fn fits(&self, number: Number) -> bool {
        let design = self.state.config.options.tiles.design(number);
        Rotation::all().any(|rotation| {
            let sides = design.turned(rotation);
            self.state.board.frontier().iter().any(|place| {
                sides.iter().zip(&place.facing).all(|(own, beside)| {
                    beside.is_none_or(|side| side.element() == own.element() && side.count() <= own.count())
                })
            })
        })
    }

    /// What the tokens and the lead in each type are worth.
    pub(super) fn tokens(&self, player: Seat, actions: f64) -> f64 {
        if !self.state.is_whole() {
            return 0.0;
        }
        let (own, rival) = (player.index(), other(player).index());
        let time = (actions / HALF).min(1.0);
        let mut sum = 0.0;
        for &token in Type::ALL {
            let counts = self.city.counts[token.index()];
            let lead = f64::from(counts[own].saturating_sub(counts[rival]).min(2));
            let held =
                if holds(self.state, player, token) { self.weights.tokens[token.index()] } else { 0.0 };
            sum += time * (held + lead * self.weights.lead);
        }
        sum
    }

    /// What Dark Energy may take from a player.
    pub(super) fn danger(&self, player: Seat) -> f64 {
        let risk = self.city.dark[player.index()];
        if risk <= 0.0 {
            return 0.0;
        }
        let tiles = &self.state.config.options.tiles;
        let rival = &self.tallies[other(player).index()];
        let dark = Tiles::numbers().filter(|&number| tiles.design(number).dark);
        let threat: f64 = dark.map(|number| rival.place(number)).map(|at| at.hand + 0.3 * at.pile).sum();
        risk * self.weights.dark * threat.min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fantazja::weights::WEIGHTS;
    use fabletop_core::{Game, Ignore, Viewer};
    use fantazja::action::Chance;
    use fantazja::config::{Config, Options, Start};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// The Sculptors have just been dealt these tiles.
    fn dealt(numbers: [u8; 6]) -> State {
        let options = Options { start: Start::Sculptors, ..Options::default() };
        let mut state = State::setup(&Config::new().options(options)).unwrap();
        let hand = |numbers: [u8; 6]| numbers.into_iter().filter_map(Number::new).collect();
        let hands = [hand(numbers), hand([1, 2, 3, 4, 5, 6])];
        state.apply_chance(&Chance::Deal { hands }, &mut Ignore).unwrap();
        state
    }

    /// What one more point of Imagination is worth, with a tile of the pile.
    fn imagination(mut state: State) -> f64 {
        let before = value(&state, Seat(0), &WEIGHTS);
        let small = Number::new(1).unwrap();
        state.players[0].pile.remove(small);
        state.players[0].imagination.insert(small);
        value(&state, Seat(0), &WEIGHTS) - before
    }

    #[test]
    fn imagination_is_worth_more_with_large_buildings_in_hand() {
        let (large, small) = (dealt([4, 5, 10, 11, 16, 22]), dealt([2, 3, 7, 8, 13, 14]));
        assert!(imagination(large) > imagination(small));
    }

    #[test]
    fn what_is_hidden_does_not_matter() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = dealt([4, 5, 10, 11, 16, 22]);
        while let Some(seat) = state.turn().seats().first() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            state.apply(seat, &legal[legal.len() / 2], &mut Ignore).unwrap();
            while state.turn() == fabletop_core::Turn::Chance {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut Ignore).unwrap();
            }
            let known = value(&state, Seat(0), &WEIGHTS);
            let guessed = State::determinize(&state.view(Viewer::Seat(Seat(0))), &mut rng);
            assert!((known - value(&guessed, Seat(0), &WEIGHTS)).abs() < 1e-9);
        }
    }

    #[test]
    fn the_end_is_about_winning() {
        let mut state = dealt([4, 5, 10, 11, 16, 22]);
        state.phase = Phase::Over;
        assert!(value(&state, Seat(0), &WEIGHTS).abs() < 1e-9);
        state.players[0].imagination.insert(Number::new(1).unwrap());
        assert!(value(&state, Seat(0), &WEIGHTS) > WEIGHTS.win);
        assert!(value(&state, Seat(1), &WEIGHTS) < -WEIGHTS.win);
    }
}
