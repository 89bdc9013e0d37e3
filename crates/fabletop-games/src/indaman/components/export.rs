//! Components as a file.

use indaman::components::{Components, Point};
use indaman::mages::Trait;
use indaman::place::Place;
use std::fmt::{Display, Write};

/// What stands above the components.
const HEAD: &str = include_str!("head.toml");
/// How many pairs and corners stand in a line.
const PAIRS: usize = 10;
const CORNERS: usize = 10;

/// The file with these components.
pub(in super::super) fn export(components: &Components) -> String {
    let mut file = HEAD.to_owned();
    // Writing to a string cannot fail.
    let _ = write(&mut file, components);
    file
}

fn write(file: &mut String, components: &Components) -> std::fmt::Result {
    let pair = |[one, other]: &[Place; 2]| format!("\"{one} {other}\"");
    writeln!(file, "\nborders = {}", block(&components.borders, PAIRS, pair))?;
    writeln!(file, "\nroads = {}", block(&components.roads, PAIRS, pair))?;
    for (number, space) in components.spaces.iter().enumerate() {
        let (terrain, zone) = (space.terrain, quoted(&space.zone));
        write!(file, "\n[[space]] # s{number}\nterrain = \"{terrain}\"\nzone = {zone}\n")?;
        if let Some(city) = space.city {
            writeln!(file, "city = \"{city}\"")?;
        }
        writeln!(file, "coast = {}", space.coast)?;
        outline(file, &space.polygon, space.label)?;
        certain(file, space.certainty)?;
    }
    for design in &components.islands {
        let (island, lands_at) = (design.island, design.lands_at);
        write!(file, "\n[[island]]\nisland = \"{island}\"\nlands_at = \"{lands_at}\"\n")?;
        outline(file, &design.polygon, design.label)?;
        certain(file, design.certainty)?;
        for area in &design.sea {
            writeln!(file, "\n[[island.sea]]")?;
            outline(file, &area.polygon, area.label)?;
        }
    }
    for design in &components.cities {
        let (city, name, space) = (design.city, quoted(&design.name), design.space);
        write!(file, "\n[[city]]\ncity = \"{city}\"\nname = {name}\nspace = \"{space}\"\n")?;
        certain(file, design.certainty)?;
    }
    tables(file, components)?;
    cards(file, components)
}

/// Revenue, tower and klippidi.
fn tables(file: &mut String, components: &Components) -> std::fmt::Result {
    let Components { revenue, tower, klippidi, .. } = components;
    let rows = block(&revenue.table, 1, |row| format!("{row:?}"));
    writeln!(file, "\n[revenue]\ntable = {rows}")?;
    certain(file, revenue.certainty)?;
    writeln!(file, "\n[tower]\nsquares = {:?}", &tower.squares[..])?;
    certain(file, tower.certainty)?;
    writeln!(file, "\n[klippidi]")?;
    for (name, faces) in [("blue", &klippidi.blue), ("red", &klippidi.red)] {
        let faces = faces.map(|face| format!("\"{face}\"")).join(", ");
        writeln!(file, "{name} = [{faces}]")?;
    }
    certain(file, klippidi.certainty)
}

/// Creatures, objects and mages.
fn cards(file: &mut String, components: &Components) -> std::fmt::Result {
    for design in &components.creatures {
        let (creature, count, points) = (design.creature, design.count, design.points);
        write!(file, "\n[[creature]]\ncreature = \"{creature}\"\ncount = {count}\npoints = {points}\n")?;
        certain(file, design.certainty)?;
    }
    for design in &components.objects {
        let works = design.works.map(|faces| format!("{:?}", faces.iter().collect::<Vec<_>>())).join(", ");
        write!(file, "\n[[object]]\nobject = \"{}\"\nworks = [{works}]\n", design.object)?;
        certain(file, design.certainty)?;
    }
    for design in &components.mages {
        let (mage, name) = (design.mage, quoted(&design.name));
        write!(file, "\n[[mage]]\nmage = \"{mage}\"\nname = {name}\n")?;
        write!(file, "city = \"{}\"\nterrain = \"{}\"\n", design.city, design.terrain)?;
        writeln!(file, "trait = {}", what_it_can(design.can))?;
        certain(file, design.certainty)?;
    }
    Ok(())
}

fn outline(file: &mut String, polygon: &[Point], label: Point) -> std::fmt::Result {
    let corners = block(polygon, CORNERS, |corner| format!("{corner:?}"));
    writeln!(file, "polygon = {corners}\nlabel = {label:?}")
}

fn certain(file: &mut String, certainty: impl Display) -> std::fmt::Result {
    writeln!(file, "certainty = \"{certainty}\"")
}

fn what_it_can(can: Trait) -> String {
    match can {
        Trait::Guess => "{ kind = \"guess\" }".to_owned(),
        Trait::GemBonus { gems } => format!("{{ kind = \"gem-bonus\", gems = {gems} }}"),
        Trait::WinsTies => "{ kind = \"wins-ties\" }".to_owned(),
        Trait::CreatureBonus { gems } => format!("{{ kind = \"creature-bonus\", gems = {gems} }}"),
        Trait::StartObject { objects } => format!("{{ kind = \"start-object\", objects = {objects} }}"),
        Trait::WiseFriend { points, ferry } => {
            format!("{{ kind = \"wise-friend\", points = {points}, ferry = {ferry} }}")
        }
        Trait::DeliveryBonus { gems } => format!("{{ kind = \"delivery-bonus\", gems = {gems} }}"),
        Trait::TowerBonus { bonus } => format!("{{ kind = \"tower-bonus\", bonus = {bonus} }}"),
        Trait::EntryDiscount { gems } => format!("{{ kind = \"entry-discount\", gems = {gems} }}"),
        Trait::Reroll { cost } => format!("{{ kind = \"reroll\", cost = {cost} }}"),
    }
}

/// A list over some lines.
fn block<T>(items: &[T], in_a_line: usize, text: impl Fn(&T) -> String) -> String {
    let line = |items: &[T]| format!("  {},\n", items.iter().map(&text).collect::<Vec<_>>().join(", "));
    format!("[\n{}]", items.chunks(in_a_line).map(line).collect::<String>())
}

/// A text as it stands in a file.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => quoted.push_str(&format!("\\u{:04X}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}
