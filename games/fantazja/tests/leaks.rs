//! The leak oracle: what each viewer cannot know, written against RULES.md ("Who sees what").

use fabletop_core::{Game, GameRng, Seat, Viewer};
use fabletop_testkit::{LeakOracle, Leaks, Step, Xoshiro256PlusPlus};
use fantazja::building::Type;
use fantazja::state::{HAND, MOST_LOOKED_AT, Phase, Player, other};
use fantazja::tiles::{Number, TILES, TileSet, Tiles};
use fantazja::{Action, Chance, Config, State, Variant};

/// Hidden from the opponent: hand, face-down Imagination and pile, save tiles that were seen on their way.
/// Hidden from guests: that, what Magic showed and what it buried.
struct Oracle;

/// A shuffle that does not fit what is known is tried again.
const TRIES: usize = 50;

/// The tiles of a seat that are any tile to a viewer.
fn unknown(player: &Player, viewer: Viewer) -> TileSet {
    let hidden = player.hand.union(player.pile).union(player.imagination).difference(player.fetched);
    match viewer {
        Viewer::Seat(_) => hidden.difference(player.seen),
        Viewer::Spectator => hidden.union(player.bottom.iter().copied().collect()).difference(player.shown),
    }
}

/// Gives the unknown tiles of a seat other faces, the same everywhere.
fn exchange_faces(state: &mut State, seat: Seat, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) {
    let unknown: Vec<Number> = unknown(state.player(seat), viewer).iter().collect();
    let mut shuffled = unknown.clone();
    rng.shuffle(&mut shuffled);
    let mut face: Vec<Number> = Tiles::numbers().collect();
    assert_eq!(face.len(), TILES);
    unknown.iter().zip(shuffled).for_each(|(from, to)| face[from.index()] = to);
    let turned = |tiles: TileSet| tiles.iter().map(|number| face[number.index()]).collect::<TileSet>();
    let player = &mut state.players[seat.index()];
    for tiles in [&mut player.hand, &mut player.pile, &mut player.imagination, &mut player.seen] {
        *tiles = turned(*tiles);
    }
    player.bottom.iter_mut().for_each(|number| *number = face[number.index()]);
    if matches!(state.phase, Phase::Bury { seat: looker, .. } if looker != seat) {
        state.looked = turned(state.looked);
    }
}

impl LeakOracle<State> for Oracle {
    fn reshuffle(&self, state: &State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> State {
        if matches!(state.phase, Phase::Start | Phase::Deal) {
            return state.clone();
        }
        let mut twins = (0..TRIES).map(|_| {
            let mut twin = state.clone();
            for seat in Seat::all(2).filter(|&seat| !viewer.is(seat)) {
                exchange_faces(&mut twin, seat, viewer, rng);
            }
            twin
        });
        // Who swaps a building has something to swap.
        twins.find(|twin| twin.invariants().is_ok()).unwrap_or_else(|| state.clone())
    }

    /// Magic shows a small hand to who uses it, without luck. The only tile of an Imagination is paid, and
    /// shown, without being named.
    fn reveals(&self, state: &State, step: &Step<State>, viewer: Viewer) -> bool {
        match step {
            Step::Action(seat, Action::Build { tile, .. }) => {
                !viewer.is(*seat) && tile.building.is_large() && state.player(*seat).imagination.len() == 1
            }
            Step::Action(seat, Action::Use { power: Type::Magic }) => {
                viewer.is(*seat) && state.player(other(*seat)).hand.len() <= MOST_LOOKED_AT
            }
            _ => false,
        }
    }

    fn swap_chance(
        &self,
        state: &State,
        chance: &Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Chance> {
        match *chance {
            Chance::Deal { hands } => {
                let mut hand = |seat: u8| {
                    if viewer.is(Seat(seat)) {
                        hands[usize::from(seat)]
                    } else {
                        any(TileSet::ALL, HAND, rng)
                    }
                };
                Some(Chance::Deal { hands: [hand(0), hand(1)] })
            }
            Chance::Refill { tiles } if !viewer.is(state.turn) => {
                Some(Chance::Refill { tiles: any(state.player(state.turn).pile, tiles.len(), rng) })
            }
            Chance::Look { tiles } if viewer == Viewer::Spectator => {
                Some(Chance::Look { tiles: any(state.player(other(state.turn)).hand, tiles.len(), rng) })
            }
            _ => None,
        }
    }

    fn swap_action(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Action> {
        match action {
            Action::Imagine { .. } if !viewer.is(seat) => any(state.player(seat).hand, 1, rng)
                .first()
                .map(|number| Action::Imagine { tile: state.tile(seat, number) }),
            Action::Bury { .. } if viewer == Viewer::Spectator => {
                let number = any(state.looked, 1, rng).first()?;
                Some(Action::Bury { tile: state.tile(other(seat), number) })
            }
            _ => None,
        }
    }
}

fn any(tiles: TileSet, count: usize, rng: &mut Xoshiro256PlusPlus) -> TileSet {
    let mut tiles: Vec<Number> = tiles.iter().collect();
    rng.shuffle(&mut tiles);
    tiles.into_iter().take(count).collect()
}

fn check(config: Config, games: u32) {
    let report = Leaks::<State, _>::new(config, Oracle).games(games).check();
    for sightings in &report.sightings {
        assert!(sightings.swapped > 0, "{} was never shown a swapped step", sightings.viewer);
    }
}

#[test]
fn standard_shows_neither_hands_nor_piles_nor_imagination() {
    check(Config::new(), 20);
}

#[test]
fn teaching_shows_neither() {
    check(Config::new().variant(Variant::Teaching), 6);
}
