//! Fantazja in the registry.

mod aspects;
mod components;
mod judge;
mod outlook;
mod reasons;
mod tools;
#[cfg(feature = "typescript")]
pub(crate) mod typescript;
mod weights;

use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::components::{Components, Fault};
use crate::tool::Tool;
use components::TileFault;
use fabletop_bots::{Greedy, Knowledge, Net};
use fabletop_core::{Bot, Seat};
use fantazja::action::{Action, Rejection};
use fantazja::building::{Building, Faction, Level, Type};
use fantazja::config::Variant;
use fantazja::event::EventView;
use fantazja::place::Direction;
use fantazja::scoring::Line;
use fantazja::state::{Holder, Moment};
use fantazja::tiles::{Certainty, Element, Tile, Tiles};
use fantazja::{State, View};
use judge::OutlookJudge;
use serde_json::Value;
use std::sync::LazyLock;
use strum::VariantNames;

impl Catalogued for State {
    const VARIANTS: &'static [VariantFacts] = &[
        VariantFacts { id: "standard", least: 2, most: 2 },
        VariantFacts { id: "teaching", least: 2, most: 2 },
    ];
    const OPTIONS: &'static [OptionFacts] = &[
        OptionFacts { id: "start", values: "random, 0, 1", default: "random", ruling: 8 },
        OptionFacts { id: "bonus_supply", values: "8, unlimited", default: "8", ruling: 25 },
        OptionFacts { id: "swap_triggers_dark", values: "true, false", default: "true", ruling: 31 },
        OptionFacts { id: "lost_majority", values: "to-pool, keep", default: "to-pool", ruling: 39 },
        OptionFacts { id: "military_may_target_castle", values: "true, false", default: "false", ruling: 46 },
        OptionFacts { id: "military_reuse_same_turn", values: "true, false", default: "true", ruling: 51 },
        OptionFacts { id: "swap_sides", values: "match, ignore", default: "match", ruling: 56 },
    ];
    const COMPONENTS: Option<Components> = Some(components::COMPONENTS);
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

    /// Tiles go by their buildings.
    fn likeness(view: &View, action: &Action) -> Action {
        let tiles = &view.config.options.tiles;
        let first = |tile: Tile| {
            let number = Tiles::numbers().find(|&number| tiles.design(number).building == tile.building);
            number.map_or(tile, |number| tiles.tile(tile.faction, number))
        };
        match *action {
            Action::Build { tile, at, rotation } => Action::Build { tile: first(tile), at, rotation },
            Action::Pay { tile } => Action::Pay { tile: first(tile) },
            Action::Imagine { tile } => Action::Imagine { tile: first(tile) },
            Action::Give { tile } => Action::Give { tile: first(tile) },
            Action::Take { tile } => Action::Take { tile: first(tile) },
            Action::Bury { tile } => Action::Bury { tile: first(tile) },
            Action::Swap { at, tile, rotation } => Action::Swap { at, tile: first(tile), rotation },
            Action::Use { .. } | Action::Guard { .. } | Action::Done | Action::End => *action,
        }
    }

    const TOOLS: &'static [(&'static str, Tool)] = tools::TOOLS;
    const SIMULATED_WITH: &'static [(&'static str, &'static str)] = &[];

    fn texts() -> Vec<String> {
        let words: [&[&str]; 6] = [
            Faction::VARIANTS,
            Element::VARIANTS,
            Type::VARIANTS,
            Level::VARIANTS,
            Building::VARIANTS,
            Direction::VARIANTS,
        ];
        // A cell, stacks and tiles as they stand inside a sentence.
        let inside = ["at", "stacks", "tiles"];
        let named = words.into_iter().flatten().chain(&inside).map(|id| (*id).to_owned());
        let options = Self::OPTIONS.iter().map(|facts| facts.id).chain([components::COMPONENTS.option]);
        let options = options.map(|id| format!("option-{}", id.replace('_', "-")));
        let spaces: [(&str, &[&str]); 12] = [
            ("variant", Variant::VARIANTS),
            ("power", Type::VARIANTS),
            ("certainty", Certainty::VARIANTS),
            ("line", Line::VARIANTS),
            ("action", Action::VARIANTS),
            ("reason", reasons::Reason::VARIANTS),
            ("event", EventView::VARIANTS),
            ("moment", Moment::VARIANTS),
            ("refusal", Rejection::VARIANTS),
            ("holder", Holder::VARIANTS),
            ("fault", fantazja::checks::Fault::VARIANTS),
            ("fault", TileFault::VARIANTS),
        ];
        let coded =
            spaces.into_iter().flat_map(|(space, ids)| ids.iter().map(move |id| format!("{space}-{id}")));
        let ids = named.chain(options).chain(coded);
        let bots = crate::bots::LEVELS.iter().chain(&crate::bots::BASELINES).map(|id| format!("bot-{id}"));
        let ids = ids.map(|id| format!("fantazja-{id}")).chain(bots).chain(Fault::texts());
        std::iter::once("fantazja".to_owned()).chain(ids).collect()
    }
}
