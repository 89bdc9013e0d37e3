//! Search and sampling on games whose values are known.

use fabletop_bots::search::{Backing, Playouts, Search, Selection, Switches, Trees, Widening};
use fabletop_bots::{Flat, Knowledge, Sampling, Standings, Thinker, ThoughtRng, Uninformed};
use fabletop_core::{Bot, Budget, Game, Ignore, MAX_SEATS, Outcome, Seat, Viewer};
use fabletop_testkit::dummy::{Action, Chance, Config, Dummy};
use fabletop_testkit::stone::{EQUILIBRIUM, Hand, HeavyStone};

const BUDGET: Budget = Budget::Iterations(4000);

/// Wants points: 9 are the most a dummy can bring, two the most a heavy stone can lose.
struct OwnPoints;

impl<G: Game> Knowledge<G> for OwnPoints {
    fn standings(&mut self, _: &G, _: &mut ThoughtRng) -> Standings {
        [0.5; MAX_SEATS]
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        let mut standings = [0.0; MAX_SEATS];
        for (standing, &points) in standings.iter_mut().zip(&outcome.points) {
            *standing = (points + 2) as f32 / 11.0;
        }
        standings
    }
}

/// Wants to be ahead.
struct Difference;

impl<G: Game> Knowledge<G> for Difference {
    fn standings(&mut self, _: &G, _: &mut ThoughtRng) -> Standings {
        [0.5; MAX_SEATS]
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        let ahead = (outcome.points[0] - outcome.points[1]) as f32 / 20.0;
        let mut standings = [0.0; MAX_SEATS];
        (standings[0], standings[1]) = (0.5 + ahead, 0.5 - ahead);
        standings
    }
}

/// The open game of two, with tokens 4 and 6 dealt.
fn open_game() -> Dummy {
    let mut game = Dummy::setup(&Config::open(2)).unwrap();
    for token in [4, 6] {
        game.apply_chance(&Chance(token), &mut Ignore).unwrap();
    }
    game
}

fn asked<G: Game>(bot: &mut impl Bot<G>, game: &G, seat: Seat) -> G::Action {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    bot.choose(seat, &game.view(Viewer::Seat(seat)), &legal, BUDGET).unwrap()
}

/// All ways to go about it that should find the known values.
fn ways() -> Vec<Switches> {
    let plain = Switches::default();
    vec![
        plain,
        Switches { trees: Trees::Multi, ..plain },
        Switches { selection: Selection::Puct(1.0), ..plain },
        Switches { playout: Playouts::Mast(0.3), ..plain },
        Switches { redeal: true, ..plain },
        Switches { widening: Some(Widening { few: 1.0, growth: 0.4 }), ..plain },
        Switches { roots: 2, ..plain },
        Switches { reuse: true, ..plain },
        Switches { luck: false, ..plain },
    ]
}

#[test]
fn each_for_its_own_points_bids_as_the_tree_says() {
    // Seat 1 answers 0 with 1, 1 with 2 and 2 with 0; so seat 0 bids 2.
    for switches in ways() {
        let mut search = Search::new(switches, || OwnPoints, 1);
        assert_eq!(asked(&mut search, &open_game(), Seat(0)), Action::Bid(2), "{switches:?}");
        for (bid, answer) in [(0, 1), (1, 2), (2, 0)] {
            let mut game = open_game();
            game.apply(Seat(0), &Action::Bid(bid), &mut Ignore).unwrap();
            let mut search = Search::new(switches, || OwnPoints, 1);
            assert_eq!(asked(&mut search, &game, Seat(1)), Action::Bid(answer), "{bid}: {switches:?}");
        }
    }
}

#[test]
fn the_paranoid_expects_the_worst() {
    // Whatever it bids, the other can leave it with: 0 -> 2, 1 -> 1, 2 -> 0 points.
    let paranoid = Switches { backing: Backing::Paranoid, ..Switches::default() };
    let mut search = Search::new(paranoid, || OwnPoints, 1);
    assert_eq!(asked(&mut search, &open_game(), Seat(0)), Action::Bid(0));
}

#[test]
fn each_for_the_difference_bids_as_the_tree_says() {
    for backing in [Backing::MaxN, Backing::Paranoid] {
        let mut search = Search::new(Switches { backing, ..Switches::default() }, || Difference, 1);
        assert_eq!(asked(&mut search, &open_game(), Seat(0)), Action::Bid(2), "{backing:?}");
    }
}

