//! What a seat's position is worth, in points: what its portals will bring, and how soon.

use super::luck::{Luck, Missing};
use super::weights::Weights;
use fabletop_core::Seat;
use via_magica::View;
use via_magica::action::Spot;
use via_magica::animus::{Animus, Fields, Token, Tokens};
use via_magica::effects::Effect;
use via_magica::portals::{Colour, Portal};
use via_magica::rewards::Reward;
use via_magica::state::{CRYSTALS, LAST_PORTAL, Slot};
use via_magica::view::SeatView;

/// The patience with which the pace of others is looked at.
const PACE: f64 = 0.97;
/// The chance that a portal one works on is opened before the end, where nothing else is known.
const LIKELY: f64 = 0.6;

/// A portal somebody works on, or might.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Work {
    pub(super) portal: Portal,
    pub(super) missing: Missing,
}

impl Work {
    /// With nothing on it.
    pub(super) fn fresh(portal: Portal) -> Work {
        Work { portal, missing: counts(portal.fields()) }
    }

    fn of(slot: &Slot) -> Work {
        Work { portal: slot.portal, missing: counts(slot.empty()) }
    }

    fn left(&self) -> u8 {
        self.missing.iter().sum()
    }
}

pub(super) fn counts(fields: Fields) -> Missing {
    Animus::ALL.map(|animus| fields.count(animus))
}

/// What lies before a seat, as far as it is worth something.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Holding {
    pub(super) works: Vec<Work>,
    pub(super) reserve: u8,
}

impl Holding {
    /// What lies there now.
    pub(super) fn of(shown: &SeatView) -> Holding {
        Holding { works: shown.portals.iter().map(Work::of).collect(), reserve: shown.reserve }
    }

    /// The same with one more crystal on a field, from another or from the reserve.
    pub(super) fn placed(&self, to: Spot, from: Option<Spot>) -> Holding {
        let mut after = self.clone();
        match from {
            Some(from) => after.change(from, |missing| missing.saturating_add(1)),
            None => after.reserve = after.reserve.saturating_sub(1),
        }
        after.change(to, |missing| missing.saturating_sub(1));
        after
    }

    /// The same with one more portal.
    pub(super) fn with(&self, portal: Portal) -> Holding {
        let mut after = self.clone();
        after.works.push(Work::fresh(portal));
        after
    }

    /// The same with a portal complete, whatever lies on it.
    pub(super) fn completed(&self, portal: Portal) -> Holding {
        let mut after = self.clone();
        for work in after.works.iter_mut().filter(|work| work.portal == portal) {
            work.missing = [0; Animus::COUNT];
        }
        after
    }

    fn change(&mut self, spot: Spot, change: impl Fn(u8) -> u8) {
        for work in self.works.iter_mut().filter(|work| work.portal == spot.portal) {
            let missing = &mut work.missing[spot.animus as usize];
            *missing = change(*missing);
        }
    }
}

/// What a seat sees, as far as it matters for the worth of its portals.
pub(super) struct Outlook<'a> {
    view: &'a View,
    seat: Seat,
    own: &'a SeatView,
    weights: &'a Weights,
    luck: Luck,
    /// Rounds until the game ends.
    rounds: f64,
    /// What a round later is worth of now.
    patience: f64,
    /// What a place for a new portal is worth.
    renewal: f64,
}

