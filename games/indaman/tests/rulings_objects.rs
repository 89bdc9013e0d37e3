//! Rulings 38 to 40: each magic object at its moment. The lamp has its own file.

mod common;

use common::*;
use fabletop_core::{Game, Seat, Viewer};
use indaman::EventView;
use indaman::cities::City;
use indaman::creatures::Creature;
use indaman::klippidi::Klippide;
use indaman::objects::{Object, ObjectKind};
use indaman::state::{Phase, Putting, State};
use indaman::terrain::Terrain;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn with(object: &str) -> State {
    let mut state = game(&PLAIN);
    give(&mut state, 0, object);
    state
}

#[test]
fn ruling_38_an_object_works_on_its_faces_once_a_turn_and_is_kept() {
    let mut state = with("sfera-1"); // 2 to 6
    let mut failing = state.clone();
    play(&mut failing, 0, "use sfera-1");
    let events = luck(&mut failing, "green 1");
    assert_eq!(events[1], EventView::Tried { seat: ME, object: word("sfera-1"), works: false });
    assert_eq!(failing.phase, Phase::Act { seat: ME }, "a failure only spends the try");
    assert_eq!(refused(&failing, 0, "use sfera-1"), ("already-tried", Some(38)));
    play(&mut state, 0, "use sfera-1");
    luck(&mut state, "green 2");
    play(&mut state, 0, "look lake");
    assert!(player(&state, 0).objects.contains(word("sfera-1")), "kept after use");
    assert_eq!(refused(&state, 0, "use sfera-1"), ("already-tried", Some(38)));
    assert_eq!(refused(&state, 0, "use sfera-2"), ("not-your-object", Some(38)));
    idle(&mut state);
    until_turn_of(&mut state, 0);
    play(&mut state, 0, "use sfera-1"); // another turn
}

#[test]
fn ruling_38_in_the_own_turn() {
    let mut state = game(&PLAIN);
    give(&mut state, 1, "lampada-1");
    assert_eq!(refused(&state, 1, "use lampada-1").0, "not-your-turn");
    give(&mut state, 1, "bastone-1");
    fight(&mut state, "folletto", 1, 1);
    assert_eq!(state.turn, OTHER, "who plays the creature was not asked for the staff");
}

#[test]
fn ruling_38_nobody_learns_from_a_question_what_somebody_has() {
    let mut state = with("topolino-1");
    place(&mut state, 0, "s13");
    play(&mut state, 0, "move s20");
    luck(&mut state, "face sword");
    assert_eq!((state.phase, legal(&state, 0)), (Phase::Sword { seat: ME }, vec!["go-on".to_owned()]));
    let mut known = with("topolino-1");
    known.players[0].shown = known.players[0].objects;
    place(&mut known, 0, "s13");
    play(&mut known, 0, "move s20");
    luck(&mut known, "face sword");
    assert_eq!(known.phase, Phase::Dragon { seat: ME }, "everybody knows that it is of no use here");
}

fn finds(mage: &str, rod: Option<u8>) -> Vec<EventView> {
    let mut state = game(&[mage, "torrin", "velia"]);
    if rod.is_some() {
        give(&mut state, 0, "bacchetta-2");
    }
    place(&mut state, 0, "s28");
    play(&mut state, 0, "move s29"); // on the lake
    let mut events = luck(&mut state, "face two-gems");
    if let Some(number) = rod {
        assert_eq!(state.phase, Phase::Found { seat: ME, base: 2, gems: 5 });
        play(&mut state, 0, "use bacchetta-2");
        events.extend(luck(&mut state, &format!("green {number}")));
        if matches!(state.phase, Phase::Found { .. }) {
            events.extend(play(&mut state, 0, "go-on"));
        }
    }
    assert_eq!(all_gems(&state), 150);
    events
}

fn found(events: &[EventView]) -> (u8, u8, u8, u8, u8) {
    let mut finds = events.iter().filter_map(|event| match event {
        EventView::Found { found, .. } => Some(found),
        _ => None,
    });
    let found = finds.next().expect("something was found");
    (found.base, found.on_terrain, found.with_trait, found.with_rod, found.gems)
}

/// The rulebook's example: Falcon finds 2 gems on the lake, which are 4, 5, and 10 with the rod.
#[test]
fn ruling_39_falcon_on_the_lake_with_the_rod() {
    assert_eq!(found(&finds("falcon", Some(4))), (2, 4, 5, 10, 10));
    assert_eq!(found(&finds("falcon", None)), (2, 4, 5, 5, 5));
    assert_eq!(found(&finds("safir", None)), (2, 2, 2, 2, 2));
}

