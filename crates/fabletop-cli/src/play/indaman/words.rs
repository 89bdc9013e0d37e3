//! Places, mages and positions of Indaman in words.

use super::outlook::{self, Outlook, board, climbing, foreseen, height, steps, steps_by_road};
use crate::play::own::ranking;
use fabletop_core::{Game, Seat};
use fabletop_text::{OtherName, Value};
use indaman::board::Board;
use indaman::creatures::Bag;
use indaman::klippidi::{Face, Faces, Klippide};
use indaman::objects::Object;
use indaman::place::Place;
use indaman::reconstruction::BOARD;
use indaman::state::Phase;
use indaman::view::{FightView, PileView, SeatView};
use indaman::{Action, State, View};
use serde::Serialize;
use serde_json::json;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// Tells what a viewer sees of this game.
pub(crate) type Teller<'a> = crate::play::teller::Teller<'a, View>;

/// What a place is called: a space by its city or its terrain.
pub(super) fn place_id(board: &Board, place: Place) -> String {
    match (board.city(place), board.terrain(place)) {
        (Some(city), _) => city.to_string(),
        (None, Some(terrain)) => format!("{terrain}-space-{}", place.index()),
        (None, None) => place.to_string(),
    }
}

/// An event, an action or a refusal with its places called like that.
pub(crate) fn with_places(board: &Board, mut value: Value) -> Value {
    if let Value::Object(fields) = &mut value {
        for field in fields.values_mut() {
            if let Some(place) = field.as_str().and_then(|text| text.parse().ok()) {
                *field = place_id(board, place).into();
            }
        }
    }
    value
}

/// What these components call otherwise, by the messages of the usual names.
pub(crate) fn other_names(board: &Board) -> BTreeMap<String, OtherName> {
    let (own, usual) = (board.components(), BOARD.components());
    let cities = own.cities.iter().zip(&usual.cities).filter(|(own, usual)| own.name != usual.name);
    let cities = cities.map(|(own, _)| (own.city.to_string(), &own.name, Some("indaman-other-city")));
    let mages = own.mages.iter().zip(&usual.mages).filter(|(own, usual)| own.name != usual.name);
    let mages = mages.map(|(own, _)| (own.mage.to_string(), &own.name, None));
    let called = |(id, name, like): (String, &Cow<'_, str>, _)| {
        (format!("{}-{id}", State::ID), OtherName { name: name.to_string(), like })
    };
    cities.chain(mages).map(called).collect()
}

/// "3–6", "1, 4".
pub(super) fn faces(works: Faces) -> String {
    let faces: Vec<u8> = works.iter().collect();
    match faces.as_slice() {
        [first, .., last] if usize::from(last - first) + 1 == faces.len() && faces.len() > 2 => {
            format!("{first}–{last}")
        }
        _ => faces.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
    }
}

