//! What leaves the memory, what comes back, and what is forgotten for good.

use crate::support::*;
use fabletop_host::{Host, HostConfig};
use fabletop_protocol::{MatchInfo, MatchState, NewTable, Request, SeatOccupant, SeatPlan, Views};
use fabletop_store::{MatchWrite, Store};
use std::time::Duration;
use tokio::time::timeout;

/// Nothing has happened to it for longer than a day.
async fn let_it_age(store: &Store, id: &str) {
    let long_ago = fabletop_host::now() - 25 * 60 * 60 * 1000;
    store.write_match(MatchWrite::new(id.to_owned(), long_ago)).await.expect("written");
}

async fn until_unloaded(world: &World) {
    let unloaded = async {
        while world.host.facts().live_matches > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(PATIENCE, unloaded).await.expect("unloaded");
}

async fn is_stored(store: &Store, id: &str) -> bool {
    store.match_entry(id).await.expect("read").is_some()
}

async fn until_deleted(store: &Store, ids: &[&str]) {
    let deleted = async {
        for id in ids {
            while is_stored(store, id).await {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
    };
    timeout(PATIENCE, deleted).await.expect("deleted");
}

#[tokio::test]
async fn tables_that_nobody_came_to_are_deleted_and_no_others() {
    let World { folder, store, host } = world().await;
    let world = World { folder, store: store.clone(), host };
    let ala = world.person("Ala").await;
    let listed = NewTable { listed: true, ..two() };
    let mut ids = Vec::new();
    for plan in [two(), listed, two(), two(), plan(&[SeatPlan::You, bot()]), plan(&[bot(), bot()])] {
        ids.push(world.table(&[&ala], plan).await.0);
    }
    let [watched, asleep, awake, fresh, playing, over] = ids.as_slice() else { panic!("six tables") };
    world.until(over, "over", is(MatchState::Over)).await;
    world.host.stop().await;
    for id in ids.iter().filter(|&id| id != fresh) {
        let_it_age(&store, id).await;
    }

    let hasty = HostConfig { sweep_every: Duration::ZERO, ..config() };
    let host = Host::start(store.clone(), hasty).await.expect("started");
    let mut tables = host.tables();
    assert_eq!(tables.borrow_and_update().tables.len(), 1);
    assert_eq!(host.info(awake).await.expect("loaded").state, MatchState::Waiting);
    let watcher = Player::connect(&host, watched, Some(&ala), None, Views::Always).await;
    until_deleted(&store, &[asleep, awake]).await;
    let unlisted = tables.wait_for(|message| message.tables.is_empty());
    timeout(PATIENCE, unlisted).await.expect("soon").expect("published");
    for id in [asleep, awake] {
        assert_eq!(code(host.info(id).await), "no-such-match");
    }
    assert!(is_stored(&store, watched).await, "somebody looks at it");
    drop(watcher);
    // Looked for once more, by now.
    until_deleted(&store, &[watched]).await;
    for (id, state) in
        [(fresh, MatchState::Waiting), (playing, MatchState::Playing), (over, MatchState::Over)]
    {
        assert_eq!(host.info(id).await.map(|info| info.state).ok(), Some(state));
    }
}

fn names(info: &MatchInfo) -> Vec<&str> {
    let people = info.seats.iter().filter_map(|seat| match &seat.occupant {
        SeatOccupant::Person { name } => Some(name.as_str()),
        _ => None,
    });
    people.collect()
}

#[tokio::test]
async fn a_match_that_was_not_in_memory_shows_the_names_of_today() {
    let world = world_with(HostConfig { unload_after: Duration::from_millis(20), ..config() }).await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    until_unloaded(&world).await;
    world.store.rename_person(ala.person, "Alicja").await.expect("renamed");
    assert_eq!(names(&world.host.info(&id).await.expect("loaded")), ["Alicja", "Borys"]);

    // In the lists, as soon as something happens.
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    play(&mut [&mut a, &mut b], &mut Dice(3), 1).await;
    let mine = world.host.matches_of(borys.person).await.expect("a list");
    assert_eq!(
        (mine[0].host.as_str(), &mine[0].seats[0]),
        ("Alicja", &SeatOccupant::Person { name: "Alicja".into() })
    );
}

#[tokio::test]
async fn a_wish_to_take_back_waits_for_its_answer() {
    let world = world_with(HostConfig { unload_after: Duration::from_millis(20), ..config() }).await;
    let people = [world.person("Ala").await, world.person("Borys").await];
    let (id, _) = world.table(&[&people[0], &people[1]], two()).await;
    for agree in [false, true] {
        let (mut a, mut b) = (world.player(&id, &people[0]).await, world.player(&id, &people[1]).await);
        let asks = consent_needed(&mut a, &mut b).await;
        world.request(&id, &people[asks], Request::Undo).await.expect("asked");
        drop((a, b));
        until_unloaded(&world).await;
        let wish = world.host.info(&id).await.expect("loaded").undo_request.expect("a wish");
        assert_eq!((wish.seat.index(), wish.waiting_for.iter().count()), (asks, 1));
        world.request(&id, &people[1 - asks], Request::AnswerUndo { agree }).await.expect("answered");
        until_unloaded(&world).await;
        let after = world.player(&id, &people[asks]).await;
        assert_eq!((after.info["undo_request"].is_null(), after.may_act()), (true, agree));
    }
}
