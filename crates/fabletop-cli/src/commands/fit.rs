//! `fabletop fit`: a network that learns from games how positions stand.

use super::bots::{Bots, usual_seats};
use super::output;
use super::simulate::progress_bar;
use super::tune::folder_is_there;
use crate::args::FitArgs;
use crate::failure::{self, Failure};
use crate::play::replace;
use fabletop_games::{Entry, FitRequest, GameError, Net};
use fabletop_text::Texts;
use std::io::Write;
use std::path::Path;

/// Plays and learns, writes the network, and says how much it understands.
pub(crate) fn run(arguments: &FitArgs, texts: &Texts) -> anyhow::Result<()> {
    let in_words = |error: GameError| Failure::Usage(failure::game_sentence(&error, &arguments.game, texts));
    let entry = fabletop_games::find(&arguments.game).map_err(in_words)?;
    let request = request(arguments, entry, texts)?;
    folder_is_there(&arguments.save, texts)?;
    let bar = progress_bar(request.games, texts);
    let fitted = entry.fit(&request, &|done| bar.inc(done));
    bar.finish_and_clear();
    let fitted = fitted.map_err(in_words)?;
    let net = serde_json::to_string(&fitted.net)? + "\n";
    replace(&arguments.save, &net).map_err(|error| failure::unwritable(texts, &arguments.save, &error))?;
    let mut out = output::stdout();
    let number = |number: f32| output::decimal(f64::from(number), 3, texts.locale());
    let said = [
        ("games", request.games.into()),
        ("shown", output::grouped(request.games, texts.locale()).into()),
        ("surprise", number(fitted.surprise).into()),
        ("guessing", number(fitted.guessing).into()),
        ("file", arguments.save.display().to_string().into()),
    ];
    writeln!(out, "{}", texts.say("cli-fitted", &said))?;
    Ok(out.flush()?)
}

fn request(arguments: &FitArgs, entry: &'static Entry, texts: &Texts) -> anyhow::Result<FitRequest> {
    let mut seats = arguments.seats.clone();
    if seats.is_empty() {
        seats.push(usual_seats(entry, None));
    }
    let bots = Bots { entry, seats: seats[0], budget: arguments.budget, texts };
    let bot = bots.named(&arguments.bot)?;
    Ok(FitRequest {
        seats,
        player: (bot.player, bot.budget),
        strays: arguments.strays,
        games: arguments.games,
        hidden: usize::from(arguments.hidden),
        seed: arguments.seed,
        begin: arguments.begin.as_deref().map(|file| read(file, texts)).transpose()?,
    })
}

fn read(file: &Path, texts: &Texts) -> anyhow::Result<Net> {
    let bytes = std::fs::read(file).map_err(|error| failure::unreadable(texts, file, &error))?;
    serde_json::from_slice(&bytes).map_err(|error| {
        let shown = file.display().to_string();
        failure::usage(texts, "cli-net-bad", &[("file", shown.into()), ("message", error.to_string().into())])
    })
}
