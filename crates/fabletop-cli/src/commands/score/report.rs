//! The score as a table for people.

use super::task::{Solved, Task};
use crate::args::ScoreArgs;
use crate::commands::output::{Paint, columns, left, right, width, wrapped};
use fabletop_core::Game;
use fabletop_text::{Texts, Value};
use fantasy_realms::State;
use fantasy_realms::cards::Card;
use fantasy_realms::effects::Bonus;
use fantasy_realms::scoring::{CHOOSERS, CardScore, Choice, Choices, Line, printed_total};
use fantasy_realms::suits::Suit;
use std::cmp::Ordering;
use std::io::{self, Write};

/// As many other choices with the same total are listed.
const MOST_LISTED: usize = 5;
/// The column of points.
const POINTS: usize = 6;

/// Writes the table, the total and what the choices did.
pub(crate) fn write(
    out: &mut impl Write,
    task: &Task,
    solved: &Solved,
    arguments: &ScoreArgs,
    texts: &Texts,
) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let rows: Vec<Row> = solved
        .score
        .cards
        .iter()
        .map(|card| Row::new(card, clearing(card.card, &solved.choices, texts), texts, paint))
        .collect();
    let names = rows.iter().map(Row::columns).max().unwrap_or(0);
    let heads = ["cli-points", "cli-card", "cli-why"].map(|id| texts.get(id));
    let head = format!("{}  {}  {}", right(&heads[0], POINTS), left(&heads[1], names), heads[2]);
    writeln!(out, "{}", paint.faint(head.trim_end()))?;
    for row in &rows {
        row.write(out, names, paint)?;
    }
    writeln!(out, "{}", paint.faint(&"─".repeat(POINTS)))?;
    let total = right(&minus(solved.score.total), POINTS);
    writeln!(out, "{}  {}", paint.strong(&total), paint.strong(&texts.get("cli-total")))?;
    write_choices(out, task, solved, arguments, texts)
}

/// A card in the table: name over suit on the left, reasons on the right.
struct Row {
    points: i16,
    blanked: bool,
    name: String,
    under: Vec<(String, String)>,
    reasons: Vec<(bool, String)>,
}

/// The line in words; what blanks and clears cites its ruling.
fn reason(line: &Line, texts: &Texts) -> String {
    let sentence = texts.describe(State::ID, "line", line);
    match line.ruling().filter(|_| line.settles()) {
        Some(ruling) => texts.say("ruled", &[("sentence", sentence.into()), ("ruling", ruling.into())]),
        None => sentence,
    }
}

/// What the card clears from others, which has no line of its own: it clears even when it is blanked.
fn clearing(card: Card, choices: &Choices, texts: &Texts) -> Vec<String> {
    let clears = |bonus: &&Bonus| matches!(bonus, Bonus::Clears { .. } | Bonus::ClearsArmy { .. });
    let printed = card.facts().bonuses.iter().filter(clears);
    let printed = printed.map(|bonus| texts.describe(State::ID, "bonus", bonus));
    let island = (card == Card::Island).then(|| match choices.island {
        Some(card) => texts.describe(State::ID, "choice", &Choice::Clear { card }),
        None => texts.describe(State::ID, "chooser", &card),
    });
    printed.chain(island).map(|sentence| capitalised(&sentence)).collect()
}

