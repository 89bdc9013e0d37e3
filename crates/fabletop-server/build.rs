//! Puts the page into the program: everything of `web/dist`, as it is and compressed. Where there is no such
//! folder, the program says how to make it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let dist = crate_root.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=build.rs");

    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, &dist, &mut files)?;
    }
    files.sort();
    // Copies, because the page may be built anew while the compiler reads it.
    let kept = out.join("page");
    if kept.exists() {
        fs::remove_dir_all(&kept)?;
    }
    let mut table = String::from("&[\n");
    for file in files.iter().filter(|file| !is_compressed(file, &files)) {
        let bytes = keep(&dist, &kept, file)?;
        let encoded = |ending: &str| -> io::Result<String> {
            let name = format!("{file}.{ending}");
            Ok(match files.contains(&name) {
                true => format!("Some({})", keep(&dist, &kept, &name)?),
                false => "None".to_owned(),
            })
        };
        let (brotli, gzip) = (encoded("br")?, encoded("gz")?);
        let _ = writeln!(
            table,
            "    Embedded {{ path: {file:?}, bytes: {bytes}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    table.push(']');
    fs::write(out.join("page.rs"), table)
}

/// Copies a file and gives the expression that includes it.
fn keep(dist: &Path, kept: &Path, file: &str) -> io::Result<String> {
    let target = kept.join(file);
    fs::create_dir_all(target.parent().unwrap_or(kept))?;
    fs::copy(dist.join(file), &target)?;
    Ok(format!("include_bytes!({:?})", target.display().to_string()))
}

/// Whether it is another file, compressed.
fn is_compressed(file: &str, files: &[String]) -> bool {
    let original = file.strip_suffix(".br").or_else(|| file.strip_suffix(".gz"));
    original.is_some_and(|original| files.iter().any(|other| other == original))
}

/// The files below a folder, as paths from `root` with slashes.
fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if let Ok(inside) = path.strip_prefix(root) {
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            files.push(parts.join("/"));
        }
    }
    Ok(())
}
