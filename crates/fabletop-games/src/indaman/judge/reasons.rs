//! What speaks for an action: how far the top is after it, what it takes and how likely it succeeds, and what
//! it costs others.

use super::super::weights::Weights;
use super::TravelJudge;
use super::eyes::Eyes;
use super::fates::Encounter;
use fabletop_core::Seat;
use indaman::View;
use indaman::action::Action;
use indaman::cities::City;
use indaman::creatures::{Bag, Creature};
use indaman::klippidi::Face;
use indaman::mages::Trait;
use indaman::objects::{Object, ObjectKind};
use indaman::place::Place;
use indaman::scoring;
use indaman::state::{Doom, FREEDOM, Phase};
use indaman::terrain::Terrain;
use indaman::view::FightView;
use serde::Serialize;
use strum::VariantNames;

/// The sides of a klippide.
const SIDES: u8 = 6;
/// Beyond that an estimate means nothing.
const FAR: f64 = 200.0;

/// What speaks for an action, or against it. Turns are as the adviser reckons, about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(in super::super) enum Reason {
    /// The top is so many turns away after it.
    Turns {
        turns: u8,
    },
    /// The message is delivered there.
    Target,
    /// The tower can be climbed there.
    Tower,
    /// It is so many steps from there to the city that the message is for, or to the tower.
    ToTarget {
        steps: u8,
    },
    ToTower {
        steps: u8,
    },
    /// So many of the sides of the klippide that is rolled there are an encounter, and so many are gems.
    Roll {
        swords: u8,
        gems: u8,
        of: u8,
    },
    /// So many of the sides of the klippide make it succeed.
    Chance {
        sides: u8,
        of: u8,
    },
    /// It takes so many gems, and so many are left.
    Gems {
        gems: u8,
        left: u8,
    },
    /// If it succeeds, it brings so many gems.
    Brings {
        gems: u8,
    },
    /// So many of the sides of the klippide would be better, with what another roll costs.
    Better {
        sides: u8,
        of: u8,
    },
    /// The mage of this seat loses so many turns.
    Loses {
        seat: Seat,
        turns: u8,
    },
    /// The mage of this seat loses so many turns if the creature beats it.
    Fate {
        seat: Seat,
        turns: u8,
    },
    /// The ladder rises if the creature wins, which is worth so many turns.
    Square {
        turns: u8,
    },
    /// The card is white, so likely.
    White {
        percent: u8,
    },
    /// The other one bids that, so likely.
    Likely {
        percent: u8,
    },
    /// So many points for the wise, and so many objects from them.
    Wise {
        points: u16,
        objects: u8,
    },
    /// So many cards of the pile were not seen.
    Unseen {
        cards: u8,
    },
    /// So many of the wild spaces beside the own mage are of the terrain.
    Beside {
        spaces: u8,
        of: u8,
    },
}

/// What speaks for an action of that seat.
pub(in super::super) fn reasons(weights: Weights, seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    if view.seats.len() <= seat.index() {
        return Vec::new();
    }
    let judge = TravelJudge::counting(weights);
    let eyes = Eyes::new(seat, view, &judge);
    eyes.journey(action).into_iter().chain(eyes.fight(action)).chain(eyes.choice(action)).flatten().collect()
}

/// At most two reasons, or three in a fight.
type Reasons = [Option<Reason>; 3];

