//! What the server says it does, and does.

use crate::support::{Running, Tested, code};
use fabletop_client::protocol::BASE;
use serde_json::{Value, json};
use similar::TextDiff;
use std::path::Path;
use std::{env, fs};

/// Compares with the file in docs, or writes it.
fn check_kept(file: &str, made: &str) -> Tested {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(file);
    if env::var_os("FABLETOP_GOLDEN").is_some_and(|mode| mode == "rewrite") {
        return Ok(fs::write(path, made)?);
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let difference = TextDiff::from_lines(kept.as_str(), made);
    let difference = difference.unified_diff().context_radius(2).to_string();
    assert!(kept == made, "docs/{file} is old; accept with FABLETOP_GOLDEN=rewrite\n{difference}");
    Ok(())
}

#[test]
fn openapi_is_kept() -> Tested {
    check_kept("openapi.json", &fabletop_server::openapi())
}

#[test]
fn the_schema_of_the_messages_is_kept() -> Tested {
    check_kept("messages.schema.json", &fabletop_server::message_schema())
}

/// Every reference in the schemas leads somewhere.
#[test]
fn references_lead_somewhere() -> Tested {
    for text in [fabletop_server::openapi(), fabletop_server::message_schema()] {
        let whole: Value = serde_json::from_str(&text)?;
        let mut references = Vec::new();
        collect(&whole, &mut references);
        assert!(references.len() > 20);
        for reference in references {
            assert!(whole.pointer(reference.trim_start_matches('#')).is_some(), "{reference}");
        }
    }
    Ok(())
}

/// Programs that are made from the description name their functions by these.
#[test]
fn operations_have_names_of_their_own() -> Tested {
    let openapi: Value = serde_json::from_str(&fabletop_server::openapi())?;
    let paths = openapi["paths"].as_object().ok_or("paths")?;
    let operations = paths.values().filter_map(Value::as_object).flat_map(|methods| methods.values());
    let mut names: Vec<String> = operations.map(|operation| operation["operationId"].to_string()).collect();
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "{names:?}");
    Ok(())
}

fn collect(value: &Value, references: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|inner| collect(inner, references));
        }
        Value::Array(parts) => parts.iter().for_each(|inner| collect(inner, references)),
        _ => {}
    }
}

/// The methods and paths of the description; in a path the variable parts are filled.
fn routes() -> Tested<Vec<(String, String)>> {
    let openapi: Value = serde_json::from_str(&fabletop_server::openapi())?;
    let mut routes = Vec::new();
    for (path, methods) in openapi["paths"].as_object().ok_or("paths")? {
        let path = path.replace("{game}", "none").replace("{tool}", "none").replace("{match}", "none");
        for method in methods.as_object().ok_or("methods")?.keys() {
            if ["get", "post", "put", "patch", "delete"].contains(&method.as_str()) {
                routes.push((method.to_uppercase(), path.clone()));
            }
        }
    }
    Ok(routes)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_described_is_there() -> Tested {
    let server = Running::start().await?;
    let routes = routes()?;
    assert!(routes.len() >= 24, "{routes:?}");
    for (method, path) in &routes {
        let answer = server.http()?.request(method.parse()?, path, &[], None).await?;
        let missing = answer.status == 405 || answer.status == 404 && code(&answer) == "no-such-page";
        assert!(!missing && answer.status != 500, "{method} {path}: {} {}", answer.status, answer.text());
        let wrong = server.http()?.request("PATCH".parse()?, path, &[], None).await?;
        assert_eq!((wrong.status, code(&wrong).as_str()), (405, "wrong-method"), "{path}");
    }
    let served = server.http()?.request("GET".parse()?, &format!("{BASE}/openapi.json"), &[], None).await?;
    assert_eq!(served.text(), fabletop_server::openapi());
    Ok(())
}

/// The table in docs/protocol.md names every path.
#[test]
fn every_path_is_in_the_documentation() -> Tested {
    let words = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md"))?;
    let openapi: Value = serde_json::from_str(&fabletop_server::openapi())?;
    for (path, methods) in openapi["paths"].as_object().ok_or("paths")? {
        let short = path.strip_prefix(BASE).unwrap_or(path);
        for method in methods.as_object().ok_or("methods")?.keys() {
            let told = format!("`{} {short}", method.to_uppercase());
            assert!(words.contains(&told), "{told} is not in docs/protocol.md");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_gets_an_error_everywhere_and_nothing_breaks() -> Tested {
    let server = Running::start().await?;
    let mut ala = server.browser().await?;
    ala.post("/me", json!({ "name": "Ala" })).await?;
    let cookie = ala.cookie.clone().ok_or("a cookie")?;
    let http = server.http()?;
    let origin = http.origin();
    let bodies: [&[u8]; 9] = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\"x\"",
        b"{\"name\":1}",
        b"\xff\xfe",
        b"{\"name\":\"a\",\"name\":\"b\"}",
        b"1e999",
    ];
    for (method, path) in routes()?.iter().filter(|(method, _)| method == "POST") {
        for body in bodies {
            let headers = [
                ("cookie", cookie.as_str()),
                ("origin", origin.as_str()),
                ("content-type", "application/json"),
            ];
            let answer = http.request(method.parse()?, path, &headers, Some(body)).await?;
            if path.ends_with("/me/bot-token") || path.ends_with("/seals") {
                continue;
            }
            let told = code(&answer);
            assert!((400..500).contains(&answer.status), "{path} {body:?}: {} {told}", answer.status);
            assert!(!told.contains(' '), "{path} {body:?}: {told}");
        }
    }
    for query in [
        "?since=x",
        "?since=-1",
        "?views=never",
        "?since=1&since=2",
        "?what=1",
        "?since=99999999999999999999",
    ] {
        let path = format!("{BASE}/matches/none/messages{query}");
        let answer = http.request("GET".parse()?, &path, &[], None).await?;
        assert!(matches!(answer.status, 400 | 404), "{query}: {}", answer.status);
    }
    for path in [
        "/api/v1/matches/%ff",
        "/api/v1/matches/..%2f..",
        "/api/v1/matches/%00",
        "//",
        "/%",
        "/api/v1/matches/a%20b/live",
    ] {
        let answer = http.request("GET".parse()?, path, &[], None).await?;
        assert!(answer.status < 500, "{path}: {}", answer.status);
    }
    assert_eq!(ala.get("/me").await?["name"], "Ala");
    Ok(())
}
