//! The published schemas, read strictly: a field that they do not describe is wrong, too.

use crate::support::{Browser, Tested};
use fabletop_client::Answer;
use fabletop_client::protocol::BASE;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// What goes over the WebSockets: docs/messages.schema.json.
pub(crate) struct Messages(Value);

impl Messages {
    pub(crate) fn new() -> Tested<Messages> {
        let mut whole: Value = serde_json::from_str(&fabletop_server::message_schema())?;
        close_all(&mut whole["$defs"]);
        Ok(Messages(whole))
    }

    pub(crate) fn validator(&self, name: &str) -> Tested<Validator> {
        let reference = format!("#/$defs/{name}");
        let schema = json!({ "$schema": DIALECT, "$ref": reference, "$defs": self.0["$defs"] });
        Ok(jsonschema::validator_for(&schema)?)
    }

    /// The kinds of a message.
    pub(crate) fn kinds(&self, name: &str) -> BTreeSet<String> {
        let mut kinds = BTreeSet::new();
        for variant in self.0["$defs"][name]["oneOf"].as_array().into_iter().flatten() {
            let parts = variant["allOf"].as_array().map_or(std::slice::from_ref(variant), Vec::as_slice);
            let named = parts.iter().flat_map(|part| part["properties"]["kind"]["enum"].as_array());
            kinds.extend(named.flatten().filter_map(Value::as_str).map(str::to_owned));
        }
        kinds
    }
}

/// Fails with everything that does not fit.
pub(crate) fn check(validator: &Validator, what: &str, instance: &Value) {
    let errors: Vec<String> = validator
        .iter_errors(instance)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{what} is not as published: {errors:#?}\n{instance:#}");
}

/// What is asked for by HTTP: docs/openapi.json.
pub(crate) struct Api {
    whole: Value,
    /// Method and path of what was answered with a success.
    answered: BTreeSet<(String, String)>,
}

impl Api {
    pub(crate) fn new() -> Tested<Api> {
        let mut whole: Value = serde_json::from_str(&fabletop_server::openapi())?;
        close_all(&mut whole["components"]["schemas"]);
        Ok(Api { whole, answered: BTreeSet::new() })
    }

    /// Asks for a path of the description (below `/api/v1` unless it is outside of it); request and answer
    /// are as described.
    pub(crate) async fn ask(
        &mut self,
        who: &mut Browser,
        method: &str,
        (template, filled): (&str, &str),
        body: Option<Value>,
    ) -> Tested<Answer> {
        let described = self.whole["paths"][template][method.to_lowercase()].clone();
        assert!(described.is_object(), "{method} {template} is not described");
        let answer = match filled.strip_prefix(BASE) {
            Some(path) => who.ask(method, path, body.clone()).await?,
            None => who.http.request(method.parse()?, filled, &[], None).await?,
        };
        let what = format!("{method} {filled}, {}", answer.status);
        if answer.status < 400 {
            let wanted = &described["requestBody"]["content"]["application/json"]["schema"];
            assert_eq!(wanted.is_null(), body.is_none(), "whether {what} takes a body");
            if let Some(body) = &body {
                check(&self.validator(wanted)?, &format!("the body of {what}"), body);
            }
            self.answered.insert((method.to_owned(), template.to_owned()));
        }
        self.check_answer(&what, &described, &answer)?;
        Ok(answer)
    }

    fn check_answer(&self, what: &str, described: &Value, answer: &Answer) -> Tested {
        let (status, family) = (answer.status.to_string(), format!("{}XX", answer.status / 100));
        let responses = &described["responses"];
        let response = responses.get(&status).or_else(|| responses.get(&family));
        let response = response.ok_or_else(|| format!("{what} is not described"))?;
        let Some(content) = response["content"].as_object() else {
            assert!(answer.body.is_empty(), "{what} has no content");
            return Ok(());
        };
        let (kind, content) = content.iter().next().ok_or("a content")?;
        let sent = answer.headers.get("content-type").ok_or("a content type")?.to_str()?;
        assert!(sent.starts_with(kind.as_str()), "{what}: {sent} instead of {kind}");
        let instance =
            if kind.ends_with("json") { serde_json::from_slice(&answer.body)? } else { answer.text().into() };
        check(&self.validator(&content["schema"])?, what, &instance);
        Ok(())
    }

    fn validator(&self, schema: &Value) -> Tested<Validator> {
        let mut schema = schema.clone();
        schema["$schema"] = json!(DIALECT);
        schema["components"] = self.whole["components"].clone();
        Ok(jsonschema::validator_for(&schema)?)
    }

    /// What is described and was not answered with a success; WebSockets are another matter.
    pub(crate) fn unanswered(&self) -> Vec<String> {
        let mut unanswered = Vec::new();
        for (path, methods) in self.whole["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                let asked = (method.to_uppercase(), path.clone());
                if operation["responses"].get("101").is_none() && !self.answered.contains(&asked) {
                    unanswered.push(format!("{} {}", asked.0, asked.1));
                }
            }
        }
        unanswered
    }
}

/// Lets no definition have fields beyond those described. What is a part of another one stays open: the other
/// is closed.
fn close_all(definitions: &mut Value) {
    let mut parts = BTreeSet::new();
    collect_parts(definitions, &mut parts);
    for (name, schema) in definitions.as_object_mut().into_iter().flatten() {
        close(schema, parts.contains(name));
    }
}

fn collect_parts(schema: &Value, parts: &mut BTreeSet<String>) {
    let named = schema["allOf"].as_array().into_iter().flatten().filter_map(|part| part["$ref"].as_str());
    parts.extend(named.filter_map(|reference| reference.rsplit('/').next()).map(str::to_owned));
    match schema {
        Value::Object(fields) => fields.values().for_each(|inner| collect_parts(inner, parts)),
        Value::Array(inner) => inner.iter().for_each(|inner| collect_parts(inner, parts)),
        _ => {}
    }
}

fn close(schema: &mut Value, is_part: bool) {
    for key in ["oneOf", "anyOf", "allOf"] {
        let inner = schema.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten();
        inner.for_each(|inner| close(inner, is_part || key == "allOf"));
    }
    let properties = schema.get_mut("properties").and_then(Value::as_object_mut);
    properties.into_iter().flatten().for_each(|(_, inner)| close(inner, false));
    if let Some(items) = schema.get_mut("items") {
        close(items, false);
    }
    let has = |key: &str| schema.get(key).is_some();
    if !is_part && (has("properties") || has("allOf")) && !has("additionalProperties") {
        schema["unevaluatedProperties"] = json!(false);
    }
}
