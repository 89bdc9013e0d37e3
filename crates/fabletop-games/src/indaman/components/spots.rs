//! Where in a component file to say what is wrong with the components.

use super::Pairs;
use crate::components::{Fields, Sheet, Span};
use indaman::checks::{Fault, List};
use indaman::components::Components;
use indaman::place::{Kind, Place};
use indaman::terrain::Terrain;

/// Where everything stands.
pub(super) struct Spots<'t> {
    pub(super) borders: Pairs,
    pub(super) roads: Pairs,
    pub(super) spaces: Vec<Fields<'t>>,
    pub(super) islands: Vec<Fields<'t>>,
    pub(super) cities: Vec<Fields<'t>>,
    pub(super) creatures: Vec<Fields<'t>>,
    pub(super) objects: Vec<Fields<'t>>,
    pub(super) mages: Vec<Fields<'t>>,
    pub(super) revenue: Vec<Span>,
    pub(super) tower: Fields<'t>,
    pub(super) klippidi: Fields<'t>,
    pub(super) end: Span,
}

impl<'t> Spots<'t> {
    /// Where to say it: at what is wrong, or at the first thing that could be otherwise.
    pub(super) fn of(&self, fault: &Fault, components: &Components, sheet: &mut Sheet<'t>) -> Span {
        let found = match *fault {
            Fault::SpaceCount { most, .. } => self.spaces.get(most).or(self.spaces.last()).map(Fields::at),
            Fault::BadOutline { place, .. } => self.outline(place, sheet),
            Fault::NoSpace { .. } => field(&self.spaces, 0, "terrain"),
            Fault::MixedZone { space } => field(&self.spaces, space.index(), "terrain"),
            Fault::SplitZone { space } => field(&self.spaces, space.index(), "zone"),
            Fault::WrongCoast { space } => field(&self.spaces, space.index(), "coast"),
            Fault::Unreachable { space } => self.spaces.get(space.index()).map(Fields::at),
            Fault::BorderMissing { other, .. } => field(&self.spaces, other.index(), "polygon"),
            Fault::LakeNotCrossed => {
                let lake = components.spaces.iter().position(|space| space.terrain == Terrain::Lake);
                field(&self.spaces, lake.unwrap_or(0), "terrain")
            }
            Fault::NotASpace { place } => self.naming(place, components),
            Fault::Repeated { one, other } => {
                repeated(&self.borders, [one, other]).or_else(|| repeated(&self.roads, [one, other]))
            }
            Fault::NoSharedSide { one, other } => pair(&self.borders, [one, other]),
            Fault::RoadWithoutBorder { one, other } => pair(&self.roads, [one, other]),
            Fault::NoLongRoad | Fault::NoShortcut => Some(sheet.root().at_field("roads")),
            Fault::BadName { list, position, .. } => {
                let name = if list == List::Spaces { "zone" } else { "name" };
                field(self.list(list), position, name)
            }
            Fault::OutOfOrder { list, position } => self.list(list).get(position).map(Fields::at),
            Fault::NoRoadTo { city } | Fault::WrongCitySpace { city } => {
                field(&self.cities, city.index(), "space")
            }
            Fault::BadLanding { island, .. } => field(&self.islands, island.index(), "lands_at"),
            Fault::SeaGap { island, link } => {
                let island = self.islands.get(island.index());
                island.and_then(|island| link_of(island, usize::from(link), sheet))
            }
            Fault::NotSymmetric { one, .. }
            | Fault::WrongRevenue { one, .. }
            | Fault::FartherPaysLess { one, .. } => self.revenue.get(one.index()).cloned(),
            Fault::TowerCount { .. } | Fault::TowerTooEasy => Some(self.tower.at_field("squares")),
            Fault::BadBlue | Fault::RoadNotSafer => Some(self.klippidi.at_field("blue")),
            Fault::BadRed => Some(self.klippidi.at_field("red")),
            _ => self.card(fault),
        };
        found.unwrap_or_else(|| self.end.clone())
    }

    /// What is wrong with creatures, objects and mages.
    fn card(&self, fault: &Fault) -> Option<Span> {
        match *fault {
            Fault::CreatureCount { .. } => field(&self.creatures, 0, "count"),
            Fault::WrongCount { creature, .. } => field(&self.creatures, creature.index(), "count"),
            Fault::WrongPoints { creature, .. } => field(&self.creatures, creature.index(), "points"),
            Fault::NoneWorth35 => field(&self.creatures, 0, "points"),
            Fault::NeverWorks { object } => field(&self.objects, object.kind().index(), "works"),
            Fault::NobodyFrom { .. } => field(&self.mages, 0, "city"),
            Fault::NobodyFavours { .. } => field(&self.mages, 0, "terrain"),
            Fault::FromIndaman { mage } => field(&self.mages, mage.index(), "city"),
            Fault::BadTrait { mage } => field(&self.mages, mage.index(), "trait"),
            _ => None,
        }
    }

    fn list(&self, list: List) -> &[Fields<'t>] {
        match list {
            List::Spaces => &self.spaces,
            List::Islands => &self.islands,
            List::Cities => &self.cities,
            List::Creatures => &self.creatures,
            List::Objects => &self.objects,
            List::Mages => &self.mages,
        }
    }

    fn outline(&self, place: Place, sheet: &mut Sheet<'t>) -> Option<Span> {
        match place.kind() {
            Kind::Space(number) => field(&self.spaces, usize::from(number), "polygon"),
            Kind::Island(island) => field(&self.islands, island.index(), "polygon"),
            Kind::Sea(island, area) => {
                let areas = self.islands.get(island.index())?.tables("sea", sheet)?;
                field(&areas, usize::from(area), "polygon")
            }
        }
    }

    /// Where a place is named that is none: in a border, in a road, or as the landing of a ferry.
    fn naming(&self, place: Place, components: &Components) -> Option<Span> {
        let mut pairs = self.borders.iter().chain(&self.roads);
        let named = pairs.find(|(pair, _)| pair.contains(&place)).map(|(_, at)| at.clone());
        let island = || components.islands.iter().position(|design| design.lands_at == place);
        named.or_else(|| field(&self.islands, island()?, "lands_at"))
    }
}

fn field(tables: &[Fields<'_>], place: usize, field: &str) -> Option<Span> {
    tables.get(place).map(|table| table.at_field(field))
}

fn same(one: [Place; 2], other: [Place; 2]) -> bool {
    one == other || one == [other[1], other[0]]
}

fn pair(pairs: &Pairs, wanted: [Place; 2]) -> Option<Span> {
    pairs.iter().find(|(pair, _)| same(*pair, wanted)).map(|(_, at)| at.clone())
}

/// The one that is too much.
fn repeated(pairs: &Pairs, wanted: [Place; 2]) -> Option<Span> {
    let first = usize::from(wanted[0] != wanted[1]);
    pairs.iter().filter(|(pair, _)| same(*pair, wanted)).nth(first).map(|(_, at)| at.clone())
}

/// The outline that does not touch the one before it.
fn link_of<'t>(island: &Fields<'t>, link: usize, sheet: &mut Sheet<'t>) -> Option<Span> {
    let areas = island.tables("sea", sheet)?;
    field(&areas, link - 1, "polygon").or_else(|| Some(island.at_field("lands_at")))
}
