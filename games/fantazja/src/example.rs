//! The final city of the rulebook's scoring example, built tile by tile.
//!
//! The rulebook's picture is not to be had, so any arrangement of the thirteen visible buildings will do. What
//! is covered follows from the bonuses: each faction has one level III on an own level II, and the Sculptors'
//! other level III lies on a level II of the Engineers.

use crate::board::{Board, Laid};
use crate::building::{Building, Faction};
use crate::config::PLAYERS;
use crate::place::{Cell, Rotation};
use crate::tiles::{Design, Side, Tile, TileSet, Tiles};
use arrayvec::ArrayVec;

/// One tile of the example: on the ground, or on the one before it.
struct Step {
    /// Whose it may be, in the order in which it is tried.
    factions: &'static [Faction],
    building: Building,
}

const S: &[Faction] = &[Faction::Sculptors];
const E: &[Faction] = &[Faction::Engineers];
const ANY: &[Faction] = &[Faction::Sculptors, Faction::Engineers];

const fn step(factions: &'static [Faction], building: Building) -> Step {
    Step { factions, building }
}

/// The tiles, stack by stack from the ground up, the highest first. The ground of a higher stack may be of either faction.
const STEPS: [Step; TILES_USED] = [
    step(ANY, Building::Production1),
    step(S, Building::Production2),
    step(S, Building::Production3),
    step(ANY, Building::Military1),
    step(E, Building::Military2),
    step(S, Building::Military3),
    step(ANY, Building::Magic1),
    step(E, Building::Magic2),
    step(E, Building::Magic3),
    step(ANY, Building::Military1),
    step(S, Building::Military2),
    step(ANY, Building::Military1),
    step(E, Building::Military2),
    step(ANY, Building::Residential1),
    step(E, Building::Residential2),
    step(S, Building::Well),
    step(S, Building::Market),
    step(S, Building::Residential1),
    step(E, Building::Residential1),
    step(E, Building::Residential1),
    step(E, Building::Production1),
    step(S, Building::Magic1),
];

/// How many tiles it takes.
const TILES_USED: usize = 22;
/// Placements tried with one choice of tiles, and with all choices, before giving up.
const TRIES: usize = 2_000;
const ALL_TRIES: usize = 40_000;

/// Tiles in the order in which they are laid, and where.
pub type Built = ArrayVec<(Cell, Laid), TILES_USED>;

/// Whether the city can be built with these tiles.
pub fn can_be_built(tiles: &Tiles) -> bool {
    build(tiles).is_some()
}

/// One way to build the city, in the order in which the tiles are laid.
pub fn build(tiles: &Tiles) -> Option<Built> {
    let mut choice =
        Choice { tiles, left: ALL_TRIES, chosen: ArrayVec::new(), hands: [TileSet::ALL; PLAYERS] };
    choice.choose_rest()
}

/// Which tiles are used.
struct Choice<'a> {
    tiles: &'a Tiles,
    left: usize,
    chosen: ArrayVec<Tile, TILES_USED>,
    hands: [TileSet; PLAYERS],
}

impl Choice<'_> {
    /// Chooses tiles for the steps that have none and lays all; tiles without Dark Energy are tried first.
    fn choose_rest(&mut self) -> Option<Built> {
        let Some(step) = STEPS.get(self.chosen.len()) else { return self.lay() };
        for dark in [false, true] {
            for &faction in step.factions {
                for number in self.hands[faction.index()].iter() {
                    let design = self.tiles.design(number);
                    let fits =
                        design.building == step.building && design.dark == dark && self.goes_on_last(design);
                    if fits && let Some(built) = self.try_tile(self.tiles.tile(faction, number)) {
                        return Some(built);
                    }
                    if self.left == 0 {
                        return None;
                    }
                }
            }
        }
        None
    }

    fn try_tile(&mut self, tile: Tile) -> Option<Built> {
        self.hands[tile.faction.index()].remove(tile.number);
        self.chosen.push(tile);
        let built = self.choose_rest();
        self.chosen.pop();
        self.hands[tile.faction.index()].insert(tile.number);
        built
    }

    /// Whether a tile of level II or III fits on the one chosen before it.
    fn goes_on_last(&self, design: &Design) -> bool {
        let below = self.chosen.last().map(|tile| self.tiles.design(tile.number).sides);
        design.building.is_ground() || below.is_some_and(|below| design.turns_onto(below).next().is_some())
    }

    /// Lays the chosen tiles: level by level, which leaves most room, or else stack by stack, which covers
    /// Dark Energy before something comes beside it.
    fn lay(&mut self) -> Option<Built> {
        let on_last = |place: usize, tile: &Tile| {
            self.chosen[..place].last().filter(|_| !tile.building.is_ground()).copied()
        };
        let stacks: ArrayVec<(Tile, Option<Tile>), TILES_USED> =
            self.chosen.iter().enumerate().map(|(place, tile)| (*tile, on_last(place, tile))).collect();
        let mut levels = stacks.clone();
        levels.sort_by_key(|(tile, _)| tile.building.level());
        [levels, stacks].into_iter().find_map(|steps| {
            let budget = TRIES.min(self.left);
            let mut laying = Laying { tiles: self.tiles, left: budget, steps };
            let mut built = Built::new();
            let lies = laying.lay_rest(&Board::default(), &mut built);
            self.left -= budget - laying.left;
            lies.then_some(built)
        })
    }
}

/// Where they are laid.
struct Laying<'a> {
    tiles: &'a Tiles,
    left: usize,
    /// The tiles, and what each is laid on.
    steps: ArrayVec<(Tile, Option<Tile>), TILES_USED>,
}

impl Laying<'_> {
    /// Lays what is not laid yet, going back where it leads nowhere.
    fn lay_rest(&mut self, board: &Board, built: &mut Built) -> bool {
        let Some(&(tile, on)) = self.steps.get(built.len()) else { return true };
        let below = on.and_then(|on| built.iter().find(|(_, laid)| laid.tile == on).map(|&(at, _)| at));
        match below {
            Some(at) => self.try_turns(board, at, board.sides(at).map(|sides| sides.map(Some)), tile, built),
            None => board
                .frontier()
                .iter()
                .any(|place| self.try_turns(board, place.at, Some(place.facing), tile, built)),
        }
    }

    fn try_turns(
        &mut self,
        board: &Board,
        at: Cell,
        matching: Option<[Option<Side>; 4]>,
        tile: Tile,
        built: &mut Built,
    ) -> bool {
        let Some(matching) = matching else { return false };
        let counts = tile.building.is_ground();
        let design = *self.tiles.design(tile.number);
        let mut turns = Rotation::all().filter(|&turn| fits(&design, turn, matching, counts));
        turns.any(|rotation| self.try_at(board, at, Laid { tile, rotation }, built))
    }

    fn try_at(&mut self, board: &Board, at: Cell, laid: Laid, built: &mut Built) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let mut after = board.clone();
        let lies = after.begin_stack(at, laid, self.tiles) || after.cover(at, laid, self.tiles);
        if !lies || !after.reacting(at).is_empty() {
            return false;
        }
        built.push((at, laid));
        if self.lay_rest(&after, built) {
            return true;
        }
        built.pop();
        false
    }
}

/// Whether a design that is turned matches these sides; on the ground counts are looked at too (ruling 10).
fn fits(design: &Design, rotation: Rotation, matching: [Option<Side>; 4], counts: bool) -> bool {
    design.turned(rotation).iter().zip(matching).all(|(own, beside)| {
        beside.is_none_or(|side| side.element() == own.element() && (!counts || side.count() <= own.count()))
    })
}
