//! What a choice would lead to: the roll that waits, the steps to the target, the chance of success.

use fabletop_core::Seat;
use indaman::board::Board;
use indaman::klippidi::{FACES, Klippide};
use indaman::mages::Trait;
use indaman::place::Place;
use indaman::state::{FREEDOM, Phase};
use indaman::{Action, View};

/// What is known of a choice before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outlook {
    /// Nothing that could be counted.
    Open,
    /// A step: the roll there, and how far the target is from there.
    Step { roll: Roll, steps: Option<u8> },
    /// Being elsewhere: how far the target is from there.
    Far { steps: u8 },
    /// A roll of the green klippide: so many of a hundred succeed.
    Chance { percent: u8 },
}

/// What is rolled after a step (rulings 7 to 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Roll {
    Blue,
    Red,
    Gate,
    Free,
}

impl Roll {
    pub(super) const fn id(self) -> &'static str {
        match self {
            Roll::Blue => "blue",
            Roll::Red => "red",
            Roll::Gate => "gate",
            Roll::Free => "free",
        }
    }

    /// What a mage with this trait rolls after a step.
    pub(super) fn after(board: &Board, from: Place, to: Place, can: Trait) -> Roll {
        let enters_free = matches!(can, Trait::EntryDiscount { gems: 3.. });
        match board.city(to) {
            Some(city) if city.is_indaman() || enters_free => Roll::Free,
            Some(_) => Roll::Gate,
            None => match board.klippide(from, to) {
                Klippide::Blue => Roll::Blue,
                Klippide::Red => Roll::Red,
            },
        }
    }
}

/// Where an action leads a mage.
pub(super) const fn destination(action: &Action) -> Option<Place> {
    match *action {
        Action::Direct { to }
        | Action::Move { to }
        | Action::Fly { to }
        | Action::Ride { to }
        | Action::Put { to } => Some(to),
        Action::Wish { island } => Some(Place::island(island)),
        _ => None,
    }
}

/// How many of a hundred rolls of the green klippide reach `needed` with so much help.
pub(super) fn chance(needed: u8, help: u8) -> u8 {
    let missing = usize::from(needed.saturating_sub(help));
    percent((FACES + 1).saturating_sub(missing.max(1)))
}

/// So many faces of the green klippide, in percent.
fn percent(faces: usize) -> u8 {
    ((faces * 100 + FACES / 2) / FACES) as u8
}

/// What the table plays with.
pub(super) fn board(view: &View) -> &Board {
    view.config.options.components.board()
}

/// The mage that moves now: the own one, or the one that is directed or put somewhere.
pub(super) const fn mover(view: &View, seat: Seat) -> Seat {
    match view.phase {
        Phase::Control { victim, .. } | Phase::Put { victim, .. } => victim,
        _ => seat,
    }
}

/// How far the target of a seat is from a place, step by step; none from the sea.
pub(super) fn steps(view: &View, seat: Seat, from: Place) -> Option<u8> {
    way(view, seat, from, false)
}

/// The same along the road only.
pub(super) fn steps_by_road(view: &View, seat: Seat, from: Place) -> Option<u8> {
    way(view, seat, from, true)
}

fn way(view: &View, seat: Seat, from: Place, by_road: bool) -> Option<u8> {
    let target = view.seats.get(seat.index())?.target?;
    let distances = board(view).distances(board(view).city_place(target), by_road);
    distances.get(from.index()).copied().filter(|&steps| steps < u8::MAX)
}

/// The chance of a seat to reach the square above `height` with so many gems.
pub(super) fn climbing(view: &View, seat: Seat, height: u8, gems: u8) -> u8 {
    let can = view.seats.get(seat.index()).map(|shown| board(view).trait_of(shown.mage));
    let bonus = match can {
        Some(Trait::TowerBonus { bonus }) if !(view.climbed && view.turn == seat) => bonus,
        _ => 0,
    };
    chance(board(view).square(height).unwrap_or(u8::MAX), gems.saturating_add(bonus))
}

/// How many squares up a seat is, on the tower or by its ladder.
pub(super) fn height(view: &View, seat: Seat) -> u8 {
    match view.phase {
        Phase::Tower { seat: climber, height } if climber == seat => height,
        Phase::Over { seat: winner } if winner == seat => board(view).top(),
        _ => view.seats.get(seat.index()).map_or(0, |shown| shown.ladder),
    }
}

/// What an action of a seat would lead to.
pub(super) fn foreseen(view: &View, action: &Action, seat: Seat) -> Outlook {
    let mover = mover(view, seat);
    let Some(mage) = view.seats.get(mover.index()) else { return Outlook::Open };
    match *action {
        Action::Direct { to } | Action::Move { to } | Action::Ride { to } => {
            let roll = Roll::after(board(view), mage.place, to, board(view).trait_of(mage.mage));
            Outlook::Step { roll, steps: steps(view, mover, to) }
        }
        Action::Fly { to } | Action::Put { to } => {
            steps(view, mover, to).map_or(Outlook::Open, |steps| Outlook::Far { steps })
        }
        Action::Climb { gems } => Outlook::Chance { percent: climbing(view, seat, height(view, seat), gems) },
        Action::Struggle { gems } => Outlook::Chance { percent: chance(FREEDOM, gems) },
        Action::Use { object } => Outlook::Chance { percent: percent(board(view).works(object).len()) },
        _ => Outlook::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use indaman::cities::City;
    use indaman::reconstruction::BOARD;

    #[test]
    fn chances_of_the_green_klippide() {
        let seen = [(7, 0), (7, 1), (7, 2), (7, 6), (3, 0), (1, 0), (0, 0), (6, 9), (15, 0)];
        let percents = seen.map(|(needed, help)| chance(needed, help));
        assert_eq!(percents, [0, 17, 33, 100, 67, 100, 100, 100, 0]);
    }

    #[test]
    fn what_waits_after_a_step() {
        let indaman = BOARD.city_place(City::Indaman);
        let near = BOARD.roads(indaman).first().expect("a road leads there");
        assert_eq!(Roll::after(&BOARD, near, indaman, Trait::Guess), Roll::Free);
        assert_eq!(Roll::after(&BOARD, indaman, near, Trait::Guess), Roll::Blue);
        let off = BOARD.neighbours(near).difference(BOARD.roads(near)).difference(BOARD.cities());
        let off = off.first().expect("a way off the road");
        assert_eq!(Roll::after(&BOARD, near, off, Trait::Guess), Roll::Red);
        let city = BOARD.city_place(City::Selvara);
        let before = BOARD.neighbours(city).first().expect("a neighbour");
        assert_eq!(Roll::after(&BOARD, before, city, Trait::Guess), Roll::Gate);
        let velia = Trait::EntryDiscount { gems: 3 };
        assert_eq!(Roll::after(&BOARD, before, city, velia), Roll::Free);
    }
}
