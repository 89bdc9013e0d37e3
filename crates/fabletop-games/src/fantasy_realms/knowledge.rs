//! How a hand stands: what it can still become, by playing the rest of the game in short.
//!
//! Only the thinking seat's hand is played well, by its exact points. Of the others it is enough to know which
//! cards they take and leave, and how strong their hands usually become.

use super::purse::Points;
use fabletop_bots::{Knowledge, Standings, ThoughtRng};
use fabletop_core::{GameRng, MAX_SEATS, Outcome, Seat};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::Pool;
use fantasy_realms::state::{HAND, Phase};
use fantasy_realms::{State, View};
use serde::{Deserialize, Serialize};

/// What is expected of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expectations {
    /// What a hand of somebody else is worth in the end, and how much that varies.
    pub(super) others: f32,
    pub(super) spread: f32,
    /// What it gains by every turn more than usual.
    pub(super) turn: f32,
    /// How often somebody takes from the discard area instead of drawing.
    pub(super) takes: f32,
    /// What a card of the discard area must bring beyond the mean of draws to be taken.
    pub(super) margin: f32,
    /// Own turns that are played before the hand is counted; the whole rest of the game, if it has fewer.
    pub(super) ahead: u8,
}

pub(super) const EXPECTATIONS: Expectations =
    Expectations { others: 203.0, spread: 45.0, turn: 9.0, takes: 0.55, margin: 0.0, ahead: u8::MAX };

/// Turns of everybody until the game is over, from an empty discard area.
const TURNS: f32 = 22.0;

/// Judges hands by what they become.
pub(super) struct HandKnowledge {
    expectations: Expectations,
    points: Points,
    seat: Seat,
    /// What draws brought in all that was played: sum and number.
    drawn: (f32, f32),
}

impl HandKnowledge {
    pub(super) fn new(expectations: Expectations) -> HandKnowledge {
        HandKnowledge { expectations, points: Points::new(), seat: Seat(0), drawn: (20.0, 2.0) }
    }

    /// The share of a victory that `points` bring against hands that had so many more turns than usual.
    fn share(&self, points: f32, others: usize, more_turns: f32) -> f32 {
        let expected = self.expectations.others + self.expectations.turn * more_turns;
        beats((points - expected) / self.expectations.spread).powi(others as i32)
    }

    /// What a draw brought.
    fn hears(&mut self, gain: i32) {
        self.drawn = (self.drawn.0 + gain as f32, self.drawn.1 + 1.0);
    }

    /// What a card must bring to be taken instead of drawing.
    fn hoped(&self) -> i32 {
        (self.drawn.0 / self.drawn.1 + self.expectations.margin) as i32
    }

    fn standing(&self, share: f32) -> Standings {
        let mut standings = [0.0; MAX_SEATS];
        standings[self.seat.index()] = share;
        standings
    }
}

/// The chance that a normal number is below `z`, near enough.
fn beats(z: f32) -> f32 {
    1.0 / (1.0 + (-1.702 * z).exp())
}

impl Knowledge<State> for HandKnowledge {
    fn attend(&mut self, seat: Seat, _: &View) {
        self.seat = seat;
        self.drawn = (20.0, 2.0);
    }

    fn standings(&mut self, position: &State, rng: &mut ThoughtRng) -> Standings {
        let rest = Rest::of(position, self.seat);
        let others = rest.seats - 1;
        let left = rest.end.saturating_sub(position.discard.len()) as f32 / rest.end as f32;
        let usual = left * TURNS / rest.seats as f32;
        let (points, turns) = rest.play(self, rng);
        let more = turns as f32 / others as f32 - usual;
        self.standing(self.share(points, others, more))
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        let points = outcome.points[self.seat.index()] as f32;
        self.standing(self.share(points, outcome.points.len() - 1, 0.0))
    }
}

/// The rest of a game, in short.
struct Rest {
    seats: usize,
    own: Seat,
    /// Whose turn it is, and the cards of which that seat now gives one, if it has its card already.
    turn: Seat,
    giving: CardSet,
    hand: CardSet,
    others: [CardSet; MAX_SEATS],
    known: [CardSet; MAX_SEATS],
    discard: CardSet,
    /// Cards of the discard area that were not worth taking with this hand.
    passed: CardSet,
    deck: CardSet,
    pool: Pool,
    /// Cards of the discard area that end the game.
    end: usize,
    over: bool,
}

impl Rest {
    fn of(position: &State, own: Seat) -> Rest {
        let mut others = [CardSet::EMPTY; MAX_SEATS];
        let mut known = [CardSet::EMPTY; MAX_SEATS];
        let seats = position.seat_count();
        others[..seats].copy_from_slice(&position.hands[..seats]);
        known[..seats].copy_from_slice(&position.taken[..seats]);
        Rest {
            seats,
            own,
            turn: position.phase.seat().unwrap_or(own),
            giving: match position.phase {
                Phase::Discard(seat) => position.hands[seat.index()],
                Phase::DiscardDrawn(_, drawn) => drawn,
                _ => CardSet::EMPTY,
            },
            hand: position.hands[own.index()],
            others,
            known,
            discard: position.discarded(),
            passed: CardSet::EMPTY,
            deck: position.deck,
            pool: position.pool(),
            end: position.config.variant.last_discard(),
            over: matches!(position.phase, Phase::Reveal | Phase::Over),
        }
    }

