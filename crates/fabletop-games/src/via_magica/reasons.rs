//! What speaks for an action: what a portal lacks and brings, and the tokens that would fit it.

use super::outlook::{Holding, Work, bag};
use fabletop_core::Seat;
use serde::Serialize;
use strum::VariantNames;
use via_magica::View;
use via_magica::action::{Action, Spot};
use via_magica::animus::{Animus, Token};
use via_magica::portals::Portal;
use via_magica::state::Phase;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// The portal has all its crystals after it.
    Completes { portal: Portal },
    /// The portal lacks so many crystals after it.
    Lacks { portal: Portal, crystals: u8 },
    /// So many of the tokens in the bag fit a field that is still empty on it.
    Odds { fits: u8, tokens: u8 },
    /// A portal of so many fields and printed points.
    Worth { portal: Portal, fields: u8, points: i32 },
    /// The reward brings so much.
    Reward { points: i32 },
}

/// What speaks for an action of that seat.
pub(super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let Some(shown) = view.seats.get(seat.index()) else { return Vec::new() };
    let holding = Holding::of(shown);
    let placed = |to: Spot, from: Option<Spot>| {
        let after = holding.placed(to, from);
        let work = after.works.into_iter().find(|work| work.portal == to.portal);
        work.map_or_else(Vec::new, |work| progress(seat, view, &work))
    };
    match *action {
        Action::Place { to, from } => placed(to, from),
        Action::Put { to } => placed(to, None),
        Action::Move { from, to } => placed(to, Some(from)),
        Action::Take { portal } | Action::Swap { take: portal, .. } => {
            vec![worth(portal), odds(seat, view, &Work::fresh(portal))]
        }
        Action::Keep { portals } => portals.portals().into_iter().map(worth).collect(),
        Action::Open { portal } => vec![worth(portal)],
        Action::Claim => match view.phase {
            Phase::Claim { reward, .. } => vec![Reason::Reward { points: reward.points() }],
            _ => Vec::new(),
        },
        Action::Pass | Action::Reconsider | Action::Done | Action::Decline => Vec::new(),
    }
}

fn progress(seat: Seat, view: &View, work: &Work) -> Vec<Reason> {
    let portal = work.portal;
    match work.missing.iter().sum() {
        0 => vec![Reason::Completes { portal }, worth(portal)],
        crystals => vec![Reason::Lacks { portal, crystals }, odds(seat, view, work)],
    }
}

fn worth(portal: Portal) -> Reason {
    let fields = Animus::ALL.iter().map(|&animus| portal.fields().count(animus)).sum();
    Reason::Worth { portal, fields, points: portal.points() }
}