fn capitalised(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

impl Row {
    fn new(card: &CardScore, clearing: Vec<String>, texts: &Texts, paint: Paint) -> Row {
        let named = |id: &str| texts.name(State::ID, id);
        let suit = |suit: Suit| (named(suit.id()), paint.suit(suit, &named(suit.id())));
        let printed = card.card.suit();
        let mut under = Vec::new();
        if card.blanked {
            let mark = format!("✗ {}", texts.get("cli-blanked"));
            under.push((mark.clone(), paint.alarm(&mark)));
        }
        let (mut text, mut painted) = suit(printed);
        if let Some(became) = card.suit.filter(|&suit| suit != printed) {
            let became = suit(became);
            text = format!("{text} → {}", became.0);
            painted = format!("{painted} → {}", became.1);
        }
        under.push((text, painted));
        let reasons = card.lines.iter().map(|line| {
            let works = !matches!(line, Line::Bonus { points: 0, .. } | Line::Penalty { points: 0, .. });
            (works, reason(line, texts))
        });
        Row {
            points: card.points,
            blanked: card.blanked,
            name: named(card.card.id()),
            under,
            reasons: reasons.chain(clearing.into_iter().map(|sentence| (true, sentence))).collect(),
        }
    }

    fn columns(&self) -> usize {
        let under = self.under.iter().map(|(text, _)| columns(text));
        under.chain([columns(&self.name)]).max().unwrap_or(0)
    }

    fn write(&self, out: &mut impl Write, names: usize, paint: Paint) -> io::Result<()> {
        let space = width().saturating_sub(POINTS + names + 4).max(20);
        let painted = |works: bool, line: String| if works { line } else { paint.faint(&line) };
        let reasons = self.reasons.iter().flat_map(|(works, reason)| {
            wrapped(reason, space, 2).into_iter().map(|line| painted(*works, line)).collect::<Vec<_>>()
        });
        let mut reasons = reasons.collect::<Vec<_>>().into_iter();
        let points = right(&minus(i32::from(self.points)), POINTS);
        let name = if self.blanked { paint.faint(&self.name) } else { paint.strong(&self.name) };
        let first = (columns(&self.name), name);
        let under = self.under.iter().map(|(text, painted)| (columns(text), painted.clone()));
        for (place, (used, painted)) in std::iter::once(first).chain(under).enumerate() {
            let points = if place == 0 { paint.strong(&points) } else { " ".repeat(POINTS) };
            let gap = " ".repeat(names.saturating_sub(used) + 2);
            let reason = reasons.next().unwrap_or_default();
            let line = format!("{points}  {painted}{gap}{reason}");
            writeln!(out, "{}", line.trim_end())?;
        }
        for reason in reasons {
            writeln!(out, "{}{reason}", " ".repeat(POINTS + names + 4))?;
        }
        Ok(())
    }
}

fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// What was chosen, what it gains, and what else would have been as good.
fn write_choices(
    out: &mut impl Write,
    task: &Task,
    solved: &Solved,
    arguments: &ScoreArgs,
    texts: &Texts,
) -> io::Result<()> {
    let may_choose = task.hand().iter().any(|card| CHOOSERS.contains(&card));
    let chosen = choice_sentences(&solved.choices, texts);
    if !may_choose && chosen.is_empty() {
        return Ok(());
    }
    writeln!(out)?;
    let kind = match arguments {
        _ if task.is_decided() => "fixed",
        ScoreArgs { worst: true, .. } => "worst",
        _ => "best",
    };
    let arguments_of_it =
        [("mode", kind.into()), ("choices", chosen.join("; ").into()), ("count", chosen.len().into())];
    paragraph(out, &texts.say("cli-choices", &arguments_of_it))?;
    if !chosen.is_empty() {
        paragraph(out, &gain_sentence(solved.score.total, printed_total(task.hand()), texts))?;
    }
    if task.is_decided() { Ok(()) } else { write_alternatives(out, task, solved, texts) }
}

fn gain_sentence(total: i32, printed: i32, texts: &Texts) -> String {
    let id = match total.cmp(&printed) {
        Ordering::Greater => "cli-gain",
        Ordering::Less => "cli-loss",
        Ordering::Equal => "cli-gain-none",
    };
    let points = texts.say("points", &[("points", total.abs_diff(printed).into())]);
    texts.say(id, &[("points", points.into()), ("printed", printed.into())])
}

fn write_alternatives(out: &mut impl Write, task: &Task, solved: &Solved, texts: &Texts) -> io::Result<()> {
    let found = task.alternatives(solved.score.total, MOST_LISTED + 1);
    let others = found.count.saturating_sub(1);
    let listed: Vec<&Choices> =
        found.choices.iter().filter(|choices| **choices != solved.choices).take(MOST_LISTED).collect();
    let all = others == listed.len();
    paragraph(out, &texts.say("cli-others", &[("count", others.into()), ("all", all.into())]))?;
    for choices in listed {
        let sentences = choice_sentences(choices, texts);
        let line = if sentences.is_empty() { texts.get("cli-as-printed") } else { sentences.join("; ") };
        for line in wrapped(&format!("· {line}"), width() - 2, 2) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

fn paragraph(out: &mut impl Write, text: &str) -> io::Result<()> {
    wrapped(text, width(), 0).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// The choices, a sentence each, without what is left as printed.
pub(crate) fn choice_sentences(choices: &Choices, texts: &Texts) -> Vec<String> {
    let described =
        choices.one_by_one().into_iter().map(|choice| texts.describe(State::ID, "choice", &choice));
    let fountain = choices.fountain_of_life.map(|target| {
        let name = |card: Card| Value::from(texts.name(State::ID, card.id()));
        texts.say("cli-choice-fountain", &[("fountain", name(Card::FountainOfLife)), ("card", name(target))])
    });
    described.chain(fountain).collect()
}
