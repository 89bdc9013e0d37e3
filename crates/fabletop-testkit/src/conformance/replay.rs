//! The log is the match: config and steps rebuild every position.

use super::wire::through_json;
use crate::Step;
use crate::failure::{Check, Finding, Verdict, require};
use fabletop_core::{Game, Ignore, Sink};

/// Rebuilds a finished game twice: from the steps as they are with nobody listening to the events, and
/// from config and steps as they come back from JSON.
pub(super) fn check_replay<G: Game>(config: &G::Config, start: &G, history: &[(Step<G>, G)]) -> Verdict {
    replay(config, start, history, |step| Ok(step.clone()), &mut Ignore)?;
    replay(&through_json("config", config)?, start, history, step_through_json, &mut Vec::new())
}

fn replay<G: Game>(
    config: &G::Config,
    start: &G,
    history: &[(Step<G>, G)],
    read: impl Fn(&Step<G>) -> Result<Step<G>, Finding>,
    events: &mut impl Sink<G::Event>,
) -> Verdict {
    let mut state = G::setup(config)
        .map_err(|rejection| Finding::new(Check::Replay, format!("setup was refused: {rejection:?}")))?;
    check_same(&state, start, || "the setup".into())?;
    for (ply, (step, expected)) in history.iter().enumerate() {
        read(step)?.apply(&mut state, events).map_err(|rejected| {
            Finding::new(Check::Replay, format!("step {ply}, {step}, was refused: {rejected:?}"))
        })?;
        check_same(&state, expected, || format!("step {ply}, {step},"))?;
    }
    Ok(())
}

fn check_same<G: Game>(replayed: &G, played: &G, what: impl FnOnce() -> String) -> Verdict {
    require(replayed == played, Check::Replay, || {
        format!("{} led to\n  {replayed:?}\n  in the replay, and in play to\n  {played:?}", what())
    })
}

fn step_through_json<G: Game>(step: &Step<G>) -> Result<Step<G>, Finding> {
    Ok(match step {
        Step::Action(seat, action) => Step::Action(*seat, through_json("action", action)?),
        Step::Chance(chance) => Step::Chance(through_json("chance", chance)?),
        Step::TimeUp => Step::TimeUp,
    })
}
