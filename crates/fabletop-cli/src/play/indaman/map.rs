//! The island on the screen: all of it, or what is around the mage that moves.

use super::Scene;
use super::outlook::{board, destination, mover};
use super::words::Teller;
use crate::play::board::Sheet;
use crate::play::tui::theme::Theme;
use crate::play::words::width;
use fabletop_core::Seat;
use indaman::View;
use indaman::board::Board;
use indaman::components::Point;
use indaman::place::{Kind, Place, SEA_AREAS};
use indaman::terrain::Terrain;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Units of the picture in a column, at the most: with more, numbers run into each other.
const COARSEST: i32 = 20;
/// A row is as high as so many columns are wide.
const ROW: i32 = 2;
/// With at most so many units in a column there is room for the whole names of cities.
const FINE: i32 = 13;

/// The part of the picture that is shown.
struct Window {
    area: Rect,
    /// The point in the upper left corner.
    corner: (i32, i32),
    /// Units in a column.
    unit: i32,
}

/// Something with an outline.
struct Shape<'a> {
    place: Place,
    outline: &'a [Point],
    label: Point,
    bounds: Bounds,
}

#[derive(Clone, Copy)]
struct Bounds {
    from: (i32, i32),
    to: (i32, i32),
}

impl Bounds {
    fn of(outline: &[Point]) -> Bounds {
        let (mut from, mut to) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for &[x, y] in outline {
            let (x, y) = (i32::from(x), i32::from(y));
            from = (from.0.min(x), from.1.min(y));
            to = (to.0.max(x), to.1.max(y));
        }
        Bounds { from, to }
    }

    fn around(shapes: &[Shape<'_>]) -> Bounds {
        let all = |bounds: Bounds, shape: &Shape<'_>| Bounds {
            from: (bounds.from.0.min(shape.bounds.from.0), bounds.from.1.min(shape.bounds.from.1)),
            to: (bounds.to.0.max(shape.bounds.to.0), bounds.to.1.max(shape.bounds.to.1)),
        };
        shapes.iter().fold(Bounds::of(&[]), all)
    }

    const fn contains(self, (x, y): (i32, i32)) -> bool {
        self.from.0 <= x && x <= self.to.0 && self.from.1 <= y && y <= self.to.1
    }
}

/// Draws the island with everybody on it.
pub(super) fn draw(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    if area.width < 4 || area.height < 2 {
        return;
    }
    let view = &scene.position.view;
    let shapes = shapes(board(view));
    let moving = view.fight.as_ref().map_or(mover(view, scene.position.seat), |fight| fight.traveller);
    let moving = view.seats.get(moving.index()).map(|shown| shown.place);
    let focus = scene.choices.target().or(moving);
    let window = Window::of(&shapes, area, focus);
    draw_ground(board(view), &shapes, &window, sheet);
    draw_roads(board(view), &window, sheet);
    // Cities come last: their names may lie over numbers.
    let is_city = |shape: &&Shape<'_>| board(view).city(shape.place).is_some();
    for shape in shapes.iter().filter(|shape| !is_city(shape)).chain(shapes.iter().filter(is_city)) {
        draw_label(scene, shape, &window, sheet);
    }
}

fn shapes(board: &Board) -> Vec<Shape<'_>> {
    let shape = |place: Place, outline, label| Shape { place, outline, label, bounds: Bounds::of(outline) };
    let components = board.components();
    let land = components.spaces.iter().enumerate().filter_map(|(number, space)| {
        Some(shape(Place::space(u8::try_from(number).ok()?)?, &space.polygon, space.label))
    });
    let islands = components
        .islands
        .iter()
        .map(|design| shape(Place::island(design.island), &design.polygon, design.label));
    let sea = components.islands.iter().flat_map(|design| {
        let areas = design.sea.iter().enumerate().take(SEA_AREAS);
        areas.filter_map(move |(number, area)| {
            let place = Place::sea(design.island, u8::try_from(number).ok()?)?;
            Some(shape(place, &area.polygon, area.label))
        })
    });
    // Labels of the sea come first: others may lie over them.
    sea.chain(islands).chain(land).collect()
}