/// The tokens of the next draw that fit one of the empty fields.
fn odds(seat: Seat, view: &View, work: &Work) -> Reason {
    let (bag, wild) = (bag(view), view.seats[seat.index()].wild);
    let fits = |token: &Token| {
        token.animus().is_none_or(|animus| wild.contains(animus) || work.missing[animus as usize] > 0)
    };
    let fitting = Token::ALL.iter().filter(|token| fits(token)).map(|&token| bag.count(token)).sum();
    Reason::Odds { fits: fitting, tokens: bag.len() as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::{Game, Ignore, Viewer};
    use via_magica::rewards::Reward as Prize;
    use via_magica::{Chance, Config, State, Variant};

    fn portal(number: u8) -> Portal {
        Portal::new(number).expect("a portal")
    }

    fn luck(state: &mut State, chance: &Chance) {
        state.apply_chance(chance, &mut Ignore).expect("luck can do that");
    }

    fn action(text: &str) -> Action {
        text.parse().expect("an action")
    }

    /// Seat 0 works on 33 (air, water), 34 (three air, water) and 21 (two air, earth).
    fn game() -> State {
        let mut state = State::setup(&Config::new(2).variant(Variant::FirstGame)).expect("a game");
        luck(&mut state, &Chance::First { seat: Seat(0) });
        let portals = |numbers: &[u8]| numbers.iter().map(|&number| portal(number)).collect();
        let hands = [[33, 34, 21], [30, 31, 32]].iter().map(|hand| {
            let numbers: &[u8] = hand;
            numbers.iter().map(|&number| portal(number)).collect()
        });
        luck(&mut state, &Chance::Deal { row: portals(&[24, 25, 26, 27, 28]), hands: hands.collect() });
        state
    }

    /// A round in which seat 0 does that.
    fn round(state: &mut State, token: Token, does: &str) {
        luck(state, &Chance::Catch { token });
        for (seat, action) in [(Seat(1), Action::Pass), (Seat(0), action(does))] {
            state.apply(seat, &action, &mut Ignore).expect("it is legal");
        }
    }

    #[track_caller]
    fn check(state: &State, does: &str, expected: &[Reason]) {
        let view = state.view(Viewer::Seat(Seat(0)));
        assert_eq!(reasons(Seat(0), &view, &action(does)), expected, "{does}");
    }

    fn lacks(number: u8, crystals: u8) -> Reason {
        Reason::Lacks { portal: portal(number), crystals }
    }

    fn worth(number: u8, fields: u8, points: i32) -> Reason {
        Reason::Worth { portal: portal(number), fields, points }
    }

    #[test]
    fn a_crystal_leaves_fields_for_the_tokens_of_the_bag() {
        let mut state = game();
        luck(&mut state, &Chance::Catch { token: Token::Air });
        // Water 5 and universal 2 of the 22 that are left.
        check(&state, "place air on 33", &[lacks(33, 1), Reason::Odds { fits: 7, tokens: 22 }]);
        // Air 5 and water 5 as well.
        check(&state, "place air on 34", &[lacks(34, 3), Reason::Odds { fits: 12, tokens: 22 }]);
        check(&state, "put water on 34", &[lacks(34, 3), Reason::Odds { fits: 7, tokens: 22 }]);
        // Where shadow counts as universal, its token fits as well (ruling 6).
        state.stock.remove(portal(40));
        state.zones[0].achieve(portal(40));
        check(&state, "place air on 33", &[lacks(33, 1), Reason::Odds { fits: 8, tokens: 22 }]);
    }

    #[test]
    fn after_a_universal_token_the_bag_is_full() {
        let mut state = game();
        luck(&mut state, &Chance::Catch { token: Token::Universal });
        // All tokens go back before the next draw (ruling 4): air 6, water 5, universal 2 of 23.
        check(&state, "place air on 34", &[lacks(34, 3), Reason::Odds { fits: 13, tokens: 23 }]);
    }

    #[test]
    fn the_last_crystal_completes_a_portal() {
        let mut state = game();
        round(&mut state, Token::Air, "place air on 33");
        luck(&mut state, &Chance::Catch { token: Token::Water });
        let complete = Reason::Completes { portal: portal(33) };
        check(&state, "place water on 33", &[complete, worth(33, 2, 3)]);
        // The crystal of 33 goes to 34: air 5, water 4 and universal 2 of 21 fit what is left there.
        let odds = Reason::Odds { fits: 11, tokens: 21 };
        check(&state, "place air on 34 from 33 air", &[lacks(34, 3), odds]);
        check(&state, "move 33 air to 34 air", &[lacks(34, 3), odds]);
    }

    #[test]
    fn a_portal_is_worth_what_is_printed_on_it() {
        let mut state = game();
        // Air 6, water 5, fire 2, shadow 1, universal 2 of 23.
        let odds = Reason::Odds { fits: 16, tokens: 23 };
        check(&state, "take 24", &[worth(24, 6, 16), odds]);
        check(&state, "swap 33 for 24", &[worth(24, 6, 16), odds]);
        check(&state, "open 35", &[worth(35, 4, 8)]);
        check(&state, "keep 21 33 34", &[worth(21, 3, 3), worth(33, 2, 3), worth(34, 4, 6)]);
        // Four open portals bring 6 points.
        state.phase = Phase::Claim { seat: Seat(0), reward: Prize::Four };
        check(&state, "claim", &[Reason::Reward { points: 6 }]);
    }
}
