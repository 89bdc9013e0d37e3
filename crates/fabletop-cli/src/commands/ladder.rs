//! `fabletop ladder`: how strong the bots are, as a page with charts.

mod chart;
mod page;

use super::bots::{Bots, usual_seats};
use super::contest::Contest;
use super::output;
use super::simulate::progress_bar;
use crate::args::LadderArgs;
use crate::failure::{self, Failure};
use crate::play::replace;
use fabletop_core::Budget;
use fabletop_games::{BASELINES, Entry, Fared, GAMES, Setup, USUAL_BOT};
use fabletop_text::Texts;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

/// All that is shown of a game.
struct Ladder {
    entry: &'static Entry,
    seats: usize,
    /// The strongest bot with each budget against greedy ones; nothing where it takes no longer for having more time.
    curve: Vec<(u32, Fared)>,
    /// One bot against others.
    pairs: Vec<Pair>,
    /// The strongest bot against greedy ones, at tables of every size, with the longest budget of the curve.
    sizes: Vec<(usize, Fared)>,
}

/// One bot against another in all other seats.
struct Pair {
    one: String,
    others: String,
    fared: Fared,
}

/// What is to be played for a game, each contest with the name of its file.
struct Plan {
    entry: &'static Entry,
    seats: usize,
    curve: Vec<(u32, Planned)>,
    pairs: Vec<Planned>,
    /// At tables of every size.
    sizes: Vec<Planned>,
}

struct Planned {
    name: String,
    contest: Contest,
    deals: u64,
}

/// Plays everything and writes the page and the charts.
pub(crate) fn run(arguments: &LadderArgs, texts: &Texts) -> anyhow::Result<()> {
    let plans = entries(arguments, texts)?
        .into_iter()
        .map(|entry| plan(entry, arguments, texts))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let images = arguments.out.parent().unwrap_or(Path::new("")).join("images");
    for folder in arguments.save.as_deref().into_iter().chain([images.as_path()]) {
        fs::create_dir_all(folder).map_err(|error| failure::unwritable(texts, folder, &error))?;
    }
    let games = plans.iter().map(Plan::games).sum();
    let bar = progress_bar(games, texts);
    let ladders = plans
        .into_iter()
        .map(|plan| plan.play(arguments.save.as_deref(), texts, &|done| bar.inc(done)))
        .collect::<anyhow::Result<Vec<_>>>()?;
    bar.finish_and_clear();
    let write = |file: &Path, text: &str| {
        replace(file, text).map_err(|error| failure::unwritable(texts, file, &error))
    };
    for ladder in ladders.iter().filter(|ladder| !ladder.curve.is_empty()) {
        write(&images.join(page::chart_name(ladder)), &page::chart(ladder, texts).svg())?;
    }
    write(&arguments.out, &page::page(&ladders, arguments, texts))?;
    let mut out = output::stdout();
    let written = [("file", arguments.out.display().to_string().into())];
    writeln!(out, "{}", texts.say("cli-ladder-written", &written))?;
    Ok(out.flush()?)
}

fn entries(arguments: &LadderArgs, texts: &Texts) -> anyhow::Result<Vec<&'static Entry>> {
    if arguments.games_named.is_empty() {
        return Ok(GAMES.iter().collect());
    }
    let mut entries: Vec<&'static Entry> = Vec::new();
    for id in &arguments.games_named {
        let entry = fabletop_games::find(id)
            .map_err(|error| Failure::Usage(failure::game_sentence(&error, id, texts)))?;
        if entries.iter().all(|known| known.id != entry.id) {
            entries.push(entry);
        }
    }
    Ok(entries)
}

fn plan(entry: &'static Entry, arguments: &LadderArgs, texts: &Texts) -> anyhow::Result<Plan> {
    let bots = Bots { entry, seats: usual_seats(entry, None), budget: arguments.budget, texts };
    let best = (strongest(entry), BASELINES[1]);
    let thinks = bots.named(best.0)?.player.thinks();
    let budgets: BTreeSet<u32> = arguments.budgets.iter().copied().filter(|_| thinks).collect();
    let longest = budgets.last().copied().map(Budget::Iterations);
    let curve = budgets.into_iter().map(|iterations| {
        let bots = Bots { budget: Some(Budget::Iterations(iterations)), ..bots };
        Ok((iterations, planned(&bots, arguments, &format!("{iterations}it"), best)?))
    });
    let curve: Vec<(u32, Planned)> = curve.collect::<anyhow::Result<_>>()?;
    let sizes = sizes(entry).into_iter().map(|seats| {
        let bots = Bots { seats, budget: longest, ..bots };
        planned(&bots, arguments, &format!("{seats}-players"), best)
    });
    let mut plan = Plan { entry, seats: bots.seats, curve, pairs: Vec::new(), sizes: Vec::new() };
    for pair in pairs(&bots, arguments)? {
        plan.pairs.push(plan.once(pair));
    }
    for size in sizes.collect::<anyhow::Result<Vec<_>>>()? {
        plan.sizes.push(plan.once(size));
    }
    Ok(plan)
}