impl<'a> Outlook<'a> {
    /// From that seat; none if there is no such seat.
    pub(super) fn of(seat: Seat, view: &'a View, weights: &'a Weights) -> Option<Outlook<'a>> {
        let own = view.seats.get(seat.index())?;
        let bag = bag(view);
        let rounds = (0..view.seats.len())
            .map(|other| rounds_until(&view.seats[other], LAST_PORTAL, &bag, weights))
            .fold(f64::INFINITY, f64::min)
            .clamp(1.0, 100.0);
        let patience = (-weights.end_distance / rounds).exp();
        let again = patience.powf(weights.fresh_rounds);
        Some(Outlook {
            view,
            seat,
            own,
            weights,
            luck: Luck::of(&bag, own.wild, weights),
            rounds,
            patience,
            renewal: again * weights.fresh_worth / (1.0 - again),
        })
    }

    /// What portals and crystals will bring.
    pub(super) fn value(&self, holding: &Holding) -> f64 {
        let mut ranked: Vec<(f64, f64, &Work)> = holding
            .works
            .iter()
            .map(|work| {
                (self.luck.soon(&work.missing, self.patience), self.worth(work.portal, holding), work)
            })
            .collect();
        ranked.sort_by(|one, other| (other.0 * other.1).total_cmp(&(one.0 * one.1)));
        let last = self.own.opened.len() + 1 >= LAST_PORTAL;
        let (mut luck, mut reserve, mut waiting) = (self.luck, f64::from(holding.reserve), 1.0);
        let (mut value, mut share) = (0.0, 1.0);
        for (rank, (alone, worth, work)) in ranked.into_iter().enumerate() {
            let left = f64::from(work.left());
            let mut soon = if rank == 0 { alone } else { luck.soon(&work.missing, self.patience) };
            let short = (left - reserve).max(0.0) / left.max(1.0);
            soon *= 1.0 - self.weights.no_crystals * short * (1.0 - waiting);
            value += share * soon * worth;
            waiting *= soon;
            reserve = if left == 0.0 {
                reserve + work.portal.fields().len() as f64
            } else {
                (reserve - left).max(0.0)
            };
            luck = luck.beside(&work.missing, self.weights);
            if last {
                share *= 0.3;
            }
        }
        value
    }

    /// What the seat has beyond its points: its portals, and what came of those that are open already.
    pub(super) fn standing(&self, holding: &Holding) -> f64 {
        let still = self.to_come() / LAST_PORTAL as f64;
        let gained = f64::from(self.own.crystals.saturating_sub(CRYSTALS));
        let behind = self.own.opened.len() as f64 * self.weights.opening;
        self.value(holding) + behind + self.weights.crystal * still * gained
    }

    /// What opening a portal brings, besides its place.
    fn worth(&self, portal: Portal, holding: &Holding) -> f64 {
        let points = match portal.effect() {
            Effect::PerPortal { .. } | Effect::PerField { .. } => self.green(portal, holding),
            _ => f64::from(portal.points()),
        };
        let worth = points + self.for_greens(portal, holding) + self.rewards(portal);
        if self.own.opened.len() + 1 >= LAST_PORTAL {
            return worth + self.ending(worth);
        }
        worth + self.effect(portal, holding) + self.weights.opening + self.renewal
    }

    /// Opening the last portal ends the game: good for whoever is ahead.
    fn ending(&self, worth: f64) -> f64 {
        let others = self.view.seats.iter().enumerate().filter(|&(seat, _)| seat != self.seat.index());
        let best = others.map(|(_, shown)| shown.points).max().unwrap_or(0);
        let lead = f64::from(self.own.points) + worth - f64::from(best);
        self.weights.win * (lead / 6.0).tanh()
    }

    /// Portals one may still open after the one in question.
    fn to_come(&self) -> f64 {
        let most = (LAST_PORTAL.saturating_sub(self.own.opened.len() + 1)) as f64;
        most.min(self.rounds / self.weights.rounds_per_opening)
    }

    /// What a green portal counts at the end: what is open, itself, what is worked on, and what may come.
    fn green(&self, portal: Portal, holding: &Holding) -> f64 {
        let others = holding.works.iter().filter(|work| work.portal != portal);
        let opened = self.own.opened.iter().chain([&portal]);
        let counted: f64 = opened.map(|&other| counts_for(portal, other)).sum();
        let soon: f64 = others.clone().map(|work| LIKELY * counts_for(portal, work.portal)).sum();
        let later = (self.to_come() - LIKELY * others.count() as f64).max(0.0);
        counted + soon + later * mean_for(portal)
    }

    /// What a portal adds to green ones, open or worked on.
    fn for_greens(&self, portal: Portal, holding: &Holding) -> f64 {
        let opened: f64 = self.own.opened.iter().map(|&green| counts_for(green, portal)).sum();
        let others = holding.works.iter().filter(|work| work.portal != portal);
        opened + others.map(|work| LIKELY * LIKELY * counts_for(work.portal, portal)).sum::<f64>()
    }

    /// Rewards for colours that it brings, or brings nearer.
    fn rewards(&self, portal: Portal) -> f64 {
        let have = |shown: &SeatView, colour: Colour| {
            shown.opened.iter().filter(|other| other.colour() == colour).count()
        };
        let open = Reward::COLOURS.into_iter().filter(|&reward| self.view.rewards.contains(reward));
        open.map(|reward| {
            let steps = |shown: &SeatView| match reward.colour() {
                Some(colour) => have(shown, colour),
                None => Colour::ALL.into_iter().filter(|&colour| have(shown, colour) > 0).count(),
            };
            let needed = if reward.colour().is_some() { 3 } else { 4 };
            let helps = match reward.colour() {
                Some(colour) => colour == portal.colour(),
                None => have(self.own, portal.colour()) == 0,
            };
            if !helps {
                return 0.0;
            }
            let before = steps(self.own);
            let others = self.view.seats.iter().enumerate();
            let rival =
                others.filter(|&(seat, _)| seat != self.seat.index()).map(|(_, shown)| steps(shown)).max();
            let race = if rival.unwrap_or(0) > before + 1 { 0.4 } else { 1.0 };
            let share = |steps: usize| match needed - steps.min(needed) {
                0 => 1.0,
                1 => self.weights.towards[1] * race,
                2 => self.weights.towards[0] * race,
                _ => 0.0,
            };
            f64::from(reward.points()) * (share(before + 1) - share(before))
        })
        .sum()
    }

    /// What its effect is worth.
    fn effect(&self, portal: Portal, holding: &Holding) -> f64 {
        let weights = self.weights;
        let others = || holding.works.iter().filter(|work| work.portal != portal);
        let still = self.to_come() / LAST_PORTAL as f64;
        match portal.effect() {
            Effect::Place { animus: Some(animus), count } => {
                let empty: u8 = others().map(|work| work.missing[animus as usize]).sum();
                let placed = f64::from(empty.min(count));
                placed * self.saved(animus)
            }
            Effect::Place { animus: None, count } => {
                let rarest = Animus::ALL.into_iter().rev();
                let empty = rarest.flat_map(|animus| {
                    let empty: u8 = others().map(|work| work.missing[animus as usize]).sum();
                    std::iter::repeat_n(animus, usize::from(empty))
                });
                empty.take(usize::from(count)).map(|animus| self.saved(animus)).sum()
            }
            Effect::Gain { count } => weights.crystal * still * f64::from(count),
            Effect::Rearrange => weights.rearrange,
            Effect::TakeTwo => weights.place * still,
            Effect::OpenAnother => {
                let best = others().map(|work| f64::from(work.portal.points())).fold(0.0, f64::max);
                best + self.renewal / 2.0
            }
            Effect::Wild { animus } => weights.wild * self.rounds * self.luck.of_animus(animus),
            Effect::Nothing | Effect::PerPortal { .. } | Effect::PerField { .. } => 0.0,
        }
    }

    /// A crystal for which no token has to come.
    fn saved(&self, animus: Animus) -> f64 {
        let rounds = (1.0 / self.luck.of_animus(animus)).min(self.rounds);
        self.weights.round * rounds
    }

    /// What one may still hope for from rewards for numbers if one has none at so many open portals: the
    /// chance of being the first at each further number.
    pub(super) fn later_number(&self, opened: usize) -> f64 {
        let bag = bag(self.view);
        let mut hope: f64 = 0.0;
        for number in (opened + 1..LAST_PORTAL).rev() {
            let Some(reward) = Reward::for_number(number).filter(|&r| self.view.rewards.contains(r)) else {
                continue;
            };
            let own = rounds_until(self.own, number, &bag, self.weights);
            let first = |rounds: f64| 1.0 / (1.0 + ((own - rounds) / self.weights.rounds_per_opening).exp());
            let others = self.view.seats.iter().enumerate();
            let chance: f64 = others
                .filter(|&(seat, shown)| {
                    seat != self.seat.index() && !shown.number_rewarded && shown.opened.len() < number
                })
                .map(|(_, shown)| first(rounds_until(shown, number, &bag, self.weights)))
                .product();
            let chance = chance * first(self.rounds.max(own));
            hope = chance * f64::from(reward.points()).max(hope) + (1.0 - chance) * hope;
        }
        hope
    }
}

