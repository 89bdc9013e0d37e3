//! How a hand stands: the rest of the game is played in short, everybody by the exact points of the own hand.
//!
//! What somebody holds is made up at random; but whoever has drawn a few times has kept the better cards, so the
//! made-up hands of the others are practised first.

use super::judge::HandJudge;
use super::purse::Points;
use fabletop_bots::{Judge, Knowledge, Standings, ThoughtRng, by_lead, softened};
use fabletop_core::{Game, GameRng, MAX_SEATS, Outcome, Seat};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::Pool;
use fantasy_realms::state::{HAND, Phase};
use fantasy_realms::{Action, State, View};
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// What is expected of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expectations {
    /// Points ahead that almost win.
    pub(super) lead: f32,
    /// What a card of the discard area must bring beyond the mean of draws to be taken.
    pub(super) margin: f32,
    /// How often others have drawn and kept the better cards, for every draw that they had.
    pub(super) practice: f32,
    /// Turns that are played before hands are counted; the whole rest of the game, if it has fewer.
    pub(super) ahead: u8,
}

pub(super) const EXPECTATIONS: Expectations =
    Expectations { lead: 20.0, margin: 0.0, practice: 5.0, ahead: u8::MAX };

/// What draws are taken to bring before any was seen.
const DRAWN: (f32, f32) = (20.0, 2.0);

/// Judges hands by what they become.
pub(super) struct HandKnowledge {
    expectations: Expectations,
    points: Points,
    seat: Seat,
    /// What draws brought in all that was played: sum and number.
    drawn: (f32, f32),
    /// What a greedy player is inclined to in the decision that is thought about. Elsewhere everything is as good
    /// as anything: it would take longer than to play on.
    leanings: Vec<(Action, f32)>,
    asked: Option<(CardSet, CardSet)>,
}

impl HandKnowledge {
    pub(super) fn new(expectations: Expectations) -> HandKnowledge {
        HandKnowledge {
            expectations,
            points: Points::new(),
            seat: Seat(0),
            drawn: DRAWN,
            leanings: Vec::new(),
            asked: None,
        }
    }

    fn standings_of(&self, points: impl Iterator<Item = f64> + Clone) -> Standings {
        by_lead(points, f64::from(self.expectations.lead))
    }

    /// What a draw brought.
    fn hears(&mut self, gain: i32) {
        self.drawn = (self.drawn.0 + gain as f32, self.drawn.1 + 1.0);
    }

    /// What a card must bring to be taken instead of drawing.
    fn hoped(&self) -> i32 {
        (self.drawn.0 / self.drawn.1 + self.expectations.margin) as i32
    }
}

impl Knowledge<State> for HandKnowledge {
    fn attend(&mut self, seat: Seat, view: &View) {
        (self.seat, self.drawn) = (seat, DRAWN);
        self.asked = Some((view.hand, view.discard.iter().copied().collect()));
        let mut legal = Vec::new();
        State::determinize(view, &mut ThoughtRng::seed_from_u64(0)).legal_actions(seat, &mut legal);
        let leanings = leanings(seat, view, &legal);
        self.leanings = legal.into_iter().zip(leanings).collect();
    }

    fn standings(&mut self, position: &State, rng: &mut ThoughtRng) -> Standings {
        let mut rest = Rest::of(position, rng);
        rest.practise(self);
        let points = rest.play(self);
        self.standings_of(points[..rest.seats].iter().copied().map(f64::from))
    }

    fn inclinations(&mut self, position: &State, seat: Seat, legal: &[Action], weights: &mut Vec<f32>) {
        let now = (position.hands[seat.index()], position.discarded());
        let is_asked = seat == self.seat && self.asked == Some(now);
        let leaning = |action: &Action| self.leanings.iter().find(|(known, _)| known == action);
        weights.extend(legal.iter().map(|action| {
            let known = leaning(action).filter(|_| is_asked);
            known.map_or(1.0, |(_, leaning)| *leaning)
        }));
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        self.standings_of(outcome.points.iter().copied().map(f64::from))
    }
}

