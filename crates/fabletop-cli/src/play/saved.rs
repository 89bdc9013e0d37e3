//! Matches on the disk: saved after every step, found again, gone on with.

use super::known_games;
use super::lock::Lock;
use super::session::Session;
use super::words::shell_word;
use crate::args::PlayArgs;
use crate::failure;
use fabletop_table::{Record, TurnKind};
use fabletop_text::Texts;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A file that holds a match, and the clock of the match beside it. Nobody else plays it meanwhile.
#[derive(Debug)]
pub(crate) struct MatchFile {
    path: PathBuf,
    /// What stands in it, as far as we know; nothing before we wrote it.
    content: Option<Vec<u8>>,
    lock: Lock,
}

impl MatchFile {
    /// A new file of that name; a file that is there is never written over.
    pub(crate) fn new_at(path: &Path, texts: &Texts) -> anyhow::Result<MatchFile> {
        check_free(path, texts)?;
        let file = MatchFile { path: path.to_owned(), content: None, lock: take_lock(path, texts)? };
        // It may have come while we asked for the lock.
        check_free(path, texts)?;
        Ok(file)
    }

    /// A file with a match that goes on; `content` is what was read.
    fn going_on(path: &Path, content: Vec<u8>, texts: &Texts) -> anyhow::Result<MatchFile> {
        let lock = take_lock(path, texts)?;
        let now = fs::read(path).map_err(|error| failure::unreadable(texts, path, &error))?;
        if now != content {
            return Err(in_use(path, texts));
        }
        Ok(MatchFile { path: path.to_owned(), content: Some(content), lock })
    }

    /// A new file in the data directory.
    pub(crate) fn new_one(game: &str, texts: &Texts) -> anyhow::Result<MatchFile> {
        let folder = folder(texts)?;
        fs::create_dir_all(&folder).map_err(|error| unwritable(texts, &folder, &error))?;
        let base = folder.join(format!("{}-{game}.json", stamp(SystemTime::now())));
        let (path, lock) = free_name(&base).map_err(|error| unwritable(texts, &folder, &error))?;
        Ok(MatchFile { path, content: None, lock })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the match: to a file beside it first, so that a crash leaves the old one or the new one. If
    /// somebody else wrote the file, it stays, the match goes on under another name, and true comes back.
    pub(crate) fn write(&mut self, text: &str, texts: &Texts) -> anyhow::Result<bool> {
        let moved = self.step_aside();
        let written = moved.and_then(|moved| {
            if self.is_special() {
                return Err(io::Error::new(io::ErrorKind::InvalidInput, texts.get("play-not-a-file")));
            }
            replace(&self.path, text)?;
            self.content = Some(text.as_bytes().to_owned());
            Ok(moved)
        });
        written.map_err(|error| unwritable(texts, &self.path, &error))
    }

    /// Takes another name if the file is not as we left it. A file that is gone is simply written again.
    fn step_aside(&mut self) -> io::Result<bool> {
        let ours = match fs::read(&self.path) {
            Ok(found) => self.content.as_ref() == Some(&found),
            Err(error) => error.kind() == io::ErrorKind::NotFound || self.is_special(),
        };
        if !ours && !self.is_special() {
            (self.path, self.lock) = free_name(&self.path)?;
            self.content = None;
        }
        Ok(!ours && !self.is_special())
    }

    /// Whether renaming onto it would do harm: a folder, a device.
    fn is_special(&self) -> bool {
        fs::metadata(&self.path).is_ok_and(|facts| !facts.is_file())
    }

    /// Keeps what is left on the clock; without a clock the note goes.
    pub(crate) fn write_clock(&self, left: Option<Duration>) {
        // A clock that is lost starts anew, which is no reason to stop a game.
        let _ = match left {
            Some(left) => replace(&self.clock_path(), &format!("{}\n", left.as_millis())),
            None if self.clock_path().exists() => fs::remove_file(self.clock_path()),
            None => Ok(()),
        };
    }

    fn clock_path(&self) -> PathBuf {
        clock_path(&self.path)
    }
}

fn clock_path(path: &Path) -> PathBuf {
    path.with_extension("clock")
}

/// What was left on the clock of a match.
fn read_clock(path: &Path) -> Option<Duration> {
    let text = fs::read_to_string(clock_path(path)).ok()?;
    text.trim().parse().ok().map(Duration::from_millis)
}

/// A name like `path` that nobody uses, locked: match.json, match-2.json, match-3.json.
fn free_name(path: &Path) -> io::Result<(PathBuf, Lock)> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    let others = (2..1000).map(|again| path.with_file_name(format!("{stem}-{again}{extension}")));
    for path in std::iter::once(path.to_owned()).chain(others) {
        if path.exists() {
            continue;
        }
        if let Some(lock) = Lock::take(&path)? {
            return Ok((path, lock));
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn check_free(path: &Path, texts: &Texts) -> anyhow::Result<()> {
    match fs::metadata(path) {
        Ok(facts) if facts.is_file() => {
            let file = path.display().to_string();
            let quoted = shell_word(&file);
            let arguments = [("file", file.into()), ("quoted", quoted.into())];
            Err(failure::usage(texts, "play-save-exists", &arguments))
        }
        Ok(_) => {
            let reason = io::Error::new(io::ErrorKind::InvalidInput, texts.get("play-not-a-file"));
            Err(unwritable(texts, path, &reason))
        }
        Err(_) => Ok(()),
    }
}

fn take_lock(path: &Path, texts: &Texts) -> anyhow::Result<Lock> {
    let lock = Lock::take(path).map_err(|error| unwritable(texts, path, &error))?;
    lock.ok_or_else(|| in_use(path, texts))
}

fn in_use(path: &Path, texts: &Texts) -> anyhow::Error {
    let file = path.display().to_string();
    let lock = format!("{file}.lock");
    failure::usage(texts, "play-in-use", &[("file", file.into()), ("lock", lock.into())])
}

/// Writes a file: one beside it first, so that a crash leaves the old one or the new one.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_data()
    });
    let done = written.and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        let _ = fs::remove_file(&beside);
    }
    done
}

