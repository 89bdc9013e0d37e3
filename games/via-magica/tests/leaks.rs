//! The leak oracle: what each viewer cannot know, written against RULES.md ("Who sees what").

use fabletop_core::{Game, GameRng, Ignore, Seat, Viewer};
use fabletop_testkit::{LeakOracle, Leaks, Step, Xoshiro256PlusPlus};
use via_magica::cards::{Pile, Trio};
use via_magica::config::Options;
use via_magica::portals::Portal;
use via_magica::state::Phase;
use via_magica::{Action, Chance, Config, State, Variant};

/// Hidden: what others were dealt and keep, until all have chosen, but for what a swap has shown; crystals
/// placed until all are in; the order of stock and bag, which is nowhere. Whether somebody has a pair is
/// known of those who had to swap and of those who were passed over.
struct Oracle;

/// A shuffle that does not fit what is known is tried again.
const TRIES: usize = 300;

fn others(state: &State, viewer: Viewer) -> Vec<Seat> {
    state.from_catcher().filter(|&seat| !viewer.is(seat)).collect()
}

/// What is known about pairs: the one who swaps has one, those before it in turn have none, and nobody has
/// one once portals are kept.
fn pairs_fit(state: &State) -> bool {
    let swapper = state.phase.seat();
    let mut passed_over = true;
    state.from_catcher().all(|seat| {
        let paired = !state.hands[seat.index()].pairs().is_empty();
        passed_over &= swapper != Some(seat);
        if swapper == Some(seat) { paired } else { !passed_over || !paired }
    })
}

/// Shuffles the stock and the hands of the others, save what was shown of them.
fn redeal(state: &State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> State {
    let mut twin = state.clone();
    let mut cards: Vec<Portal> = state.stock.iter().collect();
    for seat in others(state, viewer) {
        let mut unseen = state.hands[seat.index()];
        let seen = state.seen[seat.index()];
        seen.iter().for_each(|portal| assert!(unseen.remove(portal), "a portal that was shown is there"));
        cards.extend(unseen.iter());
        twin.hands[seat.index()] = seen.iter().collect();
    }
    rng.shuffle(&mut cards);
    for seat in others(state, viewer) {
        while twin.hands[seat.index()].len() < state.hands[seat.index()].len() {
            twin.hands[seat.index()].insert(cards.pop().expect("as many cards as before"));
        }
    }
    twin.stock = cards.into_iter().collect();
    twin
}

fn any_trio(hand: Pile, rng: &mut Xoshiro256PlusPlus) -> Action {
    let mut portals: Vec<Portal> = hand.iter().collect();
    rng.shuffle(&mut portals);
    let portals = Trio::try_from([portals[0], portals[1], portals[2]]).expect("no pair is left");
    Action::Keep { portals }
}

/// Any placement of a seat, as if it had not chosen yet.
fn any_placement(state: &State, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Action {
    let (mut free, mut legal) = (state.clone(), Vec::new());
    free.choices[seat.index()] = None;
    free.choosing.insert(seat);
    free.legal_actions(seat, &mut legal);
    *rng.pick(&legal).expect("passing is always possible")
}

impl LeakOracle<State> for Oracle {
    fn reshuffle(&self, state: &State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> State {
        let mut twin = state.clone();
        if matches!(state.phase, Phase::Swap { .. } | Phase::Keep) {
            let deals = (0..TRIES).map(|_| redeal(state, viewer, rng));
            twin = deals.into_iter().find(pairs_fit).unwrap_or(twin);
        }
        for seat in others(state, viewer) {
            let chosen = state.choices[seat.index()].is_some();
            twin.choices[seat.index()] = match state.phase {
                Phase::Keep if chosen => Some(any_trio(twin.hands[seat.index()], rng)),
                Phase::Place if chosen => Some(any_placement(state, seat, rng)),
                _ => None,
            };
        }
        twin
    }

    /// The last choice reveals all. A swap shows who has to swap next, or that nobody has.
    fn reveals(&self, state: &State, step: &Step<State>, _viewer: Viewer) -> bool {
        match step {
            Step::Action(_, Action::Swap { .. }) => true,
            Step::Action(seat, action) => {
                let mut still = state.choosing;
                still.remove(*seat);
                *action != Action::Reconsider && !state.asked.is_empty() && still.is_empty()
            }
            Step::Chance(_) | Step::TimeUp => false,
        }
    }

    /// Another deal with the same row, the same own portals and the same one to swap first.
    fn swap_chance(
        &self,
        state: &State,
        chance: &Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Chance> {
        let Chance::Deal { row, .. } = chance else { return None };
        let mut dealt = state.clone();
        dealt.apply_chance(chance, &mut Ignore).ok()?;
        if !matches!(dealt.phase, Phase::Swap { .. } | Phase::Keep) {
            return None; // a first game in which all lies open at once
        }
        let mut deals = (0..TRIES).map(|_| redeal(&dealt, viewer, rng));
        let twin = deals.find(pairs_fit)?;
        let hands = twin.hands.into_iter().take(twin.seats()).collect();
        Some(Chance::Deal { row: row.clone(), hands })
    }

    fn swap_action(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Action> {
        if viewer.is(seat) || state.choosing.len() < 2 {
            return None;
        }
        match action {
            Action::Keep { .. } => Some(any_trio(state.hands[seat.index()], rng)),
            Action::Place { .. } | Action::Pass => Some(any_placement(state, seat, rng)),
            _ => None,
        }
    }
}

fn check(config: Config, games: u32) {
    let report = Leaks::<State, _>::new(config, Oracle).games(games).check();
    for sightings in &report.sightings {
        assert!(sightings.swapped > 0, "{} was never shown a swapped step", sightings.viewer);
    }
}

#[test]
fn standard_shows_neither_hands_nor_choices() {
    check(Config::new(2), 6);
    check(Config::new(4), 4);
    check(Config::new(6), 2);
}

#[test]
fn a_first_game_shows_no_choices() {
    check(Config::new(3).variant(Variant::FirstGame), 5);
}

#[test]
fn when_everybody_is_asked_no_choices_show() {
    check(Config { options: Options { pass_alone: false }, ..Config::new(3) }, 3);
}

/// The set-up again and again, where hands are hidden and pairs are rare.
#[test]
fn set_ups_show_no_hands() {
    let mut swaps = 0;
    for seed in 0..150 {
        for variant in [Variant::Standard, Variant::FirstGame] {
            swaps += watch_set_up(Config::new(4).variant(variant), seed);
        }
    }
    assert!(swaps > 50, "pairs were met: {swaps}");
}

/// Plays to the first round; every twin looks the same to its viewer. Answers how often somebody swapped.
fn watch_set_up(config: Config, seed: u64) -> usize {
    use rand_core::SeedableRng;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(&config).expect("a game");
    let mut swaps = 0;
    while state.round == 0 {
        for viewer in Viewer::all(state.seats()) {
            let twin = Oracle.reshuffle(&state, viewer, &mut rng);
            assert_eq!(twin.view(viewer), state.view(viewer), "seed {seed}, {viewer}");
            assert_eq!((twin.turn(), twin.may_reconsider()), (state.turn(), state.may_reconsider()));
        }
        match state.turn().seats().first() {
            None => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            Some(seat) => {
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                swaps += usize::from(matches!(state.phase, Phase::Swap { .. }));
                let action = *rng.pick(&legal).expect("something is legal");
                state.apply(seat, &action, &mut Ignore).expect("it is legal");
            }
        }
    }
    swaps
}
