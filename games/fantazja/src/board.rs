//! The city: stacks around the castle, and the empty cells beside them.

use crate::building::{Faction, Type};
use crate::config::PLAYERS;
use crate::place::{Cell, Direction, Rotation};
use crate::tiles::{Side, Sides, TILES, Tile, Tiles, facing};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Tiles of both factions: there are never more stacks.
pub const MAX_STACKS: usize = TILES * PLAYERS;
/// Tiles of a stack: one of each level.
pub const MAX_HEIGHT: usize = 3;
/// Empty cells beside so many stacks and the castle: each new cell brings two more at most.
pub const MAX_FRONTIER: usize = 2 * (MAX_STACKS + 1) + 2;

/// A tile that lies in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// How it is turned.
    pub rotation: Rotation,
}

/// Tiles on one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The cell.
    pub at: Cell,
    /// How many tiles.
    height: u8,
    /// What they are, from the ground up; above the height, the last one again.
    layers: [Laid; MAX_HEIGHT],
    /// What the visible one shows, clockwise from north.
    pub sides: Sides,
    /// Whether the visible one carries Dark Energy.
    pub dark: bool,
}

impl Stack {
    /// The tiles from the ground up.
    pub fn layers(&self) -> &[Laid] {
        &self.layers[..usize::from(self.height)]
    }

    /// The visible tile.
    #[inline]
    pub fn top(&self) -> Laid {
        self.layers[MAX_HEIGHT - 1]
    }

    /// Its owner: that of the visible tile (ruling 17).
    #[inline]
    pub fn owner(&self) -> Faction {
        self.top().tile.faction
    }

    fn new(at: Cell, laid: Laid, tiles: &Tiles) -> Stack {
        let design = tiles.design(laid.tile.number);
        let sides = design.turned(laid.rotation);
        Stack { at, height: 1, layers: [laid; MAX_HEIGHT], sides, dark: design.dark }
    }

    /// Puts a tile in a layer and above it, so that it is the visible one.
    fn set_top(&mut self, layer: usize, laid: Laid, tiles: &Tiles) {
        self.layers[layer..].fill(laid);
        self.height = layer as u8 + 1;
        let design = tiles.design(laid.tile.number);
        (self.sides, self.dark) = (design.turned(laid.rotation), design.dark);
    }
}

/// An empty cell beside a building or the castle, and what its neighbours show to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The cell.
    pub at: Cell,
    /// The side that touches in each direction, clockwise from north; none where there is no neighbour.
    pub facing: [Option<Side>; 4],
}

/// The city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    stacks: ArrayVec<Stack, MAX_STACKS>,
    /// From north to south and from west to east; follows from the stacks.
    frontier: ArrayVec<Place, MAX_FRONTIER>,
}

/// Cells of the frontier, by their places in it.
pub(crate) type Places = u128;

/// Where a side may touch, by direction: a tile fits where all four of its sides do.
pub(crate) struct Fitting([[Places; 16]; 4]);

impl Fitting {
    /// The places where a tile with these sides may lie (ruling 10).
    #[inline]
    pub(crate) fn places(&self, sides: Sides) -> Places {
        let [north, east, south, west] = sides.map(Side::packed);
        self.0[0][north] & self.0[1][east] & self.0[2][south] & self.0[3][west]
    }
}

impl Default for Board {
    fn default() -> Board {
        let mut board = Board { stacks: ArrayVec::new(), frontier: ArrayVec::new() };
        board.find_frontier();
        board
    }
}

impl Board {
    /// The stacks, in the order in which they were begun.
    pub fn stacks(&self) -> &[Stack] {
        &self.stacks
    }

    /// The empty cells beside them, from north to south and from west to east.
    pub fn frontier(&self) -> &[Place] {
        &self.frontier
    }

