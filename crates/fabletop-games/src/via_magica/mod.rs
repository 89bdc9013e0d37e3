//! Via Magica in the registry.

mod aspects;
mod judge;
mod luck;
mod outlook;
mod reasons;
#[cfg(feature = "typescript")]
pub(crate) mod typescript;
mod weights;

use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::tool::Tool;
use fabletop_bots::{Greedy, Knowledge, Net};
use fabletop_core::{Bot, Seat};
use judge::OutlookJudge;
use serde_json::Value;
use std::sync::LazyLock;
use strum::VariantNames;
use via_magica::action::{Action, Rejection};
use via_magica::animus::Token;
use via_magica::config::Variant;
use via_magica::effects::Effect;
use via_magica::event::EventView;
use via_magica::portals::{Certainty, Colour, Portal};
use via_magica::rewards::Reward;
use via_magica::scoring::Line;
use via_magica::state::{Moment, Step};
use via_magica::{State, View};

impl Catalogued for State {
    const VARIANTS: &'static [VariantFacts] = &[
        VariantFacts { id: "standard", least: 2, most: 6 },
        VariantFacts { id: "first-game", least: 2, most: 6 },
    ];
    const OPTIONS: &'static [OptionFacts] =
        &[OptionFacts { id: "pass_alone", values: "true, false", default: "true", ruling: 5 }];
    const LEVELS: &'static str = include_str!("levels.json");
    type Aspects = aspects::Seen;
    fn net() -> Option<Net> {
        static NET: LazyLock<Option<Net>> =
            LazyLock::new(|| serde_json::from_str(include_str!("net.json")).ok());
        NET.clone()
    }

    fn knowledge(weights: Option<&Value>) -> Box<dyn Knowledge<State>> {
        let weights = weights.and_then(|weights| serde_json::from_value(weights.clone()).ok());
        Box::new(fabletop_bots::Guided::new(OutlookJudge::new(weights.unwrap_or(weights::WEIGHTS))))
    }

    fn weights() -> Value {
        serde_json::to_value(weights::WEIGHTS).unwrap_or_default()
    }

    fn greedy(seed: u64) -> Box<dyn Bot<State>> {
        Box::new(Greedy::new(OutlookJudge::BEST, seed))
    }

    fn reasons(_: Option<&Value>, seat: Seat, view: &View, action: &Action) -> Vec<Value> {
        let reasons = reasons::reasons(seat, view, action).into_iter();
        reasons.filter_map(|reason| serde_json::to_value(reason).ok()).collect()
    }

    const TOOLS: &'static [(&'static str, Tool)] = &[];
    const SIMULATED_WITH: &'static [(&'static str, &'static str)] = &[];

    fn texts() -> Vec<String> {
        let portals = Portal::all().map(|portal| portal.to_string());
        let named = Token::VARIANTS.iter().chain(Colour::VARIANTS).map(|id| (*id).to_owned());
        let options = Self::OPTIONS.iter().map(|facts| format!("option-{}", facts.id.replace('_', "-")));
        let spaces: [(&str, &[&str]); 11] = [
            ("variant", Variant::VARIANTS),
            ("reward", Reward::VARIANTS),
            ("certainty", Certainty::VARIANTS),
            ("effect", Effect::VARIANTS),
            ("line", Line::VARIANTS),
            ("action", Action::VARIANTS),
            ("reason", reasons::Reason::VARIANTS),
            ("event", EventView::VARIANTS),
            ("moment", Moment::VARIANTS),
            ("step", Step::VARIANTS),
            ("refusal", Rejection::VARIANTS),
        ];
        let coded =
            spaces.into_iter().flat_map(|(space, ids)| ids.iter().map(move |id| format!("{space}-{id}")));
        let ids = portals.chain(named).chain(options).chain(coded);
        let bots = crate::bots::LEVELS.iter().chain(&crate::bots::BASELINES).map(|id| format!("bot-{id}"));
        let ids = ids.map(|id| format!("via-magica-{id}")).chain(bots);
        std::iter::once("via-magica".to_owned()).chain(ids).collect()
    }
}
