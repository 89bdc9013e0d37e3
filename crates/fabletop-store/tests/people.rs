//! People, accounts and sessions.

mod common;

use common::{new_match, store};
use fabletop_store::{
    MatchWrite, NewMatch, NewSession, PersonId, SeatResult, SeatRow, SessionKind, StoreError,
};

fn session(token: u8, person: PersonId, kind: SessionKind, at: i64) -> NewSession {
    NewSession { token: [token; 32], person, kind, at }
}

#[tokio::test]
async fn a_guest_becomes_somebody_with_an_account() {
    let (_folder, store) = store().await;
    let ada = store.create_person("Ada", 5).await.expect("stored");
    let ben = store.create_person("Ben", 6).await.expect("stored");
    store.rename_person(ada, "Łucja").await.expect("renamed");
    let person = store.person(ada).await.expect("read").expect("Ada");
    assert_eq!((&*person.name, person.account.as_deref(), person.created), ("Łucja", None, 5));

    assert_eq!(store.set_password(ada, "hash").await, Err(StoreError::UnknownPerson), "a guest has none");
    store.set_account(ada, "Łucja", "hash").await.expect("stored");
    assert_eq!(store.set_account(ben, "łUCJA", "hash").await, Err(StoreError::AccountTaken));
    store.set_account(ada, "ŁUCJA", "hash 2").await.expect("one's own name is free");
    store.set_password(ada, "hash 3").await.expect("stored");

    let account = store.person_by_account("łucja").await.expect("read").expect("Ada");
    assert_eq!((account.person.id, &*account.password), (ada, "hash 3"));
    assert_eq!(account.person.account.as_deref(), Some("ŁUCJA"));
    assert!(!format!("{account:?}").contains("hash 3"));
    assert_eq!(store.person_by_account("ben").await, Ok(None));

    let nobody = PersonId(99);
    assert_eq!(store.rename_person(nobody, "x").await, Err(StoreError::UnknownPerson));
    assert_eq!(store.set_account(nobody, "x", "x").await, Err(StoreError::UnknownPerson));
    assert_eq!(store.person(nobody).await, Ok(None));
}

#[tokio::test]
async fn sessions_come_and_go() {
    let (_folder, store) = store().await;
    let ada = store.create_person("Ada", 1).await.expect("stored");
    for (token, kind) in [(1, SessionKind::Browser), (2, SessionKind::Browser), (3, SessionKind::Bot)] {
        store.add_session(session(token, ada, kind, 10)).await.expect("stored");
    }
    let nobody = store.add_session(session(4, PersonId(99), SessionKind::Bot, 10)).await;
    assert_eq!(nobody, Err(StoreError::UnknownPerson));

    store.touch_session(&[1; 32], 20).await.expect("stored");
    let found = store.person_by_session(&[1; 32]).await.expect("read").expect("a session");
    assert_eq!((found.person.id, found.kind), (ada, SessionKind::Browser));
    assert_eq!((found.person.created, found.created, found.seen), (1, 10, 20));

    assert_eq!(store.forget_sessions(15).await, Ok(1), "not the one seen since, and not the bot's");
    assert_eq!(store.person_by_session(&[2; 32]).await, Ok(None));
    store.add_session(session(2, ada, SessionKind::Browser, 10)).await.expect("stored");
    assert_eq!(store.delete_sessions_of(ada, Some(&[3; 32])).await, Ok(2));
    assert!(store.person_by_session(&[3; 32]).await.expect("read").is_some());
    assert_eq!(store.delete_session(&[3; 32]).await, Ok(true));
    assert_eq!(store.delete_session(&[3; 32]).await, Ok(false));
    store.add_session(session(2, ada, SessionKind::Browser, 10)).await.expect("stored");
    assert_eq!(store.delete_sessions_of(ada, None).await, Ok(1));
}

#[tokio::test]
async fn a_guest_who_logs_in_brings_everything() {
    let (_folder, store) = store().await;
    let guest = store.create_person("Ada", 1).await.expect("stored");
    let ada = store.create_person("Ada", 2).await.expect("stored");
    store.set_account(ada, "ada", "hash").await.expect("stored");
    store.add_session(session(1, guest, SessionKind::Browser, 1)).await.expect("stored");
    let seats = vec![SeatRow { seat: 1, person: Some(guest), token: None }];
    store.create_match(NewMatch { host: Some(guest), seats, ..new_match("a") }).await.expect("stored");
    let (game, variant) = ("fantasy-realms".into(), "base".into());
    let result = SeatResult { seat: 1, person: Some(guest), game, variant, score: 9, rank: 1, seats: 2 };
    let write = MatchWrite { results: vec![result], ..MatchWrite::new("a", 2) };
    store.write_match(write).await.expect("stored");

    assert_eq!(store.merge_guest(ada, guest).await, Err(StoreError::GuestHasAccount));
    assert_eq!(store.merge_guest(guest, PersonId(99)).await, Err(StoreError::UnknownPerson));
    assert_eq!(store.merge_guest(PersonId(99), ada).await, Err(StoreError::UnknownPerson));
    store.merge_guest(guest, guest).await.expect("nothing to do");
    store.merge_guest(guest, ada).await.expect("merged");

    assert_eq!(store.person(guest).await, Ok(None));
    assert_eq!(store.person_by_session(&[1; 32]).await.expect("read").expect("a session").person.id, ada);
    assert_eq!(store.matches_of(ada, 10).await.expect("read").len(), 1);
    assert_eq!(store.statistics(ada).await.expect("read").len(), 1);
    assert_eq!(store.count_open_tables_of(ada).await.expect("read").playing, 1);
    assert!(store.create_person("Eve", 3).await.expect("stored") > ada, "ids are never given twice");
}
