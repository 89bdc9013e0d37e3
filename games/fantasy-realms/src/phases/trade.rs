//! Free trading, one card for one card, against the clock (ruling 7).
//!
//! That somebody offers somebody something is plain to everybody; what an offer shows is for those it
//! is made to.

use super::reveal;
use crate::action::{Action, Rule, Shows};
use crate::cards::{Card, CardSet};
use crate::config::MAX_PLAYERS;
use crate::event::Event;
use crate::rules::Applied;
use crate::state::{Draft, Offer, Phase, State, Trading};
use crate::suits::Suit;
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink, Viewer};

/// As many open offers as one seat may have.
pub const MAX_OFFERS: usize = 8;

/// The place of a viewer in [`Trading::knows`].
pub(crate) fn eyes(viewer: Viewer) -> usize {
    viewer.seat().map_or(MAX_PLAYERS, Seat::index)
}

fn market(state: &State) -> &Trading {
    state.trading.as_ref().expect("the chaos variant has a market")
}

fn market_mut(state: &mut State) -> &mut Trading {
    state.trading.as_mut().expect("the chaos variant has a market")
}

pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let trading = market(state);
    let hand = state.hands[seat.index()];
    if trading.drafts[seat.index()].is_some() {
        let partners = Seat::all(state.seat_count()).filter(|&other| other != seat).map(Some);
        for to in core::iter::once(None).chain(partners) {
            out.push(Action::Open { to, wants: None });
            out.extend(Suit::ALL.map(|suit| Action::Open { to, wants: Some(suit) }));
        }
        out.push(Action::Drop);
    } else if trading.offers_of(seat) < MAX_OFFERS {
        out.extend(hand.iter().flat_map(|give| Shows::ALL.map(|shows| Action::Offer { give, shows })));
    }
    for offer in &trading.offers {
        if offer.owner == seat {
            out.push(Action::Withdraw { offer: offer.offer });
        } else if offer.concerns(Viewer::Seat(seat)) {
            let wanted = offer.wants.map_or(CardSet::ALL, CardSet::of_suit);
            let fitting = (hand & wanted).iter();
            out.extend(fitting.map(|give| Action::Accept { offer: offer.offer, give }));
        }
    }
}

/// Prepares an offer: the card and what is shown of it.
pub(crate) fn offer(
    state: &mut State,
    seat: Seat,
    give: Card,
    shows: Shows,
    events: &mut impl Sink<Event>,
) -> Applied {
    if !state.hands[seat.index()].contains(give) {
        return Err(Rule::NotInHand { card: give, ruling: 7 }.into());
    }
    let trading = market_mut(state);
    if trading.drafts[seat.index()].is_some() {
        return Err(Rule::DraftOpen.into());
    }
    if trading.offers_of(seat) >= MAX_OFFERS {
        return Err(Rule::TooManyOffers { most: MAX_OFFERS as u8 }.into());
    }
    trading.drafts[seat.index()] = Some(Draft { give, shows });
    events.emit(|| Event::Drafted { seat, give, shows });
    Ok(())
}

/// Puts the prepared offer on the table: to whom and for what.
pub(crate) fn open(
    state: &mut State,
    seat: Seat,
    to: Option<Seat>,
    wants: Option<Suit>,
    events: &mut impl Sink<Event>,
) -> Applied {
    if let Some(to) = to.filter(|&to| to == seat || to.index() >= state.seat_count()) {
        return Err(Rule::NoPartner { to }.into());
    }
    let trading = market_mut(state);
    let Some(Draft { give, shows }) = trading.drafts[seat.index()].take() else {
        return Err(Rule::NoDraft.into());
    };
    let offer = Offer { offer: trading.next_offer, owner: seat, give, shows, to, wants };
    trading.offers.push(offer.clone());
    trading.next_offer = trading.next_number();
    trading.learn_from_offers();
    events.emit(|| Event::Offered { offer });
    Ok(())
}

/// Lets the prepared offer go.
pub(crate) fn drop(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    if market_mut(state).drafts[seat.index()].take().is_none() {
        return Err(Rule::NoDraft.into());
    }
    events.emit(|| Event::Dropped { seat });
    Ok(())
}

pub(crate) fn withdraw(state: &mut State, seat: Seat, offer: u16, events: &mut impl Sink<Event>) -> Applied {
    let offers = &mut market_mut(state).offers;
    let Some(place) = offers.iter().position(|open| open.offer == offer && open.owner == seat) else {
        return Err(Rule::NoSuchOffer { offer }.into());
    };
    let offer = offers.remove(place);
    events.emit(|| Event::Withdrew { offer });
    Ok(())
}

