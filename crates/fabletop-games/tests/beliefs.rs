//! What bots make up for what they do not see is spread as it should be: counted against all possible deals.

use fabletop_core::{Game, GameRng, Ignore, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus as Rng;

const SAMPLES: u32 = 20_000;

/// Plays at random until the position is as wanted.
fn until<G: Game>(start: G, seed: u64, wanted: impl Fn(&G) -> bool) -> G {
    let mut rng = Rng::seed_from_u64(seed);
    let mut position = start;
    let mut legal = Vec::new();
    while !wanted(&position) {
        match position.turn() {
            Turn::Chance => {
                let chance = position.sample_chance(&mut rng);
                position.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                legal.clear();
                position.legal_actions(seat, &mut legal);
                let action = rng.pick(&legal).expect("something can be done").clone();
                position.apply(seat, &action, &mut Ignore).expect("it is legal");
            }
            other => panic!("never so: {other:?}"),
        }
    }
    position
}

/// Positions that look the same to the first seat.
fn guesses<G: Game>(position: &G) -> impl Iterator<Item = G> + use<G> {
    let view = position.view(Viewer::Seat(Seat(0)));
    let mut rng = Rng::seed_from_u64(9);
    (0..SAMPLES).map(move |_| G::determinize(&view, &mut rng))
}

/// Whether something that has this chance may have been seen so often: five standard errors.
fn fits(seen: u32, chance: f64, what: &str) {
    let (all, rate) = (f64::from(SAMPLES), f64::from(seen) / f64::from(SAMPLES));
    let error = (chance * (1.0 - chance) / all).sqrt();
    assert!((rate - chance).abs() <= 5.0 * error + 1e-9, "{what}: {rate:.4}, but the chance is {chance:.4}");
}

#[test]
fn fantasy_realms_deals_unseen_cards_evenly() {
    use fantasy_realms::cards::{Card, CardSet};
    use fantasy_realms::{Config, State};
    let start = State::setup(&Config::new(4)).expect("four may play");
    let known = |state: &State| {
        let view = state.view(Viewer::Seat(Seat(0)));
        view.discard.len() >= 4 && view.seats[1..].iter().filter(|shown| !shown.known.is_empty()).count() >= 2
    };
    let position = until(start, 3, known);
    let view = position.view(Viewer::Seat(Seat(0)));
    let mut hidden = CardSet::ALL - view.hand - view.drawn;
    view.discard.iter().for_each(|&card| hidden.remove(card));
    view.seats.iter().for_each(|shown| hidden = hidden - shown.known);
    let mut seen = vec![[0_u32; 53]; 4];
    let mut together = 0;
    let pair: Vec<Card> = hidden.iter().take(2).collect();
    for guess in guesses(&position) {
        for (seat, seen) in seen.iter_mut().enumerate() {
            guess.hands[seat].iter().for_each(|card| seen[card as usize] += 1);
        }
        together += u32::from(pair.iter().all(|&card| guess.hands[1].contains(card)));
    }
    let unseen = hidden.len() as f64;
    for (seat, shown) in view.seats.iter().enumerate().skip(1) {
        let open = f64::from(shown.count) - shown.known.len() as f64;
        for card in hidden {
            fits(seen[seat][card as usize], open / unseen, &format!("{card:?} in hand {seat}"));
        }
        for card in shown.known {
            assert_eq!(seen[seat][card as usize], SAMPLES, "what was taken openly is still there");
        }
    }
    let open = f64::from(view.seats[1].count) - view.seats[1].known.len() as f64;
    fits(together, open / unseen * (open - 1.0) / (unseen - 1.0), "two cards together");
}

/// The sum over all choices of `count` of these numbers of their products.
fn products(numbers: &[f64], count: usize) -> f64 {
    let mut sums = vec![0.0; count + 1];
    sums[0] = 1.0;
    for number in numbers {
        for size in (1..=count).rev() {
            sums[size] += number * sums[size - 1];
        }
    }
    sums[count]
}

#[test]
fn via_magica_deals_hands_without_pairs() {
    use via_magica::config::Config;
    use via_magica::portals::Portal;
    use via_magica::state::Phase;
    use via_magica::{State, cards::Pile};
    let start = State::setup(&Config::new(2)).expect("two may play");
    // Nobody had to swap: nothing is known of the other hand but that it has no pair.
    let fresh = |position: &State| position.phase == Phase::Keep && position.discards == Pile::EMPTY;
    let seed = (1..50).find(|&seed| {
        let swapped = |position: &State| position.phase == Phase::Keep || position.phase.seat().is_some();
        fresh(&until(start.clone(), seed, swapped))
    });
    let position = until(start.clone(), seed.expect("a deal without pairs"), fresh);
    let view = position.view(Viewer::Seat(Seat(0)));
    let left = |portal: Portal| {
        let open = view.row.iter().filter(|&&other| other == portal).count() + view.dealt.count(portal);
        (Portal::COPIES - open) as f64
    };
    let copies: Vec<f64> = Portal::all().map(left).collect();
    let mut seen = [0_u32; Portal::COUNT];
    for guess in guesses(&position) {
        assert!(guess.hands[1].pairs().is_empty(), "whoever has a pair swaps it");
        guess.hands[1].iter().for_each(|portal| seen[usize::from(portal.number()) - 1] += 1);
    }
    let all = products(&copies, 6);
    for (number, &count) in copies.iter().enumerate() {
        let mut others = copies.clone();
        others.remove(number);
        let chance = count * products(&others, 5) / all;
        fits(seen[number], chance, &format!("portal {} with {count} copies left", number + 1));
    }
}

#[test]
fn fantazja_hides_tiles_evenly_in_hand_pile_and_imagination() {
    use fantazja::config::Config;
    use fantazja::tiles::{TileSet, Tiles};
    use fantazja::{State, View};
    let start = State::setup(&Config::new()).expect("two may play");
    let kept = |view: &View| {
        let shown = &view.seats[1];
        shown.imagination_count >= 2 && shown.fetched.is_empty() && shown.seen.is_empty()
    };
    let quiet = |state: &State| {
        matches!(state.phase, fantazja::state::Phase::Act { .. }) && kept(&state.view(Viewer::Seat(Seat(0))))
    };
    let position = until(start, 5, quiet);
    let shown = &position.view(Viewer::Seat(Seat(0))).seats[1];
    let rival = &position.players[1];
    let hidden: TileSet = rival.hand.union(rival.pile).union(rival.imagination);
    let mut seen = vec![[0_u32; 2]; 256];
    for guess in guesses(&position) {
        let rival = &guess.players[1];
        for number in Tiles::numbers().filter(|&number| hidden.contains(number)) {
            seen[number.index()][0] += u32::from(rival.hand.contains(number));
            seen[number.index()][1] += u32::from(rival.imagination.contains(number));
        }
    }
    let all = hidden.len() as f64;
    for number in hidden.iter() {
        let [hand, down] = seen[number.index()];
        fits(hand, f64::from(shown.hand_count) / all, &format!("{number:?} in hand"));
        fits(down, f64::from(shown.imagination_count) / all, &format!("{number:?} as Imagination"));
    }
}

#[test]
fn indaman_hides_creatures_evenly_in_piles_and_remembers_what_was_seen() {
    use indaman::State;
    use indaman::config::Config;
    use indaman::creatures::Creature;
    use indaman::terrain::Terrain;
    let start = State::setup(&Config::new(4)).expect("four may play");
    // The first seat has looked at a pile, and nobody has kept a creature it does not see.
    let looked = |state: &State| {
        let view = state.view(Viewer::Seat(Seat(0)));
        let hidden = view.seats.iter().skip(1).map(|shown| shown.kept_cards).sum::<u8>();
        let quiet = matches!(state.phase, indaman::state::Phase::Act { .. });
        quiet
            && hidden == 0
            && view.piles.iter().any(|pile| pile.known.len() == usize::from(pile.cards) && pile.cards > 1)
    };
    let position = (1..200).map(|seed| {
        let stop = |state: &State| looked(state) || state.round > 12;
        until(start.clone(), seed, stop)
    });
    let position = position.into_iter().find(|position| looked(position)).expect("somebody looks at a pile");
    let view = position.view(Viewer::Seat(Seat(0)));
    let unknown: Vec<Creature> = {
        let mut bag = position.piles.iter().flat_map(|pile| pile.iter()).collect::<Vec<_>>();
        for pile in &view.piles {
            for creature in pile.known.iter() {
                let place = bag.iter().position(|other| *other == creature).expect("it is there");
                bag.remove(place);
            }
        }
        bag
    };
    let mut counts = vec![[0_u32; 32]; Terrain::COUNT];
    for guess in guesses(&position) {
        for pile in &view.piles {
            let there = guess.piles[pile.terrain.index()];
            assert!(pile.known.is_subset(there), "what was seen is remembered");
            for seat in Seat::all(4) {
                let knows = guess.known.of(Viewer::Seat(seat), pile.terrain);
                let looked = pile.seen_by.contains(seat);
                assert_eq!(
                    knows,
                    if looked { there } else { pile.shown },
                    "others know what they have looked at"
                );
            }
            let rest = there.difference(pile.known);
            rest.iter().for_each(|creature| counts[pile.terrain.index()][creature as usize] += 1);
        }
        let gems = |state: &State| state.players.map(|player| player.gems);
        assert_eq!(gems(&guess), gems(&position), "all that come and go are seen");
    }
    for pile in &view.piles {
        let room = f64::from(pile.cards) - pile.known.len() as f64;
        for creature in position.board().creatures().kinds() {
            let copies = unknown.iter().filter(|other| **other == creature).count() as f64;
            // The mean number of them in the pile, and how much a single guess differs from it at most.
            let mean = room * copies / unknown.len().max(1) as f64;
            let seen = f64::from(counts[pile.terrain.index()][creature as usize]) / f64::from(SAMPLES);
            let error = (mean.max(0.01) / f64::from(SAMPLES)).sqrt();
            assert!(
                (seen - mean).abs() <= 5.0 * error,
                "{creature:?} in {:?}: {seen} for {mean}",
                pile.terrain
            );
        }
    }
}

#[test]
fn what_is_hidden_does_not_show_in_what_is_made_up() {
    fn check<G: Game>(start: &G, seed: u64, steps: usize) {
        let mut rng = Rng::seed_from_u64(seed);
        let count = std::cell::Cell::new(0);
        let position = until(start.clone(), seed, |position: &G| {
            count.set(count.get() + 1);
            count.get() > steps && !position.turn().seats().is_empty()
        });
        // Another position that looks the same to the first seat: the same seed makes up the same.
        let viewer = Viewer::Seat(Seat(0));
        let other = G::determinize(&position.view(viewer), &mut rng);
        let made_up = |position: &G| G::determinize(&position.view(viewer), &mut Rng::seed_from_u64(7));
        let (one, two) = (made_up(&position), made_up(&other));
        for seen_by in Viewer::all(position.seats()) {
            assert_eq!(one.view(seen_by), two.view(seen_by), "{}", G::ID);
        }
    }
    for seed in 1..20 {
        check(&fantasy_realms::State::setup(&fantasy_realms::Config::new(3)).expect("three"), seed, 12);
        check(&via_magica::State::setup(&via_magica::config::Config::new(3)).expect("three"), seed, 30);
        check(&fantazja::State::setup(&fantazja::config::Config::new()).expect("two"), seed, 20);
        check(&indaman::State::setup(&indaman::config::Config::new(3)).expect("three"), seed, 60);
    }
}
