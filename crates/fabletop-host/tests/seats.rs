//! People come, go, return, give up, take back, agree and talk.

use crate::support::*;
use fabletop_core::Seat;
use fabletop_host::{HostConfig, Visitor};
use fabletop_protocol::{Join, MatchState, Recover, Request, SeatOccupant, SeatPlan, TalkKind, Views};
use serde_json::json;
use std::time::Duration;

fn rematch() -> Request {
    Request::Rematch { agree: true, nonce: None }
}

fn act() -> Request {
    Request::Act { prompt: 1, action: json!("draw") }
}

#[tokio::test]
async fn sitting_down_needs_a_seat_and_where_it_is_private_the_link() {
    let world = world().await;
    let (ala, borys, cyryl) =
        (world.person("Ala").await, world.person("Borys").await, world.person("Cyryl").await);
    let seated = world.host.create(&ala, plan(&[SeatPlan::You, SeatPlan::Open, SeatPlan::Open])).await;
    let seated = seated.expect("created");
    let (id, invite) = (seated.info.id.clone(), seated.invite.clone());
    assert_eq!(seated.info.state, MatchState::Waiting);
    let join = |seat: Option<u8>, invite: &Option<String>, nonce: Option<&str>| Join {
        seat: seat.map(Seat),
        invite: invite.clone(),
        nonce: nonce.map(str::to_owned),
    };
    assert_eq!(code(world.host.join(&id, &borys, join(None, &None, None)).await), "not-invited");
    let wrong = Some("AAAA".to_owned());
    assert_eq!(code(world.host.join(&id, &borys, join(None, &wrong, None)).await), "not-invited");
    assert_eq!(code(world.host.join(&id, &ala, join(None, &invite, None)).await), "already-seated");
    assert_eq!(code(world.host.join(&id, &borys, join(Some(0), &invite, None)).await), "seat-taken");
    assert_eq!(code(world.host.join(&id, &borys, join(Some(9), &invite, None)).await), "seat-taken");
    assert_eq!(code(world.host.join(&id, &borys, join(None, &invite, Some("zz"))).await), "bad-nonce");
    assert_eq!(code(world.request(&id, &ala, act()).await), "not-begun");
    let nonce = "ab".repeat(32);
    let seated = world.host.join(&id, &borys, join(Some(2), &invite, Some(&nonce))).await.expect("joined");
    assert_eq!(seated.you.as_ref().map(|you| (you.seat, you.recovery.len())), Some((seat(2), 43)));
    assert_eq!((seated.info.state, seated.invite), (MatchState::Waiting, invite.clone()));
    // Borys leaves, so his nonce goes with him, and Cyryl brings another.
    world.request(&id, &borys, Request::Leave).await.expect("left");
    assert_eq!(world.host.info(&id).await.expect("info").seats[2].occupant, SeatOccupant::Open);
    let other = "cd".repeat(32);
    world.host.join(&id, &cyryl, join(Some(2), &invite, Some(&other))).await.expect("joined");
    let seated = world.host.join(&id, &borys, join(None, &invite, None)).await.expect("joined");
    assert_eq!((seated.info.state, seated.invite), (MatchState::Playing, None), "it begins when it is full");
    let late = world.person("Late").await;
    assert_eq!(code(world.host.join(&id, &late, join(None, &invite, None)).await), "already-begun");
}

