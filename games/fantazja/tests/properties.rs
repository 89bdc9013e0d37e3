//! What holds of every game.

use fabletop_core::{Game, GameRng, Ignore, Seat, Turn, Viewer};
use fantazja::config::{BonusSupply, LostMajority, Options, SwapSides};
use fantazja::scoring::{self, Line};
use fantazja::tiles::{TILES, Tiles};
use fantazja::{Action, Config, Event, EventView, State, Variant, View};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn configs() -> impl Strategy<Value = Config> {
    (any::<[bool; 7]>()).prop_map(|[teaching, supply, lost, sides, dark, castle, reuse]| {
        let options = Options {
            bonus_supply: if supply { BonusSupply::Unlimited } else { BonusSupply::Eight },
            lost_majority: if lost { LostMajority::Keep } else { LostMajority::ToPool },
            swap_sides: if sides { SwapSides::Ignore } else { SwapSides::Match },
            swap_triggers_dark: dark,
            military_may_target_castle: castle,
            military_reuse_same_turn: reuse,
            ..Options::default()
        };
        let variant = if teaching { Variant::Teaching } else { Variant::Standard };
        Config::new().options(options).variant(variant)
    })
}

/// Plays at random and shows each step: the position before it, what was done, what happened, and after it.
fn watch(config: Config, seed: u64, mut look: impl FnMut(&State, Option<Action>, &[Event], &State)) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(&config).expect("a game");
    let mut legal = Vec::new();
    loop {
        let (before, mut events, mut done) = (state.clone(), Vec::new(), None);
        match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut events).expect("luck keeps to the rules");
            }
            turn => {
                let seat = turn.seats().first().expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let action = *done.insert(*rng.pick(&legal).expect("something is legal"));
                state.apply(seat, &action, &mut events).expect("it is legal");
            }
        }
        look(&before, done, &events, &state);
    }
}

/// Tiles of hand and pile.
fn stock(state: &State, seat: Seat) -> usize {
    state.player(seat).hand.len() + state.player(seat).pile_len()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// The invariant that makes the game end: between turns nothing but an action lowers it, and by one.
    #[test]
    fn hand_and_pile_fall_by_one_with_each_action(config in configs(), seed in any::<u64>()) {
        let mut actions = [0usize; 2];
        let over = watch(config, seed, |_, _, events, after| {
            for event in events {
                match *event {
                    Event::Imagined { seat, .. } | Event::Public(EventView::Built { seat, .. }) => {
                        actions[seat.index()] += 1;
                    }
                    _ => {}
                }
            }
            let exchanging = matches!(after.phase, fantazja::state::Phase::Exchange { .. });
            for seat in Seat::all(2).filter(|_| !exchanging) {
                assert_eq!(stock(after, seat) + actions[seat.index()], TILES);
            }
        });
        prop_assert_eq!(actions.map(|count| count <= TILES), [true; 2]);
        prop_assert_eq!(over.idle, 2);
    }

    #[test]
    fn points_are_the_sum_of_their_lines(config in configs(), seed in any::<u64>()) {
        let over = watch(config, seed, |_, _, _, after| {
            let points = scoring::points(after);
            for seat in Seat::all(2) {
                let lines: i32 = scoring::lines(after, seat).iter().map(Line::points).sum();
                assert_eq!(lines, points[seat.index()]);
            }
        });
        let outcome = over.outcome();
        prop_assert_eq!(outcome.points.as_slice(), scoring::points(&over));
        let result = over.view(Viewer::Spectator).seats.into_iter().map(|seat| seat.result.is_some());
        prop_assert!(result.into_iter().all(|shown| shown));
    }

    /// What left the city is on the discards, and what Dark Energy took was dark and side by side.
    #[test]
    fn dark_energy_removes_what_it_says(seed in any::<u64>()) {
        watch(Config::new(), seed, |_, _, events, after| {
            for event in events {
                let Event::Public(EventView::DarkEnergy { at, stacks, .. }) = event else { continue };
                assert!(stacks.len() >= 2 && stacks[0].at == *at);
                for removed in stacks {
                    let top = removed.tiles[0];
                    assert!(after.config.options.tiles.design(top.number).dark);
                    assert!(removed.at == *at || removed.at.touches(*at));
                    assert!(after.board.stack(removed.at).is_none());
                }
            }
        });
    }

    /// A view from outside, however it was changed, makes no tool panic.
    #[test]
    fn views_from_outside_do_no_harm(seed in any::<u64>()) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut views = Vec::new();
        watch(Config::new(), seed, |_, _, _, after| {
            if rng.below(12) == 0 {
                views.push(serde_json::to_string(&after.view(Viewer::Seat(after.turn))).expect("JSON"));
            }
        });
        let mut read = 0;
        for text in views {
            for _ in 0..6 {
                let changed = change_numbers(&text, &mut rng);
                let Ok(view) = serde_json::from_str::<View>(&changed) else { continue };
                read += 1;
                try_everything(&view, &mut rng);
            }
        }
        prop_assert!(read > 0);
    }

    /// The text of a set cannot be changed unnoticed.
    #[test]
    fn a_changed_set_is_noticed(place in 0..800usize, letter in "[ -~]") {
        let text = Tiles::RECONSTRUCTED.to_string();
        if place < text.len() {
            let mut changed = text.clone();
            changed.replace_range(place..=place, &letter);
            prop_assert_eq!(changed.parse::<Tiles>().is_ok(), changed == text);
        }
    }
}

/// Changes a few digits of a text outside the tiles, and sometimes a word.
fn change_numbers(text: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let start = text.find("\"phase\"").unwrap_or(0);
    let (kept, rest) = text.split_at(start);
    let mut rest: Vec<u8> = rest.bytes().collect();
    let digits: Vec<usize> = (0..rest.len()).filter(|&place| rest[place].is_ascii_digit()).collect();
    for _ in 0..=rng.below(4) {
        let place = *rng.pick(&digits).expect("numbers");
        rest[place] = b'0' + rng.below(10) as u8;
    }
    let rest = String::from_utf8(rest).expect("ASCII");
    let words = [("act", "swap"), ("after", "guard"), ("true", "false"), ("sculptors", "engineers")];
    let (from, to) = *rng.pick(&words).expect("words");
    let rest = if rng.below(3) == 0 { rest.replacen(from, to, 1) } else { rest };
    format!("{kept}{rest}")
}

/// What `foresee` does: guess a position, and if it is sound, try actions on it.
fn try_everything(view: &View, rng: &mut Xoshiro256PlusPlus) {
    let state = State::determinize(view, rng);
    if state.invariants().is_err() {
        return;
    }
    let mut legal = Vec::new();
    state.legal_actions(state.turn, &mut legal);
    for action in legal.iter().take(40) {
        let mut after = state.clone();
        after.apply(state.turn, action, &mut Ignore).expect("it is legal");
        after.invariants().expect("invariants");
    }
}
