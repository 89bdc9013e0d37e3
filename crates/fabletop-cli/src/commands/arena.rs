//! `fabletop arena`: bots against each other.

use super::bots::{Bots, Contestant, budget_text, usual_seats};
use super::contest::{Contest, Played};
use super::output::{self, Paint, decimal, grouped, left, right};
use super::simulate::{options, progress_bar, threads_of};
use crate::args::ArenaArgs;
use crate::failure::{self, Failure};
use fabletop_games::{Mean, Setup, Share};
use fabletop_text::Texts;
use serde::Serialize;
use std::io::{self, Write};

/// How a bot did, in all its seats together.
#[derive(Serialize)]
struct Line {
    bot: String,
    budget: Option<String>,
    /// In how many seats it sat.
    seats: usize,
    wins: Share,
    /// Its share if all were equal.
    fair: f64,
    mean_points: f64,
    margin: Mean,
}

/// How a contest went.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    mirror: bool,
    seed: u64,
    deals: u64,
    games: u64,
    seconds: f64,
    games_per_s: f64,
    mean_winning_points: f64,
    bots: Vec<Line>,
}

/// Plays the games and reports.
pub(crate) fn run(arguments: &ArenaArgs, texts: &Texts) -> anyhow::Result<()> {
    let contest = contest(arguments, texts)?;
    let deals = contest.deals(arguments.games);
    let bar = progress_bar(deals.saturating_mul(contest.setup.seats as u64), texts);
    let play = || contest.play(deals, arguments.save.as_deref(), texts, &|done| bar.inc(done));
    let played = match arguments.threads {
        Some(threads) => threads_of(threads)?.install(play),
        None => play(),
    };
    bar.finish_and_clear();
    let report = Report::of(&contest, &played?);
    let mut out = output::stdout();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write_report(&mut out, &report, texts)?;
    }
    Ok(out.flush()?)
}

fn contest(arguments: &ArenaArgs, texts: &Texts) -> anyhow::Result<Contest> {
    let entry = fabletop_games::find(&arguments.game)
        .map_err(|error| Failure::Usage(failure::game_sentence(&error, &arguments.game, texts)))?;
    let named = arguments.bots.len();
    let as_many = || if named > 2 { named } else { usual_seats(entry, arguments.variant.as_deref()) };
    let setup = Setup {
        seats: arguments.seats.unwrap_or_else(as_many),
        variant: arguments.variant.clone(),
        options: options(&arguments.options, texts)?,
    };
    entry
        .check_setup(&setup)
        .map_err(|error| Failure::Usage(failure::game_sentence(&error, entry.id, texts)))?;
    let bots = Bots { entry, seats: setup.seats, budget: arguments.budget, texts };
    let known = arguments.bots.iter().map(|name| bots.named(name)).collect::<anyhow::Result<Vec<_>>>()?;
    let playing = if arguments.mirror { &known[..1] } else { &known[..] };
    Ok(Contest { entry, seated: bots.seated(playing)?, setup, seed: arguments.seed })
}

impl Report {
    fn of(contest: &Contest, played: &Played) -> Report {
        let (fared, seats) = (&played.fared, contest.setup.seats);
        let alone = |bot: &Contestant| contest.seated.iter().all(|other| other.name == bot.name);
        let mirror = contest.seated.first().is_some_and(alone);
        // Against itself only the first one is looked at: all together win always.
        let mut lines: Vec<(&Contestant, Vec<usize>)> = Vec::new();
        for (place, bot) in contest.seated.iter().take(if mirror { 1 } else { seats }).enumerate() {
            match lines.iter_mut().find(|(known, _)| known.name == bot.name) {
                Some((_, places)) => places.push(place),
                None => lines.push((bot, vec![place])),
            }
        }
        let line = |(bot, places): (&Contestant, Vec<usize>)| Line {
            bot: bot.name.clone(),
            budget: bot.player.thinks().then(|| budget_text(bot.budget)),
            seats: places.len(),
            wins: fared.share(places.iter().copied()),
            fair: places.len() as f64 / seats as f64,
            mean_points: places.iter().map(|&place| fared.mean(&fared.points, place)).sum::<f64>()
                / places.len() as f64,
            margin: fared.margin(&places),
        };
        Report {
            game: contest.entry.id,
            seats,
            mirror,
            seed: contest.seed,
            deals: fared.deals,
            games: fared.games,
            seconds: played.seconds,
            games_per_s: fared.games as f64 / played.seconds.max(1e-9),
            mean_winning_points: fared.mean_winning_points(),
            bots: lines.into_iter().map(line).collect(),
        }
    }
}