#[tokio::test]
async fn the_host_fills_seats_and_passes_the_table_on() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let open = plan(&[SeatPlan::You, SeatPlan::Open, SeatPlan::Open]);
    let (id, _) = world.table(&[&ala, &borys], open.clone()).await;
    let set =
        |bot: Option<&str>| Request::SetSeat { seat: seat(2), bot: bot.map(str::to_owned), level: None };
    let start = |bot: &str| Request::Start { bot: bot.to_owned(), level: None };
    assert_eq!(code(world.request(&id, &borys, set(Some("fox"))).await), "not-host");
    assert_eq!(code(world.request(&id, &borys, start("fox")).await), "not-host");
    assert_eq!(code(world.request(&id, &ala, start("deep-blue")).await), "unknown-bot");
    let taken = Request::SetSeat { seat: seat(1), bot: None, level: None };
    assert_eq!(code(world.request(&id, &ala, taken).await), "seat-taken");
    let mut a = world.player(&id, &ala).await;
    world.request(&id, &ala, Request::Leave).await.expect("left");
    let info = world.host.info(&id).await.expect("info");
    assert_eq!((info.host, &info.seats[0].occupant), (Some(seat(1)), &SeatOccupant::Open));
    a.until("told that it is nobody here", |a| a.joined["yours"].is_null()).await;
    world.request(&id, &borys, start("fox")).await.expect("started");
    let info = world.host.info(&id).await.expect("info");
    assert_eq!(info.state, MatchState::Playing);
    assert_eq!(code(world.request(&id, &borys, start("fox")).await), "already-begun");
    a.until("shown the match", |a| !a.position.is_null()).await;

    let (id, _) = world.table(&[&ala], open).await;
    let mut a = world.player(&id, &ala).await;
    world.request(&id, &ala, Request::Leave).await.expect("left");
    a.until("at an end", |a| a.over).await;
    assert_eq!(code(world.host.info(&id).await), "no-such-match", "nobody was left");
}

/// Two people and a bot, both people with their pages open.
async fn three(world: &World) -> (String, Visitor, Visitor, Player, Player) {
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], plan(&[SeatPlan::You, SeatPlan::Open, bot()])).await;
    let (a, b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    (id, ala, borys, a, b)
}

#[tokio::test]
async fn a_bot_plays_for_who_leaves_until_they_return_or_for_good() {
    let world = world().await;
    let (id, ala, borys, mut a, mut b) = three(&world).await;
    play(&mut [&mut a, &mut b], &mut Dice(4), 4).await;
    a.ask_ok(Request::Leave).await;
    a.until("substituted", |a| a.info["seats"][0]["substitute"] == "fox").await;
    assert_eq!(a.refused(act()).await, "not-seated");
    // The bot plays on for Ala: Borys gets his turn.
    for _ in 0..2 {
        b.until("asked", Player::may_act).await;
        let action = b.some_action(&mut Dice(1));
        b.ask_ok(action).await;
    }
    a.ask_ok(Request::Return).await;
    a.until("back", |a| a.info["seats"][0]["substitute"].is_null()).await;
    play(&mut [&mut a, &mut b], &mut Dice(4), 4).await;
    b.ask_ok(Request::Resign).await;
    assert_eq!(b.refused(Request::Return).await, "not-seated");
    a.ask_ok(Request::Leave).await;
    world.until(&id, "finished by bots", is(MatchState::Over)).await;
    let entry = world.store.match_entry(&id).await.expect("read").expect("stored");
    assert_eq!(entry.state, fabletop_store::MatchState::Over);
    let statistics = world.store.statistics(borys.person).await.expect("read");
    assert_eq!((statistics[0].played, statistics[0].won), (1, 0), "who gives up has not won");
    assert_eq!(world.store.statistics(ala.person).await.expect("read")[0].played, 1);
}

#[tokio::test]
async fn who_is_away_and_holds_up_the_table_can_be_replaced() {
    let world = world().await;
    let (id, ala, borys, mut a, mut b) = three(&world).await;
    let index = asked(&mut [&mut a, &mut b]).await.expect("somebody is asked");
    let claim = |index: usize| Request::Claim { seat: seat(index as u8) };
    let (mut other, away, who) = if index == 0 { (b, a, ala) } else { (a, b, borys) };
    assert_eq!(other.refused(claim(index)).await, "not-claimable", "they are there");
    assert_eq!(other.refused(claim(2)).await, "not-claimable");
    assert_eq!(other.refused(Request::Claim { seat: seat(7) }).await, "not-claimable");
    drop(away);
    other.until("claimable", |other| other.info["seats"][index]["claimable"] == true).await;
    assert_eq!(other.info["seats"][index]["present"], false);
    other.ask_ok(claim(index)).await;
    other.until("substituted", |other| other.info["seats"][index]["substitute"] == "fox").await;
    let mut back = world.player(&id, &who).await;
    back.ask_ok(Request::Return).await;
    back.until("back", |back| back.info["seats"][index]["substitute"].is_null()).await;
}

