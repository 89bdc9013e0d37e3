//! Tiles, the city and positions of Fantazja in words.

use crate::play::own::ranking;
use fabletop_core::{Game, Seat};
use fabletop_text::Value;
use fantazja::board::Laid;
use fantazja::building::{Building, Faction};
use fantazja::config::Variant;
use fantazja::place::Cell;
use fantazja::scoring::{BONUS_POINTS, Line};
use fantazja::state::{Holder, Phase};
use fantazja::tiles::{Design, Side, Sides, Tile};
use fantazja::view::{SeatView, StackView, TokenView};
use fantazja::{Action, State, View};

/// Tells what a viewer sees of this game.
pub(crate) type Teller<'a> = crate::play::teller::Teller<'a, View>;

/// The tile an action is done with.
pub(super) fn tile_of(action: &Action) -> Option<Tile> {
    match *action {
        Action::Build { tile, .. }
        | Action::Pay { tile }
        | Action::Imagine { tile }
        | Action::Give { tile }
        | Action::Take { tile }
        | Action::Bury { tile }
        | Action::Swap { tile, .. } => Some(tile),
        Action::Use { .. } | Action::Guard { .. } | Action::Done | Action::End => None,
    }
}

/// The cell where it is done.
pub(super) fn placed(action: &Action) -> Option<Cell> {
    match *action {
        Action::Build { at, .. } | Action::Guard { at } | Action::Swap { at, .. } => Some(at),
        _ => None,
    }
}

/// What it lays, and where.
pub(super) fn laying(action: &Action) -> Option<(Laid, Cell)> {
    match *action {
        Action::Build { tile, at, rotation } | Action::Swap { at, tile, rotation } => {
            Some((Laid { tile, rotation }, at))
        }
        _ => None,
    }
}

