//! A match as it happens: the messages of its WebSocket.

use crate::{ErrorBody, MatchInfo};
use fabletop_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a client sends: over the WebSocket, or as the body of `POST /matches/{match}/messages`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClientMessage {
    /// Chosen by the client; the answer carries it.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: u64,
    /// What is asked for.
    #[serde(flatten)]
    pub request: Request,
}

/// What a client asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Request {
    /// Answers my prompt of that number with an action: one of `legal`, as it stands there.
    Act {
        /// The number of the prompt.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        prompt: u64,
        /// The action.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        #[cfg_attr(feature = "schema", schema(value_type = Value))]
        action: Value,
    },
    /// The same in the game's notation.
    ActText {
        /// The number of the prompt.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        prompt: u64,
        /// The action.
        text: String,
    },
    /// Asks what a strong bot would do in my place, where the table allows help; only over the WebSocket, and only
    /// in my own turn.
    Hint {
        /// The number of the prompt.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        prompt: u64,
    },
    /// Takes my last action back, or asks the others to let me.
    Undo,
    /// Answers somebody's wish to take an action back.
    AnswerUndo {
        /// Whether they may.
        agree: bool,
    },
    /// A bot plays for me until I return.
    Leave,
    /// I play myself again.
    Return,
    /// I give up for good; a bot plays on.
    Resign,
    /// Lets a bot play for a seat whose person is away and holds up the table.
    Claim {
        /// Which.
        seat: Seat,
    },
    /// Those who watch may see my hand, if all people agree; or not.
    OpenHands {
        /// Whether they may.
        agree: bool,
    },
    /// I want to play again with the same people, or not.
    Rematch {
        /// Whether I do.
        agree: bool,
        /// What I add to the deal of the next match: 32 bytes in hexadecimal.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        nonce: Option<String>,
    },
    /// The host, before the match: an open seat becomes a bot's, or a bot's an open one.
    SetSeat {
        /// Which.
        seat: Seat,
        /// The bot; none for an open seat.
        bot: Option<String>,
        /// Its level.
        #[serde(default)]
        level: Option<u8>,
    },
    /// The host, before the match: fills the open seats with bots and begins.
    Start {
        /// The bot for the open seats.
        bot: String,
        /// Its level.
        #[serde(default)]
        level: Option<u8>,
    },
    /// Says something.
    Say {
        /// Up to 200 characters.
        text: String,
    },
    /// Shows something.
    Emote {
        /// Its id: `hello`, `well-played`, `thanks`, `oops`, `wow`, `thinking`.
        emote: String,
    },
    /// Asks for an answer, to see whether the connection lives.
    Ping,
}

/// How often a client wants the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Views {
    /// With every update: for boards.
    #[default]
    Always,
    /// On joining, and whenever I am asked something: for bots.
    OwnTurn,
    /// On joining only: for clients that follow the events.
    Joining,
}

/// What the server sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ServerMessage<P = Value> {
    /// The first message of every connection: everything.
    Joined(Box<Joined<P>>),
    /// Something happened in the game.
    Update {
        /// What, in order; the numbers go on from the last ones.
        events: Vec<Event<P>>,
        /// How it stands after that, as often as the client wants it.
        position: Option<Position<P>>,
    },
    /// Something changed about the table: seats, presence, clock, wishes.
    Table {
        /// All about it.
        #[serde(rename = "match")]
        info: Box<MatchInfo>,
    },
    /// Somebody said or showed something.
    Talk {
        /// What.
        line: Talk,
    },
    /// A message was carried out; an action is durable by now.
    Done {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
    },
    /// A message was not carried out, and nothing changed.
    Refused {
        /// Which.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// Why.
        error: ErrorBody,
    },
    /// What a strong bot would do, and why: only for the seat that asked.
    Hint {
        /// Which message asked.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        id: u64,
        /// The answer.
        hint: Hint<P>,
    },
    /// The connection ends; the code says why: `server-stopping`, `too-slow`, `seat-recovered`.
    Closing {
        /// Why.
        code: String,
    },
}

