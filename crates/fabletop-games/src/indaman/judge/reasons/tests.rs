//! Reasons worked out by hand: exactly from the rules, or from the weights where they are estimates.

use super::*;
use crate::indaman::weights::COUNTING;
use fabletop_core::{Game, Ignore, SeatSet, Viewer};
use indaman::creatures::Name;
use indaman::klippidi::{Face, Klippide};
use indaman::mages::Mage;
use indaman::objects::ObjectSet;
use indaman::state::{Fight, Putting};
use indaman::{Chance, Config, State};
use std::str::FromStr;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[track_caller]
fn word<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text} is no such word"))
}

fn luck(state: &mut State, chance: &Chance) {
    state.apply_chance(chance, &mut Ignore).expect("luck can do that");
}

/// This mage in seat 0, Torrin and Velia beside it, all with 10 gems and Umbrena to go to; seat 0 acts.
fn game(mage: Mage) -> State {
    let mut state = State::setup(&Config::new(3)).expect("a game");
    luck(&mut state, &Chance::Mages { mages: [mage, Mage::Torrin, Mage::Velia].into_iter().collect() });
    let mut cards = state.board().creatures().iter();
    let piles = [5, 4, 4, 4, 4, 4].map(|size| cards.by_ref().take(size).collect());
    luck(&mut state, &Chance::Deal { piles });
    while let Phase::Target { .. } = state.phase {
        luck(&mut state, &Chance::Target { city: City::Umbrena });
    }
    luck(&mut state, &Chance::Start { numbers: [6, 1, 1].into_iter().collect() });
    state
}

/// Everybody has so many gems.
fn gems(state: &mut State, each: u8) {
    for player in &mut state.players[..3] {
        state.bank = state.bank + player.gems - each;
        player.gems = each;
    }
}

fn place(state: &mut State, seat: Seat, at: &str) {
    state.players[seat.index()].place = word(at);
}

/// Seat 0 has met a card on the plain that seat 1 calls Strega; the ladder of seat 1 cannot rise any more.
fn fight(mage: Mage, card: Creature) -> State {
    let mut state = game(mage);
    place(&mut state, ME, "s20");
    state.players[OTHER.index()].ladder = state.board().top() - 1;
    state.phase = Phase::Bid;
    state.fight = Some(Fight {
        traveller: ME,
        player: OTHER,
        terrain: Terrain::Plain,
        card,
        name: Name::Strega,
        travellers_gems: None,
        players_gems: None,
        asked: SeatSet::EMPTY,
        guesser: None,
        guess: None,
        staff: false,
        opened: false,
        doom: None,
    });
    state
}

fn told(state: &State, seat: Seat, action: &str) -> Vec<Reason> {
    reasons(*COUNTING, seat, &state.view(Viewer::Seat(seat)), &word(action))
}

#[track_caller]
fn check(state: &State, seat: Seat, action: &str, expected: &[Reason]) {
    assert_eq!(told(state, seat, action), expected, "{action}");
}

/// What the weights say, as it is told.
fn weighed(turns: f64) -> u8 {
    turns.round() as u8
}

fn of_six(sides: u8) -> Reason {
    Reason::Chance { sides, of: 6 }
}

fn takes(gems: u8, left: u8) -> Reason {
    Reason::Gems { gems, left }
}

#[test]
fn a_climb_needs_what_the_square_says() {
    let mut state = game(Mage::Safir);
    // 3 for the first square: 3 to 6, or anything with two gems.
    check(&state, ME, "climb 0", &[of_six(4), takes(0, 10)]);
    check(&state, ME, "climb 2", &[of_six(6), takes(2, 8)]);
    // 9 for the last one: 5 and 6 with four gems, nothing with two.
    state.players[0].ladder = 9;
    check(&state, ME, "climb 4", &[of_six(2), takes(4, 6)]);
    check(&state, ME, "climb 2", &[of_six(0), takes(2, 8)]);
    // The mage is above the ladder: 8 for the sixth square.
    (state.players[0].ladder, state.phase) = (0, Phase::Tower { seat: ME, height: 5 });
    check(&state, ME, "climb 3", &[of_six(2), takes(3, 7)]);
}

