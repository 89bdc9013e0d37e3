//! Two fists: how many gems to put in, when the other thinks about it as well.
//!
//! Both sides learn against each other by regret; what they did on average is a mixed strategy that is hard to
//! exploit. Whoever plays the creature knows whether the card is white, so it learns twice.

/// Gems in a fist that are thought of.
pub(super) const MOST: usize = 12;
/// Rounds of learning.
const ROUNDS: usize = 50;

/// What is at stake, in turns; more is better for whoever has it.
pub(super) struct Stakes {
    /// The most each side can bid.
    pub(super) travellers: usize,
    pub(super) players: usize,
    /// What the traveller has with so many gems left.
    pub(super) travellers_purse: Vec<f64>,
    /// The same for the other side, without and with a square more on the tower.
    pub(super) players_purse: [Vec<f64>; 2],
    /// How likely the staff doubles the traveller's gems.
    pub(super) staff: f64,
    /// What counts for more on the creature's side, and whether the traveller wins ties.
    pub(super) bonus: usize,
    pub(super) wins_ties: bool,
    /// Of what the other's gems bring or cost it, what the traveller minds, and the other side of the traveller's.
    pub(super) travellers_grudge: f64,
    pub(super) players_grudge: f64,
    /// What the traveller suffers if the creature wins, and gains by beating it; for a real card.
    pub(super) fate: f64,
    pub(super) trophy: f64,
    /// What the traveller minds about the other's square.
    pub(super) envy: f64,
    /// What the other side has from the fate, and minds about the trophy; for the real card.
    pub(super) delight: f64,
    pub(super) regret: f64,
    /// How likely the card is white, for all the traveller knows.
    pub(super) white: f64,
}

/// How often to bid what, and what the fight is worth then.
pub(super) struct Mixes {
    pub(super) traveller: Vec<f64>,
    pub(super) real: Vec<f64>,
    pub(super) white: Vec<f64>,
}

/// Shares that add up to one.
pub(super) fn normal(weights: Vec<f64>) -> Vec<f64> {
    let sum: f64 = weights.iter().sum();
    let even = 1.0 / weights.len().max(1) as f64;
    weights.into_iter().map(|weight| if sum > 0.0 { weight / sum } else { even }).collect()
}

impl Stakes {
    /// What comes of two bids, for traveller and creature.
    fn outcome(&self, travellers: usize, players: usize, white: bool) -> (f64, f64) {
        let plain = self.opened(travellers, players, travellers, white);
        if self.staff <= 0.0 {
            return plain;
        }
        let doubled = self.opened(travellers, players, 2 * travellers, white);
        let between = |plain: f64, doubled: f64| plain + self.staff * (doubled - plain);
        (between(plain.0, doubled.0), between(plain.1, doubled.1))
    }

    /// The same when the traveller's gems count for so many.
    fn opened(&self, travellers: usize, players: usize, strength: usize, white: bool) -> (f64, f64) {
        let against = players + self.bonus;
        let real = if white { 0.0 } else { 1.0 };
        let [low, high] = &self.players_purse;
        let (traveller, player, more) = if strength > against || strength == against && self.wins_ties {
            let traveller = Purse::after(&self.travellers_purse, self.travellers, travellers, players);
            let player = Purse::after(low, self.players, players, 0);
            (traveller, player, (real * self.trophy, -real * self.regret))
        } else {
            let traveller = Purse::after(&self.travellers_purse, self.travellers, travellers, 0);
            let player = Purse::after(high, self.players, players, travellers);
            (traveller, player, (-real * self.fate - self.envy, real * self.delight))
        };
        (
            traveller.value - self.travellers_grudge * player.gain + more.0,
            player.value - self.players_grudge * traveller.gain + more.1,
        )
    }