/// What a strong bot would do, from what my seat sees and nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hint<P = Value> {
    /// The number of what I was asked.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub prompt: u64,
    /// What the values say.
    pub measure: HintMeasure,
    /// Up to three actions, the best first.
    pub suggestions: Vec<Suggestion<P>>,
}

/// What the values of a hint say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum HintMeasure {
    /// The share of a victory, as far as the bot can see.
    Victory,
    /// How much it is inclined to this, beside everything else that is allowed.
    Leaning,
}

/// An action that a strong bot would think of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Suggestion<P = Value> {
    /// One of `legal`, for [`Request::Act`].
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub action: P,
    /// For [`Request::ActText`].
    pub text: String,
    /// From 0 to 1.
    pub value: f32,
    /// What speaks for it or against it: objects with a `code` and its numbers.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Value>))]
    pub reasons: Vec<P>,
}

/// Everything, for one who comes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined<P = Value> {
    /// The version of the protocol.
    pub protocol: u32,
    /// All about the table.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// What is mine here; none for one who watches.
    pub yours: Option<Yours>,
    /// What the table agreed on, in the game's own words, components included. It belongs to every view as
    /// `config`, never changes, and comes only here.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub config: P,
    /// How it stands; none before the match begins.
    pub position: Option<Position<P>>,
    /// What happened after the event the client named, or everything.
    pub events: Vec<Event<P>>,
    /// What was said lately.
    pub talk: Vec<Talk>,
}

/// What is mine at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Yours {
    /// My seat.
    pub seat: Seat,
    /// For the link that invites others, while seats are open.
    pub invite: Option<String>,
    /// The last event I had been shown when I last acted: what came after it happened since my last turn.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub acted: u64,
}

/// How it stands, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Position<P = Value> {
    /// The game's view, without its `config`: [`Joined`] has that.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub view: P,
    /// What the table waits for.
    pub turn: TurnInfo,
    /// The number of what I am asked; none for one who watches.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub prompt: Option<u64>,
    /// What I may do now.
    pub legal: Vec<Legal<P>>,
    /// Whether I may take my last action back.
    pub may_undo: bool,
    /// For one who watches, where all people agreed: what each seat sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>", optional))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Value>>))]
    pub seat_views: Option<Vec<P>>,
}

/// An action I may take.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Legal<P = Value> {
    /// For [`Request::Act`].
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub action: P,
    /// For [`Request::ActText`].
    pub text: String,
}

/// Something a viewer was shown, under the viewer's own number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Event<P = Value> {
    /// Counted from 1.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub number: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: Happened<P>,
}

/// What happened at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Happened<P = Value> {
    /// Something in the game.
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    Event(#[cfg_attr(feature = "typescript", ts(type = "unknown"))] P),
    /// A seat took an action back.
    Undone {
        /// Who.
        seat: Seat,
        /// The numbers of the events that I was shown of it.
        #[cfg_attr(feature = "typescript", ts(type = "Array<number>"))]
        events: Vec<u64>,
    },
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnInfo {
    /// What kind of turn it is.
    #[serde(rename = "kind")]
    pub what: TurnKind,
    /// Whom it waits for, or lets act.
    pub seats: SeatSet,
    /// The clock of a timed turn of the game, from its beginning.
    pub seconds: Option<u32>,
    /// How the match ended, when it is over.
    pub outcome: Option<Outcome>,
}

/// The kinds of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TurnKind {
    /// Seats decide.
    Seats,
    /// Seats may act until the clock runs out.
    Timed,
    /// Luck decides.
    Chance,
    /// The match is over.
    Over,
}

/// Something said or shown at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Talk {
    /// Counted from 1.
    pub number: u32,
    /// Whose seat.
    pub seat: Seat,
    /// The name at that time.
    pub name: String,
    /// What it is.
    pub what: TalkKind,
    /// The words, or the emote's id.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
}

/// What people do besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TalkKind {
    /// Words.
    Say,
    /// A sign.
    Emote,
}
