//! The components with what the rules look up in them again and again.

use crate::cities::{CITY_CARDS, City};
use crate::components::{Components, List, MageDesign};
use crate::creatures::{Bag, Creature};
use crate::klippidi::{FACES, Face, Faces, Klippide};
use crate::mages::{Mage, Trait};
use crate::objects::Object;
use crate::place::{Island, MAX_PLACES, MAX_SPACES, Place, PlaceSet};
use crate::terrain::Terrain;
use alloc::borrow::Cow;

/// Components and tables made from them.
#[derive(Clone, Debug)]
pub struct Board {
    components: Components,
    neighbours: [PlaceSet; MAX_PLACES],
    roads: [PlaceSet; MAX_PLACES],
    land: PlaceSet,
    cities: PlaceSet,
    anywhere: PlaceSet,
    creatures: Bag,
}

/// The items, whoever owns them. (`Deref` is not there yet where constants are made.)
const fn items<T: Clone>(list: &List<T>) -> &[T] {
    match list {
        Cow::Borrowed(items) => items,
        Cow::Owned(items) => items.as_slice(),
    }
}

/// Who is joined to whom, both ways.
const fn joined(pairs: &[[Place; 2]]) -> [PlaceSet; MAX_PLACES] {
    let (mut table, mut place) = ([PlaceSet::EMPTY; MAX_PLACES], 0);
    while place < pairs.len() {
        let [one, other] = pairs[place];
        table[one.index()].insert(other);
        table[other.index()].insert(one);
        place += 1;
    }
    table
}

impl Board {
    /// The tables of these components, whether they make a game or not.
    pub const fn new(components: Components) -> Board {
        let spaces = items(&components.spaces);
        let (mut land, mut cities, mut number) = (PlaceSet::EMPTY, PlaceSet::EMPTY, 0);
        while number < spaces.len() && number < MAX_SPACES {
            if let Some(place) = Place::space(number as u8) {
                land.insert(place);
                if spaces[number].city.is_some() {
                    cities.insert(place);
                }
            }
            number += 1;
        }
        let (mut anywhere, mut island) = (land, 0);
        while island < Island::COUNT {
            anywhere.insert(Place::island(Island::ALL[island]));
            let mut area = 0;
            while let Some(place) = Place::sea(Island::ALL[island], area) {
                anywhere.insert(place);
                area += 1;
            }
            island += 1;
        }
        let (mut counts, mut kind) = ([0; Creature::COUNT], 0);
        while kind < Creature::COUNT {
            counts[kind] = components.creatures[kind].count;
            kind += 1;
        }
        Board {
            neighbours: joined(items(&components.borders)),
            roads: joined(items(&components.roads)),
            land,
            cities,
            anywhere,
            creatures: Bag::of(counts),
            components,
        }
    }

    /// What is printed.
    pub const fn components(&self) -> &Components {
        &self.components
    }

    /// The spaces that share a border with a place.
    #[inline]
    pub fn neighbours(&self, place: Place) -> PlaceSet {
        self.neighbours[place.index()]
    }

    /// The spaces that are joined to a place by the road.
    #[inline]
    pub fn roads(&self, place: Place) -> PlaceSet {
        self.roads[place.index()]
    }

    /// What is rolled after a step: blue by the road, red off it (ruling 7).
    #[inline]
    pub fn klippide(&self, from: Place, to: Place) -> Klippide {
        if self.roads(from).contains(to) { Klippide::Blue } else { Klippide::Red }
    }

    /// The spaces of the land.
    pub fn land(&self) -> PlaceSet {
        self.land
    }

    /// The spaces with a city.
    pub fn cities(&self) -> PlaceSet {
        self.cities
    }

    /// Every place there is (ruling 32).
    pub fn anywhere(&self) -> PlaceSet {
        self.anywhere
    }

    /// The terrain of a space; none at sea and on the islands.
    #[inline]
    pub fn terrain(&self, place: Place) -> Option<Terrain> {
        self.components.spaces.get(place.index()).map(|space| space.terrain)
    }

    /// The city on a space.
    #[inline]
    pub fn city(&self, place: Place) -> Option<City> {
        self.components.spaces.get(place.index()).and_then(|space| space.city)
    }

    /// Where a city is.
    pub fn city_place(&self, city: City) -> Place {
        self.components.cities[city.index()].space
    }

    /// Where the ferry of an island lands.
    pub fn lands_at(&self, island: Island) -> Place {
        self.components.islands[island.index()].lands_at
    }

    /// The gems for a delivery.
    pub fn revenue(&self, flag: City, target: City) -> u8 {
        let row = self.components.revenue.table.get(flag.index());
        row.and_then(|row| row.get(target.index())).copied().unwrap_or(0)
    }

    /// What has to be reached for the square above a ladder; none above the top.
    pub fn square(&self, ladder: u8) -> Option<u8> {
        self.components.tower.squares.get(usize::from(ladder)).copied()
    }

    /// The number of the top, counted from the first square.
    pub fn top(&self) -> u8 {
        self.components.tower.squares.len() as u8
    }

    /// The faces of a klippide.
    pub fn faces(&self, klippide: Klippide) -> &[Face; FACES] {
        match klippide {
            Klippide::Blue => &self.components.klippidi.blue,
            Klippide::Red => &self.components.klippidi.red,
        }
    }

    /// All creature cards.
    pub fn creatures(&self) -> Bag {
        self.creatures
    }

    /// What the wise count some creatures for.
    pub fn points(&self, cards: Bag) -> u16 {
        let points = |creature: Creature| u16::from(self.components.creatures[creature.index()].points);
        cards.kinds().map(|creature| points(creature) * u16::from(cards.count(creature))).sum()
    }

    /// The faces on which an object works.
    pub fn works(&self, object: Object) -> Faces {
        self.components.objects[object.kind().index()].works[object.copy()]
    }

    /// A character.
    pub fn mage(&self, mage: Mage) -> &MageDesign {
        &self.components.mages[mage.index()]
    }

    /// What a character can do.
    #[inline]
    pub fn trait_of(&self, mage: Mage) -> Trait {
        self.components.mages[mage.index()].can
    }

    /// How far each space is from one, by single steps; along the road only if `by_road`. `u8::MAX` is out of
    /// reach.
    pub fn distances(&self, from: Place, by_road: bool) -> [u8; MAX_SPACES] {
        let table = if by_road { &self.roads } else { &self.neighbours };
        let mut distances = [u8::MAX; MAX_SPACES];
        let (mut reached, mut front, mut steps) = (PlaceSet::EMPTY, PlaceSet::EMPTY, 0);
        front.insert(from);
        while !front.is_empty() && steps < u8::MAX {
            let mut beyond = PlaceSet::EMPTY;
            for place in front.iter().filter(|place| place.is_land()) {
                distances[place.index()] = steps;
                beyond = beyond.union(table[place.index()]);
            }
            reached = reached.union(front);
            front = beyond.difference(reached);
            steps += 1;
        }
        distances
    }

    /// Pairs of cities with cards.
    pub fn city_pairs() -> impl Iterator<Item = (City, City)> {
        let cities = &City::ALL[..CITY_CARDS];
        (0..CITY_CARDS)
            .flat_map(move |one| (one + 1..CITY_CARDS).map(move |other| (cities[one], cities[other])))
    }
}
