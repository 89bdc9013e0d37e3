//! Who plays a match: a lock beside its file, so that two sessions do not write over each other.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where processes cannot be looked up, a lock of this age is left over.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);

/// A lock that is held; dropping it gives the match free.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
}

impl Lock {
    /// Takes the lock of a match. None if somebody else holds it.
    pub(crate) fn take(file: &Path) -> io::Result<Option<Lock>> {
        let path = path_of(file)?;
        if create(&path)? {
            return Ok(Some(Lock { path }));
        }
        if is_held(&path) {
            return Ok(None);
        }
        // Its process is gone. Of several that see so, one gets the new lock.
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(create(&path)?.then_some(Lock { path })),
        }
    }

    /// Whether somebody plays the match.
    pub(crate) fn is_taken(file: &Path) -> bool {
        path_of(file).is_ok_and(|path| path.exists() && is_held(&path))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // What is left is taken over by whoever comes next.
        let _ = fs::remove_file(&self.path);
    }
}

fn path_of(file: &Path) -> io::Result<PathBuf> {
    // Whatever name leads to a match, its lock is one.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let mut name = file.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_owned();
    name.push(".lock");
    Ok(file.with_file_name(name))
}

/// Writes a new lock. False if there is one.
fn create(path: &Path) -> io::Result<bool> {
    let pid = std::process::id();
    match File::create_new(path) {
        Ok(mut file) => {
            let written = writeln!(file, "{pid} {}", started(pid).unwrap_or(0));
            if written.is_err() {
                let _ = fs::remove_file(path);
            }
            written.map(|()| true)
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error),
    }
}

fn is_held(path: &Path) -> bool {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return error.kind() != io::ErrorKind::NotFound,
    };
    let mut words = text.split_whitespace();
    let Some(pid) = words.next() else { return !is_old(path) };
    // A file that is none of ours stays.
    let Ok(pid) = pid.parse::<u32>() else { return true };
    let since = words.next().and_then(|word| word.parse::<u64>().ok()).filter(|&since| since > 0);
    if !Path::new("/proc/self/stat").exists() {
        return !is_old(path);
    }
    match (started(pid), since) {
        (Some(now), Some(since)) => now == since,
        (now, _) => now.is_some(),
    }
}

fn is_old(path: &Path) -> bool {
    let modified = fs::metadata(path).and_then(|facts| facts.modified());
    modified.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > OLD))
}

/// When a process started, in ticks since the machine did; tells it from a later one with its number.
fn started(pid: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may have spaces; the start is the 22nd field, the 20th after the name.
    let (_, fields) = stat.rsplit_once(')')?;
    fields.split_whitespace().nth(19)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_it_and_the_dead_do_not() {
        let file = std::env::temp_dir().join(format!("fabletop-lock-{}.json", std::process::id()));
        let lock = Lock::take(&file).unwrap();
        assert!(lock.is_some() && Lock::is_taken(&file) && Lock::take(&file).unwrap().is_none());
        drop(lock);
        assert!(!Lock::is_taken(&file));
        let path = path_of(&file).unwrap();
        fs::write(&path, "once upon a time\n").unwrap();
        assert!(Lock::take(&file).unwrap().is_none(), "a foreign file stays");
        if Path::new("/proc/self/stat").exists() {
            for left in ["4294967295 17\n".to_owned(), format!("{} 1\n", std::process::id())] {
                fs::write(&path, left).unwrap();
                assert!(Lock::take(&file).unwrap().is_some());
            }
        }
        let _ = fs::remove_file(&path);
    }
}
