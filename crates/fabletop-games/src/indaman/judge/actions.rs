//! What each action is worth.

use super::eyes::Eyes;
use super::tower::Climb;
use fabletop_core::Seat;
use indaman::action::Action;
use indaman::cities::City;
use indaman::creatures::{Bag, Creature};
use indaman::klippidi::{Face, Klippide};
use indaman::place::{Island, Kind, Place};
use indaman::scoring;
use indaman::state::{Doom, Phase};
use indaman::terrain::Terrain;

impl Eyes<'_> {
    /// What an action is worth; objects come later, when it is known what else there is to do.
    pub(super) fn value(&self, action: &Action) -> f64 {
        match *action {
            Action::Use { .. } => f64::NEG_INFINITY,
            Action::Struggle { gems } => -f64::from(gems.abs_diff(self.prison(self.seat).1)),
            Action::Direct { to } => self.directing(to),
            Action::Move { to } => -self.step(self.seat, self.own().place, to) - self.arrival(self.seat, to),
            Action::Enter => -1.0 - self.arrival(self.seat, self.own().place),
            Action::Sail => -self.outlook(self.seat, self.own().place),
            // Nothing comes of it; whatever else there is, is better.
            Action::Stay => f64::MIN,
            Action::Climb { gems } => self.climbing(gems),
            Action::Stop => self.stopping(),
            Action::Reroll => self.reroll(),
            Action::GoOn => 0.0,
            Action::Pass => self.pass(),
            Action::Summon { victim } => self.summoning(victim),
            Action::Look { terrain } => self.looking(terrain),
            Action::Fly { to } => -self.flight(to),
            Action::Ride { to } => -self.ride_from(to),
            // Fights are a matter of chance: see `mix`.
            Action::Pick { .. } | Action::Bid { .. } | Action::Guess { .. } | Action::Reconsider => 0.0,
            Action::Devour => self.doomed(Doom::Devour),
            Action::Strip => self.doomed(Doom::Strip),
            Action::Banish => self.doomed(Doom::Banish),
            Action::Put { to } => self.putting(to),
            Action::Wish { island } => -self.wish(island),
            Action::Offer { creature } => self.offering(creature),
            Action::Done => {
                if self.bargain().is_subset(self.view.offer) {
                    1.0
                } else {
                    -1.0
                }
            }
            Action::PutBack { terrain } => self.putting_back(terrain),
        }
    }

    /// The climb that goes on, or could begin.
    fn climb(&self) -> Climb {
        let ladder = self.own().ladder;
        let height = match self.view.phase {
            Phase::Tower { height, .. } => height,
            _ => ladder,
        };
        Climb { ladder, height, gems: self.own_gems(), first: !self.view.climbed }
    }

    /// The next square with so many gems; nobody spends more than are of use.
    fn climbing(&self, gems: u8) -> f64 {
        let turns = self.climbing.get_or_init(|| self.plan(self.seat).climbing(self.climb()));
        -turns.get(usize::from(gems)).copied().unwrap_or(f64::INFINITY)
    }

    fn stopping(&self) -> f64 {
        let Climb { height, first, .. } = self.climb();
        let on = if first {
            self.outlook(self.seat, self.own().place)
        } else {
            self.plan(self.seat).in_indaman(height, self.gems(self.seat))
        };
        -1.0 - on
    }

    /// The best step of a mage, for itself.
    fn best_step(&self, seat: Seat) -> f64 {
        let place = self.shown(seat).place;
        let steps = self.board.neighbours(place).iter();
        let costs = steps.map(|to| self.step(seat, place, to) + self.arrival(seat, to));
        let stays = if self.board.city(place) == Some(City::Indaman) {
            self.plan(seat).in_indaman(self.shown(seat).ladder, self.gems(seat))
        } else {
            f64::INFINITY
        };
        costs.fold(stays, f64::min)
    }

    /// Turns that a mage loses by a step that somebody else chooses.
    pub(super) fn astray(&self, victim: Seat, to: Place) -> f64 {
        self.step(victim, self.shown(victim).place, to) + self.arrival(victim, to) - self.best_step(victim)
    }

    /// What it brings to send the mage whose turn it is there; Maga and Mago could wait for a better moment.
    fn directing(&self, to: Place) -> f64 {
        let Phase::Control { victim, creature, .. } = self.view.phase else { return 0.0 };
        let later = if creature == Creature::Spettro { 0.0 } else { self.weights.patience };
        self.malice(self.seat, victim) * (self.astray(victim, to) - later)
    }

    fn pass(&self) -> f64 {
        match self.view.phase {
            Phase::Reroll { face, .. } => self.face(face),
            Phase::Wish { .. } => -self.outlook(self.seat, self.own().place),
            _ => 0.0,
        }
    }

    /// What a face brings.
    pub(super) fn face(&self, face: Face) -> f64 {
        let Some(terrain) = self.board.terrain(self.own().place) else { return 0.0 };
        let mage = self.board.mage(self.own().mage);
        let found = scoring::found(face.gems(), mage.terrain == terrain, mage.can).with_trait;
        let danger = if face == Face::Sword { self.danger(self.seat, terrain) } else { 0.0 };
        f64::from(found) * self.gem(self.seat) - danger
    }

    fn reroll(&self) -> f64 {
        let Phase::Reroll { klippide, .. } = self.view.phase else { return 0.0 };
        let faces = self.board.faces(klippide);
        let mean = faces.iter().map(|face| self.face(*face)).sum::<f64>() / faces.len() as f64;
        let cost = match self.can(self.seat) {
            indaman::mages::Trait::Reroll { cost } => f64::from(cost),
            _ => 0.0,
        };
        mean - cost * self.gem(self.seat)
    }

    /// A pile about which one knows little, where one will go.
    fn looking(&self, terrain: Terrain) -> f64 {
        let pile = self.view.piles.iter().find(|pile| pile.terrain == terrain);
        let hidden = pile.map_or(0, |pile| usize::from(pile.cards).saturating_sub(pile.known.len()));
        hidden as f64 * (0.2 + self.exposure(self.seat, terrain))
    }

    /// How much of a mage's next steps is on a terrain.
    fn exposure(&self, seat: Seat, terrain: Terrain) -> f64 {
        let place = self.shown(seat).place;
        let near = self.board.neighbours(place).iter();
        let beyond = near.clone().flat_map(|near| self.board.neighbours(near).iter());
        let (mut here, mut all) = (0.0, 0.0);
        for to in near.clone().chain(near).chain(beyond).filter(|to| self.board.city(*to).is_none()) {
            all += 1.0;
            here += f64::from(u8::from(self.board.terrain(to) == Some(terrain)));
        }
        let favourite = self.board.mage(self.shown(seat).mage).terrain == terrain;
        here / f64::max(all, 1.0) + if favourite { 0.3 } else { 0.0 }
    }

    /// A creature goes where others meet it rather than oneself.
    fn putting_back(&self, terrain: Terrain) -> f64 {
        let Phase::PutBack { creature, .. } = self.view.phase else { return 0.0 };
        let harm = |seat: Seat| self.harm(seat, creature) * self.exposure(seat, terrain);
        let others: f64 = self.others().map(|other| self.malice(self.seat, other) * harm(other)).sum();
        others - harm(self.seat)
    }

    fn doomed(&self, doom: Doom) -> f64 {
        self.view.fight.as_ref().map_or(0.0, |fight| self.doom(fight.traveller, doom))
    }

    /// What it is to a mage to be at a place, put there by others.
    fn exile(&self, victim: Seat, to: Place) -> f64 {
        let gift = match to.kind() {
            Kind::Island(_) => self.object(victim) * self.objects_of_the_wise(victim),
            _ => 0.0,
        };
        self.outlook(victim, to) - gift
    }

    fn putting(&self, to: Place) -> f64 {
        match self.view.phase {
            Phase::Put { victim, .. } => self.exile(victim, to),
            _ => 0.0,
        }
    }

    /// Turns that a mage loses by being put at a place.
    pub(super) fn displaced(&self, victim: Seat, to: Place) -> f64 {
        self.exile(victim, to) - self.outlook(victim, self.shown(victim).place)
    }

    /// Turns that a mage loses where that is worst.
    pub(super) fn summoned(&self, victim: Seat) -> f64 {
        let places = self.board.anywhere().iter();
        let worst = places.map(|to| self.exile(victim, to)).filter(|turns| turns.is_finite());
        worst.fold(0.0, f64::max) - self.outlook(victim, self.shown(victim).place)
    }

    /// What the lamp can do to a mage.
    pub(super) fn summoning(&self, victim: Seat) -> f64 {
        self.malice(self.seat, victim) * self.summoned(victim)
    }

    /// Turns to the top after a wish.
    fn wish(&self, island: Island) -> f64 {
        let objects = self.objects_of_the_wise(self.seat);
        self.outlook(self.seat, Place::island(island)) - self.object(self.seat) * objects
    }

    /// The creatures to offer: as many objects as possible, for as few points as possible.
    fn bargain(&self) -> Bag {
        let (kept, can) = (self.own().kept, self.can(self.seat));
        let cards: Vec<Creature> = kept.difference(self.view.offer).iter().collect();
        let subsets = 0..1_u32 << cards.len().min(12);
        let with = |subset: u32| -> Bag {
            let chosen = cards.iter().enumerate().filter(|(place, _)| subset >> place & 1 == 1);
            self.view.offer.iter().chain(chosen.map(|(_, card)| *card)).collect()
        };
        let rank = |bag: &Bag| {
            let points = self.board.points(*bag);
            (scoring::objects_for(points, can).min(self.view.deck.max(1)), u16::MAX - points)
        };
        subsets.map(with).max_by_key(rank).unwrap_or(kept)
    }

    fn offering(&self, creature: Creature) -> f64 {
        let rest = self.bargain().difference(self.view.offer);
        if rest.contains(creature) { 0.5 } else { -0.5 }
    }

    /// Turns to the top after a flight.
    pub(super) fn flight(&self, to: Place) -> f64 {
        let (seat, city) = (self.seat, self.board.city(to));
        match to.kind() {
            Kind::Island(_) => {
                1.0 + self.outlook(seat, to) - self.object(seat) * self.objects_of_the_wise(seat)
            }
            _ if city == Some(City::Indaman) => self.arrival(seat, to),
            _ if city.is_some() && city == self.own().target => 1.0 + self.delivered(seat),
            _ => 1.0 + self.outlook(seat, to),
        }
    }

    /// Turns to the top after a ride that goes on over this space.
    fn ride_from(&self, to: Place) -> f64 {
        match self.view.phase {
            Phase::Ride { left, .. } => self.ride(self.own().place, to, left),
            _ => 0.0,
        }
    }

    /// Turns to the top after a ride of so many steps, the first one there.
    pub(super) fn ride(&self, from: Place, to: Place, left: u8) -> f64 {
        let mut onward = self.board.roads(to).without(from);
        if self.board.city(to).is_some() {
            return 1.0 + self.arrival(self.seat, to);
        }
        if left <= 1 || onward.is_empty() {
            let terrain = self.board.terrain(to).unwrap_or(Terrain::Plain);
            let (sword, _) = self.cast(self.seat, Klippide::Blue, terrain);
            return 1.0 + sword * self.danger(self.seat, terrain) + self.outlook(self.seat, to);
        }
        onward.remove(from);
        onward.iter().map(|next| self.ride(to, next, left - 1)).fold(f64::INFINITY, f64::min)
    }
}