/// How much a greedy player is inclined to each of `legal`.
pub(super) fn leanings(seat: Seat, view: &View, legal: &[Action]) -> Vec<f32> {
    softened(&HandJudge.values(seat, view, legal), SCALE).collect()
}

/// Points by which one action is much better than another.
const SCALE: f64 = 10.0;

/// The rest of a game, in short.
struct Rest {
    seats: usize,
    /// Whose turn it is, and the cards of which that seat now gives one, if it has its card already.
    turn: Seat,
    giving: CardSet,
    hands: [CardSet; MAX_SEATS],
    /// Cards that everybody saw somebody take.
    taken: [CardSet; MAX_SEATS],
    /// Cards of the discard area that were not worth taking with a hand.
    passed: [CardSet; MAX_SEATS],
    discard: CardSet,
    deck: CardSet,
    /// The order in which cards come, if they are in the deck, and how many of it have come. The same order comes
    /// whatever is done, so that one action can be compared with another.
    order: [Card; Card::COUNT],
    come: usize,
    pool: Pool,
    /// Cards of the discard area that end the game.
    end: usize,
    over: bool,
}

impl Rest {
    fn of(position: &State, rng: &mut ThoughtRng) -> Rest {
        let mut order = std::array::from_fn(|card| Card::ALL[card]);
        rng.shuffle(&mut order);
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        let mut taken = [CardSet::EMPTY; MAX_SEATS];
        let seats = position.seat_count();
        hands[..seats].copy_from_slice(&position.hands[..seats]);
        taken[..seats].copy_from_slice(&position.taken[..seats]);
        Rest {
            seats,
            turn: position.phase.seat().unwrap_or(Seat(0)),
            giving: match position.phase {
                Phase::Discard(seat) => position.hands[seat.index()],
                Phase::DiscardDrawn(_, drawn) => drawn,
                _ => CardSet::EMPTY,
            },
            hands,
            taken,
            passed: [CardSet::EMPTY; MAX_SEATS],
            discard: position.discarded(),
            deck: position.deck,
            order,
            come: 0,
            pool: position.pool(),
            end: position.config.variant.last_discard(),
            over: matches!(position.phase, Phase::Reveal | Phase::Over),
        }
    }

    /// The others have had their draws, and kept what is better; what they gave is somewhere in the deck here.
    fn practise(&mut self, know: &mut HandKnowledge) {
        let draws = self.discard.len() as f32 / self.seats as f32 * know.expectations.practice;
        self.pool.discard = self.discard;
        let (own, order) = (know.seat, self.order);
        for seat in Seat::all(self.seats).filter(|&seat| seat != own) {
            // Each from another place of the order.
            let cards = order.iter().rev().cycle().skip(seat.index() * Card::COUNT / self.seats);
            let mut left = draws.round() as usize;
            for &card in cards.take(Card::COUNT) {
                if left == 0 {
                    break;
                }
                if self.deck.contains(card) {
                    self.practise_once(seat.index(), card, know);
                    left -= 1;
                }
            }
        }
    }

    fn practise_once(&mut self, seat: usize, card: Card, know: &mut HandKnowledge) {
        let (hand, own) = (self.hands[seat].with(card), self.hands[seat] - self.taken[seat] - self.giving);
        let now = know.points.of(self.hands[seat], self.pool);
        if let Some((_, gone)) = know.points.best_without(hand, own, self.pool, now) {
            self.hands[seat] = hand.without(gone);
            self.deck = self.deck.without(card).with(gone);
        }
    }

    /// The points of everybody in the end.
    fn play(&mut self, know: &mut HandKnowledge) -> [i32; MAX_SEATS] {
        let mut ahead = know.expectations.ahead;
        while !self.over {
            if self.giving.is_empty() {
                if ahead == 0 {
                    break;
                }
                ahead -= 1;
            }
            self.take_turn(know);
            self.giving = CardSet::EMPTY;
            let all_full = self.hands[..self.seats].iter().all(|hand| hand.len() >= HAND);
            self.over = (all_full && self.discard.len() >= self.end) || self.deck.is_empty();
            self.turn = self.turn.next(self.seats);
        }
        self.pool.discard = self.discard;
        std::array::from_fn(|seat| know.points.of(self.hands[seat], self.pool))
    }

