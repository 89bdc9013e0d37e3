//! `fabletop simulate`: many games at once.

use super::components;
use super::output::{self, Paint, decimal, grouped, left, right};
use crate::args::SimulateArgs;
use crate::failure::{self, Failure};
use anyhow::Context;
use fabletop_core::Budget;
use fabletop_games::{Entry, GameError, Happenings, Report, Setup, SimulationRequest};
use fabletop_text::Texts;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};

/// Plays the games and reports.
pub(crate) fn run(arguments: &SimulateArgs, texts: &Texts) -> anyhow::Result<()> {
    let in_words = |error: GameError| Failure::Usage(failure::game_sentence(&error, &arguments.game, texts));
    let entry = fabletop_games::find(&arguments.game).map_err(in_words)?;
    let request = request(arguments, entry, texts)?;
    let bar = progress_bar(request.games, texts);
    let play = || entry.simulate(&request, &|done| bar.inc(done));
    let report = match arguments.threads {
        Some(threads) => threads_of(threads)?.install(play),
        None => play(),
    };
    bar.finish_and_clear();
    let report = report.map_err(in_words)?;
    let mut out = output::stdout();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write_report(&mut out, &report, &request.bots, texts)?;
    }
    Ok(out.flush()?)
}

/// A pool of so many threads.
pub(crate) fn threads_of(threads: u16) -> anyhow::Result<rayon::ThreadPool> {
    rayon::ThreadPoolBuilder::new().num_threads(usize::from(threads)).build().context("threads")
}

/// A bar on standard error, where that is a terminal.
pub(crate) fn progress_bar(length: u64, texts: &Texts) -> ProgressBar {
    let template = "{bar:32.cyan/blue} {percent:>3}%  {eta_label} {eta}";
    let label = texts.get("cli-eta");
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let style =
        style.with_key("eta_label", move |_: &indicatif::ProgressState, out: &mut dyn std::fmt::Write| {
            let _ = out.write_str(&label);
        });
    ProgressBar::new(length).with_style(style)
}

fn request(
    arguments: &SimulateArgs,
    entry: &'static Entry,
    texts: &Texts,
) -> anyhow::Result<SimulationRequest> {
    let mut options = options(&arguments.options, texts)?;
    if let Some(file) = &arguments.components {
        options.push(components::option(file, entry, texts)?);
    }
    Ok(SimulationRequest {
        setup: Setup {
            seats: arguments.seats.unwrap_or_else(|| usual_seats(arguments, entry)),
            variant: arguments.variant.clone(),
            options,
        },
        bots: arguments.bots.clone(),
        games: arguments.games,
        seed: arguments.seed,
        budget: Budget::Iterations(1_000),
        watched: arguments.events,
    })
}

/// Options as they are typed: NAME=VALUE.
pub(crate) fn options(typed: &[String], texts: &Texts) -> anyhow::Result<Vec<(String, String)>> {
    let said = typed.iter().map(|typed| match typed.split_once('=') {
        Some((option, value)) => Ok((option.trim().to_owned(), value.trim().to_owned())),
        None => Err(failure::usage(texts, "cli-option-syntax", &[("typed", typed.as_str().into())])),
    });
    said.collect()
}

/// As many as there are bots; else as few as play the variant.
fn usual_seats(arguments: &SimulateArgs, entry: &Entry) -> usize {
    if arguments.bots.len() > 1 {
        return arguments.bots.len();
    }
    let asked = entry.variants.iter().find(|facts| arguments.variant.as_deref() == Some(facts.id));
    asked.or(entry.variants.first()).map_or(2, |facts| usize::from(facts.least))
}

