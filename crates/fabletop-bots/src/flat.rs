//! Flat Monte Carlo: every action is tried in the same made-up positions, with the same luck, and played on
//! from there. What falls behind is dropped.

use crate::knowledge::{Knowledge, Standings, ThoughtRng};
use crate::playout::chance;
use crate::thought::{Deadline, Thinker, Thought};
use fabletop_core::{Bot, Budget, Game, Ignore, Seat, SeatSet, Turn, Viewer};
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// How it is done.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sampling {
    /// Decisions that are played on before a position is judged. With none it is the expectation one step ahead.
    pub horizon: u16,
    /// So many actions are tried, those that a good player is inclined to.
    pub widest: u16,
    /// Samples before half of the actions are dropped for the first time; with 0 none is ever dropped.
    pub patience: u16,
    /// Whether others decide in positions made up anew from what they see.
    pub redeal: bool,
}

impl Default for Sampling {
    fn default() -> Sampling {
        Sampling { horizon: u16::MAX, widest: u16::MAX, patience: 0, redeal: false }
    }
}

/// Thinks by sampling.
pub struct Flat<K> {
    sampling: Sampling,
    knowledge: K,
    rng: ThoughtRng,
}

/// An action that is tried.
struct Candidate {
    place: usize,
    sum: f32,
    samples: u32,
}

impl<K> Flat<K> {
    /// Reproducible by its seed, if its budget is a number of iterations.
    pub fn new(sampling: Sampling, knowledge: K, seed: u64) -> Flat<K> {
        Flat { sampling, knowledge, rng: ThoughtRng::seed_from_u64(seed) }
    }

    /// The actions to try, the likeliest first.
    fn candidates<G: Game>(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Candidate>
    where
        K: Knowledge<G>,
    {
        self.knowledge.attend(seat, view);
        let mut weights = Vec::new();
        let position = G::determinize(view, &mut self.rng);
        self.knowledge.inclinations(&position, seat, legal, &mut weights);
        let mut places: Vec<usize> = (0..legal.len()).collect();
        places.sort_by(|&one, &other| weights[other].total_cmp(&weights[one]));
        places.truncate(usize::from(self.sampling.widest.max(1)));
        places.into_iter().map(|place| Candidate { place, sum: 0.0, samples: 0 }).collect()
    }

    /// What comes of an action in a position, with this luck.
    fn sample<G: Game>(
        &mut self,
        mut position: G,
        seat: Seat,
        action: &G::Action,
        rng: &mut ThoughtRng,
    ) -> Standings
    where
        K: Knowledge<G>,
    {
        position.apply(seat, action, &mut Ignore).unwrap_or_else(|_| unreachable!("the action is legal"));
        let mut legal = Vec::new();
        let mut left = self.sampling.horizon;
        loop {
            match position.turn() {
                Turn::Over(outcome) => return self.knowledge.rewards(&outcome),
                Turn::Chance => chance(&mut position, rng, &mut Ignore),
                Turn::Timed { .. } => {
                    position.time_up(&mut Ignore).unwrap_or_else(|_| unreachable!("the turn is timed"));
                }
                Turn::Seats(_) if left == 0 && self.is_quiet(&position) => {
                    return self.knowledge.standings(&position, rng);
                }
                Turn::Seats(seats) => {
                    left = left.saturating_sub(self.decide(&mut position, (seat, seats), &mut legal, rng));
                }
            }
        }
    }

    /// Whether a position can be judged. While secret choices are open, nothing has come of them yet.
    fn is_quiet<G: Game>(&self, position: &G) -> bool
    where
        K: Knowledge<G>,
    {
        position.may_reconsider().is_empty() && self.knowledge.is_quiet(position)
    }

    /// Somebody decides; how much was decided: nothing where there was only one thing to do.
    fn decide<G: Game>(
        &mut self,
        position: &mut G,
        (own, seats): (Seat, SeatSet),
        legal: &mut Vec<G::Action>,
        rng: &mut ThoughtRng,
    ) -> u16
    where
        K: Knowledge<G>,
    {
        let Some(seat) = seats.first() else { unreachable!("somebody is asked") };
        legal.clear();
        position.legal_actions(seat, legal);
        let place = if legal.len() == 1 {
            0
        } else if self.sampling.redeal && seat != own {
            let redealt = G::determinize(&position.view(Viewer::Seat(seat)), rng);
            self.knowledge.play(&redealt, seat, legal, rng)
        } else {
            self.knowledge.play(position, seat, legal, rng)
        };
        position
            .apply(seat, &legal[place], &mut Ignore)
            .unwrap_or_else(|_| unreachable!("the action is legal"));
        u16::from(legal.len() > 1)
    }
}

impl<G: Game, K: Knowledge<G>> Thinker<G> for Flat<K> {
    fn think(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], budget: Budget) -> Vec<Thought> {
        let mut thoughts = vec![Thought { visits: 0, value: 0.0 }; legal.len()];
        let mut candidates = self.candidates::<G>(seat, view, legal);
        let mut deadline = Deadline::new(budget);
        let (mut rounds, mut drop_after) = (0_u32, u32::from(self.sampling.patience));
        'thinking: loop {
            let world = G::determinize(view, &mut self.rng);
            let luck = self.rng.clone();
            for candidate in &mut candidates {
                if !deadline.more() {
                    break 'thinking;
                }
                let standings = self.sample(world.clone(), seat, &legal[candidate.place], &mut luck.clone());
                candidate.sum += standings[seat.index()];
                candidate.samples += 1;
                let thought = &mut thoughts[candidate.place];
                *thought =
                    Thought { visits: candidate.samples, value: candidate.sum / candidate.samples as f32 };
            }
            self.rng.jump();
            rounds += 1;
            if rounds == drop_after && candidates.len() > 2 {
                candidates.sort_by(|one, other| other.sum.total_cmp(&one.sum));
                candidates.truncate(candidates.len().div_ceil(2));
                drop_after *= 3;
            }
        }
        thoughts
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Flat<K> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        if let [only] = legal {
            return Some(only.clone());
        }
        let thoughts = self.think(seat, view, legal, budget);
        // Of those that were tried to the end: a last round may have been cut short.
        let most = thoughts.iter().map(|thought| thought.visits).max()?;
        let tried = (0..legal.len())
            .filter(|&place| thoughts[place].visits + 1 >= most && thoughts[place].visits > 0);
        let best = tried.max_by(|&one, &other| thoughts[one].value.total_cmp(&thoughts[other].value))?;
        legal.get(best).cloned()
    }
}
