//! The screen at every size, and what has to be on it.

use super::*;
use crate::args::PlayArgs;
use crate::play::seating;
use fabletop_text::{Locale, Texts};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

const SIZES: [(u16, u16); 6] = [(80, 24), (81, 25), (100, 30), (110, 34), (120, 40), (200, 60)];

fn arguments(variant: &str, seats: &[&str], file: &str) -> PlayArgs {
    arguments_of("fantasy-realms", variant, seats, file)
}

fn arguments_of(game: &str, variant: &str, seats: &[&str], file: &str) -> PlayArgs {
    let save = std::env::temp_dir().join(format!("fabletop-screen-{}-{file}.json", std::process::id()));
    PlayArgs {
        game: Some(game.to_owned()),
        seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
        variant: Some(variant.to_owned()),
        options: Vec::new(),
        components: None,
        seed: Some(5),
        plain: false,
        resume: None,
        save: Some(save),
    }
}

/// Clears away the match of a test.
fn clear_away(arguments: &PlayArgs) {
    let file = arguments.save.as_ref().unwrap();
    std::fs::remove_file(file).unwrap();
    let _ = std::fs::remove_file(file.with_extension("clock"));
}

/// What stands on the screen.
fn screen(app: &mut App<'_, '_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let mut drawn = Ok(());
    terminal.draw(|frame| drawn = app.draw(frame)).unwrap();
    drawn.unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(usize::from(width).max(1));
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Each of the parts is on the screen.
#[track_caller]
fn has(drawn: &str, parts: &[&str]) {
    for part in parts {
        assert!(drawn.contains(part), "{part} is missing:\n{drawn}");
    }
}

fn press(app: &mut App<'_, '_>, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE)).unwrap();
}

/// Lets bots act until a person is asked.
fn until_asked(app: &mut App<'_, '_>) {
    while app.session.asked_person(app.seat).is_none() {
        app.next_bot = Instant::now();
        app.go_on().unwrap();
    }
}

/// Presses Enter until the match is over, as a patient player would; `every` sees each screen.
fn play_through(app: &mut App<'_, '_>, mut every: impl FnMut(&mut App<'_, '_>)) {
    for _ in 0..6000 {
        if app.session.is_over() {
            return;
        }
        every(app);
        press(app, KeyCode::Enter);
        app.next_bot = Instant::now();
        app.go_on().unwrap();
    }
    panic!("the match does not end");
}

#[test]
fn a_whole_game_at_every_size() {
    let texts = Texts::new(Locale::Pl);
    let arguments = arguments("classic", &["you", "bot", "bot"], "sizes");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Pigments);
    app.look().unwrap();
    let mut turn = 0;
    play_through(&mut app, |app| {
        turn += 1;
        let (width, height) = SIZES[turn % SIZES.len()];
        let drawn = screen(app, width, height);
        assert!(drawn.contains("Fantastyczne Światy"), "{drawn}");
        assert!(!drawn.contains('⟨'), "{drawn}");
    });
    draw_at_all_sizes(&mut app);
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("1. ") && drawn.to_lowercase().contains("wygrywa"), "{drawn}");
    clear_away(&arguments);
}

/// Nothing panics, however small the terminal is.
fn draw_at_all_sizes(app: &mut App<'_, '_>) {
    for width in (1..130).step_by(7) {
        for height in 1..45 {
            screen(app, width, height);
        }
    }
}

#[test]
fn what_must_be_on_a_small_screen() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments("classic", &["you", "bot", "bot"], "small");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    until_asked(&mut app);
    let drawn = screen(&mut app, 80, 24);
    has(&drawn, &["Fantasy Realms", "Your turn", "Discard area", "Your hand:", "Deck", "Fox", "? help"]);
    let drawn = screen(&mut app, 79, 24);
    assert!(drawn.contains("79×24"), "{drawn}");
    clear_away(&arguments);
}

