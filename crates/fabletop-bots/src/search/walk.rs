//! One search: walks from the root through made-up positions, and what they teach.

use super::mast::Mast;
use super::select::{Candidates, draw, fraction, regret};
use super::switches::{Backing, Playouts, Switches, Trees};
use super::tree::{Key, NONE, ROOT, Tree};
use crate::knowledge::{Knowledge, Standings, ThoughtRng};
use crate::playout::chance;
use fabletop_core::{Game, GameRng, Ignore, MAX_SEATS, Seat, SeatSet, Turn, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The tree of one owner in a game.
type TreeOf<G> = Tree<<G as Game>::Action, <G as Game>::EventView>;

/// So many visits make it worth to know a place again.
const KNOWN_AGAIN: u32 = 8;

/// What is remembered of a walk: a decision in a tree.
#[derive(Clone, Copy)]
struct Taken {
    tree: usize,
    place: u32,
    way: u32,
    seat: Seat,
    mixed: bool,
}

/// One search of one seat.
pub(super) struct Walk<G: Game, K> {
    switches: Switches,
    knowledge: K,
    rng: ThoughtRng,
    seat: Seat,
    /// With their owners; with one tree for all it is the searching seat's.
    trees: Vec<(Seat, TreeOf<G>)>,
    /// Where the walk is in each tree; nowhere once it has left it.
    cursors: [u32; MAX_SEATS],
    /// The way to go on by, once everybody who chooses at the same time has chosen.
    pending: u32,
    /// Whether several choose at the same time, each without seeing the others' choice.
    joint: bool,
    mast: Mast<G::Action>,
    path: Vec<Taken>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    open: Vec<u32>,
    events: Vec<G::Event>,
    seen: Vec<G::EventView>,
    /// Decisions since the root, and since the searching seat's tree was left.
    depth: u16,
    beyond: u16,
}

impl<G: Game, K: Knowledge<G>> Walk<G, K> {
    pub(super) fn new(switches: Switches, knowledge: K, rng: ThoughtRng) -> Walk<G, K> {
        Walk {
            switches,
            knowledge,
            rng,
            seat: Seat(0),
            trees: Vec::new(),
            cursors: [ROOT; MAX_SEATS],
            pending: NONE,
            joint: false,
            mast: Mast::default(),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            open: Vec::new(),
            events: Vec::new(),
            seen: Vec::new(),
            depth: 0,
            beyond: 0,
        }
    }

    /// Makes ready for a decision, with what is known of it from before.
    pub(super) fn begin(&mut self, seat: Seat, view: &G::View) {
        let before = (self.switches.reuse && self.seat == seat && self.trees.len() == 1)
            .then(|| self.trees[0].1.part_below(print(view)))
            .flatten();
        self.seat = seat;
        self.trees.clear();
        self.trees.push((seat, before.unwrap_or_else(Tree::new)));
        self.mast.fade();
        self.knowledge.attend(seat, view);
    }

    /// The searching seat's tree.
    pub(super) fn tree(&self) -> &TreeOf<G> {
        &self.trees[0].1
    }

    pub(super) fn rng(&mut self) -> &mut ThoughtRng {
        &mut self.rng
    }

    /// One walk, from a position that looks like `view`.
    pub(super) fn step(&mut self, view: &G::View) {
        let mut position = G::determinize(view, &mut self.rng);
        if self.switches.trees == Trees::Multi && self.trees.len() == 1 {
            let others = Seat::all(position.seats()).filter(|&seat| seat != self.seat);
            self.trees.extend(others.map(|seat| (seat, Tree::new())));
        }
        self.cursors = [ROOT; MAX_SEATS];
        (self.depth, self.beyond, self.pending, self.joint) = (0, 0, NONE, false);
        self.path.clear();
        let standings = self.walk(&mut position);
        self.learn(&standings);
    }

    fn walk(&mut self, position: &mut G) -> Standings {
        loop {
            match position.turn() {
                Turn::Over(outcome) => return self.knowledge.rewards(&outcome),
                Turn::Seats(_) | Turn::Chance if self.is_far() && self.is_quiet(position) => {
                    return self.knowledge.standings(position, &mut self.rng);
                }
                Turn::Chance => self.luck(position),
                Turn::Timed { .. } => {
                    position.time_up(&mut Ignore).unwrap_or_else(|_| unreachable!("the turn is timed"));
                }
                Turn::Seats(seats) => self.decide(position, seats),
            }
        }
    }

    /// Whether a position can be judged. While secret choices are open, nothing has come of them yet.
    fn is_quiet(&self, position: &G) -> bool {
        position.may_reconsider().is_empty() && self.knowledge.is_quiet(position)
    }

    /// Whether it is time to judge.
    fn is_far(&self) -> bool {
        self.depth >= self.switches.depth || (self.cursors[0] == NONE && self.beyond >= self.switches.beyond)
    }

    fn luck(&mut self, position: &mut G) {
        if !self.switches.luck || self.has_left() {
            return chance(position, &mut self.rng, &mut Ignore);
        }
        self.events.clear();
        chance(position, &mut self.rng, &mut self.events);
        for tree in 0..self.trees.len() {
            self.observe(tree);
        }
    }

    /// Whether the walk has left all trees.
    fn has_left(&self) -> bool {
        self.cursors[..self.trees.len()].iter().all(|&cursor| cursor == NONE)
    }

    /// Goes on in a tree by what its owner saw.
    fn observe(&mut self, tree: usize) {
        if self.cursors[tree] == NONE {
            return;
        }
        let (owner, known) = &mut self.trees[tree];
        let viewer = Viewer::Seat(*owner);
        self.seen.clear();
        self.seen.extend(self.events.iter().filter_map(|event| G::event_view(event, viewer)));
        if !self.seen.is_empty() {
            let way = known.seen(self.cursors[tree], &self.seen);
            self.cursors[tree] = known.follow(way).0;
        }
    }

    fn decide(&mut self, position: &mut G, seats: SeatSet) {
        let Some(seat) = seats.first() else { unreachable!("somebody is asked") };
        self.joint |= seats.len() > 1 || !position.may_reconsider().is_empty();
        self.legal.clear();
        position.legal_actions(seat, &mut self.legal);
        let tree = self.tree_of(seat).filter(|&tree| self.cursors[tree] != NONE);
        let choice = match tree {
            Some(tree) => self.choose_in(tree, position, seats, seat),
            None => self.play(position, seat),
        };
        let action = self.legal[choice].clone();
        self.mast.remember(seat, &action, self.switches.playout);
        self.events.clear();
        let applied = if self.switches.trees == Trees::Multi && !self.has_left() {
            position.apply(seat, &action, &mut self.events)
        } else {
            position.apply(seat, &action, &mut Ignore)
        };
        applied.unwrap_or_else(|_| unreachable!("the action is legal"));
        if self.switches.trees == Trees::Multi {
            let others = (0..self.trees.len()).filter(|&other| Some(other) != tree);
            others
                .collect::<arrayvec::ArrayVec<usize, MAX_SEATS>>()
                .into_iter()
                .for_each(|other| self.observe(other));
        }
        self.joint &= seats.len() > 1;
        if self.legal.len() > 1 {
            self.depth += 1;
            self.beyond += u16::from(self.cursors[0] == NONE);
        }
    }

    /// Where decisions of a seat are remembered.
    fn tree_of(&self, seat: Seat) -> Option<usize> {
        match self.switches.trees {
            Trees::Single => Some(0),
            Trees::Multi => self.trees.iter().position(|(owner, _)| *owner == seat),
            Trees::Own => (seat == self.seat).then_some(0),
        }
    }

    /// Chooses by what a tree knows, and goes on in it; a place in the list of legal actions.
    fn choose_in(&mut self, tree: usize, position: &G, seats: SeatSet, seat: Seat) -> usize {
        let place = self.cursors[tree];
        let new = self.trees[tree].1.place(place).visits == 0;
        self.open_ways(tree, place, position, seat);
        let known = &mut self.trees[tree].1;
        known.place_mut(place).visits += 1;
        let candidates = Candidates { tree: known, visits: known.place(place).visits, open: &self.open };
        let mixed = self.switches.mixing && self.joint && self.legal.len() > 1;
        let way = if mixed {
            candidates.mix(&mut self.weights);
            self.open[draw(&self.weights, &mut self.rng)]
        } else {
            candidates.best(self.switches.selection, self.switches.widening)
        };
        self.path.push(Taken { tree, place, way, seat, mixed });
        self.fingerprint(tree, place, position, seat);
        self.go_on(tree, (seat, way), seats, new);
        let Key::Action(_, action) = &self.trees[tree].1.way(way).key else {
            unreachable!("it is a decision")
        };
        self.legal.iter().position(|legal| legal == action).unwrap_or(0)
    }

    /// Fills `open` with the ways of the legal actions, the likeliest first, making those that are missing.
    fn open_ways(&mut self, tree: usize, place: u32, position: &G, seat: Seat) {
        let known = &mut self.trees[tree].1;
        self.open.clear();
        for way in known.ways_from(place) {
            if let Key::Action(other, action) = &known.way(way).key
                && *other == seat
                && self.legal.contains(action)
            {
                self.open.push(way);
            }
        }
        if self.open.len() == self.legal.len() {
            return;
        }
        self.incline(position, seat);
        let known = &mut self.trees[tree].1;
        let missing = |action: &G::Action, known: &TreeOf<G>| {
            !known.ways_from(place).any(|way| matches!(&known.way(way).key, Key::Action(other, known) if *other == seat && known == action))
        };
        for (action, &prior) in self.legal.iter().zip(&self.weights) {
            if missing(action, known) {
                let way = known.add(place, Key::Action(seat, action.clone()), prior);
                self.open.push(way);
            }
        }
        self.open.sort_by(|&one, &other| known.way(other).prior.total_cmp(&known.way(one).prior));
    }

    /// Fills `weights` with what a seat is inclined to.
    fn incline(&mut self, position: &G, seat: Seat) {
        self.weights.clear();
        if self.switches.redeal && seat != self.seat {
            let redealt = G::determinize(&position.view(Viewer::Seat(seat)), &mut self.rng);
            self.knowledge.inclinations(&redealt, seat, &self.legal, &mut self.weights);
        } else {
            self.knowledge.inclinations(position, seat, &self.legal, &mut self.weights);
        }
    }

    /// Goes on in the tree of a decision. With one tree for all, those who choose at the same time choose at
    /// the same place, and the tree goes on by what the searching seat chose, if it is one of them.
    fn go_on(&mut self, tree: usize, (seat, way): (Seat, u32), seats: SeatSet, new: bool) {
        let more_to_come = self.switches.trees == Trees::Single && seats.len() > 1;
        if seat == self.seat || self.pending == NONE {
            self.pending = way;
        }
        if more_to_come {
            return;
        }
        let way = std::mem::replace(&mut self.pending, NONE);
        let known = &mut self.trees[tree].1;
        self.cursors[tree] = if new || known.is_full() { NONE } else { known.follow(way).0 };
    }

    /// Remembers what a place looks like where the searching seat decides, so that it is known again.
    fn fingerprint(&mut self, tree: usize, place: u32, position: &G, seat: Seat) {
        let known = self.trees[tree].1.place_mut(place);
        if self.switches.reuse && seat == self.seat && known.visits == KNOWN_AGAIN {
            known.print = print(&position.view(Viewer::Seat(seat)));
        }
    }

    /// A decision beyond the trees.
    fn play(&mut self, position: &G, seat: Seat) -> usize {
        if let [_] = self.legal[..] {
            return 0;
        }
        match self.switches.playout {
            Playouts::Mast(random) => {
                if fraction(&mut self.rng) < random {
                    self.rng.below(self.legal.len() as u32) as usize
                } else {
                    self.mast.best(seat, &self.legal)
                }
            }
            Playouts::Knowledge if self.switches.redeal && seat != self.seat => {
                let redealt = G::determinize(&position.view(Viewer::Seat(seat)), &mut self.rng);
                self.knowledge.play(&redealt, seat, &self.legal, &mut self.rng)
            }
            Playouts::Knowledge => self.knowledge.play(position, seat, &self.legal, &mut self.rng),
        }
    }

    /// Tells every decision of the walk what came of it.
    fn learn(&mut self, standings: &Standings) {
        self.mast.learn(standings);
        for taken in &self.path {
            let own = standings[self.seat.index()];
            let value = match self.switches.backing {
                Backing::Paranoid if taken.seat != self.seat => 1.0 - own,
                Backing::MaxN | Backing::Paranoid => standings[taken.seat.index()],
            };
            let tree = &mut self.trees[taken.tree].1;
            if taken.mixed {
                let lists = (&mut self.open, &mut self.weights);
                regret(tree, taken.place, (taken.seat, taken.way), value, lists);
            }
            tree.way_mut(taken.way).count(value);
        }
    }
}

/// What a view looks like, in a number that is not 0.
fn print<V: std::fmt::Display>(view: &V) -> u64 {
    let mut hasher = DefaultHasher::new();
    view.to_string().hash(&mut hasher);
    hasher.finish().max(1)
}
