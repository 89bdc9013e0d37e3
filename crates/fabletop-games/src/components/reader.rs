//! A component file as fields that know where they stand. All that is wrong is noted, not only the first.

use super::MAX_COMPONENT_BYTES;
use super::fault::{Fault, Problem, shortened};
use serde::Serialize;
use serde_json::Value;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where something stands in the file, in bytes.
pub(crate) type Span = Range<usize>;

/// A text and where it stands.
pub(crate) type Text = (Span, String);

/// A list of numbers and where it stands.
pub(crate) type Numbers = (Span, Vec<u16>);

/// A component file while it is read.
pub(crate) struct Sheet<'t> {
    text: &'t str,
    /// Where each line begins.
    lines: Vec<usize>,
    root: Rc<DeTable<'t>>,
    /// The lines that are no TOML.
    broken: Vec<usize>,
    problems: Vec<Problem>,
}

/// A table of the file.
#[derive(Clone)]
pub(crate) struct Fields<'t> {
    table: Rc<DeTable<'t>>,
    at: Span,
}

impl<'t> Sheet<'t> {
    /// The file, as far as it can be read.
    pub(crate) fn parse(text: &'t str) -> Result<Sheet<'t>, Problem> {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(end, _)| end + 1)).collect();
        let mut sheet = Sheet { text, lines, root: Rc::default(), broken: Vec::new(), problems: Vec::new() };
        if text.len() > MAX_COMPONENT_BYTES {
            let fault = Fault::TooLarge { bytes: text.len(), limit: MAX_COMPONENT_BYTES };
            return Err(sheet.problem(0, &fault));
        }
        let (root, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let at = error.span().map_or(text.len(), |span| span.start);
            let problem = sheet.problem(at, &Fault::Syntax { message: error.message().to_owned() });
            sheet.broken.push(problem.line);
            sheet.problems.push(problem);
        }
        sheet.root = Rc::new(root.into_inner());
        Ok(sheet)
    }

    /// The fields at the top.
    pub(crate) fn root(&self) -> Fields<'t> {
        Fields { table: Rc::clone(&self.root), at: 0..0 }
    }

    /// Notes what is wrong with what stands at `at`. Where the file is not even TOML, what is missing or odd
    /// may come from that, so it is not said.
    pub(crate) fn note(&mut self, at: Span, fault: &impl Serialize) {
        let problem = self.problem(at.start, fault);
        let doubtful = problem.code == "missing-field" && !self.broken.is_empty();
        if !doubtful && !self.broken.contains(&problem.line) {
            self.problems.push(problem);
        }
    }

    /// As many things as there should be, or a note that there are others.
    pub(crate) fn exactly<T, const WANTED: usize>(
        &mut self,
        at: Span,
        field: &str,
        items: Vec<T>,
    ) -> Option<[T; WANTED]> {
        let found = items.len();
        let items = items.try_into().ok();
        if items.is_none() {
            self.note(at, &Fault::WrongLength { field: field.to_owned(), found, wanted: WANTED });
        }
        items
    }

    /// Where the file ends.
    pub(crate) fn end(&self) -> Span {
        let end = self.text.trim_end().len();
        end..end
    }

    /// Whether nothing is wrong so far.
    pub(crate) fn is_fine(&self) -> bool {
        self.problems.is_empty()
    }

    /// What is wrong, from top to bottom.
    pub(crate) fn into_problems(mut self) -> Vec<Problem> {
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        self.problems
    }

    fn problem(&self, at: usize, fault: &impl Serialize) -> Problem {
        let before = self.lines.partition_point(|&start| start <= at);
        let start = self.lines[before - 1];
        let column = self.text.get(start..at).map_or(0, |text| text.chars().count());
        let mut params = match serde_json::to_value(fault) {
            Ok(Value::Object(params)) => params,
            _ => serde_json::Map::new(),
        };
        let code =
            params.remove("code").and_then(|code| code.as_str().map(str::to_owned)).unwrap_or_default();
        Problem { line: before, column: column + 1, code, params }
    }
}

impl<'t> Fields<'t> {
    /// Where the table begins.
    pub(crate) fn at(&self) -> Span {
        self.at.clone()
    }

    /// Where a field's value begins, or the table if it has no such field.
    pub(crate) fn at_field(&self, field: &str) -> Span {
        self.table.get(field).map_or_else(|| self.at(), Spanned::span)
    }

    /// Whether there is such a field.
    pub(crate) fn has(&self, field: &str) -> bool {
        self.table.contains_key(field)
    }

