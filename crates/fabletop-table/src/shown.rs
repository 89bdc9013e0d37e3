//! The only thing that leaves about a match, and what must not.

use crate::leaving_out::LeavingOut;
use fabletop_core::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// JSON that a viewer may see: a view, an event, an action it may take.
///
/// Only this crate makes one, and only from what a game made for that viewer. A server that sends
/// nothing but `Shown` cannot send a state by mistake.
///
/// It cannot be made by hand,
///
/// ```compile_fail
/// let forged = fabletop_table::Shown(serde_json::value::RawValue::from_string("1".into()).unwrap());
/// ```
///
/// converted from something,
///
/// ```compile_fail
/// let forged: fabletop_table::Shown = serde_json::json!({"hand": [1, 2]}).into();
/// ```
///
/// or read from outside:
///
/// ```compile_fail
/// let forged: fabletop_table::Shown = serde_json::from_str("1").unwrap();
/// ```
#[derive(Clone)]
pub struct Shown(Box<RawValue>);

impl Shown {
    /// What `view` lists. The caller says by the function it picks what kind of thing is shown.
    pub(crate) fn view<G: Game>(view: &G::View) -> Result<Shown, serde_json::Error> {
        Shown::of(view)
    }

    /// The same without one field, for what was shown before.
    pub(crate) fn view_without<G: Game>(view: &G::View, field: &str) -> Result<Shown, serde_json::Error> {
        Shown::of(&LeavingOut { field, value: view })
    }

    /// A view as text, in a JSON string.
    pub(crate) fn view_text<G: Game>(view: &G::View) -> Result<Shown, serde_json::Error> {
        Shown::of(&view.to_string())
    }

    /// What the table agreed on, for anybody.
    pub(crate) fn config<G: Game>(config: &G::Config) -> Result<Shown, serde_json::Error> {
        Shown::of(config)
    }

    /// What a viewer sees of an event.
    pub(crate) fn event<G: Game>(event: &G::EventView) -> Result<Shown, serde_json::Error> {
        Shown::of(event)
    }

    /// An action that a seat may take, for that seat.
    pub(crate) fn action<G: Game>(action: &G::Action) -> Result<Shown, serde_json::Error> {
        Shown::of(action)
    }

    /// A reason for advice, for the seat from whose view it was made.
    pub(crate) fn reason(reason: &Value) -> Result<Shown, serde_json::Error> {
        Shown::of(reason)
    }

    /// The record of a match that is over, for anybody.
    pub(crate) fn record(text: String) -> Result<Shown, serde_json::Error> {
        RawValue::from_string(text).map(Shown)
    }

    fn of<T: Serialize>(value: &T) -> Result<Shown, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Shown)
    }

    /// The JSON text; on one line, but for a record.
    pub fn json(&self) -> &str {
        self.0.get()
    }

    /// The JSON as a tree; for a generic board.
    pub fn as_value(&self) -> Value {
        serde_json::from_str(self.json()).unwrap_or(Value::Null)
    }

    /// The typed thing that was shown, for a board that knows the game.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.json())
    }
}

/// Text that only the host may have: it holds every hand and the secret of a running match.
///
/// It cannot be put into a message by mistake:
///
/// ```compile_fail
/// fn send(kept: fabletop_table::HostOnly) -> String {
///     serde_json::to_string(&kept).unwrap()
/// }
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct HostOnly(pub(crate) String);

impl HostOnly {
    /// The text, for the host's own store.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for HostOnly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HostOnly(..)")
    }
}

/// Passes the JSON through as it is. Made for `serde_json`.
impl Serialize for Shown {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Shown({})", self.json())
    }
}
