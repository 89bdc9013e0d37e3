//! Hints over real connections: for whose turn it is, from what that seat sees, and for nobody else.

use crate::support::{Player, Running, Tested, refusal, table, two_at_a_table};
use fabletop_client::Client;
use fabletop_client::protocol::{Request, ServerMessage};
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_the_seat_whose_turn_it_is() -> Tested {
    let server = Running::start().await?;
    let (mut ala, mut olek, opened, _) = two_at_a_table(&server).await?;
    let mut nobody = Player::follow(&Client::nobody(&server.url)?, &opened.info.id).await?;
    let (first, second) = if ala.choices().is_some() { (&mut ala, &mut olek) } else { (&mut olek, &mut ala) };
    let (prompt, actions) = first.choices().ok_or("somebody is asked")?;

    let (hers, theirs) = (BTreeSet::from_iter(first.cards()), BTreeSet::from_iter(second.cards()));
    let hint = match first.ask(Request::Hint { prompt }).await? {
        ServerMessage::Hint { hint, .. } => hint,
        other => return Err(format!("{other:?} instead of a hint").into()),
    };
    assert_eq!(hint.prompt, prompt);
    assert!((1..=3).contains(&hint.suggestions.len()), "{hint:?}");
    let legal = |action| actions.contains(action);
    assert!(hint.suggestions.iter().all(|suggestion| legal(&suggestion.action)), "{hint:?}");
    let said = first.raw.last().cloned().unwrap_or_default();
    let hidden = |card: &&String| said.contains(&format!("\"{card}\""));
    assert_eq!(theirs.difference(&hers).find(hidden), None, "{said}");

    assert_eq!(refusal(&first.ask(Request::Hint { prompt: prompt + 1 }).await?), "stale");
    let theirs = second.position.as_ref().and_then(|position| position.prompt).ok_or("a prompt")?;
    assert_eq!(refusal(&second.ask(Request::Hint { prompt: theirs }).await?), "not-your-turn");
    assert_eq!(refusal(&nobody.ask(Request::Hint { prompt }).await?), "not-seated");
    let by_http = first.client.send(&opened.info.id, 1, Request::Hint { prompt }).await?;
    assert_eq!(refusal(&by_http), "bad-request");
    // Nobody else heard of it.
    second.catch_up().await?;
    nobody.catch_up().await?;
    assert!(second.raw.iter().chain(&nobody.raw).all(|text| !text.contains("\"suggestions\"")));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_is_helped_there_are_none() -> Tested {
    let server = Running::start().await?;
    let ala = server.guest("Ala").await?;
    let mut plan = table(&["you", "fox"])?;
    plan.help = false;
    let opened = ala.create(&plan).await?;
    let mut ala = Player::follow(&ala, &opened.info.id).await?;
    while ala.choices().is_none() {
        ala.hear().await?;
    }
    let (prompt, _) = ala.choices().ok_or("asked")?;
    assert_eq!(refusal(&ala.ask(Request::Hint { prompt }).await?), "help-off");
    Ok(())
}
