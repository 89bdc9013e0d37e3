//! Reading a record: every error says where.

use super::{
    FORMAT, FORMAT_VERSION, Json, MAX_RECORD_BYTES, Place, Places, Record, RecordAction, RecordError,
    RecordProblem, RecordStep,
};
use crate::MAX_STEPS;
use fabletop_core::Seat;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer};
use serde_json::error::Category;
use serde_json::value::RawValue;

impl Record {
    /// Reads a record from the bytes of a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let lines = bytes.iter().take(error.valid_up_to()).filter(|&&byte| byte == b'\n').count();
            RecordProblem::RecordNotUtf8.at(Place { line: lines + 1, column: None })
        })?;
        Record::read(text)
    }

    /// Reads a record from its text. Whether the steps follow the rules shows only when it is loaded.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_RECORD_BYTES {
            let problem = RecordProblem::RecordTooLarge { bytes: text.len(), limit: MAX_RECORD_BYTES };
            return Err(problem.at(Place { line: 1, column: None }));
        }
        let source = Source(text);
        source.check_header()?;
        let fields: Fields<'_> = serde_json::from_str(text).map_err(|error| source.broken(&error))?;
        fields.read(source)
    }
}

impl Record {
    /// Adds steps as a store keeps them, each a line of [`DynTable::step_lines`](crate::DynTable::step_lines).
    pub fn add_steps<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> Result<(), RecordError> {
        for line in lines {
            let (ply, place) = (self.steps.len(), Place { line: 1, column: Some(1) });
            if ply >= MAX_STEPS {
                return Err(RecordProblem::TooManySteps { limit: MAX_STEPS }.at(place));
            }
            let raw = serde_json::from_str(line).map_err(|error| {
                RecordProblem::StepShape { ply, message: without_place(&error) }.at(place_of(&error))
            })?;
            let source = Source(line);
            self.steps.push(source.step(ply, raw, &mut Finder { source, offset: 0, place })?);
        }
        Ok(())
    }
}

/// The fields of a record as they stand. All are needed, so that a file cut and mended is noticed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    #[serde(borrow, rename = "format")]
    _format: Field<'a>,
    #[serde(borrow, rename = "version")]
    _version: Field<'a>,
    #[serde(borrow, default)]
    game: Field<'a>,
    #[serde(borrow, default)]
    rules_version: Field<'a>,
    #[serde(borrow, default)]
    config: Field<'a>,
    #[serde(borrow, default)]
    seats: Field<'a>,
    #[serde(borrow, default)]
    commitment: Field<'a>,
    #[serde(borrow, default)]
    nonces: Field<'a>,
    #[serde(borrow, default)]
    secret: Field<'a>,
    #[serde(borrow, default)]
    steps: Field<'a>,
    #[serde(borrow, default)]
    result: Field<'a>,
}

/// What tells a record from other JSON; read first, because another version may have other fields.
#[derive(Deserialize)]
struct Header<'a> {
    #[serde(borrow, default)]
    format: Field<'a>,
    #[serde(borrow, default)]
    version: Field<'a>,
}

/// A field that may be missing; `null` is not missing.
#[derive(Clone, Copy, Default)]
struct Field<'a>(Option<&'a RawValue>);

impl<'de: 'a, 'a> Deserialize<'de> for Field<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Field<'a>, D::Error> {
        <&RawValue>::deserialize(deserializer).map(|raw| Field(Some(raw)))
    }
}

impl<'a> Fields<'a> {
    fn read(&self, source: Source<'a>) -> Result<Record, RecordError> {
        let config = source.needed("config", self.config)?;
        let places = Places {
            game: source.place(source.needed("game", self.game)?),
            rules_version: source.place(source.needed("rules_version", self.rules_version)?),
            config: source.place(config),
            seats: source.place(source.needed("seats", self.seats)?),
            nonces: source.place(source.needed("nonces", self.nonces)?),
            secret: source.place(source.needed("secret", self.secret)?),
            result: source.place(source.needed("result", self.result)?),
        };
        Ok(Record {
            game: source.parse("game", self.game)?,
            rules_version: source.parse("rules_version", self.rules_version)?,
            config: Json::read(config, places.config),
            seats: source.parse("seats", self.seats)?,
            commitment: source.parse("commitment", self.commitment)?,
            nonces: source.parse("nonces", self.nonces)?,
            secret: source.parse("secret", self.secret)?,
            steps: source.steps(source.needed("steps", self.steps)?)?,
            result: source.parse("result", self.result)?,
            places,
        })
    }
}

/// A step as it stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFields<'a> {
    seat: Option<Seat>,
    #[serde(borrow, default)]
    action: Field<'a>,
    #[serde(borrow, default)]
    chance: Field<'a>,
    time_up: Option<bool>,
    undo: Option<bool>,
}

/// The text of a record, to find places in it.
#[derive(Clone, Copy)]
struct Source<'a>(&'a str);

impl<'a> Source<'a> {
    fn check_header(self) -> Result<(), RecordError> {
        let mut reader = serde_json::Deserializer::from_str(self.0);
        // Whatever the value is, broken or followed by something, that is said before what it lacks.
        let raw = <&RawValue>::deserialize(&mut reader).map_err(|error| self.broken(&error))?;
        reader.end().map_err(|error| RecordProblem::RecordTrailing.at(place_of(&error)))?;
        let foreign = || RecordProblem::RecordForeign.at(self.place(raw));
        let header: Header<'a> = serde_json::from_str(raw.get()).map_err(|_| foreign())?;
        let format: String = header.format.0.and_then(|raw| parse(raw).ok()).ok_or_else(foreign)?;
        if format != FORMAT {
            return Err(foreign());
        }
        let version: u32 = self.parse("version", header.version)?;
        if version != FORMAT_VERSION {
            let problem = RecordProblem::RecordFormatVersion { found: version, expected: FORMAT_VERSION };
            return Err(problem.at(header.version.0.map_or(Place::default(), |raw| self.place(raw))));
        }
        Ok(())
    }

