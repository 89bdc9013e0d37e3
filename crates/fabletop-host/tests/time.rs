//! Clocks, idle matches, slow readers, and the end of the server.

use crate::support::*;
use fabletop_host::{Host, HostConfig};
use fabletop_protocol::{MatchState, Request, SeatPlan, TimeControl, Views};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_bot_takes_over_when_the_time_runs_out() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let mut plan = two();
    plan.time = TimeControl::Clock { bank_seconds: 1, turn_seconds: 1 };
    let (id, _) = world.table(&[&ala, &borys], plan).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    let slow = asked(&mut [&mut a, &mut b]).await.expect("somebody is asked");
    let clock = &a.info["clock"];
    assert_eq!(clock["running"], json!([slow]));
    assert!(
        clock["turn"][slow].as_u64().is_some_and(|left| left <= 1000) && clock["bank"] == json!([1000, 1000])
    );
    let begun = std::time::Instant::now();
    let late = if slow == 0 { &mut a } else { &mut b };
    late.until("replaced", |late| late.info["seats"][slow]["substitute"] == "fox").await;
    assert!(begun.elapsed() >= Duration::from_millis(1900), "too early: {:?}", begun.elapsed());
    late.ask_ok(Request::Return).await;
    world.until(&id, "back", |info| info.seats[slow].substitute.is_none()).await;
}

#[tokio::test]
async fn chaos_is_played_under_its_own_clock() {
    let world = world().await;
    let ala = world.person("Ala").await;
    let mut chaos = plan(&[SeatPlan::You, bot(), bot()]);
    chaos.variant = Some("chaos".into());
    chaos.options.insert("seconds".into(), "10".into());
    let (id, _) = world.table(&[&ala], chaos).await;
    let mut a = world.player(&id, &ala).await;
    assert_eq!((&a.position["turn"]["kind"], &a.position["turn"]["seconds"]), (&json!("timed"), &json!(10)));
    let clock = &a.info["clock"];
    assert!(clock["turn"][0].as_u64().is_some_and(|left| left > 9000 && left <= 10_000), "{clock}");
    assert_eq!((&clock["running"], &clock["bank"]), (&json!([0, 1, 2]), &json!(null)));
    let begun = std::time::Instant::now();
    let mut dice = Dice(77);
    while a.position["turn"]["kind"] == "timed" {
        if a.may_act() && begun.elapsed() < Duration::from_secs(2) {
            // Somebody else may be quicker: then the action is stale or not legal any more.
            let action = a.some_action(&mut dice);
            a.ask(action).await;
        } else {
            a.read().await;
        }
    }
    assert!(begun.elapsed() >= Duration::from_millis(9500), "too early: {:?}", begun.elapsed());
    play(&mut [&mut a], &mut dice, 100).await;
    a.until("over", Player::is_over).await;

    // When all bots are content, nobody waits for the clock. Some go on trading; three tables of them hardly do.
    let mut alone = plan(&[bot(), bot(), bot(), bot()]);
    alone.variant = Some("chaos".into());
    let [(first, _), (second, _), (third, _)] = [
        world.table(&[&ala], alone.clone()).await,
        world.table(&[&ala], alone.clone()).await,
        world.table(&[&ala], alone).await,
    ];
    let over = |id| world.until(id, "over without waiting for the clock", is(MatchState::Over));
    tokio::select! {
        () = over(&first) => {}
        () = over(&second) => {}
        () = over(&third) => {}
    }
}

