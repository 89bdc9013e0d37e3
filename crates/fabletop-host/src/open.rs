//! New matches.

use crate::clock::{Clock, Moved};
use crate::kept::{Chair, Kept, Settings, stored_state};
use crate::live::{short_summary, summary};
use crate::shared::Shared;
use crate::{HostError, Token, Visitor, token};
use fabletop_core::{MAX_SEATS, Seat, SeatSet};
use fabletop_games::{Entry, GameError, Setup, find};
use fabletop_protocol::{MatchState, NewTable, SeatOccupant, SeatPlan, TableSummary, TimeControl};
use fabletop_store::NewMatch;
use fabletop_table::{DynTable, Secret};
use std::collections::VecDeque;
use std::sync::Arc;
use tokio::time::Instant;

/// A bank of a week is enough for everybody.
const MOST_SECONDS: u32 = 7 * 24 * 60 * 60;
const MOST_DAYS: u8 = 30;

/// A table as somebody wants it, and the recovery token of the opener's seat.
pub(crate) fn new(
    who: &Visitor,
    plan: NewTable,
    secret: Secret,
) -> Result<(Kept, Option<(Seat, String)>), HostError> {
    let entry = find(&plan.game)?;
    check(&plan)?;
    let mut sitting = None;
    let mut chairs = Vec::new();
    for (seat, plan) in Seat::all(plan.seats.len()).zip(&plan.seats) {
        chairs.push(match plan {
            SeatPlan::You => {
                let (recovery, hash) = Kept::recovery()?;
                sitting = Some((seat, recovery));
                Chair::person(who.person, &who.name, Some(hash))
            }
            SeatPlan::Open => Chair::open(),
            SeatPlan::Bot { bot, level } => {
                Kept::check_bot(entry, bot)?;
                Chair::bot(bot, *level)
            }
        });
    }
    let variant = variant(entry, &plan);
    let settings = Settings {
        variant,
        options: plan.options,
        listed: plan.listed,
        time: plan.time,
        spectators: plan.spectators,
        undo: plan.undo,
        help: plan.help,
    };
    let mut table = table(entry, &settings, &chairs, secret)?;
    let seat = sitting.as_ref().map(|(seat, _)| *seat);
    if let (Some(seat), Some(nonce)) = (seat, &plan.nonce) {
        table.set_nonce(seat, token::nonce(nonce)?)?;
    }
    let mut kept = kept(entry, token::match_id()?, table, settings, chairs)?;
    kept.opener = Some(who.person);
    kept.opened_by.clone_from(&who.name);
    kept.host = seat;
    begin_if_full(&mut kept)?;
    Ok((kept, sitting))
}

/// The same once more, with the same people, dealt as it was promised to them.
pub(crate) fn again(old: &Kept) -> Result<Kept, HostError> {
    let chair = |chair: &Chair| match (&chair.occupant, &chair.substitute) {
        (SeatOccupant::Person { .. }, Some(bot)) if chair.resigned => Chair::bot(bot, None),
        _ => Chair { substitute: None, ..chair.clone() },
    };
    let chairs: Vec<Chair> = old.chairs.iter().map(chair).collect();
    let deal = old.next_deal.as_ref().ok_or(HostError::NotOver)?;
    let settings = old.settings.clone();
    let mut table = table(old.entry, &settings, &chairs, deal.secret())?;
    for (seat, nonce) in deal.nonces() {
        table.set_nonce(seat, nonce)?;
    }
    let mut kept = kept(old.entry, deal.id.clone(), table, settings, chairs)?;
    kept.opener = old.opener;
    kept.opened_by.clone_from(&old.opened_by);
    kept.host = old.host.filter(|seat| kept.chairs[seat.index()].is_persons());
    begin_if_full(&mut kept)?;
    Ok(kept)
}

