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
        let traveller = self.view.turn;
        let terrain = self.board.terrain(self.shown(traveller).place).unwrap_or(Terrain::Plain);
        let (table, mixes) = self.duel(traveller, self.seat, terrain, name, Some(creature));
        let white = creature == Creature::White;
        let values = table.players_values(&mixes.traveller, white);
        let mix = if white { &mixes.white } else { &mixes.real };
        values.iter().zip(mix).map(|(value, share)| value * share).sum()
    }

    fn duel(
        &self,
        traveller: Seat,
        player: Seat,
        terrain: Terrain,
        name: Name,
        card: Option<Creature>,
    ) -> (Table, Mixes) {
        let table = self.stakes(&Encounter { traveller, player, terrain, name, card }).table();
        let mixes = table.mixes();
        (table, mixes)
    }

    fn duel_of(&self, fight: &FightView) -> (Table, Mixes) {
        self.duel(fight.traveller, fight.player, fight.terrain, fight.name, fight.card)
    }

    /// What to put into the fist; whoever has guessed knows more.
    fn bids(&self, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (table, mixes) = self.duel_of(fight);
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
        let share = |action: &Action| match *action {
            Action::Bid { gems } => mix.get(usize::from(gems)).copied().unwrap_or(0.0),
            _ => 0.0,
        };
        normal(legal.iter().map(share).collect())
    }

    /// The guess that is most likely right.
    fn guesses(&self, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (_, mixes) = self.duel_of(fight);
        let mix = if fight.traveller == self.seat { &mixes.real } else { &mixes.traveller };
        let best = only_best(mix);
        let share = |action: &Action| match *action {
            Action::Guess { gems } => best.get(usize::from(gems)).copied().unwrap_or(0.0),
            _ => 0.0,
        };
        normal(legal.iter().map(share).collect())
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
            Phase::Guess { .. } => fight.map(|fight| foe.guessed_by(fight, legal)),
            _ => None,
        }
    }

    fn schemed_picks(&self, foe: &Eyes<'_>, legal: &[Action]) -> Vec<f64> {
        let traveller = self.view.turn;
        let terrain = self.board.terrain(self.shown(traveller).place).unwrap_or(Terrain::Plain);
        let mut thoughts: Vec<(Name, Mixes)> = Vec::new();
        let mut value = |action: &Action| {
            let Action::Pick { creature, name } = *action else { return f64::NEG_INFINITY };
            if !thoughts.iter().any(|(known, _)| *known == name) {
                thoughts.push((name, foe.duel(traveller, self.seat, terrain, name, None).1));
            }
            let Some((_, mixes)) = thoughts.iter().find(|(known, _)| *known == name) else { return 0.0 };
            let fight = Encounter { traveller, player: self.seat, terrain, name, card: Some(creature) };
            let values =
                self.stakes(&fight).table().players_values(&mixes.traveller, creature == Creature::White);
            values.into_iter().fold(f64::NEG_INFINITY, f64::max)
        };
        let values: Vec<f64> = legal.iter().map(&mut value).collect();
        self.by_whim(&values)
    }

    fn schemed_bids(&self, foe: &Eyes<'_>, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (_, theirs) = foe.duel(fight.traveller, fight.player, fight.terrain, fight.name, None);
        let told = |mix: Vec<f64>| match fight.guess.filter(|_| fight.guesser == Some(self.seat)) {
            Some(guess) => heard(&mix, guess),
            None => mix,
        };
        let wary = |mix: Vec<f64>| told(wary(fight, foe.seat, mix));
        let table = self
            .stakes(&Encounter {
                traveller: fight.traveller,
                player: fight.player,
                terrain: fight.terrain,
                name: fight.name,
                card: fight.card,
            })
            .table();
        let values = if fight.traveller == self.seat {
            table.travellers_values(&wary(theirs.real), &wary(theirs.white))
        } else {
            table.players_values(&wary(theirs.traveller), fight.card == Some(Creature::White))
        };
        let mix = self.by_whim(&values);
        let share = |action: &Action| match *action {
            Action::Bid { gems } => mix.get(usize::from(gems)).copied().unwrap_or(0.0),
            _ => 0.0,
        };
        normal(legal.iter().map(share).collect())
    }

    /// What somebody else guesses that these eyes will put into the fist.
    fn guessed_by(&self, fight: &FightView, legal: &[Action]) -> Vec<f64> {
        let (_, mixes) = self.duel(fight.traveller, fight.player, fight.terrain, fight.name, None);
        let mix = if fight.traveller == self.seat { mixes.traveller } else { mixes.real };
        let best = only_best(&wary(fight, self.seat, mix));
        let share = |action: &Action| match *action {
            Action::Guess { gems } => best.get(usize::from(gems)).copied().unwrap_or(0.0),
            _ => 0.0,
        };
        normal(legal.iter().map(share).collect())
    }

    fn by_whim(&self, values: &[f64]) -> Vec<f64> {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        normal(values.iter().map(|value| ((value - best) / self.weights.whim).exp()).collect())
    }
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
