//! What bots care for, in turns.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::LazyLock;

/// How much things count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// Gems that a turn of travelling brings.
    pub(super) income: f64,
    /// Turns from somewhere on the island to Indaman, or back.
    pub(super) detour: f64,
    /// How much a turn later counts less: somebody else may have won.
    pub(super) haste: f64,
    /// How likely a turn of travelling is the last one of the mage.
    pub(super) death: f64,
    /// How likely the ladder rises meanwhile, by creatures played against others.
    pub(super) rise: f64,
    /// An object, for every turn in which it can be used.
    pub(super) object: f64,
    /// Of an object, what kept creatures are worth with which it can be paid.
    pub(super) trophy: f64,
    /// Of what harms an opponent, what one has from it oneself.
    pub(super) malice: f64,
    /// Being directed once, by Maga or Mago, and in the next turn, by Spettro.
    pub(super) directed: f64,
    pub(super) haunted: f64,
    /// Being put where one does not want to be.
    pub(super) misplaced: f64,
    /// Being enchanted.
    pub(super) enchanted: f64,
    /// How often a traveller loses a fight, and the gems that it costs.
    pub(super) loses: f64,
    pub(super) stake: f64,
    /// What directing has to bring, if the card could be used later.
    pub(super) patience: f64,
    /// How much worse a pick may be and still be made now and then.
    pub(super) whim: f64,
    /// Of what a sword brings, how much is the worst that can come; the rest is what comes on average.
    pub(super) worst: f64,
    /// How much more malice goes to whoever is nearer to the top.
    pub(super) focus: f64,
    /// In a fight: what a traveller fears of the creature, what the other enjoys of that, what both mind about what the
    /// other gets, what a square on the ladder is, and what both mind about the other's gems.
    pub(super) dread: f64,
    pub(super) spite: f64,
    pub(super) envy: f64,
    pub(super) square: f64,
    pub(super) grudge: f64,
}

/// The greedy bot's: estimates from how games go.
pub(super) const WEIGHTS: Weights = Weights {
    income: 0.9,
    detour: 4.0,
    haste: 1.0,
    death: 0.006,
    rise: 0.05,
    object: 0.1,
    trophy: 0.5,
    malice: 0.3,
    directed: 2.0,
    haunted: 1.2,
    misplaced: 4.0,
    enchanted: 1.5,
    loses: 0.55,
    stake: 1.5,
    patience: 2.0,
    whim: 0.3,
    worst: 0.5,
    focus: 1.0,
    dread: 1.0,
    spite: 1.0,
    envy: 1.0,
    square: 1.0,
    grudge: 0.0,
};

/// Those of who keeps count, in `weights.json`: found by playing against three greedy ones, `fabletop tune indaman --evolve
/// --bot @FILE --tries 400 --deals 200 --seed 7`, and from there `--tries 240 --deals 300 --seed 8`. FILE had come in the
/// same way from those that dials had found (`--tries 500 --deals 20 --seed 5`). `grudge` came later: others' gems count
/// like everything else that malice counts, and `--evolve --tries 480 --deals 200 --seed 21` found nothing better.
pub(super) static COUNTING: LazyLock<Weights> =
    LazyLock::new(|| serde_json::from_str(include_str!("weights.json")).unwrap_or(WEIGHTS));

/// Somebody's own weights, or those of who keeps count.
pub(super) fn read(weights: Option<&Value>) -> Weights {
    let own = weights.and_then(|weights| serde_json::from_value(weights.clone()).ok());
    own.unwrap_or(*COUNTING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_weights_can_be_read() {
        let read: Result<Weights, _> = serde_json::from_str(include_str!("weights.json"));
        assert_eq!(read.ok(), Some(*COUNTING));
    }
}