#[test]
fn torrin_adds_one_to_the_first_roll() {
    let mut state = game(Mage::Safir);
    state.players[1].ladder = 4;
    // 7 for the fifth square.
    check(&state, OTHER, "climb 0", &[of_six(1), takes(0, 10)]);
    state.climbed = true;
    check(&state, OTHER, "climb 0", &[of_six(0), takes(0, 10)]);
}

#[test]
fn with_enough_gems_the_top_is_a_matter_of_turns() {
    let mut state = game(Mage::Safir);
    gems(&mut state, 20);
    place(&mut state, ME, "s44");
    state.players[0].ladder = 9;
    // Eight gems make the last square certain, in the turn of the arrival (ruling 16).
    check(&state, ME, "move s36", &[Reason::Tower, Reason::Turns { turns: 0 }]);
    check(&state, ME, "fly s36", &[Reason::Turns { turns: 0 }]);
    // Whoever stops below it needs another turn.
    place(&mut state, ME, "s36");
    (state.phase, state.climbed) = (Phase::Tower { seat: ME, height: 9 }, true);
    check(&state, ME, "stop", &[Reason::Turns { turns: 1 }]);
    // Umbrena is the target.
    place(&mut state, ME, "s57");
    state.phase = Phase::Act { seat: ME };
    assert_eq!(told(&state, ME, "move s65").first(), Some(&Reason::Target));
}

#[test]
fn a_step_is_told_by_the_way_on_and_the_roll() {
    let mut state = game(Mage::Safir);
    // Without gems nobody climbs. From 42 to 49 by road, which is beside Umbrena: one sword on the blue klippide.
    gems(&mut state, 0);
    place(&mut state, ME, "s42");
    let roll = |swords, gems| Reason::Roll { swords, gems, of: 6 };
    check(&state, ME, "move s49", &[Reason::ToTarget { steps: 1 }, roll(1, 0)]);
    // To 57 there is no road: two swords, and gems on two sides.
    place(&mut state, ME, "s65");
    check(&state, ME, "move s57", &[Reason::ToTarget { steps: 1 }, roll(2, 2)]);
    // With the gems for the last square one goes to the tower, by road from 43 to 44.
    gems(&mut state, 20);
    state.players[0].ladder = 9;
    place(&mut state, ME, "s43");
    check(&state, ME, "move s44", &[Reason::ToTower { steps: 1 }, roll(1, 0)]);
    // Nobody is met where no card is left (ruling 18).
    state.piles = Default::default();
    check(&state, ME, "move s44", &[Reason::ToTower { steps: 1 }, roll(0, 0)]);
}

#[test]
fn a_prisoner_needs_six() {
    let state = game(Mage::Safir);
    check(&state, ME, "struggle 2", &[of_six(3), takes(2, 8)]);
    check(&state, ME, "struggle 5", &[of_six(6), takes(5, 5)]);
}

#[test]
fn an_object_works_on_its_faces_and_brings_what_it_doubles() {
    let mut state = game(Mage::Safir);
    check(&state, ME, "use sfera-1", &[of_six(5)]);
    check(&state, ME, "use tappeto-1", &[of_six(1)]);
    // From Selvara to Lunessa it is three steps: 4 gems, and 4 again; the 2 of Safir come once.
    (state.players[0].flag, state.players[0].target) = (City::Selvara, Some(City::Lunessa));
    check(&state, ME, "use topolino-1", &[of_six(2), Reason::Brings { gems: 4 }]);
    state.phase = Phase::Found { seat: ME, base: 2, gems: 2 };
    check(&state, ME, "use bacchetta-2", &[of_six(3), Reason::Brings { gems: 2 }]);
    // The bank gives what it has (ruling 14).
    state.bank = 3;
    check(&state, ME, "use bacchetta-2", &[of_six(3), Reason::Brings { gems: 1 }]);
}

