//! What happened, and what each viewer was shown of it.

use crate::{Shown, TableError};
use fabletop_core::{Game, Seat, Viewer};
use serde::Serialize;

/// Something a viewer was shown, under the number that counts what this viewer was shown.
///
/// The numbers are the viewer's own, so a gap cannot tell of something it may not know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ShownEvent {
    /// Counted from 1. A client that lost its connection asks for what comes after the last it saw.
    pub number: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: Happened,
}

/// What happened at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Happened {
    /// Something in the game.
    Event(Shown),
    /// A seat took an action back: the view is to be asked for again.
    Undone {
        /// Who.
        seat: Seat,
        /// The numbers of the events that this viewer was shown of the action.
        events: Vec<u64>,
    },
}

/// Everything that happened, in full, and which part of it each viewer may see.
#[derive(Clone, PartialEq)]
pub(crate) struct EventLog<G: Game> {
    entries: Vec<Entry<G>>,
    /// By viewer, seats first: the entries it may see.
    visible: Vec<Vec<usize>>,
}

#[derive(Clone, PartialEq)]
struct Entry<G: Game> {
    ply: usize,
    what: What<G>,
}

#[derive(Clone, PartialEq)]
enum What<G: Game> {
    Event(G::Event),
    Undone { seat: Seat, ply: usize },
}

impl<G: Game> EventLog<G> {
    pub(crate) fn new(seats: usize) -> EventLog<G> {
        EventLog { entries: Vec::new(), visible: vec![Vec::new(); seats + 1] }
    }

    /// Adds what a step emitted.
    pub(crate) fn add(&mut self, ply: usize, events: Vec<G::Event>) {
        for event in events {
            let index = self.entries.len();
            for (viewer, visible) in Viewer::all(self.seats()).zip(&mut self.visible) {
                if G::event_view(&event, viewer).is_some() {
                    visible.push(index);
                }
            }
            self.entries.push(Entry { ply, what: What::Event(event) });
        }
    }

    /// Adds that `seat` took back what it did at `undone`, for the viewers that `noticed` it.
    pub(crate) fn add_undo(
        &mut self,
        ply: usize,
        seat: Seat,
        undone: usize,
        noticed: impl Fn(Viewer) -> bool,
    ) {
        let index = self.entries.len();
        for viewer in Viewer::all(self.seats()) {
            if viewer.is(seat) || noticed(viewer) || !self.numbers_at(viewer, undone).is_empty() {
                let row = self.row(viewer);
                self.visible[row].push(index);
            }
        }
        self.entries.push(Entry { ply, what: What::Undone { seat, ply: undone } });
    }

    /// What `viewer` was shown after the event numbered `since`.
    pub(crate) fn since(&self, viewer: Viewer, since: u64) -> Result<Vec<ShownEvent>, TableError> {
        let last = self.visible[self.row(viewer)].len() as u64;
        if since > last {
            return Err(TableError::NoSuchEvent { since, last });
        }
        self.numbered(viewer, since as usize)
            .filter_map(|(number, entry)| self.show(viewer, number, entry).transpose())
            .collect()
    }

    /// What `viewer` was shown of the step at `ply`.
    pub(crate) fn at(&self, viewer: Viewer, ply: usize) -> Result<Vec<ShownEvent>, TableError> {
        self.numbered_at(viewer, ply)
            .filter_map(|(number, entry)| self.show(viewer, number, entry).transpose())
            .collect()
    }

    /// How many events `viewer` was shown.
    pub(crate) fn count(&self, viewer: Viewer) -> u64 {
        self.visible[self.row(viewer)].len() as u64
    }

    /// How many events `viewer` had been shown after the first `plies` steps.
    pub(crate) fn count_after(&self, viewer: Viewer, plies: usize) -> u64 {
        let visible = &self.visible[self.row(viewer)];
        visible.partition_point(|&index| self.entries[index].ply < plies) as u64
    }

    /// How many steps had been made when `viewer` had been shown the event of that number.
    pub(crate) fn plies_after(&self, viewer: Viewer, number: u64) -> Result<usize, TableError> {
        let last = self.count(viewer);
        if number > last {
            return Err(TableError::NoSuchEvent { since: number, last });
        }
        let visible = &self.visible[self.row(viewer)];
        let event = number.checked_sub(1).and_then(|place| visible.get(place as usize));
        Ok(event.map_or(0, |&index| self.entries[index].ply + 1))
    }

    fn show(&self, viewer: Viewer, number: u64, entry: &Entry<G>) -> Result<Option<ShownEvent>, TableError> {
        let what = match &entry.what {
            What::Undone { seat, ply } => {
                Happened::Undone { seat: *seat, events: self.numbers_at(viewer, *ply) }
            }
            What::Event(event) => match G::event_view(event, viewer) {
                Some(view) => Happened::Event(Shown::event::<G>(&view)?),
                None => return Ok(None),
            },
        };
        Ok(Some(ShownEvent { number, what }))
    }

    fn numbers_at(&self, viewer: Viewer, ply: usize) -> Vec<u64> {
        self.numbered_at(viewer, ply).map(|(number, _)| number).collect()
    }

    fn numbered_at(&self, viewer: Viewer, ply: usize) -> impl Iterator<Item = (u64, &Entry<G>)> {
        let visible = &self.visible[self.row(viewer)];
        let first = visible.partition_point(|&index| self.entries[index].ply < ply);
        self.numbered(viewer, first).take_while(move |(_, entry)| entry.ply == ply)
    }

    fn numbered(&self, viewer: Viewer, skipped: usize) -> impl Iterator<Item = (u64, &Entry<G>)> {
        let visible = self.visible[self.row(viewer)].iter().enumerate().skip(skipped);
        visible.map(|(place, &index)| (place as u64 + 1, &self.entries[index]))
    }

    fn row(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.seats(), Seat::index)
    }

    fn seats(&self) -> usize {
        self.visible.len() - 1
    }
}
