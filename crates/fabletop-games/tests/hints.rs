//! Hints in whole games: they are legal and say why. That they see only a view is in the type of an adviser.

use fabletop_core::{Budget, Seat};
use fabletop_games::{GAMES, Setup};
use fabletop_table::{DynTable, Occupant, Secret, TurnKind};
use fabletop_text::{Locale, Texts};
use serde_json::{Value, json};

/// A few thoughts: the same on every machine.
const FEW: Budget = Budget::Iterations(30);

/// Plays a game of foxes; `every` sees each position in which somebody is asked.
fn play(game: &str, seed: u64, most: usize, mut every: impl FnMut(&dyn DynTable, Seat)) {
    let entry = fabletop_games::find(game).expect("a game");
    let seats = usize::from(entry.variants[0].least);
    let setup = Setup { seats, ..Setup::default() };
    let foxes = vec![Occupant::bot("fox"); seats];
    let mut table = entry.create(&setup, foxes, Secret::from_seed(seed)).expect("a table");
    for _ in 0..most {
        table.advance().expect("luck");
        let turn = table.turn();
        let Some(seat) = turn.seats.first().filter(|_| turn.kind != TurnKind::Over) else { return };
        every(table.as_ref(), seat);
        table.bot_turn(seat, FEW).expect("a fox decides");
    }
}

#[test]
fn they_are_legal_ordered_and_said_in_all_languages() {
    let languages = Locale::ALL.map(Texts::new);
    for entry in GAMES {
        let (mut hints, mut reasons) = (0, 0);
        play(entry.id, 3, 60, |table, seat| {
            let advice = table.advice(seat).expect("its turn").answer(FEW).expect("advice");
            let legal = table.legal_actions(seat).expect("actions");
            assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{}: {advice:?}", entry.id);
            for texts in &languages {
                let mut said: Vec<String> =
                    advice.best.iter().map(|one| texts.describe(entry.id, "action", &one.action)).collect();
                said.sort();
                said.dedup();
                assert_eq!(said.len(), advice.best.len(), "{advice:?}");
            }
            for advised in &advice.best {
                assert!(legal.iter().any(|legal| legal.action == advised.action), "{advised:?}");
                assert!((0.0..=1.0).contains(&advised.value), "{advised:?}");
                for reason in &advised.reasons {
                    reasons += 1;
                    for texts in &languages {
                        let said = texts.describe(entry.id, "reason", &reason.as_value());
                        assert!(said.ends_with('.') && !said.contains('⟨') && !said.contains("{$"), "{said}");
                    }
                }
            }
            hints += 1;
        });
        assert!(hints > 10 && reasons > hints / 2, "{}: {hints} hints, {reasons} reasons", entry.id);
    }
}

#[test]
fn numbers_are_said_in_their_right_forms() {
    let players = ["Ty".to_owned(), "Ola".to_owned()];
    let said = |locale: Locale, reason: Value| {
        Texts::new(locale).describe_for(&players, "indaman", "reason", &reason)
    };
    let fate = |seat: u8, turns: u8| json!({ "code": "fate", "seat": seat, "turns": turns });
    assert_eq!(said(Locale::Pl, fate(0, 1)), "Jeśli istota wygra, stracisz około 1 tury.");
    assert_eq!(said(Locale::Pl, fate(1, 22)), "Jeśli istota wygra, Ola straci około 22 tur.");
    assert_eq!(said(Locale::Pl, fate(1, 0)), "Jeśli istota wygra, Ola prawie nic nie straci.");
    let wise = |points: u16, objects: u8| json!({ "code": "wise", "points": points, "objects": objects });
    assert_eq!(said(Locale::Pl, wise(100, 2)), "Dla mędrców to 100 punktów: 2 przedmioty.");
    assert_eq!(said(Locale::It, wise(70, 1)), "Per i sapienti sono 70 punti: 1 oggetto.");
    let beside = json!({ "code": "beside", "spaces": 3, "of": 5 });
    assert_eq!(said(Locale::Pl, beside), "Na tym terenie leżą 3 z 5 pól bez miasta obok Twojego maga.");
    let brings = json!({ "code": "brings", "gems": 1 });
    assert_eq!(said(Locale::En, brings), "If it works, it brings you 1 gem more.");
}

#[test]
fn nobody_is_advised_out_of_turn() {
    play("fantasy-realms", 5, 6, |table, seat| {
        let other = Seat((seat.0 + 1) % 3);
        let refused = table.advice(other).err().expect("not its turn");
        assert_eq!(refused.code(), "not-your-turn");
    });
}
