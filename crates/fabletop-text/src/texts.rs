//! The messages of one language.

use crate::arguments::{Arguments, Scope};
use crate::{Locale, Source};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The messages of one language. A text that is missing is shown as its id in ⟨⟩: nothing here panics.
pub struct Texts {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    ids: BTreeMap<String, Vec<String>>,
    problems: Vec<String>,
    other_names: OnceLock<BTreeMap<String, OtherName>>,
}

/// A thing that is called otherwise at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherName {
    /// What it is called there.
    pub name: String,
    /// The message that has its forms, for a `$name`; where there is none, the name stands as it is.
    pub like: Option<&'static str>,
}

impl Texts {
    /// The texts of `i18n/<locale>/`.
    pub fn new(locale: Locale) -> Texts {
        Texts::from_sources(locale, locale.sources())
    }

    /// The texts of these files.
    pub fn from_sources(locale: Locale, sources: &[Source]) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.language()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(with_minus_sign(&number.as_string())),
            _ => None,
        }));
        let (ids, problems, other_names) = Default::default();
        let mut texts = Texts { locale, bundle, ids, problems, other_names };
        for source in sources {
            texts.add(source);
        }
        texts
    }

    fn add(&mut self, source: &Source) {
        let resource = match FluentResource::try_new(source.text.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let line = |at: usize| source.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
                let errors = errors.iter().map(|error| (line(error.pos.start), error));
                self.problems.extend(errors.map(|(line, error)| format!("{}:{line}: {error}", source.file)));
                resource
            }
        };
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned());
                self.ids.insert(message.id.name.to_owned(), attributes.collect());
            }
        }
        if let Err(errors) = self.bundle.add_resource(resource) {
            self.problems.extend(errors.iter().map(|error| format!("{}: {error}", source.file)));
        }
    }

    /// The language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Every message, with its attributes in the order of the file.
    pub fn ids(&self) -> &BTreeMap<String, Vec<String>> {
        &self.ids
    }

    /// What is wrong with the files: errors of syntax, ids that are there twice.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains_key(id)
    }

    /// The message without arguments.
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// An attribute of a message.
    pub fn attribute(&self, id: &str, attribute: &str) -> String {
        let found = self.bundle.get_message(id).and_then(|message| message.get_attribute(attribute));
        found.map_or_else(|| missing(&format!("{id}.{attribute}")), |found| self.pattern(found.value(), None))
    }

    /// The message filled with arguments, turned into Fluent's as [the convention](crate) says, but
    /// without names of things and players.
    ///
    /// ```
    /// # use fabletop_text::{Locale, Texts};
    /// let texts = Texts::new(Locale::Pl);
    /// assert_eq!(texts.say("points", &[("points", 22.into())]), "22 punkty");
    /// ```
    pub fn say(&self, id: &str, arguments: &[(&str, Value)]) -> String {
        let mut filled = Arguments::new(Scope { texts: self, game: "", players: None });
        for (name, value) in arguments {
            filled.field("", name, value);
        }
        self.format(id, Some(&filled.into()))
    }

    /// Calls things as the table does, by the messages that have their usual names. A program sits at one
    /// table: the first names stay.
    pub fn call_otherwise(&self, names: BTreeMap<String, OtherName>) {
        self.other_names.get_or_init(|| names);
    }

    pub(crate) fn other_name(&self, message: &str) -> Option<&OtherName> {
        self.other_names.get()?.get(message)
    }

    /// The name of a thing of a game: a card, a suit.
    pub fn name(&self, game: &str, id: &str) -> String {
        let message = message_id(game, id);
        self.other_name(&message).map_or_else(|| self.get(&message), |other| other.name.clone())
    }

    /// The sentence for a thing that has a `kind` or a `code`, as [the convention](crate) says.
    pub fn describe<T: Serialize + ?Sized>(&self, game: &str, namespace: &str, value: &T) -> String {
        self.describe_for(&[], game, namespace, value)
    }

    /// The same with the players' names, by seat.
    pub fn describe_for<T: Serialize + ?Sized>(
        &self,
        players: &[String],
        game: &str,
        namespace: &str,
        value: &T,
    ) -> String {
        match serde_json::to_value(value) {
            Ok(value) => Scope { texts: self, game, players: Some(players) }.describe(namespace, &value),
            Err(_) => missing(&message_id(game, namespace)),
        }
    }

    /// The value of a message; none if there is no such message.
    pub(crate) fn value(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        Some(self.pattern(message.value()?, arguments))
    }

    /// The attributes of a message with their texts.
    pub(crate) fn forms(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> BTreeMap<String, String> {
        let message = self.bundle.get_message(id);
        let attributes = message.iter().flat_map(FluentMessage::attributes);
        attributes
            .map(|attribute| (attribute.id().to_owned(), self.pattern(attribute.value(), arguments)))
            .collect()
    }

    pub(crate) fn format(&self, id: &str, arguments: Option<&FluentArgs<'_>>) -> String {
        self.value(id, arguments).unwrap_or_else(|| missing(id))
    }

    /// An argument that is missing stays visible as `{$name}`, as in every Fluent implementation.
    fn pattern(&self, pattern: &Pattern<&str>, arguments: Option<&FluentArgs<'_>>) -> String {
        self.bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned()
    }
}

/// The id of a message of a game, or of all games if `game` is empty.
pub(crate) fn message_id(game: &str, id: &str) -> String {
    if game.is_empty() { id.to_owned() } else { format!("{game}-{id}") }
}

/// What is shown in place of a text that is not there.
pub(crate) fn missing(id: &str) -> String {
    format!("⟨{id}⟩")
}

pub(crate) fn with_minus_sign(number: &str) -> String {
    number.replace('-', "−")
}
