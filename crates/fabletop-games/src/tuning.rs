//! Tuning a player by letting it play: every number of it is a dial.

use crate::bots::Player;
use crate::entry::{ContestRequest, Entry, GameError, Setup};
use fabletop_bots::{Evolution, Fared, Tuner};
use fabletop_core::Budget;
use serde_json::Value;

/// What a weight is multiplied by.
const FACTORS: [f64; 7] = [0.35, 0.55, 0.75, 1.0, 1.3, 1.8, 2.6];
/// What the numbers of a player that thinks by sampling can be.
const HORIZONS: [u64; 8] = [0, 1, 2, 4, 8, 16, 32, 64];
const WIDTHS: [u64; 7] = [2, 3, 4, 6, 9, 14, 65_535];
const PATIENCES: [u64; 7] = [0, 3, 6, 12, 25, 50, 100];
const CAUTIONS: [f64; 7] = [0.0, 0.35, 0.7, 1.0, 1.5, 2.0, 3.0];
/// How much the share of victories in a single try varies, about.
const CURIOSITY: f64 = 0.12;
/// Every so many tries it goes on from the best settings so far.
const HOME: u64 = 7;

/// So many settings are tried around the best that is known, when all weights change together.
const BROOD: u64 = 16;

/// What to tune, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuning {
    /// What is played.
    pub setup: Setup,
    /// The player to begin with, and how long it may think.
    pub start: (Player, Budget),
    /// Who sits in all other seats.
    pub against: (Player, Budget),
    /// How it is looked for.
    pub quest: Quest,
    /// How many settings are tried.
    pub tries: u64,
    /// Deals a try.
    pub deals: u64,
    /// Deals in which the best settings are compared with those at the start: others than were tuned with.
    pub fresh: u64,
    /// The seed.
    pub seed: u64,
}

/// How better settings are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quest {
    /// Each weight is a dial with a few positions.
    Weights,
    /// Each number of its sampling is.
    Sampling,
    /// Both are.
    WeightsAndSampling,
    /// All weights change together by small steps.
    Evolution,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The best settings.
    pub player: Player,
    /// How those at the start did in fresh deals.
    pub before: Fared,
    /// How the best did in the same deals.
    pub after: Fared,
}

/// A number of a player, with what it can be.
#[derive(Clone, Debug, PartialEq)]
struct Dial {
    /// Where it is, as a JSON pointer.
    place: String,
    values: Vec<Value>,
    /// The position at the start.
    start: usize,
}

impl Tuning {
    /// How many games are played.
    pub fn games(&self) -> u64 {
        let tries = match self.quest {
            Quest::Weights | Quest::Sampling | Quest::WeightsAndSampling => self.tries,
            Quest::Evolution => self.tries.next_multiple_of(BROOD),
        };
        let deals = tries.saturating_mul(self.deals).saturating_add(self.fresh.saturating_mul(2));
        deals.saturating_mul(self.setup.seats as u64)
    }

    /// Tunes; `progress` hears how many more games are done.
    pub fn run(&self, entry: &Entry, progress: &(dyn Fn(u64) + Sync)) -> Result<Tuned, GameError> {
        let start = self.spelled_out(entry)?;
        let dials = dials(&start, self.quest);
        if dials.is_empty() {
            return Err(GameError::NothingToTune);
        }
        let play = |player: &Player, deals: std::ops::Range<u64>, seed: u64| {
            let mut players = vec![(player.clone(), self.start.1)];
            players.resize(self.setup.seats.max(1), self.against.clone());
            entry.contest(&ContestRequest { setup: self.setup.clone(), players, deals, seed }, progress)
        };
        let player = match self.quest {
            Quest::Weights | Quest::Sampling | Quest::WeightsAndSampling => {
                self.dialled(&start, &dials, play)?
            }
            Quest::Evolution => self.evolved(&start, &dials, play)?,
        };
        let fresh = |player: &Player| play(player, 0..self.fresh, !self.seed);
        Ok(Tuned { before: fresh(&start)?, after: fresh(&player)?, player })
    }

    /// Turns dials.
    fn dialled(
        &self,
        start: &Player,
        dials: &[Dial],
        play: impl Fn(&Player, std::ops::Range<u64>, u64) -> Result<Fared, GameError>,
    ) -> Result<Player, GameError> {
        let at_start: Vec<usize> = dials.iter().map(|dial| dial.start).collect();
        let positions = dials.iter().map(|dial| dial.values.len()).collect();
        let mut tuner = Tuner::new(positions, CURIOSITY, self.seed);
        let mut settings = at_start.clone();
        for attempt in 0..self.tries {
            let first = attempt.saturating_mul(self.deals);
            let player = turned(start, dials, &settings);
            let fared = play(&player, first..first.saturating_add(self.deals), self.seed)?;
            tuner.learn(&settings, fared.share(std::iter::once(0)).rate);
            let from = if attempt.is_multiple_of(HOME) { tuner.best() } else { settings };
            settings = tuner.next(&from);
        }
        let best = if self.tries == 0 { at_start } else { tuner.best() };
        Ok(turned(start, dials, &best))
    }

