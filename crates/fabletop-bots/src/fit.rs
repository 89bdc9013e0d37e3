//! Networks that learn from many games.

use crate::knowledge::{Standings, ThoughtRng, shares};
use crate::learned::{Aspects, described};
use crate::net::{Lesson, Net, Teacher};
use crate::playout::chance;
use crate::{Contestant, by_lead};
use fabletop_core::{Bot, Game, GameRng, Ignore, Outcome, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rayon::prelude::*;

/// Games to learn from. The result does not depend on the number of threads.
pub struct Fit<G: Game> {
    /// Tables of all sizes, in turn.
    pub configs: Vec<G::Config>,
    /// Who plays, in all seats.
    pub player: Contestant<G>,
    /// How often somebody does anything instead, in percent: a network that has only seen good moves does not
    /// know why others are bad.
    pub strays: u32,
    /// How many games.
    pub games: u64,
    /// Cells of the hidden layer.
    pub hidden: usize,
    /// The network to go on with, if it is told the same things.
    pub begin: Option<Net>,
    /// Where the generators start.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The network.
    pub net: Net,
    /// How surprised it was by the last tenth of the games, before it learned from them: the mean of minus the
    /// logarithm of the share it gave to what happened.
    pub surprise: f32,
    /// How surprised somebody is who gives everybody the same.
    pub guessing: f32,
}

/// Games that are played before their positions are learned, in mixed order.
const ROUND: u64 = 512;
/// Positions that are learned at once.
const BATCH: usize = 64;
/// Of so many positions of a game one is learned: those that follow each other are much alike.
const KEPT: u32 = 2;
/// The first steps, and the last ones.
const STEPS: [f32; 2] = [2e-3, 1e-4];

impl<G: Game> Fit<G> {
    /// Plays and learns; `progress` hears how many more games are done.
    pub fn run<A: Aspects<G>>(&self, progress: impl Fn(u64)) -> Result<Fitted, G::Rejection> {
        let starts: Vec<G> = self.configs.iter().map(|config| G::setup(config)).collect::<Result<_, _>>()?;
        let mut rng = ThoughtRng::seed_from_u64(self.seed);
        let begin = self.begin.clone().filter(|net| net.inputs() == A::COUNT);
        let mut teacher = Teacher::new(begin.unwrap_or_else(|| Net::new(A::COUNT, self.hidden, &mut rng)));
        let mut surprises = Vec::new();
        for round in 0..self.games.div_ceil(ROUND) {
            let games = round * ROUND..self.games.min((round + 1) * ROUND);
            let play = |game: u64| self.play::<A>(&starts, game);
            let played: Vec<Vec<Lesson>> = games.clone().into_par_iter().map(play).collect();
            let mut lessons: Vec<Lesson> = played.into_iter().flatten().collect();
            rng.shuffle(&mut lessons);
            let done = games.end as f32 / self.games as f32;
            let step = STEPS[0] * (STEPS[1] / STEPS[0]).powf(done);
            surprises.extend(lessons.chunks(BATCH).map(|batch| teacher.teach(batch, step)));
            progress(games.end - games.start);
        }
        let last = &surprises[surprises.len() - surprises.len().div_ceil(10)..];
        Ok(Fitted {
            net: teacher.net().clone(),
            surprise: last.iter().sum::<f32>() / last.len().max(1) as f32,
            guessing: starts.iter().map(|start| (start.seats() as f32).ln()).sum::<f32>()
                / starts.len().max(1) as f32,
        })
    }

    /// What one game teaches.
    fn play<A: Aspects<G>>(&self, starts: &[G], game: u64) -> Vec<Lesson> {
        let mut rng = ThoughtRng::seed_from_u64(self.seed ^ (game + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut position = starts[game as usize % starts.len()].clone();
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..position.seats()).map(|_| (self.player.make)(rng.next_u64())).collect();
        let mut lessons = Vec::new();
        let mut legal = Vec::new();
        let mut was_quiet = false;
        let shares = loop {
            let turn = position.turn();
            let quiet = matches!(turn, Turn::Seats(_) | Turn::Chance)
                && position.may_reconsider().is_empty()
                && A::is_quiet(&position);
            if quiet && !was_quiet && rng.below(KEPT) == 0 {
                let mut inputs = Vec::with_capacity(position.seats() * A::COUNT);
                described::<G, A>(&position, &mut inputs);
                lessons.push(Lesson { inputs, shares: Standings::default() });
            }
            was_quiet = quiet;
            match turn {
                Turn::Over(outcome) => break worth::<G, A>(&outcome),
                Turn::Chance => chance(&mut position, &mut rng, &mut Ignore),
                Turn::Timed { .. } => {
                    position.time_up(&mut Ignore).unwrap_or_else(|_| unreachable!("the turn is timed"));
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else { unreachable!("somebody is asked") };
                    let action =
                        self.choose(&position, seat, bots[seat.index()].as_mut(), &mut legal, &mut rng);
                    position
                        .apply(seat, &action, &mut Ignore)
                        .unwrap_or_else(|_| unreachable!("the action is legal"));
                }
            }
        };
        lessons.iter_mut().for_each(|lesson| lesson.shares = shares);
        lessons
    }

    fn choose(
        &self,
        position: &G,
        seat: Seat,
        bot: &mut dyn Bot<G>,
        legal: &mut Vec<G::Action>,
        rng: &mut ThoughtRng,
    ) -> G::Action {
        legal.clear();
        position.legal_actions(seat, legal);
        if let [only] = legal.as_slice() {
            return only.clone();
        }
        let strays = rng.below(100) < self.strays;
        let chosen = if strays {
            None
        } else {
            bot.choose(seat, &position.view(Viewer::Seat(seat)), legal, self.player.budget)
        };
        chosen.or_else(|| rng.pick(legal).cloned()).unwrap_or_else(|| unreachable!("somebody asked can act"))
    }
}

/// What the end teaches: half of it is who won, half how far everybody came, if points say so.
fn worth<G: Game, A: Aspects<G>>(outcome: &Outcome) -> Standings {
    let mut worth = shares(outcome);
    if let Some(lead) = A::LEAD {
        let points = outcome.points.iter().map(|&points| f64::from(points));
        let by_points = by_lead(points, lead);
        worth.iter_mut().zip(by_points).for_each(|(worth, share)| *worth = (*worth + share) / 2.0);
    }
    worth
}