/// Each level against the one below, the strongest against greedy ones, anything against the usual one, and two
/// against themselves.
fn pairs(bots: &Bots<'_>, arguments: &LadderArgs) -> anyhow::Result<Vec<Planned>> {
    let (levels, strongest) = (bots.entry.bots(), strongest(bots.entry));
    let [random, greedy] = BASELINES;
    let mut pairs: Vec<_> = levels.windows(2).map(|levels| (levels[1], levels[0])).collect();
    pairs.extend([(strongest, greedy), (random, USUAL_BOT), (strongest, strongest), (greedy, greedy)]);
    let pairs = pairs.into_iter();
    pairs.map(|pair| planned(bots, arguments, &format!("{}-{}", pair.0, pair.1), pair)).collect()
}

/// One bot in the first seat, another one in all others.
fn planned(
    bots: &Bots<'_>,
    arguments: &LadderArgs,
    name: &str,
    (one, others): (&str, &str),
) -> anyhow::Result<Planned> {
    let (entry, seats) = (bots.entry, bots.seats);
    let setup = Setup { seats, ..Setup::default() };
    let seated = bots.seated(&[bots.named(one)?, bots.named(others)?])?;
    let thinks = seated.iter().any(|bot| bot.player.thinks());
    let games = if thinks { arguments.thinking_games } else { arguments.games };
    let contest = Contest { entry, setup, seated, seed: arguments.seed };
    // Where all are the same, a rotation of the seats shows nothing that another deal would not.
    let games = if contest.is_mirror() { games.div_ceil(seats as u64) } else { games };
    Ok(Planned { name: format!("{}-{name}.json", entry.id), deals: contest.deals(games), contest })
}

/// How many can play, in any variant.
fn sizes(entry: &Entry) -> BTreeSet<usize> {
    entry.variants.iter().flat_map(|facts| usize::from(facts.least)..=usize::from(facts.most)).collect()
}

/// The strongest bot of a game.
fn strongest(entry: &Entry) -> &'static str {
    entry.bots().last().copied().unwrap_or(USUAL_BOT)
}

impl Plan {
    fn all(&self) -> impl Iterator<Item = &Planned> {
        self.curve.iter().map(|(_, planned)| planned).chain(&self.pairs).chain(&self.sizes)
    }

    /// What is planned already under another name is not played again: the owl may be a greedy one.
    fn once(&self, mut planned: Planned) -> Planned {
        if let Some(same) = self.all().find(|known| known.contest.is_like(&planned.contest)) {
            planned.name.clone_from(&same.name);
        }
        planned
    }

    fn games(&self) -> u64 {
        let games: BTreeMap<&str, u64> =
            self.all().map(|planned| (planned.name.as_str(), planned.games())).collect();
        games.values().sum()
    }

    fn play(
        self,
        folder: Option<&Path>,
        texts: &Texts,
        progress: &(dyn Fn(u64) + Sync),
    ) -> anyhow::Result<Ladder> {
        let mut known: BTreeMap<String, Fared> = BTreeMap::new();
        let mut play = |planned: &Planned| {
            if let Some(fared) = known.get(&planned.name) {
                return Ok(fared.clone());
            }
            let file = folder.map(|folder| folder.join(&planned.name));
            let played = planned.contest.play(planned.deals, file.as_deref(), texts, progress)?;
            known.insert(planned.name.clone(), played.fared.clone());
            anyhow::Ok(played.fared)
        };
        let curve = self.curve.iter().map(|(budget, planned)| Ok((*budget, play(planned)?)));
        let curve = curve.collect::<anyhow::Result<_>>()?;
        let pairs = self.pairs.iter().map(|planned| {
            let name = |place: usize| planned.contest.seated[place].name.clone();
            Ok(Pair { one: name(0), others: name(self.seats - 1), fared: play(planned)? })
        });
        let pairs = pairs.collect::<anyhow::Result<_>>()?;
        let sizes = self.sizes.iter().map(|planned| Ok((planned.contest.setup.seats, play(planned)?)));
        let sizes = sizes.collect::<anyhow::Result<_>>()?;
        Ok(Ladder { entry: self.entry, seats: self.seats, curve, pairs, sizes })
    }
}

impl Planned {
    fn games(&self) -> u64 {
        self.deals * self.contest.setup.seats as u64
    }
}