    /// Changes all weights together. A brood plays the same deals.
    fn evolved(
        &self,
        start: &Player,
        dials: &[Dial],
        play: impl Fn(&Player, std::ops::Range<u64>, u64) -> Result<Fared, GameError>,
    ) -> Result<Player, GameError> {
        let mut evolution = Evolution::new(dials.len(), self.seed);
        for generation in 0..self.tries.div_ceil(BROOD) {
            let first = generation.saturating_mul(self.deals);
            let share = |changes: &Vec<f64>| {
                let player = multiplied(start, dials, changes);
                let fared = play(&player, first..first.saturating_add(self.deals), self.seed)?;
                Ok(fared.share(std::iter::once(0)).rate)
            };
            let brood = evolution.brood(BROOD as usize);
            let shares = brood.iter().map(share).collect::<Result<Vec<f64>, GameError>>()?;
            evolution.learn(&shares);
        }
        Ok(multiplied(start, dials, evolution.centre()))
    }

    /// The player at the start, with all its weights if they are tuned. Where nothing asks for them, they are left out.
    fn spelled_out(&self, entry: &Entry) -> Result<Player, GameError> {
        let mut start = self.start.0.clone();
        entry.check_player(&start)?;
        if start.knows() && self.quest != Quest::Sampling {
            start.weights.get_or_insert_with(|| entry.weights());
        }
        Ok(start)
    }
}

/// Every number of a player that can be turned.
fn dials(player: &Player, quest: Quest) -> Vec<Dial> {
    let mut dials = Vec::new();
    if let Some(weights) = player.weights.as_ref().filter(|_| player.knows() && quest != Quest::Sampling) {
        weight_dials(weights, "/weights", &mut dials);
    }
    if matches!(quest, Quest::Sampling | Quest::WeightsAndSampling) {
        dials.extend(sampling_dials(player));
    }
    dials
}

/// A dial for every number of its sampling; what it is now stands among what it can be.
fn sampling_dials(player: &Player) -> impl Iterator<Item = Dial> {
    let whole = serde_json::to_value(player).unwrap_or_default();
    let values: [(&str, Vec<Value>); 4] = [
        ("/mind/flat/horizon", HORIZONS.map(Value::from).into()),
        ("/mind/flat/widest", WIDTHS.map(Value::from).into()),
        ("/mind/flat/patience", PATIENCES.map(Value::from).into()),
        ("/mind/flat/caution", CAUTIONS.map(Value::from).into()),
    ];
    values.into_iter().filter_map(move |(place, mut values)| {
        let now = whole.pointer(place)?;
        // Four figures of a fraction: 0.7 is kept with 32 bits.
        let now = if now.is_f64() { multiple(now.as_f64()?, true) } else { now.clone() };
        let start = values.iter().position(|value| value.as_f64() >= now.as_f64()).unwrap_or(values.len());
        if values.get(start) != Some(&now) {
            values.insert(start, now);
        }
        Some(Dial { place: place.to_owned(), values, start })
    })
}

/// A dial for every number; nothing times anything stays nothing, so it has none.
fn weight_dials(weights: &Value, place: &str, dials: &mut Vec<Dial>) {
    match weights {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| weight_dials(field, &format!("{place}/{name}"), dials));
        }
        Value::Array(items) => {
            let numbered = items.iter().enumerate();
            numbered.for_each(|(at, item)| weight_dials(item, &format!("{place}/{at}"), dials));
        }
        Value::Number(number) => {
            let Some(weight) = number.as_f64().filter(|&weight| weight != 0.0) else { return };
            let times = |&factor: &f64| {
                if factor == 1.0 { weights.clone() } else { multiple(weight * factor, number.is_f64()) }
            };
            let mut values: Vec<Value> = FACTORS.iter().map(times).collect();
            values.dedup();
            let start = values.iter().position(|value| value == weights).unwrap_or(0);
            dials.push(Dial { place: place.to_owned(), values, start });
        }
        _ => {}
    }
}

/// Four figures are enough; a weight that counts something stays whole.
fn multiple(weight: f64, fraction: bool) -> Value {
    if !fraction {
        return Value::from(weight.round() as i64);
    }
    if weight == 0.0 {
        return Value::from(weight);
    }
    let magnitude = 10_f64.powi(3 - weight.abs().log10().floor() as i32);
    Value::from((weight * magnitude).round() / magnitude)
}

/// The player with its dials at these positions.
fn turned(player: &Player, dials: &[Dial], settings: &[usize]) -> Player {
    let value = |(dial, &position): (&Dial, &usize)| dial.values.get(position).cloned();
    with_numbers(player, dials, dials.iter().zip(settings).map(value))
}

