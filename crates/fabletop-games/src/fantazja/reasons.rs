//! What speaks for an action: points on both sides, and power tokens that change hands.

use super::tools::play_out;
use fabletop_core::{Game, Seat};
use fantazja::action::Action;
use fantazja::building::Type;
use fantazja::scoring;
use fantazja::state::{Holder, other};
use fantazja::{State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use strum::VariantNames;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// So many points for me.
    Gain { points: i32 },
    /// So many points fewer for me.
    Cost { points: i32 },
    /// So many points fewer for the other.
    Takes { points: i32 },
    /// The power token comes to me.
    Token { token: Type },
    /// The power token leaves me.
    TokenLost { token: Type },
    /// The other loses the power token.
    TokenTaken { token: Type },
    /// Nothing changes in points and tokens at once.
    Quiet,
}

/// What speaks for an action of that seat: what happens until the end of the turn, if nothing else is decided
/// in it. That hangs on nothing hidden, and nothing brings the other points.
pub(super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let before = State::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before.clone();
    if play_out(&mut after, seat, action).is_err() {
        return Vec::new();
    }
    let (old, new) = (scoring::points(&before), scoring::points(&after));
    let change = |seat: Seat| new[seat.index()] - old[seat.index()];
    let own = match change(seat) {
        points @ 1.. => Some(Reason::Gain { points }),
        0 => None,
        less => Some(Reason::Cost { points: -less }),
    };
    let taken = -change(other(seat));
    let rival = (taken > 0).then_some(Reason::Takes { points: taken });
    let tokens = Type::ALL
        .iter()
        .filter_map(|&token| moved(seat, token, before.tokens[token.index()], after.tokens[token.index()]));
    let mut reasons: Vec<Reason> = own.into_iter().chain(rival).chain(tokens).collect();
    if reasons.is_empty() {
        reasons.push(Reason::Quiet);
    }
    reasons
}

fn moved(seat: Seat, token: Type, before: Holder, after: Holder) -> Option<Reason> {
    match (owner(before), owner(after)) {
        (old, new) if old == new => None,
        (_, Some(new)) if new == seat => Some(Reason::Token { token }),
        (Some(old), _) if old == seat => Some(Reason::TokenLost { token }),
        (Some(_), None) => Some(Reason::TokenTaken { token }),
        _ => None,
    }
}

