//! Many new matches and writes to matches with few statements: a statement costs more than a row.

use crate::row_list::{self, Value};
use crate::{MatchWrite, NewMatch, PersonId};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;
use std::collections::HashMap;

const MATCHES: &str = "
    INSERT INTO matches (id, game, state, listed, plies, clock, summary, host, created, changed)
    SELECT column1, column2, column3, column4, 0, column5, column6, column7, column8, column8
    FROM given WHERE column1 IS NOT NULL";

/// Counts the steps and changes what changes with every step. A row that is not there, or is at another
/// step, is not touched, which the caller sees from the number of rows.
const ADVANCE: &str = "
    UPDATE matches SET
        plies   = plies + new.count,
        changed = new.at,
        clock   = iif(new.clocked, new.clock, matches.clock),
        summary = coalesce(new.summary, matches.summary)
    FROM (SELECT column1 AS id, column2 AS first, column3 AS count, column4 AS at, column5 AS clocked,
                 column6 AS clock, column7 AS summary
          FROM given) AS new
    WHERE matches.id = new.id AND (new.first IS NULL OR matches.plies = new.first)";

const STEPS: &str = "
    INSERT INTO steps (match, ply, line, at)
    SELECT matches.number, column2, column3, column4
    FROM given CROSS JOIN matches ON matches.id = column1";

/// What changes seldom, and is in indexes.
const STATES: &str = "
    UPDATE matches SET
        state  = coalesce(new.state, matches.state),
        listed = coalesce(new.listed, matches.listed),
        next   = coalesce(new.next, matches.next)
    FROM (SELECT column1 AS id, column2 AS state, column3 AS listed, column4 AS next FROM given) AS new
    WHERE matches.id = new.id";

const HEADS: &str = "
    INSERT INTO heads (match, head)
    SELECT matches.number, column2
    FROM given CROSS JOIN matches ON matches.id = column1
    WHERE true ON CONFLICT DO UPDATE SET head = excluded.head";

const SEATS: &str = "
    INSERT INTO seats (match, seat, person, token)
    SELECT matches.number, column2, column3, column4
    FROM given CROSS JOIN matches ON matches.id = column1
    WHERE true ON CONFLICT DO UPDATE SET person = excluded.person, token = excluded.token";

const RESULTS: &str = "
    INSERT INTO results (match, seat, person, game, variant, score, rank, seats, at)
    SELECT matches.number, column2, column3, column4, column5, column6, column7, column8, column9
    FROM given CROSS JOIN matches ON matches.id = column1
    WHERE true ON CONFLICT DO UPDATE SET
        person = excluded.person, game = excluded.game, variant = excluded.variant, score = excluded.score,
        rank = excluded.rank, seats = excluded.seats, at = excluded.at";

/// What became of the writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// All are stored.
    All,
    /// One is to a match that is not there, or at another step; or creates a match that is there already.
    OutOfPlace,
    /// One names a person who is not there.
    UnknownPerson,
}

/// Stores the rows of new matches, but for their [`NewMatch::first_write`]; or says that one of them must be
/// refused; then the caller takes back what is done so far.
pub(crate) async fn create(
    connection: &mut SqliteConnection,
    new: &[&NewMatch],
) -> Result<Written, sqlx::Error> {
    let rows: Vec<_> = new.iter().map(|new| created(new)).collect();
    judged(row_list::execute(connection, MATCHES, &rows).await)
}

/// Stores all of the writes, or says that one of them must be refused; then the caller takes back what is
/// done so far.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    writes: &[&MatchWrite],
) -> Result<Written, sqlx::Error> {
    let Some(advances) = merge(writes) else { return Ok(Written::OutOfPlace) };
    let rows: Vec<_> = advances.iter().map(Advance::row).collect();
    if row_list::execute(connection, ADVANCE, &rows).await? != rows.len() as u64 {
        return Ok(Written::OutOfPlace);
    }
    row_list::execute(connection, STEPS, &steps(writes)).await?;
    row_list::execute(connection, STATES, &states(writes)).await?;
    row_list::execute(connection, HEADS, &heads(writes)).await?;
    match judged(row_list::execute(connection, SEATS, &seats(writes)).await)? {
        Written::All => judged(row_list::execute(connection, RESULTS, &results(writes)).await),
        refused => Ok(refused),
    }
}

/// What it means that rows were not stored.
fn judged(executed: Result<u64, sqlx::Error>) -> Result<Written, sqlx::Error> {
    let kind = executed.as_ref().err().and_then(|error| Some(error.as_database_error()?.kind()));
    match kind {
        Some(ErrorKind::UniqueViolation) => Ok(Written::OutOfPlace),
        Some(ErrorKind::ForeignKeyViolation) => Ok(Written::UnknownPerson),
        _ => executed.map(|_| Written::All),
    }
}