pub(crate) fn accept(
    state: &mut State,
    seat: Seat,
    offer: u16,
    give: Card,
    events: &mut impl Sink<Event>,
) -> Applied {
    let open = |open: &&Offer| open.offer == offer && open.owner != seat && open.concerns(Viewer::Seat(seat));
    let Some(offer) = market(state).offers.iter().find(open).cloned() else {
        return Err(Rule::NoSuchOffer { offer }.into());
    };
    if !state.hands[seat.index()].contains(give) {
        return Err(Rule::NotInHand { card: give, ruling: 7 }.into());
    }
    if let Some(suit) = offer.wants.filter(|&suit| suit != give.suit()) {
        return Err(Rule::WantsSuit { suit, card: give }.into());
    }
    exchange(state, &offer, seat, give);
    let trading = market_mut(state);
    events.emit(|| Event::Traded { offer: offer.clone(), partner: seat, got: give });
    let gone = |open: &Offer| {
        open.owner == offer.owner && open.give == offer.give || open.owner == seat && open.give == give
    };
    for withdrawn in trading.offers.extract_if(.., |open| gone(open)) {
        if withdrawn.offer != offer.offer {
            events.emit(|| Event::Withdrew { offer: withdrawn });
        }
    }
    trading.learn_from_offers();
    Ok(())
}

/// Swaps the two cards and brings what everybody knows up to date.
fn exchange(state: &mut State, offer: &Offer, partner: Seat, got: Card) {
    let (owner, given) = (offer.owner, offer.give);
    state.hands[owner.index()] = state.hands[owner.index()].without(given).with(got);
    state.hands[partner.index()] = state.hands[partner.index()].without(got).with(given);
    let trading = market_mut(state);
    for (seat, card) in [(owner, given), (partner, got)] {
        let trades = &mut trading.trades[seat.index()];
        *trades = trades.saturating_add(1);
        let draft = &mut trading.drafts[seat.index()];
        *draft = draft.filter(|draft| draft.give != card);
    }
    for viewer in Viewer::all(MAX_PLAYERS) {
        let knows = &mut trading.knows[eyes(viewer)];
        let trades = viewer.is(owner) || viewer.is(partner);
        let seen_given = if trades { Some(given) } else { offer.card_seen_by(viewer) };
        let seen_got = trades.then_some(got);
        let concerned = offer.concerns(viewer);
        let given_suit = (concerned && offer.shows == Shows::Suit).then(|| given.suit());
        let got_suit = offer.wants.filter(|_| concerned);
        forget(&mut knows[owner.index()], seen_given, given_suit);
        forget(&mut knows[partner.index()], seen_got, got_suit);
        knows[partner.index()] = seen_given.into_iter().fold(knows[partner.index()], CardSet::with);
        knows[owner.index()] = seen_got.into_iter().fold(knows[owner.index()], CardSet::with);
        if let Some(seat) = viewer.seat() {
            knows[seat.index()] = CardSet::EMPTY;
        }
    }
}

/// A card left a hand: this one, or one of this suit, or any.
fn forget(known: &mut CardSet, card: Option<Card>, suit: Option<Suit>) {
    *known = match (card, suit) {
        (Some(card), _) => known.without(card),
        (None, Some(suit)) => *known - CardSet::of_suit(suit),
        (None, None) => CardSet::EMPTY,
    };
}

pub(crate) fn time_up(state: &mut State, events: &mut impl Sink<Event>) {
    events.emit(|| Event::TimeUp);
    let trading = market_mut(state);
    trading.offers.clear();
    trading.drafts = [None; MAX_PLAYERS];
    let holder =
        Seat::all(state.seat_count()).find(|seat| state.hands[seat.index()].contains(Card::Necromancer));
    match holder {
        Some(seat) => state.phase = Phase::Raising(seat),
        None => reveal::begin(state, events),
    }
}

impl Trading {
    /// A card that an open offer shows is in its owner's hand, for those who see it.
    fn learn_from_offers(&mut self) {
        for offer in &self.offers {
            for viewer in Viewer::all(MAX_PLAYERS).filter(|viewer| !viewer.is(offer.owner)) {
                self.knows[eyes(viewer)][offer.owner.index()].extend(offer.card_seen_by(viewer));
            }
        }
    }

    /// A number no open offer has: however long they trade, none is given twice at a time.
    fn next_number(&self) -> u16 {
        let free = |number: &u16| self.offers.iter().all(|offer| offer.offer != *number);
        let mut after = (1..=u16::MAX).map(|step| self.next_offer.wrapping_add(step));
        after.find(free).unwrap_or(self.next_offer)
    }

    fn offers_of(&self, seat: Seat) -> usize {
        self.offers.iter().filter(|offer| offer.owner == seat).count()
    }
}
