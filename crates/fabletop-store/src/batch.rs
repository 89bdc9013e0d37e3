//! Many writes to matches with few statements: a statement costs more than a row.

use crate::MatchWrite;
use serde::Serialize;
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;
use std::collections::HashMap;

/// Counts the steps and changes what changes with every step. A row that is not there, or is at another
/// step, is not touched, which the caller sees from the number of rows.
const ADVANCE: &str = "
    UPDATE matches SET
        plies   = plies + coalesce(new.count, 0),
        changed = new.at,
        clock   = iif(new.clocked, new.clock, matches.clock),
        summary = coalesce(new.summary, matches.summary)
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS first, value ->> 2 AS count, value ->> 3 AS at,
                 value ->> 4 AS clocked, value ->> 5 AS clock, value ->> 6 AS summary
          FROM json_each(?1)) AS new
    WHERE matches.id = new.id AND (new.first IS NULL OR matches.plies = new.first)";

const STEPS: &str = "
    INSERT INTO steps (match, ply, line, at)
    SELECT matches.number, value ->> 1, value ->> 2, value ->> 3
    FROM json_each(?1) CROSS JOIN matches ON matches.id = value ->> 0";

/// What changes seldom, and is in indexes.
const STATES: &str = "
    UPDATE matches SET
        state  = coalesce(new.state, matches.state),
        listed = coalesce(new.listed, matches.listed),
        next   = coalesce(new.next, matches.next)
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS state, value ->> 2 AS listed, value ->> 3 AS next
          FROM json_each(?1)) AS new
    WHERE matches.id = new.id";

const HEADS: &str = "
    INSERT INTO heads (match, head)
    SELECT matches.number, value ->> 1
    FROM json_each(?1) CROSS JOIN matches ON matches.id = value ->> 0
    WHERE true ON CONFLICT DO UPDATE SET head = excluded.head";

const SEATS: &str = "
    INSERT INTO seats (match, seat, person, token)
    SELECT matches.number, value ->> 1, value ->> 2, unhex(value ->> 3)
    FROM json_each(?1) CROSS JOIN matches ON matches.id = value ->> 0
    WHERE true ON CONFLICT DO UPDATE SET person = excluded.person, token = excluded.token";

const RESULTS: &str = "
    INSERT INTO results (match, seat, person, game, variant, score, rank, seats, at)
    SELECT matches.number, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
           value ->> 7, value ->> 8
    FROM json_each(?1) CROSS JOIN matches ON matches.id = value ->> 0
    WHERE true ON CONFLICT DO UPDATE SET
        person = excluded.person, game = excluded.game, variant = excluded.variant, score = excluded.score,
        rank = excluded.rank, seats = excluded.seats, at = excluded.at";

/// What became of the writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// All are stored.
    All,
    /// One is to a match that is not there, or at another step.
    OutOfPlace,
    /// One names a person who is not there.
    UnknownPerson,
}

/// Stores all of the writes, or says that one of them must be refused; then the caller takes back what is
/// done so far.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    writes: &[&MatchWrite],
) -> Result<Written, sqlx::Error> {
    let Some(advances) = merge(writes) else { return Ok(Written::OutOfPlace) };
    let touched = execute(connection, ADVANCE, text(&advances)?).await?;
    if touched != Some(advances.len() as u64) {
        return Ok(Written::OutOfPlace);
    }
    let statements = [
        (STEPS, text(&steps(writes))?),
        (STATES, text(&states(writes))?),
        (HEADS, text(&heads(writes))?),
        (SEATS, text(&seats(writes))?),
        (RESULTS, text(&results(writes))?),
    ];
    for (statement, rows) in statements {
        if rows != "[]" && execute(connection, statement, rows).await?.is_none() {
            return Ok(Written::UnknownPerson);
        }
    }
    Ok(Written::All)
}

