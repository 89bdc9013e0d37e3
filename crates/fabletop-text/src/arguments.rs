//! From a serialised value to the arguments of its message.

use crate::Texts;
use crate::texts::{message_id, missing, with_minus_sign};
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Number, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Fields that hold the number of a seat, or several.
const SEAT_FIELDS: [&str; 9] =
    ["seat", "seats", "to", "from", "owner", "victim", "traveller", "player", "winner"];

/// Where names come from.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    pub(crate) texts: &'a Texts,
    /// The game, or nothing.
    pub(crate) game: &'a str,
    /// The players by seat; none if fields named like seats are just numbers.
    pub(crate) players: Option<&'a [String]>,
}

/// A thing as it stands in a sentence, and its other forms.
#[derive(Default)]
struct Phrase {
    text: String,
    forms: BTreeMap<String, String>,
}

impl Phrase {
    fn form(&self, form: &str) -> &str {
        self.forms.get(form).unwrap_or(&self.text)
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase { text, forms: BTreeMap::new() }
    }
}

impl Scope<'_> {
    /// The sentence for a tagged object, or for the id of something: the game's, else that of all games.
    pub(crate) fn describe(self, namespace: &str, value: &Value) -> String {
        let id = match tag(value) {
            Some(tag) => format!("{namespace}-{tag}"),
            None => namespace.to_owned(),
        };
        let own = message_id(self.game, &id);
        self.fill(&own, value).or_else(|| self.fill(&id, value)).unwrap_or_else(|| missing(&own))
    }

    fn fill(self, id: &str, value: &Value) -> Option<String> {
        if !self.texts.has(id) {
            return None;
        }
        let mut arguments = Arguments::new(self);
        if let Value::Object(fields) = value {
            arguments.object("", fields);
        }
        self.texts.value(id, Some(&arguments.into()))
    }

    fn phrase(self, field: &str, value: &Value) -> Phrase {
        match value {
            Value::Null => Phrase::default(),
            Value::Bool(yes) => yes_or_no(*yes).to_owned().into(),
            Value::Number(number) if self.is_seat(field) => self.player(number).into(),
            Value::Number(number) => {
                Phrase { text: with_minus_sign(&number.to_string()), forms: self.numbered(number) }
            }
            Value::String(id) => self.named(id),
            Value::Array(_) | Value::Object(_) => self.describe(field, value).into(),
        }
    }

    fn named(self, id: &str) -> Phrase {
        if self.game.is_empty() {
            return id.to_owned().into();
        }
        let message = message_id(self.game, id);
        if let Some(other) = self.texts.other_name(&message) {
            let mut arguments = FluentArgs::new();
            arguments.set("name", other.name.clone());
            let forms = other.like.map(|like| self.texts.forms(like, Some(&arguments)));
            return Phrase { text: other.name.clone(), forms: forms.unwrap_or_default() };
        }
        match self.texts.value(&message, None) {
            Some(text) => Phrase { text, forms: self.texts.forms(&message, None) },
            None => self.one_of_many(id).unwrap_or_else(|| id.to_owned().into()),
        }
    }

    /// `s12`: the thing `s` with the number 12, where the game names such things by their number.
    fn one_of_many(self, id: &str) -> Option<Phrase> {
        let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let number = &id[stem.len()..];
        let message = message_id(self.game, stem.trim_end_matches('-'));
        let mut arguments = FluentArgs::new();
        arguments.set("number", number.to_owned());
        let text = Some(&message).filter(|_| !number.is_empty())?;
        let text = self.texts.value(text, Some(&arguments))?;
        let mut forms = self.texts.forms(&message, Some(&arguments));
        forms.insert("number".to_owned(), number.to_owned());
        Some(Phrase { text, forms })
    }

    /// The forms of the thing that has this number, its name among them; none if the game has no such thing.
    fn numbered(self, number: &Number) -> BTreeMap<String, String> {
        let message = message_id(self.game, &number.to_string());
        let name = Some(&message).filter(|_| !self.game.is_empty()).and_then(|id| self.texts.value(id, None));
        let Some(name) = name else { return BTreeMap::new() };
        let mut forms = self.texts.forms(&message, None);
        forms.insert("name".to_owned(), name);
        forms
    }

    fn is_seat(self, field: &str) -> bool {
        self.players.is_some() && SEAT_FIELDS.contains(&field)
    }

    fn player(self, seat: &Number) -> String {
        let seat = seat.as_u64().unwrap_or_default();
        let player = self.players.and_then(|players| players.get(usize::try_from(seat).ok()?));
        player.cloned().unwrap_or_else(|| self.texts.say("seat-number", &[("number", (seat + 1).into())]))
    }

    /// One list out of many: `first` and `last` put together by the message `id`, again and again.
    fn join(self, joint: &str, items: &[&str]) -> String {
        let Some((first, rest)) = items.split_first() else { return String::new() };
        let mut list = (*first).to_owned();
        for (place, item) in rest.iter().enumerate() {
            let joint = if place + 1 == rest.len() { joint } else { "list-more" };
            let mut arguments = FluentArgs::new();
            arguments.set("first", list);
            arguments.set("last", *item);
            arguments.set("start", start(item));
            list = self.texts.format(joint, Some(&arguments));
        }
        list
    }
}

