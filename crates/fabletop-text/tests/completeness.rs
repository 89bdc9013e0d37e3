//! The three languages say the same things.

use fabletop_text::{Locale, Source, Texts};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn files_of(locale: Locale) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n").join(locale.id());
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = files.map(Result::unwrap).filter(|file| file.path().is_file());
    files.map(|file| file.file_name().into_string().unwrap()).collect()
}

#[test]
fn every_file_is_embedded() {
    for locale in Locale::ALL {
        let embedded: BTreeSet<String> =
            locale.sources().iter().map(|source| source.file.to_owned()).collect();
        assert_eq!(embedded, files_of(locale), "{locale}: list new files in src/sources.rs");
    }
}

#[test]
fn every_file_is_without_errors() {
    for locale in Locale::ALL {
        assert!(Texts::new(locale).problems().is_empty(), "{locale}: {:#?}", Texts::new(locale).problems());
    }
}

#[test]
fn every_message_and_attribute_is_in_every_language() {
    let english = Texts::new(Locale::En);
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for (id, attributes) in english.ids() {
            assert_eq!(texts.ids().get(id), Some(attributes), "{locale}: {id}");
        }
        for id in texts.ids().keys() {
            assert!(english.has(id), "en: {id} of {locale} is missing");
        }
    }
}

#[test]
fn refusals_of_all_games_are_found_from_any_game() {
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for code in ["not-your-turn", "game-over", "not-chance", "not-timed"] {
            let refusal = texts.describe("fantasy-realms", "refusal", code);
            assert_eq!(refusal, texts.get(&format!("refusal-{code}")));
            assert!(!refusal.contains('⟨'), "{locale}: {refusal}");
        }
    }
}

#[test]
fn italian_joins_ed_before_an_e() {
    let join = |locale, names: [&str; 2]| {
        let texts = Texts::from_sources(
            locale,
            &[locale.sources(), &[Source { file: "test.ftl", text: "both = { $names }; { $names-or }" }]]
                .concat(),
        );
        texts.say("both", &[("names", names.into_iter().collect())])
    };
    assert_eq!(join(Locale::It, ["Re", "Eroe"]), "Re ed Eroe; Re o Eroe");
    assert_eq!(join(Locale::It, ["Eroe", "Re"]), "Eroe e Re; Eroe o Re");
    assert_eq!(join(Locale::En, ["King", "Empress"]), "King and Empress; King or Empress");
}

#[test]
fn rulings_stay_with_their_number() {
    for (locale, expected) in [
        (Locale::En, "x (ruling\u{a0}13)"),
        (Locale::Pl, "x (zasada\u{a0}13)"),
        (Locale::It, "x (regola\u{a0}13)"),
    ] {
        let said = Texts::new(locale).say("ruled", &[("sentence", "x".into()), ("ruling", 13.into())]);
        assert_eq!(said, expected);
    }
}

#[test]
fn nouns_follow_their_numbers() {
    let check = |locale, points: i64, expected: &str| {
        assert_eq!(Texts::new(locale).say("points", &[("points", points.into())]), expected);
    };
    for (points, expected) in [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (3, "3 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (22, "22 punkty"),
        (112, "112 punktów"),
        (-1, "−1 punkt"),
        (-4, "−4 punkty"),
    ] {
        check(Locale::Pl, points, expected);
    }
    check(Locale::En, 1, "1 point");
    check(Locale::En, -74, "−74 points");
    check(Locale::It, 1, "1 punto");
    check(Locale::It, 397, "397 punti");
}
