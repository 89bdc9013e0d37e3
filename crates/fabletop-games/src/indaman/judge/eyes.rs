//! What a seat makes of what it sees: how far everybody is from the top, in turns.

use super::super::weights::Weights;
use super::TravelJudge;
use super::tower::{self, Plan};
use super::ways::{Ways, ways};
use fabletop_core::Seat;
use indaman::View;
use indaman::board::Board;
use indaman::cities::City;
use indaman::creatures::{Bag, Creature};
use indaman::klippidi::{FACES, Face, Klippide};
use indaman::mages::Trait;
use indaman::place::{Kind, MAX_SPACES, Place, SEA_AREAS};
use indaman::scoring;
use indaman::state::{FERRY, GEMS, Phase, Task};
use indaman::terrain::Terrain;
use indaman::view::SeatView;
use std::cell::OnceCell;
use std::sync::Arc;

/// What a seat sees, and what follows from it.
pub(super) struct Eyes<'a> {
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) board: &'a Board,
    pub(super) weights: &'a Weights,
    /// By seat: gems, those of others counted or guessed.
    gems: Vec<f64>,
    plans: Vec<Arc<Plan>>,
    /// By seat: the ways to Indaman and to the target.
    roads: Vec<OnceCell<Roads<'a>>>,
    /// What the next square is worth, by the gems spent on it.
    pub(super) climbing: OnceCell<Vec<f64>>,
    gem: Vec<OnceCell<f64>>,
    /// Creatures that can be anywhere in the piles.
    pub(super) unknown: Bag,
}

/// The ways of a seat.
struct Roads<'a> {
    steps: Steps<'a>,
    to_indaman: Ways,
    to_target: Ways,
}