impl Teller<'_> {
    pub(super) fn board(&self) -> &Board {
        board(self.view)
    }

    /// "Forest 12", "Selvara".
    pub(super) fn place(&self, place: Place) -> String {
        let place = json!({ "place": place_id(self.board(), place) });
        self.describe("play-place", &place)
    }

    /// Names of creatures, equal ones counted.
    pub(super) fn creatures(&self, cards: Bag) -> Vec<String> {
        let name = |creature| match cards.count(creature) {
            1 => self.name(creature),
            count => format!("{count} × {}", self.name(creature)),
        };
        cards.kinds().map(name).collect()
    }

    fn gems(&self, gems: Option<u8>) -> Option<String> {
        gems.map(|gems| self.describe("play-gems", &json!({ "gems": gems })))
    }

    /// An action in words.
    pub(super) fn action(&self, action: &Action) -> String {
        let value = serde_json::to_value(action).unwrap_or_default();
        self.describe("action", &with_places(self.board(), value))
    }

    /// An action with what it would lead to.
    pub(super) fn weighed(&self, action: &Action, seat: Seat) -> String {
        let said = self.action(action);
        let target = self.view.seats.get(outlook::mover(self.view, seat).index());
        let target = target.and_then(|shown| shown.target);
        match foreseen(self.view, action, seat) {
            Outlook::Open => said,
            Outlook::Step { roll, steps } => {
                let target = target.filter(|_| steps.is_some());
                let step = json!({ "action": said, "roll": roll.id(), "target": target, "steps": steps });
                self.describe("play-step", &step)
            }
            Outlook::Far { steps } => self.describe("play-far", &json!({ "action": said, "steps": steps })),
            Outlook::Chance { percent } => {
                self.describe("play-chance", &json!({ "action": said, "percent": percent }))
            }
        }
    }

    /// The same in a few columns: "red →4".
    pub(super) fn weighed_short(&self, action: &Action, seat: Seat) -> String {
        let ahead = |steps: u8| if steps == 0 { "★".to_owned() } else { format!("→{steps}") };
        match foreseen(self.view, action, seat) {
            Outlook::Open => String::new(),
            Outlook::Step { roll, steps } => {
                let roll = self.describe("play-roll", &json!({ "roll": roll.id() }));
                steps.map_or_else(|| roll.clone(), |steps| format!("{roll} {}", ahead(steps)))
            }
            Outlook::Far { steps } => ahead(steps),
            Outlook::Chance { percent } => self.describe("play-percent", &json!({ "percent": percent })),
        }
    }

    /// The position in full sentences.
    pub(crate) fn position(&self) -> Vec<String> {
        if matches!(self.view.phase, Phase::Over { .. }) {
            return ranking::<super::Indaman>(self.view)
                .into_iter()
                .flat_map(|seat| self.zone(seat))
                .collect();
        }
        let mut lines = vec![self.round()];
        lines.push(self.describe("play-table", &json!({ "bank": self.view.bank, "deck": self.view.deck })));
        let piles: Vec<String> = self.view.piles.iter().map(|pile| self.pile(pile)).collect();
        lines.push(self.describe("play-piles", &json!({ "piles": piles })));
        if !self.view.dead.is_empty() {
            lines.push(self.describe("play-dead", &json!({ "mages": self.view.dead })));
        }
        let own = self.view.viewer.seat();
        let others = Seat::all(self.view.seats.len()).filter(|&seat| Some(seat) != own);
        lines.extend(others.chain(own).flat_map(|seat| self.zone(seat)));
        lines.extend(self.encounter());
        lines
    }

    pub(super) fn round(&self) -> String {
        self.describe("play-round", &json!({ "seat": self.view.turn, "round": self.view.round }))
    }

    fn pile(&self, pile: &PileView) -> String {
        let known = self.creatures(pile.known);
        self.describe("play-pile", &json!({ "terrain": pile.terrain, "cards": pile.cards, "known": known }))
    }

    /// A mage and what lies before it.
    pub(super) fn zone(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let mut lines = vec![self.seat(seat, shown)];
        let mut add = |line: String| lines.push(format!("    {line}"));
        if let Some(way) = self.way(seat, shown) {
            add(way);
        }
        if shown.objects > 0 {
            let known: Vec<String> = shown.known_objects.iter().map(|object| self.card(object)).collect();
            let all = known.len() == usize::from(shown.objects);
            add(self.describe("play-objects", &json!({ "count": shown.objects, "all": all, "known": known })));
        }
        if shown.kept_cards > 0 {
            let kept = self.creatures(shown.kept);
            let all = json!({ "count": shown.kept_cards, "kept": kept, "points": shown.points });
            add(self.describe("play-kept", &all));
        }
        if let Some(creature) = shown.held {
            add(self.describe("play-held", &json!({ "creature": creature })));
        }
        for control in self.view.controls.iter().filter(|control| control.victim == seat) {
            let fields =
                json!({ "seat": control.by, "victim": control.victim, "creature": control.creature });
            add(self.describe("play-control", &fields));
        }
        lines
    }

    fn seat(&self, seat: Seat, shown: &SeatView) -> String {
        let fields = json!({
            "seat": seat,
            "mage": shown.mage,
            "place": place_id(self.board(), shown.place),
            "gate": shown.at_gate,
            "ladder": height(self.view, seat),
            "top": self.board().top(),
            "gems": self.gems(shown.gems),
        });
        self.describe("play-seat", &fields)
    }

    /// From where to where, for how much, and how far it is.
    fn way(&self, seat: Seat, shown: &SeatView) -> Option<String> {
        let target = shown.target.filter(|_| !matches!(self.view.phase, Phase::Over { .. }))?;
        let ahead = steps(self.view, seat, shown.place);
        let road = steps_by_road(self.view, seat, shown.place).filter(|&road| Some(road) > ahead);
        let fields = json!({
            "flag": shown.flag,
            "target": target,
            "gems": self.board().revenue(shown.flag, target),
            "ahead": ahead.is_some(),
            "steps": ahead.unwrap_or(0),
            "road": road.unwrap_or(0),
        });
        Some(self.describe("play-way", &fields))
    }

    /// "Genie’s Lamp (card 2: 5–6)".
    pub(super) fn card(&self, object: Object) -> String {
        let works = faces(self.board().works(object));
        let card = json!({ "number": object.copy() + 1, "faces": works });
        format!("{} ({})", self.name(object.kind()), self.describe("play-card", &card))
    }

    /// The encounter, as far as it has come.
    pub(super) fn encounter(&self) -> Vec<String> {
        let mut lines = match (&self.view.fight, self.view.phase) {
            (Some(fight), _) => self.fight(fight),
            (None, Phase::Pick { seat }) => {
                let turn = self.view.turn;
                let place = self.view.seats.get(turn.index()).map(|shown| shown.place);
                let terrain = place.and_then(|place| self.board().terrain(place));
                let fields = json!({ "traveller": turn, "player": seat, "terrain": terrain });
                vec![self.describe("play-picking", &fields)]
            }
            (None, _) => Vec::new(),
        };
        if !self.view.offer.is_empty() {
            let creatures = self.creatures(self.view.offer);
            let can = self.view.seats.get(self.view.phase.seat().map_or(0, Seat::index));
            let can = can.map_or(indaman::mages::Trait::Guess, |shown| self.board().trait_of(shown.mage));
            let (points, needed) =
                (self.board().points(self.view.offer), indaman::scoring::points_per_object(can));
            let fields = json!({ "creatures": creatures, "points": points, "needed": needed });
            lines.push(self.describe("play-offer", &fields));
        }
        lines
    }

    fn fight(&self, fight: &FightView) -> Vec<String> {
        let mut lines = vec![self.describe("play-fight", fight)];
        let fists = [(fight.traveller, fight.travellers_gems), (fight.player, fight.players_gems)];
        for (seat, gems) in fists {
            let id = if fight.chosen.contains(seat) { "play-fist-closed" } else { "play-fist-open" };
            lines.push(self.describe(id, &json!({ "seat": seat, "gems": self.gems(gems) })));
        }
        if let Some(creature) = fight.card {
            lines.push(self.describe("play-laid", &json!({ "creature": creature })));
        }
        if let Some(guess) = fight.guess {
            lines.push(self.describe("play-guess", &guess));
        }
        if fight.staff {
            lines.push(self.texts.get("indaman-play-staff"));
        }
        lines
    }

    /// What counts for a mage: its trait and objects, the rolls, the tower, and what a creature would do.
    pub(super) fn outlook(&self, seat: Seat) -> Vec<String> {
        let Some(shown) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let design = self.board().mage(shown.mage);
        let favourite = json!({ "mage": shown.mage, "terrain": design.terrain });
        let mut lines = vec![
            format!("{}: {}", self.name(shown.mage), self.describe("trait", &design.can)),
            self.describe("play-favourite", &favourite),
        ];
        lines.extend(shown.known_objects.iter().map(|object| self.object(object)));
        lines.extend(shown.kept.kinds().map(|creature| self.fate(creature)));
        lines.extend(self.rolls());
        lines.extend(self.tower(seat, shown));
        lines.extend(self.declared());
        lines
    }

    fn object(&self, object: Object) -> String {
        let tried = self.view.tried.contains(object);
        let fields = json!({
            "object": object,
            "faces": faces(self.board().works(object)),
            "effect": self.describe("effect", &object.kind()),
        });
        self.describe(if tried { "play-tried" } else { "play-object" }, &fields)
    }

    fn fate(&self, creature: impl Serialize + Copy) -> String {
        let fields = json!({ "creature": creature, "fate": self.describe("fate", &creature) });
        self.describe("play-fate", &fields)
    }

    fn rolls(&self) -> [String; 2] {
        let count = |klippide, is: fn(&Face) -> bool| {
            self.board().faces(klippide).iter().filter(|face| is(face)).count()
        };
        let sword: fn(&Face) -> bool = |face| *face == Face::Sword;
        let blue = json!({ "swords": count(Klippide::Blue, sword) });
        let red = json!({
            "swords": count(Klippide::Red, sword),
            "gems": count(Klippide::Red, |face| face.gems() > 0),
        });
        [self.describe("play-blue", &blue), self.describe("play-red", &red)]
    }

    /// What the squares need, and the chance for each number of gems at the next one.
    fn tower(&self, seat: Seat, shown: &SeatView) -> Vec<String> {
        let squares = &self.board().components().tower.squares;
        let mut lines = vec![self.describe("play-tower", &json!({ "squares": squares }))];
        let height = height(self.view, seat);
        let Some(needed) = self.board().square(height) else { return lines };
        let mut chances = Vec::new();
        for gems in 0..=shown.gems.unwrap_or(0) {
            let percent = climbing(self.view, seat, height, gems);
            chances.push(self.describe("play-with", &json!({ "gems": gems, "percent": percent })));
            if percent == 100 {
                break;
            }
        }
        let fields = json!({ "square": height + 1, "needed": needed, "chances": chances });
        lines.push(self.describe("play-square", &fields));
        lines
    }

    /// What the declared creature would do, or those that are called so.
    fn declared(&self) -> Vec<String> {
        let Some(fight) = &self.view.fight else { return Vec::new() };
        let called = |creature: &&indaman::creatures::Creature| creature.name() == Some(fight.name);
        let creatures = indaman::creatures::Creature::ALL.iter().filter(called);
        creatures.map(|&creature| self.fate(creature)).collect()
    }
}
