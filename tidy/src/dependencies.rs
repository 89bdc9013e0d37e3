//! Dependencies point one way: core <- games, bots, table, store <- registry <- host, client <- server <- programs.

use anyhow::Result;
use cargo_metadata::{Dependency, DependencyKind, MetadataCommand, Package};
use std::path::Path;

/// Where a package stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    /// The vocabulary.
    Core,
    /// The rules of one game.
    Game,
    /// What is written once for all games: bots, tables, texts, the protocol, the store, the testkit.
    Common,
    /// Names every game.
    Registry,
    /// Keeps matches alive, for whoever serves them; and what speaks to whoever serves them.
    Service,
    /// HTTP in front of the service.
    Server,
    /// What people start.
    Program,
}

fn layer(package: &Package) -> Layer {
    let folder = package.manifest_path.parent().and_then(|folder| folder.parent());
    match (package.name.as_str(), folder.and_then(|folder| folder.file_name())) {
        ("fabletop-core", _) => Layer::Core,
        (_, Some("games")) => Layer::Game,
        ("fabletop-games", _) => Layer::Registry,
        ("fabletop-host" | "fabletop-client", _) => Layer::Service,
        ("fabletop-server", _) => Layer::Server,
        ("fabletop-bots" | "fabletop-table" | "fabletop-text" | "fabletop-testkit", _) => Layer::Common,
        ("fabletop-protocol" | "fabletop-store", _) => Layer::Common,
        _ => Layer::Program,
    }
}

/// Whether a package of one layer may build on one of another.
fn allowed(from: Layer, to: Layer) -> bool {
    match from {
        Layer::Core => false,
        Layer::Game | Layer::Common => to == Layer::Core,
        Layer::Registry => to < Layer::Registry,
        Layer::Service => to < Layer::Service,
        Layer::Server => to < Layer::Server,
        Layer::Program => to < Layer::Program,
    }
}

/// Tests of games use the testkit; tests of what is common may use a game as an example.
fn allowed_in_tests(from: Layer, to: &str, to_layer: Layer) -> bool {
    allowed(from, to_layer) || to == "fabletop-testkit" || from == Layer::Common && to_layer == Layer::Game
}

pub(super) fn check(root: &Path, findings: &mut Vec<String>) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    for package in &metadata.packages {
        for dependency in &package.dependencies {
            let Some(other) = metadata.packages.iter().find(|other| other.name == dependency.name) else {
                check_foreign(package, dependency, findings);
                continue;
            };
            let (from, to) = (layer(package), layer(other));
            let fine = match dependency.kind {
                DependencyKind::Development => allowed_in_tests(from, &other.name, to),
                _ => allowed(from, to) && other.name != "fabletop-testkit",
            };
            if !fine {
                let (name, other) = (&package.name, &other.name);
                findings.push(format!("{name} ({from:?}) must not depend on {other} ({to:?})"));
            }
        }
        if layer(package) <= Layer::Game {
            check_no_std(package, findings)?;
        }
    }
    Ok(())
}

/// What rules may build on besides the core: nothing that knows JSON, files or chance.
const FOREIGN_TO_GAMES: [&str; 4] = ["arrayvec", "serde", "sha2", "strum"];
/// What they may build on where a program asks for it: declarations for other languages.
const OPTIONAL_TO_GAMES: [&str; 1] = ["ts-rs"];

fn check_foreign(package: &Package, dependency: &Dependency, findings: &mut Vec<String>) {
    let rules = layer(package) == Layer::Game && dependency.kind == DependencyKind::Normal;
    let name = dependency.name.as_str();
    let allowed =
        FOREIGN_TO_GAMES.contains(&name) || dependency.optional && OPTIONAL_TO_GAMES.contains(&name);
    if rules && !allowed {
        findings.push(format!("{} (Game) must not depend on {}", package.name, dependency.name));
    }
}

/// How rules say that they need no standard library. Declarations for other languages may have it; that the
/// rules compile without is a step of `cargo xtask test`.
const NO_STD: [&str; 3] = [
    "#![no_std]",
    "#![cfg_attr(not(feature = \"typescript\"), no_std)]",
    "#![cfg_attr(not(any(feature = \"typescript\", feature = \"schema\")), no_std)]",
];

/// Rules that can read no clock, no file and no random generator are held to it by the compiler.
fn check_no_std(package: &Package, findings: &mut Vec<String>) -> Result<()> {
    let library = package.manifest_path.with_file_name("src").join("lib.rs");
    if !std::fs::read_to_string(&library)?.lines().any(|line| NO_STD.contains(&line)) {
        findings.push(format!("{library}: rules are #![no_std]"));
    }
    Ok(())
}
