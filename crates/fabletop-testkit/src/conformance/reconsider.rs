//! Secret choices that may be taken back, while others still choose.

use super::one_game::OneGame;
use crate::Step;
use crate::failure::{Check, Finding, Verdict, require};
use fabletop_core::{Game, Ignore, Seat, SeatSet, Turn};

impl<G: Game> OneGame<'_, G> {
    /// Who may reconsider is not waited for while others are; it can do something, and whatever that is,
    /// the table then waits for it and for all the others.
    pub(super) fn check_reconsidering(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        let (turn, reconsidering) = (state.turn(), state.may_reconsider());
        for seat in reconsidering.iter() {
            let asked = matches!(turn, Turn::Seats(waiting) if !waiting.contains(seat));
            require(asked && seat.index() < lists.len(), Check::Reconsider, || {
                format!("{seat} may reconsider in {turn:?}")
            })?;
            require(!lists[seat.index()].is_empty(), Check::Reconsider, || {
                format!("{seat} may reconsider but can do nothing")
            })?;
            for action in &lists[seat.index()] {
                check_waits_again(state, turn.seats(), seat, action)?;
                self.seen.report.reconsiderations += 1;
            }
        }
        Ok(())
    }
}

fn check_waits_again<G: Game>(state: &G, mut waiting: SeatSet, seat: Seat, action: &G::Action) -> Verdict {
    let mut after = state.clone();
    let step = Step::<G>::Action(seat, action.clone());
    step.apply(&mut after, &mut Ignore)
        .map_err(|rejected| Finding::new(Check::Reconsider, format!("{step} was refused: {rejected:?}")))?;
    waiting.insert(seat);
    require(after.turn() == Turn::Seats(waiting), Check::Reconsider, || {
        format!("after {step} the table waits for {:?} instead of {waiting:?}", after.turn())
    })
}
