//! Matches: steps once, in order and all at once; what lists show.

mod common;

use common::{new_match, store};
use fabletop_store::{
    MatchState, MatchWrite, NewMatch, NewTalk, OpenTables, PersonId, RunningClock, SeatResult, SeatRow,
    Store, StoreError, TalkKind,
};
use tokio::task::JoinSet;

fn step(id: &str, ply: u32) -> MatchWrite {
    MatchWrite::new(id, 10 + i64::from(ply)).append(ply, vec![format!("step {ply}")])
}

async fn lines(store: &Store, id: &str) -> Vec<String> {
    let stored = store.load_match(id).await.expect("read").expect("a match");
    assert_eq!(stored.entry.plies as usize, stored.steps.len());
    stored.steps.into_iter().map(|step| step.line).collect()
}

fn conflict(ply: u32, next: u32) -> Result<(), StoreError> {
    Err(StoreError::Conflict { match_id: "a".into(), ply, next })
}

/// Sends all at once, so that they come into one transaction; the answers in the same order.
async fn together(store: &Store, writes: Vec<MatchWrite>) -> Vec<Result<(), StoreError>> {
    let write = |write| {
        let store = store.clone();
        async move { store.write_match(write).await }
    };
    at_once(writes.into_iter().map(write)).await
}

async fn at_once<Deed>(deeds: impl Iterator<Item = Deed>) -> Vec<Result<(), StoreError>>
where
    Deed: Future<Output = Result<(), StoreError>> + Send + 'static,
{
    let handles: Vec<_> = deeds.map(tokio::spawn).collect();
    let mut answers = Vec::new();
    for handle in handles {
        answers.push(handle.await.expect("no panic"));
    }
    answers
}

fn codes(answers: &[Result<(), StoreError>]) -> Vec<&'static str> {
    answers.iter().map(|answer| answer.as_ref().err().map_or("ok", StoreError::code)).collect()
}

#[tokio::test]
async fn everything_comes_back() {
    let (_folder, store) = store().await;
    let person = store.create_person("Ada", 1).await.expect("stored");
    let odd = "\"quoted\" \\ \n \u{0} \u{2028} żółć 🐉 {\"a\":[1]}";
    let new = NewMatch {
        head: odd.into(),
        summary: odd.into(),
        clock: Some("{}".into()),
        host: Some(person),
        seats: vec![
            SeatRow { seat: 0, person: Some(person), token: Some([7; 32]) },
            SeatRow { seat: 1, person: None, token: None },
        ],
        lines: vec![odd.into(), String::new()],
        at: 5,
        ..new_match("a")
    };
    store.create_match(new.clone()).await.expect("stored");
    let mut stored = store.load_match("a").await.expect("read").expect("a match");
    assert_eq!((&stored.head, &stored.entry.summary, &stored.clock), (&new.head, &new.summary, &new.clock));
    assert_eq!(stored.seats, new.seats);
    assert_eq!((stored.entry.created, stored.entry.changed, stored.entry.host), (5, 5, Some(person)));
    assert_eq!(lines(&store, "a").await, new.lines);

    let seat = SeatRow { seat: 1, person: Some(person), token: Some([8; 32]) };
    let write = MatchWrite {
        head: Some("head".into()),
        state: Some(MatchState::Over),
        listed: Some(false),
        clock: Some(None),
        summary: Some("summary".into()),
        next: Some("b".into()),
        seats: vec![seat.clone()],
        ..step("a", 2)
    };
    store.write_match(write).await.expect("stored");
    stored = store.load_match("a").await.expect("read").expect("a match");
    assert_eq!((&*stored.head, &*stored.entry.summary, stored.clock), ("head", "summary", None));
    assert_eq!((stored.entry.state, stored.entry.listed), (MatchState::Over, false));
    assert_eq!(stored.entry.next.as_deref(), Some("b"));
    assert_eq!(stored.seats, [new.seats[0].clone(), seat]);
    assert_eq!((stored.steps[2].at, stored.entry.changed, stored.entry.created), (12, 12, 5));
    assert_eq!(store.match_entry("a").await, Ok(Some(stored.entry)));
    assert_eq!(store.seat_by_token(&[8; 32]).await, Ok(Some(("a".into(), 1))));
    assert_eq!(store.seat_by_token(&[9; 32]).await, Ok(None));
}

