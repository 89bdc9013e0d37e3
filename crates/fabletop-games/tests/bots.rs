//! Bots by name: who they are, and that they play.

use fabletop_core::Budget;
use fabletop_games::{
    BASELINES, ContestRequest, Entry, GAMES, GameError, LEVELS, Mind, Player, Setup, SimulationRequest,
    USUAL_BOT, find,
};
use std::time::Duration;

/// The longest a bot may think, and the longest that those up to the usual one may.
const LONGEST: u16 = 1000;
const USUAL: u16 = 100;

fn tables() -> impl Iterator<Item = (&'static Entry, &'static str, usize)> {
    GAMES.iter().flat_map(|entry| {
        let seats = |least: u8, most: u8| usize::from(least)..=usize::from(most);
        entry.variants.iter().flat_map(move |variant| {
            seats(variant.least, variant.most).map(move |seats| (entry, variant.id, seats))
        })
    })
}

#[test]
fn every_level_is_somebody_at_every_table() {
    for (entry, _, seats) in tables() {
        let bots = entry.bots();
        assert_eq!(bots, LEVELS[..bots.len()], "{}: levels without a gap", entry.id);
        assert!(bots.contains(&USUAL_BOT));
        for (level, bot) in bots.into_iter().enumerate() {
            let most = if level < 3 { USUAL } else { LONGEST };
            for budget in [None, Some(Budget::Iterations(1)), Some(Budget::Time(Duration::ZERO))] {
                let player = entry.player(bot, seats, budget).expect("every level plays");
                assert!(player.milliseconds <= most, "{}: {bot} takes too long", entry.id);
            }
        }
        assert!(entry.player("hamster", seats, None).is_err());
    }
    assert!(BASELINES.iter().all(|bot| !LEVELS.contains(bot)));
}

#[test]
fn every_bot_plays_every_variant_to_its_end() {
    for (entry, variant, seats) in tables().filter(|&(.., seats)| seats <= 4) {
        for bot in entry.bots() {
            let request = SimulationRequest {
                setup: Setup { seats, variant: Some(variant.to_owned()), options: Vec::new() },
                bots: vec![bot.to_owned()],
                games: 1,
                seed: 1,
                budget: Budget::Iterations(3),
                watched: false,
            };
            let report = entry.simulate(&request, &|_| {}).expect("the request is fine");
            assert!(report.decisions > 0, "{} {variant} {seats} {bot}", entry.id);
        }
    }
}

fn contest(game: &str, first: Player, rest: Mind, deals: u64, budget: Budget) -> fabletop_games::Fared {
    let entry = find(game).expect("there is such a game");
    let seats = if game == "fantazja" { 2 } else { 4 };
    let mut players = vec![(first, budget)];
    players.resize(seats, (Player::plain(rest), budget));
    let setup = Setup { seats, ..Setup::default() };
    entry.contest(&ContestRequest { setup, players, deals: 0..deals, seed: 3 }, &|_| {}).expect("they play")
}

#[test]
fn a_contest_is_the_same_again() {
    let play = || {
        let player =
            find("fantasy-realms").and_then(|entry| entry.player("dragon", 4, None)).expect("it plays");
        contest("fantasy-realms", player, Mind::Greedy, 1, Budget::Iterations(60))
    };
    assert_eq!(play(), play());
}

#[test]
fn the_usual_bot_beats_those_who_do_anything() {
    for entry in GAMES {
        let seats = if entry.id == "fantazja" { 2 } else { 4 };
        let fox = entry.player(USUAL_BOT, seats, None).expect("it plays");
        let fared = contest(entry.id, fox, Mind::Random, 4, Budget::Iterations(60));
        let share = fared.share(std::iter::once(0));
        assert!(share.rate > 0.8, "{}: {share:?}", entry.id);
    }
}

#[test]
fn a_contest_needs_somebody_for_every_seat() {
    let entry = find("via-magica").expect("there is such a game");
    let players = vec![(Player::plain(Mind::Greedy), Budget::Iterations(1)); 3];
    let setup = Setup { seats: 4, ..Setup::default() };
    let refused = entry.contest(&ContestRequest { setup, players, deals: 0..1, seed: 1 }, &|_| {});
    assert!(matches!(refused, Err(GameError::BotCount { bots: 3, seats: 4 })));
}
