//! Fantasy Realms in the registry.

mod judge;
mod knowledge;
mod purse;
mod reasons;
mod tools;
#[cfg(feature = "typescript")]
pub(crate) mod typescript;

use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::tool::Tool;
use fabletop_bots::{Greedy, Knowledge};
use fabletop_core::{Bot, Seat};
use fantasy_realms::action::{Action, Rule};
use fantasy_realms::cards::Card;
use fantasy_realms::config::Variant;
use fantasy_realms::effects::{Bonus, Penalty};
use fantasy_realms::event::EventView;
use fantasy_realms::scoring::{CHOOSERS, Choice, ChoiceError, Line};
use fantasy_realms::state::Moment;
use fantasy_realms::suits::Suit;
use fantasy_realms::{State, View};
use judge::HandJudge;
use serde_json::Value;
use strum::VariantNames;

impl Catalogued for State {
    const VARIANTS: &'static [VariantFacts] = &[
        VariantFacts { id: "classic", least: 3, most: 6 },
        VariantFacts { id: "two-players", least: 2, most: 2 },
        VariantFacts { id: "chaos", least: 3, most: 7 },
    ];
    const OPTIONS: &'static [OptionFacts] = &[
        OptionFacts { id: "stalemate_rounds", values: "0 to 255", default: "10", ruling: 4 },
        OptionFacts { id: "copy_scope", values: "any, seen", default: "any", ruling: 10 },
        OptionFacts { id: "choices", values: "owner, best", default: "owner", ruling: 16 },
        OptionFacts { id: "seconds", values: "10 to 7200", default: "300", ruling: 7 },
    ];
    const LEVELS: &'static str = include_str!("levels.json");
    type Aspects = fabletop_bots::NoAspects;
    fn knowledge(weights: Option<&Value>) -> Box<dyn Knowledge<State>> {
        let weights = weights.and_then(|weights| serde_json::from_value(weights.clone()).ok());
        Box::new(knowledge::HandKnowledge::new(weights.unwrap_or(knowledge::EXPECTATIONS)))
    }

    fn is_routine(view: &View) -> bool {
        matches!(view.moment, Moment::Trade | Moment::Keep | Moment::Reveal)
    }

    fn weights() -> Value {
        serde_json::to_value(knowledge::EXPECTATIONS).unwrap_or_default()
    }

    fn greedy(seed: u64) -> Box<dyn Bot<State>> {
        Box::new(Greedy::new(HandJudge, seed))
    }

    fn leanings(_: Option<&Value>, seat: Seat, view: &View, legal: &[Action]) -> Vec<f32> {
        knowledge::leanings(seat, view, legal)
    }

    fn reasons(_: Option<&Value>, seat: Seat, view: &View, action: &Action) -> Vec<Value> {
        let reasons = reasons::reasons(seat, view, action).into_iter();
        reasons.filter_map(|reason| serde_json::to_value(reason).ok()).collect()
    }

    const TOOLS: &'static [(&'static str, Tool)] = tools::TOOLS;
    const SIMULATED_WITH: &'static [(&'static str, &'static str)] = &[("choices", "best")];

    fn texts() -> Vec<String> {
        let named = Card::VARIANTS.iter().chain(Suit::VARIANTS).map(|id| (*id).to_owned());
        let conditions = ["when", "otherwise"].map(str::to_owned);
        let choosers = CHOOSERS.iter().map(|card| format!("chooser-{card}"));
        let options = Self::OPTIONS.iter().map(|facts| format!("option-{}", facts.id.replace('_', "-")));
        let spaces: [(&str, &[&str]); 11] = [
            ("variant", Variant::VARIANTS),
            ("bonus", Bonus::VARIANTS),
            ("penalty", Penalty::VARIANTS),
            ("line", Line::VARIANTS),
            ("choice", Choice::VARIANTS),
            ("action", Action::VARIANTS),
            ("reason", reasons::Reason::VARIANTS),
            ("event", EventView::VARIANTS),
            ("moment", Moment::VARIANTS),
            ("refusal", Rule::VARIANTS),
            ("refusal", ChoiceError::VARIANTS),
        ];
        let coded =
            spaces.into_iter().flat_map(|(space, ids)| ids.iter().map(move |id| format!("{space}-{id}")));
        let ids = named.chain(conditions).chain(choosers).chain(options).chain(coded);
        let bots = crate::bots::LEVELS.iter().chain(&crate::bots::BASELINES).map(|id| format!("bot-{id}"));
        let ids = ids.map(|id| format!("fantasy-realms-{id}")).chain(bots);
        std::iter::once("fantasy-realms".to_owned()).chain(ids).collect()
    }
}