    /// The stack on a cell.
    pub fn stack(&self, at: Cell) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.at == at)
    }

    /// The empty cell beside a building, if it is one.
    pub fn place(&self, at: Cell) -> Option<&Place> {
        self.search(at).ok().and_then(|index| self.frontier.get(index))
    }

    /// What lies on a cell shows, the castle too.
    pub fn sides(&self, at: Cell) -> Option<Sides> {
        if at == Cell::CASTLE { Some(Tiles::CASTLE) } else { self.stack(at).map(|stack| stack.sides) }
    }

    /// What the neighbours of a cell show to it, clockwise from north.
    pub fn neighbours(&self, at: Cell) -> [Option<Side>; 4] {
        let mut shown = [None; 4];
        for &direction in Direction::ALL {
            let sides = self.sides(at.step(direction));
            shown[direction as usize] = sides.map(|sides| facing(sides, direction.opposite()));
        }
        shown
    }

    /// Visible buildings, by type and faction.
    pub fn counts(&self) -> [[u8; PLAYERS]; Type::COUNT] {
        let mut counts = [[0; PLAYERS]; Type::COUNT];
        for stack in &self.stacks {
            let tile = stack.top().tile;
            counts[tile.building.kind().index()][tile.faction.index()] += 1;
        }
        counts
    }

    /// Where each side may touch (ruling 10): the same element, and not fewer symbols.
    pub(crate) fn fitting(&self) -> Fitting {
        let mut free = [0; 4];
        let mut fitting = Fitting([[0; 16]; 4]);
        for (index, place) in self.frontier.iter().enumerate() {
            let bit: Places = 1 << index;
            for (direction, side) in place.facing.iter().enumerate() {
                match side {
                    Some(side) => fitting.0[direction][side.packed()] |= bit,
                    None => free[direction] |= bit,
                }
            }
        }
        // What suffices for fewer symbols suffices for more.
        for (by_side, free) in fitting.0.iter_mut().zip(free) {
            for element in by_side.chunks_exact_mut(4) {
                element[1] |= free;
                element[2] |= element[1];
                element[3] |= element[2];
            }
        }
        fitting
    }

    /// Lays a tile on an empty cell beside a building. Answers whether it was one.
    pub(crate) fn begin_stack(&mut self, at: Cell, laid: Laid, tiles: &Tiles) -> bool {
        let Ok(index) = self.search(at) else { return false };
        let place = self.frontier.remove(index);
        let stack = Stack::new(at, laid, tiles);
        for &direction in Direction::ALL {
            if place.facing[direction as usize].is_none() {
                self.show(at.step(direction), direction.opposite(), facing(stack.sides, direction));
            }
        }
        self.stacks.push(stack);
        true
    }

    /// Lays a tile on a stack. Answers whether there is room for it.
    pub(crate) fn cover(&mut self, at: Cell, laid: Laid, tiles: &Tiles) -> bool {
        self.set_top(at, laid, tiles, |height| height)
    }

    /// Puts a tile in the place of the visible one.
    pub(crate) fn replace_top(&mut self, at: Cell, laid: Laid, tiles: &Tiles) -> bool {
        self.set_top(at, laid, tiles, |height| height - 1)
    }

    fn set_top(&mut self, at: Cell, laid: Laid, tiles: &Tiles, layer: impl Fn(usize) -> usize) -> bool {
        let Some(stack) = self.stacks.iter_mut().find(|stack| stack.at == at) else { return false };
        let layer = layer(usize::from(stack.height));
        if layer >= MAX_HEIGHT {
            return false;
        }
        stack.set_top(layer, laid, tiles);
        let sides = stack.sides;
        for &direction in Direction::ALL {
            if let Ok(index) = self.search(at.step(direction)) {
                self.frontier[index].facing[direction.opposite() as usize] = Some(facing(sides, direction));
            }
        }
        true
    }

    /// The dark tile on a cell and the dark ones beside it, in order; nothing if none is beside it
    /// (rulings 27 and 28).
    pub(crate) fn reacting(&self, at: Cell) -> ArrayVec<Cell, 5> {
        let dark = |cell: &Cell| self.stack(*cell).is_some_and(|stack| stack.dark);
        let mut cells = ArrayVec::new();
        if dark(&at) {
            cells.push(at);
            cells.extend(Direction::ALL.iter().map(|&direction| at.step(direction)).filter(dark));
        }
        if cells.len() < 2 {
            cells.clear();
        }
        cells
    }

    /// Takes stacks out of the city; they come out in the order of their cells.
    pub(crate) fn remove(&mut self, cells: &[Cell]) -> ArrayVec<Stack, MAX_STACKS> {
        let removed = cells.iter().filter_map(|&at| self.stack(at).copied()).collect();
        self.stacks.retain(|stack| !cells.contains(&stack.at));
        self.find_frontier();
        removed
    }

    /// The cells whose stacks have no connection with the castle (ruling 33).
    pub(crate) fn cut_off(&self) -> ArrayVec<Cell, MAX_STACKS> {
        let mut loose: ArrayVec<Cell, MAX_STACKS> = self.stacks.iter().map(|stack| stack.at).collect();
        let mut reached: ArrayVec<Cell, { MAX_STACKS + 1 }> = ArrayVec::new();
        reached.push(Cell::CASTLE);
        while let Some(cell) = reached.pop() {
            loose.retain(|&mut other| {
                let touching = cell.touches(other);
                if touching {
                    reached.push(other);
                }
                !touching
            });
        }
        loose
    }

    fn search(&self, at: Cell) -> Result<usize, usize> {
        self.frontier.binary_search_by_key(&at.order(), |place| place.at.order())
    }

    /// Notes what a building shows to an empty cell beside it.
    fn show(&mut self, at: Cell, direction: Direction, side: Side) {
        let index = match self.search(at) {
            Ok(index) => index,
            // There is room beside any city that hangs together; others come only from outside.
            Err(_) if self.frontier.is_full() => return,
            Err(index) => {
                self.frontier.insert(index, Place { at, facing: [None; 4] });
                index
            }
        };
        self.frontier[index].facing[direction as usize] = Some(side);
    }

    /// Works the frontier out anew.
    fn find_frontier(&mut self) {
        self.frontier.clear();
        let castle = core::iter::once((Cell::CASTLE, Tiles::CASTLE));
        let stacks: ArrayVec<(Cell, Sides), { MAX_STACKS + 1 }> =
            castle.chain(self.stacks.iter().map(|stack| (stack.at, stack.sides))).collect();
        for &(at, sides) in &stacks {
            for &direction in Direction::ALL {
                let beside = at.step(direction);
                if stacks.iter().all(|&(cell, _)| cell != beside) {
                    self.show(beside, direction.opposite(), facing(sides, direction));
                }
            }
        }
    }

    /// Builds the city that shows these stacks, each from the ground up.
    pub fn with_stacks<'a>(stacks: impl Iterator<Item = (Cell, &'a [Laid])>, tiles: &Tiles) -> Board {
        let mut board = Board { stacks: ArrayVec::new(), frontier: ArrayVec::new() };
        for (at, layers) in stacks.take(MAX_STACKS) {
            let Some((&ground, above)) = layers.split_first() else { continue };
            let mut stack = Stack::new(at, ground, tiles);
            for (layer, &laid) in above.iter().enumerate().take(MAX_HEIGHT - 1) {
                stack.set_top(layer + 1, laid, tiles);
            }
            board.stacks.push(stack);
        }
        board.find_frontier();
        board
    }

    pub(crate) fn check_invariants(&self, sides_match: bool, dark_apart: bool) -> Result<(), &'static str> {
        if !self.cut_off().is_empty() {
            return Err("every stack is connected with the castle");
        }
        for (index, stack) in self.stacks.iter().enumerate() {
            if stack.at == Cell::CASTLE || self.stacks[..index].iter().any(|other| other.at == stack.at) {
                return Err("every stack has a cell of its own");
            }
            for (&direction, beside) in Direction::ALL.iter().zip(self.neighbours(stack.at)) {
                let own = facing(stack.sides, direction).element();
                if sides_match && beside.is_some_and(|side| side.element() != own) {
                    return Err("sides that touch show the same element");
                }
            }
            if dark_apart && !self.reacting(stack.at).is_empty() {
                return Err("no two dark tiles lie side by side");
            }
            check_layers(stack)?;
        }
        let mut anew = self.clone();
        anew.find_frontier();
        if anew == *self { Ok(()) } else { Err("the frontier is what lies beside the stacks") }
    }
}

/// Each tile lies on one of the level below; a swap may have changed the types below the visible one.
fn check_layers(stack: &Stack) -> Result<(), &'static str> {
    let layers = stack.layers();
    let ground = layers.first().is_some_and(|laid| laid.tile.building.is_ground());
    let levels = layers.windows(2).all(|pair| {
        let [below, above] = [pair[0], pair[1]].map(|laid| laid.tile.building.level());
        below.is_some() && above.is_some_and(|level| Some(level as u8) == below.map(|below| below as u8 + 1))
    });
    if ground && levels { Ok(()) } else { Err("a stack rises level by level") }
}
