//! Fantasy Realms in the registry.

mod judge;
mod knowledge;
mod purse;
mod tools;
#[cfg(feature = "typescript")]
pub(crate) mod typescript;

use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::tool::Tool;
use fabletop_bots::{BotMaker, Greedy, Knowledge, RandomBot};
use fabletop_core::Bot;
use fantasy_realms::State;
use fantasy_realms::action::{Action, Rule};
use fantasy_realms::cards::Card;
use fantasy_realms::config::Variant;
use fantasy_realms::effects::{Bonus, Penalty};
use fantasy_realms::event::EventView;
use fantasy_realms::scoring::{CHOOSERS, Choice, ChoiceError, Line};
use fantasy_realms::state::Moment;
use fantasy_realms::suits::Suit;
use judge::HandJudge;
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
    const BOTS: &'static [(&'static str, BotMaker<State>)] = &[
        ("random", |seed| Box::new(RandomBot::new(seed))),
        ("greedy", |seed| Box::new(Greedy::new(HandJudge, seed))),
    ];
    fn knowledge() -> Box<dyn Knowledge<State>> {
        Box::new(knowledge::HandKnowledge::new(knowledge::EXPECTATIONS))
    }

    fn greedy(seed: u64) -> Box<dyn Bot<State>> {
        Box::new(Greedy::new(HandJudge, seed))
    }

    const TOOLS: &'static [(&'static str, Tool)] = tools::TOOLS;
    const SIMULATED_WITH: &'static [(&'static str, &'static str)] = &[("choices", "best")];

    fn texts() -> Vec<String> {
        let named = Card::VARIANTS.iter().chain(Suit::VARIANTS).map(|id| (*id).to_owned());
        let conditions = ["when", "otherwise"].map(str::to_owned);
        let choosers = CHOOSERS.iter().map(|card| format!("chooser-{card}"));
        let options = Self::OPTIONS.iter().map(|facts| format!("option-{}", facts.id.replace('_', "-")));
        let spaces: [(&str, &[&str]); 10] = [
            ("variant", Variant::VARIANTS),
            ("bonus", Bonus::VARIANTS),
            ("penalty", Penalty::VARIANTS),
            ("line", Line::VARIANTS),
            ("choice", Choice::VARIANTS),
            ("action", Action::VARIANTS),
            ("event", EventView::VARIANTS),
            ("moment", Moment::VARIANTS),
            ("refusal", Rule::VARIANTS),
            ("refusal", ChoiceError::VARIANTS),
        ];
        let coded =
            spaces.into_iter().flat_map(|(space, ids)| ids.iter().map(move |id| format!("{space}-{id}")));
        let ids = named.chain(conditions).chain(choosers).chain(options).chain(coded);
        let bots = Self::BOTS.iter().map(|(id, _)| format!("bot-{id}"));
        let ids = ids.map(|id| format!("fantasy-realms-{id}")).chain(bots);
        std::iter::once("fantasy-realms".to_owned()).chain(ids).collect()
    }
}
