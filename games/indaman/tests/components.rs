//! The island and the cards: what the rulebook gives, what the reconstruction promises, and what is refused.

use fabletop_core::{Game, Refusal};
use indaman::board::Board;
use indaman::checks::{Fault, List};
use indaman::cities::City;
use indaman::components::ComponentSet;
use indaman::config::Options;
use indaman::creatures::Creature;
use indaman::klippidi::{Face, Faces};
use indaman::mages::{Mage, Trait};
use indaman::objects::{Object, ObjectKind};
use indaman::place::{Island, Place};
use indaman::reconstruction::{BOARD, COMPONENTS};
use indaman::terrain::{Certainty, Terrain};
use indaman::{Components, Config, State};
use std::collections::{BTreeMap, BTreeSet};

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// The first fault of the reconstruction with a change.
#[track_caller]
fn fault(change: impl FnOnce(&mut Components)) -> Fault {
    let mut components = COMPONENTS;
    change(&mut components);
    components.check().first().copied().expect("a fault")
}

#[test]
fn the_reconstruction_has_no_fault() {
    assert_eq!(COMPONENTS.check(), []);
}

#[test]
fn the_land_is_what_the_rules_ask_for() {
    let mut counts: BTreeMap<Terrain, usize> = BTreeMap::new();
    for space in COMPONENTS.spaces.iter().filter(|space| space.city.is_none()) {
        *counts.entry(space.terrain).or_default() += 1;
    }
    let expected = [
        (Terrain::Plain, 16),
        (Terrain::Mountain, 9),
        (Terrain::Desert, 10),
        (Terrain::Forest, 11),
        (Terrain::Lake, 8),
        (Terrain::Swamp, 8),
    ];
    assert_eq!(counts, BTreeMap::from(expected));
    assert_eq!((COMPONENTS.spaces.len(), COMPONENTS.borders.len(), COMPONENTS.roads.len()), (70, 171, 35));
    let zones: BTreeSet<_> = BOARD.components().spaces.iter().map(|space| space.zone.as_ref()).collect();
    assert_eq!(zones.len(), 12);
    assert_eq!(COMPONENTS.spaces.iter().filter(|space| space.coast).count(), 36);
}

/// Borders are shared sides, worked out here another way than in the checks: by who has each side.
#[test]
fn adjacency_is_a_shared_border() {
    let mut owners: BTreeMap<[[u16; 2]; 2], Vec<usize>> = BTreeMap::new();
    for (number, space) in COMPONENTS.spaces.iter().enumerate() {
        let corners = &space.polygon;
        for (corner, from) in corners.iter().enumerate() {
            let to = corners[(corner + 1) % corners.len()];
            let side = if *from < to { [*from, to] } else { [to, *from] };
            owners.entry(side).or_default().push(number);
        }
    }
    let shared: BTreeSet<[usize; 2]> =
        owners.values().filter(|spaces| spaces.len() == 2).map(|spaces| [spaces[0], spaces[1]]).collect();
    let listed: BTreeSet<[usize; 2]> =
        COMPONENTS.borders.iter().map(|[one, other]| [one.index(), other.index()]).collect();
    assert_eq!(shared, listed);
    assert!(owners.values().all(|spaces| spaces.len() <= 2));
}

/// Walking distance and 1, and 1 more where the road is at least three steps longer.
#[test]
fn the_revenue_is_made_from_the_map() {
    for (one, other) in Board::city_pairs() {
        let distance =
            |by_road| BOARD.distances(BOARD.city_place(one), by_road)[BOARD.city_place(other).index()];
        let (walk, road) = (distance(false), distance(true));
        assert_eq!(BOARD.revenue(one, other), walk + 1 + u8::from(road >= walk + 3), "{one} to {other}");
    }
    assert_eq!(BOARD.revenue(City::Selvara, City::Indaman), 0);
}

#[test]
fn the_cards_are_sixty() {
    let creatures = BOARD.creatures().len();
    assert_eq!((City::targets().count(), Mage::COUNT, Object::all().count(), creatures), (7, 10, 18, 25));
    assert_eq!(BOARD.creatures().count(Creature::White), 5);
    assert_eq!(BOARD.points([Creature::Giullare, Creature::FataGemma].into_iter().collect()), 70);
}

#[test]
fn what_the_rulebook_tells_of_characters_is_so() {
    assert_eq!(BOARD.trait_of(Mage::Arion), Trait::Guess);
    assert_eq!(
        (BOARD.mage(Mage::Falcon).terrain, BOARD.trait_of(Mage::Falcon)),
        (Terrain::Lake, Trait::GemBonus { gems: 1 })
    );
}