#[test]
fn ruling_39_the_rod_is_for_gems_of_the_red_klippide() {
    let state = with("bacchetta-1");
    assert_eq!(refused(&state, 0, "use bacchetta-1"), ("not-now", Some(39)));
    let mut state = game(&["torrin", "safir", "velia"]);
    give(&mut state, 0, "bacchetta-1");
    place(&mut state, 0, "s66");
    play(&mut state, 0, "move s65");
    play(&mut state, 0, "enter");
    luck(&mut state, "green 1");
    assert_eq!(state.phase, Phase::Delivery { seat: ME });
    assert_eq!(refused(&state, 0, "use bacchetta-1"), ("not-now", Some(39)), "not for a delivery");
}

#[test]
fn ruling_40_bastone_doubles_in_the_comparison() {
    let mut state = with("bastone-2");
    fight(&mut state, "folletto", 2, 4);
    play(&mut state, 0, "use bastone-2");
    luck(&mut state, "green 3");
    assert_eq!(state.turn, OTHER, "four against four is a tie");
    let mut failing = with("bastone-2");
    fight(&mut failing, "giullare", 2, 3);
    play(&mut failing, 0, "use bastone-2");
    let events = luck(&mut failing, "green 1");
    assert!(kinds(&events).contains(&"opened".to_owned()), "it failed, and two are less than three");
    assert_eq!(failing.turn, OTHER);
}

#[test]
fn ruling_40_mantello_enters_for_nothing() {
    let mut state = with("mantello-1");
    place(&mut state, 0, "s4");
    play(&mut state, 0, "move s10");
    assert_eq!(state.phase, Phase::Gate { seat: ME });
    let mut failing = state.clone();
    play(&mut state, 0, "use mantello-1");
    let events = luck(&mut state, "green 3");
    assert!(events.contains(&EventView::Entered { seat: ME, city: City::Selvara, gems: 0 }));
    assert_eq!((player(&state, 0).gems, state.turn), (10, OTHER));
    play(&mut failing, 0, "use mantello-1");
    luck(&mut failing, "green 1");
    assert_eq!(failing.phase, Phase::Entry { seat: ME }, "and now it has to be paid");
}

#[test]
fn ruling_40_mantello_works_at_a_gate_in_a_later_turn() {
    let mut state = with("mantello-1");
    place(&mut state, 0, "s10");
    assert_eq!(
        refused(&state, 0, "use mantello-1"),
        ("not-now", Some(40)),
        "inside there is nothing to save"
    );
    state.players[0].at_gate = true;
    play(&mut state, 0, "use mantello-1");
    luck(&mut state, "green 6");
    assert_eq!((state.inside(ME), state.turn), (Some(City::Selvara), OTHER));
}

#[test]
fn ruling_40_mantello_avoids_an_encounter_before_the_dragon() {
    let mut state = with("mantello-1");
    place(&mut state, 0, "s13");
    play(&mut state, 0, "move s20");
    luck(&mut state, "face sword");
    play(&mut state, 0, "use mantello-1");
    let events = luck(&mut state, "green 5");
    assert_eq!(kinds(&events), ["rolled", "tried", "avoided", "turn"]);
}

#[test]
fn ruling_40_pozione_cancels_the_deadly_and_is_discarded() {
    for creature in ["drago", "gorgo-nero", "basilisco"] {
        let mut state = with("pozione-1");
        keep(&mut state, 0, "maga");
        lose_to(&mut state, creature);
        play(&mut state, 0, "go-on"); // no staff
        if creature == "basilisco" {
            play(&mut state, 1, "strip");
        }
        play(&mut state, 0, "use pozione-1");
        luck(&mut state, "green 2");
        assert!(state.deck.contains(word("pozione-1")) && player(&state, 0).objects.is_empty());
        assert_eq!((player(&state, 0).mage, player(&state, 0).kept.len()), (word("safir"), 1));
        assert_eq!((state.turn, player(&state, 1).ladder), (OTHER, 1));
        assert!(state.piles[Terrain::Plain.index()].contains(word(creature)));
    }
    let mut state = with("pozione-1");
    lose_to(&mut state, "fata");
    play(&mut state, 0, "go-on");
    assert_eq!((state.turn, player(&state, 0).held), (OTHER, Some(Creature::Fata)), "not against others");
}

#[test]
fn ruling_40_pozione_that_fails_is_kept() {
    let mut state = with("pozione-1");
    lose_to(&mut state, "basilisco");
    play(&mut state, 0, "go-on");
    play(&mut state, 1, "banish");
    play(&mut state, 0, "use pozione-1");
    luck(&mut state, "green 1");
    assert_eq!(state.phase, Phase::Put { seat: OTHER, victim: ME, by: Putting::Basilisco });
    assert!(player(&state, 0).objects.contains(word("pozione-1")));
}

