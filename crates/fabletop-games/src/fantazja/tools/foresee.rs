//! `foresee`: what an action would do, or why it may not be done, so that a board needs no rules.

use crate::tool::ToolError;
use fabletop_core::{Game, Rejected, Seat, Viewer};
use fantazja::action::Rejection;
use fantazja::place::Cell;
use fantazja::state::Phase;
use fantazja::view::TokenView;
use fantazja::{Action, Event, EventView, State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// More than any board asks for at once: every cell around a city, turned four ways.
const MOST_ACTIONS: usize = 1_024;

/// Actions that a seat thinks about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub(in super::super) struct ForeseeRequest {
    /// What the seat sees.
    view: View,
    /// The actions.
    actions: Vec<Action>,
}

/// What would come of each, in their order.
#[derive(Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub(in super::super) struct ForeseeAnswer(Vec<Foreseen>);

/// What would come of an action.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
enum Foreseen {
    /// It may not be done.
    Refused(Why),
    /// This.
    Done(Consequences),
}

/// Why something may not be done.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
struct Why {
    /// The stable code, in kebab case.
    code: &'static str,
    /// What a text about it needs.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    params: Map<String, Value>,
    /// The ruling behind it.
    ruling: Option<u16>,
}

/// What an action would do, up to the next decision or the end of the turn. Which tile of the Imagination pays
/// makes no difference to it, so that is not asked.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
struct Consequences {
    /// What would happen, as the seat would see it.
    events: Vec<EventView>,
    /// The cells that Dark Energy would empty, with those that are cut off by it.
    removed: Vec<Cell>,
    /// Whether it would bring a bonus token.
    bonus: bool,
    /// The points of both seats after it.
    points: [i32; 2],
    /// The power tokens after it, and after the end of the turn where nothing else is to be decided.
    tokens: Vec<TokenView>,
}

/// Tries each action on a position that looks like the view. All that is hidden in it makes no difference to
/// what a seat may do.
pub(super) fn foresee(request: &ForeseeRequest) -> Result<ForeseeAnswer, ToolError> {
    if request.actions.len() > MOST_ACTIONS {
        let message = format!("at most {MOST_ACTIONS} actions at once");
        return Err(ToolError::new("bad-request", message));
    }
    let Viewer::Seat(seat) = request.view.viewer else {
        return Err(ToolError::new("bad-request", "who only watches has no actions"));
    };
    let state = State::determinize(&request.view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    if state.invariants().is_err() || state.view(request.view.viewer) != request.view {
        return Err(ToolError::new("bad-request", "no position of the game looks like this"));
    }
    let foreseen = request.actions.iter().map(|action| match consequences(&state, seat, action) {
        Ok(consequences) => Foreseen::Done(consequences),
        Err(rejected) => Foreseen::Refused(why(&rejected)),
    });
    Ok(ForeseeAnswer(foreseen.collect()))
}

fn consequences(state: &State, seat: Seat, action: &Action) -> Result<Consequences, Rejected<Rejection>> {
    let mut state = state.clone();
    let events = play_out(&mut state, seat, action)?;
    let viewer = Viewer::Seat(seat);
    let events: Vec<EventView> = events.iter().filter_map(|event| State::event_view(event, viewer)).collect();
    let view = state.view(viewer);
    Ok(Consequences {
        removed: events.iter().flat_map(removed).collect(),
        bonus: events.iter().any(|event| matches!(event, EventView::BonusGained { .. })),
        points: [0, 1].map(|seat| view.seats.get(seat).map_or(0, |seat| seat.points)),
        tokens: view.tokens,
        events,
    })
}

/// Plays an action up to the next decision or the end of the turn, with any tile as the price.
pub(in super::super) fn play_out(
    state: &mut State,
    seat: Seat,
    action: &Action,
) -> Result<Vec<Event>, Rejected<Rejection>> {
    let mut events = Vec::new();
    state.apply(seat, action, &mut events)?;
    let mut legal = Vec::new();
    if let Phase::Pay { .. } = state.phase {
        state.legal_actions(seat, &mut legal);
        if let Some(pay) = legal.first() {
            state.apply(seat, pay, &mut events)?;
        }
    }
    let ended = |event: &Event| matches!(event, Event::Public(EventView::TurnEnded { .. }));
    let standard = matches!(action, Action::Build { .. } | Action::Pay { .. } | Action::Imagine { .. });
    if standard && matches!(state.phase, Phase::After { .. }) && !events.iter().any(ended) {
        state.apply(seat, &Action::End, &mut events)?;
    }
    Ok(events)
}

fn removed(event: &EventView) -> impl Iterator<Item = Cell> {
    let stacks = match event {
        EventView::DarkEnergy { stacks, .. } | EventView::CutOff { stacks } => stacks.as_slice(),
        _ => &[],
    };
    stacks.iter().map(|stack| stack.at)
}

fn why(rejected: &Rejected<Rejection>) -> Why {
    let mut params = match serde_json::to_value(rejected) {
        Ok(Value::Object(params)) => params,
        _ => Map::new(),
    };
    params.remove("code");
    Why { code: rejected.code(), params, ruling: rejected.ruling() }
}
