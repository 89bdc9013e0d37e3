//! Fights: which card, which name, how many gems. What is done there is done by chance.

use super::duel::{Mixes, Table, normal};
use super::eyes::Eyes;
use super::fates::Encounter;
use fabletop_core::Seat;
use indaman::action::Action;
use indaman::creatures::{Creature, Name};
use indaman::state::{Guess, Phase};
use indaman::terrain::Terrain;
use indaman::view::FightView;

impl Eyes<'_> {
    /// How often to do each of these; none where chance is of no use.
    pub(super) fn mix(&self, legal: &[Action]) -> Option<Vec<f64>> {
        match self.view.phase {
            Phase::Pick { .. } => Some(self.picks(legal)),
            Phase::Bid => self.view.fight.as_ref().map(|fight| self.bids(fight, legal)),
            Phase::Guess { .. } => self.view.fight.as_ref().map(|fight| self.guesses(fight, legal)),
            _ => None,
        }
    }

    /// Cards and names by what they promise; what is a little worse is done a little less often.
    fn picks(&self, legal: &[Action]) -> Vec<f64> {
        let values: Vec<f64> = legal.iter().map(|action| self.pick(action)).collect();
        self.by_whim(&values)
    }

    fn pick(&self, action: &Action) -> f64 {
        let Action::Pick { creature, name } = *action else { return f64::NEG_INFINITY };
        let (table, mixes) = self.duel(&self.laid(name, Some(creature)));
        let white = creature == Creature::White;
        let values = table.players_values(&mixes.traveller, white);
        let mix = if white { &mixes.white } else { &mixes.real };
        values.iter().zip(mix).map(|(value, share)| value * share).sum()
    }

    /// The fight that comes of a card of this name, against the mage whose turn it is.
    fn laid(&self, name: Name, card: Option<Creature>) -> Encounter {
        let traveller = self.view.turn;
        let player = match self.view.phase {
            Phase::Pick { seat } => seat,
            _ => self.seat,
        };
        let terrain = self.board.terrain(self.shown(traveller).place).unwrap_or(Terrain::Plain);
        Encounter { traveller, player, terrain, name, card }
    }

    fn duel(&self, fight: &Encounter) -> (Table, Mixes) {
        let table = self.stakes(fight).table();
        let mixes = table.mixes();
        (table, mixes)
    }

    /// What to put into the fist; whoever has guessed knows more.
    fn bids(&self, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (table, mixes) = self.duel(&Encounter::of(fight));
        let travels = fight.traveller == self.seat;
        let white = fight.card == Some(Creature::White);
        let guessed = fight.guess.filter(|_| fight.guesser == Some(self.seat));
        let mix = match guessed {
            None if travels => wary(fight, self.seat, mixes.traveller),
            None if white => wary(fight, self.seat, mixes.white),
            None => wary(fight, self.seat, mixes.real),
            Some(guess) => {
                let values = if travels {
                    table.travellers_values(&heard(&mixes.real, guess), &heard(&mixes.white, guess))
                } else {
                    table.players_values(&heard(&mixes.traveller, guess), white)
                };
                only_best(&values)
            }
        };
        by_gems(&mix, legal)
    }

    /// The guess that is most likely right.
    fn guesses(&self, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (_, mixes) = self.duel(&Encounter::of(fight));
        let mix = if fight.traveller == self.seat { &mixes.real } else { &mixes.traveller };
        by_gems(&only_best(mix), legal)
    }
}