impl<'a> Eyes<'a> {
    pub(super) fn new(seat: Seat, view: &'a View, judge: &'a TravelJudge) -> Eyes<'a> {
        let weights = &judge.weights;
        let board = view.config.options.components.board();
        let squares = &board.components().tower.squares;
        let bonus = |shown: &SeatView| match board.trait_of(shown.mage) {
            Trait::TowerBonus { bonus } => bonus,
            _ => 0,
        };
        let calm = |shown: &SeatView| tower::plan(squares, bonus(shown), 0, weights);
        let plans = view.seats.iter().map(calm).collect();
        let gems = if judge.counts { counted_gems(view) } else { guessed_gems(view) };
        let roads = view.seats.iter().map(|_| OnceCell::new()).collect();
        let gem = view.seats.iter().map(|_| OnceCell::new()).collect();
        let unknown = unknown(view, board);
        let climbing = OnceCell::new();
        let mut eyes = Eyes { seat, view, board, weights, gems, plans, roads, climbing, gem, unknown };
        let nearest = eyes.others().map(|other| eyes.standing(other)).fold(f64::INFINITY, f64::min);
        if let Some(shown) = view.seats.get(seat.index()) {
            let urgent = tower::plan(squares, bonus(shown), tower::urgency(nearest), weights);
            eyes.plans[seat.index()] = urgent;
        }
        eyes
    }

    pub(super) fn shown(&self, seat: Seat) -> &SeatView {
        &self.view.seats[seat.index()]
    }

    pub(super) fn own(&self) -> &SeatView {
        self.shown(self.seat)
    }

    pub(super) fn own_gems(&self) -> u8 {
        self.own().gems.unwrap_or(0)
    }

    /// The gems of a seat, if need be guessed.
    pub(super) fn gems(&self, seat: Seat) -> f64 {
        self.gems[seat.index()]
    }

    pub(super) fn plan(&self, seat: Seat) -> &Plan {
        &self.plans[seat.index()]
    }

    pub(super) fn can(&self, seat: Seat) -> Trait {
        self.board.trait_of(self.shown(seat).mage)
    }

    pub(super) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::all(self.view.seats.len()).filter(move |&seat| seat != own)
    }

    /// Turns of a seat to the top, wherever it is.
    pub(super) fn standing(&self, seat: Seat) -> f64 {
        let shown = self.shown(seat);
        let there = self.board.city(shown.place) == Some(City::Indaman);
        let plan = self.plan(seat);
        if there && shown.held.is_none() {
            plan.in_indaman(shown.ladder, self.gems(seat))
        } else {
            plan.on_the_way(shown.ladder, self.gems(seat))
        }
    }

    /// Turns of a seat to the top, with where it is and what it knows to do there.
    pub(super) fn to_the_top(&self, seat: Seat) -> f64 {
        let shown = self.shown(seat);
        let held = if shown.held.is_some() { self.weights.enchanted } else { 0.0 };
        let outlook = self.outlook(seat, shown.place);
        let objects = f64::from(shown.objects) * self.object(seat) * 0.5;
        held + if outlook.is_finite() { outlook } else { self.standing(seat) } - objects
    }

    /// What a gem more is worth to a seat.
    pub(super) fn gem(&self, seat: Seat) -> f64 {
        const MORE: f64 = 4.0;
        *self.gem[seat.index()].get_or_init(|| {
            let (ladder, gems) = (self.shown(seat).ladder, self.gems(seat));
            let now = self.plan(seat).on_the_way(ladder, gems);
            ((now - self.plan(seat).on_the_way(ladder, gems + MORE)) / MORE).clamp(0.15, 2.0)
        })
    }

    /// Of what harms `victim`, what `seat` has from it: more, the nearer the victim is to the top.
    pub(super) fn malice(&self, seat: Seat, victim: Seat) -> f64 {
        let ahead = self.standing(seat).max(1.0) / self.standing(victim).max(1.0);
        self.weights.malice * ahead.clamp(0.3, 3.0).powf(self.weights.focus)
    }

    /// How often a klippide shows a sword, and the gems it brings a seat on a terrain.
    pub(super) fn cast(&self, seat: Seat, klippide: Klippide, terrain: Terrain) -> (f64, f64) {
        let mage = self.board.mage(self.shown(seat).mage);
        let faces = self.board.faces(klippide);
        let swords = faces.iter().filter(|face| **face == Face::Sword).count();
        let found = |face: &Face| scoring::found(face.gems(), mage.terrain == terrain, mage.can).with_trait;
        let gems: u32 = faces.iter().map(|face| u32::from(found(face))).sum();
        (swords as f64 / FACES as f64, f64::from(gems) / FACES as f64)
    }

    /// What a step costs a seat, in turns.
    pub(super) fn step(&self, seat: Seat, from: Place, to: Place) -> f64 {
        self.roads(seat).steps.cost(from, to)
    }

    /// What it costs to enter a city, in turns.
    pub(super) fn entry(&self, seat: Seat) -> f64 {
        let discount = match self.can(seat) {
            Trait::EntryDiscount { gems } => f64::from(gems),
            _ => 0.0,
        };
        let gems = self.gems(seat);
        let price = |roll: f64| {
            let price = (roll - discount).max(0.0);
            // Whoever cannot pay waits, and has to find gems first.
            if price <= gems { price * self.gem(seat) } else { 1.5 + 2.0 * (price - gems) }
        };
        (price(1.0) + price(2.0) + price(3.0)) / 3.0
    }

    fn roads(&self, seat: Seat) -> &Roads<'a> {
        self.roads[seat.index()].get_or_init(|| {
            let steps = Steps::of(self, seat);
            let step = |from: Place, to: Place| steps.cost(from, to);
            let to = |city: City| ways(self.board, self.board.city_place(city), step);
            let to_target = self.shown(seat).target.map_or([f64::INFINITY; MAX_SPACES], to);
            Roads { to_indaman: to(City::Indaman), to_target, steps }
        })
    }

    /// The gems that a delivery of a seat brings.
    pub(super) fn revenue(&self, seat: Seat) -> f64 {
        let shown = self.shown(seat);
        let Some(target) = shown.target else { return 0.0 };
        let revenue = self.board.revenue(shown.flag, target);
        f64::from(scoring::delivery(revenue, false, self.can(seat)).with_trait.min(self.view.bank))
    }

    /// Turns to the top after a delivery.
    pub(super) fn delivered(&self, seat: Seat) -> f64 {
        let shown = self.shown(seat);
        let Some(target) = shown.target else { return f64::INFINITY };
        let gems = self.gems(seat) + self.revenue(seat);
        let way = self.roads(seat).to_indaman[self.board.city_place(target).index()];
        let plan = self.plan(seat);
        plan.on_the_way(shown.ladder, gems).min(way + plan.by_climbing(shown.ladder, gems))
    }

    /// Turns to the top when a turn of a seat begins at this place.
    pub(super) fn outlook(&self, seat: Seat, place: Place) -> f64 {
        match place.kind() {
            Kind::Island(island) => self.ferry(seat, 0) + self.outlook(seat, self.board.lands_at(island)),
            Kind::Sea(island, area) => {
                self.ferry(seat, area) + self.outlook(seat, self.board.lands_at(island))
            }
            Kind::Space(_) => {
                let (climb, delivery) = self.courses(seat, place);
                climb.min(delivery)
            }
        }
    }

    /// Turns to the top from a space, if a seat goes to the tower at once, and if it goes to its target first.
    pub(super) fn courses(&self, seat: Seat, place: Place) -> (f64, f64) {
        let (shown, roads) = (self.shown(seat), self.roads(seat));
        let climb =
            roads.to_indaman[place.index()] + self.plan(seat).by_climbing(shown.ladder, self.gems(seat));
        let is_target = shown.target.is_some() && self.board.city(place) == shown.target;
        let way = if is_target { 1.0 } else { roads.to_target[place.index()] };
        (climb, way + self.entry(seat) + self.delivered(seat))
    }

    /// Turns to the top after a step to a place, when its turn goes on there.
    pub(super) fn arrival(&self, seat: Seat, place: Place) -> f64 {
        let (shown, city) = (self.shown(seat), self.board.city(place));
        if city == Some(City::Indaman) {
            self.plan(seat).by_climbing(shown.ladder, self.gems(seat))
        } else if city.is_some() && city == shown.target {
            self.entry(seat) + self.delivered(seat)
        } else {
            self.outlook(seat, place)
        }
    }

    /// Turns on the ferry, from an area that is counted from the island.
    fn ferry(&self, seat: Seat, area: u8) -> f64 {
        let lowest = match self.can(seat) {
            Trait::WiseFriend { ferry, .. } => ferry,
            _ => FERRY,
        };
        let on = f64::from(7_u8.saturating_sub(lowest).clamp(1, 6)) / 6.0;
        let areas = SEA_AREAS.saturating_sub(usize::from(area)) as f64;
        1.0 + areas * (1.0 - on) / on
    }

    /// What an object is worth to a seat: more, the longer it can be used.
    pub(super) fn object(&self, seat: Seat) -> f64 {
        self.weights.object * self.standing(seat).min(40.0)
    }

    /// The points of the kept creatures of a seat; of others one only sees how many they are.
    pub(super) fn points(&self, seat: Seat) -> f64 {
        let shown = self.shown(seat);
        if seat == self.seat {
            return f64::from(shown.points);
        }
        let all = self.board.creatures();
        let real = all.iter().filter(|creature| *creature != Creature::White).count().max(1);
        f64::from(shown.kept_cards) * f64::from(self.board.points(all)) / real as f64
    }

    /// The objects that a seat would get from the wise.
    pub(super) fn objects_of_the_wise(&self, seat: Seat) -> f64 {
        let objects = scoring::objects_for(self.points(seat) as u16, self.can(seat));
        f64::from(objects.min(self.view.deck))
    }
}

