//! Via Magica in TypeScript.

use crate::typescript::Constants;
use serde::Serialize;
use ts_rs::{Config, ExportError, TS};
use via_magica::animus::{Animus, Token, Tokens};
use via_magica::portals::{Colour, Facts, Portal};
use via_magica::rewards::Reward;
use via_magica::state::{CRYSTALS, KEPT, LAST_PORTAL, Moment, ROW, Step};
use via_magica::{Action, EventView, View};

/// What a reward is for and what it brings.
#[derive(Serialize, TS)]
#[ts(export_to = "via-magica/")]
struct RewardFacts {
    /// Its points.
    points: i32,
    /// The colour it asks three portals of.
    colour: Option<Colour>,
    /// How many open portals it asks for; if neither is said, one of each colour.
    number: Option<usize>,
}

impl RewardFacts {
    fn of(reward: Reward) -> RewardFacts {
        RewardFacts { points: reward.points(), colour: reward.colour(), number: reward.number() }
    }
}

/// Writes the declarations of what the game shows and takes.
pub(crate) fn declare(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Action::export_all(config)?;
    EventView::export_all(config)?;
    Facts::export_all(config)?;
    Moment::export_all(config)?;
    RewardFacts::export_all(config)
}

/// The 40 portals with what is printed on them, the rewards, and the tokens of a full bag.
pub(crate) fn portals() -> Result<String, serde_json::Error> {
    let types =
        ["Animus", "Colour", "Portal", "PortalFacts", "Reward", "RewardFacts", "Step", "Token", "Tokens"];
    let mut file = Constants::importing(&types);
    let facts = Portal::all().map(|portal| (portal, portal.facts()));
    file.record("What is printed on each portal.", "FACTS", "Record<Portal, PortalFacts>", facts)?;
    let all: Vec<Portal> = Portal::all().collect();
    file.value("The portals, by number.", "PORTALS", "readonly Portal[]", &all)?;
    file.value("The colours, in their order.", "COLOURS", "readonly Colour[]", &Colour::ALL)?;
    file.value("The animi, the most frequent first.", "ANIMI", "readonly Animus[]", &Animus::ALL)?;
    file.value("The kinds of tokens.", "TOKENS", "readonly Token[]", &Token::ALL)?;
    file.value("The tokens of a full bag.", "FULL_BAG", "Tokens", &Tokens::ALL)?;
    let rewards = Reward::ALL.map(|reward| (reward, RewardFacts::of(reward)));
    file.record("What each reward is for.", "REWARD_FACTS", "Record<Reward, RewardFacts>", rewards)?;
    file.value("The rewards, those for colours first.", "REWARDS", "readonly Reward[]", &Reward::ALL)?;
    let steps = [Step::Return, Step::Effect, Step::Achieve, Step::Take, Step::Refill, Step::Reward];
    file.value("The six steps of opening a portal.", "STEPS", "readonly Step[]", &steps)?;
    file.value("Portals of a full row.", "ROW", "number", &ROW)?;
    file.value("Portals a seat keeps at the start.", "KEPT", "number", &KEPT)?;
    file.value("Crystals of a seat at the start.", "CRYSTALS", "number", &CRYSTALS)?;
    file.value("So many open portals end the game.", "LAST_PORTAL", "number", &LAST_PORTAL)?;
    Ok(file.finish())
}