impl Teller<'_> {
    /// A building in two columns.
    pub(super) fn code(&self, building: Building) -> String {
        self.texts.say("fantazja-play-code", &[("building", building.to_string().into())])
    }

    /// What is printed on a tile.
    pub(super) fn design(&self, tile: Tile) -> &Design {
        self.view.config.options.tiles.design(tile.number)
    }

    /// The stack on a cell.
    pub(super) fn stack(&self, at: Cell) -> Option<&StackView> {
        self.view.board.iter().find(|stack| stack.at == at)
    }

    /// "earth 2".
    fn side(&self, side: Side) -> String {
        format!("{} {}", self.name(side.element()).to_lowercase(), side.count())
    }

    /// "north earth 2, east air 1, …".
    fn sides(&self, sides: Sides) -> String {
        let [north, east, south, west] = sides.map(|side| Value::from(self.side(side)));
        let arguments = [("north", north), ("east", east), ("south", south), ("west", west)];
        self.texts.say("fantazja-play-sides", &arguments)
    }

    /// A tile nobody has laid: its number, building, points and sides.
    pub(super) fn tile(&self, tile: Tile) -> String {
        let design = self.design(tile);
        let arguments = [
            ("number", tile.number.get().into()),
            ("building", self.name(tile.building).into()),
            ("points", tile.building.points().into()),
            ("sides", self.sides(design.sides).into()),
            ("large", tile.building.is_large().into()),
            ("dark", design.dark.into()),
        ];
        self.texts.say("fantazja-play-tile", &arguments)
    }

    /// Names of tiles, the same ones counted: "Cottage I, Mill I (2)".
    fn tiles(&self, tiles: &[Tile]) -> Value {
        let mut buildings: Vec<(Building, usize)> = Vec::new();
        for tile in tiles {
            match buildings.iter_mut().find(|(building, _)| *building == tile.building) {
                Some((_, count)) => *count += 1,
                None => buildings.push((tile.building, 1)),
            }
        }
        let named = buildings.into_iter().map(|(building, count)| match count {
            1 => self.name(building),
            _ => format!("{} ({count})", self.name(building)),
        });
        named.collect::<Vec<_>>().into()
    }

    /// The position in full sentences.
    pub(crate) fn position(&self) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return ranking::<super::Fantazja>(self.view)
                .into_iter()
                .flat_map(|seat| self.reasons(seat))
                .collect();
        }
        let mut lines = self.turn();
        lines.extend(self.city());
        if self.view.config.variant == Variant::Standard {
            lines.extend(self.view.tokens.iter().map(|token| self.token(token)));
        }
        let own = self.view.viewer.seat();
        let others = Seat::all(self.view.seats.len()).filter(|&seat| Some(seat) != own);
        for seat in others.chain(own) {
            lines.extend(self.zone(seat));
        }
        lines
    }

    fn turn(&self) -> Vec<String> {
        let Some(seat) = self.view.turn else { return Vec::new() };
        vec![self.texts.say("fantazja-play-turn", &[("player", self.player(seat).into())])]
    }

    /// The stacks from north to south.
    fn city(&self) -> Vec<String> {
        let mut stacks: Vec<&StackView> = self.view.board.iter().collect();
        stacks.sort_by_key(|stack| (stack.at.y, stack.at.x));
        let mut lines = vec![self.texts.say("fantazja-play-city", &[("count", stacks.len().into())])];
        lines.extend(stacks.into_iter().filter_map(|stack| self.stack_line(stack)));
        lines
    }

    fn stack_line(&self, stack: &StackView) -> Option<String> {
        let top = stack.tiles.last()?;
        let design = self.design(top.tile);
        let guard = |token: &TokenView| matches!(token.holder, Holder::Guarding { at, .. } if at == stack.at);
        let arguments = [
            ("x", stack.at.x.into()),
            ("y", stack.at.y.into()),
            ("building", self.name(top.tile.building).into()),
            ("player", self.player(top.tile.faction.seat()).into()),
            ("height", stack.tiles.len().into()),
            ("sides", self.sides(design.turned(top.rotation)).into()),
            ("dark", design.dark.into()),
            ("guarded", self.view.tokens.iter().any(guard).into()),
        ];
        Some(format!("    {}", self.texts.say("fantazja-play-stack", &arguments)))
    }

    /// "Residential: You 2, Fox 1. The token: yours."
    fn token(&self, token: &TokenView) -> String {
        let counts = Seat::all(token.buildings.len());
        let counts = counts.map(|seat| format!("{} {}", self.player(seat), token.buildings[seat.index()]));
        let arguments = [
            ("token", self.name(token.token).into()),
            ("counts", counts.collect::<Vec<_>>().into()),
            ("holder", self.holder(token.holder).into()),
        ];
        self.texts.say("fantazja-play-token", &arguments)
    }

    pub(super) fn holder(&self, holder: Holder) -> String {
        self.describe("holder", &holder)
    }

    /// What a seat has.
    fn zone(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![self.seat(seat, shown)];
        let mut add = |id: &str, tiles: &[Tile]| {
            if !tiles.is_empty() {
                lines.push(format!("    {}", self.texts.say(id, &[("tiles", self.tiles(tiles))])));
            }
        };
        add("fantazja-play-discards", &shown.discards);
        let own = self.view.viewer.is(seat);
        add("fantazja-play-imagination", if own { &shown.imagination } else { &shown.fetched });
        if !own {
            add("fantazja-play-seen", &shown.seen);
        }
        add("fantazja-play-buried", &shown.buried);
        if own {
            lines.push(self.texts.say("fantazja-play-hand", &[("count", shown.hand.len().into())]));
            lines.extend(shown.hand.iter().map(|&tile| format!("    {}", self.tile(tile))));
        }
        lines
    }

    fn seat(&self, seat: Seat, shown: &SeatView) -> String {
        let arguments = [
            ("player", self.player(seat).into()),
            ("faction", self.name(shown.faction).into()),
            ("points", shown.points.into()),
            ("bonus", shown.bonus.into()),
            ("hand", shown.hand_count.into()),
            ("pile", shown.pile_count.into()),
            ("imagination", shown.imagination_count.into()),
        ];
        self.texts.say("fantazja-play-seat", &arguments)
    }

    /// Where a seat's points come from.
    pub(super) fn reasons(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![format!("{}: {}", self.player(seat), self.points(shown.points))];
        let reasons = shown.result.clone().unwrap_or_else(|| self.lines(seat, shown));
        lines.extend(reasons.iter().map(|line| format!("    {}", self.describe("line", line))));
        lines
    }

    /// What counts so far.
    fn lines(&self, seat: Seat, shown: &SeatView) -> Vec<Line> {
        let tops = self.view.board.iter().filter_map(|stack| Some((stack.at, stack.tiles.last()?.tile)));
        let own = tops.filter(|(_, tile)| tile.faction == Faction::of(seat));
        let buildings = own.map(|(at, tile)| Line::Building { tile, at, points: tile.building.points() });
        let count = shown.bonus;
        let bonus = Line::Bonus { count, points: i32::from(count) * BONUS_POINTS };
        buildings.chain((count > 0).then_some(bonus)).collect()
    }

    /// What the tokens can do, and who has them.
    pub(super) fn powers(&self) -> Vec<String> {
        if self.view.config.variant == Variant::Teaching {
            return Vec::new();
        }
        let power = |token: &TokenView| {
            let does = self.texts.name(State::ID, &format!("power-{}", token.token));
            [self.token(token), format!("    {does}")]
        };
        self.view.tokens.iter().flat_map(power).collect()
    }
}
