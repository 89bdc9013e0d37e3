//! What a network is told of a position.

use super::super::weights::WEIGHTS;
use super::tower;
use fabletop_bots::{Aspects, one_of};
use fabletop_core::Seat;
use indaman::State;
use indaman::cities::City;
use indaman::mages::{Mage, Trait};
use indaman::objects::ObjectKind;
use indaman::place::{Kind, SEA_AREAS};
use indaman::state::{GEMS, Phase};

/// How far everybody is from the top, and what they have for the way.
pub struct Seen;

/// The squares of a ladder that are told apart.
const LADDER: usize = 12;
/// Steps that are almost out of reach.
const FAR: f32 = 12.0;

impl Aspects<State> for Seen {
    const COUNT: usize = Way::COUNT + LADDER + 4 + ObjectKind::COUNT + 7 + Mage::COUNT + 2 + 4 + 4;
    const LEAD: Option<f64> = None;

    fn describe(position: &State, seat: Seat, aspects: &mut Vec<f32>) {
        let own = position.player(seat);
        let way = Way::of(position, seat);
        aspects.extend(way.numbers());
        one_of(usize::from(own.ladder), LADDER, aspects);
        let gems = f32::from(own.gems);
        aspects.extend([
            gems / 20.0,
            gems.min(5.0) / 5.0,
            gems.min(12.0) / 12.0,
            f32::from(position.bank) / f32::from(GEMS),
        ]);
        let mut kinds = [0.0; ObjectKind::COUNT];
        own.objects.iter().for_each(|object| kinds[object.kind() as usize] += 1.0);
        aspects.extend(kinds);
        let controls = |of: &dyn Fn(&indaman::state::Control) -> Seat| {
            position.controls.iter().filter(|control| of(control) == seat).count() as f32
        };
        aspects.extend([
            own.objects.iter().count() as f32 / 2.0,
            f32::from(position.board().points(own.kept)) / 50.0,
            own.kept.iter().count() as f32 / 3.0,
            controls(&|control| control.victim),
            controls(&|control| control.by),
            f32::from(u8::from(own.held.is_some())),
            f32::from(u8::from(own.at_gate)),
        ]);
        one_of(own.mage.index(), Mage::COUNT, aspects);
        let seats = position.seat_count();
        let wait = (seat.index() + seats - position.turn.index()) % seats;
        aspects.extend([wait as f32 / 3.0, f32::from(u8::from(wait == 0))]);
        one_of(seats - 3, 4, aspects);
        let others = || position.others(seat);
        let nearest = others().map(|other| Way::of(position, other).least()).fold(f32::INFINITY, f32::min);
        let highest = others().map(|other| position.player(other).ladder).max().unwrap_or(0);
        let richest = others().map(|other| position.player(other).gems).max().unwrap_or(0);
        aspects.extend([nearest / 20.0, soon(nearest), f32::from(highest) / 6.0, f32::from(richest) / 20.0]);
    }

    fn is_quiet(position: &State) -> bool {
        matches!(position.phase, Phase::Act { .. })
    }
}

/// Turns as something that is more, the fewer they are.
fn soon(turns: f32) -> f32 {
    (-turns / 8.0).exp()
}

/// Turns of a seat to the top by several ways.
struct Way {
    /// By going to Indaman and climbing with what it has.
    climbing: f32,
    /// By delivering first.
    delivering: f32,
    /// By what its ladder and gems are worth, wherever it is.
    anywhere: f32,
    to_indaman: f32,
    to_target: f32,
    revenue: f32,
    in_indaman: bool,
    at_sea: bool,
}

impl Way {
    const COUNT: usize = 12;

    fn of(position: &State, seat: Seat) -> Way {
        let (board, own) = (position.board(), position.player(seat));
        let bonus = match position.trait_of(seat) {
            Trait::TowerBonus { bonus } => bonus,
            _ => 0,
        };
        let plan = tower::plan(&board.components().tower.squares, bonus, 0, &WEIGHTS);
        let (place, ferry) = match own.place.kind() {
            Kind::Space(_) => (own.place, 0.0),
            Kind::Island(island) => (board.lands_at(island), 1.0 + 1.5 * SEA_AREAS as f32),
            Kind::Sea(island, area) => {
                (board.lands_at(island), 1.0 + 1.5 * SEA_AREAS.saturating_sub(usize::from(area)) as f32)
            }
        };
        let steps = board.distances(place, false);
        let steps_to = |city: City| f32::from(steps[board.city_place(city).index()]).min(FAR) + ferry;
        let to_indaman = steps_to(City::Indaman);
        let to_target = own.target.map_or(FAR, steps_to);
        let revenue = own.target.map_or(0, |target| board.revenue(own.flag, target));
        let gems = f64::from(own.gems);
        Way {
            climbing: to_indaman + plan.by_climbing(own.ladder, gems) as f32,
            delivering: to_target + plan.on_the_way(own.ladder, gems + f64::from(revenue) - 2.0) as f32,
            anywhere: plan.on_the_way(own.ladder, gems) as f32,
            to_indaman,
            to_target,
            revenue: f32::from(revenue),
            in_indaman: board.city(own.place) == Some(City::Indaman),
            at_sea: ferry > 0.0,
        }
    }

    fn least(&self) -> f32 {
        self.climbing.min(self.delivering)
    }

    fn numbers(&self) -> [f32; Way::COUNT] {
        let flag = |is: bool| f32::from(u8::from(is));
        [
            self.climbing / 20.0,
            soon(self.climbing),
            self.delivering / 20.0,
            soon(self.delivering),
            self.anywhere / 20.0,
            soon(self.anywhere),
            soon(self.least() - 4.0).min(2.0),
            self.to_indaman / 8.0,
            self.to_target / 8.0,
            self.revenue / 10.0,
            flag(self.in_indaman),
            flag(self.at_sea),
        ]
    }
}