    fn steps(self, raw: &'a RawValue) -> Result<Vec<RecordStep>, RecordError> {
        let steps: Vec<&'a RawValue> =
            serde_json::from_str(raw.get()).map_err(|error| self.shape("steps", raw, &error))?;
        if let Some(first_too_many) = steps.get(MAX_STEPS) {
            return Err(RecordProblem::TooManySteps { limit: MAX_STEPS }.at(self.place(first_too_many)));
        }
        // Steps follow each other, so the text between two is looked at once.
        let mut finder = Finder { source: self, offset: 0, place: Place { line: 1, column: Some(1) } };
        steps.into_iter().enumerate().map(|(ply, raw)| self.step(ply, raw, &mut finder)).collect()
    }

    fn step(self, ply: usize, raw: &'a RawValue, finder: &mut Finder<'a>) -> Result<RecordStep, RecordError> {
        let place = finder.find(raw);
        let mut json = |raw| Json::read(raw, finder.find(raw));
        let fields: StepFields<'a> = serde_json::from_str(raw.get()).map_err(|error| {
            let message = without_place(&error);
            RecordProblem::StepShape { ply, message }.at(within(place, &error))
        })?;
        let what = match fields {
            StepFields {
                seat: Some(seat),
                action: Field(Some(action)),
                chance: Field(None),
                time_up: None,
                undo: None,
            } => RecordAction::Act { seat, action: json(action) },
            StepFields {
                seat: None,
                action: Field(None),
                chance: Field(Some(chance)),
                time_up: None,
                undo: None,
            } => RecordAction::Chance(json(chance)),
            StepFields {
                seat: None,
                action: Field(None),
                chance: Field(None),
                time_up: Some(true),
                undo: None,
            } => RecordAction::TimeUp,
            StepFields {
                seat: Some(seat),
                action: Field(None),
                chance: Field(None),
                time_up: None,
                undo: Some(true),
            } => RecordAction::Undo { seat },
            _ => {
                let message = "expected seat and action, chance, time_up, or seat and undo".to_owned();
                return Err(RecordProblem::StepShape { ply, message }.at(place));
            }
        };
        Ok(RecordStep { what, place })
    }

    fn needed(self, name: &str, field: Field<'a>) -> Result<&'a RawValue, RecordError> {
        field.0.ok_or_else(|| {
            let line = self.last_line();
            RecordProblem::RecordFieldMissing { field: name.to_owned() }.at(Place { line, column: None })
        })
    }

    fn parse<T: DeserializeOwned>(self, name: &str, field: Field<'a>) -> Result<T, RecordError> {
        let raw = self.needed(name, field)?;
        parse(raw).map_err(|error| self.shape(name, raw, &error))
    }

    fn shape(self, name: &str, raw: &'a RawValue, error: &serde_json::Error) -> RecordError {
        let problem = RecordProblem::RecordShape { field: name.to_owned(), message: without_place(error) };
        problem.at(within(self.place(raw), error))
    }

    fn broken(self, error: &serde_json::Error) -> RecordError {
        let message = without_place(error);
        let problem = match error.classify() {
            Category::Eof => RecordProblem::RecordTruncated { message },
            Category::Data => RecordProblem::RecordShape { field: "record".to_owned(), message },
            Category::Syntax | Category::Io => RecordProblem::RecordSyntax { message },
        };
        let last = self.last_line();
        let place = place_of(error);
        problem.at(if place.line > last { Place { line: last, column: None } } else { place })
    }

    /// The last line with something on it.
    fn last_line(self) -> usize {
        self.0.trim_end().lines().count().max(1)
    }

    fn place(self, raw: &'a RawValue) -> Place {
        Finder { source: self, offset: 0, place: Place { line: 1, column: Some(1) } }.find(raw)
    }
}

/// Finds places in rising order.
struct Finder<'a> {
    source: Source<'a>,
    offset: usize,
    place: Place,
}

impl Finder<'_> {
    /// Where a piece borrowed from the source stands.
    fn find(&mut self, raw: &RawValue) -> Place {
        let text = self.source.0;
        let offset = (raw.get().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
        let passed = text.get(self.offset..offset).unwrap_or_default();
        let lines = passed.matches('\n').count();
        let column = match passed.rfind('\n') {
            Some(line_end) => passed.len() - line_end,
            None => self.place.column.unwrap_or(1) + passed.len(),
        };
        self.offset = self.offset.max(offset);
        self.place = Place { line: self.place.line + lines, column: Some(column) };
        self.place
    }
}

fn parse<T: DeserializeOwned>(raw: &RawValue) -> Result<T, serde_json::Error> {
    serde_json::from_str(raw.get())
}

fn place_of(error: &serde_json::Error) -> Place {
    Place { line: error.line().max(1), column: Some(error.column()).filter(|&column| column > 0) }
}

/// The place of an error in a piece that starts at `start`.
pub(super) fn within(start: Place, error: &serde_json::Error) -> Place {
    match error.line() {
        0 => start,
        1 => Place {
            line: start.line,
            column: start.column.map(|column| column + error.column().saturating_sub(1)),
        },
        line => Place { line: start.line + line - 1, column: Some(error.column()) },
    }
}

/// The message without the place that `serde_json` adds, which counts from the start of the piece.
pub(super) fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).to_owned()
}