/// The player with its numbers multiplied, by powers of e.
fn multiplied(player: &Player, dials: &[Dial], powers: &[f64]) -> Player {
    let value = |(dial, power): (&Dial, &f64)| {
        let now = dial.values.get(dial.start)?;
        Some(multiple(now.as_f64()? * power.exp(), now.is_f64()))
    };
    with_numbers(player, dials, dials.iter().zip(powers).map(value))
}

/// The player with other numbers where the dials are.
fn with_numbers(player: &Player, dials: &[Dial], values: impl Iterator<Item = Option<Value>>) -> Player {
    let mut whole = serde_json::to_value(player).unwrap_or_default();
    for (dial, value) in dials.iter().zip(values) {
        if let (Some(number), Some(value)) = (whole.pointer_mut(&dial.place), value) {
            *number = value;
        }
    }
    serde_json::from_value(whole).unwrap_or_else(|_| player.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Mind;
    use fabletop_bots::Sampling;
    use serde_json::json;

    fn player(weights: Value) -> Player {
        let sampling = Sampling { horizon: 5, widest: 9, patience: 12, caution: 0.8, redeal: false };
        Player { weights: Some(weights), ..Player::plain(Mind::Flat(sampling)) }
    }

    #[test]
    fn every_number_is_a_dial() {
        let player = player(json!({ "win": 12.0, "towards": [0.1, 0.0], "bold": true, "count": 3 }));
        let dials = dials(&player, Quest::Weights);
        let places: Vec<&str> = dials.iter().map(|dial| dial.place.as_str()).collect();
        assert_eq!(places, ["/weights/count", "/weights/towards/0", "/weights/win"]);
        let whole: Vec<i64> = dials[0].values.iter().filter_map(Value::as_i64).collect();
        // 3 times 0.35, 0.55 (1.65), 0.75 (2.25), 1, 1.3 (3.9), 1.8 (5.4), 2.6 (7.8), rounded, each once.
        assert_eq!(whole, [1, 2, 3, 4, 5, 8]);
        let win: Vec<f64> = dials[2].values.iter().filter_map(Value::as_f64).collect();
        assert_eq!(win, [4.2, 6.6, 9.0, 12.0, 15.6, 21.6, 31.2]);
        assert!(dials.iter().all(|dial| dial.values[dial.start] == at(&player, &dial.place)));
    }

    #[test]
    fn sampling_has_dials_that_hold_what_it_is_now() {
        let player = player(json!({ "win": 12.0 }));
        let dials = dials(&player, Quest::Sampling);
        assert_eq!(dials.len(), 4, "and none for the weight");
        assert_eq!(dials[0].values, [0, 1, 2, 4, 5, 8, 16, 32, 64]);
        assert_eq!(dials[3].values, [0.0, 0.35, 0.7, 0.8, 1.0, 1.5, 2.0, 3.0]);
        let turned = turned(&player, &dials, &[0, 6, 2, 6]);
        let sampling = Sampling { horizon: 0, widest: u16::MAX, patience: 6, caution: 2.0, redeal: false };
        assert_eq!(turned.mind, Mind::Flat(sampling));
    }

    #[test]
    fn dials_start_where_the_player_is() {
        for caution in [0.0, 0.7, 5.0] {
            let sampling = Sampling { horizon: 100, widest: 4, patience: 1, caution, ..Sampling::default() };
            let player =
                Player { weights: Some(json!({ "win": 12.0 })), ..Player::plain(Mind::Flat(sampling)) };
            let dials = dials(&player, Quest::WeightsAndSampling);
            assert_eq!(dials.len(), 5);
            let start: Vec<usize> = dials.iter().map(|dial| dial.start).collect();
            assert_eq!(turned(&player, &dials, &start), player);
        }
    }

    #[test]
    fn numbers_are_multiplied_by_powers_of_e() {
        let player = player(json!({ "win": 12.0, "towards": [0.1, 0.0] }));
        let dials = dials(&player, Quest::Weights);
        // 0.1 e = 0.2718…, 12 / e = 4.4145…
        let changed = multiplied(&player, &dials, &[1.0, -1.0]);
        assert_eq!(changed.weights, Some(json!({ "win": 4.415, "towards": [0.2718, 0.0] })));
    }

    #[test]
    fn a_player_without_numbers_has_no_dials() {
        let start = Player { weights: Some(json!({ "win": 12.0 })), ..Player::plain(Mind::Greedy) };
        assert_eq!(
            dials(&start, Quest::WeightsAndSampling),
            [],
            "a greedy player does not ask for its weights"
        );
    }

    fn at(player: &Player, place: &str) -> Value {
        serde_json::to_value(player).expect("JSON").pointer(place).expect("a number").clone()
    }
}
