//! `fabletop tune`: better settings for a bot, found by playing.

use super::arena::{interval, percent};
use super::bots::{Bots, usual_seats};
use super::output;
use super::simulate::progress_bar;
use crate::args::{Dials, TuneArgs};
use crate::failure::{self, Failure};
use crate::play::replace;
use fabletop_games::{Entry, Fared, GameError, Mind, Player, Quest, Setup, Tuning};
use fabletop_text::Texts;
use std::io::Write;
use std::path::Path;

/// Fresh deals for each deal of a try.
const FRESH: u64 = 15;

/// Tunes, prints the best settings and how they do.
pub(crate) fn run(arguments: &TuneArgs, texts: &Texts) -> anyhow::Result<()> {
    let in_words = |error: GameError| Failure::Usage(failure::game_sentence(&error, &arguments.game, texts));
    let entry = fabletop_games::find(&arguments.game).map_err(in_words)?;
    let tuning = tuning(arguments, entry, texts)?;
    arguments.save.as_ref().map_or(Ok(()), |file| folder_is_there(file, texts))?;
    let bar = progress_bar(tuning.games(), texts);
    let tuned = tuning.run(entry, &|done| bar.inc(done));
    bar.finish_and_clear();
    let tuned = tuned.map_err(in_words)?;
    let settings = serde_json::to_string_pretty(&tuned.player)? + "\n";
    if let Some(file) = &arguments.save {
        replace(file, &settings).map_err(|error| failure::unwritable(texts, file, &error))?;
    }
    let mut out = output::stdout();
    out.write_all(settings.as_bytes())?;
    writeln!(out)?;
    let games = output::grouped(tuned.after.games, texts.locale());
    writeln!(
        out,
        "{}",
        texts.say("cli-tuned", &[("games", tuned.after.games.into()), ("shown", games.into())])
    )?;
    writeln!(out, "  {}", line("cli-tuned-before", &tuned.before, texts))?;
    writeln!(out, "  {}", line("cli-tuned-after", &tuned.after, texts))?;
    if let Some(file) = &arguments.save {
        writeln!(out, "{}", texts.say("cli-tuned-saved", &[("file", file.display().to_string().into())]))?;
    }
    Ok(out.flush()?)
}

/// Hours of playing should not end with a folder that is not there.
pub(super) fn folder_is_there(file: &Path, texts: &Texts) -> anyhow::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let there = folder.map_or(Ok(()), |folder| std::fs::metadata(folder).map(drop));
    there.map_err(|error| failure::unwritable(texts, file, &error))
}

fn tuning(arguments: &TuneArgs, entry: &'static Entry, texts: &Texts) -> anyhow::Result<Tuning> {
    let variant = arguments.variant.clone();
    let seats = arguments.seats.unwrap_or_else(|| usual_seats(entry, variant.as_deref()));
    let setup = Setup { seats, variant, ..Setup::default() };
    entry
        .check_setup(&setup)
        .map_err(|error| Failure::Usage(failure::game_sentence(&error, entry.id, texts)))?;
    let bots = Bots { entry, seats: setup.seats, budget: arguments.budget, texts };
    let start = match &arguments.bot {
        Some(name) => bots.named(name)?,
        None => bots.contestant("guided", Player::plain(Mind::Guided))?,
    };
    let against = bots.named(&arguments.against)?;
    Ok(Tuning {
        setup,
        start: (start.player, start.budget),
        against: (against.player, against.budget),
        quest: quest(arguments),
        tries: arguments.tries,
        deals: arguments.deals,
        fresh: arguments.fresh.unwrap_or(arguments.deals.saturating_mul(FRESH)),
        seed: arguments.seed,
    })
}

fn quest(arguments: &TuneArgs) -> Quest {
    match arguments.dials {
        _ if arguments.evolve => Quest::Evolution,
        Dials::Weights => Quest::Weights,
        Dials::Sampling => Quest::Sampling,
        Dials::All => Quest::WeightsAndSampling,
    }
}

fn line(id: &str, fared: &Fared, texts: &Texts) -> String {
    let share = fared.share(std::iter::once(0));
    let arguments =
        [("share", percent(share.rate, texts).into()), ("interval", interval(share, texts).into())];
    texts.say(id, &arguments)
}
