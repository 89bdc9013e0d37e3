//! Fantasy Realms in three languages: every card, score line, choice and refusal has its sentence.
//!
//! The sentences are kept in `cards.<locale>.txt` and `sentences.<locale>.txt` for people to proof-read;
//! `FABLETOP_GOLDEN=rewrite cargo test -p fabletop-text` writes them again.

mod support;

use fabletop_text::{Locale, Texts};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::effects::{Bonus, Penalty};
use fantasy_realms::scoring::{CHOOSERS, Change, Choice, ChoiceError, Choices, Guise, Line, Score, score};
use fantasy_realms::suits::Suit;
use std::collections::BTreeSet;
use std::fmt::Write;
use strum::VariantNames;
use support::{check_messages, check_sentences};

const GAME: &str = "fantasy-realms";

fn card_texts(texts: &Texts) -> String {
    let mut out = String::new();
    for card in Card::ALL {
        let facts = card.facts();
        let suit = texts.name(GAME, facts.suit.id());
        writeln!(out, "{} ({suit}, {})", texts.name(GAME, card.id()), facts.base).unwrap();
        let bonuses = facts.bonuses.iter().map(|bonus| texts.describe(GAME, "bonus", bonus));
        let penalties = facts.penalties.iter().map(|penalty| texts.describe(GAME, "penalty", penalty));
        let chooser = facts.chooses.then(|| texts.describe(GAME, "chooser", &card));
        for sentence in bonuses.chain(penalties).chain(chooser) {
            writeln!(out, "    {sentence}").unwrap();
        }
    }
    out
}

#[test]
fn every_card_reads_well() {
    for locale in Locale::ALL {
        check_sentences("cards", locale, &card_texts(&Texts::new(locale)), &[]);
    }
}

fn hand(cards: &[Card], choices: Choices) -> Score {
    score(CardSet::of(cards), &choices).unwrap()
}

/// Hands that together show every line, each in more than one light.
fn example_hands() -> Vec<Score> {
    use Card::*;
    let rulebook = [Mountain, Wildfire, Smoke, GreatFlood, Whirlwind, Mirage, AirElemental];
    let wizards = [Candle, BookOfChanges, ShieldOfKeth, GemOfOrder, Queen, SwordOfKeth, BellTower];
    let pose = |card| Some(Guise::Card(card));
    vec![
        hand(&rulebook, Choices { mirage: pose(Rainstorm), ..Choices::NONE }),
        hand(
            &wizards,
            Choices {
                book_of_changes: Some(Change { card: BellTower, suit: Suit::Wizard }),
                ..Choices::NONE
            },
        ),
        hand(&[King, Queen, Knights, ElvenArchers, Warlord, Princess, Empress], Choices::NONE),
        hand(&[King, LightCavalry, DwarvishInfantry, Rangers, Swamp, Warship, Forest], Choices::NONE),
        hand(
            &[Basilisk, Doppelganger, WarDirigible],
            Choices { doppelganger: Some(Basilisk), ..Choices::NONE },
        ),
        hand(&[Blizzard, GreatFlood, Wildfire, Cavern, Dragon, Hydra, Unicorn], Choices::NONE),
        hand(
            &[Necromancer, Shapeshifter, WorldTree, FountainOfLife, Warhorse, Rainstorm, Island],
            Choices {
                necromancer: Some(Knights),
                shapeshifter: Some(Guise::Suit(Suit::Weapon)),
                island: Some(FountainOfLife),
                ..Choices::NONE
            },
        ),
        hand(
            &[Swamp, Island, Knights, Collector, Enchantress, WarlockLord, ElvenLongbow],
            Choices { island: Some(Swamp), ..Choices::NONE },
        ),
        hand(
            &[BookOfChanges, Rainstorm, Forge, Smoke, WarDirigible, Dragon, ProtectionRune],
            Choices { book_of_changes: Some(Change { card: Rainstorm, suit: Suit::Flame }), ..Choices::NONE },
        ),
        hand(
            &[BookOfChanges, Rainstorm, Forge, Smoke, WarDirigible, Lightning, Knights],
            Choices { book_of_changes: Some(Change { card: Rainstorm, suit: Suit::Flame }), ..Choices::NONE },
        ),
    ]
}

fn kinds_of_lines(scores: &[Score]) -> BTreeSet<String> {
    let lines = scores.iter().flat_map(|score| &score.cards).flat_map(|card| &card.lines);
    lines.map(|line| serde_json::to_value(line).unwrap()["kind"].as_str().unwrap().to_owned()).collect()
}

