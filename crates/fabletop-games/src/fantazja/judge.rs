//! What an action is worth: what the position is worth that it leads to, with the turn played on.

use super::outlook::value;
use super::weights::{WEIGHTS, Weights};
use fabletop_bots::{Judge, Standings};
use fabletop_core::{Game, Ignore, Seat};
use fantazja::action::Action;
use fantazja::building::Type;
use fantazja::state::Phase;
use fantazja::tiles::Number;
use fantazja::{State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

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

/// A power has to bring more than this.
const EFFORT: f64 = 1e-6;
/// How often Magic's luck is tried.
const LOOKS: u32 = 3;

impl Judge<State> for OutlookJudge {
    fn values(&self, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        // What the position is worth does not depend on how hidden tiles are guessed; only Magic's luck does.
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(view.board.len() as u64);
        let state = State::determinize(view, &mut rng);
        let mut turn = Turn { seat, weights: &self.weights, rng };
        match state.phase {
            Phase::Exchange { .. } => {
                let next = turn.exchange(&state);
                legal.iter().map(|action| f64::from(u8::from(Some(*action) == next))).collect()
            }
            Phase::Act { .. } => turn.actions(&state, legal),
            _ => legal.iter().map(|action| turn.worth(&state, action)).collect(),
        }
    }
}

impl fabletop_bots::Outlook<State> for OutlookJudge {
    fn standings(&self, seat: Seat, view: &View) -> Standings {
        let state = State::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(1));
        let ahead = value(&state, seat, &self.weights);
        let share = (1.0 / (1.0 + (-ahead / LEAD).exp())) as f32;
        let mut standings = Standings::default();
        (standings[seat.index()], standings[fantazja::state::other(seat).index()]) = (share, 1.0 - share);
        standings
    }

    fn is_quiet(&self, position: &State) -> bool {
        matches!(position.phase, Phase::Act { .. })
    }

    fn scale(&self) -> f64 {
        LEAD / 4.0
    }
}

/// Points ahead that almost win.
const LEAD: f64 = 4.0;

/// A seat's turn as it would play it on.
struct Turn<'a> {
    seat: Seat,
    weights: &'a Weights,
    rng: Xoshiro256PlusPlus,
}

impl Turn<'_> {
    /// Actions, and powers before them. A guard is best placed after the action: until then other powers
    /// have to be worth more than it.
    fn actions(&mut self, state: &State, legal: &[Action]) -> Vec<f64> {
        let mut values: Vec<f64> = legal.iter().map(|action| self.worth(state, action)).collect();
        let is_guard = |action: &Action| matches!(action, Action::Use { power: Type::Military });
        let Some(guard) = legal.iter().position(is_guard) else { return values };
        let plain = legal.iter().zip(&values).filter(|(action, _)| !matches!(action, Action::Use { .. }));
        let best = plain.map(|(_, &value)| value).fold(f64::NEG_INFINITY, f64::max);
        let gain = (values[guard] - best).max(0.0);
        for (action, value) in legal.iter().zip(&mut values) {
            match action {
                Action::Use { power: Type::Military } => *value = f64::NEG_INFINITY,
                Action::Use { .. } => *value -= gain,
                _ => {}
            }
        }
        values
    }

    /// What comes of an action.
    fn worth(&mut self, state: &State, action: &Action) -> f64 {
        let effort = if matches!(action, Action::Use { .. }) { EFFORT } else { 0.0 };
        self.after(state, action).map_or(f64::NEG_INFINITY, |after| self.settle(&after) - effort)
    }

    /// The position after an action.
    fn after(&self, state: &State, action: &Action) -> Option<State> {
        let mut after = state.clone();
        after.apply(self.seat, action, &mut Ignore).ok().map(|()| after)
    }

    /// The value of a position when the turn is played on.
    fn settle(&mut self, state: &State) -> f64 {
        let next = match state.phase {
            Phase::Look { .. } => return self.luck(state),
            Phase::After { seat } if seat == self.seat => Some(Action::End),
            Phase::Act { seat } if seat == self.seat => return self.best_action(state),
            Phase::Exchange { .. } => self.exchange(state),
            // Which tile is paid hardly matters here.
            Phase::Pay { .. } => self.legal(state).first().copied(),
            Phase::Fetch { .. } | Phase::Guard { .. } | Phase::Bury { .. } | Phase::Swap { .. } => {
                self.choose(state)
            }
            _ => None,
        };
        match next.and_then(|action| self.after(state, &action)) {
            Some(after) => self.settle(&after),
            None => value(state, self.seat, self.weights),
        }
    }

    fn legal(&self, state: &State) -> Vec<Action> {
        let mut legal = Vec::new();
        state.legal_actions(self.seat, &mut legal);
        legal
    }

    /// The best action after a power.
    fn best_action(&mut self, state: &State) -> f64 {
        let legal = self.legal(state);
        let actions = legal.iter().filter(|action| !matches!(action, Action::Use { .. }));
        actions.map(|action| self.worth(state, action)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// What a power is used for: the best as things are, without playing the turn on.
    fn choose(&self, state: &State) -> Option<Action> {
        let at_once = |action: &Action| {
            let after = self.after(state, action);
            after.map_or(f64::NEG_INFINITY, |after| value(&after, self.seat, self.weights))
        };
        let valued = self.legal(state).into_iter().map(|action| (at_once(&action), action));
        valued.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
    }

    /// The mean over some of the ways luck may go.
    fn luck(&mut self, state: &State) -> f64 {
        let mut sum = 0.0;
        for _ in 0..LOOKS {
            let mut after = state.clone();
            let chance = state.sample_chance(&mut self.rng);
            if after.apply_chance(&chance, &mut Ignore).is_ok() {
                sum += self.settle(&after);
            }
        }
        sum / f64::from(LOOKS)
    }

    /// The next step of an exchange: the worst tile of the hand is given as long as a better one comes back
    /// for it.
    fn exchange(&self, state: &State) -> Option<Action> {
        let Phase::Exchange { give, take, .. } = state.phase else { return None };
        let player = state.player(self.seat);
        let now = value(state, self.seat, self.weights);
        let with = |change: &dyn Fn(&mut State)| {
            let mut changed = state.clone();
            change(&mut changed);
            value(&changed, self.seat, self.weights)
        };
        let index = self.seat.index();
        let in_hand = |number: Number| now - with(&|state| state.players[index].hand.remove(number));
        let back = |number: Number| with(&|state| state.players[index].hand.insert(number)) - now;
        let takeable = player.discards.iter().filter(|number| !state.given.contains(**number));
        let mut takes: Vec<(f64, Number)> = takeable.map(|&number| (back(number), number)).collect();
        takes.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let worst = player.hand.iter().map(|number| (in_hand(number), number));
        let worst = worst.min_by(|one, other| one.0.total_cmp(&other.0)).filter(|_| give > 0);
        let next = takes.get(usize::from(take));
        match (worst, next) {
            (Some((loss, number)), Some(&(gain, _))) if take == 0 || gain > loss + EFFORT => {
                Some(Action::Give { tile: state.tile(self.seat, number) })
            }
            _ => takes.first().map(|&(_, number)| Action::Take { tile: state.tile(self.seat, number) }),
        }
    }
}