#[test]
fn faults_of_the_land_are_found() {
    assert!(matches!(fault(|it| it.spaces.to_mut().truncate(20)), Fault::SpaceCount { found: 20, .. }));
    assert!(matches!(
        fault(|it| it.spaces.to_mut()[3].polygon = vec![[1, 1]].into()),
        Fault::BadOutline { corners: 1, .. }
    ));
    let (s0, s1) = (place("s0"), place("s1"));
    assert_eq!(fault(|it| it.borders.to_mut().push([s1, s0])), Fault::Repeated { one: s1, other: s0 });
    assert_eq!(fault(|it| it.roads.to_mut().push([s0, s0])), Fault::Repeated { one: s0, other: s0 });
    assert_eq!(
        fault(|it| it.roads.to_mut().push([s0, place("s70")])),
        Fault::NotASpace { place: place("s70") }
    );
    assert_eq!(
        fault(|it| it.islands[1].lands_at = place("aurora")),
        Fault::NotASpace { place: place("aurora") }
    );
    let open = |it: &mut Components| it.borders.to_mut().retain(|pair| *pair != [s0, s1]);
    assert_eq!(fault(open), Fault::BorderMissing { one: s0, other: s1 });
    assert_eq!(
        fault(|it| it.borders.to_mut().push([s0, place("s69")])),
        Fault::NoSharedSide { one: s0, other: place("s69") }
    );
    assert_eq!(fault(|it| it.spaces.to_mut()[0].coast = false), Fault::WrongCoast { space: s0 });
    assert_eq!(fault(|it| it.spaces.to_mut()[1].terrain = Terrain::Swamp), Fault::MixedZone { space: s1 });
    let far = |it: &mut Components| it.spaces.to_mut()[12].zone = "plain-2".into();
    assert!(matches!(fault(far), Fault::SplitZone { .. }));
    let dry = |it: &mut Components| {
        for space in it.spaces.to_mut().iter_mut().filter(|space| space.terrain == Terrain::Lake) {
            space.terrain = Terrain::Plain;
        }
    };
    assert_eq!(fault(dry), Fault::NoSpace { terrain: Terrain::Lake });
    let puddle = |it: &mut Components| {
        for space in it.spaces.to_mut().iter_mut().filter(|space| space.terrain == Terrain::Lake).skip(1) {
            (space.terrain, space.zone) = (Terrain::Plain, "plain-9".into());
        }
    };
    assert!(
        COMPONENTS.check().is_empty() && {
            let mut components = COMPONENTS;
            puddle(&mut components);
            components.check().contains(&Fault::LakeNotCrossed)
        }
    );
}

#[test]
fn a_split_island_is_found() {
    let mut components = COMPONENTS;
    let alone = place("s57"); // two borders
    components.borders.to_mut().retain(|pair| !pair.contains(&alone));
    assert!(components.check().contains(&Fault::Unreachable { space: alone }));
}

#[test]
fn faults_of_roads_cities_and_sea_are_found() {
    let unbound = [place("s0"), place("s22")];
    let fell = |it: &mut Components| it.roads.to_mut().push(unbound);
    assert_eq!(fault(fell), Fault::RoadWithoutBorder { one: unbound[0], other: unbound[1] });
    let cut = |it: &mut Components| it.roads.to_mut().retain(|pair| !pair.contains(&place("s69")));
    assert_eq!(fault(cut), Fault::NoRoadTo { city: City::Marenza });
    let mut paved = COMPONENTS;
    paved.roads = paved.borders.clone();
    assert!(paved.check().contains(&Fault::NoShortcut));
    let mut bare = COMPONENTS;
    bare.roads.to_mut().clear();
    assert!(bare.check().contains(&Fault::NoLongRoad));
    assert_eq!(fault(|it| it.cities[0].space = place("s11")), Fault::WrongCitySpace { city: City::Selvara });
    assert_eq!(
        fault(|it| it.spaces.to_mut()[0].city = Some(City::Petrana)),
        Fault::WrongCitySpace { city: City::Petrana }
    );
    let name = |list, position| Fault::BadName { list, position, most: 40 };
    assert_eq!(fault(|it| it.mages[2].name = "x".repeat(41).into()), name(List::Mages, 2));
    assert_eq!(fault(|it| it.cities[7].name = " ".into()), name(List::Cities, 7));
    assert_eq!(fault(|it| it.spaces.to_mut()[9].zone = "a\u{7}b".into()), name(List::Spaces, 9));
    let mut long = COMPONENTS;
    long.mages[2].name = "ż".repeat(40).into();
    assert_eq!(long.check(), [], "letters count, not bytes");
    assert_eq!(fault(|it| it.cities.swap(0, 1)), Fault::OutOfOrder { list: List::Cities, position: 0 });
    assert_eq!(fault(|it| it.mages.swap(3, 4)), Fault::OutOfOrder { list: List::Mages, position: 3 });
    let inland = |it: &mut Components| it.islands[0].lands_at = place("s22");
    assert_eq!(fault(inland), Fault::BadLanding { island: Island::Aurora, space: place("s22") });
    let mut gap = COMPONENTS;
    gap.islands[2].sea.swap(0, 2);
    assert!(gap.check().contains(&Fault::SeaGap { island: Island::Asperia, link: 1 }));
}

