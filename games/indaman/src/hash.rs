//! A hash that tells component sets apart, and nothing else: how they are written on the wire may change.

use crate::components::{Components, Point};
use crate::mages::Trait;
use alloc::string::String;
use core::fmt::{self, Write};
use sha2::{Digest, Sha256};

/// What is written to it is hashed.
struct Hashed(Sha256);

impl Write for Hashed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}

impl Components {
    /// Sixteen hexadecimal digits that tell sets apart.
    pub fn hash(&self) -> String {
        let mut hashed = Hashed(Sha256::new());
        // Hashing never fails.
        let _ = self.write_map(&mut hashed).and_then(|()| self.write_rest(&mut hashed));
        let mut text = String::with_capacity(16);
        for byte in &hashed.0.finalize()[..8] {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }

    fn write_map(&self, out: &mut impl Write) -> fmt::Result {
        for space in self.spaces.iter() {
            let (terrain, certainty) = (space.terrain, space.certainty);
            write!(out, "space {terrain} {:?} {} {certainty}", space.zone, space.coast)?;
            match space.city {
                Some(city) => write!(out, " {city}")?,
                None => out.write_str(" -")?,
            }
            write_points(out, space.label, &space.polygon)?;
        }
        for (word, pairs) in [("border", &self.borders), ("road", &self.roads)] {
            pairs.iter().try_for_each(|[one, other]| writeln!(out, "{word} {one} {other}"))?;
        }
        for design in &self.islands {
            write!(out, "island {} {} {}", design.island, design.lands_at, design.certainty)?;
            write_points(out, design.label, &design.polygon)?;
            design.sea.iter().try_for_each(|area| write_points(out, area.label, &area.polygon))?;
        }
        Ok(())
    }

    fn write_rest(&self, out: &mut impl Write) -> fmt::Result {
        for design in &self.cities {
            let (city, space, certainty) = (design.city, design.space, design.certainty);
            writeln!(out, "city {city} {:?} {space} {certainty}", design.name)?;
        }
        writeln!(out, "revenue {:?} {}", self.revenue.table, self.revenue.certainty)?;
        writeln!(out, "tower {:?} {}", self.tower.squares, self.tower.certainty)?;
        for (word, faces) in [("blue", &self.klippidi.blue), ("red", &self.klippidi.red)] {
            out.write_str(word)?;
            faces.iter().try_for_each(|face| write!(out, " {face}"))?;
            writeln!(out, " {}", self.klippidi.certainty)?;
        }
        for design in &self.creatures {
            let (creature, count, points) = (design.creature, design.count, design.points);
            writeln!(out, "creature {creature} {count} {points} {}", design.certainty)?;
        }
        for design in &self.objects {
            let [first, second] = design.works;
            writeln!(out, "object {} {first:?} {second:?} {}", design.object, design.certainty)?;
        }
        for design in &self.mages {
            let (mage, city, terrain) = (design.mage, design.city, design.terrain);
            write!(out, "mage {mage} {:?} {city} {terrain} {} ", design.name, design.certainty)?;
            write_trait(out, design.can)?;
        }
        Ok(())
    }
}

fn write_points(out: &mut impl Write, [x, y]: Point, polygon: &[Point]) -> fmt::Result {
    write!(out, " at {x},{y}")?;
    polygon.iter().try_for_each(|[x, y]| write!(out, " {x},{y}"))?;
    out.write_str("\n")
}

fn write_trait(out: &mut impl Write, can: Trait) -> fmt::Result {
    match can {
        Trait::Guess => writeln!(out, "guess"),
        Trait::GemBonus { gems } => writeln!(out, "gem-bonus {gems}"),
        Trait::WinsTies => writeln!(out, "wins-ties"),
        Trait::CreatureBonus { gems } => writeln!(out, "creature-bonus {gems}"),
        Trait::StartObject { objects } => writeln!(out, "start-object {objects}"),
        Trait::WiseFriend { points, ferry } => writeln!(out, "wise-friend {points} {ferry}"),
        Trait::DeliveryBonus { gems } => writeln!(out, "delivery-bonus {gems}"),
        Trait::TowerBonus { bonus } => writeln!(out, "tower-bonus {bonus}"),
        Trait::EntryDiscount { gems } => writeln!(out, "entry-discount {gems}"),
        Trait::Reroll { cost } => writeln!(out, "reroll {cost}"),
    }
}
