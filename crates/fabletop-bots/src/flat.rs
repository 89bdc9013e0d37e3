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
    /// After every so many samples, actions that are surely worse are dropped, and it is enough if one is left;
    /// with 0 none is ever dropped.
    pub patience: u16,
    /// By how many standard errors an action must be better than the likeliest one to be taken instead.
    pub caution: f32,
    /// Whether others decide in positions made up anew from what they see.
    pub redeal: bool,
}

impl Default for Sampling {
    fn default() -> Sampling {
        Sampling { horizon: u16::MAX, widest: u16::MAX, patience: 0, caution: 0.0, redeal: false }
    }
}

/// Thinks by sampling.
pub struct Flat<K> {
    sampling: Sampling,
    knowledge: K,
    rng: ThoughtRng,
}

/// What is random in a sample, the same for every action.
#[derive(Clone)]
struct Dice {
    luck: ThoughtRng,
    minds: ThoughtRng,
}

/// An action that is tried.
struct Candidate {
    place: usize,
    sum: f32,
    samples: u32,
    /// How much better than the likeliest one it was, in the same positions: sum and sum of squares.
    ahead: f32,
    ahead_squares: f32,
}

impl Candidate {
    fn new(place: usize) -> Candidate {
        Candidate { place, sum: 0.0, samples: 0, ahead: 0.0, ahead_squares: 0.0 }
    }

    fn count(&mut self, value: f32, ahead: f32) {
        self.sum += value;
        self.samples += 1;
        self.ahead += ahead;
        self.ahead_squares += ahead * ahead;
    }

    fn mean(&self) -> f32 {
        self.sum / self.samples.max(1) as f32
    }

    /// How much better than the likeliest one it was, give or take so many standard errors.
    fn ahead_by(&self, errors: f32) -> f32 {
        let count = self.samples.max(2) as f32;
        let mean = self.ahead / count;
        let spread = (self.ahead_squares / count - mean * mean).max(0.0);
        mean + errors * (spread / (count - 1.0)).sqrt()
    }
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
        places.into_iter().map(Candidate::new).collect()
    }

    /// What comes of an action in a position, with this luck. Those who decide have dice of their own, so that
    /// the same happens to them whether luck was asked before or not.
    fn sample<G: Game>(
        &mut self,
        mut position: G,
        seat: Seat,
        action: &G::Action,
        legal: &mut Vec<G::Action>,
        Dice { mut luck, mut minds }: Dice,
    ) -> Standings
    where
        K: Knowledge<G>,
    {
        position.apply(seat, action, &mut Ignore).unwrap_or_else(|_| unreachable!("the action is legal"));
        let mut left = self.sampling.horizon;
        loop {
            match position.turn() {
                Turn::Over(outcome) => return self.knowledge.rewards(&outcome),
                Turn::Seats(_) | Turn::Chance if left == 0 && self.is_quiet(&position) => {
                    return self.knowledge.standings(&position, &mut minds);
                }
                Turn::Chance => chance(&mut position, &mut luck, &mut Ignore),
                Turn::Timed { .. } => {
                    position.time_up(&mut Ignore).unwrap_or_else(|_| unreachable!("the turn is timed"));
                }
                Turn::Seats(seats) => {
                    left = left.saturating_sub(self.decide(&mut position, (seat, seats), legal, &mut minds));
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

impl<K> Flat<K> {
    /// By how much a candidate is surely better than the likeliest one. Those that were dropped before the others are out
    /// of question.
    fn merit(&self, candidate: &Candidate, tried: &[Candidate]) -> f32 {
        let lasts = tried.first().is_none_or(|first| candidate.samples == first.samples);
        if lasts { candidate.ahead_by(-self.sampling.caution) } else { f32::NEG_INFINITY }
    }

    /// A generator of its own, for one sample.
    fn fork(&mut self) -> ThoughtRng {
        let fork = self.rng.clone();
        self.rng.jump();
        fork
    }

    /// Tries the candidates until time is up, or until one is left. By the first one, the likeliest, the others are
    /// measured.
    fn try_out<G: Game>(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Vec<Candidate>
    where
        K: Knowledge<G>,
    {
        let mut open = self.candidates::<G>(seat, view, legal);
        let (mut dropped, mut later) = (Vec::new(), Vec::new());
        let mut deadline = Deadline::new(budget);
        let (mut rounds, patience) = (0_u32, u32::from(self.sampling.patience));
        // Where there is only one thing to do, whoever asks still wants to know what it is worth.
        while (open.len() > 1 || patience == 0 || rounds < patience) && deadline.more(open.len() as u32) {
            let world = G::determinize(view, &mut self.rng);
            let dice = Dice { luck: self.fork(), minds: self.fork() };
            let mut likeliest = 0.0;
            for (rank, candidate) in open.iter_mut().enumerate() {
                let action = &legal[candidate.place];
                let standings = self.sample(world.clone(), seat, action, &mut later, dice.clone());
                let value = standings[seat.index()];
                if rank == 0 {
                    likeliest = value;
                }
                candidate.count(value, value - likeliest);
            }
            rounds += 1;
            if patience > 0 && rounds.is_multiple_of(patience) {
                dropped.extend(drop_worse(&mut open));
            }
        }
        open.extend(dropped);
        open
    }
}

/// How many standard errors make an action surely worse, on both sides.
const SURE: f32 = 1.5;

/// Those that are surely worse than another one. The likeliest one stays, the others are measured by it, unless
/// only one is left that is surely better.
fn drop_worse(open: &mut Vec<Candidate>) -> Vec<Candidate> {
    let best = open[1..].iter().map(|candidate| candidate.ahead_by(-SURE)).fold(0.0, f32::max);
    let mut dropped: Vec<Candidate> = Vec::new();
    for place in (1..open.len()).rev() {
        if open[place].ahead_by(SURE) < best {
            dropped.push(open.remove(place));
        }
    }
    if open.len() == 2 && best > 0.0 {
        dropped.push(open.remove(0));
    }
    dropped
}

impl<G: Game, K: Knowledge<G>> Thinker<G> for Flat<K> {
    fn think(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], budget: Budget) -> Vec<Thought> {
        let mut thoughts = vec![Thought { visits: 0, value: 0.0, merit: f32::NEG_INFINITY }; legal.len()];
        let tried = self.try_out::<G>(seat, view, legal, budget);
        // The likeliest one was tried most; by how much others differ from it was seen in the same positions.
        let likeliest =
            tried.iter().filter(|candidate| candidate.ahead == 0.0 && candidate.ahead_squares == 0.0);
        let base = likeliest.max_by_key(|candidate| candidate.samples).map_or(0.0, Candidate::mean);
        for candidate in &tried {
            let (value, merit) = (base + candidate.ahead_by(0.0), self.merit(candidate, &tried));
            thoughts[candidate.place] = Thought { visits: candidate.samples, value, merit };
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
        let tried = self.try_out::<G>(seat, view, legal, budget);
        let merit = |candidate: &&Candidate| self.merit(candidate, &tried);
        // Of equals the likeliest, which comes first.
        let best = tried.iter().rev().max_by(|one, other| merit(one).total_cmp(&merit(other)))?;
        legal.get(best.place).cloned()
    }
}