    /// Notes every field that is not among the known ones.
    pub(crate) fn only(&self, known: &[&str], sheet: &mut Sheet<'t>) {
        for key in self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            sheet.note(key.span(), &Fault::unknown_field(key.get_ref(), known));
        }
    }

    /// A text.
    pub(crate) fn text(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<(Span, String)> {
        let value = self.get(field, sheet)?;
        let text = value.get_ref().as_str().map(str::to_owned);
        of_kind(field, "string", value, text, sheet)
    }

    /// A word that names something.
    pub(crate) fn word<T: FromStr>(&self, field: &str, known: &[&str], sheet: &mut Sheet<'t>) -> Option<T> {
        self.text(field, sheet).and_then(|word| one_of(field, &word, known, sheet))
    }

    /// Words that name something.
    pub(crate) fn words<T: FromStr>(
        &self,
        field: &str,
        known: &[&str],
        sheet: &mut Sheet<'t>,
    ) -> Option<Vec<T>> {
        let (_, texts) = self.texts(field, sheet)?;
        let words: Vec<Option<T>> =
            texts.into_iter().map(|text| one_of(field, &text?, known, sheet)).collect();
        words.into_iter().collect()
    }

    /// A whole number.
    pub(crate) fn number(
        &self,
        field: &str,
        range: RangeInclusive<u16>,
        sheet: &mut Sheet<'t>,
    ) -> Option<u16> {
        let value = self.get(field, sheet)?;
        whole(field, &range, value, sheet)
    }

    /// A list of whole numbers.
    pub(crate) fn numbers(
        &self,
        field: &str,
        range: RangeInclusive<u16>,
        sheet: &mut Sheet<'t>,
    ) -> Option<Numbers> {
        let value = self.get(field, sheet)?;
        row(field, &range, value, sheet)
    }

    /// A list of lists of whole numbers.
    pub(crate) fn rows(
        &self,
        field: &str,
        range: RangeInclusive<u16>,
        sheet: &mut Sheet<'t>,
    ) -> Option<(Span, Vec<Numbers>)> {
        let value = self.get(field, sheet)?;
        let (at, list) = of_kind(field, "array", value, value.get_ref().as_array(), sheet)?;
        let rows: Vec<Option<Numbers>> = list.iter().map(|value| row(field, &range, value, sheet)).collect();
        Some((at, rows.into_iter().collect::<Option<_>>()?))
    }

    /// Yes or no.
    pub(crate) fn yes_or_no(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<(Span, bool)> {
        let value = self.get(field, sheet)?;
        of_kind(field, "boolean", value, value.get_ref().as_bool(), sheet)
    }

    /// A list of texts; `None` in the place of what is none.
    pub(crate) fn texts(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<(Span, Vec<Option<Text>>)> {
        let value = self.get(field, sheet)?;
        let (at, list) = of_kind(field, "array", value, value.get_ref().as_array(), sheet)?;
        let text = |value: &Spanned<DeValue<'t>>| {
            let text = value.get_ref().as_str().map(str::to_owned);
            of_kind(field, "string", value, text, sheet)
        };
        Some((at, list.iter().map(text).collect()))
    }

    /// The tables `[[field]]`, in the file's order; what is none is left out.
    pub(crate) fn tables(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<Vec<Fields<'t>>> {
        let value = self.get(field, sheet)?;
        let (_, list) = of_kind(field, "array", value, value.get_ref().as_array(), sheet)?;
        let table = |value: &Spanned<DeValue<'t>>| {
            let table = value.get_ref().as_table().cloned();
            let (at, table) = of_kind(field, "table", value, table, sheet)?;
            Some(Fields { table: Rc::new(table), at })
        };
        Some(list.iter().filter_map(table).collect())
    }

    /// The table `[field]`.
    pub(crate) fn section(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<Fields<'t>> {
        let value = self.get(field, sheet)?;
        let table = value.get_ref().as_table().cloned();
        let (at, table) = of_kind(field, "section", value, table, sheet)?;
        Some(Fields { table: Rc::new(table), at })
    }

    fn get(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<&Spanned<DeValue<'t>>> {
        let found = self.table.get(field);
        if found.is_none() {
            sheet.note(self.at(), &Fault::MissingField { field: field.to_owned() });
        }
        found
    }
}

/// The thing that a word names.
pub(crate) fn one_of<T: FromStr>(
    field: &str,
    (at, word): &Text,
    known: &[&str],
    sheet: &mut Sheet<'_>,
) -> Option<T> {
    let found = word.parse().ok();
    if found.is_none() {
        sheet.note(at.clone(), &Fault::unknown_word(field, word, known));
    }
    found
}

/// A list of numbers.
fn row(
    field: &str,
    range: &RangeInclusive<u16>,
    value: &Spanned<DeValue<'_>>,
    sheet: &mut Sheet<'_>,
) -> Option<Numbers> {
    let (at, list) = of_kind(field, "array", value, value.get_ref().as_array(), sheet)?;
    let numbers: Vec<Option<u16>> = list.iter().map(|value| whole(field, range, value, sheet)).collect();
    Some((at, numbers.into_iter().collect::<Option<_>>()?))
}

/// A whole number.
fn whole(
    field: &str,
    range: &RangeInclusive<u16>,
    value: &Spanned<DeValue<'_>>,
    sheet: &mut Sheet<'_>,
) -> Option<u16> {
    let (at, integer) = of_kind(field, "integer", value, value.get_ref().as_integer(), sheet)?;
    let number = u16::from_str_radix(integer.as_str(), integer.radix()).ok();
    let number = number.filter(|number| range.contains(number));
    if number.is_none() {
        let (least, most) = (*range.start(), *range.end());
        let found = shortened(integer.as_str());
        sheet.note(at, &Fault::OutOfRange { field: field.to_owned(), found, least, most });
    }
    number
}

/// What was wanted, or a note that something else is there.
fn of_kind<T>(
    field: &str,
    wanted: &'static str,
    value: &Spanned<DeValue<'_>>,
    found: Option<T>,
    sheet: &mut Sheet<'_>,
) -> Option<(Span, T)> {
    if found.is_none() {
        let field = shortened(field);
        sheet.note(value.span(), &Fault::WrongKind { field, wanted, found: value.get_ref().type_str() });
    }
    found.map(|found| (value.span(), found))
}
