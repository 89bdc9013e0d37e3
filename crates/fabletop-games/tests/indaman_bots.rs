//! How well the bots of Indaman play.

use fabletop_bots::RandomBot;
use fabletop_core::{Bot, Budget, Game, GameRng, Ignore, Seat, Turn, Viewer};
use fabletop_games::{Catalogued, Report, Setup, SimulationRequest, find};
use indaman::mages::Trait;
use indaman::state::Phase;
use indaman::{Action, Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeMap;

const BUDGET: Budget = Budget::Iterations(1);

fn simulate(seats: usize, bots: &[&str], games: u64) -> Report {
    let request = SimulationRequest {
        setup: Setup { seats, variant: None, options: Vec::new() },
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: 1,
        budget: BUDGET,
        watched: true,
    };
    find("indaman").and_then(|entry| entry.simulate(&request, &|_| {})).expect("the request is fine")
}

fn greedy(seed: u64) -> Box<dyn Bot<State>> {
    State::greedy(seed)
}

/// Plays a game with random and greedy bots; `asked` hears of every decision before it is made.
fn play(seed: u64, bots: &mut [Box<dyn Bot<State>>], mut asked: impl FnMut(&State, Seat)) -> State {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(&Config::new(bots.len() as u8)).expect("a game");
    loop {
        match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            Turn::Seats(seats) | Turn::Timed { seats, .. } => {
                let seat = seats.first().expect("somebody is asked");
                asked(&state, seat);
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                let action = bots[seat.index()].choose(seat, &view, &legal, BUDGET).expect("a decision");
                state.apply(seat, &action, &mut Ignore).expect("one of the list");
            }
        }
    }
}

#[test]
fn greedy_leaves_random_far_behind() {
    for seat in 0..3 {
        let mut bots = ["random"; 3];
        bots[seat] = "greedy";
        let report = simulate(3, &bots, 24);
        assert!(report.win_rate_by_seat[seat] > 0.9, "{report:?}");
    }
}

#[test]
fn four_greedy_bots_play_a_whole_game() {
    let seen = simulate(4, &["greedy"], 64).happenings.expect("it was watched");
    let rounds = seen.at_end["round"];
    assert!((25.0..60.0).contains(&rounds), "{rounds} rounds");
    for (event, least) in
        [("delivered", 6.0), ("opened", 8.0), ("kept", 1.0), ("climbed", 5.0), ("died", 0.2)]
    {
        assert!(seen.events[event].mean > least, "{event} hardly ever happens");
    }
    for event in ["wished", "exchanged", "directed", "put", "captured", "guessed", "rerolled", "bluffed"] {
        assert!(seen.events[event].mean > 0.1, "{event} hardly ever happens");
    }
    let opened = &seen.events["opened"].words["creature"];
    assert!(opened["white"] > 1.0, "nobody bluffs: {opened:?}");
    assert!(opened.values().sum::<f64>() - opened["white"] > 4.0, "everybody bluffs: {opened:?}");
    let mages = seen.given["began.mage"].values();
    assert!((mages.clone().map(|given| given.mean).sum::<f64>() - 4.0).abs() < 1e-9, "everybody has one");
    assert!((mages.map(|given| given.mean * given.win_rate).sum::<f64>() - 1.0).abs() < 1e-9, "one wins");
    let deliveries = &seen.events["delivered"].sums;
    assert!(deliveries["delivery.gems"] > 40.0, "{deliveries:?}");
    let ways = &seen.events["moved"].words["way"];
    assert!(ways["road"] > 5.0 && ways["wild"] > 5.0, "{ways:?}");
}

#[test]
fn greedy_repeats_itself() {
    let (one, two) = (simulate(4, &["greedy"], 10), simulate(4, &["greedy"], 10));
    assert_eq!((one.decisions, one.mean_points_by_seat), (two.decisions, two.mean_points_by_seat));
}

/// Ruling 37 lets everybody stay at Indaman for ever; bots do not, so that their tables come to an end.
#[test]
fn greedy_never_waits_at_indaman() {
    let mut could = 0;
    for seed in 0..3 {
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..4).map(greedy).collect();
        play(seed, &mut bots, |state, seat| {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            if legal.contains(&Action::Stay) {
                let chosen = greedy(9).choose(seat, &state.view(Viewer::Seat(seat)), &legal, BUDGET);
                assert_ne!(chosen, Some(Action::Stay), "{:?}", state.view(Viewer::Seat(seat)));
                could += 1;
            }
        });
    }
    assert!(could > 10, "{could} occasions");
}

/// Positions that look the same are played the same: nothing that is hidden is used.
#[test]
fn greedy_sees_only_its_view() {
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..4).map(greedy).collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    play(5, &mut bots, |state, seat| {
        let view = state.view(Viewer::Seat(seat));
        let guess = State::determinize(&view, &mut rng);
        let choose = |state: &State| {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            greedy(9).choose(seat, &state.view(Viewer::Seat(seat)), &legal, BUDGET)
        };
        assert_eq!(choose(state), choose(&guess), "{:?}", state.phase);
    });
}

