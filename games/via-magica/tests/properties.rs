//! What holds of every game.

use fabletop_core::{Game, GameRng, Seat, Turn, Viewer};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use via_magica::animus::Token;
use via_magica::config::Options;
use via_magica::effects::Effect;
use via_magica::scoring::Line;
use via_magica::{Chance, Config, EventView, State, Variant, View};

fn configs() -> impl Strategy<Value = Config> {
    let variants = prop_oneof![Just(Variant::Standard), Just(Variant::FirstGame)];
    (2..=6u8, variants, any::<bool>()).prop_map(|(seats, variant, pass_alone)| Config {
        options: Options { pass_alone },
        variant,
        ..Config::new(seats)
    })
}

/// Plays at random and shows each step: what luck decided, what was seen of it, and the view after it.
fn watch(config: Config, seed: u64, mut look: impl FnMut(Option<&Chance>, &[EventView], &View)) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(&config).expect("a game");
    let mut legal = Vec::new();
    loop {
        let mut events = Vec::new();
        let mut luck = None;
        match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let chance = luck.insert(state.sample_chance(&mut rng));
                state.apply_chance(chance, &mut events).expect("luck keeps to the rules");
            }
            turn => {
                let waiting: Vec<Seat> = turn.seats().iter().collect();
                let seat = *rng.pick(&waiting).expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let action = *rng.pick(&legal).expect("something is legal");
                state.apply(seat, &action, &mut events).expect("it is legal");
            }
        }
        let seen = |event| State::event_view(event, Viewer::Spectator);
        let events: Vec<EventView> = events.iter().filter_map(seen).collect();
        look(luck.as_ref(), &events, &state.view(Viewer::Spectator));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn crystals_are_seven_and_those_gained(config in configs(), seed in any::<u64>()) {
        let mut gained = [0; 6];
        watch(config, seed, |_, events, view| {
            for event in events {
                if let EventView::Gained { seat, crystals } = event {
                    gained[seat.index()] += *crystals;
                }
            }
            for (seat, gained) in view.seats.iter().zip(gained) {
                let lying: usize = seat.portals.iter().map(|slot| slot.filled.len()).sum();
                assert_eq!(lying + usize::from(seat.reserve), usize::from(7 + gained));
            }
            assert!(gained.iter().sum::<u8>() <= 6, "the supply of 48 suffices");
        });
    }

    #[test]
    fn the_bag_is_filled_in_time(config in configs(), seed in any::<u64>()) {
        let (mut draws, mut catcher) = (0, None);
        watch(config, seed, |luck, events, view| {
            if let Some(Chance::Catch { token }) = luck {
                draws += 1;
                assert!(draws <= 22, "at most 21 tokens with an animus and one without");
                assert!(view.token != Some(*token) || view.drawn.len() == draws);
            }
            let passed = events.iter().any(|event| matches!(event, EventView::BagPassed { .. }));
            if passed {
                draws = 0;
                assert_eq!(view.bag.len(), 23);
                let before: Seat = catcher.flatten().expect("somebody had the bag");
                assert_eq!(view.catcher, Some(before.next(view.seats.len())));
            } else if let (Some(Some(before)), Some(now)) = (catcher, view.catcher) {
                assert_eq!(before, now);
            }
            assert!(view.bag.count(Token::Universal) > 0, "never empty");
            catcher = Some(view.catcher);
        });
    }

    #[test]
    fn zones_keep_their_size(config in configs(), seed in any::<u64>()) {
        watch(config, seed, |_, events, view| {
            for seat in view.seats.iter().filter(|_| view.round > 0 && view.opening.is_none()) {
                let two = seat.opened.iter().any(|portal| portal.effect() == Effect::TakeTwo);
                let skipped = events.iter().any(|event| matches!(event, EventView::TookNothing { .. }));
                assert!(skipped || seat.portals.len() == if two { 4 } else { 3 });
                assert!(seat.portals.iter().all(|slot| !slot.is_complete()));
            }
            assert!(view.seats.iter().all(|seat| seat.opened.len() <= 11 && seat.portals.len() <= 4));
        });
    }

    #[test]
    fn points_are_their_reasons(config in configs(), seed in any::<u64>()) {
        let end = watch(config, seed, |_, _, _| {});
        let (outcome, view) = (end.outcome(), end.view(Viewer::Spectator));
        assert!(view.seats.iter().any(|seat| seat.opened.len() >= 7));
        for (seat, &points) in view.seats.iter().zip(&outcome.points) {
            let lines = seat.result.as_ref().expect("a result");
            assert_eq!(lines.iter().map(Line::points).sum::<i32>(), points);
            assert_eq!(seat.points, points);
            let numbers = seat.rewards.iter().filter(|reward| reward.number().is_some()).count();
            assert_eq!((numbers, seat.number_rewarded), (numbers.min(1), numbers == 1));
        }
    }
}