fn write_report(out: &mut impl Write, report: &Report, bots: &[String], texts: &Texts) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let number = |number: f64| grouped(number.round() as u64, texts.locale());
    let head = [
        ("game", texts.get(report.game).into()),
        ("shown", grouped(report.games, texts.locale()).into()),
        ("games", report.games.into()),
        ("seats", report.seats.into()),
    ];
    writeln!(out, "{}", paint.strong(&texts.say("cli-simulated", &head)))?;
    let seconds = output::seconds(report.seconds, texts);
    let rows: [(&str, String); 5] = [
        ("cli-simulated-time", seconds),
        ("cli-simulated-games", number(report.games_per_s)),
        ("cli-simulated-decisions", number(report.decisions_per_s)),
        ("cli-simulated-length", decimal(report.mean_length, 1, texts.locale())),
        ("cli-simulated-winning", decimal(report.mean_winning_points, 1, texts.locale())),
    ];
    let labels = rows.each_ref().map(|(id, _)| texts.get(id));
    let widest = labels.iter().map(|label| output::columns(label)).max().unwrap_or(0);
    let digits = rows.iter().map(|(_, value)| output::columns(value)).max().unwrap_or(0);
    for (label, (_, value)) in labels.iter().zip(&rows) {
        writeln!(out, "  {}  {}", left(label, widest), right(value, digits))?;
    }
    writeln!(out)?;
    write_seats(out, report, bots, texts)?;
    report.happenings.as_ref().map_or(Ok(()), |happenings| write_happenings(out, happenings, texts))
}

/// Each event with how often it happens a game; below it, how often with which word, and how many items its
/// lists have. Words of things inside it are only in the JSON.
fn write_happenings(out: &mut impl Write, happenings: &Happenings, texts: &Texts) -> io::Result<()> {
    writeln!(out)?;
    if let Some(rate) = happenings.win_rate_of_first {
        let percent = [("percent", decimal(100.0 * rate, 1, texts.locale()).into())];
        writeln!(out, "  {}  {}", texts.get("cli-wins-of-first"), texts.say("cli-percent", &percent))?;
    }
    let mut rows: Vec<(String, f64)> = Vec::new();
    for (kind, happening) in &happenings.events {
        rows.push((format!("    {kind}"), happening.mean));
        for (field, words) in happening.words.iter().filter(|(field, _)| !field.contains('.')) {
            rows.extend(words.iter().map(|(word, mean)| (format!("      {field} {word}"), *mean)));
        }
        rows.extend(happening.items.iter().map(|(field, mean)| (format!("      {field}"), *mean)));
    }
    write_means(out, &texts.get("cli-events"), &rows, texts)?;
    let at_end = happenings.at_end.iter().map(|(field, mean)| (format!("    {field}"), *mean));
    write_means(out, &texts.get("cli-at-end"), &at_end.collect::<Vec<_>>(), texts)
}

fn write_means(out: &mut impl Write, head: &str, rows: &[(String, f64)], texts: &Texts) -> io::Result<()> {
    writeln!(out, "  {head}")?;
    let widest = rows.iter().map(|(label, _)| output::columns(label)).max().unwrap_or(0);
    let figures: Vec<String> = rows.iter().map(|(_, mean)| decimal(*mean, 3, texts.locale())).collect();
    let digits = figures.iter().map(|figure| output::columns(figure)).max().unwrap_or(0);
    for ((label, _), figure) in rows.iter().zip(&figures) {
        writeln!(out, "{}  {}", left(label, widest), right(figure, digits))?;
    }
    Ok(())
}

fn write_seats(out: &mut impl Write, report: &Report, bots: &[String], texts: &Texts) -> io::Result<()> {
    let heads = ["cli-seat", "cli-bot", "cli-wins", "cli-mean-points"].map(|id| texts.get(id));
    let bot = |seat: usize| match bots {
        [] => "random",
        [all] => all.as_str(),
        each => each.get(seat).map_or("", String::as_str),
    };
    let mut rows = vec![heads];
    for (seat, (wins, points)) in report.win_rate_by_seat.iter().zip(&report.mean_points_by_seat).enumerate()
    {
        let wins = texts.say("cli-percent", &[("percent", decimal(100.0 * wins, 1, texts.locale()).into())]);
        rows.push([seat.to_string(), bot(seat).to_owned(), wins, decimal(*points, 1, texts.locale())]);
    }
    let width = |column: usize| rows.iter().map(|row| output::columns(&row[column])).max().unwrap_or(0);
    for (place, [seat, bot, wins, points]) in rows.iter().enumerate() {
        let line = format!(
            "  {}  {}  {}  {}",
            right(seat, width(0)),
            left(bot, width(1)),
            right(wins, width(2)),
            right(points, width(3))
        );
        writeln!(out, "{}", if place == 0 { Paint::for_stdout().faint(&line) } else { line })?;
    }
    Ok(())
}