#[test]
fn ruling_40_sfera_shows_a_pile_before_the_move() {
    let mut state = with("sfera-2");
    pile(&mut state, "swamp", &["drago", "white"]);
    play(&mut state, 0, "use sfera-2");
    luck(&mut state, "green 4");
    play(&mut state, 0, "look swamp");
    assert_eq!(state.phase, Phase::Act { seat: ME });
    let known = |viewer| state.view(viewer).piles[Terrain::Swamp.index()].known;
    assert_eq!(known(Viewer::Seat(ME)).len(), 2);
    assert!(known(Viewer::Seat(OTHER)).is_empty() && known(Viewer::Spectator).is_empty());
    let mut empty = with("sfera-2");
    pile(&mut empty, "swamp", &[]);
    play(&mut empty, 0, "use sfera-2");
    luck(&mut empty, "green 4");
    assert_eq!(refused(&empty, 0, "look swamp"), ("empty-pile", Some(40)));
}

#[test]
fn ruling_40_tappeto_flies_anywhere_instead_of_the_move() {
    for (to, turn_over) in
        [("s0", true), ("s10", true), ("ambrata", true), ("aurora-2", true), ("s36", false)]
    {
        let mut state = with("tappeto-2"); // works on a 1
        play(&mut state, 0, "use tappeto-2");
        luck(&mut state, "green 1");
        assert_eq!(legal(&state, 0).len(), 81);
        assert_eq!(refused(&state, 0, "fly s40"), ("already-there", Some(40)));
        play(&mut state, 0, &format!("fly {to}"));
        assert_eq!((at(&state, 0), state.turn == OTHER), (to.into(), turn_over));
        assert_eq!((player(&state, 0).gems, player(&state, 0).at_gate), (10, false), "nothing is paid");
    }
}

#[test]
fn ruling_40_topolino_doubles_the_revenue() {
    let mut state = game(&["torrin", "safir", "velia"]);
    give(&mut state, 0, "topolino-2");
    place(&mut state, 0, "s66");
    play(&mut state, 0, "move s65");
    play(&mut state, 0, "enter");
    luck(&mut state, "green 1");
    assert_eq!(state.phase, Phase::Delivery { seat: ME });
    play(&mut state, 0, "use topolino-2");
    luck(&mut state, "green 4");
    assert_eq!((player(&state, 0).gems, state.phase), (10 - 1 + 8, Phase::Target { seat: ME }));
}

#[test]
fn ruling_40_unicorno_rides_three_steps_of_road_for_one_blue_roll() {
    let mut state = with("unicorno-2");
    place(&mut state, 0, "s0"); // 0 - 12 - 20 - 11, or 0 - 1 - 7
    play(&mut state, 0, "use unicorno-2");
    luck(&mut state, "green 2");
    assert_eq!(legal(&state, 0), ["ride s1", "ride s12"]);
    assert_eq!(refused(&state, 0, "ride s5"), ("no-road", Some(40)));
    let mut to_city = state.clone();
    play(&mut state, 0, "ride s12"); // and on, where the road does not fork
    assert_eq!(
        (at(&state, 0), state.phase),
        ("s11".into(), Phase::Step { seat: ME, klippide: Klippide::Blue })
    );
    let events = play(&mut to_city, 0, "ride s1");
    assert_eq!(kinds(&events), ["moved", "moved"], "Petrana ends the ride");
    assert_eq!((at(&to_city, 0), to_city.phase), ("s7".into(), Phase::Entry { seat: ME }));
}

#[test]
fn ruling_40_unicorno_does_not_turn_back_and_needs_a_road() {
    let mut state = with("unicorno-2");
    place(&mut state, 0, "s26"); // 26 - 25 is Lunessa, 26 - 17
    place(&mut state, 0, "s40"); // 40 - 39 forks to 46 and 47
    play(&mut state, 0, "use unicorno-2");
    luck(&mut state, "green 6");
    play(&mut state, 0, "ride s39");
    assert_eq!(legal(&state, 0), ["ride s46", "ride s47"]);
    assert_eq!(refused(&state, 0, "ride s40"), ("no-turning-back", Some(40)));
    let mut wild = with("unicorno-2");
    place(&mut wild, 0, "s13");
    assert_eq!(refused(&wild, 0, "use unicorno-2"), ("nothing-to-use", Some(40)));
}

#[test]
fn every_object_has_two_cards_that_work_on_some_faces() {
    let state = game(&PLAIN);
    for &kind in ObjectKind::ALL {
        for copy in 0..2 {
            let object = Object::new(kind, copy).expect("a card");
            assert!(!state.board().works(object).is_empty(), "{object}");
            assert_eq!(object.to_string().parse(), Ok(object));
        }
    }
}
