//! What an action is worth: what the portals it leads to will bring, and how soon.

use super::outlook::{Holding, Outlook};
use super::weights::{WEIGHTS, Weights};
use fabletop_bots::{Judge, Standings, by_lead};
use fabletop_core::Seat;
use via_magica::action::Action;
use via_magica::effects::Effect;
use via_magica::portals::Portal;
use via_magica::state::{CRYSTALS, Phase, Why};
use via_magica::{State, View};

/// Values an action by the outlook it leaves.
pub(super) struct OutlookJudge {
    weights: Weights,
}

impl OutlookJudge {
    pub(super) const BEST: OutlookJudge = OutlookJudge { weights: WEIGHTS };

    pub(super) fn new(weights: Weights) -> OutlookJudge {
        OutlookJudge { weights }
    }
}

/// A move has to bring more than this, so that nobody moves crystals for nothing.
const EFFORT: f64 = 1e-6;

impl Judge<State> for OutlookJudge {
    fn values(&self, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        let Some(outlook) = Outlook::of(seat, view, &self.weights) else { return vec![0.0; legal.len()] };
        let eyes = Eyes { view, holding: Holding::of(&view.seats[seat.index()]), outlook };
        legal.iter().map(|action| eyes.value(action)).collect()
    }
}

impl fabletop_bots::Outlook<State> for OutlookJudge {
    fn standings(&self, _: Seat, view: &View) -> Standings {
        let hopes = (0..view.seats.len()).map(|seat| {
            let shown = &view.seats[seat];
            let outlook = Outlook::of(Seat(seat as u8), view, &self.weights);
            f64::from(shown.points) + outlook.map_or(0.0, |outlook| outlook.standing(&Holding::of(shown)))
        });
        by_lead(hopes.collect::<Vec<_>>().into_iter(), LEAD)
    }

    fn is_quiet(&self, position: &State) -> bool {
        matches!(position.phase, Phase::Place | Phase::Keep)
    }

    fn scale(&self) -> f64 {
        LEAD
    }
}

/// Points ahead that almost win.
const LEAD: f64 = 8.0;

/// What the seat sees.
struct Eyes<'a> {
    view: &'a View,
    holding: Holding,
    outlook: Outlook<'a>,
}

impl Eyes<'_> {
    fn value(&self, action: &Action) -> f64 {
        match *action {
            Action::Swap { give, take } => self.swap(give, take),
            Action::Keep { portals } => self.keep(&portals.portals()),
            Action::Place { to, from } => self.outlook.value(&self.holding.placed(to, from)),
            Action::Put { to } => self.outlook.value(&self.holding.placed(to, None)),
            Action::Move { from, to } => self.outlook.value(&self.holding.placed(to, Some(from))) - EFFORT,
            Action::Pass | Action::Done | Action::Reconsider => self.outlook.value(&self.holding),
            Action::Take { portal } => self.outlook.value(&self.holding.with(portal)),
            Action::Open { portal } => self.open(portal),
            Action::Claim => self.claim(),
            Action::Decline => 0.0,
        }
    }

    fn keep(&self, portals: &[Portal]) -> f64 {
        let mut holding = Holding { works: Vec::new(), reserve: CRYSTALS };
        portals.iter().for_each(|&portal| holding = holding.with(portal));
        self.outlook.value(&holding)
    }

    /// The three best portals of the hand after a swap, each looked at alone.
    fn swap(&self, give: Portal, take: Portal) -> f64 {
        let mut hand = self.view.dealt;
        hand.remove(give);
        hand.insert(take);
        let mut alone: Vec<f64> = hand.kinds().iter().map(|portal| self.keep(&[portal])).collect();
        alone.sort_by(f64::total_cmp);
        alone.iter().rev().take(3).sum()
    }

    /// Which of several goes first.
    fn open(&self, portal: Portal) -> f64 {
        match self.view.phase {
            Phase::Open { why: Why::Another, .. } => self.outlook.value(&self.holding.completed(portal)),
            // What puts crystals down finds more fields once the others have made room for new portals.
            _ => match portal.effect() {
                Effect::OpenAnother => 0.0,
                Effect::Place { .. } | Effect::Rearrange => 1.0,
                Effect::TakeTwo => 3.0,
                _ => 2.0,
            },
        }
    }

    /// The reward at hand against those that may come.
    fn claim(&self) -> f64 {
        let Phase::Claim { seat, reward } = self.view.phase else { return 0.0 };
        let opened = self.view.seats.get(seat.index()).map_or(0, |shown| shown.opened.len());
        f64::from(reward.points()) - self.outlook.later_number(opened)
    }
}