/// The bag of the next rounds: after a universal token it is full again.
pub(super) fn bag(view: &View) -> Tokens {
    if view.token == Some(Token::Universal) { Tokens::ALL } else { view.bag }
}

/// Rounds until a seat has so many open portals.
fn rounds_until(shown: &SeatView, number: usize, bag: &Tokens, weights: &Weights) -> f64 {
    let Some(more) = number.checked_sub(shown.opened.len() + 1) else { return 0.0 };
    let luck = Luck::of(bag, shown.wild, weights);
    let nearest = shown.portals.iter().map(|slot| luck.soon(&counts(slot.empty()), PACE)).fold(0.0, f64::max);
    let next = if nearest > 0.0 { nearest.ln() / PACE.ln() } else { weights.rounds_per_opening };
    next + more as f64 * weights.rounds_per_opening
}

/// What a green portal counts for another one.
pub(super) fn counts_for(green: Portal, other: Portal) -> f64 {
    match green.effect() {
        Effect::PerPortal { colour, points } if other.colour() == colour => f64::from(points),
        Effect::PerField { animus, points } => f64::from(points) * f64::from(other.fields().count(animus)),
        _ => 0.0,
    }
}

/// What it counts for a portal that is not known yet, in the mean.
pub(super) fn mean_for(green: Portal) -> f64 {
    Portal::all().map(|other| counts_for(green, other)).sum::<f64>() / Portal::COUNT as f64
}