#[tokio::test]
async fn a_lost_seat_comes_back_with_its_token() {
    let world = world().await;
    let (ala, borys, phone) =
        (world.person("Ala").await, world.person("Borys").await, world.person("Ala's phone").await);
    let (id, seated) = world.table(&[&ala, &borys], two()).await;
    let token = seated[0].you.as_ref().expect("a seat").recovery.clone();
    let mut a = world.player(&id, &ala).await;
    let mut watching = world.player(&id, &phone).await;
    assert!(watching.joined["yours"].is_null());
    let recover = |token: &str| Recover { token: token.to_owned() };
    assert_eq!(code(world.host.recover(&id, &phone, &recover("no")).await), "wrong-token");
    assert_eq!(code(world.host.recover(&id, &borys, &recover(&token)).await), "already-seated");
    let seated = world.host.recover(&id, &phone, &recover(&token)).await.expect("recovered");
    assert_eq!(seated.you.map(|you| you.seat), Some(seat(0)));
    a.until("sent away", |a| a.over).await;
    assert_eq!(a.closing.as_deref(), Some("seat-recovered"));
    watching
        .until("seated", |w| {
            w.joined["yours"]["seat"] == 0 && w.position["view"]["viewer"] == json!({"seat": 0})
        })
        .await;
    assert_eq!(code(world.request(&id, &ala, act()).await), "not-seated");
    assert_eq!(world.host.matches_of(ala.person).await.expect("a list"), []);
    let mine = world.host.matches_of(phone.person).await.expect("a list");
    assert_eq!((mine.len(), mine[0].you), (1, Some(seat(0))));
    let hash = world.store.load_match(&id).await.expect("read").expect("stored").head;
    assert!(!hash.contains(&token), "only the token's hash is stored");
}

#[tokio::test]
async fn taking_back_needs_consent_where_it_matters() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    assert_eq!(a.refused(Request::AnswerUndo { agree: true }).await, "nothing-to-answer");
    assert_eq!(a.refused(Request::Undo).await, "nothing-to-undo");
    for agree in [false, true] {
        let index = consent_needed(&mut a, &mut b).await;
        let (asks, answers) = if index == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
        let before = asks.last_event();
        asks.ask_ok(Request::Undo).await;
        answers.until("asked", |p| p.info["undo_request"]["seat"] == index).await;
        assert_eq!(asks.refused(Request::AnswerUndo { agree: true }).await, "nothing-to-answer");
        answers.ask_ok(Request::AnswerUndo { agree }).await;
        asks.ask_ok(Request::Ping).await;
        assert!(asks.info["undo_request"].is_null());
        if agree {
            assert!(asks.may_act(), "it is their turn again");
            let last = asks.events.last().expect("an event");
            assert_eq!(last["undone"]["seat"], index);
        } else {
            assert_eq!(asks.last_event(), before);
        }
    }
    // A step of anybody ends the wish.
    let index = consent_needed(&mut a, &mut b).await;
    let (asks, answers) = if index == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
    asks.ask_ok(Request::Undo).await;
    answers.until("asked", |p| !p.info["undo_request"].is_null() && p.may_act()).await;
    answers.act(&mut Dice(1)).await;
    answers.until("over with the wish", |p| p.info["undo_request"].is_null()).await;
    assert_eq!(answers.refused(Request::AnswerUndo { agree: true }).await, "nothing-to-answer");
}

#[tokio::test]
async fn taking_back_among_bots_is_free_and_can_be_off() {
    let pause = HostConfig { bot_pause: Duration::from_secs(600), ..config() };
    let world = world_with(pause).await;
    let ala = world.person("Ala").await;
    for undo in [true, false] {
        let mut plan = plan(&[SeatPlan::You, bot()]);
        plan.undo = undo;
        let mut seen = 0;
        // Who begins is luck; bots wait for ten minutes here.
        for _ in 0..20 {
            let (id, _) = world.table(&[&ala], plan.clone()).await;
            let mut a = world.player(&id, &ala).await;
            if !a.may_act() {
                continue;
            }
            while a.may_act() {
                a.act(&mut Dice(5)).await;
            }
            if undo && a.position["may_undo"] == true {
                a.ask_ok(Request::Undo).await;
                assert!(a.may_act());
                seen += 1;
            } else if !undo {
                assert_eq!(
                    (a.refused(Request::Undo).await, &a.position["may_undo"]),
                    ("undo-off".into(), &json!(false))
                );
                seen += 1;
            }
        }
        assert!(seen > 2, "undo {undo}: {seen}");
    }
}

