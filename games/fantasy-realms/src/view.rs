//! What a viewer sees, and positions that would look the same.

use crate::action::Shows;
use crate::cards::{Card, CardSet};
use crate::config::{Config, MAX_PLAYERS, Variant};
use crate::event::OfferView;
use crate::phases::trade::eyes;
use crate::scoring::{Choices, Made, Optimum};
use crate::state::{Draft, HAND, Moment, Offer, Phase, State, Trading};
use alloc::boxed::Box;
use alloc::vec::Vec;
use fabletop_core::{GameRng, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done.
    pub moment: Moment,
    /// By whom, where it is one seat's turn.
    pub turn: Option<Seat>,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// The cards the viewer just drew and has to decide about.
    pub drawn: CardSet,
    /// All seats.
    pub seats: Vec<SeatView>,
    /// The discard area, oldest first.
    pub discard: Vec<Card>,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// Whether the very first turn is still to come.
    pub first_turn: bool,
    /// How many turns in a row took from the discard area.
    pub takes_in_a_row: u16,
    /// Whether the deck is compulsory.
    pub deck_only: bool,
    /// The market of the chaos variant.
    pub market: Option<MarketView>,
}

/// What is public of a seat, and what this viewer knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct SeatView {
    /// How many cards it holds.
    pub count: u8,
    /// Those of them the viewer knows; all of them at the reveal.
    pub known: CardSet,
    /// Those of them everybody saw it take from the discard area.
    pub taken: CardSet,
    /// The choices made at the reveal.
    pub made: Made,
    /// Whether it has no more to choose.
    pub agreed: bool,
    /// Points and choices, when the game is over.
    pub result: Option<ResultView>,
}

/// How a seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct ResultView {
    /// The points.
    pub total: i32,
    /// The choices behind them.
    pub choices: Choices,
}

/// What a viewer sees of the market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct MarketView {
    /// The open offers, oldest first.
    pub offers: Vec<OfferView>,
    /// The number of the next offer.
    pub next_offer: u16,
    /// The offer the viewer is preparing.
    pub draft: Option<Draft>,
    /// How many trades each seat has made.
    pub trades: Vec<u16>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = |seat: Option<Seat>| seat.is_some_and(|seat| viewer.is(seat));
    let drawn = match state.phase {
        Phase::DiscardDrawn(_, drawn) | Phase::Keep(_, drawn) if own(state.phase.seat()) => drawn,
        _ => CardSet::EMPTY,
    };
    View {
        viewer,
        config: state.config,
        moment: state.phase.moment(),
        turn: state.phase.seat(),
        hand: viewer.seat().and_then(|seat| state.hands.get(seat.index()).copied()).unwrap_or_default(),
        drawn,
        seats: Seat::all(state.seat_count()).map(|seat| seat_view(state, viewer, seat)).collect(),
        discard: state.discard.iter().copied().collect(),
        deck: state.deck.len() as u8,
        first_turn: state.first_turn,
        takes_in_a_row: state.takes_in_a_row,
        deck_only: state.deck_only,
        market: state.trading.as_ref().map(|trading| market_view(state, trading, viewer)),
    }
}

fn seat_view(state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let hand = state.hands[seat.index()];
    let open = matches!(state.phase, Phase::Reveal | Phase::Over);
    let known = if open || viewer.is(seat) {
        hand
    } else {
        let told = state.trading.as_ref().map(|trading| trading.knows[eyes(viewer)][seat.index()]);
        state.taken[seat.index()] | told.unwrap_or_default()
    };
    let Optimum { total, choices } = state.results[seat.index()];
    SeatView {
        count: hand.len() as u8,
        known,
        taken: state.taken[seat.index()],
        made: if open { state.made[seat.index()] } else { Made::NOTHING },
        agreed: state.agreed.contains(seat),
        result: (state.phase == Phase::Over).then_some(ResultView { total, choices }),
    }
}

fn market_view(state: &State, trading: &Trading, viewer: Viewer) -> MarketView {
    MarketView {
        offers: trading.offers.iter().map(|offer| offer.view(viewer)).collect(),
        next_offer: trading.next_offer,
        draft: viewer.seat().and_then(|seat| trading.drafts.get(seat.index()).copied().flatten()),
        trades: trading.trades[..state.seat_count()].to_vec(),
    }
}

/// A position that looks like `view`: the cards nobody showed the viewer, at random where they can be.
pub(crate) fn determinize(view: &View, rng: &mut impl GameRng) -> State {
    let mut guess = Guess { view, hidden: hidden_cards(view) };
    let hands = guess.hands(rng);
    let phase = guess.phase(&hands, rng);
    let mut taken = [CardSet::EMPTY; MAX_PLAYERS];
    let mut made = [Made::NOTHING; MAX_PLAYERS];
    let mut results = [Optimum { total: 0, choices: Choices::NONE }; MAX_PLAYERS];
    let mut agreed = SeatSet::EMPTY;
    for (seat, shown) in view.seats.iter().enumerate() {
        taken[seat] = shown.taken;
        made[seat] = shown.made;
        if let Some(ResultView { total, choices }) = shown.result {
            results[seat] = Optimum { total, choices };
        }
        if shown.agreed {
            agreed.insert(Seat(seat as u8));
        }
    }
    State {
        config: view.config,
        phase,
        discard: view.discard.iter().copied().collect(),
        deck: guess.deck(rng),
        taken,
        first_turn: view.first_turn,
        takes_in_a_row: view.takes_in_a_row,
        deck_only: view.deck_only,
        trading: view.market.as_ref().map(|market| Box::new(trading(view, market, &hands, rng))),
        made,
        agreed,
        results,
        hands,
    }
}

