//! A component file as fields that know where they stand. All that is wrong is noted, not only the first.

use super::MAX_COMPONENT_BYTES;
use super::fault::{Fault, Problem, shortened};
use serde::Serialize;
use serde_json::Value;
use std::ops::Range;
use std::rc::Rc;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where something stands in the file, in bytes.
pub(crate) type Span = Range<usize>;

/// A text and where it stands.
pub(crate) type Text = (Span, String);

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

    fn get(&self, field: &str, sheet: &mut Sheet<'t>) -> Option<&Spanned<DeValue<'t>>> {
        let found = self.table.get(field);
        if found.is_none() {
            sheet.note(self.at(), &Fault::MissingField { field: field.to_owned() });
        }
        found
    }
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
