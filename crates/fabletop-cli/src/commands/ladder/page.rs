//! The page: tables in Markdown.

use super::chart::Chart;
use super::{Ladder, Pair, strongest};
use crate::args::LadderArgs;
use crate::commands::arena::{interval, percent};
use crate::commands::bots::budget_text;
use crate::commands::output::{decimal, grouped};
use fabletop_core::Budget;
use fabletop_games::{Entry, Fared, Share, VariantFacts};
use fabletop_text::Texts;
use std::fmt::Write;

/// The whole page.
pub(super) fn page(ladders: &[Ladder], arguments: &LadderArgs, texts: &Texts) -> String {
    let head = ["cli-ladder-title", "cli-ladder-intro", "cli-ladder-made", "cli-ladder-more"];
    let [title, intro, made, more] = head.map(|id| texts.get(id));
    let command = command(ladders, arguments);
    let mut page = format!("# {title}\n\n{intro}\n\n{made}\n\n```\n{command}\n```\n\n{more}\n");
    for ladder in ladders {
        write_game(&mut page, ladder, arguments, texts);
    }
    page
}

/// The name of a game's chart.
pub(super) fn chart_name(ladder: &Ladder) -> String {
    format!("ladder-{}.svg", ladder.entry.id)
}

/// The chart of a game.
pub(super) fn chart(ladder: &Ladder, texts: &Texts) -> Chart {
    let points: Vec<(u32, Share)> =
        ladder.curve.iter().map(|(budget, fared)| (*budget, first(fared))).collect();
    let fair = 1.0 / ladder.seats as f64;
    let said: Vec<String> = points
        .iter()
        .map(|&(budget, share)| {
            format!("{}: {}", grouped(budget.into(), texts.locale()), percent(share.rate, texts))
        })
        .collect();
    let desc = [("points", said.join("; ").into()), ("fair", percent(fair, texts).into())];
    Chart {
        title: caption(ladder, texts),
        desc: texts.say("cli-ladder-desc", &desc),
        across: texts.get("cli-ladder-iterations"),
        up: texts.get("cli-ladder-share"),
        fair: (fair, format!("{} {}", texts.get("cli-ladder-fair"), percent(fair, texts))),
        labels: points.iter().map(|&(budget, _)| grouped(budget.into(), texts.locale())).collect(),
        points,
    }
}

/// The command that makes the page again.
fn command(ladders: &[Ladder], arguments: &LadderArgs) -> String {
    let mut command = "fabletop ladder".to_owned();
    if !arguments.games_named.is_empty() {
        ladders.iter().for_each(|ladder| put(&mut command, format_args!(" {}", ladder.entry.id)));
    }
    let budgets: Vec<String> = arguments.budgets.iter().map(u32::to_string).collect();
    put(
        &mut command,
        format_args!(
            " --games {} --thinking-games {} --seed {} --budgets {}",
            arguments.games,
            arguments.thinking_games,
            arguments.seed,
            budgets.join(",")
        ),
    );
    if let Some(budget) = arguments.budget {
        put(&mut command, format_args!(" --budget {}", budget_text(budget)));
    }
    command
}

fn write_game(page: &mut String, ladder: &Ladder, arguments: &LadderArgs, texts: &Texts) {
    let seats = [("seats", ladder.seats.into())];
    let title = texts.get(ladder.entry.id);
    let players = texts.say("cli-ladder-players", &seats);
    put(page, format_args!("\n## {title}, {players}\n\n"));
    if ladder.curve.is_empty() {
        let bot = [("bot", strongest(ladder.entry).into())];
        put(page, format_args!("{}\n", texts.say("cli-ladder-at-once", &bot)));
    } else {
        write_curve(page, ladder, texts);
    }
    let budget = [("budget", arguments.budget.map(budget_text).into())];
    put(page, format_args!("\n{}\n\n", texts.say("cli-ladder-pairs", &budget)));
    let heads = [
        "cli-bot",
        "cli-ladder-against",
        "cli-ladder-games",
        "cli-wins",
        "cli-interval",
        "cli-fair",
        "cli-margin",
        "cli-simulated-winning",
    ];
    let pairs = ladder.pairs.iter().map(|pair| pair_row(pair, ladder.seats, texts));
    write_table(page, &heads.map(|id| texts.get(id)), 2, pairs);
    if ladder.sizes.len() > 1 {
        write_sizes(page, ladder, texts);
    }
}