    /// All outcomes, worked out once.
    pub(super) fn table(&self) -> Table {
        let (rows, columns) = (self.travellers.min(MOST) + 1, self.players.min(MOST) + 1);
        let cells = [false, true].map(|white| {
            let pairs = (0..rows).flat_map(|bid| (0..columns).map(move |other| (bid, other)));
            pairs.map(|(bid, other)| self.outcome(bid, other, white)).collect()
        });
        Table { rows, columns, cells, white: self.white }
    }
}

/// A purse after a fight.
struct Purse {
    /// What it is worth, and how much more than before.
    value: f64,
    gain: f64,
}

impl Purse {
    /// `values` says what so many gems are worth.
    fn after(values: &[f64], now: usize, spent: usize, won: usize) -> Purse {
        let worth = |gems: usize| {
            let gems = gems.min(values.len().saturating_sub(1));
            values.get(gems).copied().unwrap_or(0.0)
        };
        let value = worth(now.saturating_sub(spent) + won);
        Purse { value, gain: value - worth(now) }
    }
}

/// What comes of each pair of bids: a row for each of the traveller's, for a real card and for a white one.
pub(super) struct Table {
    rows: usize,
    columns: usize,
    cells: [Vec<(f64, f64)>; 2],
    white: f64,
}

impl Table {
    /// What each bid of the traveller is worth against these mixes.
    pub(super) fn travellers_values(&self, real: &[f64], white: &[f64]) -> Vec<f64> {
        let value = |row: usize| {
            let against = |mix: &[f64], card: usize| -> f64 {
                let cells = &self.cells[card][row * self.columns..];
                mix.iter().zip(cells).map(|(share, cell)| share * cell.0).sum()
            };
            (1.0 - self.white) * against(real, 0) + self.white * against(white, 1)
        };
        (0..self.rows).map(value).collect()
    }

    /// What each bid for the creature is worth against the traveller's mix.
    pub(super) fn players_values(&self, traveller: &[f64], white: bool) -> Vec<f64> {
        let mut values = vec![0.0; self.columns];
        for (share, cells) in traveller.iter().zip(self.cells[usize::from(white)].chunks(self.columns)) {
            values.iter_mut().zip(cells).for_each(|(value, cell)| *value += share * cell.1);
        }
        values
    }

    /// What both sides do in the long run.
    pub(super) fn mixes(&self) -> Mixes {
        // Values by the own bid, a row for each of the other side's.
        let mut travellers = [[[0.0; LANES]; LANES]; 2];
        let mut players = [[[0.0; LANES]; LANES]; 2];
        for (card, likely) in [1.0 - self.white, self.white].into_iter().enumerate() {
            for (place, cell) in self.cells[card].iter().enumerate() {
                let (row, column) = (place / self.columns, place % self.columns);
                travellers[card][column][row] = (likely * cell.0) as f32;
                players[card][row][column] = cell.1 as f32;
            }
        }
        let mut traveller = Learner::new(self.rows);
        let mut sides = [(); 2].map(|()| Learner::new(self.columns));
        for round in 1..=ROUNDS {
            let (own, mixes) = (traveller.mix(), sides.each_ref().map(Learner::mix));
            let mut values = [0.0; LANES];
            for (card, mix) in mixes.iter().enumerate() {
                add_values(&mut values, mix, &travellers[card][..self.columns]);
            }
            traveller.learn(&own, &values, round as f32);
            for (card, side) in sides.iter_mut().enumerate() {
                let mut values = [0.0; LANES];
                add_values(&mut values, &own, &players[card][..self.rows]);
                side.learn(&mixes[card], &values, round as f32);
            }
        }
        let [real, white] = sides.map(|side| side.average());
        Mixes { traveller: traveller.average(), real, white }
    }
}

/// Numbers by bid. Always as many, so that they are worked out side by side.
type Lanes = [f32; LANES];
const LANES: usize = (MOST + 1).next_multiple_of(8);

