//! Portals, zones and positions of Via Magica in words.

use crate::play::own::ranking;
use fabletop_core::Seat;
use fabletop_text::Value;
use via_magica::View;
use via_magica::animus::{Fields, Token, Tokens};
use via_magica::portals::Portal;
use via_magica::rewards::{Reward, RewardSet};
use via_magica::scoring;
use via_magica::state::{LAST_PORTAL, Phase, Slot};
use via_magica::view::SeatView;

/// Tells what a viewer sees of this game.
pub(crate) type Teller<'a> = crate::play::teller::Teller<'a, View>;

impl Teller<'_> {
    /// What is to be done now.
    pub(super) fn prompt(&self) -> String {
        let moment = self.describe("moment", &self.view.phase.moment());
        match self.view.phase {
            Phase::Claim { reward, .. } => format!("{moment} ({})", self.reward(reward)),
            _ => moment,
        }
    }

    /// What a portal does once open.
    pub(super) fn effect(&self, portal: Portal) -> String {
        self.describe("effect", &portal.effect())
    }

    /// "13 Gingerbread Crumbs, yellow, 6 points: Air, Water. Place 1 crystal on any field."
    pub(super) fn portal(&self, portal: Portal) -> String {
        let fields = portal.fields().iter().map(|animus| self.name(animus)).collect();
        let arguments = [
            ("number", portal.number().into()),
            ("portal", self.name(portal).into()),
            ("colour", self.name(portal.colour()).to_lowercase().into()),
            ("points", portal.points().into()),
            ("fields", self.list(fields).into()),
            ("effect", self.effect(portal).into()),
        ];
        self.texts.say("via-magica-play-portal", &arguments)
    }

    /// A portal somebody works on: what it has and what it needs.
    fn work(&self, slot: &Slot) -> String {
        let names = |fields: Fields| -> Value {
            fields.iter().map(|animus| self.name(animus)).collect::<Vec<_>>().into()
        };
        let arguments = [
            ("number", slot.portal.number().into()),
            ("portal", self.name(slot.portal).into()),
            ("filled", names(slot.filled)),
            ("empty", names(slot.empty())),
        ];
        self.texts.say("via-magica-play-work", &arguments)
    }

    fn reward(&self, reward: Reward) -> String {
        let arguments =
            [("reward", self.describe("reward", &reward).into()), ("points", reward.points().into())];
        self.texts.say("via-magica-play-reward", &arguments)
    }

    fn rewards(&self, rewards: RewardSet) -> String {
        self.list(rewards.iter().map(|reward| self.reward(reward)).collect())
    }

    /// "Air 6, Water 5".
    fn tokens(&self, tokens: &Tokens) -> String {
        let kinds = Token::ALL.into_iter().filter(|&token| tokens.count(token) > 0);
        self.list(kinds.map(|token| format!("{} {}", self.name(token), tokens.count(token))).collect())
    }

    /// The position in full sentences. Row and rewards are told at length only where they matter.
    pub(crate) fn position(&self) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return self.ending();
        }
        let mut lines = self.round();
        if matches!(self.view.phase, Phase::Place | Phase::Catch) {
            let row = self.list(self.view.row.iter().map(|&portal| self.name(portal)).collect());
            lines.push(self.texts.say("via-magica-play-row-names", &[("portals", row.into())]));
        } else {
            lines.extend(self.row());
        }
        let own = self.view.viewer.seat();
        let others = Seat::all(self.view.seats.len()).filter(|&seat| Some(seat) != own);
        for seat in others.chain(own) {
            lines.extend(self.zone(seat));
        }
        if !self.view.dealt.is_empty() {
            lines.push(self.texts.get("via-magica-play-dealt"));
            lines.extend(self.view.dealt.iter().map(|portal| format!("    {}", self.portal(portal))));
        }
        if let Some(choice) = &self.view.choice {
            let choice = [("choice", self.describe("action", choice).into())];
            lines.push(self.texts.say("via-magica-play-chosen", &choice));
        }
        lines
    }

    /// The row with all its texts, the stock, and the rewards.
    pub(super) fn row(&self) -> Vec<String> {
        let mut lines = vec![self.texts.say("via-magica-play-row", &[("count", self.view.row.len().into())])];
        lines.extend(self.view.row.iter().map(|&portal| format!("    {}", self.portal(portal))));
        let stock = [("stock", self.view.stock.into()), ("discards", self.view.discards.len().into())];
        lines.push(self.texts.say("via-magica-play-stock", &stock));
        let left = [("rewards", self.rewards(self.view.rewards).into())];
        lines.push(self.texts.say("via-magica-play-rewards-left", &left));
        lines
    }

    /// Round, bag and token; during the set-up nothing of that is worth a word.
    fn round(&self) -> Vec<String> {
        let Some(catcher) = self.view.catcher.filter(|_| self.view.round > 0) else { return Vec::new() };
        let arguments = [("round", self.view.round.into()), ("player", self.player(catcher).into())];
        let mut lines = vec![self.texts.say("via-magica-play-round", &arguments)];
        if let Some(token) = self.view.token {
            lines.push(self.texts.say("via-magica-play-token", &[("token", self.name(token).into())]));
        }
        let bag = [("tokens", self.tokens(&self.view.bag).into())];
        lines.push(self.texts.say("via-magica-play-bag", &bag));
        lines
    }

    /// What lies before a seat.
    fn zone(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![self.seat(seat, shown)];
        lines.extend(shown.portals.iter().map(|slot| format!("    {}", self.work(slot))));
        if !shown.opened.is_empty() {
            let opened = self.list(shown.opened.iter().map(|&portal| self.name(portal)).collect());
            let opened = self.texts.say("via-magica-play-opened", &[("portals", opened.into())]);
            lines.push(format!("    {opened}"));
        }
        let wild: Vec<String> = shown.wild.iter().map(|animus| self.name(animus)).collect();
        if !wild.is_empty() {
            let wild = self.texts.say("via-magica-play-wild", &[("animi", self.list(wild).into())]);
            lines.push(format!("    {wild}"));
        }
        if shown.rewards != RewardSet::EMPTY {
            let rewards = [("rewards", self.rewards(shown.rewards).into())];
            lines.push(format!("    {}", self.texts.say("via-magica-play-rewards", &rewards)));
        }
        lines
    }

    fn seat(&self, seat: Seat, shown: &SeatView) -> String {
        let arguments = [
            ("player", self.player(seat).into()),
            ("points", shown.points.into()),
            ("opened", shown.opened.len().into()),
            ("last", LAST_PORTAL.into()),
            ("reserve", shown.reserve.into()),
            ("crystals", shown.crystals.into()),
        ];
        self.texts.say("via-magica-play-seat", &arguments)
    }

    /// Where a seat's points come from.
    pub(super) fn reasons(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![format!("{}: {}", self.player(seat), self.points(shown.points))];
        let reasons = scoring::lines(&shown.opened, shown.rewards);
        lines.extend(reasons.iter().map(|line| format!("    {}", self.describe("line", line))));
        lines
    }

    /// Everybody's points in the order of rank.
    fn ending(&self) -> Vec<String> {
        ranking::<super::Magica>(self.view).into_iter().flat_map(|seat| self.reasons(seat)).collect()
    }
}
