//! Statements over many rows at once, given as their arguments.

use sqlx::{AssertSqlSafe, SqliteConnection};

/// The most rows of one statement: SQLite takes 32,766 arguments.
const MOST_ROWS: usize = 1024;

/// A value of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value<'a> {
    Nothing,
    Number(i64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Nothing, Into::into)
    }
}

/// Carries out a statement that takes its rows from `given`, with columns `column1`, `column2` and so on; how
/// many rows it touched. It must pass over rows of nothing but nulls: they fill up the list, so that there
/// are few statements to be prepared, whatever the number of rows.
pub(crate) async fn execute<const WIDTH: usize>(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: &[[Value<'_>; WIDTH]],
) -> Result<u64, sqlx::Error> {
    let mut touched = 0;
    for rows in rows.chunks(MOST_ROWS) {
        let row = format!("({})", ["?"; WIDTH].join(","));
        let given = vec![row; rows.len().next_power_of_two()].join(",");
        // Nothing but question marks is put into the text.
        let statement = AssertSqlSafe(format!("WITH given AS (VALUES {given}) {statement}"));
        let mut query = sqlx::query(statement);
        for value in rows.iter().flatten() {
            query = match *value {
                Value::Nothing => query.bind(None::<i64>),
                Value::Number(number) => query.bind(number),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
            };
        }
        touched += query.execute(&mut *connection).await?.rows_affected();
    }
    Ok(touched)
}
