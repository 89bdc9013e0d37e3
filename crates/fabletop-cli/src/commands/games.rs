//! `fabletop games`: what the registry knows.

use super::output::{self, Paint, columns, left, width, wrapped};
use crate::args::GamesArgs;
use crate::failure::{range, span};
use fabletop_games::{Entry, GAMES};
use fabletop_text::{Texts, Value};
use serde_json::json;
use std::io::{self, Write};

/// Lists the games.
pub(crate) fn run(arguments: &GamesArgs, texts: &Texts) -> anyhow::Result<()> {
    let mut out = output::stdout();
    if arguments.json {
        let games: Vec<Value> = GAMES.iter().map(|entry| in_json(entry, texts)).collect();
        writeln!(out, "{}", json!({ "games": games }))?;
    } else {
        for (place, entry) in GAMES.iter().enumerate() {
            if place > 0 {
                writeln!(out)?;
            }
            write_game(&mut out, entry, texts)?;
        }
    }
    Ok(out.flush()?)
}

fn in_json(entry: &Entry, texts: &Texts) -> Value {
    let variants = entry.variants.iter().map(|facts| {
        json!({ "id": facts.id, "title": variant_title(entry, facts.id, texts), "least": facts.least, "most": facts.most })
    });
    let options = entry.options.iter().map(|facts| {
        json!({ "id": facts.id, "values": range(facts.values), "default": facts.default, "ruling": facts.ruling,
            "text": option_text(entry, facts.id, texts) })
    });
    json!({
        "id": entry.id,
        "title": texts.get(entry.id),
        "rules_version": entry.rules_version,
        "variants": variants.collect::<Vec<_>>(),
        "options": options.collect::<Vec<_>>(),
        "components": entry.components.map(|components| components.option),
        "bots": entry.bots(),
        "bot_texts": entry.bots().iter().map(|bot| ((*bot).to_owned(), bot_text(bot, texts).into())).collect::<serde_json::Map<_, _>>(),
    })
}

fn write_game(out: &mut impl Write, entry: &Entry, texts: &Texts) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let version = texts.say("cli-rules-version", &[("version", entry.rules_version.into())]);
    let title = texts.get(entry.id);
    writeln!(out, "{}  {} {}", paint.strong(entry.id), title, paint.faint(&format!("({version})")))?;
    let variants: Vec<Item> = entry
        .variants
        .iter()
        .map(|facts| {
            let seats = span(facts.least, facts.most);
            let players = texts.say("cli-players", &[("range", seats.into()), ("most", facts.most.into())]);
            Item::new(facts.id, [players, variant_title(entry, facts.id, texts)], String::new())
        })
        .collect();
    write_section(out, &texts.get("cli-variants"), &variants, paint)?;
    let options: Vec<Item> = entry
        .options
        .iter()
        .map(|facts| {
            let rest = [("default", facts.default.into()), ("ruling", facts.ruling.into())];
            let said = [range(facts.values), texts.say("cli-option-default", &rest)];
            Item::new(facts.id, said, option_text(entry, facts.id, texts))
        })
        .collect();
    write_section(out, &texts.get("cli-options"), &options, paint)?;
    if entry.components.is_some() {
        writeln!(out, "  {}", texts.say("cli-components", &[("game", entry.id.into())]))?;
    }
    let bots = entry.bots();
    let bots = bots.iter().map(|bot| Item::new(bot, Default::default(), bot_text(bot, texts)));
    write_section(out, &texts.get("cli-bots"), &bots.collect::<Vec<_>>(), paint)
}

/// A line of a section, and the sentence below it.
struct Item {
    id: String,
    said: [String; 2],
    below: String,
}

impl Item {
    fn new(id: &str, said: [String; 2], below: String) -> Item {
        Item { id: id.to_owned(), said, below }
    }
}

fn write_section(out: &mut impl Write, head: &str, items: &[Item], paint: Paint) -> io::Result<()> {
    let ids = items.iter().map(|item| columns(&item.id)).max().unwrap_or(0);
    let middle = items.iter().map(|item| columns(&item.said[0])).max().unwrap_or(0);
    writeln!(out, "  {head}")?;
    for Item { id, said: [first, last], below } in items {
        let line = format!("{}  {last}", left(first, middle));
        let id = format!("{}{}", paint.strong(id), " ".repeat(ids - columns(id)));
        writeln!(out, "{}", format!("    {id}  {line}").trim_end())?;
        for line in wrapped(below, width() - 6, 0) {
            writeln!(out, "      {line}")?;
        }
    }
    Ok(())
}

fn option_text(entry: &Entry, option: &str, texts: &Texts) -> String {
    text_if_any(&format!("{}-option-{}", entry.id, option.replace('_', "-")), texts)
}

fn bot_text(bot: &str, texts: &Texts) -> String {
    text_if_any(&format!("bot-{bot}"), texts)
}

fn variant_title(entry: &Entry, variant: &str, texts: &Texts) -> String {
    text_if_any(&format!("{}-variant-{variant}", entry.id), texts)
}

fn text_if_any(id: &str, texts: &Texts) -> String {
    if texts.has(id) { texts.get(id) } else { String::new() }
}