/// Id, first ply, number of new plies, time, whether the clock changes, the clock, summary.
type Advance<'a> = (&'a str, Option<u32>, usize, i64, bool, Option<&'a str>, Option<&'a str>);

/// One row a match. Nothing where steps of one match do not follow each other.
fn merge<'a>(writes: &[&'a MatchWrite]) -> Option<Vec<Advance<'a>>> {
    let mut rows: Vec<Advance<'a>> = Vec::with_capacity(writes.len());
    let mut places: HashMap<&str, usize> = HashMap::with_capacity(writes.len());
    for write in writes {
        let place = *places.entry(&write.match_id).or_insert(rows.len());
        if place == rows.len() {
            rows.push((&write.match_id, None, 0, write.at, false, None, None));
        }
        let (_, first, count, at, clocked, clock, summary) = &mut rows[place];
        *at = write.at;
        if let Some(append) = &write.append {
            let start = *first.get_or_insert(append.first_ply);
            if start as usize + *count != append.first_ply as usize {
                return None;
            }
            *count += append.lines.len();
        }
        if let Some(new) = &write.clock {
            (*clocked, *clock) = (true, new.as_deref());
        }
        *summary = write.summary.as_deref().or(*summary);
    }
    Some(rows)
}

fn steps<'a>(writes: &[&'a MatchWrite]) -> Vec<(&'a str, u64, &'a str, i64)> {
    let mut rows = Vec::with_capacity(writes.len());
    for write in writes {
        let Some(append) = &write.append else { continue };
        let plies = u64::from(append.first_ply)..;
        rows.extend(plies.zip(&append.lines).map(|(ply, line)| (&*write.match_id, ply, &**line, write.at)));
    }
    rows
}

type StateRow<'a> = (&'a str, Option<&'static str>, Option<bool>, Option<&'a str>);

/// One row a match, as an update must not meet the same row twice.
fn states<'a>(writes: &[&'a MatchWrite]) -> Vec<StateRow<'a>> {
    let mut rows: Vec<StateRow<'a>> = Vec::new();
    for write in writes {
        if write.state.is_none() && write.listed.is_none() && write.next.is_none() {
            continue;
        }
        let (state, next) = (write.state.map(Into::into), write.next.as_deref());
        match rows.iter_mut().find(|row| row.0 == write.match_id) {
            Some(row) => {
                *row = (row.0, state.or(row.1), write.listed.or(row.2), next.or(row.3));
            }
            None => rows.push((&write.match_id, state, write.listed, next)),
        }
    }
    rows
}

fn heads<'a>(writes: &[&'a MatchWrite]) -> Vec<(&'a str, &'a str)> {
    writes.iter().filter_map(|write| Some((&*write.match_id, write.head.as_deref()?))).collect()
}

fn seats<'a>(writes: &[&'a MatchWrite]) -> Vec<impl Serialize + use<'a>> {
    let mut rows = Vec::new();
    for write in writes {
        rows.extend(write.seats.iter().map(|row| {
            let token =
                row.token.map(|token| token.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
            (&*write.match_id, row.seat, row.person, token)
        }));
    }
    rows
}

fn results<'a>(writes: &[&'a MatchWrite]) -> Vec<impl Serialize + use<'a>> {
    let mut rows = Vec::new();
    for write in writes {
        rows.extend(write.results.iter().map(|row| {
            let (game, variant) = (&*row.game, &*row.variant);
            (&*write.match_id, row.seat, row.person, game, variant, row.score, row.rank, row.seats, write.at)
        }));
    }
    rows
}

fn text(rows: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// How many rows were written; nothing where a row names a person who is not there.
async fn execute(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: String,
) -> Result<Option<u64>, sqlx::Error> {
    match sqlx::query(statement).bind(rows).execute(connection).await {
        Ok(done) => Ok(Some(done.rows_affected())),
        Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::ForeignKeyViolation => Ok(None),
        Err(error) => Err(error),
    }
}
