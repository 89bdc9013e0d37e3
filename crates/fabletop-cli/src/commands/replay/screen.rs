//! Stepping through with the keyboard.

use super::Replay;
use fabletop_core::Viewer;
use fabletop_table::TableError;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout};
use ratatui::style::{Style, Stylize};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};

/// Where we are, and whose eyes we look through.
struct Place {
    step: usize,
    viewer: Viewer,
}

/// What a key does.
enum Key {
    Go(usize),
    OtherViewer,
    Quit,
    Nothing,
}

/// Shows step after step until the user has had enough.
pub(crate) fn run(replay: &Replay<'_>, viewer: Viewer) -> anyhow::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let done = steps(&mut terminal, replay, viewer);
    ratatui::try_restore()?;
    done
}

fn steps(terminal: &mut DefaultTerminal, replay: &Replay<'_>, viewer: Viewer) -> anyhow::Result<()> {
    let mut place = Place { step: 0, viewer };
    loop {
        let page = Page::new(replay, &place)?;
        terminal.draw(|frame| page.draw(frame))?;
        match key(&event::read()?, place.step, replay.steps()) {
            Key::Go(step) => place.step = step,
            Key::OtherViewer => place.viewer = next_viewer(replay, place.viewer),
            Key::Quit => return Ok(()),
            Key::Nothing => {}
        }
    }
}

fn key(event: &Event, step: usize, steps: usize) -> Key {
    const PAGE: usize = 10;
    let Event::Key(key) = event else { return Key::Nothing };
    if key.kind == KeyEventKind::Release {
        return Key::Nothing;
    }
    match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Key::Quit,
        KeyCode::Char('q') | KeyCode::Esc => Key::Quit,
        KeyCode::Char('v') => Key::OtherViewer,
        KeyCode::Right | KeyCode::Down | KeyCode::Char(' ' | 'l' | 'j') | KeyCode::Enter => {
            Key::Go(steps.min(step + 1))
        }
        KeyCode::Left | KeyCode::Up | KeyCode::Backspace | KeyCode::Char('h' | 'k') => {
            Key::Go(step.saturating_sub(1))
        }
        KeyCode::PageDown => Key::Go(steps.min(step + PAGE)),
        KeyCode::PageUp => Key::Go(step.saturating_sub(PAGE)),
        KeyCode::Home => Key::Go(0),
        KeyCode::End => Key::Go(steps),
        _ => Key::Nothing,
    }
}

fn next_viewer(replay: &Replay<'_>, viewer: Viewer) -> Viewer {
    let all: Vec<Viewer> = Viewer::all(replay.players.len()).collect();
    let now = all.iter().position(|&other| other == viewer).unwrap_or(0);
    all[(now + 1) % all.len()]
}

/// What is on the screen.
struct Page {
    title: String,
    told: Vec<String>,
    board: Vec<String>,
    keys: String,
}

impl Page {
    fn new(replay: &Replay<'_>, place: &Place) -> Result<Page, TableError> {
        let eyes = [("viewer", replay.viewer_name(place.viewer).into())];
        Ok(Page {
            title: format!(
                " {} · {} ",
                replay.heading(place.step),
                replay.texts.say("cli-replay-eyes", &eyes)
            ),
            told: replay.told_at_all(place.viewer, place.step)?,
            board: replay.board(place.viewer, place.step)?,
            keys: replay.texts.get("cli-replay-keys"),
        })
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let [main, keys] = Layout::vertical([Constraint::Min(1), Constraint::Length(1)]).areas(frame.area());
        let told = self.told.iter().map(|line| Line::styled(line.as_str(), Style::new().bold()));
        let board = self.board.iter().map(|line| Line::from(line.as_str()));
        let lines: Vec<Line<'_>> = told.chain([Line::default()]).chain(board).collect();
        let block = Block::bordered().title(self.title.as_str());
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }).block(block), main);
        frame.render_widget(Line::from(self.keys.as_str()).dim(), keys);
    }
}
