//! The leak oracle: what each viewer cannot know, written against RULES.md ("Hidden information").

use fabletop_core::{Game, GameRng, Ignore, Seat, Viewer};
use fabletop_testkit::{LeakOracle, Leaks, Step, Xoshiro256PlusPlus};
use fantasy_realms::action::Shows;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::MAX_PLAYERS;
use fantasy_realms::state::{Draft, Phase};
use fantasy_realms::suits::Suit;
use fantasy_realms::{Action, Chance, Config, EventView, State, Variant};
use rand_core::SeedableRng;

/// Hands and deck are hidden; the discard area is public, and so is who took which card from it. In
/// chaos an offer's card is hidden from those it does not show it to, an offer that is being prepared
/// from everybody, and so is what others were shown.
struct Oracle;

fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(usize::from(state.config.seats))
}

/// The cards `viewer` was shown in somebody's hand.
fn shown(state: &State, viewer: Viewer, seat: Seat) -> CardSet {
    let told = state
        .trading
        .as_ref()
        .map(|trading| trading.knows[viewer.seat().map_or(MAX_PLAYERS, Seat::index)][seat.index()]);
    state.taken[seat.index()] | told.unwrap_or_default()
}

/// The cards whose place `viewer` does not know.
fn hidden(state: &State, viewer: Viewer) -> CardSet {
    let mut hidden = state.deck;
    for seat in seats(state).filter(|&seat| !viewer.is(seat)) {
        hidden = hidden | (state.hands[seat.index()] - shown(state, viewer, seat));
    }
    for offer in state.trading.iter().flat_map(|trading| &trading.offers) {
        // An offer that shows its suit: the card stays, its like are reshuffled elsewhere.
        if offer.concerns(viewer) && offer.shows == Shows::Suit {
            hidden.remove(offer.give);
        }
    }
    match state.phase {
        Phase::Keep(seat, drawn) if !viewer.is(seat) => hidden = hidden | drawn,
        _ => {}
    }
    if matches!(state.phase, Phase::Raising(_) | Phase::Keep(..)) {
        hidden.remove(Card::Necromancer); // that its owner holds it is plain
    }
    hidden
}

/// A random exchange of the hidden cards among each other.
fn exchange(cards: CardSet, rng: &mut Xoshiro256PlusPlus) -> impl Fn(Card) -> Card + use<> {
    let from: Vec<Card> = cards.iter().collect();
    let mut to = from.clone();
    rng.shuffle(&mut to);
    move |card| from.iter().position(|&hidden| hidden == card).map_or(card, |place| to[place])
}