/// The arguments of a message.
pub(crate) struct Arguments<'a> {
    scope: Scope<'a>,
    filled: FluentArgs<'static>,
}

impl<'a> Arguments<'a> {
    pub(crate) fn new(scope: Scope<'a>) -> Arguments<'a> {
        Arguments { scope, filled: FluentArgs::new() }
    }

    /// All fields of an object but its tag.
    fn object(&mut self, prefix: &str, fields: &Map<String, Value>) {
        let tag = tag_field(fields);
        for (field, value) in fields.iter().filter(|(field, _)| Some(field.as_str()) != tag) {
            self.field(prefix, field, value);
        }
    }

    /// One field: its argument, and those that go with it.
    pub(crate) fn field(&mut self, prefix: &str, field: &str, value: &Value) {
        let field = field.replace('_', "-");
        let name = format!("{prefix}{field}");
        match value {
            Value::Null => {
                self.set(&name, "", "");
                self.set(&name, "id", "none");
            }
            Value::Bool(yes) => self.set(&name, "", yes_or_no(*yes)),
            Value::Number(number) if self.scope.is_seat(&field) => {
                self.set(&name, "", self.scope.player(number));
                self.set(&name, "id", as_argument(number));
            }
            Value::Number(number) => {
                self.forms(&name, self.scope.numbered(number));
                self.set(&name, "", as_argument(number));
                self.set(&name, "signed", signed(number));
            }
            Value::String(id) => {
                self.phrase(&name, self.scope.named(id));
                self.set(&name, "id", id.clone());
            }
            Value::Array(items) => self.list(&name, &field, items),
            Value::Object(fields) => self.nested(&name, &field, value, fields),
        }
    }

    fn phrase(&mut self, name: &str, phrase: Phrase) {
        self.forms(name, phrase.forms);
        self.set(name, "", phrase.text);
    }

    fn forms(&mut self, name: &str, forms: BTreeMap<String, String>) {
        for (form, text) in forms {
            self.set(name, &form, text);
        }
    }

    /// Forms that are empty are left out: a language may pass over a thing in some lists.
    fn list(&mut self, name: &str, field: &str, items: &[Value]) {
        let items: Vec<Phrase> = items.iter().map(|item| self.scope.phrase(field, item)).collect();
        let forms: BTreeSet<&str> =
            items.iter().flat_map(|item| item.forms.keys()).map(String::as_str).collect();
        for form in forms.into_iter().chain([""]) {
            let texts: Vec<&str> =
                items.iter().map(|item| item.form(form)).filter(|text| !text.is_empty()).collect();
            let name = joined(name, form);
            self.set(&name, "", self.scope.join("list-and", &texts));
            self.set(&name, "or", self.scope.join("list-or", &texts));
            self.set(&name, "list", self.scope.join("list-more", &texts));
        }
        self.set(name, "count", items.len() as u64);
    }

    /// The fields one by one, and the whole in words if it has a tag or there is a message for it.
    fn nested(&mut self, name: &str, field: &str, value: &Value, fields: &Map<String, Value>) {
        self.object(&format!("{name}-"), fields);
        let tag = tag(value);
        if tag.is_some() || self.scope.texts.has(&message_id(self.scope.game, field)) {
            self.set(name, "", self.scope.describe(field, value));
        }
        self.set(name, "id", tag.unwrap_or("some").to_owned());
    }

    fn set(&mut self, name: &str, form: &str, value: impl Into<FluentValue<'static>>) {
        self.filled.set(joined(name, form), value);
    }
}

impl From<Arguments<'_>> for FluentArgs<'static> {
    fn from(arguments: Arguments<'_>) -> FluentArgs<'static> {
        arguments.filled
    }
}

fn joined(name: &str, form: &str) -> String {
    if form.is_empty() { name.to_owned() } else { format!("{name}-{form}") }
}

/// The first letter, small and without accent where it is an e: what a conjunction before it may heed.
fn start(item: &str) -> String {
    let letter = item.chars().next().map(|letter| letter.to_lowercase().to_string()).unwrap_or_default();
    if matches!(letter.as_str(), "è" | "é") { "e".to_owned() } else { letter }
}

/// What kind of thing it is. A thing without fields is its own tag.
fn tag(value: &Value) -> Option<&str> {
    match value {
        Value::String(id) => Some(id),
        Value::Object(fields) => fields.get(tag_field(fields)?)?.as_str(),
        _ => None,
    }
}

fn tag_field(fields: &Map<String, Value>) -> Option<&'static str> {
    ["kind", "code"].into_iter().find(|&tag| fields.get(tag).is_some_and(Value::is_string))
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn as_argument(number: &Number) -> FluentValue<'static> {
    number.as_f64().unwrap_or_default().into()
}

fn signed(number: &Number) -> String {
    let text = with_minus_sign(&number.to_string());
    if number.as_f64().is_some_and(|number| number > 0.0) { format!("+{text}") } else { text }
}
