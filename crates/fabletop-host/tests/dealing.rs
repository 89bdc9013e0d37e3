//! What is promised about a deal before anybody adds to it is what is dealt.

use crate::support::*;
use fabletop_host::{Host, Visitor};
use fabletop_protocol::{MatchState, NewTable, Request, SeatPlan};
use fabletop_store::{MatchWrite, NewMatch, StoredMatch};
use serde_json::{Value, json};

/// 32 bytes that are easy to tell apart.
fn nonce(byte: u8) -> String {
    format!("{byte:02x}").repeat(32)
}

fn rematch(nonce: String) -> Request {
    Request::Rematch { agree: true, nonce: Some(nonce) }
}

fn alone_with_bots() -> NewTable {
    plan(&[SeatPlan::You, bot(), bot()])
}

#[tokio::test]
async fn a_table_is_dealt_by_its_seal() {
    let world = world().await;
    let ala = world.person("Ala").await;
    let seal = world.host.seal(ala.person).expect("a seal");
    let table = NewTable { seal: Some(seal.seal.clone()), nonce: Some(nonce(0xa1)), ..alone_with_bots() };
    let seated = world.host.create(&ala, table).await.expect("created");
    assert_eq!(seated.info.commitment, seal.commitment);
    let id = seated.info.id;
    let mut a = world.player(&id, &ala).await;
    play(&mut [&mut a], &mut Dice(4), 1000).await;
    a.until("over", Player::is_over).await;
    let verdict = world.host.verdict(&id).await.expect("a verdict");
    assert!(verdict.fair && verdict.draws > 10, "{verdict:?}");
    assert_eq!(verdict.commitment, seal.commitment);
    assert_eq!(verdict.nonces, [nonce(0xa1), nonce(0), nonce(0)]);
    for text in &a.raw {
        assert!(!text.contains(&verdict.secret) && !text.contains(&seal.seal), "{text}");
    }
}

#[tokio::test]
async fn a_seal_is_used_once_and_by_its_owner() {
    let world = world().await;
    let (ala, eve) = (world.person("Ala").await, world.person("Eve").await);
    let seal = world.host.seal(ala.person).expect("a seal").seal;
    let with = |seal: &str| NewTable { seal: Some(seal.to_owned()), ..two() };
    assert_eq!(code(world.host.create(&eve, with(&seal)).await), "no-such-seal");
    assert_eq!(code(world.host.create(&ala, with("never-given")).await), "no-such-seal");
    assert!(world.host.matches_of(ala.person).await.expect("a list").is_empty(), "nothing was opened");
    assert_eq!(code(world.host.create(&ala, with(&seal)).await), "ok");
    assert_eq!(code(world.host.create(&ala, with(&seal)).await), "no-such-seal");
    // Whoever named it has shown a nonce: it is used up, even if there is no table.
    let seal = world.host.seal(ala.person).expect("a seal").seal;
    let bad = NewTable { nonce: Some("zz".to_owned()), ..with(&seal) };
    assert_eq!(code(world.host.create(&ala, bad).await), "bad-nonce");
    assert_eq!(code(world.host.create(&ala, with(&seal)).await), "no-such-seal");
    assert_eq!(world.host.matches_of(ala.person).await.expect("a list").len(), 1);
}

/// Two people who have played a match to its end.
struct Pair {
    id: String,
    people: [Visitor; 2],
}

impl Pair {
    async fn after_a_match(world: &World) -> Pair {
        let people = [world.person("Ala").await, world.person("Borys").await];
        let (id, _) = world.table(&[&people[0], &people[1]], two()).await;
        let pair = Pair { id, people };
        pair.play(world, &pair.id).await;
        pair
    }

