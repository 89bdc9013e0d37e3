//! Hands scored by public test suites of other scorers: totals, and points by card where known.

use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Change, Choices, Guise, Pool, best_choices, score, worst_choices};
use fantasy_realms::suits::Suit;
use serde_json::Value;

fn id(name: &Value) -> String {
    name.as_str().expect("a name").to_lowercase().replace('ä', "a").replace(' ', "-")
}

fn card(name: &Value) -> Card {
    id(name).parse().unwrap_or_else(|_| panic!("no card {name}"))
}

fn cards(names: &Value) -> CardSet {
    names.as_array().into_iter().flatten().map(card).collect()
}

fn choices(hand: &Value) -> Choices {
    let mut choices = Choices::NONE;
    for (chooser, choice) in hand["choices"].as_object().into_iter().flatten() {
        let target = card(&choice["target"]);
        match chooser.as_str() {
            "Necromancer" => choices.necromancer = Some(target),
            "Doppelgänger" => choices.doppelganger = Some(target),
            "Mirage" => choices.mirage = Some(Guise::Card(target)),
            "Shapeshifter" => choices.shapeshifter = Some(Guise::Card(target)),
            "Book of Changes" => {
                let suit: Suit = id(&choice["suit"]).parse().expect("a suit");
                choices.book_of_changes = Some(Change { card: target, suit });
            }
            "Island" => choices.island = Some(target),
            "Fountain of Life" => choices.fountain_of_life = Some(target),
            other => panic!("no choice for {other}"),
        }
    }
    choices
}

fn check(hand: &Value) -> Result<(), String> {
    let held = cards(&hand["cards"]);
    let pool = Pool::discard(cards(&hand["discard"]));
    let choices = match hand["mode"].as_str() {
        Some("fixed") => choices(hand),
        Some("best") => best_choices(held, pool).choices,
        Some("worst") => worst_choices(held, pool).choices,
        other => panic!("no mode {other:?}"),
    };
    let scored = score(held, &choices).map_err(|error| format!("{error:?}"))?;
    let mut wrong = Vec::new();
    if i64::from(scored.total) != hand["total"].as_i64().expect("a total") {
        wrong.push(format!("total {}", scored.total));
    }
    for (name, points) in hand["by_card"].as_object().into_iter().flatten() {
        let name = card(&Value::from(name.clone()));
        let found = scored.cards.iter().find(|scored| scored.card == name).expect("the card is in the hand");
        if i64::from(found.points) != points.as_i64().expect("points") {
            wrong.push(format!("{name} {} for {points}", found.points));
        }
    }
    // P223 names only one of two blanked cards, so the list is read as "these at least".
    if !(cards(&hand["blanked"]) - scored.blanked()).is_empty() {
        wrong.push(format!("blanked {:?}", scored.blanked()));
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{}: {}\n    {hand}", hand["id"], wrong.join(", "))) }
}

#[test]
fn hands_of_other_scorers() {
    let hands: Vec<Value> = include_str!("data/hands.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a hand a line"))
        .collect();
    assert_eq!(hands.len(), 322);
    let wrong: Vec<String> = hands.iter().filter_map(|hand| check(hand).err()).collect();
    assert!(wrong.is_empty(), "{} of {} hands:\n{}", wrong.len(), hands.len(), wrong.join("\n"));
}
