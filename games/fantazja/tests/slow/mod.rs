//! Placement once more, slowly and plainly: every tile, every cell, every turn is tried against the rulebook's
//! conditions. It shares no code with the rules.

#![allow(unreachable_pub)]

use std::collections::BTreeMap;

/// The tiles in the order of their numbers: type, level (0 for a special), sides clockwise from north, and a
/// star for Dark Energy.
const TABLE: &str = "
    residential 1 E1A1W2F1   residential 1 E2A1W1F2   residential 1 E1A3W1F2*
    residential 2 E1A2W2F2   residential 2 E3A2W2F1   residential 3 E3A2W3F1
    production  1 E1W2A1F1   production  1 E1W1A2F2   production  1 E3W1A2F1*
    production  2 E2W2A2F1   production  2 E2W2A1F3   production  3 E2W3A1F3
    military    1 E2A1F1W1   military    1 E1A2F2W1   military    1 E1A2F1W3*
    military    2 E2A2F1W2   military    2 E2A1F3W2*  military    3 E3A1F3W2
    magic       1 E1F1W1A2   magic       1 E2F2W1A1   magic       1 E2F1W3A1*
    magic       2 E2F1W2A2   magic       2 E1F3W2A2*  magic       3 E1F3W2A3
    special     0 E2W1F3A2   special     0 E1F3A2W2   special     0 E3A2W2F1
";

/// North, east, south, west.
const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

type Spot = (i32, i32);

#[derive(Clone)]
struct Printed {
    kind: String,
    level: u8,
    sides: Vec<(char, u32)>,
    dark: bool,
}

/// A tile that lies somewhere: seat, number, turns.
type Lying = (usize, usize, usize);

#[derive(Clone)]
pub struct Slow {
    table: Vec<Printed>,
    pub city: BTreeMap<Spot, Vec<Lying>>,
    pub hands: [Vec<usize>; 2],
    pub imagination: [Vec<usize>; 2],
    pub seat: usize,
    pub dark_energy: bool,
    paying: Option<(usize, Spot, usize)>,
}

impl Slow {
    pub fn new(hands: [Vec<usize>; 2], imagination: [Vec<usize>; 2], dark_energy: bool) -> Slow {
        let words: Vec<&str> = TABLE.split_whitespace().collect();
        let table = words.chunks(3).map(|tile| {
            let symbols: Vec<char> = tile[2].chars().collect();
            let side =
                |place: usize| (symbols[2 * place], symbols[2 * place + 1].to_digit(10).expect("a count"));
            Printed {
                kind: tile[0].to_owned(),
                level: tile[1].parse().expect("a level"),
                sides: (0..4).map(side).collect(),
                dark: tile[2].ends_with('*'),
            }
        });
        let table = table.collect();
        Slow { table, city: BTreeMap::new(), hands, imagination, seat: 0, dark_energy, paying: None }
    }

    fn side(&self, number: usize, turns: usize, direction: usize) -> (char, u32) {
        self.table[number - 1].sides[(direction + 4 - turns) % 4]
    }

    /// What lies on a spot shows in a direction.
    fn shown(&self, spot: Spot, direction: usize) -> Option<(char, u32)> {
        if spot == (0, 0) {
            return Some([('E', 1), ('A', 1), ('W', 1), ('F', 1)][direction]);
        }
        let &(_, number, turns) = self.city.get(&spot)?.last()?;
        Some(self.side(number, turns, direction))
    }

    fn may_lie(&self, number: usize, spot: Spot, turns: usize) -> bool {
        let tile = &self.table[number - 1];
        if tile.level != 1 && self.imagination[self.seat].is_empty() {
            return false;
        }
        if tile.level >= 2 {
            let Some(&(_, below, below_turns)) = self.city.get(&spot).and_then(|stack| stack.last()) else {
                return false;
            };
            let under = &self.table[below - 1];
            return under.kind == tile.kind
                && under.level + 1 == tile.level
                && (0..4)
                    .all(|side| self.side(number, turns, side).0 == self.side(below, below_turns, side).0);
        }
        if spot == (0, 0) || self.city.contains_key(&spot) {
            return false;
        }
        let mut neighbours = 0;
        for (direction, step) in STEPS.iter().enumerate() {
            let beside = (spot.0 + step.0, spot.1 + step.1);
            if let Some((element, count)) = self.shown(beside, (direction + 2) % 4) {
                neighbours += 1;
                let own = self.side(number, turns, direction);
                if own.0 != element || own.1 < count {
                    return false;
                }
            }
        }
        neighbours > 0
    }

