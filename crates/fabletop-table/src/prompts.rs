//! What each seat is asked, numbered, so that an answer to an old question is recognised.

use crate::Step;
use fabletop_core::{Game, Seat};

/// What a seat may do now, under the number of the question.
#[derive(Clone, PartialEq)]
pub(crate) struct Prompt<G: Game> {
    pub(crate) number: u64,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Game> Prompt<G> {
    /// The first questions of a match.
    pub(crate) fn first(position: &G) -> Vec<Prompt<G>> {
        Seat::all(position.seats()).map(|seat| Prompt { number: 1, legal: legal(position, seat) }).collect()
    }

    /// After `step`: a new number for a seat that made it, whose possibilities changed, or whose clock ran out.
    ///
    /// Another seat's secret choice changes neither, so it does not make a message in flight stale.
    pub(crate) fn renew(prompts: &mut [Prompt<G>], position: &G, step: &Step<G>) {
        for (seat, prompt) in Seat::all(prompts.len()).zip(prompts) {
            let legal = legal(position, seat);
            let asked_anew = step.seat() == Some(seat) || matches!(step, Step::TimeUp);
            if asked_anew || legal != prompt.legal {
                *prompt = Prompt { number: prompt.number + 1, legal };
            }
        }
    }
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(seat, &mut legal);
    legal
}
