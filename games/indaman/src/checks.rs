//! What has to hold of components, so that they make a game.

use crate::board::Board;
use crate::cities::{CITY_CARDS, City};
use crate::components::{Components, Point};
use crate::creatures::{CREATURE_CARDS, Creature, MOST_ALIKE};
use crate::klippidi::{FACES, Face};
use crate::mages::Trait;
use crate::objects::{OBJECT_CARDS, Object};
use crate::place::{MAX_PLACES, MAX_SPACES, Place, PlaceSet};
use crate::terrain::Terrain;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

pub use crate::fault::{Fault, List};

/// Fewest spaces of the land.
pub const LEAST_SPACES: usize = 24;
/// Fewest and most squares of the tower.
pub const TOWER_SQUARES: (usize, usize) = (2, 20);
/// Corners of an outline.
const CORNERS: RangeInclusive<usize> = 3..=64;
/// The rulebook's example needs a creature that is worth so much.
const EXAMPLE_POINTS: u8 = 35;
/// Letters of the longest name.
const LONGEST_NAME: usize = 40;

impl Components {
    /// Everything that is wrong; nothing if they make a game.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_order(&mut faults);
        self.check_lists(&mut faults);
        if !faults.is_empty() {
            return faults; // the rest needs spaces that are there
        }
        let board = Board::new(self.clone());
        self.check_land(&board, &mut faults);
        self.check_zones(&board, &mut faults);
        self.check_roads(&board, &mut faults);
        self.check_sea(&board, &mut faults);
        self.check_revenue(&board, &mut faults);
        self.check_tower_and_klippidi(&mut faults);
        self.check_cards(&mut faults);
        self.check_mages(&mut faults);
        self.check_names(&mut faults);
        faults
    }

    /// Designs stand in the order of their words.
    fn check_order(&self, faults: &mut Vec<Fault>) {
        let mut check = |list, position, fits: bool| {
            if !fits {
                faults.push(Fault::OutOfOrder { list, position });
            }
        };
        let islands = self.islands.iter().map(|design| design.island.index());
        islands.enumerate().for_each(|(at, index)| check(List::Islands, at, at == index));
        let cities = self.cities.iter().map(|design| design.city.index());
        cities.enumerate().for_each(|(at, index)| check(List::Cities, at, at == index));
        let creatures = self.creatures.iter().map(|design| design.creature.index());
        creatures.enumerate().for_each(|(at, index)| check(List::Creatures, at, at == index));
        let objects = self.objects.iter().map(|design| design.object.index());
        objects.enumerate().for_each(|(at, index)| check(List::Objects, at, at == index));
        let mages = self.mages.iter().map(|design| design.mage.index());
        mages.enumerate().for_each(|(at, index)| check(List::Mages, at, at == index));
    }

    /// What has a name can be shown by it.
    fn check_names(&self, faults: &mut Vec<Fault>) {
        let mut check = |list, position, name: &str| {
            let shown = !name.trim().is_empty() && !name.contains(char::is_control);
            if !shown || name.chars().count() > LONGEST_NAME {
                faults.push(Fault::BadName { list, position, most: LONGEST_NAME });
            }
        };
        let zones = self.spaces.iter().map(|space| &space.zone);
        zones.enumerate().for_each(|(at, zone)| check(List::Spaces, at, zone));
        let cities = self.cities.iter().map(|design| &design.name);
        cities.enumerate().for_each(|(at, name)| check(List::Cities, at, name));
        let mages = self.mages.iter().map(|design| &design.name);
        mages.enumerate().for_each(|(at, name)| check(List::Mages, at, name));
    }

    /// Spaces are there, each city on one of them, and pairs are of different spaces, each once.
    fn check_lists(&self, faults: &mut Vec<Fault>) {
        let found = self.spaces.len();
        if !(LEAST_SPACES..=MAX_SPACES).contains(&found) {
            faults.push(Fault::SpaceCount { found, least: LEAST_SPACES, most: MAX_SPACES });
        }
        for pairs in [&self.borders, &self.roads] {
            let places = pairs.iter().flatten().copied();
            faults.extend(
                places.filter(|place| place.index() >= found).map(|place| Fault::NotASpace { place }),
            );
            let mut seen = [PlaceSet::EMPTY; MAX_PLACES];
            for &[one, other] in pairs.iter() {
                if one == other || seen[one.index()].contains(other) {
                    faults.push(Fault::Repeated { one, other });
                }
                seen[one.index()].insert(other);
                seen[other.index()].insert(one);
            }
        }
        for (&city, design) in City::ALL.iter().zip(&self.cities) {
            let mut spaces = self.spaces.iter().enumerate().filter(|(_, space)| space.city == Some(city));
            let first = spaces.next().map(|(at, _)| at);
            if first != Some(design.space.index()) || spaces.next().is_some() {
                faults.push(Fault::WrongCitySpace { city });
            }
        }
        for design in &self.islands {
            if design.lands_at.index() >= found {
                faults.push(Fault::NotASpace { place: design.lands_at });
            }
        }
        for (place, corners) in self.outlines() {
            if !CORNERS.contains(&corners) {
                faults.push(Fault::BadOutline { place, corners });
            }
        }
    }

    /// How many corners every place has.
    fn outlines(&self) -> impl Iterator<Item = (Place, usize)> {
        let spaces = self.spaces.iter().zip(0..MAX_SPACES as u8);
        let land = spaces.filter_map(|(space, number)| Some((Place::space(number)?, space.polygon.len())));
        let sea = self.islands.iter().flat_map(|design| {
            let areas = design.sea.iter().zip(0..);
            areas.filter_map(|(area, number)| Some((Place::sea(design.island, number)?, area.polygon.len())))
        });
        let islands = self.islands.iter().map(|design| (Place::island(design.island), design.polygon.len()));
        land.chain(islands).chain(sea)
    }

    /// Borders are shared sides, the coast is where there is none, and everything can be reached.
    fn check_land(&self, board: &Board, faults: &mut Vec<Fault>) {
        for one in board.land().iter() {
            for other in board.land().iter().filter(|&other| other > one) {
                let shared = self.shared_side(one, other);
                match (shared, board.neighbours(one).contains(other)) {
                    (true, false) => faults.push(Fault::BorderMissing { one, other }),
                    (false, true) => faults.push(Fault::NoSharedSide { one, other }),
                    _ => {}
                }
            }
            let space = &self.spaces[one.index()];
            let open = sides(&space.polygon).any(|[from, to]| {
                !board.land().iter().any(|other| other != one && self.has_side(other, [to, from]))
            });
            if open != space.coast {
                faults.push(Fault::WrongCoast { space: one });
            }
        }
        if let Some(first) = board.land().first() {
            let distances = board.distances(first, false);
            let lost = board.land().iter().find(|space| distances[space.index()] == u8::MAX);
            faults.extend(lost.map(|space| Fault::Unreachable { space }));
        }
    }

    fn shared_side(&self, one: Place, other: Place) -> bool {
        sides(&self.spaces[one.index()].polygon).any(|[from, to]| self.has_side(other, [to, from]))
    }

    fn has_side(&self, space: Place, side: [Point; 2]) -> bool {
        sides(&self.spaces[space.index()].polygon).any(|other| other == side)
    }

    /// A zone has one terrain and hangs together; every terrain is there, and the lake can be crossed.
    fn check_zones(&self, board: &Board, faults: &mut Vec<Fault>) {
        for &terrain in Terrain::ALL {
            if !self.spaces.iter().any(|space| space.terrain == terrain) {
                faults.push(Fault::NoSpace { terrain });
            }
        }
        let zone = |place: Place| &self.spaces[place.index()].zone;
        for space in board.land().iter() {
            let Some(first) = board.land().iter().find(|&first| zone(first) == zone(space)) else { continue };
            if self.spaces[first.index()].terrain != self.spaces[space.index()].terrain {
                faults.push(Fault::MixedZone { space });
            }
            let same: PlaceSet = board.land().iter().filter(|&other| zone(other) == zone(first)).collect();
            if !reachable(board, first, same).contains(space) {
                faults.push(Fault::SplitZone { space });
            }
        }
        let lake = |place: Place| board.terrain(place) == Some(Terrain::Lake);
        let crossed = |space: Place| board.neighbours(space).iter().any(lake);
        if !board.land().iter().any(|space| lake(space) && crossed(space)) {
            faults.push(Fault::LakeNotCrossed);
        }
    }

    /// Roads are borders, link all cities, have runs of three, and leave shorter ways.
    fn check_roads(&self, board: &Board, faults: &mut Vec<Fault>) {
        for &[one, other] in self.roads.iter() {
            if !board.neighbours(one).contains(other) {
                faults.push(Fault::RoadWithoutBorder { one, other });
            }
        }
        let (mut long, mut shortcut) = (false, false);
        for &from in City::ALL {
            let (walk, road) = (self.distances(board, from, false), self.distances(board, from, true));
            for (&city, (walk, road)) in City::ALL.iter().zip(walk.zip(road)) {
                if from == City::Indaman && road == u8::MAX {
                    faults.push(Fault::NoRoadTo { city });
                }
                long |= road != u8::MAX && road > 3;
                shortcut |= road != u8::MAX && walk < road;
            }
        }
        if !long {
            faults.push(Fault::NoLongRoad);
        }
        if !shortcut {
            faults.push(Fault::NoShortcut);
        }
    }

    /// How far each city is from one.
    fn distances<'a>(
        &'a self,
        board: &Board,
        from: City,
        by_road: bool,
    ) -> impl Iterator<Item = u8> + use<'a> {
        let distances = board.distances(board.city_place(from), by_road);
        self.cities.iter().map(move |design| distances[design.space.index()])
    }

    /// From each island three areas in a row, side by side, to a coast without a city.
    fn check_sea(&self, board: &Board, faults: &mut Vec<Fault>) {
        for design in &self.islands {
            let (island, space) = (design.island, design.lands_at);
            let landing = &self.spaces[space.index()];
            if !landing.coast || board.city(space).is_some() {
                faults.push(Fault::BadLanding { island, space });
            }
            let areas = design.sea.iter().map(|area| &area.polygon);
            let chain: Vec<_> =
                [&design.polygon].into_iter().chain(areas).chain([&landing.polygon]).collect();
            for (link, pair) in chain.windows(2).enumerate() {
                let together = sides(pair[0]).any(|[from, to]| sides(pair[1]).any(|side| side == [to, from]));
                if !together {
                    faults.push(Fault::SeaGap { island, link: link as u8 + 1 });
                }
            }
        }
    }

    /// The table is the same both ways, and farther is not for less.
    fn check_revenue(&self, board: &Board, faults: &mut Vec<Fault>) {
        let pays = |one: City, other: City| self.revenue.table[one.index()][other.index()];
        for city in City::targets().filter(|&city| pays(city, city) != 0) {
            faults.push(Fault::WrongRevenue { one: city, other: city });
        }
        let walks: Vec<Vec<u8>> = City::targets()
            .map(|city| self.distances(board, city, false).take(CITY_CARDS).collect())
            .collect();
        let walk = |(one, other): (City, City)| walks[one.index()][other.index()];
        for (one, other) in Board::city_pairs() {
            if pays(one, other) == 0 || pays(other, one) == 0 {
                faults.push(Fault::WrongRevenue { one, other });
            } else if pays(one, other) != pays(other, one) {
                faults.push(Fault::NotSymmetric { one, other });
            }
            let mut nearer = Board::city_pairs().filter(|&pair| walk(pair) < walk((one, other)));
            if nearer.any(|(near, far)| pays(near, far) > pays(one, other)) {
                faults.push(Fault::FartherPaysLess { one, other });
            }
        }
    }

    fn check_tower_and_klippidi(&self, faults: &mut Vec<Fault>) {
        let squares = &self.tower.squares;
        let (least, most) = TOWER_SQUARES;
        if !(least..=most).contains(&squares.len()) {
            faults.push(Fault::TowerCount { found: squares.len(), least, most });
        }
        if !squares.iter().any(|&square| usize::from(square) > FACES) {
            faults.push(Fault::TowerTooEasy);
        }
        let (blue, red) = (&self.klippidi.blue, &self.klippidi.red);
        let has = |faces: &[Face; FACES], face: Face| faces.contains(&face);
        if !has(blue, Face::Blank) || !has(blue, Face::Sword) || blue.iter().any(|face| face.gems() > 0) {
            faults.push(Fault::BadBlue);
        }
        if !Face::ALL.iter().all(|&face| has(red, face)) {
            faults.push(Fault::BadRed);
        }
        let swords = |faces: &[Face; FACES]| faces.iter().filter(|&&face| face == Face::Sword).count();
        if swords(blue) >= swords(red) {
            faults.push(Fault::RoadNotSafer);
        }
    }

    /// 25 creature cards with points, and objects that can work.
    fn check_cards(&self, faults: &mut Vec<Fault>) {
        for design in &self.creatures {
            let (creature, count, points) = (design.creature, design.count, design.points);
            if !(1..=MOST_ALIKE).contains(&count) {
                faults.push(Fault::WrongCount { creature, count });
            }
            if (points == 0) != (creature == Creature::White) {
                faults.push(Fault::WrongPoints { creature, points });
            }
        }
        let found = self.creatures.iter().map(|design| usize::from(design.count)).sum();
        if found != CREATURE_CARDS {
            faults.push(Fault::CreatureCount { found });
        }
        if !self.creatures.iter().any(|design| design.points == EXAMPLE_POINTS) {
            faults.push(Fault::NoneWorth35);
        }
        let works = |object: Object| self.objects[object.kind().index()].works[object.copy()];
        faults.extend(
            Object::all()
                .filter(|&object| works(object).is_empty())
                .map(|object| Fault::NeverWorks { object }),
        );
    }

    /// Mages are spread over cities and terrains, and their traits mean something.
    fn check_mages(&self, faults: &mut Vec<Fault>) {
        let nobody_from = |city: &City| !self.mages.iter().any(|design| design.city == *city);
        faults.extend(City::targets().filter(nobody_from).map(|city| Fault::NobodyFrom { city }));
        let nobody_favours =
            |terrain: &&Terrain| !self.mages.iter().any(|design| design.terrain == **terrain);
        let missing = Terrain::ALL.iter().filter(nobody_favours);
        faults.extend(missing.map(|&terrain| Fault::NobodyFavours { terrain }));
        for design in &self.mages {
            if design.city.is_indaman() {
                faults.push(Fault::FromIndaman { mage: design.mage });
            }
            if !design.can.is_sound() {
                faults.push(Fault::BadTrait { mage: design.mage });
            }
        }
    }
}