    fn name(&self, number: usize) -> String {
        format!("{}{number}", ["s", "e"][self.seat])
    }

    /// Everything that may be done, in short notation.
    pub fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if self.paying.is_some() {
            moves.extend(
                self.imagination[self.seat].iter().map(|&number| format!("pay {}", self.name(number))),
            );
            return moves;
        }
        let spots = || self.city.keys().chain([&(0, 0)]);
        let (left, right) = (spots().map(|spot| spot.0).min(), spots().map(|spot| spot.0).max());
        let (top, bottom) = (spots().map(|spot| spot.1).min(), spots().map(|spot| spot.1).max());
        for &number in &self.hands[self.seat] {
            moves.push(format!("imagine {}", self.name(number)));
            for x in left.expect("the castle") - 1..=right.expect("the castle") + 1 {
                for y in top.expect("the castle") - 1..=bottom.expect("the castle") + 1 {
                    let turns = (0..4).filter(|&turns| self.may_lie(number, (x, y), turns));
                    let name = self.name(number);
                    moves.extend(turns.map(|turns| format!("build {name} at {x},{y} turned {turns}")));
                }
            }
        }
        moves
    }

    pub fn play(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let number: usize = words[1][1..].parse().expect("a number");
        let seat = self.seat;
        match words[0] {
            "imagine" => {
                self.hands[seat].retain(|&other| other != number);
                self.imagination[seat].push(number);
                self.seat = 1 - seat;
            }
            "pay" => {
                self.imagination[seat].retain(|&other| other != number);
                let (tile, spot, turns) = self.paying.take().expect("something to pay");
                self.lay(tile, spot, turns);
            }
            _ => {
                let (x, y) = words[3].split_once(',').expect("a spot");
                let spot = (x.parse().expect("a number"), y.parse().expect("a number"));
                let turns = words[5].parse().expect("turns");
                if self.table[number - 1].level != 1 && self.imagination[seat].len() > 1 {
                    self.paying = Some((number, spot, turns));
                    return;
                }
                if self.table[number - 1].level != 1 {
                    self.imagination[seat].clear();
                }
                self.lay(number, spot, turns);
            }
        }
    }

    fn lay(&mut self, number: usize, spot: Spot, turns: usize) {
        let seat = self.seat;
        self.hands[seat].retain(|&other| other != number);
        self.city.entry(spot).or_default().push((seat, number, turns));
        let dark = |city: &BTreeMap<Spot, Vec<Lying>>, spot: Spot| {
            let top = city.get(&spot).and_then(|stack| stack.last());
            top.is_some_and(|&(_, number, _)| self.table[number - 1].dark)
        };
        if self.dark_energy && dark(&self.city, spot) {
            let beside = STEPS.map(|step| (spot.0 + step.0, spot.1 + step.1));
            let struck: Vec<Spot> = beside.into_iter().filter(|&spot| dark(&self.city, spot)).collect();
            if !struck.is_empty() {
                struck.iter().chain([&spot]).for_each(|spot| {
                    self.city.remove(spot);
                });
                self.drop_loose();
            }
        }
        self.seat = 1 - seat;
    }

    /// Keeps what can be reached from the castle.
    fn drop_loose(&mut self) {
        let mut reached = vec![(0, 0)];
        let mut next = 0;
        while next < reached.len() {
            let spot: Spot = reached[next];
            for step in STEPS {
                let beside = (spot.0 + step.0, spot.1 + step.1);
                if self.city.contains_key(&beside) && !reached.contains(&beside) {
                    reached.push(beside);
                }
            }
            next += 1;
        }
        self.city.retain(|spot, _| reached.contains(spot));
    }
}