fn owner(holder: Holder) -> Option<Seat> {
    match holder {
        Holder::Pool => None,
        Holder::Held { seat } => Some(seat),
        Holder::Guarding { owner, .. } | Holder::Out { owner } => Some(owner),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::{Ignore, Viewer};
    use fantazja::board::{Board, Laid};
    use fantazja::building::Faction;
    use fantazja::config::{Options, Start};
    use fantazja::place::Rotation;
    use fantazja::state::Phase;
    use fantazja::tiles::{Number, Tile, TileSet, Tiles};
    use fantazja::{Chance, Config};

    /// `s7` is tile 7 of the Sculptors, `e7` that of the Engineers.
    fn tile(name: &str) -> Tile {
        let faction = if name.starts_with('s') { Faction::Sculptors } else { Faction::Engineers };
        Tiles::RECONSTRUCTED.tile(faction, number(name[1..].parse().expect("a number")))
    }

    fn number(number: u8) -> Number {
        Number::new(number).expect("a tile")
    }

    fn set(numbers: [u8; 6]) -> TileSet {
        numbers.into_iter().map(number).collect()
    }

    /// The Sculptors are to act with this hand, in a city of these stacks: cell, then tiles from the ground up,
    /// each with its quarter turns. A residential building stands beside the castle by two of them.
    fn game(hand: [u8; 6], city: &[(&str, &[(&str, u8)])]) -> State {
        let options = Options { start: Start::Sculptors, ..Options::default() };
        let mut state = State::setup(&Config::new().options(options)).expect("a game");
        let hands = [set(hand), set([5, 6, 10, 11, 12, 16])];
        state.apply_chance(&Chance::Deal { hands }, &mut Ignore).expect("luck can do that");
        let laid = |&(name, quarters): &(&str, u8)| Laid {
            tile: tile(name),
            rotation: Rotation::new(quarters).expect("a turn"),
        };
        let stacks: Vec<(_, Vec<Laid>)> = city
            .iter()
            .map(|(at, tiles)| (at.parse().expect("a cell"), tiles.iter().map(laid).collect()))
            .collect();
        for laid in stacks.iter().flat_map(|(_, layers)| layers) {
            leave_pile(&mut state, laid.tile);
        }
        let stacks = stacks.iter().map(|(at, layers)| (*at, layers.as_slice()));
        state.board = Board::with_stacks(stacks, &Tiles::RECONSTRUCTED);
        state.invariants().expect("a position");
        state
    }

    fn leave_pile(state: &mut State, tile: Tile) {
        let player = &mut state.players[tile.faction.index()];
        player.pile.remove(tile.number);
        player.actions += 1;
    }

    fn imagination(state: &mut State, numbers: &[&str]) {
        for tile in numbers.iter().map(|name| tile(name)) {
            leave_pile(state, tile);
            state.players[0].imagination.insert(tile.number);
        }
    }

    fn held_by(state: &mut State, seat: u8) {
        state.tokens[Type::Residential.index()] = Holder::Held { seat: Seat(seat) };
    }

    #[track_caller]
    fn check(state: &State, action: &Action, expected: &[Reason]) {
        let view = state.view(Viewer::Seat(Seat(0)));
        assert_eq!(reasons(Seat(0), &view, action), expected, "{action}");
    }

    fn build(name: &str, at: &str) -> Action {
        let rotation = Rotation::new(2).expect("a turn");
        Action::Build { tile: tile(name), at: at.parse().expect("a cell"), rotation }
    }

    const TOKEN: Type = Type::Residential;
    const HAND: [u8; 6] = [1, 2, 4, 6, 7, 13];

    #[test]
    fn a_small_building_brings_its_point_and_imagination_nothing() {
        let state = game(HAND, &[]);
        check(&state, &build("s1", "0,-1"), &[Reason::Gain { points: 1 }]);
        check(&state, &Action::Imagine { tile: tile("s7") }, &[Reason::Quiet]);
    }

    #[test]
    fn a_large_building_hides_what_is_below_whatever_is_paid_for_it() {
        for paid in [&["s21"][..], &["s21", "s22"]] {
            // Level II brings 3, and the other's level I is hidden.
            let mut state = game(HAND, &[("0,-1", &[("e1", 2)])]);
            imagination(&mut state, paid);
            let hides = |points: i32| Reason::Takes { points };
            check(&state, &build("s4", "0,-1"), &[Reason::Gain { points: 3 }, hides(1)]);
            // Level III brings 2, and the other's level II is hidden.
            let mut state = game(HAND, &[("0,-1", &[("s3", 2), ("e4", 2)])]);
            imagination(&mut state, paid);
            check(&state, &build("s6", "0,-1"), &[Reason::Gain { points: 2 }, hides(3)]);
            // On an own level II: 2 for 3, and a bonus of 5 (ruling 22).
            let mut state = game(HAND, &[("0,-1", &[("e1", 2), ("s5", 2)])]);
            imagination(&mut state, paid);
            check(&state, &build("s6", "0,-1"), &[Reason::Gain { points: 4 }]);
        }
    }

    #[test]
    fn dark_energy_costs_both_what_it_removes() {
        // The example of the rulebook: e9 is dark, s1 and e20 stand behind it.
        let city: [(&str, &[(&str, u8)]); 4] =
            [("1,0", &[("e13", 2)]), ("1,-1", &[("e9", 3)]), ("1,-2", &[("s1", 0)]), ("1,-3", &[("e20", 2)])];
        let state = game([3, 17, 7, 13, 19, 20], &city);
        // s3 and e9 go, then s1 and e20: one of mine, two of the other's; s3 has not counted yet.
        let lost = [Reason::Cost { points: 1 }, Reason::Takes { points: 2 }];
        check(&state, &build("s3", "2,-1"), &lost);
    }

    #[test]
    fn tokens_come_go_and_are_lost_by_majorities() {
        let gain = Reason::Gain { points: 1 };
        // Two to nothing brings it, from the pool or from the other (rulings 36 and 37).
        let state = game(HAND, &[("1,0", &[("s3", 2)])]);
        check(&state, &build("s1", "0,-1"), &[gain, Reason::Token { token: TOKEN }]);
        let mut state = game(HAND, &[("1,0", &[("s3", 2)]), ("0,1", &[("e1", 2)])]);
        held_by(&mut state, 1);
        check(&state, &build("s1", "0,-1"), &[gain, Reason::Token { token: TOKEN }]);
        // One to one sends it to the pool (ruling 38).
        let mut state = game(HAND, &[("0,1", &[("e1", 2)])]);
        held_by(&mut state, 1);
        check(&state, &build("s1", "0,-1"), &[gain, Reason::TokenTaken { token: TOKEN }]);
        let mut state = game(HAND, &[("1,0", &[("s3", 2)]), ("0,1", &[("e1", 2)])]);
        held_by(&mut state, 0);
        check(&state, &Action::Imagine { tile: tile("s7") }, &[Reason::TokenLost { token: TOKEN }]);
    }

    #[test]
    fn the_end_of_the_turn_counts_where_a_power_could_still_be_used() {
        // With the token and a discard the turn does not end by itself (ruling 3); when it does, one to one
        // sends the token to the pool.
        let mut state = game(HAND, &[("1,0", &[("s3", 2)]), ("0,1", &[("e1", 2)])]);
        held_by(&mut state, 0);
        leave_pile(&mut state, tile("s25"));
        state.players[0].discards.push(number(25));
        let imagine = Action::Imagine { tile: tile("s7") };
        let mut after = state.clone();
        after.apply(Seat(0), &imagine, &mut Ignore).expect("it is legal");
        assert_eq!(after.phase, Phase::After { seat: Seat(0) });
        check(&state, &imagine, &[Reason::TokenLost { token: TOKEN }]);
    }
}