#[tokio::test]
async fn bots_do_not_wait_for_each_other_while_all_decide_in_secret() {
    let slow = HostConfig { bot_pause: Duration::from_secs(600), ..config() };
    let world = world_with(slow).await;
    let ala = world.person("Ala").await;
    let mut magica = plan(&[SeatPlan::You, bot(), bot(), bot()]);
    magica.game = "via-magica".into();
    let mut seen = 0;
    for _ in 0..20 {
        let (id, _) = world.table(&[&ala], magica.clone()).await;
        let mut a = world.player(&id, &ala).await;
        // Whoever was dealt two equal portals swaps one first, alone, and bots wait for ten minutes here.
        if a.position["view"]["phase"]["kind"] == "keep" {
            a.until("the last one who is asked", |a| a.position["turn"]["seats"] == json!([0])).await;
            assert!(a.may_act());
            seen += 1;
        }
    }
    assert!(seen > 0, "one of 20 begins with a secret choice");
}

#[tokio::test]
async fn in_chaos_an_action_is_not_lost_because_somebody_else_offers_meanwhile() {
    let world = world().await;
    let people = [world.person("Ala").await, world.person("Borys").await, world.person("Cezary").await];
    let mut chaos = plan(&[SeatPlan::You, SeatPlan::Open, SeatPlan::Open]);
    chaos.variant = Some("chaos".into());
    let (id, _) = world.table(&people.each_ref(), chaos).await;
    let (mut a, mut b) = (world.player(&id, &people[0]).await, world.player(&id, &people[1]).await);
    let act = |prompt, action| Request::Act { prompt, action };
    let all = json!({ "kind": "open", "to": null, "wants": null });
    for player in [&mut a, &mut b] {
        player.until("may offer", Player::may_act).await;
        let card = player.cards("hand").swap_remove(0);
        let draft = act(player.prompt(), json!({ "kind": "offer", "give": card, "shows": "suit" }));
        player.ask_ok(draft).await;
    }
    a.ask_ok(act(a.prompt(), all.clone())).await;
    let offer = a.position["view"]["market"]["offers"][0]["offer"].clone();
    // What she sees when she decides; the other's offer comes before her message.
    let seen = a.prompt();
    b.until("has heard of it", |b| b.events.iter().any(|event| event["event"]["kind"] == "offered")).await;
    b.ask_ok(act(b.prompt(), all)).await;
    a.until("is asked something else", |a| a.prompt() > seen).await;
    let withdraw = json!({ "kind": "withdraw", "offer": offer });
    a.ask_ok(act(seen, withdraw.clone())).await;
    let last = &a.events.last().expect("an event")["event"];
    assert_eq!((&last["kind"], &last["offer"]), (&json!("withdrew"), &offer));
    assert_eq!(a.refused(act(seen, withdraw)).await, "stale", "it is done once");
}

#[tokio::test]
async fn days_go_on_while_the_server_is_down() {
    let World { folder, store, host } = world().await;
    let world = World { folder, store: store.clone(), host };
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let mut plan = two();
    plan.time = TimeControl::Days { days: 2 };
    let (id, _) = world.table(&[&ala, &borys], plan).await;
    let mut a = world.player(&id, &ala).await;
    let left = a.info["clock"]["turn"].as_array().expect("a list").iter().find_map(Value::as_u64);
    assert!(left.is_some_and(|left| left > 172_700_000 && left <= 172_800_000), "{left:?}");
    assert_eq!(a.refused(Request::Claim { seat: seat(1) }).await, "not-claimable");
    drop(a);
    world.host.stop().await;
    let stored = store.load_match(&id).await.expect("read").expect("stored");
    let clock = stored.clock.expect("a clock");
    let mut clock: Value = serde_json::from_str(&clock).expect("JSON");
    for seat in clock["seats"].as_array_mut().expect("seats") {
        if seat["until"].is_i64() {
            seat["until"] = json!(1000);
        }
    }
    let mut write = fabletop_store::MatchWrite::new(id.clone(), stored.entry.changed);
    write.clock = Some(Some(clock.to_string()));
    store.write_match(write).await.expect("written");
    let host = Host::start(store, config()).await.expect("started");
    let world = World { host, ..world };
    world.until(&id, "replaced", |info| info.seats.iter().any(|seat| seat.substitute.is_some())).await;
}