/// Stores a new match and lets it live.
pub(crate) async fn store(shared: &Arc<Shared>, mut kept: Kept) -> Result<(), HostError> {
    let lines = kept.table.step_lines(0)?;
    kept.summary = short_summary(&kept)?;
    let alone = kept.state == MatchState::Playing && kept.people().is_empty();
    let clock = kept.clock.stored(alone);
    kept.clock_is_stored = clock.is_some();
    let new = NewMatch {
        id: kept.id.clone(),
        game: kept.entry.id.to_owned(),
        head: kept.head()?,
        state: stored_state(kept.state),
        listed: kept.settings.listed,
        clock,
        summary: kept.summary.clone(),
        host: kept.opener,
        seats: kept.seats().map(|(seat, chair)| chair.row(seat)).collect(),
        lines: lines.iter().map(|line| line.text().to_owned()).collect(),
        at: kept.created,
    };
    shared.store.create_match(new).await?;
    kept.stored_plies = kept.table.ply();
    if kept.settings.listed && kept.state != MatchState::Over {
        let (created, changed) = (kept.created, kept.changed);
        shared.lobby.put(TableSummary { created, changed, ..summary(&kept) });
    }
    shared.begin(kept);
    Ok(())
}

fn check(plan: &NewTable) -> Result<(), HostError> {
    let bad = |message: &str| Err(HostError::BadRequest(message.to_owned()));
    if plan.seats.len() > MAX_SEATS {
        return bad("there are not so many seats at any table");
    }
    if plan.seats.iter().filter(|&seat| *seat == SeatPlan::You).count() > 1 {
        return bad("at most one seat is yours");
    }
    match plan.time {
        TimeControl::Clock { bank_seconds, turn_seconds }
            if bank_seconds > MOST_SECONDS
                || turn_seconds > MOST_SECONDS
                || bank_seconds + turn_seconds == 0 =>
        {
            bad("a clock has 1 second to 7 days")
        }
        TimeControl::Days { days } if !(1..=MOST_DAYS).contains(&days) => bad("1 to 30 days for a decision"),
        _ => Ok(()),
    }
}

/// The variant asked for, or the first for so many; the registry refuses what does not fit.
fn variant(entry: &Entry, plan: &NewTable) -> String {
    let fits = |least: u8, most: u8| (usize::from(least)..=usize::from(most)).contains(&plan.seats.len());
    let first = || entry.variants.iter().find(|facts| fits(facts.least, facts.most));
    plan.variant.clone().or_else(|| first().map(|facts| facts.id.to_owned())).unwrap_or_default()
}

fn table(
    entry: &Entry,
    settings: &Settings,
    chairs: &[Chair],
    secret: Secret,
) -> Result<Box<dyn DynTable>, GameError> {
    let options = settings.options.iter().map(|(id, value)| (id.clone(), value.clone())).collect();
    let variant = Some(settings.variant.clone()).filter(|variant| !variant.is_empty());
    let setup = Setup { seats: chairs.len(), variant, options };
    entry.create(&setup, chairs.iter().map(Chair::at_table).collect(), secret)
}

fn kept(
    entry: &'static Entry,
    id: String,
    table: Box<dyn DynTable>,
    settings: Settings,
    chairs: Vec<Chair>,
) -> Result<Kept, HostError> {
    let now = token::now();
    Ok(Kept {
        id,
        entry,
        turn: table.turn(),
        table,
        stored_plies: 0,
        state: MatchState::Waiting,
        invite: Token::new()?.reveal().to_owned(),
        opener: None,
        opened_by: String::new(),
        host: None,
        clock: Clock::new(settings.time, chairs.len()),
        settings,
        chairs,
        open_hands: SeatSet::EMPTY,
        rematch: SeatSet::EMPTY,
        undo: None,
        next_deal: None,
        next: None,
        created: now,
        changed: now,
        summary: String::new(),
        clock_is_stored: false,
        talk: VecDeque::new(),
    })
}

fn begin_if_full(kept: &mut Kept) -> Result<(), HostError> {
    if kept.chairs.iter().any(Chair::is_open) {
        return Ok(());
    }
    kept.begin()?;
    let people = kept.people();
    kept.clock.turn_to(Instant::now(), token::now(), &kept.turn, people, Moved::Begun);
    Ok(())
}
