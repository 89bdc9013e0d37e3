//! Golden playthroughs: a whole game as text, reviewed by people, compared by machines.
//!
//! A change of rules, views or events shows as a difference in a file under version control, so it
//! cannot happen unnoticed.

use crate::Step;
use crate::driver::{Driver, Patience, Policy, uniform_policy};
use fabletop_core::{Game, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use similar::TextDiff;
use std::fmt::{self, Write};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Set to `rewrite`, goldens are written instead of compared.
const MODE_VARIABLE: &str = "FABLETOP_GOLDEN";
/// More of a difference is not read by anybody.
const SHOWN_DIFF_LINES: usize = 60;
/// A game longer than this makes no golden.
const MAX_STEPS: usize = 20_000;

/// One playthrough and the file it is kept in: `tests/golden/<variant>-<seats>.txt` of the game's crate.
///
/// ```
/// use fabletop_testkit::{Golden, dummy::{Config, Dummy}};
///
/// let text = Golden::<Dummy>::new("tests/golden/open-2.txt", Config::open(2), 1).playthrough();
/// assert!(text.starts_with("game: dummy\nrules: 1\n"));
/// ```
pub struct Golden<G: Game> {
    path: PathBuf,
    config: G::Config,
    seed: u64,
    timed_actions: u32,
    whole_views: usize,
    policy: Policy<G>,
}

impl<G: Game> Golden<G> {
    /// Uniformly random play; a relative path starts at the crate under test, as Cargo runs its tests there.
    pub fn new(path: impl Into<PathBuf>, config: G::Config, seed: u64) -> Golden<G> {
        Golden { path: path.into(), config, seed, timed_actions: 4, whole_views: 1, policy: uniform_policy() }
    }

    /// After how many actions a timed turn's clock runs out; 4 unless told.
    pub fn timed_actions(mut self, actions: u32) -> Self {
        self.timed_actions = actions;
        self
    }

    /// Views are written out at the start, after every so many steps and at the end; between those, what of
    /// each has changed. For games in which much is to be seen and little changes; 1 unless told.
    pub fn whole_views(mut self, every: usize) -> Self {
        self.whole_views = every.max(1);
        self
    }

    /// How seats choose, where random play shows too little of the game.
    pub fn policy(
        mut self,
        policy: impl Fn(&G, Seat, &[G::Action], &mut Xoshiro256PlusPlus) -> usize + 'static,
    ) -> Self {
        self.policy = Box::new(policy);
        self
    }

    /// Compares the playthrough with its file, or rewrites that if `FABLETOP_GOLDEN=rewrite` is set.
    /// Panics with the difference and with how to accept it.
    #[track_caller]
    pub fn check(&self) {
        if env::var_os(MODE_VARIABLE).is_some_and(|mode| mode == "rewrite") {
            self.rewrite().unwrap_or_else(|error| panic!("{}: {error}", self.path.display()));
        } else if let Err(difference) = self.compare() {
            panic!("{difference}");
        }
    }

    /// Writes the file.
    pub fn rewrite(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.path, self.playthrough())
    }

    /// Compares with the file; one that is missing differs in every line.
    pub fn compare(&self) -> Result<(), GoldenDifference> {
        let played = self.playthrough();
        let kept = fs::read_to_string(&self.path).unwrap_or_default().replace("\r\n", "\n");
        if kept == played {
            return Ok(());
        }
        Err(GoldenDifference::between(&self.path, &kept, &played))
    }

    /// The whole game as text.
    pub fn playthrough(&self) -> String {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut driver = Driver::new(&self.policy, Patience::Exactly(self.timed_actions));
        let mut state = match G::setup(&self.config) {
            Ok(state) => state,
            Err(rejection) => panic!("{}: no game of {:?}: {rejection:?}", G::ID, self.config),
        };
        let mut page = Page { text: self.header(), seen: Vec::new() };
        page.views(&state);
        let mut ply = 0;
        while let Some(step) = driver.next_step(&state, &mut rng) {
            assert!(ply < MAX_STEPS, "{}: not over after {MAX_STEPS} steps", G::ID);
            let mut events = Vec::new();
            if let Err(rejected) = step.apply(&mut state, &mut events) {
                panic!("{}: step {ply}, {step}, was refused: {rejected:?}", G::ID);
            }
            page.step(ply, &step);
            page.events::<G>(&events, state.seats());
            ply += 1;
            if ply % self.whole_views == 0 || matches!(state.turn(), Turn::Over(_)) {
                page.views(&state);
            } else {
                page.changes(&state);
            }
        }
        page.outcome(&state);
        page.text
    }

    fn header(&self) -> String {
        let config = serde_json::to_string(&self.config).expect("a config goes into JSON");
        format!(
            "game: {}\nrules: {}\nconfig: {config}\nseed: {}\n\nstart\n",
            G::ID,
            G::RULES_VERSION,
            self.seed
        )
    }
}

/// The text as it grows.
struct Page {
    text: String,
    /// Every viewer's view as it was last.
    seen: Vec<String>,
}

impl Page {
    fn line(&mut self, line: fmt::Arguments<'_>) {
        self.text.write_fmt(line).and_then(|()| self.text.write_char('\n')).expect("a String takes all");
    }

    fn step<G: Game>(&mut self, ply: usize, step: &Step<G>) {
        self.line(format_args!("\n{ply}. {step}"));
    }

    /// Every event as each viewer saw it; who is not named saw nothing.
    fn events<G: Game>(&mut self, events: &[G::Event], seats: usize) {
        for event in events {
            let told = Viewer::all(seats).filter_map(|viewer| {
                let seen = G::event_view(event, viewer)?;
                Some((viewer, serde_json::to_string(&seen).expect("an event view goes into JSON")))
            });
            for (viewers, json) in grouped(told) {
                self.line(format_args!("  event {}: {json}", names(&viewers, seats)));
            }
        }
    }

