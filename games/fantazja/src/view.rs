//! What a viewer sees, and positions that would look the same.

use crate::board::{Board, Laid, Stack};
use crate::building::{Faction, Type};
use crate::config::{Config, PLAYERS};
use crate::phases::{luck, powers, swap};
use crate::place::Cell;
use crate::scoring::{self, Line};
use crate::state::{Holder, MOST_BURIED, MOST_LOOKED_AT, Phase, Player, State, other};
use crate::tiles::{Number, TILES, Tile, TileSet};
use alloc::vec::Vec;
use fabletop_core::{GameRng, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the table agreed on, the tiles too.
    pub config: Config,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// Whose turn it is, once that is said.
    pub turn: Option<Seat>,
    /// Whether the action of this turn is done.
    pub acted: bool,
    /// The power used in this turn.
    pub used: Option<Type>,
    /// Whether the military token came back in this turn.
    pub returned: bool,
    /// Turns in a row without an action; two end the game.
    pub idle: u8,
    /// The city without its castle, in the order in which its stacks were begun.
    pub board: Vec<StackView>,
    /// The five power tokens.
    pub tokens: Vec<TokenView>,
    /// Bonus tokens nobody has; none if there is no end of them.
    pub supply: Option<u8>,
    /// Both seats.
    pub seats: Vec<SeatView>,
    /// While tiles are exchanged: what was given.
    pub given: Vec<Tile>,
    /// While tiles are buried: those that were looked at and are not buried, for the two players.
    pub looked: Vec<Tile>,
}

/// A stack of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct StackView {
    /// Its cell.
    pub at: Cell,
    /// Its tiles, from the ground up; the last one is visible.
    pub tiles: Vec<Laid>,
}

/// A power token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct TokenView {
    /// Which.
    pub token: Type,
    /// Where it is.
    pub holder: Holder,
    /// Whether its holder may use it now, as far as everybody can see.
    pub usable: bool,
    /// Visible buildings of its type, by seat.
    pub buildings: [u8; PLAYERS],
}

/// What a viewer sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct SeatView {
    /// Its faction.
    pub faction: Faction,
    /// Tiles in hand.
    pub hand_count: u8,
    /// The hand, for its owner.
    pub hand: Vec<Tile>,
    /// Tiles of the pile, those under it too.
    pub pile_count: u8,
    /// Tiles that Magic put under the pile.
    pub buried_count: u8,
    /// Which they are, the first to be drawn first; for the two players.
    pub buried: Vec<Tile>,
    /// The discards, the last one on top.
    pub discards: Vec<Tile>,
    /// Points of Imagination.
    pub imagination_count: u8,
    /// Which tiles they are, for their owner.
    pub imagination: Vec<Tile>,
    /// Those of them that Production fetched, which everybody has seen.
    pub fetched: Vec<Tile>,
    /// Tiles known to be in the hand or face down in the Imagination: to both players what Magic showed and
    /// what came back from under the pile, to all what was taken from the discards or from the city.
    pub seen: Vec<Tile>,
    /// Bonus tokens.
    pub bonus: u8,
    /// Standard actions taken so far.
    pub actions: u8,
    /// The points so far.
    pub points: i32,
    /// Where its points come from, when the game is over.
    pub result: Option<Vec<Line>>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let plays = plays(viewer);
    let counts = state.board.counts();
    let points = scoring::points(state);
    let token = |&token: &Type| TokenView {
        token,
        holder: state.tokens[token.index()],
        usable: powers::may_be_used(state, token),
        buildings: counts[token.index()],
    };
    let looked_at = other(state.turn);
    View {
        viewer,
        config: state.config,
        phase: state.phase,
        turn: (state.phase != Phase::Start).then_some(state.turn),
        acted: state.acted,
        used: state.used,
        returned: state.returned,
        idle: state.idle,
        board: state.board.stacks().iter().map(stack_view).collect(),
        tokens: Type::ALL.iter().map(token).collect(),
        supply: state.supply,
        seats: Seat::all(PLAYERS).map(|seat| seat_view(state, seat, viewer, points)).collect(),
        given: named(state, state.turn, state.given.iter()),
        looked: if plays { named(state, looked_at, state.looked.iter()) } else { Vec::new() },
    }
}

fn plays(viewer: Viewer) -> bool {
    viewer.seat().is_some_and(|seat| seat.index() < PLAYERS)
}

fn stack_view(stack: &Stack) -> StackView {
    StackView { at: stack.at, tiles: stack.layers().to_vec() }
}

fn named(state: &State, seat: Seat, numbers: impl Iterator<Item = Number>) -> Vec<Tile> {
    numbers.map(|number| state.tile(seat, number)).collect()
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer, points: [i32; PLAYERS]) -> SeatView {
    let player = state.player(seat);
    let (own, plays) = (viewer.is(seat), plays(viewer));
    let shown = |visible: bool, tiles: TileSet| {
        named(state, seat, if visible { tiles.iter() } else { TileSet::EMPTY.iter() })
    };
    SeatView {
        faction: Faction::of(seat),
        hand_count: player.hand.len() as u8,
        hand: shown(own, player.hand),
        pile_count: player.pile_len() as u8,
        buried_count: player.bottom.len() as u8,
        buried: named(state, seat, player.bottom.iter().copied().filter(|_| plays)),
        discards: named(state, seat, player.discards.iter().copied()),
        imagination_count: player.imagination.len() as u8,
        imagination: shown(own, player.imagination),
        fetched: shown(true, player.fetched),
        seen: shown(true, if plays { player.seen } else { player.shown }),
        bonus: player.bonus,
        actions: player.actions,
        points: points[seat.index()],
        result: (state.phase == Phase::Over).then(|| scoring::lines(state, seat)),
    }
}

