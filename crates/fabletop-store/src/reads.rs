//! Reading, which never waits for writing.

use crate::deeds::account_key;
use crate::{
    Account, GameStatistics, MatchEntry, MatchOfPerson, OpenTables, Person, PersonId, RunningClock, Session,
    Store, StoreError, StoredMatch, TalkLine, TokenHash,
};
use sqlx::{FromRow, Row};

/// The columns of a [`MatchEntry`].
macro_rules! entry {
    ($start:literal, $rest:literal) => {
        concat!(
            $start,
            " id, game, state, listed, summary, next, host, plies, created, changed FROM matches ",
            $rest
        )
    };
}

impl Store {
    /// A match with everything needed to play on.
    pub async fn load_match(&self, match_id: &str) -> Result<Option<StoredMatch>, StoreError> {
        self.load(match_id).await.map_err(|error| self.failed(&error))
    }

    /// All parts from the same moment, hence the transaction.
    async fn load(&self, match_id: &str) -> Result<Option<StoredMatch>, sqlx::Error> {
        let mut moment = self.readers.begin().await?;
        let found =
            sqlx::query(entry!("SELECT number, head, clock,", "JOIN heads ON match = number WHERE id = ?"))
                .bind(match_id)
                .fetch_optional(&mut *moment)
                .await?;
        let Some(row) = found else { return Ok(None) };
        let number: i64 = row.try_get("number")?;
        let steps = sqlx::query_as("SELECT line, at FROM steps WHERE match = ? ORDER BY ply").bind(number);
        let seats = sqlx::query_as("SELECT seat, person, token FROM seats WHERE match = ? ORDER BY seat");
        let names = sqlx::query_scalar(
            "SELECT name FROM seats LEFT JOIN people ON people.id = person WHERE match = ? ORDER BY seat",
        );
        let last_talk = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM talk WHERE match = ?");
        Ok(Some(StoredMatch {
            entry: MatchEntry::from_row(&row)?,
            head: row.try_get("head")?,
            clock: row.try_get("clock")?,
            steps: steps.fetch_all(&mut *moment).await?,
            seats: seats.bind(number).fetch_all(&mut *moment).await?,
            names: names.bind(number).fetch_all(&mut *moment).await?,
            last_talk: last_talk.bind(number).fetch_one(&mut *moment).await?,
        }))
    }

    /// What can be said of a match without loading it.
    pub async fn match_entry(&self, match_id: &str) -> Result<Option<MatchEntry>, StoreError> {
        let query = sqlx::query_as(entry!("SELECT", "WHERE id = ?")).bind(match_id);
        query.fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The listed tables that are not over, newest first.
    pub async fn open_tables(&self, limit: u32) -> Result<Vec<MatchEntry>, StoreError> {
        let query = sqlx::query_as(entry!(
            "SELECT",
            "WHERE listed AND state <> 'over' ORDER BY created DESC, number DESC LIMIT ?"
        ));
        query.bind(limit).fetch_all(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The matches somebody sits in, last changed first, each once.
    pub async fn matches_of(&self, person: PersonId, limit: u32) -> Result<Vec<MatchOfPerson>, StoreError> {
        let query = sqlx::query_as(entry!(
            "SELECT min(seat) AS seat,",
            "JOIN seats ON match = number WHERE person = ? GROUP BY number
             ORDER BY changed DESC, number DESC LIMIT ?"
        ));
        let query = query.bind(person.0).bind(limit);
        query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The matches that are played under a clock, for a start of the server.
    pub async fn matches_with_running_clock(&self) -> Result<Vec<RunningClock>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, clock FROM matches
             WHERE state = 'playing' AND state <> 'over' AND clock IS NOT NULL ORDER BY number",
        );
        query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The waiting matches to which nothing happened since.
    pub async fn stale_tables(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT id FROM matches WHERE state = 'waiting' AND state <> 'over' AND changed < ? ORDER BY number",
        );
        query.bind(before).fetch_all(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// How many tables somebody opened that are not over.
    pub async fn count_open_tables_of(&self, person: PersonId) -> Result<OpenTables, StoreError> {
        let query = sqlx::query_as(
            "SELECT coalesce(sum(state = 'waiting'), 0) AS waiting, coalesce(sum(state = 'playing'), 0) AS playing
             FROM matches WHERE host = ? AND state <> 'over'",
        );
        query.bind(person.0).fetch_one(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The match and seat of a recovery token.
    pub async fn seat_by_token(&self, token: &TokenHash) -> Result<Option<(String, u8)>, StoreError> {
        let query =
            sqlx::query_as("SELECT id, seat FROM seats JOIN matches ON number = match WHERE token = ?");
        query.bind(&token[..]).fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// The last lines of talk after a number, oldest first.
    pub async fn talk(&self, match_id: &str, since: u32, limit: u32) -> Result<Vec<TalkLine>, StoreError> {
        let query = sqlx::query_as(
            "SELECT talk.number, seat, name, kind, text, at FROM talk JOIN matches ON matches.number = match
             WHERE id = ? AND talk.number > ? ORDER BY talk.number DESC LIMIT ?",
        );
        let query = query.bind(match_id).bind(since).bind(limit);
        let mut lines: Vec<TalkLine> =
            query.fetch_all(&self.readers).await.map_err(|error| self.failed(&error))?;
        lines.reverse();
        Ok(lines)
    }

    /// Somebody.
    pub async fn person(&self, person: PersonId) -> Result<Option<Person>, StoreError> {
        let query =
            sqlx::query_as("SELECT id, name, account, created FROM people WHERE id = ?").bind(person.0);
        query.fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// Whose account it is; upper and lower case are the same.
    pub async fn person_by_account(&self, account: &str) -> Result<Option<Account>, StoreError> {
        let query =
            sqlx::query_as("SELECT id, name, account, created, password FROM people WHERE account_key = ?");
        let query = query.bind(account_key(account));
        query.fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// Who is behind a token.
    pub async fn person_by_session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let query = sqlx::query_as(
            "SELECT id, name, account, people.created, kind, sessions.created AS session_created, seen
             FROM sessions JOIN people ON id = person WHERE token = ?",
        );
        query.bind(&token[..]).fetch_optional(&self.readers).await.map_err(|error| self.failed(&error))
    }

    /// How somebody does, by game and variant, the most played first.
    pub async fn statistics(&self, person: PersonId) -> Result<Vec<GameStatistics>, StoreError> {
        let query = sqlx::query_as(
            "SELECT game, variant, count(*) AS played, sum(rank = 1) AS won, max(score) AS best, avg(score) AS mean
             FROM results WHERE person = ? GROUP BY game, variant ORDER BY played DESC, game, variant",
        );
        query.bind(person.0).fetch_all(&self.readers).await.map_err(|error| self.failed(&error))
    }
}