impl LeakOracle<State> for Oracle {
    fn reshuffle(&self, state: &State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> State {
        let mut twin = state.clone();
        if matches!(state.phase, Phase::Reveal | Phase::Over) {
            return twin;
        }
        let moved = exchange(hidden(state, viewer), rng);
        let all = |cards: CardSet| cards.iter().map(&moved).collect::<CardSet>();
        twin.deck = all(twin.deck);
        twin.hands = twin.hands.map(all);
        twin.phase = match twin.phase {
            Phase::DiscardDrawn(seat, drawn) => Phase::DiscardDrawn(seat, all(drawn)),
            Phase::Keep(seat, drawn) => Phase::Keep(seat, all(drawn)),
            phase => phase,
        };
        let Some(trading) = &mut twin.trading else { return twin };
        for offer in &mut trading.offers {
            offer.give = moved(offer.give);
            if !offer.concerns(viewer) {
                offer.shows = Shows::Nothing;
                offer.wants = Some(Suit::ALL[rng.below(11) as usize]);
            }
        }
        for (eyes, knows) in trading.knows.iter_mut().enumerate() {
            if eyes != viewer.seat().map_or(MAX_PLAYERS, Seat::index) {
                *knows = [CardSet::EMPTY; MAX_PLAYERS];
            }
        }
        for seat in seats(state).filter(|&seat| !viewer.is(seat)) {
            let hand: Vec<Card> = twin.hands[seat.index()].iter().collect();
            let give = rng.pick(&hand).copied().filter(|_| state.phase == Phase::Trade);
            let draft = &mut trading.drafts[seat.index()];
            *draft = match *draft {
                Some(Draft { give, shows }) => Some(Draft { give: moved(give), shows }),
                None => give.map(|give| Draft { give, shows: Shows::Card }),
            };
        }
        twin
    }

    /// The end shows all hands. A trade shows its cards to the traders, and which offers were of the
    /// same card to everybody. An offer shows what its owner chose to those it is made to.
    fn reveals(&self, state: &State, step: &Step<State>, viewer: Viewer) -> bool {
        let mut after = state.clone();
        if step.apply(&mut after, &mut Ignore).is_err() {
            return true;
        }
        let ends = matches!(after.phase, Phase::Reveal | Phase::Over) || *step == Step::TimeUp;
        match step {
            Step::Action(_, Action::Accept { .. }) => true,
            Step::Action(seat, Action::Open { .. }) => {
                let offers = &after.trading.as_ref().expect("a market").offers;
                let opened = offers.last().expect("an offer was opened");
                !viewer.is(*seat) && opened.concerns(viewer) && opened.shows != Shows::Nothing
            }
            _ => ends,
        }
    }

    fn swap_chance(
        &self,
        state: &State,
        chance: &Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Chance> {
        match chance {
            Chance::Deal { hands } => {
                let own = viewer.seat().and_then(|seat| hands.get(seat.index()).copied()).unwrap_or_default();
                let moved = exchange(CardSet::ALL - own, rng);
                Some(Chance::Deal {
                    hands: hands.iter().map(|hand| hand.iter().map(&moved).collect()).collect(),
                })
            }
            Chance::First { .. } => None,
            Chance::Draw { .. } if state.phase.seat().is_some_and(|seat| viewer.is(seat)) => None,
            Chance::Draw { .. } => Some(state.sample_chance(rng)),
        }
    }

    fn swap_action(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Action> {
        if viewer.is(seat) {
            return None;
        }
        let hand = state.hands[seat.index()];
        let any_of = |cards: CardSet, rng: &mut Xoshiro256PlusPlus| {
            rng.pick(&cards.iter().collect::<Vec<_>>()).copied()
        };
        match *action {
            Action::Offer { .. } => {
                let shows = Shows::ALL[rng.below(3) as usize];
                Some(Action::Offer { give: any_of(hand, rng)?, shows })
            }
            // What a bystander sees of a trade does not depend on the card given in return, unless an
            // open offer of the same card disappears.
            Action::Accept { offer, .. } => {
                let offers = &state.trading.as_ref()?.offers;
                let open = offers.iter().find(|open| open.offer == offer)?;
                let offered = offers.iter().any(|other| other.owner == seat);
                let fitting = open.wants.map_or(CardSet::ALL, CardSet::of_suit);
                let give = any_of(hand & fitting, rng).filter(|_| !offered && !viewer.is(open.owner))?;
                Some(Action::Accept { offer, give })
            }
            _ => None,
        }
    }
}

fn check(config: Config, games: u32) {
    let report = Leaks::<State, _>::new(config, Oracle).games(games).check();
    for sightings in &report.sightings {
        assert!(sightings.swapped > 0, "{} was never shown a swapped step", sightings.viewer);
    }
}

#[test]
fn classic_shows_no_hands() {
    check(Config::new(3), 15);
    check(Config::new(6), 8);
}

#[test]
fn two_players_show_no_hands() {
    check(Config::new(2), 20);
}

#[test]
fn chaos_shows_only_what_offers_show() {
    check(Config::new(3).variant(Variant::Chaos), 40);
    check(Config::new(7).variant(Variant::Chaos), 15);
}

/// The oracle takes what a viewer was shown from the state. Whether the state is right about that is
/// checked here from outside: a card is known to be in a hand only if some event showed it there.
#[test]
fn nothing_is_known_that_no_event_has_shown() {
    let (mut learned, mut rng) = (0, Xoshiro256PlusPlus::seed_from_u64(4));
    for game in 0..60 {
        let mut state = State::setup(&Config::new(3 + game % 5).variant(Variant::Chaos)).expect("a game");
        let chance = state.sample_chance(&mut rng);
        state.apply_chance(&chance, &mut Ignore).expect("a deal");
        let viewers: Vec<Viewer> = Viewer::all(state.seats()).collect();
        let mut shown = vec![[CardSet::EMPTY; MAX_PLAYERS]; viewers.len()];
        for _ in 0..80 {
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            let seat = Seat(rng.below(state.seats() as u32) as u8);
            state.legal_actions(seat, &mut legal);
            let action = *rng.pick(&legal).expect("something is always legal");
            state.apply(seat, &action, &mut events).expect("it is legal");
            for (&viewer, shown) in viewers.iter().zip(&mut shown) {
                for event in events.iter().filter_map(|event| State::event_view(event, viewer)) {
                    match event {
                        EventView::Offered { offer } => shown[offer.owner.index()].extend(offer.card),
                        EventView::Traded { seat, to, gave, got, .. } => {
                            shown[to.index()].extend(gave);
                            shown[seat.index()].extend(got);
                        }
                        _ => {}
                    }
                }
                for other in seats(&state).filter(|&other| !viewer.is(other)) {
                    let known = state.view(viewer).seats[other.index()].known;
                    assert!((known - shown[other.index()]).is_empty(), "{viewer} knows {known:?} of {other}");
                    learned += known.len();
                }
            }
        }
    }
    assert!(learned > 1_000, "something was shown: {learned}");
}
