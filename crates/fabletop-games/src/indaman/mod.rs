//! Indaman in the registry.

mod bot;
mod components;
mod judge;
mod tools;
#[cfg(feature = "typescript")]
pub(crate) mod typescript;
mod weights;

use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::components::{Components, Fault};
use crate::tool::Tool;
use bot::Traveller;
use fabletop_bots::{Guided, GuidedBot, Knowledge};
use fabletop_core::{Bot, Seat};
use indaman::action::{Action, Rejection};
use indaman::checks::{Fault as SetFault, List};
use indaman::cities::City;
use indaman::config::Variant;
use indaman::creatures::{Creature, Name};
use indaman::event::EventView;
use indaman::klippidi::{Face, Klippide};
use indaman::mages::{Mage, Trait};
use indaman::objects::ObjectKind;
use indaman::place::{Island, SEA_AREAS};
use indaman::state::{Moment, Phase};
use indaman::terrain::{Certainty, Terrain};
use indaman::{State, View};
use serde_json::Value;
use strum::VariantNames;

impl Catalogued for State {
    const VARIANTS: &'static [VariantFacts] = &[VariantFacts { id: "standard", least: 3, most: 6 }];
    const OPTIONS: &'static [OptionFacts] = &[
        OptionFacts { id: "gate", values: "may-leave, must-retry", default: "may-leave", ruling: 11 },
        OptionFacts { id: "free_lying", values: "true, false", default: "false", ruling: 20 },
        OptionFacts { id: "must_act", values: "true, false", default: "false", ruling: 37 },
        OptionFacts { id: "keep_trophies", values: "true, false", default: "false", ruling: 41 },
    ];
    const COMPONENTS: Option<Components> = Some(components::COMPONENTS);
    const LEVELS: &'static str = include_str!("levels.json");
    type Aspects = fabletop_bots::NoAspects;
    fn knowledge(weights: Option<&Value>) -> Box<dyn Knowledge<State>> {
        Box::new(Guided::new(judge::Schemer::new(weights::read(weights))))
    }

    /// Fights are a matter of chance, and of following the other's thoughts.
    fn is_routine(view: &View) -> bool {
        matches!(view.phase, Phase::Pick { .. } | Phase::Bid | Phase::Guess { .. })
    }

    fn habit(weights: Option<&Value>, seed: u64) -> Box<dyn Bot<State>> {
        Box::new(GuidedBot::new(Self::knowledge(weights), seed))
    }

    fn weights() -> Value {
        serde_json::to_value(*weights::COUNTING).unwrap_or_default()
    }

    fn greedy(seed: u64) -> Box<dyn Bot<State>> {
        Box::new(Traveller::new(seed))
    }

    fn reasons(weights: Option<&Value>, seat: Seat, view: &View, action: &Action) -> Vec<Value> {
        let reasons = judge::reasons(weights::read(weights), seat, view, action).into_iter();
        reasons.filter_map(|reason| serde_json::to_value(reason).ok()).collect()
    }

    const TOOLS: &'static [(&'static str, Tool)] = tools::TOOLS;
    const SIMULATED_WITH: &'static [(&'static str, &'static str)] = &[];

    fn texts() -> Vec<String> {
        let options = Self::OPTIONS.iter().map(|facts| facts.id).chain([components::COMPONENTS.option]);
        let options = options.map(|id| format!("option-{}", id.replace('_', "-")));
        let spaces: [(&str, &[&str]); 10] = [
            ("variant", Variant::VARIANTS),
            ("trait", Trait::VARIANTS),
            ("fate", Creature::VARIANTS),
            ("effect", ObjectKind::VARIANTS),
            ("certainty", Certainty::VARIANTS),
            ("action", Action::VARIANTS),
            ("reason", judge::Reason::VARIANTS),
            ("event", EventView::VARIANTS),
            ("moment", Moment::VARIANTS),
            ("refusal", Rejection::VARIANTS),
        ];
        let spaces = spaces.into_iter().chain([("fault", SetFault::VARIANTS)]);
        let coded = spaces.flat_map(|(space, ids)| ids.iter().map(move |id| format!("{space}-{id}")));
        let ids = names().chain(options).chain(coded);
        let bots = crate::bots::LEVELS.iter().chain(&crate::bots::BASELINES).map(|id| format!("bot-{id}"));
        let ids = ids.map(|id| format!("indaman-{id}")).chain(bots).chain(Fault::texts());
        std::iter::once("indaman".to_owned()).chain(ids).collect()
    }
}

/// The ids of what has a name.
fn names() -> impl Iterator<Item = String> {
    let words: [&[&str]; 8] = [
        Terrain::VARIANTS,
        City::VARIANTS,
        Island::VARIANTS,
        Mage::VARIANTS,
        Creature::VARIANTS,
        ObjectKind::VARIANTS,
        Klippide::VARIANTS,
        Face::VARIANTS,
    ];
    // The green klippide has numbers only; gems and a space as they stand inside a sentence.
    let others = ["green", "gems", "s"];
    let called = Name::VARIANTS.iter().filter(|name| !Creature::VARIANTS.contains(name));
    let words = words.into_iter().flatten().chain(called).chain(List::VARIANTS).chain(&others);
    let spaces = Terrain::VARIANTS.iter().map(|terrain| format!("{terrain}-space"));
    let areas = |island: &str| (1..=SEA_AREAS).map(|area| format!("{island}-{area}")).collect::<Vec<_>>();
    let sea = Island::VARIANTS.iter().flat_map(move |island| areas(island));
    let words: Vec<String> = words.map(|id| (*id).to_owned()).collect();
    words.into_iter().chain(spaces).chain(sea)
}
