//! Guests, accounts and programs.

use crate::support::{Running, Tested, table};
use fabletop_client::Client;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_a_name_and_a_cookie() -> Tested {
    let server = Running::start().await?;
    let mut ala = server.browser().await?;
    assert_eq!(ala.get("/me").await?, Value::Null);
    assert_eq!(ala.refused("GET", "/me/matches", None).await?, (401, "not-signed-in".to_owned()));
    let answer = ala.ask("POST", "/me", Some(json!({ "name": "  Ala  " }))).await?;
    let cookie = answer.headers.get("set-cookie").ok_or("a cookie")?.to_str()?.to_owned();
    let (pair, flags) = cookie.split_once("; ").ok_or("flags")?;
    assert_eq!(pair.len(), "fabletop=".len() + 43);
    assert_eq!(flags, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
    assert_eq!(ala.get("/me").await?, json!({ "name": "Ala", "account": null }));
    ala.post("/me", json!({ "name": "Alicja" })).await?;
    assert_eq!(ala.get("/me").await?["name"], "Alicja");
    assert_eq!(ala.get("/me/matches").await?, json!([]));
    for name in ["", "   ", "x\u{202e}y", &"x".repeat(25)] {
        let refused = ala.refused("POST", "/me", Some(json!({ "name": name }))).await?;
        assert_eq!(refused, (400, "bad-name".to_owned()));
    }
    let kept = ala.cookie.clone();
    assert_eq!(ala.ask("DELETE", "/me", None).await?.status, 204);
    assert_eq!(ala.cookie, None);
    ala.cookie = kept;
    assert_eq!(ala.get("/me").await?, Value::Null);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_keeps_what_a_guest_played() -> Tested {
    let server = Running::start().await?;
    let (mut laptop, mut phone) = (server.browser().await?, server.browser().await?);
    laptop.post("/me", json!({ "name": "Ala" })).await?;
    let account = json!({ "name": "Ala z Lasu", "password": "correct horse" });
    assert_eq!(laptop.post("/me/account", account.clone()).await?["account"], "Ala z Lasu");

    phone.post("/me", json!({ "name": "Gość" })).await?;
    let opened = phone.post("/matches", serde_json::to_value(table(&["you", "fox"])?)?).await?;
    let before = phone.cookie.clone();
    let wrong = json!({ "name": "Ala z Lasu", "password": "correct house" });
    let nobody = json!({ "name": "Nikt", "password": "correct house" });
    let refused = phone.ask("POST", "/sign-in", Some(wrong)).await?;
    let unknown = phone.ask("POST", "/sign-in", Some(nobody)).await?;
    assert_eq!((refused.status, crate::support::code(&refused).as_str()), (401, "wrong-password"));
    assert_eq!((refused.status, refused.text()), (unknown.status, unknown.text()));

    // Names that differ in case only are the same.
    let signed = phone.post("/sign-in", json!({ "name": "ala Z lasu", "password": "correct horse" })).await?;
    assert_eq!(signed, json!({ "name": "Ala", "account": "Ala z Lasu" }));
    assert_ne!(phone.cookie, before);
    for browser in [&mut laptop, &mut phone] {
        assert_eq!(browser.get("/me/matches").await?[0]["id"], opened["match"]["id"]);
    }
    // The live table knows it too.
    let id = opened["match"]["id"].as_str().ok_or("an id")?;
    let joined = laptop.get(&format!("/matches/{id}/messages")).await?;
    assert_eq!(joined["yours"]["seat"], 0);
    phone.cookie = before;
    assert_eq!(phone.get("/me").await?, Value::Null);

    let mut other = server.browser().await?;
    other.post("/me", json!({ "name": "Olek" })).await?;
    let taken = other.refused("POST", "/me/account", Some(account)).await?;
    assert_eq!(taken, (409, "account-taken".to_owned()));
    let short = json!({ "name": "Olek", "password": "1234567" });
    assert_eq!(other.refused("POST", "/me/account", Some(short)).await?, (400, "bad-password".to_owned()));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_signs_other_devices_out() -> Tested {
    let server = Running::start().await?;
    let (mut laptop, mut phone) = (server.browser().await?, server.browser().await?);
    laptop.post("/me", json!({ "name": "Ala" })).await?;
    laptop.post("/me/account", json!({ "name": "Ala", "password": "correct horse" })).await?;
    phone.post("/sign-in", json!({ "name": "Ala", "password": "correct horse" })).await?;
    laptop.post("/me/account", json!({ "name": "Ala", "password": "battery staple" })).await?;
    assert_eq!(phone.get("/me").await?, Value::Null);
    assert_eq!(laptop.get("/me").await?["account"], "Ala");
    let old = phone.refused("POST", "/sign-in", Some(json!({ "name": "Ala", "password": "correct horse" })));
    assert_eq!(old.await?.1, "wrong-password");
    phone.post("/sign-in", json!({ "name": "Ala", "password": "battery staple" })).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_token_plays_and_does_nothing_else() -> Tested {
    let server = Running::start().await?;
    let mut ala = server.browser().await?;
    ala.post("/me", json!({ "name": "Ala" })).await?;
    let token = ala.post("/me/bot-token", json!({})).await?["token"].as_str().ok_or("a token")?.to_owned();
    assert_eq!(token.len(), 43);
    let bot = Client::with_token(&server.url, &token)?;
    assert_eq!(bot.get::<Value>("/me").await?["name"], "Ala");
    bot.create(&table(&["you", "fox"])?).await?;
    let body = json!({ "name": "Ala", "password": "correct horse" });
    for path in ["/me/account", "/me/bot-token"] {
        let refused = bot.post::<Value>(path, &body).await;
        assert_eq!(refused.err().as_ref().and_then(|error| error.code()), Some("not-for-bots"), "{path}");
    }
    let wrong = Client::with_token(&server.url, &"A".repeat(43))?.get::<Value>("/me").await;
    assert_eq!(wrong.err().as_ref().and_then(|error| error.code()), Some("not-signed-in"));
    // A cookie is no bot's token, nor the other way round.
    let cookie = ala.cookie.clone().ok_or("a cookie")?;
    let as_token = Client::with_token(&server.url, cookie.trim_start_matches("fabletop="))?;
    assert!(as_token.get::<Value>("/me").await.is_err());
    ala.cookie = Some(format!("fabletop={token}"));
    assert_eq!(ala.get("/me").await?, Value::Null);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_kept_in_the_file() -> Tested {
    let server = Running::start().await?;
    let mut ala = server.browser().await?;
    ala.post("/me", json!({ "name": "Ala" })).await?;
    ala.post("/me/account", json!({ "name": "Ala", "password": "correct horse battery" })).await?;
    let token = ala.post("/me/bot-token", json!({})).await?["token"].as_str().ok_or("a token")?.to_owned();
    let cookie = ala.cookie.clone().ok_or("a cookie")?.trim_start_matches("fabletop=").to_owned();
    let folder = server.stop().await?;
    for file in std::fs::read_dir(folder.path())? {
        let bytes = std::fs::read(file?.path())?;
        for secret in [token.as_str(), &cookie, "correct horse battery"] {
            assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
        }
    }
    Ok(())
}
