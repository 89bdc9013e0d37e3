//! The page: building it, checking it, and the browser it is tried in.

use crate::{root, run};
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// The packages the page is built from, and what they say when they are in place.
const PACKAGES: [&str; 2] = ["package.json", "package-lock.json"];
/// What the built page is made of.
const SOURCES: [&str; 8] = [
    "src",
    "public",
    "scripts",
    "index.html",
    "vite.config.ts",
    "svelte.config.js",
    "package-lock.json",
    "../i18n",
];
/// Where Chromium may be.
const CHROMIUM: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(folder()).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command
}

/// Builds the page if it is older than what it is made of.
pub(crate) fn build() -> Result<()> {
    let built = modified(&folder().join("dist/index.html"));
    let sources = SOURCES.iter().filter_map(|source| modified(&folder().join(source))).max();
    if built.is_some() && built >= sources {
        return Ok(());
    }
    install()?;
    run("the page", &mut npm(&["run", "build"]))
}

/// Types, unit tests and size of the page, which is built on the way.
pub(crate) fn test() -> Result<()> {
    install()?;
    run("the page: types", &mut npm(&["run", "check"]))?;
    run("the page: unit tests", &mut npm(&["test"]))?;
    run("the page: build and size", &mut npm(&["run", "build"]))
}

/// Plays in a real browser against a real server.
pub(crate) fn play_in_browser(program: &Path) -> Result<()> {
    let mut playwright = npm(&["run", "browser"]);
    playwright.env("FABLETOP_PROGRAM", program).env("CHROMIUM", chromium()?);
    run("the page in a browser", &mut playwright)
}

/// Fetches the packages if they are not those of the lock file.
fn install() -> Result<()> {
    let asked = PACKAGES.iter().filter_map(|file| modified(&folder().join(file))).max();
    let there = modified(&folder().join("node_modules/.package-lock.json"));
    if there.is_some() && there >= asked {
        return Ok(());
    }
    ensure!(
        Command::new("npm").arg("--version").output().is_ok(),
        "the page is built with Node.js 20 or newer, and there is no npm here; on Debian: apt-get install npm"
    );
    run("the page's packages", &mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Chromium, from Debian's packages if it is not there yet.
fn chromium() -> Result<PathBuf> {
    let there = || CHROMIUM.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(path) = there() {
        return Ok(path);
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    run("Debian's package lists", &mut apt(&["update", "--quiet"]))
        .and_then(|()| {
            let packages = ["chromium", "fonts-dejavu-core"];
            run("Chromium", apt(&["install", "--quiet", "--yes", "--no-install-recommends"]).args(packages))
        })
        .context("the page is tried in Chromium, which is not here and could not be installed")?;
    match there() {
        Some(path) => Ok(path),
        None => bail!("Chromium was installed, but is none of {CHROMIUM:?}"),
    }
}

/// When a file, or the youngest file of a folder, was changed.
fn modified(path: &Path) -> Option<SystemTime> {
    let facts = fs::metadata(path).ok()?;
    if facts.is_file() {
        return facts.modified().ok();
    }
    fs::read_dir(path).ok()?.flatten().filter_map(|entry| modified(&entry.path())).max()
}
