//! What a viewer was shown before, and until when.

use crate::{Shown, Table, TableError};
use fabletop_core::{Game, Seat, Turn, Viewer};

impl<G: Game> Table<G> {
    /// The number of the last event that `viewer` was shown; 0 if there is none.
    pub fn last_event(&self, viewer: Viewer) -> Result<u64, TableError> {
        self.check_viewer(viewer)?;
        Ok(self.events.count(viewer))
    }

    /// The number of the last event that `seat` had been shown when it last acted; 0 if it has not.
    pub fn last_event_when_acting(&self, seat: Seat) -> Result<u64, TableError> {
        self.check_seat(seat)?;
        let own = self.log.iter().rposition(|step| step.seat() == Some(seat));
        Ok(own.map_or(0, |ply| self.events.count_after(Viewer::Seat(seat), ply + 1)))
    }

    /// What `viewer` saw when it had been shown the event numbered `event` and no later one: the position
    /// after the step that showed it, and after what luck added unseen. Events of one step belong together.
    pub fn view_after(&self, viewer: Viewer, event: u64) -> Result<Shown, TableError> {
        self.check_viewer(viewer)?;
        let mut table = self.at(self.events.plies_after(viewer, event)?)?;
        let shown = self.events.count_after(viewer, table.ply());
        while table.turn() == Turn::Chance && self.events.count_after(viewer, table.ply() + 1) == shown {
            let Some(step) = self.log.get(table.ply()) else { break };
            table.carry_out(step.clone())?;
        }
        table.view(viewer)
    }
}