    /// Plays a match to its end; everything that was said meanwhile.
    async fn play(&self, world: &World, id: &str) -> Vec<String> {
        let mut a = world.player(id, &self.people[0]).await;
        let mut b = world.player(id, &self.people[1]).await;
        let mut said: Vec<String> = Vec::new();
        play(&mut [&mut a, &mut b], &mut Dice(17), 1000).await;
        a.until("told that it is over", |a| a.info["state"] == "over").await;
        said.append(&mut a.raw);
        said.append(&mut b.raw);
        said
    }

    async fn ask(&self, world: &World, who: usize, request: Request) -> String {
        code(world.request(&self.id, &self.people[who], request).await)
    }

    async fn promised(&self, world: &World) -> String {
        let info = world.host.info(&self.id).await.expect("info");
        info.next_commitment.expect("promised once it is over")
    }

    async fn next(&self, world: &World) -> Option<String> {
        world.host.info(&self.id).await.expect("info").next
    }
}

#[tokio::test]
async fn a_rematch_is_dealt_as_promised_with_what_people_added() {
    let world = world().await;
    let pair = Pair::after_a_match(&world).await;
    let promised = pair.promised(&world).await;
    let mut watcher = world.player(&pair.id, &pair.people[0]).await;
    assert_eq!(watcher.info["next_commitment"], promised);
    assert!(watcher.raw.iter().all(|text| !text.contains("next_deal")));

    assert_eq!(pair.ask(&world, 0, rematch("short".to_owned())).await, "bad-nonce");
    let info = world.host.info(&pair.id).await.expect("info");
    assert!(info.rematch.agreed.is_empty(), "refused, and nothing changed");
    assert_eq!(pair.ask(&world, 0, rematch(nonce(1))).await, "ok");
    assert_eq!(pair.ask(&world, 0, rematch(nonce(1))).await, "ok");
    assert_eq!(pair.ask(&world, 0, rematch(nonce(2))).await, "nonce-given");
    let no = Request::Rematch { agree: false, nonce: None };
    assert_eq!(pair.ask(&world, 0, no).await, "ok");
    assert_eq!(pair.ask(&world, 0, rematch(nonce(3))).await, "ok");
    assert_eq!(pair.ask(&world, 1, rematch(nonce(4))).await, "ok");
    assert_eq!(pair.ask(&world, 1, rematch(nonce(4))).await, "ok");
    watcher.until("told of the next", |watcher| !watcher.info["next"].is_null()).await;

    let next = pair.next(&world).await.expect("a match follows");
    let info = world.host.info(&next).await.expect("info");
    assert_eq!((info.state, &info.commitment), (MatchState::Playing, &promised));
    assert_eq!(info.next_commitment, None, "not before it is over");
    let said = pair.play(&world, &next).await;
    let verdict = world.host.verdict(&next).await.expect("a verdict");
    assert!(verdict.fair && verdict.draws > 10, "{verdict:?}");
    assert_eq!((verdict.commitment, &verdict.nonces), (promised, &vec![nonce(3), nonce(4)]));
    let record = world.host.record(&next).await.expect("a record").as_value();
    assert_eq!(record["nonces"], json!([nonce(3), nonce(4)]));
    for text in watcher.raw.iter().chain(&said) {
        assert!(!text.contains(&verdict.secret), "{text}");
    }
}

/// The host ends in order, and another one begins with the same store.
async fn restart(world: &mut World) {
    world.host.stop().await;
    world.host = Host::start(world.store.clone(), config()).await.expect("started");
}

#[tokio::test]
async fn a_restart_between_the_votes_keeps_the_promise() {
    let mut world = world().await;
    let pair = Pair::after_a_match(&world).await;
    let promised = pair.promised(&world).await;
    restart(&mut world).await;
    assert_eq!(pair.promised(&world).await, promised);
    assert_eq!(pair.ask(&world, 0, rematch(nonce(5))).await, "ok");
    restart(&mut world).await;
    assert_eq!(pair.promised(&world).await, promised);
    assert_eq!(pair.ask(&world, 1, rematch(nonce(6))).await, "ok");
    let next = pair.next(&world).await.expect("a match follows");
    pair.play(&world, &next).await;
    let verdict = world.host.verdict(&next).await.expect("a verdict");
    assert!(verdict.fair, "{verdict:?}");
    assert_eq!((verdict.commitment, verdict.nonces), (promised, vec![nonce(5), nonce(6)]));
}

