//! What holds of every game.

use fabletop_core::{Game, GameRng, Seat, Turn, Viewer};
use indaman::config::{Gate, Options};
use indaman::state::Phase;
use indaman::terrain::Terrain;
use indaman::{Action, Chance, Config, EventView, State};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn configs() -> impl Strategy<Value = Config> {
    (3..=6u8, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(seats, free_lying, must_act, keep_trophies)| {
            let options =
                Options { gate: Gate::MayLeave, free_lying, must_act, keep_trophies, ..Options::default() };
            Config::new(seats).options(options)
        },
    )
}

/// A step: what luck or a seat decided, and the position before it.
enum Decided {
    Luck(Chance),
    Seat(Seat, Action),
}

/// Plays at random, at most so many steps, and shows each: the position before, what was decided, what
/// everybody saw of it, and the position after.
fn watch(config: &Config, seed: u64, mut look: impl FnMut(&State, &Decided, &[EventView], &State)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(config).expect("a game");
    let mut legal = Vec::new();
    for _ in 0..3_000 {
        let (before, mut events) = (state.clone(), Vec::new());
        let decided = match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut events).expect("luck keeps to the rules");
                Decided::Luck(chance)
            }
            turn => {
                let waiting: Vec<Seat> = turn.seats().iter().collect();
                let seat = *rng.pick(&waiting).expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let action = *rng.pick(&legal).expect("something is legal");
                state.apply(seat, &action, &mut events).expect("it is legal");
                Decided::Seat(seat, action)
            }
        };
        let seen = |event| State::event_view(event, Viewer::Spectator);
        let events: Vec<EventView> = events.iter().filter_map(seen).collect();
        look(&before, &decided, &events, &state);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn gems_cards_and_ladders_hold(config in configs(), seed in any::<u64>()) {
        watch(&config, seed, |_, _, _, after| after.invariants().expect("invariants"));
    }

    /// Whoever knows all changes of gems knows all gems: they are public, one by one.
    #[test]
    fn gems_change_only_as_events_say(config in configs(), seed in any::<u64>()) {
        watch(&config, seed, |before, _, events, after| {
            for seat in Seat::all(usize::from(config.seats)) {
                let change: i32 = events.iter().map(|event| gained(event, seat)).sum();
                let climbed = match (before.phase, after.phase) {
                    (_, Phase::Climb { seat: who, gems, .. }) if who == seat && before.phase != after.phase => i32::from(gems),
                    _ => 0,
                };
                let expected = i32::from(before.player(seat).gems) + change - climbed;
                assert_eq!(i32::from(after.player(seat).gems), expected, "{seat} by {events:?}");
            }
        });
    }

    /// A number that was rolled, and nothing else, is shown with every klippide.
    #[test]
    fn every_roll_is_shown(config in configs(), seed in any::<u64>()) {
        watch(&config, seed, |_, decided, events, _| match decided {
            Decided::Luck(Chance::Green { number }) => {
                assert!(matches!(events[0], EventView::Rolled { number: shown, .. } if shown == *number));
            }
            Decided::Luck(Chance::Face { face }) => {
                assert!(matches!(events[0], EventView::Cast { face: shown, .. } if shown == *face));
            }
            Decided::Luck(_) => {}
            Decided::Seat(..) => {
                assert!(!events.iter().any(|event| matches!(event, EventView::Rolled { .. } | EventView::Cast { .. })));
            }
        });
    }

    /// What somebody who only watches knows of the piles, everybody knows; whoever knows more has looked, and knows it
    /// all; and all of it is true.
    #[test]
    fn knowledge_is_true_and_what_is_public_is_everybodys(config in configs(), seed in any::<u64>()) {
        watch(&config, seed, |_, _, _, after| {
            for &terrain in Terrain::ALL {
                let public = after.known.of(Viewer::Spectator, terrain);
                assert!(public.is_subset(after.piles[terrain.index()]));
                for viewer in Viewer::all(usize::from(config.seats)) {
                    let known = after.known.of(viewer, terrain);
                    assert!(public.is_subset(known), "{viewer}");
                    assert!(known == public || known == after.piles[terrain.index()], "{viewer}");
                }
            }
        });
    }

    /// Nobody moves by more than a border, but by magic, wish or ferry, and one turn follows another.
    #[test]
    fn turns_follow_and_steps_are_short(config in configs(), seed in any::<u64>()) {
        watch(&config, seed, |before, decided, _, after| {
            if let Decided::Seat(seat, Action::Move { to }) = decided {
                assert!(before.board().neighbours(before.player(*seat).place).contains(*to));
            }
            if before.round > 0 && before.turn != after.turn {
                assert_eq!(before.turn.next(usize::from(config.seats)), after.turn);
                assert!(after.round == before.round + u16::from(after.turn == after.first));
            }
        });
    }
}

/// What a seat gains by an event, or loses.
fn gained(event: &EventView, seat: Seat) -> i32 {
    let (who, gems) = match *event {
        EventView::Began { seat, gems, .. } => (seat, i32::from(gems)),
        EventView::Struggled { seat, gems }
        | EventView::StillHeld { seat, gems, .. }
        | EventView::Entered { seat, gems, .. }
        | EventView::Rerolled { seat, gems }
        | EventView::Ransomed { seat, gems }
        | EventView::Stripped { seat, gems, .. }
        | EventView::Died { seat, gems, .. } => (seat, -i32::from(gems)),
        EventView::Delivered { seat, delivery, .. } => (seat, i32::from(delivery.gems)),
        EventView::Found { seat, found } => (seat, i32::from(found.gems)),
        EventView::Opened { traveller, player, travellers_gems, players_gems, winner, .. } => {
            let loser = if winner == traveller { player } else { traveller };
            let (spent, won) = if winner == traveller {
                (travellers_gems, players_gems)
            } else {
                (players_gems, travellers_gems)
            };
            return match seat {
                seat if seat == winner => i32::from(won) - i32::from(spent),
                seat if seat == loser => -i32::from(won),
                _ => 0,
            };
        }
        _ => return 0,
    };
    if who == seat { gems } else { 0 }
}

#[test]
fn texts_that_are_no_actions() {
    let texts = [
        "",
        "move",
        "move s12 s13",
        "move 12",
        "bid -1",
        "bid 256",
        "pick drago maga",
        "use lampada-3",
        "fly away",
    ];
    assert!(texts.iter().all(|text| text.parse::<Action>().is_err()));
    assert!("pick white as drago".parse::<Action>().is_ok());
}