#[test]
fn a_depth_of_one_is_as_good_as_its_judgement() {
    // Nothing is seen beyond the own bid, and all positions are worth the same.
    let shallow = Switches { depth: 1, ..Switches::default() };
    let mut search = Search::<Dummy, _>::new(shallow, || OwnPoints, 1);
    let game = open_game();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    for thought in search.think(Seat(0), &view, &legal, BUDGET) {
        assert!((thought.value - 0.5).abs() < 1e-6);
    }
}

#[test]
fn secret_choices_are_mixed_as_in_equilibrium() {
    for trees in [Trees::Single, Trees::Multi] {
        let switches = Switches { trees, ..Switches::default() };
        let mut counts = [0.0; 3];
        let games = 300;
        for seed in 0..games {
            let mut search = Search::new(switches, || Difference, seed);
            let hand = asked(&mut search, &HeavyStone::setup(&()).unwrap(), Seat(0));
            counts[Hand::ALL.iter().position(|&known| known == hand).unwrap()] += 1.0 / games as f64;
        }
        for (share, expected) in counts.iter().zip(EQUILIBRIUM) {
            assert!((share - expected).abs() < 0.12, "{trees:?}: {counts:?}");
        }
    }
}

#[test]
fn with_its_own_tree_alone_it_answers_those_who_do_anything() {
    // Against anything, paper and scissors bring nothing and stone a third of a point.
    let own = Switches { trees: Trees::Own, mixing: false, ..Switches::default() };
    let mut search = Search::new(own, || Difference, 1);
    assert_eq!(asked(&mut search, &HeavyStone::setup(&()).unwrap(), Seat(0)), Hand::Stone);
}

#[test]
fn sampling_finds_the_mean_over_all_answers() {
    // Against an answer at random: 0 brings 2; 1 brings (1+a + 1 + 1) / 3; 2 brings 2a / 3. Token a is 4.
    let game = open_game();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let mut flat = Flat::new(Sampling::default(), OwnPoints, 1);
    let thoughts = Thinker::<Dummy>::think(&mut flat, Seat(0), &view, &legal, Budget::Iterations(30_000));
    for (thought, points) in thoughts.iter().zip([2.0, 7.0 / 3.0, 8.0 / 3.0]) {
        assert!((thought.value * 11.0 - 2.0 - points).abs() < 0.1, "{thought:?} for {points}");
    }
}

#[test]
fn what_falls_behind_is_dropped() {
    let game = open_game();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let sampling = Sampling { patience: 20, ..Sampling::default() };
    let mut flat = Flat::new(sampling, OwnPoints, 1);
    let most = 30_000;
    let thoughts = Thinker::<Dummy>::think(&mut flat, Seat(0), &view, &legal, Budget::Iterations(most));
    let visits: Vec<u32> = thoughts.iter().map(|thought| thought.visits).collect();
    // In the mean 2, 7/3 and 8/3 points: the last one stays.
    assert!(visits[1] <= visits[0] && visits[0] == visits[2], "{visits:?}");
    assert!(visits.iter().sum::<u32>() < most, "one is left, and that is enough: {visits:?}");
    assert_eq!(asked(&mut flat, &game, Seat(0)), Action::Bid(2));
    let only = Thinker::<Dummy>::think(&mut flat, Seat(0), &view, &legal[..1], Budget::Iterations(most));
    assert_eq!(only[0].visits, 20, "one thing to do is not judged by a single sample");
    let narrow = Sampling { widest: 1, ..Sampling::default() };
    let mut flat = Flat::new(narrow, OwnPoints, 1);
    assert_eq!(asked(&mut flat, &game, Seat(0)), legal[0], "only what it is inclined to");
}

#[test]
fn the_same_seed_thinks_the_same() {
    let game = open_game();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let think = |switches: Switches, seed| {
        Search::<Dummy, _>::new(switches, || Uninformed, seed).think(
            Seat(0),
            &view,
            &legal,
            Budget::Iterations(200),
        )
    };
    for switches in ways() {
        assert_eq!(think(switches, 5), think(switches, 5), "{switches:?}");
    }
    assert_ne!(think(Switches::default(), 5), think(Switches::default(), 6));
}

#[test]
fn a_tree_that_is_kept_knows_more() {
    // The same decision again: what was found out before is still there.
    let game = open_game();
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let view = game.view(Viewer::Seat(Seat(0)));
    let visits = |reuse: bool| {
        let mut search = Search::new(Switches { reuse, ..Switches::default() }, || Uninformed, 1);
        Thinker::<Dummy>::think(&mut search, Seat(0), &view, &legal, Budget::Iterations(100));
        let again = Thinker::<Dummy>::think(&mut search, Seat(0), &view, &legal, Budget::Iterations(100));
        again.iter().map(|thought| thought.visits).sum::<u32>()
    };
    assert_eq!((visits(false), visits(true)), (100, 200));
}