fn write_report(out: &mut impl Write, report: &Report, texts: &Texts) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let head = [
        ("game", texts.get(report.game).into()),
        ("shown", grouped(report.games, texts.locale()).into()),
        ("games", report.games.into()),
        ("seats", report.seats.into()),
    ];
    writeln!(out, "{}", paint.strong(&texts.say("cli-simulated", &head)))?;
    let rows = [
        ("cli-simulated-time", output::seconds(report.seconds, texts)),
        ("cli-simulated-games", decimal(report.games_per_s, 1, texts.locale())),
        ("cli-simulated-winning", decimal(report.mean_winning_points, 1, texts.locale())),
    ];
    let labels = rows.each_ref().map(|(id, _)| texts.get(id));
    let widest = labels.iter().map(|label| output::columns(label)).max().unwrap_or(0);
    let digits = rows.iter().map(|(_, value)| output::columns(value)).max().unwrap_or(0);
    for (label, (_, value)) in labels.iter().zip(&rows) {
        writeln!(out, "  {}  {}", left(label, widest), right(value, digits))?;
    }
    writeln!(out)?;
    write_bots(out, report, texts)?;
    if let (true, Some(line)) = (report.mirror, report.bots.first()) {
        let fits = (line.wins.low..=line.wins.high).contains(&line.fair);
        let id = if fits { "cli-mirror-fits" } else { "cli-mirror-differs" };
        writeln!(out, "\n  {}", texts.say(id, &[("bot", line.bot.as_str().into())]))?;
    }
    Ok(())
}

fn write_bots(out: &mut impl Write, report: &Report, texts: &Texts) -> io::Result<()> {
    let ids =
        ["cli-bot", "cli-seats", "cli-wins", "cli-interval", "cli-fair", "cli-mean-points", "cli-margin"];
    let number = |number: f64| decimal(number, 1, texts.locale());
    let mut rows = vec![ids.map(|id| texts.get(id))];
    for line in &report.bots {
        let thinks = line.budget.as_ref().map(|budget| format!(" ({budget})"));
        rows.push([
            format!("{}{}", line.bot, thinks.unwrap_or_default()),
            line.seats.to_string(),
            percent(line.wins.rate, texts),
            interval(line.wins, texts),
            percent(line.fair, texts),
            number(line.mean_points),
            format!(
                "{} ({}…{})",
                number(line.margin.mean),
                number(line.margin.low),
                number(line.margin.high)
            ),
        ]);
    }
    let width = |column: usize| rows.iter().map(|row| output::columns(&row[column])).max().unwrap_or(0);
    for (place, row) in rows.iter().enumerate() {
        let rest = row.iter().enumerate().skip(1).map(|(column, text)| right(text, width(column)));
        let line = format!("  {}  {}", left(&row[0], width(0)), rest.collect::<Vec<_>>().join("  "));
        writeln!(out, "{}", if place == 0 { Paint::for_stdout().faint(&line) } else { line })?;
    }
    Ok(())
}

/// A share in percent.
pub(crate) fn percent(share: f64, texts: &Texts) -> String {
    texts.say("cli-percent", &[("percent", decimal(100.0 * share, 1, texts.locale()).into())])
}

/// Where the truth lies, in percent.
pub(crate) fn interval(share: Share, texts: &Texts) -> String {
    let number = |share: f64| decimal(100.0 * share, 1, texts.locale());
    texts.say("cli-percent", &[("percent", format!("{}–{}", number(share.low), number(share.high)).into())])
}