fn write_sizes(page: &mut String, ladder: &Ladder, texts: &Texts) {
    let longest = ladder.curve.last().map(|&(iterations, _)| budget_text(Budget::Iterations(iterations)));
    let said = [("bot", strongest(ladder.entry).into()), ("budget", longest.into())];
    put(page, format_args!("\n{}\n\n", texts.say("cli-ladder-sizes", &said)));
    let heads =
        ["cli-ladder-seats", "cli-ladder-games", "cli-wins", "cli-interval", "cli-fair", "cli-margin"];
    let rows = ladder.sizes.iter().map(|(seats, fared)| {
        let share = first(fared);
        vec![
            size(ladder.entry, *seats, texts),
            grouped(fared.games, texts.locale()),
            percent(share.rate, texts),
            interval(share, texts),
            percent(1.0 / *seats as f64, texts),
            margin(fared, texts),
        ]
    });
    write_table(page, &heads.map(|id| texts.get(id)), 1, rows);
}

/// How many play, with the variant if it is not the usual one.
fn size(entry: &Entry, seats: usize, texts: &Texts) -> String {
    let fits = |facts: &VariantFacts| (usize::from(facts.least)..=usize::from(facts.most)).contains(&seats);
    let place = entry.variants.iter().position(fits).filter(|&place| place > 0);
    let variant = place.map(|place| format!("{}-variant-{}", entry.id, entry.variants[place].id));
    variant.map_or(seats.to_string(), |id| format!("{seats} ({})", texts.get(&id)))
}

fn write_curve(page: &mut String, ladder: &Ladder, texts: &Texts) {
    put(page, format_args!("![{}](images/{})\n\n", caption(ladder, texts), chart_name(ladder)));
    let heads = ["cli-ladder-iterations", "cli-ladder-games", "cli-wins", "cli-interval", "cli-margin"];
    let curve = ladder.curve.iter().map(|(budget, fared)| {
        let share = first(fared);
        vec![
            grouped((*budget).into(), texts.locale()),
            grouped(fared.games, texts.locale()),
            percent(share.rate, texts),
            interval(share, texts),
            margin(fared, texts),
        ]
    });
    write_table(page, &heads.map(|id| texts.get(id)), 1, curve);
}

fn pair_row(pair: &Pair, seats: usize, texts: &Texts) -> Vec<String> {
    let share = first(&pair.fared);
    vec![
        pair.one.clone(),
        format!("{} × {}", seats - 1, pair.others),
        grouped(pair.fared.games, texts.locale()),
        percent(share.rate, texts),
        interval(share, texts),
        percent(1.0 / seats as f64, texts),
        margin(&pair.fared, texts),
        decimal(pair.fared.mean_winning_points(), 1, texts.locale()),
    ]
}

/// A table whose first columns are words and whose others are numbers.
fn write_table(page: &mut String, heads: &[String], words: usize, rows: impl Iterator<Item = Vec<String>>) {
    let rules = (0..heads.len()).map(|column| if column < words { "---" } else { "--:" });
    put(page, format_args!("| {} |\n|{}|\n", heads.join(" | "), rules.collect::<Vec<_>>().join("|")));
    for row in rows {
        put(page, format_args!("| {} |\n", row.join(" | ")));
    }
}

fn caption(ladder: &Ladder, texts: &Texts) -> String {
    let others = [
        ("game", texts.get(ladder.entry.id).into()),
        ("others", (ladder.seats - 1).into()),
        ("bot", strongest(ladder.entry).into()),
    ];
    texts.say("cli-ladder-caption", &others)
}

/// How often the first contestant won.
fn first(fared: &Fared) -> Share {
    fared.share(std::iter::once(0))
}

fn margin(fared: &Fared, texts: &Texts) -> String {
    decimal(fared.margin(&[0]).mean, 1, texts.locale())
}

/// Writing to a text cannot fail.
fn put(text: &mut String, more: std::fmt::Arguments<'_>) {
    let _ = text.write_fmt(more);
}
