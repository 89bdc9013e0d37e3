//! The folder where the declarations are.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

/// Files by their path below the folder, with `/` between its parts.
pub(crate) type Files = BTreeMap<String, String>;

/// How a file on disk differs from what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Difference {
    /// It is not there.
    Missing(String),
    /// It is otherwise.
    Changed(String),
    /// Nothing makes it any more.
    Stale(String),
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Missing(path) => write!(f, "missing: {path}"),
            Difference::Changed(path) => write!(f, "differs: {path}"),
            Difference::Stale(path) => write!(f, "stale:   {path}"),
        }
    }
}

/// All files below a folder; none if the folder is not there.
pub(crate) fn read(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut folders = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        if !folder.exists() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push((path, format!("{prefix}{name}/")));
            } else {
                let text =
                    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
                files.insert(format!("{prefix}{name}"), text);
            }
        }
    }
    Ok(files)
}

/// How the folder differs from what should be in it.
pub(crate) fn differences(folder: &Path, wanted: &Files) -> Result<Vec<Difference>> {
    let found = read(folder)?;
    let wrong = wanted.iter().filter_map(|(path, text)| match found.get(path) {
        None => Some(Difference::Missing(path.clone())),
        Some(other) if other != text => Some(Difference::Changed(path.clone())),
        Some(_) => None,
    });
    let stale = found.keys().filter(|path| !wanted.contains_key(*path));
    Ok(wrong.chain(stale.map(|path| Difference::Stale(path.clone()))).collect())
}

/// Mends the differences.
pub(crate) fn write(folder: &Path, wanted: &Files, differences: &[Difference]) -> Result<()> {
    for difference in differences {
        match difference {
            Difference::Stale(path) => fs::remove_file(folder.join(path)).with_context(|| path.clone())?,
            Difference::Missing(path) | Difference::Changed(path) => {
                let to = folder.join(path);
                if let Some(parent) = to.parent() {
                    fs::create_dir_all(parent)?;
                }
                fs::write(&to, &wanted[path]).with_context(|| format!("cannot write {}", to.display()))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_found_and_mended() {
        let folder = tempfile::tempdir().unwrap();
        let wanted = Files::from([
            ("a.ts".to_owned(), "a".to_owned()),
            ("b/c.ts".to_owned(), "c".to_owned()),
            ("d.ts".to_owned(), "d".to_owned()),
        ]);
        fs::write(folder.path().join("a.ts"), "a").unwrap();
        fs::write(folder.path().join("d.ts"), "other").unwrap();
        fs::write(folder.path().join("old.ts"), "old").unwrap();
        let found = differences(folder.path(), &wanted).unwrap();
        assert_eq!(
            found,
            [
                Difference::Missing("b/c.ts".to_owned()),
                Difference::Changed("d.ts".to_owned()),
                Difference::Stale("old.ts".to_owned()),
            ]
        );
        write(folder.path(), &wanted, &found).unwrap();
        assert_eq!(read(folder.path()).unwrap(), wanted);
    }
}
