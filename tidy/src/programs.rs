//! Where several test files are one program, no file of the folder is left out of it.

use super::files;
use anyhow::Result;
use cargo_metadata::MetadataCommand;
use std::fs;
use std::path::Path;

pub(super) fn check(root: &Path, findings: &mut Vec<String>) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root).no_deps().exec()?;
    for package in &metadata.packages {
        let targets: Vec<&Path> =
            package.targets.iter().map(|target| target.src_path.as_std_path()).collect();
        let Some(folder) = package.manifest_path.parent().map(|folder| folder.as_std_path().join("tests"))
        else {
            continue;
        };
        let Ok(main) = fs::read_to_string(folder.join("main.rs")) else { continue };
        let here = files(&folder, "rs")?.into_iter().filter(|path| path.parent() == Some(&folder));
        for path in here.filter(|path| !targets.contains(&path.as_path()) && !is_part_of(&main, path)) {
            findings.push(format!("{}: nothing runs {}", package.name, path.display()));
        }
    }
    Ok(())
}

/// Whether the program has the file as a module.
fn is_part_of(main: &str, path: &Path) -> bool {
    let module = path.file_stem().map(|name| format!("mod {};", name.to_string_lossy()));
    module.is_some_and(|module| main.lines().any(|line| line == module))
}

#[cfg(test)]
mod tests {
    use super::is_part_of;
    use std::path::Path;

    #[test]
    fn a_module_is_named_in_a_line_of_its_own() {
        let main = "//! mod seals;\nmod play;\n";
        assert!(is_part_of(main, Path::new("tests/play.rs")));
        assert!(!is_part_of(main, Path::new("tests/seals.rs")));
    }
}
