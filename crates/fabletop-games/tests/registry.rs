//! The registry says what is true of its games.

use fabletop_core::{Budget, Seat, Viewer};
use fabletop_games::{Entry, GAMES, GameError, Report, Setup, SimulationRequest, find};
use fabletop_table::{Occupant, Secret, TableError, Verdict};

fn table(entry: &Entry, setup: &Setup) -> Result<Box<dyn fabletop_table::DynTable>, GameError> {
    let best = entry.bots().last().copied().unwrap_or_default();
    let occupants = (0..setup.seats).map(|_| Occupant::bot(best)).collect();
    entry.create(setup, occupants, Secret::from_seed(7))
}

fn setup(seats: usize, variant: Option<&str>, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    Setup { seats, variant: variant.map(str::to_owned), options }
}

fn simulate(seats: usize, bots: &[&str], games: u64) -> Report {
    let request = SimulationRequest {
        setup: setup(seats, None, &[]),
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: 1,
        budget: Budget::Iterations(1),
        watched: false,
    };
    find("fantasy-realms").and_then(|entry| entry.simulate(&request, &|_| {})).expect("the request is fine")
}

#[test]
fn variants_take_the_seats_they_say() {
    for entry in GAMES {
        for variant in entry.variants {
            for seats in 0..=9 {
                let said = (usize::from(variant.least)..=usize::from(variant.most)).contains(&seats);
                let made = table(entry, &setup(seats, Some(variant.id), &[]));
                assert_eq!(made.is_ok(), said, "{} {} with {seats}", entry.id, variant.id);
            }
        }
    }
}

/// A host shows the config once and leaves it out of the views that follow.
#[test]
fn every_view_has_the_config_of_its_table() {
    for entry in GAMES {
        let plain = setup(usize::from(entry.variants[0].least), None, &[]);
        let mut table = table(entry, &plain).expect("a plain table");
        table.advance().expect("it begins");
        let config = table.config().expect("a config").as_value();
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(1))] {
            let view = table.view(viewer).expect("a view");
            assert_eq!(view.as_value()["config"], config, "{}", entry.id);
            let mut rest = table.view_without(viewer, "config").expect("a view").as_value();
            assert!(rest.get("config").is_none());
            rest["config"] = config.clone();
            assert_eq!(rest, view.as_value(), "{}", entry.id);
        }
    }
}

#[test]
fn options_have_the_defaults_they_say() {
    for entry in GAMES {
        let seats = usize::from(entry.variants[0].least);
        let plain = table(entry, &setup(seats, None, &[])).expect("a plain table");
        for option in entry.options {
            let said =
                table(entry, &setup(seats, None, &[(option.id, option.default)])).expect("the default fits");
            assert_eq!(said.record_text().ok(), plain.record_text().ok(), "{} {}", entry.id, option.id);
        }
    }
}

#[test]
fn what_does_not_exist_is_named() {
    let entry = &GAMES[0];
    let code = |error: GameError| error.code().to_owned();
    assert_eq!(find("chess").err().map(code).as_deref(), Some("unknown-game"));
    let refused = |seats, variant, options: &[(&str, &str)]| {
        table(entry, &setup(seats, variant, options)).err().map(|error| error.code().to_owned())
    };
    assert_eq!(refused(4, Some("solo"), &[]).as_deref(), Some("unknown-variant"));
    assert_eq!(refused(4, None, &[("colour", "red")]).as_deref(), Some("unknown-option"));
    assert_eq!(refused(4, None, &[("copy_scope", "red")]).as_deref(), Some("bad-option"));
    assert_eq!(refused(4, None, &[("stalemate_rounds", "-1")]).as_deref(), Some("bad-option"));
    assert_eq!(refused(9, None, &[]).as_deref(), Some("seat-count"));
    assert_eq!(refused(1_000_000, Some("classic"), &[]).as_deref(), Some("seat-count"));
}

#[test]
fn no_number_of_seats_is_too_large_to_refuse() {
    let request = SimulationRequest {
        setup: setup(usize::MAX, None, &[]),
        bots: vec!["greedy".to_owned()],
        games: 1,
        seed: 1,
        budget: Budget::Iterations(1),
        watched: false,
    };
    let refused = GAMES[0].simulate(&request, &|_| {}).err().map(|error| error.code().to_owned());
    assert_eq!(refused.as_deref(), Some("seat-count"));
}

#[test]
fn seated_bots_play_a_match_that_verifies() {
    for entry in GAMES {
        let seats = usize::from(entry.variants[0].most.min(4));
        let mut table = table(entry, &setup(seats, None, &[])).expect("a table");
        assert_eq!(table.published_record().expect("nothing yet"), None);
        loop {
            table.advance().expect("luck decides");
            let Some(seat) = table.turn().seats.first() else { break };
            assert!(table.bot_turn(seat, Budget::Iterations(1)).expect("the bot decides"));
        }
        let record = table.record().expect("a record");
        assert!(matches!(entry.verify(&record), Ok(Verdict::Fair { finished: true, .. })));
        let loaded = entry.load(&record).expect("it loads");
        assert_eq!(loaded.record_text().ok(), table.record_text().ok());
        let published = table.published_record().expect("it can be written").expect("the match is over");
        assert_eq!(published.json().trim_end(), record.write().trim_end());
    }
}

#[test]
fn an_unknown_bot_is_refused() {
    let occupants = (0..3).map(|_| Occupant::bot("oracle")).collect();
    let mut table = GAMES[0].create(&setup(3, None, &[]), occupants, Secret::from_seed(1)).expect("a table");
    table.advance().expect("luck decides");
    let seat = table.turn().seats.first().unwrap_or(Seat(0));
    assert!(matches!(table.bot_turn(seat, Budget::Iterations(1)), Err(TableError::UnknownBot { .. })));
}

#[test]
fn greedy_beats_random_and_reaches_the_known_mean() {
    let report = simulate(4, &["greedy", "random", "random", "random"], 60);
    assert!(report.win_rate_by_seat[0] > 0.9, "{report:?}");
    // Four greedy bots: the winner averages about 243.
    let report = simulate(4, &["greedy"], 120);
    assert!((228.0..258.0).contains(&report.mean_winning_points), "{report:?}");
}

#[test]
fn simulations_repeat_themselves() {
    let (one, two) = (simulate(3, &[], 500), simulate(3, &["random"], 500));
    assert_eq!((one.decisions, &one.mean_points_by_seat), (two.decisions, &two.mean_points_by_seat));
    assert_eq!(one.games, 500);
    assert!((one.win_rate_by_seat.iter().sum::<f64>() - 1.0).abs() < 1e-9);
}