    /// Every viewer's view. Of views with several lines the first is written out, and of the others what
    /// is not in the first and what of it is missing.
    fn views<G: Game>(&mut self, state: &G) {
        let seats = state.seats();
        self.seen = Viewer::all(seats).map(|viewer| state.view(viewer).to_string()).collect();
        let groups = grouped(Viewer::all(seats).zip(self.seen.iter().cloned()));
        let first: Vec<&str> =
            groups.first().map_or(Vec::new(), |(_, view)| view.trim_end().lines().collect());
        for (place, (viewers, view)) in groups.iter().enumerate() {
            let (names, lines) = (names(viewers, seats), view.trim_end().lines().collect::<Vec<_>>());
            match lines.as_slice() {
                [line] => self.line(format_args!("  view {names}: {line}")),
                _ if place == 0 => {
                    self.line(format_args!("  view {names}:"));
                    lines.iter().for_each(|line| self.line(format_args!("    {}", line.trim_end())));
                }
                _ => {
                    self.line(format_args!("  view {names}, otherwise:"));
                    self.lines_besides("-", &first, &lines);
                    self.lines_besides("+", &lines, &first);
                }
            }
        }
    }

    /// What has changed by a step in all views, and what besides in some; who is not named saw no more.
    fn changes<G: Game>(&mut self, state: &G) {
        let seats = state.seats();
        let now: Vec<String> = Viewer::all(seats).map(|viewer| state.view(viewer).to_string()).collect();
        let changes: Vec<Vec<String>> =
            self.seen.iter().zip(&now).map(|(before, now)| changed_lines(before, now)).collect();
        let everywhere = |line: &String| changes.iter().all(|lines| lines.contains(line));
        let common = changes.first().into_iter().flatten().filter(|line| everywhere(line));
        let all = Viewer::all(seats).collect();
        let besides = |lines: &Vec<String>| -> String {
            lines.iter().filter(|line| !everywhere(line)).map(String::as_str).collect()
        };
        let groups = grouped(Viewer::all(seats).zip(changes.iter().map(besides)));
        for (viewers, change) in [(all, common.map(String::as_str).collect())].into_iter().chain(groups) {
            if !change.is_empty() {
                self.line(format_args!("  view {}, changed:", names(&viewers, seats)));
                self.text += &change;
            }
        }
        self.seen = now;
    }

    fn lines_besides(&mut self, sign: &str, lines: &[&str], others: &[&str]) {
        for line in lines.iter().filter(|line| !others.contains(line)) {
            self.line(format_args!("  {sign} {}", line.trim_end()));
        }
    }

    fn outcome<G: Game>(&mut self, state: &G) {
        let Turn::Over(outcome) = state.turn() else { return };
        self.line(format_args!("\nover"));
        for seat in Seat::all(outcome.points.len()) {
            let (points, place) = (outcome.points[seat.index()], outcome.places[seat.index()]);
            self.line(format_args!("  {seat}: {points} points, place {place}"));
        }
    }
}

/// The lines that are gone, and those that are new, each with its sign.
fn changed_lines(before: &str, now: &str) -> Vec<String> {
    let (before, now): (Vec<&str>, Vec<&str>) = (before.lines().collect(), now.lines().collect());
    let gone = before.iter().filter(|line| !now.contains(line)).map(|line| ("-", line));
    let new = now.iter().filter(|line| !before.contains(line)).map(|line| ("+", line));
    gone.chain(new).map(|(sign, line)| format!("  {sign} {}\n", line.trim_end())).collect()
}

/// Viewers who saw the same, together, in the order of the first of each.
fn grouped(seen: impl Iterator<Item = (Viewer, String)>) -> Vec<(Vec<Viewer>, String)> {
    let mut groups: Vec<(Vec<Viewer>, String)> = Vec::new();
    for (viewer, text) in seen {
        match groups.iter_mut().find(|(_, of_group)| *of_group == text) {
            Some((viewers, _)) => viewers.push(viewer),
            None => groups.push((vec![viewer], text)),
        }
    }
    groups
}

fn names(viewers: &[Viewer], seats: usize) -> String {
    if viewers.len() == seats + 1 {
        return "all".into();
    }
    viewers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// How a playthrough differs from its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoldenDifference {
    /// The file.
    pub path: PathBuf,
    /// A unified diff, cut where it gets long.
    pub diff: String,
}

impl GoldenDifference {
    fn between(path: &Path, kept: &str, played: &str) -> GoldenDifference {
        let whole = TextDiff::from_lines(kept, played)
            .unified_diff()
            .context_radius(3)
            .header("kept", "played")
            .to_string();
        let mut diff: String = whole.lines().take(SHOWN_DIFF_LINES).flat_map(|line| [line, "\n"]).collect();
        let cut = whole.lines().count().saturating_sub(SHOWN_DIFF_LINES);
        if cut > 0 {
            diff += &format!("({cut} more lines)\n");
        }
        GoldenDifference { path: path.to_path_buf(), diff }
    }
}

impl fmt::Display for GoldenDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let package = env::var("CARGO_PKG_NAME").unwrap_or_else(|_| "<the game>".into());
        writeln!(f, "{} is not what is played now:", self.path.display())?;
        writeln!(f, "{}", self.diff)?;
        writeln!(f, "If the change is meant: {MODE_VARIABLE}=rewrite cargo test -p {package}")?;
        write!(f, "For all games at once: cargo xtask golden")
    }
}

impl std::error::Error for GoldenDifference {}