#[test]
fn another_roll_has_to_be_better_by_more_than_its_gem() {
    let mut state = game(Mage::Zefira);
    let rolled = |klippide: Klippide| Phase::Reroll { seat: ME, klippide, face: Face::Blank };
    let better = |sides: u8| Reason::Better { sides, of: 6 };
    // On a lake one gem pays for the roll; only two are better than nothing.
    place(&mut state, ME, "s19");
    state.phase = rolled(Klippide::Red);
    check(&state, ME, "reroll", &[better(1), takes(1, 9)]);
    check(&state, ME, "pass", &[better(1)]);
    // On the plain of Zefira one counts for two.
    place(&mut state, ME, "s20");
    check(&state, ME, "reroll", &[better(2), takes(1, 9)]);
    // Blue has nothing but blanks and a sword.
    state.phase = rolled(Klippide::Blue);
    check(&state, ME, "reroll", &[better(0), takes(1, 9)]);
}

#[test]
fn whoever_plays_a_creature_knows_what_it_does() {
    let mut state = fight(Mage::Safir, Creature::Strega);
    (state.phase, state.fight) = (Phase::Pick { seat: OTHER }, None);
    let fate = |turns: u8| Reason::Fate { seat: ME, turns };
    check(&state, OTHER, "pick strega as strega", &[fate(weighed(COUNTING.misplaced))]);
    check(&state, OTHER, "pick fata as fata", &[fate(weighed(COUNTING.enchanted))]);
    // The ladder is at the base, and there is no object to take.
    check(&state, OTHER, "pick giullare as giullare", &[fate(0)]);
    check(&state, OTHER, "pick briganti-oggetti as briganti", &[fate(0)]);
    check(&state, OTHER, "pick white as drago", &[Reason::White { percent: 100 }]);
    // Two squares below the top with gems for one of them, the next square is worth turns; it is worth
    // nothing where there are gems for both.
    state.players[1].ladder = 8;
    gems(&mut state, 8);
    let square = told(&state, OTHER, "pick white as drago");
    assert!(matches!(square[..], [_, Reason::Square { turns: 1.. }]), "{square:?}");
    gems(&mut state, 50);
    check(&state, OTHER, "pick white as drago", &[Reason::White { percent: 100 }]);
}

#[test]
fn reasons_are_in_turns_of_whoever_is_asked() {
    let mut state = fight(Mage::Safir, Creature::Strega);
    (state.phase, state.fight) = (Phase::Pick { seat: OTHER }, None);
    let weights = Weights { misplaced: 2.0, ..*COUNTING };
    let told = reasons(weights, OTHER, &state.view(Viewer::Seat(OTHER)), &word("pick strega as strega"));
    assert_eq!(told, [Reason::Fate { seat: ME, turns: 2 }]);
}

#[test]
fn a_bid_is_about_the_fate_and_how_likely_it_is_a_bluff() {
    let misplaced = weighed(COUNTING.misplaced);
    let state = fight(Mage::Safir, Creature::Strega);
    // Both cards of that name do the same. Of the five white cards a quarter is called Strega: 1.25 to 2.
    let fate = Reason::Fate { seat: ME, turns: misplaced };
    check(&state, ME, "bid 3", &[takes(3, 7), fate, Reason::White { percent: 38 }]);
    check(&state, OTHER, "bid 2", &[takes(2, 8), fate]);
    let state = fight(Mage::Safir, Creature::White);
    check(&state, ME, "bid 3", &[takes(3, 7), fate, Reason::White { percent: 38 }]);
    check(&state, OTHER, "bid 0", &[takes(0, 10), Reason::White { percent: 100 }]);
}

#[test]
fn whoever_has_no_gems_bids_none() {
    let mut state = fight(Mage::Arion, Creature::Strega);
    gems(&mut state, 0);
    state.phase = Phase::Guess { seat: ME };
    check(&state, ME, "guess 0", &[Reason::Likely { percent: 100 }]);
    check(&state, ME, "guess 1", &[Reason::Likely { percent: 0 }]);
}