#[tokio::test]
async fn an_idle_match_leaves_the_memory_and_comes_back() {
    let world = world_with(HostConfig { unload_after: Duration::from_millis(50), ..config() }).await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let mut dice = Dice(31);
    for round in 0..4 {
        let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
        play(&mut [&mut a, &mut b], &mut dice, 3).await;
        let acted = world.host.snapshot(&id, Some(ala.person), None).await.expect("a snapshot").yours;
        let events = a.last_event().max(acted.as_ref().map_or(0, |yours| yours.acted));
        tokio::time::sleep(Duration::from_millis(80)).await;
        assert_eq!(world.host.facts().live_matches, 1, "somebody is connected");
        assert_eq!(world.host.facts().connections, 2);
        drop((a, b));
        let unloaded = async {
            while world.host.facts().live_matches > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, unloaded).await.expect("unloaded");
        let a = world.player(&id, &ala).await;
        assert!(a.last_event() >= events, "round {round}");
        assert_eq!(
            a.joined["yours"]["acted"].as_u64(),
            acted.map(|yours| yours.acted),
            "derived from the log"
        );
    }
}

#[tokio::test]
async fn a_slow_reader_is_cut_off_and_holds_up_nobody() {
    let world = world_with(HostConfig { queue: 8, ..config() }).await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let mut sleeper = Player::connect(&world.host, &id, None, None, Views::Always).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    play(&mut [&mut a, &mut b], &mut Dice(1), 30).await;
    let mut heard = 0;
    while !sleeper.over {
        sleeper.read().await;
        heard += 1;
    }
    assert_eq!(sleeper.closing.as_deref(), Some("too-slow"));
    assert!(heard <= 10, "{heard}");
    let again = Player::connect(&world.host, &id, None, Some(sleeper.last_event()), Views::Always).await;
    assert_eq!(again.events[0]["number"], sleeper.last_event() + 1);
}

#[tokio::test]
async fn who_asks_too_often_is_told_to_wait() {
    let world = world_with(HostConfig { requests_a_second: 5, ..config() }).await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(code(world.request(&id, &ala, Request::Return).await));
    }
    assert_eq!((&codes[..10], &codes[11]), (&vec!["ok".to_owned(); 10][..], &"too-fast".to_owned()));
    assert_eq!(
        code(world.request(&id, &borys, Request::Return).await),
        "ok",
        "another seat is not concerned"
    );
}

#[tokio::test]
async fn the_server_says_goodbye() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let mut plan = two();
    plan.time = TimeControl::Clock { bank_seconds: 600, turn_seconds: 30 };
    let (id, _) = world.table(&[&ala, &borys], plan).await;
    let mut a = world.player(&id, &ala).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    world.host.stop().await;
    a.until("at an end", |a| a.over).await;
    assert_eq!(a.closing.as_deref(), Some("server-stopping"));
    assert_eq!(code(world.request(&id, &ala, Request::Ping).await), "stopping");
    assert_eq!(code(world.host.create(&ala, two()).await), "stopping");
    let clock = world.store.load_match(&id).await.expect("read").expect("stored").clock.expect("a clock");
    let clock: Value = serde_json::from_str(&clock).expect("JSON");
    let left = clock["seats"].as_array().expect("seats").iter().find_map(|seat| seat["turn"].as_u64());
    assert!(left.is_some_and(|left| left <= 29_850), "the clock as it stood: {clock}");
    let host = Host::start(world.store.clone(), config()).await.expect("started");
    assert_eq!(host.facts().live_matches, 1, "a match with a running clock is loaded");
    let again = host.info(&id).await.expect("info");
    assert_eq!(again.state, MatchState::Playing);
    let now = again.clock.expect("a clock").turn.into_iter().flatten().next();
    assert!(now.is_some_and(|now| u64::from(now) <= left.unwrap_or(0)));
}
