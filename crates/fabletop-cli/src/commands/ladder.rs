//! `fabletop ladder`: how strong the bots are, as a page with charts.

mod chart;
mod page;

use super::bots::{Bots, Contestant, usual_seats};
use super::contest::Contest;
use super::output;
use super::simulate::progress_bar;
use crate::args::LadderArgs;
use crate::failure::{self, Failure};
use crate::play::replace;
use fabletop_core::Budget;
use fabletop_games::{BASELINES, Entry, Fared, GAMES, Setup, USUAL_BOT};
use fabletop_text::Texts;
use std::collections::BTreeMap;
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
    let setup = Setup { seats: usual_seats(entry, None), ..Setup::default() };
    let bots = Bots { entry, seats: setup.seats, budget: arguments.budget, texts };
    let planned = |name: String, one: Contestant, others: Contestant| {
        let thinks = one.player.thinks() || others.player.thinks();
        let games = if thinks { arguments.thinking_games } else { arguments.games };
        let seated = bots.seated(&[one, others])?;
        let contest = Contest { entry, setup: setup.clone(), seated, seed: arguments.seed };
        // Where all are the same, a rotation of the seats shows nothing that another deal would not.
        let games = if contest.is_mirror() { games.div_ceil(setup.seats as u64) } else { games };
        anyhow::Ok(Planned {
            name: format!("{}-{name}.json", entry.id),
            deals: contest.deals(games),
            contest,
        })
    };
    let (best, greedy) = (bots.named(strongest(entry))?, bots.named(BASELINES[1])?);
    let mut budgets = arguments.budgets.clone();
    budgets.sort_unstable();
    budgets.dedup();
    budgets.retain(|_| best.player.thinks());
    let curve = budgets.into_iter().map(|iterations| {
        let short = Bots { budget: Some(Budget::Iterations(iterations)), ..bots };
        let thinks = short.named(strongest(entry))?;
        Ok((iterations, planned(format!("{iterations}it"), thinks, greedy.clone())?))
    });
    let curve = curve.collect::<anyhow::Result<_>>()?;
    let mut all: Vec<Planned> = Vec::new();
    for (one, others) in pairs(entry) {
        let mut next = planned(format!("{one}-{others}"), bots.named(one)?, bots.named(others)?)?;
        // The owl may be a greedy one by another name: what was played once is not played again.
        if let Some(same) = all.iter().find(|planned| planned.contest.is_like(&next.contest)) {
            next.name.clone_from(&same.name);
        }
        all.push(next);
    }
    Ok(Plan { entry, seats: setup.seats, curve, pairs: all })
}

/// Each level against the one below, the strongest against greedy ones, anything against the usual one, and two
/// against themselves.
fn pairs(entry: &Entry) -> Vec<(&'static str, &'static str)> {
    let strongest = strongest(entry);
    let [random, greedy] = BASELINES;
    let mut pairs: Vec<_> = entry.bots().windows(2).map(|levels| (levels[1], levels[0])).collect();
    pairs.extend([(strongest, greedy), (random, USUAL_BOT), (strongest, strongest), (greedy, greedy)]);
    pairs
}

/// The strongest bot of a game.
fn strongest(entry: &Entry) -> &'static str {
    entry.bots().last().copied().unwrap_or(USUAL_BOT)
}

impl Plan {
    fn games(&self) -> u64 {
        let all = self.curve.iter().map(|(_, planned)| planned).chain(&self.pairs);
        let deals: BTreeMap<&str, u64> = all.map(|planned| (planned.name.as_str(), planned.deals)).collect();
        deals.values().sum::<u64>() * self.seats as u64
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
        Ok(Ladder {
            entry: self.entry,
            seats: self.seats,
            curve,
            pairs: pairs.collect::<anyhow::Result<_>>()?,
        })
    }
}
