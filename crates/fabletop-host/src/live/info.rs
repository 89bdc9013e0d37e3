//! What everybody may know about a match.

use super::Live;
use crate::kept::Kept;
use crate::next_deal::NextDeal;
use crate::token;
use fabletop_core::{Seat, SeatSet};
use fabletop_protocol::{MatchInfo, MatchState, SeatInfo, TableSummary, TurnInfo, TurnKind, Voting};
use tokio::time::Instant;

impl Live {
    pub(super) fn info(&self) -> MatchInfo {
        let kept = &self.kept;
        MatchInfo {
            id: kept.id.clone(),
            game: kept.entry.id.to_owned(),
            variant: kept.settings.variant.clone(),
            options: kept.entry.in_few_words(&kept.settings.options),
            state: kept.state,
            seats: Seat::all(kept.chairs.len()).map(|seat| self.seat_info(seat)).collect(),
            host: kept.host,
            listed: kept.settings.listed,
            time: kept.settings.time,
            spectators: kept.settings.spectators,
            undo: kept.settings.undo,
            help: kept.settings.help,
            commitment: kept.table.commitment().to_string(),
            created: kept.created,
            watching: self.watching(),
            turn: turn(kept),
            clock: kept.clock.info(Instant::now(), token::now()),
            undo_request: kept.undo.clone(),
            open_hands: voting(kept.open_hands, kept.voters()),
            rematch: voting(kept.rematch, kept.voters()),
            next_commitment: next_commitment(kept),
            next: kept.next.clone(),
        }
    }

    fn seat_info(&self, seat: Seat) -> SeatInfo {
        let chair = &self.kept.chairs[seat.index()];
        SeatInfo {
            occupant: chair.occupant.clone(),
            present: self.is_present(seat),
            substitute: chair.substitute.clone(),
            resigned: chair.resigned,
            claimable: self.is_claimable(seat),
        }
    }

    fn watching(&self) -> u32 {
        self.links.iter().filter(|link| link.viewer.seat().is_none() && !link.over).count() as u32
    }
}

/// What the match waits for; none before it begins.
pub(super) fn turn(kept: &Kept) -> Option<TurnInfo> {
    (kept.state != MatchState::Waiting).then(|| turn_info(kept.turn.clone()))
}

/// The table's turn in the words of the protocol.
pub(super) fn turn_info(turn: fabletop_table::TurnInfo) -> TurnInfo {
    let what = match turn.kind {
        fabletop_table::TurnKind::Seats => TurnKind::Seats,
        fabletop_table::TurnKind::Timed => TurnKind::Timed,
        fabletop_table::TurnKind::Chance => TurnKind::Chance,
        fabletop_table::TurnKind::Over => TurnKind::Over,
    };
    TurnInfo { what, seats: turn.seats, seconds: turn.seconds, outcome: turn.outcome }
}

/// What is promised for the next match, once somebody may add to it.
fn next_commitment(kept: &Kept) -> Option<String> {
    let deal = kept.next_deal.as_ref().filter(|_| kept.state == MatchState::Over);
    deal.map(NextDeal::commitment)
}

pub(super) fn voting(agreed: SeatSet, voters: SeatSet) -> Voting {
    let carried = !voters.is_empty() && voters.iter().all(|seat| agreed.contains(seat));
    Voting { agreed, carried }
}

/// The match in a list. Its times are the store's.
pub(crate) fn summary(kept: &Kept) -> TableSummary {
    TableSummary {
        id: kept.id.clone(),
        game: kept.entry.id.to_owned(),
        variant: kept.settings.variant.clone(),
        state: kept.state,
        seats: kept.chairs.iter().map(|chair| chair.occupant.clone()).collect(),
        host: kept.opened_by.clone(),
        time: kept.settings.time,
        spectators: kept.settings.spectators,
        turn: turn(kept),
        you: None,
        created: 0,
        changed: 0,
    }
}