    /// The points in the end, and how many turns the others had.
    fn play(mut self, know: &mut HandKnowledge, rng: &mut ThoughtRng) -> (f32, u32) {
        let (mut turns, mut ahead) = (0, know.expectations.ahead);
        while !self.over {
            if self.turn == self.own {
                if self.giving.is_empty() && ahead == 0 {
                    break;
                }
                ahead = ahead.saturating_sub(u8::from(self.giving.is_empty()));
                self.own_turn(know, rng);
            } else {
                self.other_turn(know.expectations.takes, rng);
                turns += 1;
            }
            self.giving = CardSet::EMPTY;
            let all_full = self.hand.len() >= HAND
                && Seat::all(self.seats)
                    .all(|seat| seat == self.own || self.others[seat.index()].len() >= HAND);
            self.over = (all_full && self.discard.len() >= self.end) || self.deck.is_empty();
            self.turn = self.turn.next(self.seats);
        }
        self.pool.discard = self.discard;
        (know.points.of(self.hand, self.pool) as f32, turns)
    }

    fn draw(&mut self, rng: &mut ThoughtRng) -> Option<Card> {
        let card = pick(self.deck, rng)?;
        self.deck.remove(card);
        Some(card)
    }

    fn own_turn(&mut self, know: &mut HandKnowledge, rng: &mut ThoughtRng) {
        self.pool.discard = self.discard;
        if !self.giving.is_empty() {
            return self.give_worst(self.giving, know);
        }
        let now = know.points.of(self.hand, self.pool);
        if let Some(card) = self.worth_taking(now, know) {
            self.discard.remove(card);
            self.hand.insert(card);
            self.passed = CardSet::EMPTY;
            if self.hand.len() > HAND {
                self.give_worst(self.hand, know);
            }
            return;
        }
        self.passed = self.discard;
        if self.hand.len() < HAND {
            return self.draw_two(now, know, rng);
        }
        let Some(card) = self.draw(rng) else { return };
        let better = know.points.best_without(self.hand.with(card), self.hand.with(card), self.pool, now);
        know.hears(better.map_or(0, |(points, _)| points - now));
        match better {
            Some((_, gone)) => {
                self.hand.insert(card);
                self.give(gone);
                self.passed = CardSet::of(&[gone]);
            }
            None => {
                self.discard.insert(card);
                self.passed.insert(card);
            }
        }
    }

    /// The card of the discard area that brings most, if it is more than a draw would.
    fn worth_taking(&self, now: i32, know: &mut HandKnowledge) -> Option<Card> {
        let mut floor = now + know.hoped();
        let mut best = None;
        for card in self.discard - self.passed {
            let hand = self.hand.with(card);
            let points = if hand.len() <= HAND {
                Some(know.points.of(hand, self.pool)).filter(|&points| points > floor)
            } else {
                know.points.best_without(hand, hand, self.pool, floor).map(|(points, _)| points)
            };
            if let Some(points) = points {
                (floor, best) = (points, Some(card));
            }
        }
        best
    }

    /// While hands are still small: the better of two cards is kept.
    fn draw_two(&mut self, now: i32, know: &mut HandKnowledge, rng: &mut ThoughtRng) {
        let (Some(one), Some(other)) = (self.draw(rng), self.draw(rng)) else { return };
        let [first, second] = [one, other].map(|card| know.points.of(self.hand.with(card), self.pool));
        let (kept, gone) = if first >= second { (one, other) } else { (other, one) };
        know.hears(first.max(second) - now);
        self.hand.insert(kept);
        self.discard.insert(gone);
        self.passed = CardSet::EMPTY;
    }

    fn give_worst(&mut self, from: CardSet, know: &mut HandKnowledge) {
        if let Some((_, gone)) = know.points.best_without(self.hand, from, self.pool, i32::MIN) {
            self.give(gone);
        }
    }

    fn give(&mut self, gone: Card) {
        self.hand.remove(gone);
        self.discard.insert(gone);
    }

    /// Somebody else takes what is there now and then, and gives what nobody saw it take.
    fn other_turn(&mut self, takes: f32, rng: &mut ThoughtRng) {
        const STEPS: u32 = 1 << 16;
        let seat = self.turn.index();
        let building = self.others[seat].len() < HAND;
        if self.giving.is_empty() {
            let take = !self.discard.is_empty() && (rng.below(STEPS) as f32) < takes * STEPS as f32;
            if take {
                let Some(card) = pick(self.discard, rng) else { return };
                self.discard.remove(card);
                self.others[seat].insert(card);
                self.known[seat].insert(card);
            } else if let Some(card) = self.draw(rng) {
                self.others[seat].insert(card);
                if building && let Some(gone) = self.draw(rng) {
                    self.discard.insert(gone);
                }
            }
            if building {
                return;
            }
        }
        let hidden = self.others[seat] - self.known[seat];
        let from = if hidden.is_empty() { self.others[seat] } else { hidden };
        if let Some(gone) = pick(from, rng) {
            self.others[seat].remove(gone);
            self.known[seat].remove(gone);
            self.discard.insert(gone);
        }
    }
}

fn pick(cards: CardSet, rng: &mut ThoughtRng) -> Option<Card> {
    if cards.is_empty() { None } else { cards.nth(rng.below(cards.len() as u32)) }
}