#[test]
fn the_basilisco_takes_what_there_is() {
    let mut state = fight(Mage::Safir, Creature::Basilisco);
    state.phase = Phase::Basilisco { seat: OTHER };
    let loses = |turns: u8| [Reason::Loses { seat: ME, turns }];
    // A new mage has the same 10 gems, at the base of the tower.
    check(&state, OTHER, "devour", &loses(0));
    check(&state, OTHER, "banish", &loses(weighed(COUNTING.misplaced)));
    gems(&mut state, 0);
    check(&state, OTHER, "strip", &loses(0));
}

#[test]
fn a_mage_loses_what_it_is_farther_away() {
    let mut state = game(Mage::Safir);
    gems(&mut state, 20);
    state.players[1].ladder = 9;
    let loses = |turns: u8| Reason::Loses { seat: OTHER, turns };
    // 3 to 6 carry the ferry over an area, so each one more costs half a turn; two more from the third area.
    place(&mut state, OTHER, "aurora-3");
    state.phase = Phase::Put { seat: ME, victim: OTHER, by: Putting::Strega };
    check(&state, ME, "put aurora", &[loses(1)]);
    check(&state, ME, "put aurora-3", &[loses(0)]);
    // Nothing is better for it than to go to Indaman.
    place(&mut state, OTHER, "s44");
    state.phase = Phase::Control { seat: ME, victim: OTHER, creature: Creature::Maga };
    check(&state, ME, "direct s36", &[loses(0)]);
    // The ferry alone takes 2.5 turns, and nobody lands in Indaman.
    state.phase = Phase::Lamp { seat: ME };
    let lost = told(&state, ME, "summon 1");
    assert!(matches!(lost[..], [Reason::Loses { seat: OTHER, turns: 2.. }]), "{lost:?}");
    state.phase = Phase::Act { seat: ME };
    let lamp = told(&state, ME, "use lampada-1");
    assert!(lamp[0] == of_six(1) && lamp[1] == lost[0], "the nearest to the top: {lamp:?}");
}

#[test]
fn the_wise_count_points() {
    let mut state = game(Mage::Safir);
    let wise = |points: u16, objects: u8| Reason::Wise { points, objects };
    state.players[0].kept = [Creature::Drago, Creature::Folletto].into_iter().collect();
    assert_eq!(told(&state, ME, "wish aurora").first(), Some(&wise(125, 2)));
    state.phase = Phase::Exchange { seat: ME };
    state.offer = [Creature::Spettro].into_iter().collect();
    check(&state, ME, "offer spettro", &[wise(70, 1)]);
    state.offer = [Creature::Drago].into_iter().collect();
    check(&state, ME, "done", &[wise(100, 2)]);
    state.deck = [word::<Object>("sfera-1")].into_iter().collect::<ObjectSet>();
    check(&state, ME, "done", &[wise(100, 1)]);
    let mut nerea = game(Mage::Nerea);
    nerea.offer = state.offer;
    check(&nerea, ME, "done", &[wise(100, 4)]);
}

#[test]
fn a_pile_matters_where_one_may_go() {
    let mut state = game(Mage::Safir);
    // Beside s20 are s11, s12 and s13 on the plain, s19 and s29 on the lake.
    place(&mut state, ME, "s20");
    let beside = |spaces: u8| Reason::Beside { spaces, of: 5 };
    check(&state, ME, "look plain", &[Reason::Unseen { cards: 5 }, beside(3)]);
    check(&state, ME, "look desert", &[Reason::Unseen { cards: 4 }, beside(0)]);
    state.phase = Phase::PutBack { seat: ME, creature: Creature::Strega };
    let fate = Reason::Fate { seat: ME, turns: weighed(COUNTING.misplaced) };
    check(&state, ME, "put-back lake", &[fate, beside(2)]);
}