#[tokio::test]
async fn hands_are_open_for_watchers_once_all_people_agree() {
    let world = world().await;
    let (id, _, _, mut a, mut b) = three(&world).await;
    let mut watcher = Player::connect(&world.host, &id, None, None, Views::Always).await;
    a.ask_ok(Request::OpenHands { agree: true }).await;
    watcher.until("told", |w| w.info["open_hands"]["agreed"] == json!([0])).await;
    assert_eq!(
        (&watcher.position["seat_views"], &watcher.info["open_hands"]["carried"]),
        (&json!(null), &json!(false))
    );
    b.ask_ok(Request::OpenHands { agree: true }).await;
    watcher
        .until("shown", |w| w.position["seat_views"].as_array().is_some_and(|views| views.len() == 3))
        .await;
    assert_eq!(watcher.position["seat_views"][0]["hand"], a.position["view"]["hand"]);
    assert!(b.position["seat_views"].is_null(), "those who play see what they always saw");
    b.ask_ok(Request::OpenHands { agree: false }).await;
    watcher.until("shut out again", |w| w.position["seat_views"].is_null()).await;
    assert_eq!(watcher.refused(Request::OpenHands { agree: true }).await, "not-seated");
}

#[tokio::test]
async fn the_same_people_play_again() {
    let world = world().await;
    let (id, ala, borys, mut a, mut b) = three(&world).await;
    assert_eq!(a.refused(rematch()).await, "not-over");
    play(&mut [&mut a, &mut b], &mut Dice(8), 1000).await;
    a.until("over", Player::is_over).await;
    a.ask_ok(rematch()).await;
    assert!(a.info["next"].is_null());
    b.until("asked", |b| b.info["rematch"]["agreed"] == json!([0])).await;
    b.ask_ok(rematch()).await;
    a.until("told of the next", |a| !a.info["next"].is_null()).await;
    let next = a.info["next"].as_str().expect("an id").to_owned();
    let info = world.host.info(&next).await.expect("info");
    assert_eq!(info.state, MatchState::Playing);
    let (mut a, mut b) = (world.player(&next, &ala).await, world.player(&next, &borys).await);
    assert_eq!((&a.joined["yours"]["seat"], &b.joined["yours"]["seat"]), (&json!(0), &json!(1)));
    assert_ne!(a.joined["match"]["commitment"], world.host.info(&id).await.expect("info").commitment);
    play(&mut [&mut a, &mut b], &mut Dice(8), 4).await;
}

#[tokio::test]
async fn people_talk_and_go_by_new_names() {
    let world = world().await;
    let (id, ala, _, mut a, mut b) = three(&world).await;
    let say = |text: &str| Request::Say { text: text.to_owned() };
    a.ask_ok(say("  Cześć!  ")).await;
    b.until("spoken to", |b| b.talk.len() == 1).await;
    assert_eq!(
        (&b.talk[0]["text"], &b.talk[0]["seat"], &b.talk[0]["number"]),
        (&json!("Cześć!"), &json!(0), &json!(1))
    );
    b.ask_ok(Request::Emote { emote: "wow".into() }).await;
    for bad in ["", "   ", "a\u{7}b", &"x".repeat(201)] {
        assert_eq!(a.refused(say(bad)).await, "bad-text");
    }
    assert_eq!(a.refused(Request::Emote { emote: "rude".into() }).await, "bad-text");
    for _ in 0..4 {
        a.ask_ok(say("more")).await;
    }
    let fast = a.ask(say("too much")).await;
    assert_eq!(
        (&fast["error"]["code"], &fast["error"]["params"]["seconds"]),
        (&json!("too-fast"), &json!(1))
    );
    let mut watcher = Player::connect(&world.host, &id, None, None, Views::Always).await;
    assert_eq!(watcher.joined["talk"].as_array().map(Vec::len), Some(6));
    assert_eq!(watcher.joined["talk"][1]["what"], serde_json::to_value(TalkKind::Emote).expect("JSON"));
    assert_eq!(watcher.refused(say("hello")).await, "not-seated");
    world.host.renamed(&Visitor { name: "Alicja".into(), ..ala.clone() }).await;
    b.until("told the name", |b| b.info["seats"][0]["occupant"]["name"] == "Alicja").await;
    let known = world.person("Known").await;
    world.store.merge_guest(ala.person, known.person).await.expect("merged");
    world.host.merged(ala.person, &known).await;
    b.until("told the name", |b| b.info["seats"][0]["occupant"]["name"] == "Known").await;
    a.ask_ok(Request::Leave).await;
}