    fn draw(&mut self) -> Option<Card> {
        while let Some(&card) = self.order.get(self.come) {
            self.come += 1;
            if self.deck.contains(card) {
                self.deck.remove(card);
                return Some(card);
            }
        }
        None
    }

    fn hand(&mut self) -> &mut CardSet {
        &mut self.hands[self.turn.index()]
    }

    fn take_turn(&mut self, know: &mut HandKnowledge) {
        self.pool.discard = self.discard;
        if !self.giving.is_empty() {
            return self.give_worst(self.giving, know);
        }
        let (hand, seat) = (*self.hand(), self.turn.index());
        let now = know.points.of(hand, self.pool);
        if let Some(card) = self.worth_taking(now, know) {
            self.discard.remove(card);
            self.hand().insert(card);
            self.passed[seat] = CardSet::EMPTY;
            if self.hand().len() > HAND {
                let all = *self.hand();
                self.give_worst(all, know);
            }
            return;
        }
        self.passed[seat] = self.discard;
        if hand.len() < HAND {
            return self.draw_two(now, know);
        }
        let Some(card) = self.draw() else { return };
        let better = know.points.best_without(hand.with(card), hand.with(card), self.pool, now);
        know.hears(better.map_or(0, |(points, _)| points - now));
        match better {
            Some((_, gone)) => {
                self.hand().insert(card);
                self.give(gone);
                self.passed[seat] = CardSet::of(&[gone]);
            }
            None => {
                self.discard.insert(card);
                self.passed[seat].insert(card);
            }
        }
    }