/// Against somebody whose thoughts one can follow.
impl Eyes<'_> {
    /// How often to do each of these, if the other one thinks as `foe` does; none where chance is of no use.
    pub(super) fn scheme(&self, foe: &Eyes<'_>, legal: &[Action]) -> Option<Vec<f64>> {
        let fight = self.view.fight.as_ref();
        match self.view.phase {
            Phase::Pick { .. } => Some(self.schemed_picks(foe, legal)),
            Phase::Bid => fight.map(|fight| self.schemed_bids(foe, fight, legal)),
            Phase::Guess { .. } => fight.map(|fight| self.schemed_guesses(foe, fight, legal)),
            _ => None,
        }
    }

    /// Cards and names by what they bring against what the other will think of the name.
    fn schemed_picks(&self, foe: &Eyes<'_>, legal: &[Action]) -> Vec<f64> {
        let mut thoughts: Vec<(Name, Mixes)> = Vec::new();
        let mut value = |action: &Action| {
            let Action::Pick { creature, name } = *action else { return f64::NEG_INFINITY };
            let known = thoughts.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
                thoughts.push((name, foe.duel(&foe.laid(name, None)).1));
                thoughts.len() - 1
            });
            let table = self.stakes(&self.laid(name, Some(creature))).table();
            let values = table.players_values(&thoughts[known].1.traveller, creature == Creature::White);
            values.into_iter().fold(f64::NEG_INFINITY, f64::max)
        };
        let values: Vec<f64> = legal.iter().map(&mut value).collect();
        self.by_whim(&values)
    }

    /// What to put into the fist against what the other is likely to.
    fn schemed_bids(&self, foe: &Eyes<'_>, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let theirs = foe.thoughts(fight);
        let guessed = fight.guess.filter(|_| fight.guesser == Some(self.seat));
        let told = |mix: Vec<f64>| {
            let mix = wary(fight, foe.seat, mix);
            guessed.map_or(mix.clone(), |guess| heard(&mix, guess))
        };
        let table = self.stakes(&Encounter::of(fight)).table();
        let values = if fight.traveller == self.seat {
            table.travellers_values(&told(theirs.real), &told(theirs.white))
        } else {
            table.players_values(&told(theirs.traveller), fight.card == Some(Creature::White))
        };
        by_gems(&self.by_whim(&values), legal)
    }

    /// The guess that is most likely right about the other's fist.
    fn schemed_guesses(&self, foe: &Eyes<'_>, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let theirs = foe.thoughts(fight);
        let mix = if fight.traveller == self.seat { theirs.real } else { theirs.traveller };
        by_gems(&only_best(&wary(fight, foe.seat, mix)), legal)
    }

    /// What these eyes make of a fight whose card nobody has told.
    fn thoughts(&self, fight: &FightView) -> Mixes {
        self.duel(&Encounter { card: None, ..Encounter::of(fight) }).1
    }

    fn by_whim(&self, values: &[f64]) -> Vec<f64> {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        normal(values.iter().map(|value| ((value - best) / self.weights.whim).exp()).collect())
    }
}

/// A mix of numbers of gems as one of actions.
fn by_gems(mix: &[f64], legal: &[Action]) -> Vec<f64> {
    let share = |action: &Action| match *action {
        Action::Bid { gems } | Action::Guess { gems } => mix.get(usize::from(gems)).copied().unwrap_or(0.0),
        _ => 0.0,
    };
    normal(legal.iter().map(share).collect())
}

/// Against somebody who guesses: less often what is likely, more often what is not.
fn wary(fight: &FightView, seat: Seat, mix: Vec<f64>) -> Vec<f64> {
    let is_guessed = fight.guesser.is_some_and(|guesser| guesser != seat);
    if is_guessed { normal(mix.into_iter().map(f64::sqrt).collect()) } else { mix }
}

/// A mix after a guess and its answer.
fn heard(mix: &[f64], guess: Guess) -> Vec<f64> {
    let fits = |bid: usize| (bid == usize::from(guess.gems)) == guess.right;
    let left: Vec<f64> =
        mix.iter().enumerate().map(|(bid, share)| if fits(bid) { *share } else { 0.0 }).collect();
    if left.iter().sum::<f64>() > 0.0 {
        return normal(left);
    }
    // Nobody would have thought so: anything that fits.
    normal((0..mix.len()).map(|bid| f64::from(u8::from(fits(bid)))).collect())
}

/// All on the best.
fn only_best(values: &[f64]) -> Vec<f64> {
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    normal(values.iter().map(|value| f64::from(u8::from(*value >= best))).collect())
}
