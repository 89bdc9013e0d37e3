//! Knowledge from a judge: it plays as the judge advises.

use crate::greedy::Judge;
use crate::knowledge::{Knowledge, Standings, ThoughtRng};
use fabletop_core::{Bot, Budget, Game, GameRng, Seat, Viewer};
use rand_core::SeedableRng;

/// What a judge alone does not say.
pub trait Outlook<G: Game>: Judge<G> {
    /// From now on it thinks for this seat, and the others are the others.
    fn attend(&mut self, _seat: Seat) {}

    /// How the seats stand in a position that is not over, from what `seat` sees of it.
    fn standings(&self, seat: Seat, view: &G::View) -> Standings;

    /// Whether a position can be judged: not in the middle of something.
    fn is_quiet(&self, position: &G) -> bool;

    /// How much two actions differ in value if one is taken hardly ever beside the other.
    fn scale(&self) -> f64;

    /// How often to do each of these, where what one always does would be found out. `position` is what `seat` takes
    /// it to be.
    fn mix(&self, _position: &G, _seat: Seat, _view: &G::View, _legal: &[G::Action]) -> Option<Vec<f64>> {
        None
    }
}

/// Plays as a judge advises, and sees positions as it does.
pub struct Guided<J> {
    judge: J,
    seat: Seat,
}

impl<J> Guided<J> {
    /// Guided by this judge.
    pub fn new(judge: J) -> Guided<J> {
        Guided { judge, seat: Seat(0) }
    }
}

impl<G: Game, J: Outlook<G>> Knowledge<G> for Guided<J> {
    fn attend(&mut self, seat: Seat, _: &G::View) {
        self.seat = seat;
        self.judge.attend(seat);
    }

    fn standings(&mut self, position: &G, _: &mut ThoughtRng) -> Standings {
        self.judge.standings(self.seat, &position.view(Viewer::Seat(self.seat)))
    }

    fn is_quiet(&self, position: &G) -> bool {
        self.judge.is_quiet(position)
    }

    fn inclinations(&mut self, position: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        let view = position.view(Viewer::Seat(seat));
        if let Some(mix) = self.judge.mix(position, seat, &view, legal) {
            return weights.extend(mix.into_iter().map(|share| share as f32));
        }
        weights.extend(softened(&self.judge.values(seat, &view, legal), self.judge.scale()));
    }

    fn play(&mut self, position: &G, seat: Seat, legal: &[G::Action], rng: &mut ThoughtRng) -> usize {
        let view = position.view(Viewer::Seat(seat));
        if let Some(mix) = self.judge.mix(position, seat, &view, legal) {
            return drawn(&mix, rng);
        }
        let values = self.judge.values(seat, &view, legal);
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        values.iter().position(|&value| value >= best).unwrap_or(0)
    }
}

/// Does what its knowledge would do in a playout, at once.
pub struct GuidedBot<K> {
    knowledge: K,
    rng: ThoughtRng,
}

impl<K> GuidedBot<K> {
    /// Reproducible by its seed.
    pub fn new(knowledge: K, seed: u64) -> GuidedBot<K> {
        GuidedBot { knowledge, rng: ThoughtRng::seed_from_u64(seed) }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for GuidedBot<K> {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], _: Budget) -> Option<G::Action> {
        if let [only] = legal {
            return Some(only.clone());
        }
        self.knowledge.attend(seat, view);
        let position = G::determinize(view, &mut self.rng);
        let place = self.knowledge.play(&position, seat, legal, &mut self.rng);
        legal.get(place).cloned()
    }
}

/// How much somebody is inclined to actions of these values: 1 to the best, and hardly at all to what is much less than
/// `scale` behind it.
pub fn softened(values: &[f64], scale: f64) -> impl Iterator<Item = f32> {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    values.iter().map(move |value| {
        let less = if best.is_finite() { (value - best) / scale } else { 0.0 };
        less.exp() as f32
    })
}

/// A place by its share; the last one that has any, if numbers are not exact.
pub fn drawn(mix: &[f64], rng: &mut ThoughtRng) -> usize {
    const STEPS: u32 = 1 << 24;
    let mut left = f64::from(rng.below(STEPS)) / f64::from(STEPS);
    for (place, share) in mix.iter().enumerate() {
        if left < *share {
            return place;
        }
        left -= share;
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// Shares of a victory by how far ahead everybody is, in any unit: `scale` ahead is almost won.
pub fn by_lead(points: impl Iterator<Item = f64> + Clone, scale: f64) -> Standings {
    let best = points.clone().fold(f64::NEG_INFINITY, f64::max);
    let weight = |points: f64| ((points - best) / scale).exp();
    let sum: f64 = points.clone().map(weight).sum();
    let mut standings = Standings::default();
    for (standing, points) in standings.iter_mut().zip(points) {
        *standing = (weight(points) / sum) as f32;
    }
    standings
}