#[test]
fn pages_open_and_close() {
    let texts = Texts::new(Locale::It);
    let arguments = arguments("classic", &["you", "bot", "bot"], "pages");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Sixteen);
    app.look().unwrap();
    for (key, title) in [('?', "Aiuto"), ('r', "Perché questi punti"), ('l', "Cronaca"), ('q', "Ti alzi")] {
        press(&mut app, KeyCode::Char(key));
        let drawn = screen(&mut app, 80, 24);
        assert!(drawn.contains(title), "{title} is missing:\n{drawn}");
        for height in 1..30 {
            screen(&mut app, 80, height);
        }
        press(&mut app, KeyCode::Esc);
        assert_eq!(app.page, Page::Table);
    }
    press(&mut app, KeyCode::Char('u'));
    assert!(app.note.is_some(), "there is nothing to take back");
    clear_away(&arguments);
}

#[test]
fn the_keyboard_is_passed_on_behind_a_curtain() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments("two-players", &["you:Ala", "you:Olek"], "curtain");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("The keyboard goes to") && !drawn.contains("Your hand"), "{drawn}");
    let mut curtains = 0;
    play_through(&mut app, |app| curtains += usize::from(matches!(app.page, Page::Curtain(_))));
    assert!(curtains > 10, "{curtains}");
    clear_away(&arguments);
}

#[test]
fn offers_are_made_and_withdrawn() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments("chaos", &["you", "bot", "bot", "bot"], "market");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Pigments);
    app.look().unwrap();
    for _ in 0..4 {
        let drawn = screen(&mut app, 80, 24);
        assert!(drawn.contains("Offers") && drawn.contains("5:00"), "{drawn}");
        press(&mut app, KeyCode::Enter);
    }
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("0. You:") && drawn.contains("yours"), "{drawn}");
    press(&mut app, KeyCode::Up);
    press(&mut app, KeyCode::Char('w'));
    let drawn = screen(&mut app, 120, 40);
    assert!(drawn.contains("You withdraw offer 0."), "{drawn}");
    clear_away(&arguments);
}

#[test]
fn keys_fit_on_the_bottom_line() {
    let ids = ["fantasy-realms-keys-start", "fantasy-realms-keys-discard", "fantasy-realms-keys-trade"];
    let more = ["fantasy-realms-keys-step", "fantasy-realms-keys-reveal", "fantasy-realms-keys-look"];
    let magica = ["choose", "keep", "place", "rearrange", "reconsider"];
    let magica: Vec<String> = magica.iter().map(|id| format!("via-magica-keys-{id}")).collect();
    let ids = ids.into_iter().chain(more).chain(["play-keys-list", "play-keys-over"]);
    let fantazja = ["act", "swap", "choose"].map(|id| format!("fantazja-keys-{id}"));
    let indaman = ["choose", "wait", "back"].map(|id| format!("indaman-keys-{id}"));
    let ids = ids.chain(magica.iter().chain(&fantazja).chain(&indaman).map(String::as_str));
    for locale in Locale::ALL {
        let texts = Texts::new(locale);
        for id in ids.clone() {
            let line = format!("{}  {}", texts.get(id), texts.get("play-keys"));
            assert!(width(&line) <= 78, "{locale}: {line}");
        }
    }
}

/// Plays a game of its own board to the end; each screen has all of `parts`, and at the end somebody is selected.
#[track_caller]
fn whole_game_at_every_size(game: &str, seats: &[&str], parts: &[&str]) {
    let texts = Texts::new(Locale::Pl);
    let arguments = arguments_of(game, "standard", seats, game);
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Pigments);
    app.look().unwrap();
    draw_at_all_sizes(&mut app);
    let mut turn = 0;
    play_through(&mut app, |app| {
        turn += 1;
        let (width, height) = SIZES[turn % SIZES.len()];
        let drawn = screen(app, width, height);
        has(&drawn, parts);
        assert!(!drawn.contains('⟨'), "{drawn}");
        if turn == 40 {
            draw_at_all_sizes(app);
        }
    });
    draw_at_all_sizes(&mut app);
    press(&mut app, KeyCode::Down);
    has(&screen(&mut app, 80, 24), &["1. ", "▸ 2. "]);
    clear_away(&arguments);
}

#[test]
fn a_whole_game_of_portals_at_every_size() {
    whole_game_at_every_size("via-magica", &["you", "bot", "bot", "bot"], &["Via Magica"]);
}