/// A position that looks like `view`: what the viewer cannot know is at random from what is possible.
pub(crate) fn determinize(view: &View, rng: &mut impl GameRng) -> State {
    let tiles = &view.config.options.tiles;
    let stacks = view.board.iter().map(|stack| (stack.at, stack.tiles.as_slice()));
    let mut tokens = [Holder::Pool; Type::COUNT];
    view.tokens.iter().for_each(|shown| tokens[shown.token.index()] = shown.holder);
    let turn = view.turn.filter(|seat| seat.index() < PLAYERS).unwrap_or(Seat(0));
    let mut state = State {
        config: view.config,
        phase: view.phase,
        turn,
        acted: view.acted,
        used: view.used,
        returned: view.returned,
        idle: view.idle,
        board: Board::with_stacks(stacks, tiles),
        tokens,
        supply: view.supply,
        players: [Player::new(), Player::new()],
        given: numbers(&view.given),
        looked: numbers(&view.looked),
    };
    for seat in Seat::all(PLAYERS) {
        state.players[seat.index()] = guess_player(&state, view, seat, rng);
    }
    if let Phase::Bury { left, .. } = view.phase
        && !plays(view.viewer)
    {
        state.looked = guess_looked(state.player(other(turn)).hand, left, rng);
    }
    state
}

fn numbers(tiles: &[Tile]) -> TileSet {
    tiles.iter().map(|tile| tile.number).collect()
}

/// What a seat has: all of it if the viewer sits there, else what is known of it and a guess.
fn guess_player(state: &State, view: &View, seat: Seat, rng: &mut impl GameRng) -> Player {
    let mut player = Player::new();
    let Some(shown) = view.seats.get(seat.index()) else { return player };
    let known = |tiles: &[Tile]| tiles.iter().map(|tile| tile.number).take(TILES).collect();
    player.bottom = known(&shown.buried);
    player.discards = known(&shown.discards);
    player.fetched = numbers(&shown.fetched);
    player.bonus = shown.bonus;
    player.actions = shown.actions;
    player.seen = numbers(&shown.seen);
    if !plays(view.viewer) {
        player.shown = player.seen;
    }
    let laid = view.board.iter().flat_map(|stack| &stack.tiles);
    let laid = laid.filter(|laid| laid.tile.faction == Faction::of(seat)).map(|laid| laid.tile.number);
    let open: TileSet = player.bottom.iter().chain(&player.discards).copied().chain(laid).collect();
    player.pile = TileSet::ALL.difference(open).difference(player.fetched);
    player.imagination = player.fetched;
    if view.viewer.is(seat) {
        player.hand = numbers(&shown.hand);
        player.imagination = player.imagination.union(numbers(&shown.imagination));
        player.pile = player.pile.difference(player.hand).difference(player.imagination);
    } else {
        let surely = surely_in_hand(state, view, seat, &player, shown, rng);
        guess_hidden(&mut player, surely, shown, rng);
    }
    player
}

/// What the phase says about a hand: it has the tile that is being paid for, the tiles that were looked at, and
/// something to swap.
fn surely_in_hand(
    state: &State,
    view: &View,
    seat: Seat,
    player: &Player,
    shown: &SeatView,
    rng: &mut impl GameRng,
) -> TileSet {
    match view.phase {
        Phase::Pay { seat: who, tile, .. } if who == seat => TileSet::only(tile.number),
        Phase::Bury { seat: who, .. } if who != seat => numbers(&view.looked),
        Phase::Swap { seat: who } if who == seat => {
            let hidden = usize::from(shown.hand_count) + usize::from(shown.imagination_count);
            let hidden = hidden.saturating_sub(player.fetched.len());
            let possible = if player.seen.len() < hidden { player.pile } else { player.seen };
            luck::some_of(swap::swappable(state, seat, possible), 1, rng)
        }
        _ => TileSet::EMPTY,
    }
}

/// Deals out what is hidden: what is known to be in the hand, what is known to be in the hand or face down,
/// then anything.
fn guess_hidden(player: &mut Player, surely: TileSet, shown: &SeatView, rng: &mut impl GameRng) {
    let face_down = usize::from(shown.imagination_count).saturating_sub(player.fetched.len());
    let (mut hand, mut down) = (usize::from(shown.hand_count), face_down);
    for number in surely.intersection(player.pile).iter().take(hand) {
        player.pile.remove(number);
        player.hand.insert(number);
    }
    hand -= player.hand.len();
    let seen = player.seen.intersection(player.pile);
    for seen in [seen, player.pile.difference(seen)] {
        let mut left = seen;
        while hand + down > 0
            && let Some(number) = left.nth(rng.below(left.len().max(1) as u32) as usize)
        {
            left.remove(number);
            player.pile.remove(number);
            if (rng.below((hand + down) as u32) as usize) < hand {
                player.hand.insert(number);
                hand -= 1;
            } else {
                player.imagination.insert(number);
                down -= 1;
            }
        }
    }
    while player.bottom.len() < usize::from(shown.buried_count)
        && let Some(number) = player.pile.nth(rng.below(player.pile.len().max(1) as u32) as usize)
    {
        player.pile.remove(number);
        if player.bottom.try_push(number).is_err() {
            break;
        }
    }
}

/// The tiles somebody looks at, of a hand that a guest does not see.
fn guess_looked(hand: TileSet, left: u8, rng: &mut impl GameRng) -> TileSet {
    let buried = usize::from(MOST_BURIED.saturating_sub(left));
    let count = MOST_LOOKED_AT.min(hand.len() + buried).saturating_sub(buried);
    luck::some_of(hand, count, rng)
}