/// The stored match and its head.
async fn stored(world: &World, id: &str) -> (StoredMatch, Value) {
    let stored = world.store.load_match(id).await.expect("read").expect("stored");
    let head = serde_json::from_str(&stored.head).expect("JSON");
    (stored, head)
}

/// Changes what is stored while no host looks.
async fn rewrite(world: &mut World, id: &str, change: impl FnOnce(&mut Value)) {
    world.host.stop().await;
    let (_, mut head) = stored(world, id).await;
    change(&mut head);
    let write = MatchWrite { head: Some(head.to_string()), ..MatchWrite::new(id, 5) };
    world.store.write_match(write).await.expect("written");
    world.host = Host::start(world.store.clone(), config()).await.expect("started");
}

#[tokio::test]
async fn a_crash_after_the_last_vote_does_not_lose_the_rematch() {
    let mut world = world().await;
    let pair = Pair::after_a_match(&world).await;
    let promised = pair.promised(&world).await;
    assert_eq!(pair.ask(&world, 0, rematch(nonce(7))).await, "ok");
    // The second vote is stored, and then the lights go out.
    rewrite(&mut world, &pair.id, |head| {
        head["rematch"] = json!([0, 1]);
        head["next_deal"]["nonces"][1] = json!(nonce(8));
    })
    .await;
    world.until(&pair.id, "followed by another", |info| info.next.is_some()).await;
    let next = pair.next(&world).await.expect("a match follows");
    assert_eq!(world.host.info(&next).await.expect("info").commitment, promised);
    let (_, head) = stored(&world, &next).await;
    assert_eq!(head["record"]["nonces"], json!([nonce(7), nonce(8)]));
}

#[tokio::test]
async fn two_matches_never_share_a_secret() {
    let world = world().await;
    let pair = Pair::after_a_match(&world).await;
    let (old, head) = stored(&world, &pair.id).await;
    let promised_id = head["next_deal"]["id"].as_str().expect("an id").to_owned();
    // The next match was stored, but the lights went out before this one knew.
    let new = NewMatch {
        id: promised_id.clone(),
        game: old.entry.game,
        head: old.head,
        state: fabletop_store::MatchState::Playing,
        listed: false,
        clock: None,
        summary: old.entry.summary,
        host: None,
        seats: old.seats,
        lines: Vec::new(),
        at: 1,
    };
    world.store.create_match(new).await.expect("created");
    assert_eq!(pair.ask(&world, 0, rematch(nonce(9))).await, "ok");
    assert_eq!(pair.ask(&world, 1, rematch(nonce(10))).await, "ok");
    assert_eq!(pair.next(&world).await, Some(promised_id));
    let mine = world.host.matches_of(pair.people[0].person).await.expect("a list");
    assert_eq!(mine.len(), 2, "the one that is over, and one that follows");
}

#[tokio::test]
async fn a_match_of_an_older_program_gets_its_promise_once() {
    let mut world = world().await;
    let pair = Pair::after_a_match(&world).await;
    let forgotten = pair.promised(&world).await;
    rewrite(&mut world, &pair.id, |head| {
        head.as_object_mut().expect("a head").remove("next_deal");
    })
    .await;
    let promised = pair.promised(&world).await;
    assert_ne!(promised, forgotten);
    restart(&mut world).await;
    assert_eq!(pair.promised(&world).await, promised, "stored before it was said");
    for (who, byte) in [(0, 11), (1, 12)] {
        assert_eq!(pair.ask(&world, who, rematch(nonce(byte))).await, "ok");
    }
    let next = pair.next(&world).await.expect("a match follows");
    assert_eq!(world.host.info(&next).await.expect("info").commitment, promised);
}