/// The gems in the fist that a bot chooses, if it does.
fn bid(mut bot: Box<dyn Bot<State>>, state: &State, seat: Seat) -> Option<u8> {
    let (mut legal, view) = (Vec::new(), state.view(Viewer::Seat(seat)));
    state.legal_actions(seat, &mut legal);
    match bot.choose(seat, &view, &legal, BUDGET) {
        Some(Action::Bid { gems }) => Some(gems),
        _ => None,
    }
}

/// Ties are the creature's (ruling 21): against somebody without gems an empty fist wins. Who guesses does not
/// know; who keeps count does.
#[test]
fn whoever_keeps_count_spends_nothing_against_an_empty_purse() {
    let (mut met, mut guessers) = (0, 0);
    for seed in 0..40 {
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..4).map(greedy).collect();
        play(seed, &mut bots, |state, seat| {
            let Some(fight) = state.fight.filter(|fight| fight.player == seat && state.phase == Phase::Bid)
            else {
                return;
            };
            let helpless = state.player(fight.traveller).gems == 0
                && state.trait_of(fight.traveller) != Trait::WinsTies
                && state.player(seat).gems > 0;
            if helpless {
                met += 1;
                guessers += bid(greedy(seed), state, seat).map_or(0, u32::from);
                assert_eq!(
                    bid(State::habit(None, seed), state, seat),
                    Some(0),
                    "{:?}",
                    state.view(Viewer::Seat(seat))
                );
            }
        });
    }
    assert!(met >= 3 && guessers > 0, "{met} empty purses were met, guessers spent {guessers}");
}

/// In fights it does now this and now that; elsewhere what seems best.
#[test]
fn greedy_bids_by_chance() {
    let mut bids: BTreeMap<bool, u32> = BTreeMap::new();
    for seed in 0..2 {
        let mut bots: Vec<Box<dyn Bot<State>>> = (0..4).map(greedy).collect();
        play(seed, &mut bots, |state, seat| {
            if !matches!(state.phase, Phase::Bid | Phase::Pick { .. }) {
                return;
            }
            let (mut legal, view) = (Vec::new(), state.view(Viewer::Seat(seat)));
            state.legal_actions(seat, &mut legal);
            let choices: Vec<_> =
                (0..8).map(|seed| greedy(seed).choose(seat, &view, &legal, BUDGET)).collect();
            let mixed = choices.iter().any(|choice| *choice != choices[0]);
            *bids.entry(mixed).or_default() += 1;
        });
    }
    let (mixed, plain) = (bids.get(&true).copied().unwrap_or(0), bids.get(&false).copied().unwrap_or(0));
    assert!(mixed > plain, "{mixed} of {} choices are mixed", mixed + plain);
}

/// Every moment of the game has its values: some action is better than another wherever they differ in what
/// they do.
#[test]
fn greedy_has_an_opinion_at_every_moment() {
    let mut met: BTreeMap<&'static str, (u32, u32)> = BTreeMap::new();
    for seed in 0..24 {
        // Random opponents bring about what greedy ones avoid.
        let mut bots: Vec<Box<dyn Bot<State>>> = vec![greedy(seed), greedy(seed + 1)];
        bots.push(Box::new(RandomBot::new(seed)));
        play(seed, &mut bots, |state, seat| {
            let (mut legal, view) = (Vec::new(), state.view(Viewer::Seat(seat)));
            state.legal_actions(seat, &mut legal);
            if legal.len() < 2 {
                return;
            }
            let choices: Vec<_> =
                (0..4).map(|seed| greedy(seed).choose(seat, &view, &legal, BUDGET)).collect();
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let any: Vec<_> = (0..4).map(|_| random.pick(&legal).copied()).collect();
            let moment: &'static str = state.phase.moment().into();
            let (same, chance) = met.entry(moment).or_default();
            *same += u32::from(choices.iter().all(|choice| *choice == choices[0]));
            *chance += u32::from(any.iter().all(|choice| *choice == any[0]));
        });
    }
    let moments = [
        "captive",
        "control",
        "act",
        "gate",
        "delivery",
        "reroll",
        "found",
        "sword",
        "pick",
        "bid",
        "staff",
        "basilisco",
        "put",
        "wish",
        "exchange",
        "put-back",
        "lamp",
        "look",
        "fly",
        "ride",
        "tower",
    ];
    for moment in moments {
        let (same, chance) = met.get(moment).copied().unwrap_or_default();
        assert!(met.contains_key(moment), "{moment} never came: {met:?}");
        if !["pick", "bid", "guess"].contains(&moment) {
            assert!(same > chance, "{moment} is left to chance: {met:?}");
        }
    }
}
