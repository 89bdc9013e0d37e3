//! What each seat is asked, numbered, so that an answer to an old question is recognised.

use crate::Step;
use fabletop_core::{Game, Seat, Turn};

/// What a seat may do now, under the number of the question.
#[derive(Clone, PartialEq)]
pub(crate) struct Prompt<G: Game> {
    pub(crate) number: u64,
    pub(crate) legal: Vec<G::Action>,
    /// In a timed turn, the first question since the seat's own last step.
    open_since: Option<u64>,
}

impl<G: Game> Prompt<G> {
    /// The first questions of a match.
    pub(crate) fn first(position: &G) -> Vec<Prompt<G>> {
        let first = |seat| Prompt { number: 1, legal: legal(position, seat), open_since: None };
        Seat::all(position.seats()).map(first).collect()
    }

    /// After `step`: a new number for a seat that made it, whose possibilities changed, or whose clock ran out.
    ///
    /// Another seat's secret choice changes neither, so it does not make a message in flight stale.
    pub(crate) fn renew(prompts: &mut [Prompt<G>], position: &G, step: &Step<G>) {
        let timed = matches!(position.turn(), Turn::Timed { .. });
        for (seat, prompt) in Seat::all(prompts.len()).zip(prompts) {
            let legal = legal(position, seat);
            let asked_anew = step.seat() == Some(seat) || matches!(step, Step::TimeUp);
            let number = prompt.number + u64::from(asked_anew || legal != prompt.legal);
            let open_since = prompt.open_since.filter(|_| !asked_anew).unwrap_or(number);
            *prompt = Prompt { number, legal, open_since: timed.then_some(open_since) };
        }
    }

    /// Whether `action` answers this question, though it was sent as an answer to the one of that number.
    ///
    /// In a timed turn all act at once. What a seat does there is not lost because another one was quicker, as
    /// long as it may still be done; the seat's own step before it and the end of the time are not passed over.
    pub(crate) fn is_answered_by(&self, number: u64, action: &G::Action) -> bool {
        let still_open = self.open_since.is_some_and(|first| (first..self.number).contains(&number));
        number == self.number || still_open && self.legal.contains(action)
    }
}

fn legal<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    position.legal_actions(seat, &mut legal);
    legal
}