fn created(new: &NewMatch) -> [Value<'_>; 8] {
    [
        (&*new.id).into(),
        (&*new.game).into(),
        <&'static str>::from(new.state).into(),
        i64::from(new.listed).into(),
        new.clock.as_deref().into(),
        (&*new.summary).into(),
        person(new.host),
        new.at.into(),
    ]
}

/// What changes with every step of a match, over all of its writes.
struct Advance<'a> {
    id: &'a str,
    first: Option<u32>,
    count: usize,
    at: i64,
    clock: Option<Option<&'a str>>,
    summary: Option<&'a str>,
}

impl<'a> Advance<'a> {
    fn row(&self) -> [Value<'a>; 7] {
        let clocked = i64::from(self.clock.is_some());
        [
            self.id.into(),
            self.first.map(i64::from).into(),
            (self.count as i64).into(),
            self.at.into(),
            clocked.into(),
            self.clock.flatten().into(),
            self.summary.into(),
        ]
    }
}

/// One for each match. Nothing where steps of one match do not follow each other.
fn merge<'a>(writes: &[&'a MatchWrite]) -> Option<Vec<Advance<'a>>> {
    let mut advances: Vec<Advance<'a>> = Vec::with_capacity(writes.len());
    let mut places: HashMap<&str, usize> = HashMap::with_capacity(writes.len());
    for write in writes {
        let place = *places.entry(&write.match_id).or_insert(advances.len());
        if place == advances.len() {
            let (id, at) = (&*write.match_id, write.at);
            advances.push(Advance { id, first: None, count: 0, at, clock: None, summary: None });
        }
        let advance = &mut advances[place];
        advance.at = write.at;
        if let Some(append) = &write.append {
            let start = *advance.first.get_or_insert(append.first_ply);
            if start as usize + advance.count != append.first_ply as usize {
                return None;
            }
            advance.count += append.lines.len();
        }
        advance.clock = write.clock.as_ref().map(|clock| clock.as_deref()).or(advance.clock);
        advance.summary = write.summary.as_deref().or(advance.summary);
    }
    Some(advances)
}

fn steps<'a>(writes: &[&'a MatchWrite]) -> Vec<[Value<'a>; 4]> {
    let mut rows = Vec::with_capacity(writes.len());
    for write in writes {
        let Some(append) = &write.append else { continue };
        let plies = i64::from(append.first_ply)..;
        let row = |(ply, line): (i64, &'a String)| {
            [(&*write.match_id).into(), ply.into(), (&**line).into(), write.at.into()]
        };
        rows.extend(plies.zip(&append.lines).map(row));
    }
    rows
}

/// One row a match, as an update must not meet the same row twice.
fn states<'a>(writes: &[&'a MatchWrite]) -> Vec<[Value<'a>; 4]> {
    let mut rows: Vec<[Value<'a>; 4]> = Vec::new();
    for write in writes {
        let state = write.state.map(<&'static str>::from);
        let listed = write.listed.map(i64::from);
        let new = [(&*write.match_id).into(), state.into(), listed.into(), write.next.as_deref().into()];
        if new[1..] == [Value::Nothing; 3] {
            continue;
        }
        match rows.iter_mut().find(|row| row[0] == new[0]) {
            Some(row) => {
                let later = row.iter_mut().zip(new).filter(|(_, new)| *new != Value::Nothing);
                later.for_each(|(old, new)| *old = new);
            }
            None => rows.push(new),
        }
    }
    rows
}

fn heads<'a>(writes: &[&'a MatchWrite]) -> Vec<[Value<'a>; 2]> {
    let row = |write: &&'a MatchWrite| Some([(&*write.match_id).into(), write.head.as_deref()?.into()]);
    writes.iter().filter_map(row).collect()
}

fn seats<'a>(writes: &[&'a MatchWrite]) -> Vec<[Value<'a>; 4]> {
    let mut rows = Vec::new();
    for write in writes {
        rows.extend(write.seats.iter().map(|row| {
            let token = row.token.as_ref().map_or(Value::Nothing, |token| Value::Bytes(token));
            [(&*write.match_id).into(), i64::from(row.seat).into(), person(row.person), token]
        }));
    }
    rows
}

fn results<'a>(writes: &[&'a MatchWrite]) -> Vec<[Value<'a>; 9]> {
    let mut rows = Vec::new();
    for write in writes {
        rows.extend(write.results.iter().map(|row| {
            [
                (&*write.match_id).into(),
                i64::from(row.seat).into(),
                person(row.person),
                (&*row.game).into(),
                (&*row.variant).into(),
                row.score.into(),
                i64::from(row.rank).into(),
                i64::from(row.seats).into(),
                write.at.into(),
            ]
        }));
    }
    rows
}

fn person<'a>(person: Option<PersonId>) -> Value<'a> {
    person.map(|person| person.0).into()
}