#[tokio::test]
async fn a_write_leaves_what_it_does_not_name() {
    let (_folder, store) = store().await;
    let new = NewMatch { clock: Some("clock".into()), summary: "summary".into(), ..new_match("a") };
    store.create_match(new).await.expect("stored");
    let before = store.load_match("a").await.expect("read").expect("a match");
    store.write_match(MatchWrite::new("a", 1)).await.expect("stored");
    assert_eq!(store.load_match("a").await, Ok(Some(before)));
}

#[tokio::test]
async fn a_step_is_stored_once_and_without_gaps() {
    let (_folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    assert_eq!(store.write_match(step("a", 1)).await, conflict(1, 0));
    store.write_match(step("a", 0)).await.expect("stored");
    let second = MatchWrite { summary: Some("not to be seen".into()), ..step("a", 0) };
    assert_eq!(store.write_match(second).await, conflict(0, 1));
    assert_eq!(store.write_match(step("a", 2)).await, conflict(2, 1));
    store.write_match(step("a", 1)).await.expect("stored");
    assert_eq!(lines(&store, "a").await, ["step 0", "step 1"]);
    assert_eq!(store.match_entry("a").await.expect("read").expect("a match").summary, "{}");
}

#[tokio::test]
async fn what_is_refused_is_refused_as_a_whole() {
    let (_folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    let nobody = SeatRow { seat: 0, person: Some(PersonId(99)), token: None };
    let write = MatchWrite { seats: vec![nobody.clone()], head: Some("x".into()), ..step("a", 0) };
    assert_eq!(store.write_match(write).await, Err(StoreError::UnknownPerson));
    let stored = store.load_match("a").await.expect("read").expect("a match");
    assert_eq!((stored.steps.len(), stored.entry.plies, stored.seats.len()), (0, 0, 0));
    assert_ne!(stored.head, "x");

    let unknown = Err(StoreError::UnknownMatch { match_id: "b".into() });
    assert_eq!(store.write_match(step("b", 0)).await, unknown);
    let exists = Err(StoreError::MatchExists { match_id: "a".into() });
    assert_eq!(store.create_match(new_match("a")).await, exists);
    let with_nobody = NewMatch { seats: vec![nobody], ..new_match("c") };
    assert_eq!(store.create_match(with_nobody).await, Err(StoreError::UnknownPerson));
    let by_nobody = NewMatch { host: Some(PersonId(99)), ..new_match("c") };
    assert_eq!(store.create_match(by_nobody).await, Err(StoreError::UnknownPerson));
    assert_eq!(store.load_match("c").await, Ok(None));
}

#[tokio::test]
async fn one_bad_write_does_not_harm_the_others() {
    let (_folder, store) = store().await;
    for id in ["a", "b", "c"] {
        store.create_match(new_match(id)).await.expect("stored");
    }
    let nobody = SeatRow { seat: 0, person: Some(PersonId(99)), token: None };
    let writes = vec![
        step("a", 0),
        step("a", 0),
        step("b", 0),
        step("a", 1),
        step("none", 0),
        MatchWrite { seats: vec![nobody], ..step("b", 1) },
        step("b", 2),
        step("c", 0),
    ];
    let answers = together(&store, writes).await;
    let expected = [
        "ok",
        "store/conflict",
        "ok",
        "ok",
        "store/unknown-match",
        "store/unknown-person",
        "store/conflict",
        "ok",
    ];
    assert_eq!(codes(&answers), expected);
    assert_eq!(lines(&store, "a").await, ["step 0", "step 1"]);
    assert_eq!(lines(&store, "b").await, ["step 0"]);
    assert_eq!(lines(&store, "c").await, ["step 0"]);
}

#[tokio::test]
async fn one_bad_match_does_not_harm_the_others() {
    let (_folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    let first = NewMatch { lines: vec!["first".into()], ..new_match("b") };
    let by_nobody = NewMatch { host: Some(PersonId(99)), ..new_match("c") };
    let new = [new_match("a"), first, new_match("b"), by_nobody, new_match("d")];
    let create = |new: NewMatch| {
        let store = store.clone();
        async move { store.create_match(new).await }
    };
    let answers = at_once(new.map(create).into_iter()).await;
    let expected = ["store/match-exists", "ok", "store/match-exists", "store/unknown-person", "ok"];
    assert_eq!(codes(&answers), expected);
    assert_eq!(lines(&store, "b").await, ["first"]);
    assert_eq!(store.load_match("c").await, Ok(None));
    assert_eq!(lines(&store, "d").await, [""; 0]);
}

#[tokio::test]
async fn a_match_is_created_and_used_at_once() {
    let (_folder, store) = store().await;
    let (creating, writing) = (store.clone(), store.clone());
    let create = tokio::spawn(async move { creating.create_match(new_match("a")).await });
    let write = tokio::spawn(async move { writing.write_match(step("a", 0)).await });
    create.await.expect("no panic").expect("stored");
    write.await.expect("no panic").expect("stored");
    assert_eq!(lines(&store, "a").await, ["step 0"]);
}

#[tokio::test]
async fn writes_to_one_match_keep_their_order() {
    let (_folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    let write = |ply: u32| MatchWrite {
        summary: Some(format!("summary {ply}")),
        head: (ply < 40).then(|| format!("head {ply}")),
        clock: Some((ply != 49).then(|| format!("clock {ply}"))),
        state: (ply == 10).then_some(MatchState::Waiting),
        listed: (ply == 20).then_some(false),
        next: ply.is_multiple_of(7).then(|| format!("next {ply}")),
        seats: vec![SeatRow { seat: 0, person: None, token: Some([u8::try_from(ply).expect("small"); 32]) }],
        ..step("a", ply)
    };
    for answer in together(&store, (0..50).map(write).collect()).await {
        answer.expect("stored");
    }
    let stored = store.load_match("a").await.expect("read").expect("a match");
    assert_eq!(lines(&store, "a").await, (0..50).map(|ply| format!("step {ply}")).collect::<Vec<_>>());
    let entry = stored.entry;
    assert_eq!((&*entry.summary, &*stored.head, stored.clock), ("summary 49", "head 39", None));
    assert_eq!(
        (entry.state, entry.listed, entry.next.as_deref()),
        (MatchState::Waiting, false, Some("next 49"))
    );
    assert_eq!((entry.changed, stored.seats[0].token), (59, Some([49; 32])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_write_at_once() {
    let (_folder, store) = store().await;
    let mut tasks = JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        tasks.spawn(async move {
            let id = format!("m{number}");
            store.create_match(new_match(&id)).await.expect("stored");
            for ply in 0..50 {
                store.write_match(step(&id, ply)).await.expect("stored");
            }
        });
    }
    tasks.join_all().await;
    let expected: Vec<_> = (0..50).map(|ply| format!("step {ply}")).collect();
    for number in 0..200 {
        assert_eq!(lines(&store, &format!("m{number}")).await, expected);
    }
}

#[tokio::test]
async fn lists_show_what_they_should() {
    let (_folder, store) = store().await;
    let ada = store.create_person("Ada", 1).await.expect("stored");
    let seat = |seat| SeatRow { seat, person: Some(ada), token: None };
    let waiting = MatchState::Waiting;
    let matches = [
        NewMatch { state: waiting, at: 3, host: Some(ada), ..new_match("old") },
        NewMatch {
            at: 7,
            clock: Some("tick".into()),
            host: Some(ada),
            seats: vec![seat(2), seat(1)],
            ..new_match("new")
        },
        NewMatch { listed: false, state: waiting, at: 5, seats: vec![seat(0)], ..new_match("private") },
        NewMatch {
            state: MatchState::Over,
            clock: Some("tick".into()),
            host: Some(ada),
            at: 6,
            ..new_match("over")
        },
    ];
    for new in matches {
        store.create_match(new).await.expect("stored");
    }
    let open = store.open_tables(10).await.expect("read");
    assert_eq!(open.iter().map(|entry| &*entry.id).collect::<Vec<_>>(), ["new", "old"]);
    assert_eq!(store.open_tables(1).await.expect("read").len(), 1);

    store.write_match(MatchWrite::new("private", 8)).await.expect("stored");
    let mine = store.matches_of(ada, 10).await.expect("read");
    let mine: Vec<_> = mine.iter().map(|of| (&*of.entry.id, of.seat)).collect();
    assert_eq!(mine, [("private", 0), ("new", 1)]);

    let running = RunningClock { match_id: "new".into(), clock: "tick".into() };
    assert_eq!(store.matches_with_running_clock().await, Ok(vec![running]));
    assert_eq!(store.count_open_tables_of(ada).await, Ok(OpenTables { waiting: 1, playing: 1 }));
    assert_eq!(store.count_open_tables_of(PersonId(99)).await, Ok(OpenTables::default()));

    assert_eq!(store.stale_tables(4).await, Ok(vec!["old".into()]));
    assert_eq!(store.stale_tables(9).await, Ok(vec!["old".into(), "private".into()]));
    assert_eq!(store.delete_match("private").await, Ok(true));
    assert_eq!(store.delete_match("private").await, Ok(false));
    assert_eq!(store.delete_match("new").await, Ok(false), "it is played");
    assert_eq!(store.load_match("private").await, Ok(None));
    assert_eq!(store.matches_of(ada, 10).await.expect("read").len(), 1);
}

#[tokio::test]
async fn talk_is_numbered() {
    let (_folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    store.create_match(new_match("b")).await.expect("stored");
    let line = |id: &str, text: &str| NewTalk {
        match_id: id.into(),
        seat: (text != "2").then_some(1),
        name: "Ada".into(),
        kind: if text == "3" { TalkKind::Emote } else { TalkKind::Say },
        text: text.into(),
        at: 4,
    };
    for (number, text) in (1..).zip(["1", "2", "3", "4"]) {
        assert_eq!(store.say(line("a", text)).await, Ok(number));
    }
    assert_eq!(store.say(line("b", "1")).await, Ok(1));
    let unknown = Err(StoreError::UnknownMatch { match_id: "none".into() });
    assert_eq!(store.say(line("none", "1")).await, unknown);

    let last = store.talk("a", 1, 2).await.expect("read");
    assert_eq!(last.iter().map(|line| &*line.text).collect::<Vec<_>>(), ["3", "4"]);
    let all = store.talk("a", 0, 10).await.expect("read");
    assert_eq!(all.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!((all[1].seat, all[2].seat, all[2].kind), (None, Some(1), TalkKind::Emote));
    assert_eq!(store.load_match("a").await.expect("read").expect("a match").last_talk, 4);
}

#[tokio::test]
async fn results_become_statistics() {
    let (_folder, store) = store().await;
    let ada = store.create_person("Ada", 1).await.expect("stored");
    let result = |score, rank| SeatResult {
        seat: 0,
        person: Some(ada),
        game: "fantasy-realms".into(),
        variant: "base".into(),
        score,
        rank,
        seats: 3,
    };
    for (id, score, rank) in [("a", 100, 1), ("b", 151, 2), ("c", -1, 3)] {
        store.create_match(new_match(id)).await.expect("stored");
        let write = MatchWrite { results: vec![result(score, rank)], ..MatchWrite::new(id, 2) };
        store.write_match(write.clone()).await.expect("stored");
        store.write_match(write).await.expect("the same again replaces");
    }
    let all = store.statistics(ada).await.expect("read");
    assert_eq!(all.len(), 1);
    assert_eq!((&*all[0].game, &*all[0].variant), ("fantasy-realms", "base"));
    assert_eq!((all[0].played, all[0].won, all[0].best), (3, 1, 151));
    assert!((all[0].mean - 250.0 / 3.0).abs() < 1e-9);
    assert_eq!(store.statistics(PersonId(99)).await, Ok(vec![]));
}