impl Eyes<'_> {
    /// On the way, and on the tower.
    fn journey(&self, action: &Action) -> Reasons {
        match *action {
            Action::Move { to } => self.step_to(to),
            Action::Climb { gems } => [self.climbs(gems), self.spent(gems), None],
            Action::Enter | Action::Sail | Action::Stop | Action::Fly { .. } | Action::Ride { .. } => {
                [self.turns(action), None, None]
            }
            Action::Struggle { gems } => [chance(FREEDOM, gems), self.spent(gems), None],
            Action::Use { object } => {
                let sides = self.board.works(object).len() as u8;
                [Some(Reason::Chance { sides, of: SIDES }), self.used(object), None]
            }
            Action::Reroll => [self.better(), self.price(), None],
            Action::Pass => [self.better(), None, None],
            _ => [None; 3],
        }
    }

    /// Against somebody, or with creatures.
    fn fight(&self, action: &Action) -> Reasons {
        let fight = self.view.fight.as_ref();
        match *action {
            Action::Pick { creature, .. } => self.played(self.view.turn, creature),
            Action::Bid { gems } => {
                let [first, second, _] = fight.map_or([None; 3], |fight| self.at_stake(fight));
                [self.spent(gems), first, second]
            }
            Action::Guess { gems } => [fight.and_then(|fight| self.likely(fight, gems)), None, None],
            Action::Devour | Action::Strip | Action::Banish => {
                let doom = match action {
                    Action::Devour => Doom::Devour,
                    Action::Strip => Doom::Strip,
                    _ => Doom::Banish,
                };
                let lost = |fight: &FightView| loses(fight.traveller, self.doom(fight.traveller, doom));
                [fight.and_then(lost), None, None]
            }
            _ => [None; 3],
        }
    }

    /// Where somebody or something goes, and what the wise get.
    fn choice(&self, action: &Action) -> Reasons {
        match (*action, self.view.phase) {
            (Action::Direct { to }, Phase::Control { victim, .. }) => {
                [loses(victim, self.astray(victim, to)), None, None]
            }
            (Action::Put { to }, Phase::Put { victim, .. }) => {
                [loses(victim, self.displaced(victim, to)), None, None]
            }
            (Action::Summon { victim }, _) => [loses(victim, self.summoned(victim)), None, None],
            (Action::Wish { .. }, _) => [self.wise(self.own().kept), self.turns(action), None],
            (Action::Offer { creature }, _) => {
                [self.wise(self.view.offer.iter().chain([creature]).collect()), None, None]
            }
            (Action::Done, _) => [self.wise(self.view.offer), None, None],
            (Action::PutBack { terrain }, Phase::PutBack { creature, .. }) => {
                let harm = self.harm(self.seat, creature);
                let fate = about(harm).map(|turns| Reason::Fate { seat: self.seat, turns });
                [fate, self.beside(terrain), None]
            }
            (Action::Look { terrain }, _) => [self.unseen(terrain), self.beside(terrain), None],
            _ => [None; 3],
        }
    }

    fn turns(&self, action: &Action) -> Option<Reason> {
        about(-self.value(action)).map(|turns| Reason::Turns { turns })
    }

    /// Where a step leads; whoever comes to Indaman climbs in the same turn (ruling 16).
    fn step_to(&self, to: Place) -> Reasons {
        match self.board.city(to) {
            Some(City::Indaman) => {
                let turns = about(self.arrival(self.seat, to)).map(|turns| Reason::Turns { turns });
                [Some(Reason::Tower), turns, None]
            }
            city if city.is_some() && city == self.own().target => {
                [Some(Reason::Target), self.turns(&Action::Move { to }), None]
            }
            _ => [self.way_on(to), self.roll(to), None],
        }
    }

    /// How far it is from there to where the mage is going.
    fn way_on(&self, to: Place) -> Option<Reason> {
        let (climb, delivery) = self.courses(self.seat, to);
        let (goal, reason): (City, fn(u8) -> Reason) = if climb < delivery {
            (City::Indaman, |steps| Reason::ToTower { steps })
        } else {
            (self.own().target?, |steps| Reason::ToTarget { steps })
        };
        let steps = *self.board.distances(self.board.city_place(goal), false).get(to.index())?;
        (steps < u8::MAX).then(|| reason(steps))
    }

    fn roll(&self, to: Place) -> Option<Reason> {
        let terrain = self.board.terrain(to).filter(|_| self.board.city(to).is_none())?;
        let faces = self.board.faces(self.board.klippide(self.own().place, to));
        let count = |is: fn(Face) -> bool| faces.iter().filter(|face| is(**face)).count() as u8;
        let somebody = self.view.piles.iter().any(|pile| pile.terrain == terrain && pile.cards > 0);
        let swords = if somebody { count(|face| face == Face::Sword) } else { 0 };
        Some(Reason::Roll { swords, gems: count(|face| face.gems() > 0), of: SIDES })
    }

    fn climbs(&self, gems: u8) -> Option<Reason> {
        let height = match self.view.phase {
            Phase::Tower { height, .. } => height,
            _ => self.own().ladder,
        };
        let bonus = match self.can(self.seat) {
            Trait::TowerBonus { bonus } if !self.view.climbed => bonus,
            _ => 0,
        };
        chance(scoring::needed(self.board, height), gems.saturating_add(bonus))
    }

    fn spent(&self, gems: u8) -> Option<Reason> {
        Some(Reason::Gems { gems, left: self.own_gems().checked_sub(gems)? })
    }

    /// What an object does, where that can be said in numbers.
    fn used(&self, object: Object) -> Option<Reason> {
        let bank = self.view.bank;
        match (object.kind(), self.view.phase) {
            (ObjectKind::Bacchetta, Phase::Found { gems, .. }) => {
                Some(Reason::Brings { gems: gems.saturating_mul(2).min(bank) - gems.min(bank) })
            }
            (ObjectKind::Topolino, _) => {
                let revenue = self.board.revenue(self.own().flag, self.own().target?);
                let gems = |mouse: bool| scoring::delivery(revenue, mouse, self.can(self.seat)).with_trait;
                Some(Reason::Brings { gems: gems(true).min(bank) - gems(false).min(bank) })
            }
            (ObjectKind::Lampada, _) => {
                let free = self.others().filter(|&other| self.shown(other).held.is_none());
                let victim =
                    free.max_by(|&one, &other| self.summoning(one).total_cmp(&self.summoning(other)))?;
                loses(victim, self.summoned(victim))
            }
            _ => None,
        }
    }

    fn better(&self) -> Option<Reason> {
        let Phase::Reroll { klippide, face, .. } = self.view.phase else { return None };
        let least = self.face(face) + f64::from(self.reroll_costs()) * self.gem(self.seat);
        let sides = self.board.faces(klippide).iter().filter(|other| self.face(**other) > least).count();
        Some(Reason::Better { sides: sides as u8, of: SIDES })
    }

    fn price(&self) -> Option<Reason> {
        self.spent(self.reroll_costs())
    }

    fn reroll_costs(&self) -> u8 {
        match self.can(self.seat) {
            Trait::Reroll { cost } => cost,
            _ => 0,
        }
    }

    /// What whoever plays a creature has from it.
    fn played(&self, traveller: Seat, creature: Creature) -> Reasons {
        let fate = match creature {
            Creature::White => Some(Reason::White { percent: 100 }),
            real => about(self.harm(traveller, real)).map(|turns| Reason::Fate { seat: traveller, turns }),
        };
        [fate, self.square(), None]
    }

    fn square(&self) -> Option<Reason> {
        let (ladder, gems) = (self.own().ladder, self.gems(self.seat));
        let plan = self.plan(self.seat);
        let above = Some(ladder + 1).filter(|&above| above < self.board.top())?;
        let turns = about(plan.on_the_way(ladder, gems) - plan.on_the_way(above, gems))?;
        (turns > 0).then_some(Reason::Square { turns })
    }

    fn at_stake(&self, fight: &FightView) -> Reasons {
        match fight.card {
            Some(card) if fight.player == self.seat => self.played(fight.traveller, card),
            _ => {
                let stakes = self.stakes(&Encounter::of(fight));
                let fate = about(self.fate(fight.traveller, fight.name));
                let fate = fate.map(|turns| Reason::Fate { seat: fight.traveller, turns });
                [fate, Some(Reason::White { percent: percent(stakes.white) }), None]
            }
        }
    }

    fn likely(&self, fight: &FightView, gems: u8) -> Option<Reason> {
        let stakes = self.stakes(&Encounter::of(fight));
        let mixes = stakes.table().mixes();
        let share = |mix: &[f64]| mix.get(usize::from(gems)).copied().unwrap_or(0.0);
        let likely = if fight.traveller == self.seat {
            share(&mixes.real) + stakes.white * (share(&mixes.white) - share(&mixes.real))
        } else {
            share(&mixes.traveller)
        };
        Some(Reason::Likely { percent: percent(likely) })
    }

    fn wise(&self, creatures: Bag) -> Option<Reason> {
        let points = self.board.points(creatures);
        let objects = scoring::objects_for(points, self.can(self.seat)).min(self.view.deck);
        Some(Reason::Wise { points, objects })
    }

    fn unseen(&self, terrain: Terrain) -> Option<Reason> {
        let pile = self.view.piles.iter().find(|pile| pile.terrain == terrain)?;
        Some(Reason::Unseen { cards: pile.cards.saturating_sub(pile.known.len() as u8) })
    }

    fn beside(&self, terrain: Terrain) -> Option<Reason> {
        let near = self.board.neighbours(self.own().place).iter();
        let wild: Vec<Place> = near.filter(|&near| self.board.city(near).is_none()).collect();
        let spaces = wild.iter().filter(|&&near| self.board.terrain(near) == Some(terrain)).count() as u8;
        (!wild.is_empty()).then_some(Reason::Beside { spaces, of: wild.len() as u8 })
    }
}

/// The sides of the green klippide that are enough with this help.
fn chance(needed: u8, help: u8) -> Option<Reason> {
    let missing = needed.saturating_sub(help).saturating_sub(1);
    Some(Reason::Chance { sides: SIDES.saturating_sub(missing), of: SIDES })
}

fn loses(seat: Seat, turns: f64) -> Option<Reason> {
    about(turns).map(|turns| Reason::Loses { seat, turns })
}

/// An estimate as it is told; none if it means nothing.
fn about(turns: f64) -> Option<u8> {
    let turns = turns.round();
    (0.0..FAR).contains(&turns).then_some(turns as u8)
}

fn percent(share: f64) -> u8 {
    (100.0 * share.clamp(0.0, 1.0)).round() as u8
}

#[cfg(test)]
mod tests;