fn example_choices() -> Vec<Choice> {
    let nothing = CHOOSERS.map(|chooser| Choice::Nothing { chooser });
    let mut choices = nothing.to_vec();
    choices.extend([
        Choice::Raise { card: Card::Hydra },
        Choice::Copy { card: Card::Basilisk },
        Choice::Pose { chooser: Card::Mirage, card: Card::Rainstorm },
        Choice::Pose { chooser: Card::Shapeshifter, card: Card::ElvenLongbow },
        Choice::PoseAsSuit { chooser: Card::Mirage, suit: Suit::Army },
        Choice::PoseAsSuit { chooser: Card::Shapeshifter, suit: Suit::Weapon },
        Choice::Change { card: Card::BellTower, suit: Suit::Wizard },
        Choice::Change { card: Card::Rangers, suit: Suit::Artifact },
        Choice::Change { card: Card::Candle, suit: Suit::Land },
        Choice::Change { card: Card::Candle, suit: Suit::Leader },
        Choice::Change { card: Card::Candle, suit: Suit::Weather },
        Choice::Clear { card: Card::GreatFlood },
    ]);
    choices
}

fn example_refusals() -> Vec<ChoiceError> {
    use ChoiceError::*;
    vec![
        TooManyCards { count: 8 },
        TooManyCards { count: 22 },
        ChooserMissing { card: Card::BookOfChanges },
        TargetMissing { card: Card::Island, target: Card::Swamp },
        TargetItself { card: Card::Doppelganger },
        NecromancerSuit { target: Card::Swamp },
        NotDiscarded { target: Card::Hydra },
        GuiseSuit { card: Card::Mirage, suit: Suit::Beast },
        GuiseSuit { card: Card::Shapeshifter, suit: Suit::Army },
        GuiseUnseen { card: Card::Mirage, target: Card::Rainstorm },
        BookSuit,
        BookSameSuit { target: Card::Hydra, suit: Suit::Beast },
        IslandSuit { target: Card::Forest },
        FountainSuit { target: Card::King },
    ]
}

fn sentences(texts: &Texts) -> String {
    let mut out = String::new();
    for score in example_hands() {
        writeln!(out, "{}", texts.say("points", &[("points", score.total.into())])).unwrap();
        for card in score.cards {
            writeln!(out, "    {}", texts.name(GAME, card.card.id())).unwrap();
            for line in &card.lines {
                writeln!(out, "        {}", texts.describe(GAME, "line", line)).unwrap();
            }
        }
    }
    out.push('\n');
    for choice in example_choices() {
        writeln!(out, "{}", texts.describe(GAME, "choice", &choice)).unwrap();
    }
    out.push('\n');
    for refusal in example_refusals() {
        writeln!(out, "{}", texts.describe(GAME, "refusal", &refusal)).unwrap();
    }
    out
}

#[test]
fn every_line_choice_and_refusal_reads_well() {
    for locale in Locale::ALL {
        check_sentences("sentences", locale, &sentences(&Texts::new(locale)), &[]);
    }
}

/// Hands by a simple congruence: the same ones at every run.
fn many_hands() -> impl Iterator<Item = CardSet> {
    (0..500usize)
        .map(|n| (0..7).map(|place| Card::ALL[(n * 31 + place * (n % 7 + 1)) % Card::COUNT]).collect())
}

#[test]
fn no_line_of_any_hand_lacks_an_argument() {
    for texts in Locale::ALL.map(Texts::new) {
        for hand in many_hands() {
            let lines = score(hand, &Choices::NONE).unwrap().cards.into_iter().flat_map(|card| card.lines);
            for text in lines.map(|line| texts.describe(GAME, "line", &line)) {
                assert!(!text.contains(['⟨', '{', '$', '-']), "{text}");
            }
        }
    }
}

#[test]
fn the_examples_show_every_kind() {
    assert!(kinds_of_lines(&example_hands()).iter().map(String::as_str).eq(sorted(Line::VARIANTS)));
    let refusals: BTreeSet<&str> = example_refusals().iter().map(ChoiceError::code).collect();
    assert!(refusals.into_iter().eq(sorted(ChoiceError::VARIANTS)));
}

fn sorted(names: &[&'static str]) -> BTreeSet<&'static str> {
    names.iter().copied().collect()
}

#[test]
fn every_kind_has_its_message() {
    let choosers = CHOOSERS.map(Card::id);
    let namespaces: &[(&str, &[&str])] = &[
        ("bonus-", Bonus::VARIANTS),
        ("penalty-", Penalty::VARIANTS),
        ("line-", Line::VARIANTS),
        ("refusal-", ChoiceError::VARIANTS),
        ("chooser-", &choosers),
        ("", Card::VARIANTS),
        ("", Suit::VARIANTS),
    ];
    check_messages(GAME, namespaces);
}

#[test]
fn no_two_cards_have_one_name() {
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        let names: BTreeSet<String> = Card::ALL.iter().map(|card| texts.name(GAME, card.id())).collect();
        assert_eq!(names.len(), Card::COUNT, "{locale}");
    }
}