/// Adds what every own bid is worth against a mix.
fn add_values(values: &mut Lanes, mix: &Lanes, against: &[Lanes]) {
    for (share, row) in mix.iter().zip(against) {
        for (value, cell) in values.iter_mut().zip(row) {
            *value += share * cell;
        }
    }
}

/// A side that learns: regrets, and how often it did what.
struct Learner {
    bids: usize,
    regrets: Lanes,
    sum: Lanes,
}

impl Learner {
    fn new(bids: usize) -> Learner {
        Learner { bids, regrets: [0.0; LANES], sum: [0.0; LANES] }
    }

    fn mix(&self) -> Lanes {
        let sum: f32 = self.regrets.iter().sum();
        if sum > 0.0 {
            return self.regrets.map(|regret| regret / sum);
        }
        let mut even = [0.0; LANES];
        even[..self.bids].fill(1.0 / self.bids as f32);
        even
    }

    fn learn(&mut self, mix: &Lanes, values: &Lanes, weight: f32) {
        let value: f32 = mix.iter().zip(values).map(|(share, value)| share * value).sum();
        for (regret, own) in self.regrets.iter_mut().zip(values) {
            *regret = (*regret + own - value).max(0.0);
        }
        self.regrets[self.bids..].fill(0.0);
        for (sum, share) in self.sum.iter_mut().zip(mix) {
            *sum += weight * share;
        }
    }

    /// What it did in all rounds, the later ones more than the first.
    fn average(&self) -> Vec<f64> {
        normal(self.sum[..self.bids].iter().copied().map(f64::from).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody has six gems, and a gem is worth a turn.
    fn stakes(fate: f64, square: f64) -> Stakes {
        let purse = |more: f64| (0..20).map(|gems| f64::from(gems) + more).collect::<Vec<f64>>();
        Stakes {
            travellers: 6,
            players: 6,
            travellers_purse: purse(0.0),
            players_purse: [purse(0.0), purse(square)],
            staff: 0.0,
            bonus: 0,
            wins_ties: false,
            travellers_grudge: 0.0,
            players_grudge: 0.0,
            fate,
            trophy: 0.0,
            envy: 0.0,
            delight: 0.0,
            regret: 0.0,
            white: 0.0,
        }
    }

    fn mean(mix: &[f64]) -> f64 {
        mix.iter().enumerate().map(|(bid, share)| bid as f64 * share).sum()
    }

    #[test]
    fn a_fight_about_nothing_is_worth_no_gem() {
        let mixes = stakes(0.0, 0.0).table().mixes();
        assert!(mean(&mixes.traveller) < 0.5 && mean(&mixes.real) < 0.5, "{:?}", mixes.traveller);
    }

    #[test]
    fn whoever_bears_a_grudge_minds_what_the_others_gems_become() {
        let stakes = Stakes { travellers_grudge: 0.5, players_grudge: 0.25, ..stakes(2.0, 3.0) };
        // 2 against 3: the traveller has 4 left, the other 3 and those 2; one pays with 2 gems, the other with 1, and
        // the fate and the square come to it.
        assert_eq!(stakes.outcome(2, 3, false), (4.0 + 0.5 * 1.0 - 2.0, 5.0 + 3.0 + 0.25 * 2.0));
        // 3 against 1: the traveller has 3 left and that 1, the other 5.
        assert_eq!(stakes.outcome(3, 1, false), (4.0 + 0.5 * 1.0, 5.0 + 0.25 * 2.0));
    }

    #[test]
    fn the_more_is_at_stake_the_more_is_bid_and_never_the_same() {
        let (small, great) = (stakes(2.0, 2.0).table().mixes(), stakes(8.0, 8.0).table().mixes());
        assert!(mean(&great.traveller) > mean(&small.traveller));
        assert!(mean(&great.real) > mean(&small.real));
        for mix in [&great.traveller, &great.real, &great.white] {
            assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(mix.iter().all(|share| *share < 0.9), "{mix:?}");
        }
    }
}