fn unwritable(texts: &Texts, path: &Path, error: &io::Error) -> anyhow::Error {
    let path = path.display().to_string();
    failure::usage(texts, "play-unwritable", &[("file", path.into()), ("message", error.to_string().into())])
}

/// Where matches are kept.
fn folder(texts: &Texts) -> anyhow::Result<PathBuf> {
    let data = data_folder().ok_or_else(|| failure::usage(texts, "play-no-home", &[]))?;
    Ok(data.join("matches"))
}

/// Where the program keeps its files, if the user has a place for them.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("fabletop"))
}

/// The session of a saved match: the one in `file`, or the newest unfinished one if no file is named.
pub(crate) fn resume<'t>(file: &Path, arguments: &PlayArgs, texts: &'t Texts) -> anyhow::Result<Session<'t>> {
    let given = [
        ("--seats", !arguments.seats.is_empty()),
        ("--variant", arguments.variant.is_some()),
        ("--option", !arguments.options.is_empty()),
        ("--components", arguments.components.is_some()),
        ("--seed", arguments.seed.is_some()),
    ];
    if let Some((option, _)) = given.into_iter().find(|(_, given)| *given) {
        return Err(failure::usage(texts, "play-resume-fixed", &[("option", option.into())]));
    }
    if !file.as_os_str().is_empty() {
        return load(file, arguments, texts);
    }
    let found = newest_unfinished(arguments.game.as_deref(), texts)?;
    let path = found.ok_or_else(|| failure::usage(texts, "play-nothing-to-resume", &[]))?;
    load(&path, arguments, texts)
}

fn load<'t>(path: &Path, arguments: &PlayArgs, texts: &'t Texts) -> anyhow::Result<Session<'t>> {
    let bytes = fs::read(path).map_err(|error| failure::unreadable(texts, path, &error))?;
    let name = path.display().to_string();
    let damaged = |error, game: &str| {
        anyhow::Error::from(failure::Failure::Usage(failure::record_sentence(&error, game, &name, texts)))
    };
    let record = Record::read_bytes(&bytes).map_err(|error| damaged(error, ""))?;
    let entry = fabletop_games::find(&record.game).map_err(|_| damaged(record.unknown_game(), ""))?;
    if let Some(game) = arguments.game.as_deref().filter(|game| *game != entry.id) {
        let arguments = [("game", game.into()), ("found", entry.id.into()), ("known", known_games().into())];
        return Err(failure::usage(texts, "play-resume-other-game", &arguments));
    }
    if record.secret.is_none() && record.result.is_none() {
        return Err(failure::usage(texts, "play-resume-no-secret", &[("file", name.into())]));
    }
    let table = entry.load(&record).map_err(|error| damaged(error, entry.id))?;
    if table.turn().kind == TurnKind::Over {
        let quoted = shell_word(&name);
        let arguments = [("file", name.clone().into()), ("quoted", quoted.into())];
        return Err(failure::usage(texts, "play-already-over", &arguments));
    }
    let file = match arguments.save.as_deref().filter(|save| !is_same(save, path)) {
        Some(save) => MatchFile::new_at(save, texts)?,
        None => MatchFile::going_on(path, bytes, texts)?,
    };
    Session::resumed(texts, table, file, read_clock(path))
}

fn is_same(one: &Path, other: &Path) -> bool {
    one == other
        || fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// The match that was saved last, is not over and is not being played.
fn newest_unfinished(game: Option<&str>, texts: &Texts) -> anyhow::Result<Option<PathBuf>> {
    let folder = folder(texts)?;
    let files = match fs::read_dir(&folder) {
        Ok(files) => files,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failure::unreadable(texts, &folder, &error)),
    };
    let paths = files.flatten().map(|file| file.path());
    let mut matches: Vec<(SystemTime, PathBuf)> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    matches.sort();
    let goes_on = |path: &PathBuf| {
        let record = fs::read(path).ok().and_then(|bytes| Record::read_bytes(&bytes).ok());
        !Lock::is_taken(path)
            && record.is_some_and(|record| {
                record.result.is_none()
                    && record.secret.is_some()
                    && game.is_none_or(|game| game == record.game)
            })
    };
    Ok(matches.into_iter().rev().map(|(_, path)| path).find(goes_on))
}

/// The time as it stands in a file name, in UTC: 2026-11-15-223455.
fn stamp(time: SystemTime) -> String {
    let seconds = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    let (days, clock) = (seconds / 86_400, seconds % 86_400);
    let (year, month, day) = date(days as i64);
    let (hours, minutes) = (clock / 3600, clock / 60 % 60);
    format!("{year}-{month:02}-{day:02}-{hours:02}{minutes:02}{:02}", clock % 60)
}

/// Year, month and day of a number of days since 1970 (Howard Hinnant, "chrono-compatible low-level date
/// algorithms", `civil_from_days`).
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day_of_year - (153 * shifted + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_dates() {
        let at = |seconds| stamp(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01-000000");
        assert_eq!(at(951_782_399), "2000-02-28-235959");
        assert_eq!(at(951_782_400), "2000-02-29-000000");
        assert_eq!(at(1_794_782_095), "2026-11-15-223455");
    }
}
