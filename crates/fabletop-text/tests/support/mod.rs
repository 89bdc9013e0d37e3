//! Sentences kept in files, for people to proof-read.

use fabletop_text::{Locale, Texts};
use std::path::Path;
use std::{env, fs};

/// Compares with the file `tests/<name>.<locale>.txt`, or writes it if asked to. What cannot be read by a
/// player is never accepted; a hyphen stands only in `hyphenated` words.
#[track_caller]
pub(crate) fn check_sentences(name: &str, locale: Locale, text: &str, hyphenated: &[&str]) {
    for line in text.lines() {
        let plain = hyphenated.iter().fold(line.to_owned(), |line, word| line.replace(word, "hyphenated"));
        assert!(!plain.contains(['⟨', '{', '$', '-']), "{locale}: {line}");
        assert!(!plain.trim().contains("  ") && !plain.contains(" ,"), "{locale}: {line}");
    }
    check_file(&Path::new("tests").join(format!("{name}.{locale}.txt")), text);
}

/// Compares with the file, or writes it if asked to.
#[track_caller]
pub(crate) fn check_file(path: &Path, text: &str) {
    if env::var_os("FABLETOP_GOLDEN").is_some_and(|mode| mode == "rewrite") {
        fs::write(path, text).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    let changed =
        text.lines().zip(kept.lines().chain([""].into_iter().cycle())).find(|(new, old)| new != old);
    assert!(text == kept, "{}: {changed:?}; accept with FABLETOP_GOLDEN=rewrite", path.display());
}

/// Every id of a namespace has its message.
#[track_caller]
pub(crate) fn check_messages(game: &str, namespaces: &[(&str, &[&str])]) {
    let texts = Texts::new(Locale::En);
    for (namespace, kinds) in namespaces {
        for kind in *kinds {
            assert!(texts.has(&format!("{game}-{namespace}{kind}")), "{namespace}{kind}");
        }
    }
}
