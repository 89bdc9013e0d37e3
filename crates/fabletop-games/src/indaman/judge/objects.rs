//! When an object is worth a try. A try costs nothing, so it only has to do some good if it works.

use super::eyes::Eyes;
use indaman::objects::{Object, ObjectKind};
use indaman::state::{Doom, Phase, RIDE};
use indaman::terrain::Terrain;

/// A try has to bring more than this.
const EFFORT: f64 = 0.02;
/// A price of invisibility, in gems.
const PRICE: f64 = 2.0;
/// Of a potion, what is lost by using it.
const SIP: f64 = 0.5;

impl Eyes<'_> {
    /// How much better it is to try an object than to do the best that can be done without.
    pub(super) fn trying(&self, object: Object, best: f64) -> f64 {
        let gain = self.gain(object.kind(), best);
        if gain > EFFORT { self.works(object) * gain } else { gain.min(0.0) - EFFORT }
    }

    /// What an object does if it works.
    fn gain(&self, kind: ObjectKind, best: f64) -> f64 {
        match kind {
            ObjectKind::Bacchetta => match self.view.phase {
                Phase::Found { gems, .. } => f64::from(gems) * self.gem(self.seat),
                _ => 0.0,
            },
            ObjectKind::Bastone => self.staff_gain(),
            ObjectKind::Lampada => {
                let free = self.others().filter(|other| self.shown(*other).held.is_none());
                free.map(|victim| self.summoning(victim)).fold(0.0, f64::max)
            }
            ObjectKind::Mantello => self.cloak_gain(),
            ObjectKind::Pozione => self.potion_gain(),
            ObjectKind::Sfera => {
                let hidden = |pile: &indaman::view::PileView| usize::from(pile.cards) > pile.known.len();
                if self.view.piles.iter().any(hidden) { 10.0 * EFFORT } else { 0.0 }
            }
            ObjectKind::Tappeto => {
                let to = self.board.anywhere().without(self.own().place).iter();
                -to.map(|to| self.flight(to)).fold(f64::INFINITY, f64::min) - best
            }
            ObjectKind::Topolino => self.revenue(self.seat) * self.gem(self.seat),
            ObjectKind::Unicorno => {
                let place = self.own().place;
                let rides = self.board.roads(place).iter().map(|to| self.ride(place, to, RIDE));
                -rides.fold(f64::INFINITY, f64::min) - best
            }
        }
    }

    /// The staff, if there are gems to double and it has not been done.
    fn staff_gain(&self) -> f64 {
        let fight = self.view.fight.as_ref().filter(|fight| !fight.staff);
        let gems = fight.and_then(|fight| fight.travellers_gems).unwrap_or(0);
        if gems > 0 { 1.0 } else { 0.0 }
    }

    /// The cloak saves the price of a city, or a fight.
    fn cloak_gain(&self) -> f64 {
        match self.view.phase {
            Phase::Sword { .. } => {
                let terrain = self.board.terrain(self.own().place).unwrap_or(Terrain::Plain);
                self.danger(self.seat, terrain)
            }
            Phase::Act { .. } if self.board.city(self.own().place) != self.own().target => 0.0,
            _ => PRICE * self.gem(self.seat),
        }
    }

    /// The potion saves from a fate, and is gone.
    fn potion_gain(&self) -> f64 {
        let doom = self.view.fight.as_ref().and_then(|fight| fight.doom).unwrap_or(Doom::Devour);
        self.doom(self.seat, doom) - SIP * self.object(self.seat)
    }
}