#[test]
fn faults_of_tables_and_klippidi_are_found() {
    let (one, other) = (City::Selvara, City::Petrana);
    assert_eq!(fault(|it| it.revenue.table[0][1] = 8), Fault::NotSymmetric { one, other });
    assert_eq!(fault(|it| it.revenue.table[0][1] = 0), Fault::WrongRevenue { one, other });
    assert_eq!(
        fault(|it| it.revenue.table[2][2] = 1),
        Fault::WrongRevenue { one: City::Calidra, other: City::Calidra }
    );
    let cheap = |it: &mut Components| (it.revenue.table[0][3], it.revenue.table[3][0]) = (1, 1);
    assert_eq!(fault(cheap), Fault::FartherPaysLess { one, other: City::Marenza });
    assert!(matches!(fault(|it| it.tower.squares = vec![7].into()), Fault::TowerCount { found: 1, .. }));
    assert_eq!(fault(|it| it.tower.squares = vec![3, 4, 6].into()), Fault::TowerTooEasy);
    assert_eq!(fault(|it| it.klippidi.blue[0] = Face::OneGem), Fault::BadBlue);
    assert_eq!(fault(|it| it.klippidi.red[5] = Face::Blank), Fault::BadRed);
    assert_eq!(fault(|it| it.klippidi.blue[0] = Face::Sword), Fault::RoadNotSafer);
}

#[test]
fn faults_of_cards_are_found() {
    assert_eq!(fault(|it| it.creatures[14].count = 6), Fault::CreatureCount { found: 26 });
    assert!(matches!(
        fault(|it| it.creatures[4].count = 0),
        Fault::WrongCount { creature: Creature::Drago, .. }
    ));
    assert!(matches!(
        fault(|it| it.creatures[14].points = 5),
        Fault::WrongPoints { creature: Creature::White, .. }
    ));
    assert!(matches!(
        fault(|it| it.creatures[4].points = 0),
        Fault::WrongPoints { creature: Creature::Drago, .. }
    ));
    let cheap = |it: &mut Components| {
        it.creatures.iter_mut().filter(|design| design.points == 35).for_each(|design| design.points = 40);
    };
    assert_eq!(fault(cheap), Fault::NoneWorth35);
    let object = Object::new(ObjectKind::Lampada, 1).expect("a card");
    assert_eq!(fault(|it| it.objects[2].works[1] = Faces::EMPTY), Fault::NeverWorks { object });
    assert_eq!(fault(|it| it.mages[6].city = City::Indaman), Fault::FromIndaman { mage: Mage::Safir });
    assert_eq!(fault(|it| it.mages[1].city = City::Calidra), Fault::NobodyFrom { city: City::Lunessa });
    assert_eq!(
        fault(|it| it.mages[3].terrain = Terrain::Lake),
        Fault::NobodyFavours { terrain: Terrain::Swamp }
    );
    let still = Trait::EntryDiscount { gems: 0 };
    assert_eq!(fault(|it| it.mages[8].can = still), Fault::BadTrait { mage: Mage::Velia });
}

#[test]
fn a_table_carries_its_components_with_their_hash() {
    let usual = serde_json::to_value(Config::new(4)).expect("JSON");
    assert_eq!(usual["options"]["components"], "reconstructed");
    let mut components = COMPONENTS;
    components.cities[0].name = "Boscoverde".into();
    components.cities[0].certainty = Certainty::Printed;
    assert_ne!(components.hash(), COMPONENTS.hash());
    let options = Options { components: ComponentSet::new(components), ..Options::default() };
    let config = Config::new(4).options(options);
    let json = serde_json::to_value(&config).expect("JSON");
    assert_eq!(json["options"]["components"]["components"]["cities"][0]["name"], "Boscoverde");
    assert_eq!(serde_json::from_value::<Config>(json.clone()).expect("the same"), config);
    let mut forged = json;
    forged["options"]["components"]["components"]["tower"]["squares"][0] = 1.into();
    assert!(serde_json::from_value::<Config>(forged).is_err(), "nobody changes them unnoticed");
}

#[test]
fn the_reconstruction_written_out_is_recognised() {
    assert_eq!(ComponentSet::new(COMPONENTS), ComponentSet::Reconstructed);
    let json = serde_json::to_string(&COMPONENTS).expect("JSON");
    assert_eq!(serde_json::from_str::<Components>(&json).expect("the same"), COMPONENTS);
}

#[test]
fn unfit_components_make_no_game() {
    let mut components = COMPONENTS;
    components.creatures[14].count = 6;
    let options = Options { components: ComponentSet::new(components), ..Options::default() };
    let rejection = State::setup(&Config::new(3).options(options)).expect_err("26 creatures");
    assert_eq!(rejection.code(), "unfit-components");
    let json = serde_json::to_value(rejection).expect("JSON");
    assert_eq!((&json["fault"]["code"], &json["fault"]["found"]), (&"creature-count".into(), &26.into()));
}

#[test]
fn places_have_one_way_to_be_written() {
    for place in BOARD.anywhere().iter() {
        assert_eq!(place.to_string().parse(), Ok(place));
    }
    for text in ["s", "s07", "s+7", "s112", "s-1", "aurora-0", "aurora-4", "aurora-01", "Aurora", "", "7"] {
        assert!(text.parse::<Place>().is_err(), "{text}");
    }
    assert_eq!(BOARD.anywhere().len(), 82);
}
