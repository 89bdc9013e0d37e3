//! The files of `i18n/`, embedded.

use crate::Locale;

/// One translation file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path below `i18n/<locale>/`.
    pub file: &'static str,
    /// What is in it.
    pub text: &'static str,
}

/// Every file, in each of the locales: `sources!("pl", "common.ftl", ...)`.
macro_rules! sources {
    ($locale:literal) => {
        sources!(
            $locale,
            "cli.ftl",
            "common.ftl",
            "fantasy-realms.ftl",
            "fantasy-realms-play.ftl",
            "fantazja.ftl",
            "fantazja-play.ftl",
            "hints.ftl",
            "indaman.ftl",
            "indaman-play.ftl",
            "play.ftl",
            "via-magica.ftl",
            "via-magica-play.ftl"
        )
    };
    ($locale:literal, $($file:literal),+) => {
        &[$(Source {
            file: $file,
            text: include_str!(concat!("../../../i18n/", $locale, "/", $file)),
        }),+]
    };
}

impl Locale {
    /// The translation files of this language.
    pub const fn sources(self) -> &'static [Source] {
        match self {
            Locale::Pl => sources!("pl"),
            Locale::En => sources!("en"),
            Locale::It => sources!("it"),
        }
    }
}