#[test]
fn portals_on_a_small_screen() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments_of("via-magica", "standard", &["you", "bot", "bot"], "small-portals");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    let drawn = screen(&mut app, 80, 24);
    has(&drawn, &["Via Magica", "Choose the three", "Keep three of these", "Row", "0/3", "Rewards:", "Fox"]);
    press(&mut app, KeyCode::Enter);
    press(&mut app, KeyCode::Char(' '));
    assert!(screen(&mut app, 80, 24).contains("2/3"));
    press(&mut app, KeyCode::Backspace);
    assert!(screen(&mut app, 80, 24).contains("0/3"));
    (0..4).for_each(|_| press(&mut app, KeyCode::Enter));
    until_asked(&mut app);
    let drawn = screen(&mut app, 80, 24);
    has(
        &drawn,
        &["Round ", "Place a crystal, or pass", "Your portals", "reserve 7", "›", "⏎ Place a crystal"],
    );
    clear_away(&arguments);
}

#[test]
fn a_secret_choice_is_taken_back() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments_of("via-magica", "standard", &["you", "bot", "bot"], "reconsider");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    (0..4).for_each(|_| press(&mut app, KeyCode::Enter));
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("Fox and Fox II to play") && drawn.contains("take the choice back"), "{drawn}");
    press(&mut app, KeyCode::Backspace);
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("Choose the three") && drawn.contains("0/3"), "{drawn}");
    clear_away(&arguments);
}

#[test]
fn a_whole_city_at_every_size() {
    whole_game_at_every_size("fantazja", &["you", "bot"], &["Fantazja", "Miasto"]);
}

#[test]
fn a_city_on_a_small_screen() {
    let texts = Texts::new(Locale::En);
    let mut arguments = arguments_of("fantazja", "standard", &["you", "bot"], "small-city");
    arguments.options.push("start=0".to_owned());
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    let drawn = screen(&mut app, 80, 24);
    has(&drawn, &["City", "♜♜", "E1", "Your hand", "Powers (you:other)", "Residential  0:0 in the", "Fox"]);
    assert!(drawn.contains("⏎ Build") && drawn.contains("()"), "{drawn}");
    press(&mut app, KeyCode::Down);
    let other = screen(&mut app, 80, 24);
    assert_ne!(drawn, other, "another cell");
    press(&mut app, KeyCode::Up);
    assert_eq!(drawn, screen(&mut app, 80, 24));
    press(&mut app, KeyCode::Char('i'));
    let drawn = screen(&mut app, 80, 24);
    assert!(drawn.contains("Imag. 1") && drawn.contains("hand 6, pile 20"), "{drawn}");
    clear_away(&arguments);
}

#[test]
fn a_whole_island_at_every_size() {
    whole_game_at_every_size("indaman", &["you", "bot", "bot"], &["Indaman", "Wyspa"]);
}

#[test]
fn an_island_on_a_small_screen() {
    let texts = Texts::new(Locale::En);
    let arguments = arguments_of("indaman", "standard", &["you", "bot", "bot"], "small-island");
    let mut session = seating::begin(&arguments, &texts).unwrap();
    let mut app = App::new(&mut session, Theme::Plain);
    app.look().unwrap();
    until_asked(&mut app);
    let drawn = screen(&mut app, 80, 24);
    let parts =
        ["The island", "Your choice", "◆10 ≡0/10", "bank 120", "⏎ Go ", "♜", "→", "≡", "Creatures: Plain 5"];
    has(&drawn, &parts);
    press(&mut app, KeyCode::Down);
    assert_ne!(drawn, screen(&mut app, 80, 24), "another way");
    press(&mut app, KeyCode::Up);
    assert_eq!(drawn, screen(&mut app, 80, 24));
    let narrow = screen(&mut app, 60, 20);
    has(&narrow, &["Your choice", "◆10 ≡0/10", "→", "⏎ Go "]);
    assert!(!narrow.contains('♜'), "a list instead of the island: {narrow}");
    has(&screen(&mut app, 59, 20), &["59×20", "60×20"]);
    press(&mut app, KeyCode::Char('m'));
    let large = screen(&mut app, 100, 34);
    assert!(!large.contains("Your choice"), "{large}");
    has(&large, &["♜Ind", "★", "Aurora", "Ambrata", "Asperia", "•", "≈", "^"]);
    press(&mut app, KeyCode::Esc);
    assert_eq!(drawn, screen(&mut app, 80, 24));
    clear_away(&arguments);
}