/// What every step costs a seat, in turns.
struct Steps<'a> {
    board: &'a Board,
    target: Option<City>,
    /// Into a city that is neither Indaman nor the target: what that costs is counted with what it brings.
    into_city: f64,
    /// Onto a terrain, by road and off it.
    onto: [[f64; 2]; Terrain::COUNT],
}

impl<'a> Steps<'a> {
    fn of(eyes: &Eyes<'a>, seat: Seat) -> Steps<'a> {
        let mut onto = [[0.0; 2]; Terrain::COUNT];
        for &terrain in Terrain::ALL {
            let danger = eyes.danger(seat, terrain);
            onto[terrain.index()] = [Klippide::Blue, Klippide::Red].map(|klippide| {
                let (sword, gems) = eyes.cast(seat, klippide, terrain);
                1.0 + sword * danger - gems * eyes.gem(seat)
            });
        }
        let target = eyes.shown(seat).target;
        Steps { board: eyes.board, target, into_city: 1.0 + eyes.entry(seat), onto }
    }

    fn cost(&self, from: Place, to: Place) -> f64 {
        if let Some(city) = self.board.city(to) {
            let is_target = self.target == Some(city);
            return if city == City::Indaman || is_target { 1.0 } else { self.into_city };
        }
        let Some(terrain) = self.board.terrain(to) else { return 1.0 };
        self.onto[terrain.index()][usize::from(!self.board.roads(from).contains(to))]
    }
}

/// What everybody has, by who has kept count.
fn counted_gems(view: &View) -> Vec<f64> {
    view.seats.iter().map(|shown| f64::from(shown.counted)).collect()
}

/// What everybody has, the others the same as far as one can see.
fn guessed_gems(view: &View) -> Vec<f64> {
    let seen: u8 = view.seats.iter().filter_map(|shown| shown.gems).fold(0, u8::saturating_add);
    let hidden = view.seats.iter().filter(|shown| shown.gems.is_none()).count().max(1);
    let rest = GEMS.saturating_sub(view.bank).saturating_sub(seen);
    let each = f64::from(rest) / hidden as f64;
    view.seats.iter().map(|shown| shown.gems.map_or(each, f64::from)).collect()
}

/// Creatures that are in some pile, nobody knows which.
fn unknown(view: &View, board: &Board) -> Bag {
    let mut seen = Bag::EMPTY;
    for shown in &view.seats {
        seen.extend(shown.kept.iter().chain(shown.held));
    }
    seen.extend(view.controls.iter().map(|control| control.creature));
    for task in &view.tasks {
        if let Task::PutBack { cards, .. } = task {
            seen.extend(cards.iter());
        }
    }
    if let Phase::PutBack { creature, .. } = view.phase {
        seen.insert(creature);
    }
    let known = view.piles.iter().fold(seen, |mut seen, pile| {
        seen.extend(pile.known.iter());
        seen
    });
    board.creatures().difference(known)
}