/// The cards whose place the viewer does not know.
fn hidden_cards(view: &View) -> CardSet {
    let mut hidden = CardSet::ALL - view.hand - view.drawn;
    for &card in &view.discard {
        hidden.remove(card);
    }
    for seat in &view.seats {
        hidden = hidden - seat.known;
        if let Some(eighth) = seat.made.choices.necromancer {
            hidden.remove(eighth);
        }
    }
    hidden
}

struct Guess<'a> {
    view: &'a View,
    hidden: CardSet,
}

impl Guess<'_> {
    fn draw(&mut self, from: CardSet, rng: &mut impl GameRng) -> Option<Card> {
        let from = self.hidden & from;
        let card = if from.is_empty() { None } else { from.nth(rng.below(from.len() as u32)) };
        self.hidden = card.map_or(self.hidden, |card| self.hidden.without(card));
        card
    }

    /// Every hand: what is known of it, a card for each suit its offers show, the rest at random.
    fn hands(&mut self, rng: &mut impl GameRng) -> [CardSet; MAX_PLAYERS] {
        let mut hands = [CardSet::EMPTY; MAX_PLAYERS];
        for (hand, shown) in hands.iter_mut().zip(&self.view.seats) {
            *hand = shown.known;
        }
        if let Some(seat) = self.necromancers_owner() {
            hands[seat.index()].insert(Card::Necromancer);
            self.hidden.remove(Card::Necromancer);
        }
        for offer in self.view.market.iter().flat_map(|market| &market.offers) {
            let hand = &mut hands[offer.owner.index()];
            if (*hand & fitting(offer)).is_empty() {
                hand.extend(self.draw(fitting(offer), rng));
            }
        }
        for (hand, shown) in hands.iter_mut().zip(&self.view.seats) {
            let lacking = usize::from(shown.count).saturating_sub(hand.len());
            hand.extend((0..lacking).map_while(|_| self.draw(CardSet::ALL, rng)));
        }
        hands
    }

    /// Whoever draws after the trading holds the Necromancer (ruling 7).
    fn necromancers_owner(&self) -> Option<Seat> {
        let drawing = matches!(self.view.moment, Moment::Drawing | Moment::Keep);
        self.view.turn.filter(|_| drawing && self.view.config.variant == Variant::Chaos)
    }

    fn phase(&mut self, hands: &[CardSet; MAX_PLAYERS], rng: &mut impl GameRng) -> Phase {
        let seat = self.view.turn.unwrap_or(Seat(0));
        let own = self.view.viewer.is(seat);
        match self.view.moment {
            Moment::SetUp => {
                let dealt = self.view.seats.iter().any(|seat| usize::from(seat.count) == HAND);
                if dealt || self.view.config.variant == Variant::TwoPlayers {
                    Phase::First
                } else {
                    Phase::Deal
                }
            }
            Moment::Start => Phase::Start(seat),
            Moment::Drawing if self.view.config.variant == Variant::Chaos => Phase::Raising(seat),
            Moment::Drawing => Phase::Drawing(seat),
            Moment::Discard => Phase::Discard(seat),
            Moment::DiscardDrawn if own => Phase::DiscardDrawn(seat, self.view.drawn),
            Moment::DiscardDrawn => {
                let mut unseen = hands[seat.index()] - self.view.seats[seat.index()].known;
                while unseen.len() > 2 {
                    unseen = unseen - unseen.nth(rng.below(unseen.len() as u32)).into_iter().collect();
                }
                Phase::DiscardDrawn(seat, unseen)
            }
            Moment::Trade => Phase::Trade,
            Moment::Keep if own => Phase::Keep(seat, self.view.drawn),
            Moment::Keep => {
                let count = self.hidden.len().saturating_sub(usize::from(self.view.deck)).min(3);
                Phase::Keep(seat, (0..count).filter_map(|_| self.draw(CardSet::ALL, rng)).collect())
            }
            Moment::Reveal => Phase::Reveal,
            Moment::Over => Phase::Over,
        }
    }

    /// What is left is the deck, but for cards that were put aside unseen.
    fn deck(&mut self, rng: &mut impl GameRng) -> CardSet {
        while self.hidden.len() > usize::from(self.view.deck) {
            self.draw(CardSet::ALL, rng);
        }
        self.hidden
    }
}

/// The cards an offer may be about.
fn fitting(offer: &OfferView) -> CardSet {
    match (offer.card, offer.suit) {
        (Some(card), _) => CardSet::of(&[card]),
        (None, Some(suit)) => CardSet::of_suit(suit),
        (None, None) => CardSet::ALL,
    }
}

fn trading(
    view: &View,
    market: &MarketView,
    hands: &[CardSet; MAX_PLAYERS],
    rng: &mut impl GameRng,
) -> Trading {
    let mut trading = Trading { next_offer: market.next_offer, ..Trading::default() };
    for offer in &market.offers {
        let possible = hands[offer.owner.index()] & fitting(offer);
        let Some(give) = possible.nth(rng.below(possible.len().max(1) as u32)) else { continue };
        trading.offers.push(Offer {
            offer: offer.offer,
            owner: offer.owner,
            give,
            shows: offer.shows.unwrap_or(Shows::Nothing),
            to: offer.to,
            wants: offer.wants,
        });
    }
    if let Some(seat) = view.viewer.seat() {
        trading.drafts[seat.index()] = market.draft;
    }
    for (seat, shown) in view.seats.iter().enumerate() {
        if !view.viewer.is(Seat(seat as u8)) && !matches!(view.moment, Moment::Reveal | Moment::Over) {
            trading.knows[eyes(view.viewer)][seat] = shown.known;
        }
    }
    for (count, &trades) in trading.trades.iter_mut().zip(&market.trades) {
        *count = trades;
    }
    trading
}