impl Window {
    fn of(shapes: &[Shape<'_>], area: Rect, focus: Option<Place>) -> Window {
        let (columns, rows) = (i32::from(area.width), i32::from(area.height));
        let whole = Bounds::around(shapes);
        let size = ((whole.to.0 - whole.from.0).max(1), (whole.to.1 - whole.from.1).max(1));
        let fitting = (size.0 / columns + 1).max(size.1 / (ROW * rows) + 1);
        let unit = fitting.min(COARSEST);
        let middle = ((whole.from.0 + whole.to.0) / 2, (whole.from.1 + whole.to.1) / 2);
        let at = shapes.iter().find(|shape| Some(shape.place) == focus);
        let at = at.map_or(middle, |shape| (i32::from(shape.label[0]), i32::from(shape.label[1])));
        let begin = |from: i32, to: i32, shown: i32, at: i32| {
            if to - from <= shown {
                (from + to - shown) / 2
            } else {
                (at - shown / 2).clamp(from, to - shown)
            }
        };
        let corner = (
            begin(whole.from.0, whole.to.0, columns * unit, at.0),
            begin(whole.from.1, whole.to.1, rows * ROW * unit, at.1),
        );
        Window { area, corner, unit }
    }

    /// The middle of a cell.
    fn point(&self, column: u16, row: u16) -> (i32, i32) {
        let half = self.unit / 2;
        let x = self.corner.0 + i32::from(column) * self.unit + half;
        (x, self.corner.1 + (i32::from(row) * self.unit + half) * ROW)
    }

    /// The cell of a point, counted from the corner; it may lie outside.
    fn cell(&self, [x, y]: Point) -> (i32, i32) {
        let row = (i32::from(y) - self.corner.1).div_euclid(self.unit * ROW);
        ((i32::from(x) - self.corner.0).div_euclid(self.unit), row)
    }

    fn is_inside(&self, (column, row): (i32, i32)) -> bool {
        (0..i32::from(self.area.width)).contains(&column) && (0..i32::from(self.area.height)).contains(&row)
    }
}

/// Whether a point lies inside an outline: a line from it to the right crosses it an odd number of times.
fn is_within((x, y): (i32, i32), outline: &[Point]) -> bool {
    let corner = |at: usize| {
        let [x, y] = outline[at % outline.len()];
        (i32::from(x), i32::from(y))
    };
    let crosses = |at: &usize| {
        let ((ax, ay), (bx, by)) = (corner(*at), corner(at + 1));
        // Compared without division: right of the side, whichever way it runs.
        let side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
        (ay > y) != (by > y) && (if by > ay { side > 0 } else { side < 0 })
    };
    (0..outline.len()).filter(crosses).count() % 2 == 1
}

fn draw_ground(board: &Board, shapes: &[Shape<'_>], window: &Window, sheet: &mut Sheet<'_>) {
    let found = |column: u16, row: u16| {
        let point = window.point(column, row);
        let near = shapes.iter().filter(|shape| shape.bounds.contains(point));
        near.into_iter().find(|shape| is_within(point, shape.outline)).map(|shape| shape.place)
    };
    let area = window.area;
    let mut below: Vec<Option<Place>> = (0..area.width).map(|column| found(column, 0)).collect();
    for row in 0..area.height {
        let places = below;
        below = (0..area.width).map(|column| found(column, row + 1)).collect();
        for (column, &place) in (0..area.width).zip(&places) {
            let Some(place) = place else { continue };
            let beside = column.checked_sub(1).and_then(|left| places[usize::from(left)]);
            let edge = beside.is_some_and(|beside| beside != place);
            let mut style = ground(sheet.theme, board, place);
            if below[usize::from(column)].is_some_and(|below| below != place) {
                style = style.add_modifier(Modifier::UNDERLINED);
            }
            let sparse = (column + 2 * row) % 3 == 0;
            let symbol = match pattern(board, place) {
                _ if edge => "▏",
                symbol if sparse => symbol,
                _ => " ",
            };
            sheet.cells.set_stringn(area.x + column, area.y + row, symbol, 1, style);
        }
    }
}

fn ground(theme: Theme, board: &Board, place: Place) -> Style {
    match (board.terrain(place), place.kind()) {
        (Some(terrain), _) => theme.terrain(terrain),
        (None, Kind::Island(_)) => theme.wise(),
        (None, _) => theme.sea(),
    }
}

/// The sign of the ground, for terminals without colours too.
fn pattern(board: &Board, place: Place) -> &'static str {
    match board.terrain(place) {
        Some(Terrain::Plain) => ".",
        Some(Terrain::Mountain) => "^",
        Some(Terrain::Desert) => ":",
        Some(Terrain::Forest) => "♠",
        Some(Terrain::Lake) => "≈",
        Some(Terrain::Swamp) => "\"",
        None => "~",
    }
}

/// The road, from label to label.
fn draw_roads(board: &Board, window: &Window, sheet: &mut Sheet<'_>) {
    let label = |place: Place| board.components().spaces.get(place.index()).map(|space| space.label);
    for &[one, other] in &*board.components().roads {
        let (Some(one), Some(other)) = (label(one), label(other)) else { continue };
        let (from, to) = (window.cell(one), window.cell(other));
        let length = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        for step in 0..=length {
            let between = |from: i32, to: i32| from + ((to - from) * step * 2 + length) / (2 * length.max(1));
            let cell = (between(from.0, to.0), between(from.1, to.1));
            if window.is_inside(cell) {
                let (x, y) = (window.area.x + cell.0 as u16, window.area.y + cell.1 as u16);
                sheet.cells.set_stringn(x, y, "•", 1, sheet.theme.road());
            }
        }
    }
}

/// The number or the city, and who is there.
fn draw_label(scene: &Scene<'_>, shape: &Shape<'_>, window: &Window, sheet: &mut Sheet<'_>) {
    let cell = window.cell(shape.label);
    if !window.is_inside(cell) {
        return;
    }
    let (view, place) = (&scene.position.view, shape.place);
    let mages: Vec<Seat> =
        Seat::all(view.seats.len()).filter(|seat| view.seats[seat.index()].place == place).collect();
    let name = label(scene, place, window.unit <= FINE);
    let columns = (width(&name) + mages.len()) as u16;
    let begin = (cell.0 as u16).saturating_sub(columns / 2).min(window.area.width.saturating_sub(columns));
    let (mut x, y) = (window.area.x + begin, window.area.y + cell.1 as u16);
    let room = |x: u16| usize::from(window.area.right().saturating_sub(x));
    let open = scene.choices.actions().iter().any(|action| destination(action) == Some(place));
    let style = match (scene.choices.target() == Some(place), open) {
        (true, _) => sheet.theme.pin(),
        (false, true) => sheet.theme.tab().add_modifier(Modifier::UNDERLINED),
        (false, false) => ground(sheet.theme, board(view), place)
            .add_modifier(Modifier::BOLD)
            .remove_modifier(Modifier::UNDERLINED),
    };
    (x, _) = sheet.cells.set_stringn(x, y, name, room(x), style);
    for seat in mages {
        let letter = letter(&scene.teller, seat);
        (x, _) = sheet.cells.set_stringn(x, y, letter, room(x), sheet.theme.mage(seat.index()));
    }
}

/// "12", "♜Sel", "★Selvara".
fn label(scene: &Scene<'_>, place: Place, fine: bool) -> String {
    let view = &scene.position.view;
    let short = |name: String| if fine { name } else { name.chars().take(3).collect() };
    match (board(view).city(place), place.kind()) {
        (Some(city), _) => {
            let mark = if is_target(view, scene.position.seat, place) { "★" } else { "♜" };
            format!("{mark}{}", short(scene.teller.name(city)))
        }
        (None, Kind::Space(number)) => number.to_string(),
        (None, Kind::Island(island)) => short(scene.teller.name(island)),
        (None, Kind::Sea(_, area)) => (area + 1).to_string(),
    }
}

fn is_target(view: &View, seat: Seat, place: Place) -> bool {
    let target = view.seats.get(mover(view, seat).index()).and_then(|shown| shown.target);
    target.is_some_and(|city| board(view).city_place(city) == place)
}

/// The letter of a seat's mage: the first one of its name.
pub(super) fn letter(teller: &Teller<'_>, seat: Seat) -> String {
    let mage = teller.view.seats.get(seat.index()).map(|shown| teller.name(shown.mage));
    mage.and_then(|name| name.chars().next()).map_or_else(|| "?".to_owned(), |letter| letter.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use indaman::reconstruction::BOARD;

    #[test]
    fn every_label_lies_in_its_own_outline() {
        let shapes = shapes(&BOARD);
        for shape in &shapes {
            let point = (i32::from(shape.label[0]), i32::from(shape.label[1]));
            let around: Vec<Place> = shapes
                .iter()
                .filter(|other| is_within(point, other.outline))
                .map(|other| other.place)
                .collect();
            assert_eq!(around, [shape.place]);
        }
    }

    #[test]
    fn a_large_window_shows_all_and_a_small_one_the_mage() {
        let shapes = shapes(&BOARD);
        let large = Window::of(&shapes, Rect::new(0, 0, 110, 60), None);
        assert!(shapes.iter().all(|shape| large.is_inside(large.cell(shape.label))));
        for shape in &shapes {
            let small = Window::of(&shapes, Rect::new(3, 2, 30, 9), Some(shape.place));
            assert!(small.is_inside(small.cell(shape.label)), "{}", shape.place);
        }
    }
}
