//! The dummy's rules.

use super::{
    Action, CHIPS, Chance, Config, Dummy, Event, EventView, MOST_SEATS, Phase, Rejection, TOKENS, View,
};
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};

/// The clock of a haggling turn.
const HAGGLING_SECONDS: u32 = 10;

type Refused = Rejected<Rejection>;

impl Game for Dummy {
    const ID: &'static str = "dummy";
    const RULES_VERSION: u32 = 1;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type EventView = EventView;
    type Rejection = Rejection;

    fn setup(config: &Config) -> Result<Dummy, Rejection> {
        if !(2..=MOST_SEATS).contains(&usize::from(config.seats)) {
            return Err(Rejection::SeatCount { seats: config.seats });
        }
        let nothing = [None; MOST_SEATS];
        Ok(Dummy { config: *config, tokens: nothing, bids: nothing, shouts: nothing, time_is_up: false })
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn turn(&self) -> Turn {
        match self.phase() {
            Phase::Deal(_) => Turn::Chance,
            Phase::Bidding(seats) => Turn::Seats(seats),
            Phase::Haggling => {
                Turn::Timed { seats: SeatSet::all(self.seat_count()), seconds: HAGGLING_SECONDS }
            }
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn may_reconsider(&self) -> SeatSet {
        self.wavering()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase() {
            Phase::Bidding(seats) if seats.contains(seat) => out.extend((0..=CHIPS).map(Action::Bid)),
            Phase::Bidding(_) if self.wavering().contains(seat) => out.push(Action::Reconsider),
            Phase::Haggling if seat.index() < self.seat_count() => {
                let last = self.shouts[seat.index()];
                out.extend(TOKENS.into_iter().filter(|&number| last != Some(number)).map(Action::Shout));
            }
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Result<(), Refused> {
        let phase = self.phase();
        if phase == Phase::Over {
            return Err(Misplaced::GameOver.into());
        }
        let wavers = self.wavering().contains(seat);
        if !wavers && !self.turn().seats().contains(seat) {
            return Err(Misplaced::NotYourTurn.into());
        }
        match (*action, phase) {
            (Action::Reconsider, _) if wavers => {
                self.bids[seat.index()] = None;
                events.emit(|| Event::Reconsidered { seat });
                Ok(())
            }
            (Action::Reconsider, _) => Err(Rejected::Rule(Rejection::NothingToReconsider)),
            (Action::Bid(_), _) if wavers => Err(Rejected::Rule(Rejection::NoBidding)),
            (Action::Bid(bid), Phase::Bidding(_)) => self.bid(seat, bid, events),
            (Action::Bid(_), _) => Err(Rejected::Rule(Rejection::NoBidding)),
            (Action::Shout(number), Phase::Haggling) => self.shout(seat, number, events),
            (Action::Shout(_), _) => Err(Rejected::Rule(Rejection::NoHaggling)),
        }
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> Chance {
        Chance(*rng.pick(&self.tokens_left()).expect("there are more tokens than seats"))
    }

    fn apply_chance(&mut self, chance: &Chance, events: &mut impl Sink<Event>) -> Result<(), Refused> {
        let Phase::Deal(seat) = self.phase() else { return Err(Misplaced::NotChance.into()) };
        let (token, open) = (chance.0, self.config.open);
        if !self.tokens_left().contains(&token) {
            return Err(Rejected::Rule(Rejection::TokenNotThere { token }));
        }
        self.tokens[seat.index()] = Some(token);
        events.emit(|| Event::Dealt { seat, token, open });
        Ok(())
    }

    fn time_up(&mut self, events: &mut impl Sink<Event>) -> Result<(), Refused> {
        if self.phase() != Phase::Haggling {
            return Err(Misplaced::NotTimed.into());
        }
        self.time_is_up = true;
        self.end(events);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        super::view::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(super::view::event_view(event, viewer))
    }

    fn determinize(view: &View, rng: &mut impl GameRng) -> Dummy {
        super::view::determinize(view, rng)
    }

    fn invariants(&self) -> Result<(), &'static str> {
        let dealt: Vec<u8> = self.tokens.into_iter().flatten().collect();
        let distinct = dealt.iter().enumerate().all(|(at, token)| !dealt[..at].contains(token));
        let ruled = [
            (dealt.iter().all(|token| TOKENS.contains(token)), "rule 2: every token is one of the five"),
            (distinct, "rule 2: no token is dealt twice"),
            (self.bids.iter().flatten().all(|&bid| bid <= CHIPS), "rule 3: nobody bids more than two chips"),
            (
                self.bids == [None; MOST_SEATS] || dealt.len() == self.seat_count(),
                "rule 3: bids come after the deal",
            ),
            (self.config.haggle || !self.time_is_up, "rule 4: without haggling there is no clock"),
        ];
        ruled.iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, rule)| Err(rule))
    }
}

impl Dummy {
    fn bid(&mut self, seat: Seat, bid: u8, events: &mut impl Sink<Event>) -> Result<(), Refused> {
        if bid > CHIPS {
            return Err(Rejected::Rule(Rejection::BidTooHigh { bid }));
        }
        let open = self.config.open;
        self.bids[seat.index()] = Some(bid);
        events.emit(|| Event::HasBid { seat, bid, open });
        let phase = self.phase();
        if !matches!(phase, Phase::Bidding(_)) {
            events.emit(|| Event::BidsShown(self.bids.into_iter().flatten().collect()));
        }
        if phase == Phase::Over {
            self.end(events);
        }
        Ok(())
    }

    fn shout(&mut self, seat: Seat, number: u8, events: &mut impl Sink<Event>) -> Result<(), Refused> {
        if !TOKENS.contains(&number) {
            return Err(Rejected::Rule(Rejection::NoSuchNumber { number }));
        }
        if self.shouts[seat.index()] == Some(number) {
            return Err(Rejected::Rule(Rejection::ShoutRepeated { number }));
        }
        self.shouts[seat.index()] = Some(number);
        events.emit(|| Event::Shouted { seat, number });
        Ok(())
    }

    fn end(&self, events: &mut impl Sink<Event>) {
        events.emit(|| Event::Ended {
            tokens: self.tokens.into_iter().flatten().collect(),
            points: self.outcome().points.to_vec(),
        });
    }
}