#[tokio::test]
async fn tables_are_refused_that_make_no_sense_and_when_there_are_too_many() {
    let world = world_with(HostConfig { waiting_tables: 2, playing_tables: 1, ..config() }).await;
    let ala = world.person("Ala").await;
    let mut chess = two();
    chess.game = "chess".into();
    let error = world.host.create(&ala, chess).await.err().expect("refused");
    assert_eq!((error.code(), error.status()), ("unknown-game", 404));
    let mut wrong = two();
    wrong.options.insert("seconds".into(), "never".into());
    assert_eq!(code(world.host.create(&ala, wrong).await), "bad-option");
    assert_eq!(code(world.host.create(&ala, plan(&[SeatPlan::You])).await), "seat-count");
    assert_eq!(code(world.host.create(&ala, plan(&[SeatPlan::You, SeatPlan::You])).await), "bad-request");
    let deep = SeatPlan::Bot { bot: "deep-blue".into(), level: None };
    assert_eq!(code(world.host.create(&ala, plan(&[SeatPlan::You, deep])).await), "unknown-bot");
    for _ in 0..2 {
        world.host.create(&ala, two()).await.expect("created");
    }
    assert_eq!(code(world.host.create(&ala, two()).await), "too-many-tables");
    world.host.create(&ala, plan(&[SeatPlan::You, bot()])).await.expect("created");
    assert_eq!(code(world.host.create(&ala, plan(&[SeatPlan::You, bot()])).await), "too-many-tables");
}

#[tokio::test]
async fn the_lobby_shows_listed_tables_while_they_are_open() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let mut tables = world.host.tables();
    assert_eq!(tables.borrow_and_update().tables, []);
    world.host.create(&ala, two()).await.expect("created, but not listed");
    let mut listed = two();
    listed.listed = true;
    let (id, _) = world.table(&[&ala], listed).await;
    tables.changed().await.expect("a host");
    let first = tables.borrow_and_update().tables.clone();
    assert_eq!((first.len(), &first[0].id, first[0].host.as_str()), (1, &id, "Ala"));
    assert_eq!(first[0].state, MatchState::Waiting);
    world.host.join(&id, &borys, Join::default()).await.expect("no invitation needed");
    tables.changed().await.expect("a host");
    assert_eq!(tables.borrow_and_update().tables[0].state, MatchState::Playing);
    world.request(&id, &ala, Request::Resign).await.expect("resigned");
    world.request(&id, &borys, Request::Resign).await.expect("resigned");
    world.until(&id, "over", is(MatchState::Over)).await;
    let gone = tables.wait_for(|message| message.tables.is_empty());
    tokio::time::timeout(PATIENCE, gone).await.expect("in time").expect("a host");
}

#[tokio::test]
async fn nobody_watches_where_nobody_may() {
    let world = world().await;
    let (ala, borys, eve) =
        (world.person("Ala").await, world.person("Borys").await, world.person("Eve").await);
    let mut private = two();
    private.spectators = false;
    let seated = world.host.create(&ala, private).await.expect("created");
    let id = seated.info.id.clone();
    let mut e = world.player(&id, &eve).await;
    assert!(e.position.is_null(), "before the match there is nothing to see");
    let join = Join { invite: seated.invite, ..Join::default() };
    world.host.join(&id, &borys, join).await.expect("joined");
    e.until("sent away", |e| e.over).await;
    assert!(e.position.is_null());
    assert_eq!(code(world.host.connect(&id, Some(eve.person), None, Views::Always).await), "not-watchable");
    assert_eq!(code(world.host.snapshot(&id, None, None).await), "not-watchable");
    assert_eq!(code(world.host.look_back(&id, None, 0).await), "not-watchable");
}
