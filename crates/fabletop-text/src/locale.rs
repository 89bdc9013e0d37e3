//! The languages.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language the texts are complete in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {
    /// Polish.
    Pl,
    /// English.
    En,
    /// Italian.
    It,
}

impl Locale {
    /// All of them.
    pub const ALL: [Locale; 3] = [Locale::Pl, Locale::En, Locale::It];

    /// The name of its folder in `i18n/`, and its language tag.
    pub const fn id(self) -> &'static str {
        match self {
            Locale::Pl => "pl",
            Locale::En => "en",
            Locale::It => "it",
        }
    }

    /// The locale for a tag as environments have it, where it is one of ours.
    ///
    /// ```
    /// use fabletop_text::Locale;
    ///
    /// assert_eq!(Locale::from_environment_tag("pl_PL.UTF-8"), Some(Locale::Pl));
    /// assert_eq!(Locale::from_environment_tag("it-CH"), Some(Locale::It));
    /// assert_eq!(Locale::from_environment_tag("C.UTF-8"), None);
    /// ```
    pub fn from_environment_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['_', '-', '.', '@']).next()?;
        language.to_ascii_lowercase().parse().ok()
    }

    /// For the rules of plurals.
    pub(crate) fn language(self) -> LanguageIdentifier {
        self.id().parse().unwrap_or_default()
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A language the texts are not there in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}, expected pl, en or it")]
pub struct UnknownLocale(pub String);

impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(id: &str) -> Result<Locale, UnknownLocale> {
        let known = Locale::ALL.into_iter().find(|locale| locale.id() == id);
        known.ok_or_else(|| UnknownLocale(id.to_owned()))
    }
}