impl Trait {
    /// Whether its numbers mean something.
    fn is_sound(self) -> bool {
        let small = 1..=FACES as u8;
        match self {
            Trait::Guess | Trait::WinsTies => true,
            Trait::GemBonus { gems } | Trait::CreatureBonus { gems } | Trait::DeliveryBonus { gems } => {
                small.contains(&gems)
            }
            Trait::StartObject { objects } => (1..=OBJECT_CARDS as u8 / 2).contains(&objects),
            Trait::WiseFriend { points, ferry } => points >= 10 && small.contains(&ferry),
            Trait::TowerBonus { bonus } => small.contains(&bonus),
            Trait::EntryDiscount { gems } => (1..=3).contains(&gems),
            Trait::Reroll { cost } => cost <= FACES as u8,
        }
    }
}

/// The sides of an outline, one corner after the other.
fn sides(polygon: &[Point]) -> impl Iterator<Item = [Point; 2]> + '_ {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).map(|(&from, &to)| [from, to])
}

/// What can be reached from a space without leaving `within`.
fn reachable(board: &Board, from: Place, within: PlaceSet) -> PlaceSet {
    let (mut reached, mut front) = (PlaceSet::EMPTY, PlaceSet::EMPTY);
    front.insert(from);
    while let Some(place) = front.first() {
        front.remove(place);
        reached.insert(place);
        let beyond = board.neighbours(place).iter().filter(|&next| within.contains(next));
        front = front.union(beyond.collect()).difference(reached);
    }
    reached
}
