//! Places of a tree and the ways from one to the next, each kept in one long list.

use fabletop_core::Seat;

/// No place, no way.
pub(super) const NONE: u32 = u32::MAX;
/// A tree that has so many ways grows no further.
const MOST_WAYS: usize = 1 << 21;

/// What leads on from a place.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Key<A, O> {
    /// A decision of a seat.
    Action(Seat, A),
    /// What the tree's owner saw happen; nothing, if so.
    Seen(Vec<O>),
}

/// A place: all that its owner has seen and done since the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    first: u32,
    last: u32,
    pub(super) visits: u32,
    /// Of what the owner sees there, once it was worth taking.
    pub(super) print: u64,
}

/// A way, and what came of it for the one who took it.
#[derive(Clone, Debug)]
pub(super) struct Way<A, O> {
    pub(super) key: Key<A, O>,
    next: u32,
    to: u32,
    pub(super) prior: f32,
    pub(super) visits: u32,
    pub(super) sum: f32,
    pub(super) squares: f32,
    /// How much better it would have been than what was done, added up; and how often it would be taken.
    pub(super) regret: f32,
    pub(super) strategy: f32,
}

impl<A, O> Way<A, O> {
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }

    /// Counts what came of it.
    pub(super) fn count(&mut self, value: f32) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }
}

/// The tree of one owner.
#[derive(Clone, Debug)]
pub(super) struct Tree<A, O> {
    places: Vec<Place>,
    ways: Vec<Way<A, O>>,
}

/// The root of every tree.
pub(super) const ROOT: u32 = 0;

impl<A: Clone + PartialEq, O: Clone + PartialEq> Tree<A, O> {
    pub(super) fn new() -> Tree<A, O> {
        Tree { places: vec![Place::NEW], ways: Vec::new() }
    }

    pub(super) fn place(&self, place: u32) -> &Place {
        &self.places[place as usize]
    }

    pub(super) fn place_mut(&mut self, place: u32) -> &mut Place {
        &mut self.places[place as usize]
    }

    pub(super) fn way(&self, way: u32) -> &Way<A, O> {
        &self.ways[way as usize]
    }

    pub(super) fn way_mut(&mut self, way: u32) -> &mut Way<A, O> {
        &mut self.ways[way as usize]
    }

    pub(super) fn is_full(&self) -> bool {
        self.ways.len() >= MOST_WAYS
    }

    /// The ways from a place, the first one first.
    pub(super) fn ways_from(&self, place: u32) -> impl Iterator<Item = u32> {
        let first = self.places[place as usize].first;
        std::iter::successors((first != NONE).then_some(first), |&way| {
            let next = self.ways[way as usize].next;
            (next != NONE).then_some(next)
        })
    }

    /// A way that was not there yet.
    pub(super) fn add(&mut self, from: u32, key: Key<A, O>, prior: f32) -> u32 {
        let way = self.ways.len() as u32;
        self.ways.push(Way {
            key,
            next: NONE,
            to: NONE,
            prior,
            visits: 0,
            sum: 0.0,
            squares: 0.0,
            regret: 0.0,
            strategy: 0.0,
        });
        let Place { first, last, .. } = self.places[from as usize];
        if first == NONE {
            self.places[from as usize].first = way;
        } else {
            self.ways[last as usize].next = way;
        }
        self.places[from as usize].last = way;
        way
    }

    /// Where a way leads, and whether nobody was there before.
    pub(super) fn follow(&mut self, way: u32) -> (u32, bool) {
        let to = self.ways[way as usize].to;
        if to != NONE {
            return (to, false);
        }
        let to = self.places.len() as u32;
        self.places.push(Place::NEW);
        self.ways[way as usize].to = to;
        (to, true)
    }

    /// The way of what was seen.
    pub(super) fn seen(&mut self, from: u32, seen: &[O]) -> u32 {
        let found = self
            .ways_from(from)
            .find(|&way| matches!(&self.ways[way as usize].key, Key::Seen(other) if other == seen));
        found.unwrap_or_else(|| self.add(from, Key::Seen(seen.to_vec()), 0.0))
    }

    /// The part of the tree below the place with this print.
    pub(super) fn part_below(&self, print: u64) -> Option<Tree<A, O>> {
        let found = self.places.iter().position(|place| place.print == print)?;
        let mut part = Tree { places: vec![self.places[found]], ways: Vec::new() };
        let mut open = vec![(found as u32, ROOT)];
        while let Some((old, new)) = open.pop() {
            (part.places[new as usize].first, part.places[new as usize].last) = (NONE, NONE);
            for way in self.ways_from(old) {
                let copy = self.way(way);
                let added = part.add(new, copy.key.clone(), copy.prior);
                let to = if copy.to == NONE { NONE } else { part.places.len() as u32 };
                *part.way_mut(added) = Way { next: NONE, to, ..copy.clone() };
                if copy.to != NONE {
                    part.places.push(*self.place(copy.to));
                    open.push((copy.to, to));
                }
            }
        }
        Some(part)
    }
}

impl Place {
    const NEW: Place = Place { first: NONE, last: NONE, visits: 0, print: 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    type Words = Tree<u8, char>;

    fn action(number: u8) -> Key<u8, char> {
        Key::Action(Seat(0), number)
    }

    #[test]
    fn ways_come_in_the_order_they_were_found_in() {
        let mut tree = Words::new();
        for number in [3, 1, 2] {
            tree.add(ROOT, action(number), 1.0);
        }
        let keys: Vec<_> = tree.ways_from(ROOT).map(|way| tree.way(way).key.clone()).collect();
        assert_eq!(keys, [action(3), action(1), action(2)]);
        assert_eq!(tree.ways_from(tree.ways_from(ROOT).count() as u32 - 3).count(), 3);
    }

    #[test]
    fn what_was_seen_before_leads_to_the_same_place() {
        let mut tree = Words::new();
        let way = tree.seen(ROOT, &['a']);
        let (place, new) = tree.follow(way);
        assert!(new);
        let again = tree.seen(ROOT, &['a']);
        assert_eq!(tree.follow(again), (place, false));
        let other = tree.seen(ROOT, &['b']);
        assert_ne!(tree.follow(other).0, place);
    }

    #[test]
    fn a_part_is_all_that_lies_below() {
        let mut tree = Words::new();
        let (left, right) = (tree.add(ROOT, action(1), 0.5), tree.add(ROOT, action(2), 0.5));
        let (place, _) = tree.follow(right);
        tree.follow(left);
        let below = tree.add(place, action(3), 0.25);
        tree.way_mut(below).count(0.75);
        let (deep, _) = tree.follow(below);
        tree.add(deep, action(4), 0.1);
        tree.place_mut(place).print = 77;
        let part = tree.part_below(77).unwrap();
        assert_eq!(part.ways.len(), 2);
        let ways: Vec<u32> = part.ways_from(ROOT).collect();
        assert_eq!(part.way(ways[0]).key, action(3));
        assert!((part.way(ways[0]).mean() - 0.75).abs() < 1e-6);
        assert_eq!(part.ways_from(part.way(ways[0]).to).count(), 1);
        assert!(tree.part_below(78).is_none());
    }
}