    /// The card of the discard area that brings most, if it is more than a draw would.
    fn worth_taking(&mut self, now: i32, know: &mut HandKnowledge) -> Option<Card> {
        let mut floor = now + know.hoped();
        let mut best = None;
        for card in self.discard - self.passed[self.turn.index()] {
            let hand = self.hand().with(card);
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
    fn draw_two(&mut self, now: i32, know: &mut HandKnowledge) {
        let (Some(one), Some(other)) = (self.draw(), self.draw()) else { return };
        let hand = *self.hand();
        let [first, second] = [one, other].map(|card| know.points.of(hand.with(card), self.pool));
        let (kept, gone) = if first >= second { (one, other) } else { (other, one) };
        know.hears(first.max(second) - now);
        self.hand().insert(kept);
        self.discard.insert(gone);
        self.passed[self.turn.index()] = CardSet::EMPTY;
    }

    fn give_worst(&mut self, from: CardSet, know: &mut HandKnowledge) {
        let hand = *self.hand();
        if let Some((_, gone)) = know.points.best_without(hand, from, self.pool, i32::MIN) {
            self.give(gone);
        }
    }

    fn give(&mut self, gone: Card) {
        self.hand().remove(gone);
        self.discard.insert(gone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_bots::Greedy;
    use fabletop_core::{Bot, Budget, Ignore, Turn, Viewer};
    use fantasy_realms::Config;

    /// A game of four greedy ones, when so many cards lie there; then all that the first one does not see is
    /// made up.
    fn made_up(discards: usize, seed: u64) -> State {
        let mut rng = ThoughtRng::seed_from_u64(seed);
        let mut state = State::setup(&Config::new(4)).expect("four may play");
        let mut bots: Vec<_> = (0..4).map(|bot| Greedy::new(HandJudge, bot)).collect();
        loop {
            match state.turn() {
                Turn::Chance => {
                    let chance = state.sample_chance(&mut rng);
                    state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
                }
                Turn::Seats(_) if state.discard.len() == discards => break,
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let view = state.view(Viewer::Seat(seat));
                    let action = bots[seat.index()].choose(seat, &view, &legal, Budget::Iterations(1));
                    state.apply(seat, &action.expect("a decision"), &mut Ignore).expect("it is legal");
                }
                turn => unreachable!("{turn:?} before the end"),
            }
        }
        State::determinize(&state.view(Viewer::Seat(Seat(0))), &mut rng)
    }

    fn every_card_is_somewhere(rest: &Rest) {
        let places = || rest.hands[..rest.seats].iter().copied().chain([rest.discard, rest.deck]);
        assert_eq!(places().fold(CardSet::EMPTY, |all, place| all | place), CardSet::ALL);
        assert_eq!(places().map(CardSet::len).sum::<usize>(), Card::COUNT, "no card is in two places");
    }

    #[test]
    fn practised_hands_are_better_and_keep_what_was_seen() {
        let (mut better, mut seen) = (0, 0);
        for seed in 0..20 {
            let position = made_up(6, seed);
            let mut know = HandKnowledge::new(EXPECTATIONS);
            let mut rest = Rest::of(&position, &mut ThoughtRng::seed_from_u64(seed));
            let before = rest.hands;
            rest.practise(&mut know);
            every_card_is_somewhere(&rest);
            assert_eq!(rest.hands[0], before[0], "the own hand is known");
            for ((&hand, &made_up), &taken) in rest.hands.iter().zip(&before).zip(&rest.taken).take(4).skip(1)
            {
                assert!((taken - hand).is_empty(), "what was seen taken is still there");
                seen += taken.len();
                let [now, then] = [hand, made_up].map(|hand| know.points.of(hand, rest.pool));
                assert!(now >= then);
                better += usize::from(now > then);
            }
        }
        assert!(better > 50 && seen > 20, "{better} of 60 hands are better, {seen} cards were seen taken");
    }

    #[test]
    fn a_game_in_short_keeps_the_cards_together_and_ends() {
        for seed in 0..20 {
            let position = made_up(seed as usize % 10, seed);
            let mut know = HandKnowledge::new(EXPECTATIONS);
            let mut rest = Rest::of(&position, &mut ThoughtRng::seed_from_u64(seed));
            let points = rest.play(&mut know);
            every_card_is_somewhere(&rest);
            assert_eq!(rest.discard.len(), rest.end, "ruling 3");
            let pool = Pool { discard: rest.discard, ..rest.pool };
            let counted = |seat: usize| fantasy_realms::scoring::best_choices(rest.hands[seat], pool).total;
            assert!((0..4).all(|seat| points[seat] == counted(seat)));
        }
    }

    /// With a few cards left to see, whoever is ahead by far has almost won.
    #[test]
    fn standings_are_shares_and_follow_the_hands() {
        for seed in 0..10 {
            let mut position = made_up(9, seed);
            let best = [Card::BellTower, Card::Candle, Card::BookOfChanges, Card::ShieldOfKeth];
            let best = CardSet::of(&best) | CardSet::of(&[Card::SwordOfKeth, Card::GemOfOrder, Card::Queen]);
            for hand in &mut position.hands {
                *hand = *hand - best;
            }
            position.hands[0] = best;
            position.taken = [CardSet::EMPTY; _];
            let used = position.hands.iter().fold(position.discarded(), |all, hand| all | *hand);
            position.discard.retain(|card| !best.contains(*card));
            position.deck = CardSet::ALL - used - best;
            for seat in 1..4 {
                while position.hands[seat].len() < HAND {
                    let card = position.deck.iter().next().expect("a card");
                    position.deck.remove(card);
                    position.hands[seat].insert(card);
                }
            }
            let mut know = HandKnowledge::new(EXPECTATIONS);
            let standings = know.standings(&position, &mut ThoughtRng::seed_from_u64(seed));
            assert!((standings[..4].iter().sum::<f32>() - 1.0).abs() < 1e-4, "{standings:?}");
            // The rulebook's 380 points: nobody else comes near.
            assert!(standings[0] > 0.9, "{standings:?}");
        }
    }
}
