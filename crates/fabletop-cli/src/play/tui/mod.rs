//! The screen.

mod pages;
pub(crate) mod theme;

use super::board::{Board, Reply, Sheet};
use super::board_of;
use super::session::{BotStep, Session};
use super::words::{fit, width};
use fabletop_core::Seat;
use pages::Page;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};
use std::time::{Duration, Instant};
use theme::Theme;

/// How long a bot's action stays before the next, so that people can follow.
const PAUSE: Duration = Duration::from_millis(750);
/// How often bots act while a clock runs.
const MARKET_PAUSE: Duration = Duration::from_millis(1300);
/// A bot that takes longer than that is seen to think.
const AT_ONCE: Duration = Duration::from_millis(50);
/// How often the screen looks whether something is to be done.
const TICK: Duration = Duration::from_millis(100);

/// Plays until the player leaves. The terminal is as it was afterwards, whatever happens.
pub(crate) fn play(session: &mut Session<'_>) -> anyhow::Result<()> {
    let mut app = App::new(session, Theme::from_environment());
    let mut terminal = ratatui::try_init()?;
    let played = app.run(&mut terminal);
    ratatui::restore();
    played
}

/// Everything on the screen.
pub(crate) struct App<'a, 't> {
    session: &'a mut Session<'t>,
    board: Box<dyn Board>,
    theme: Theme,
    /// Whose eyes.
    seat: Seat,
    page: Page,
    /// Why the last action was refused, or that time is up; until the next key.
    note: Option<String>,
    /// The last hint, in words.
    hint: Vec<String>,
    next_bot: Instant,
    bot_turn: usize,
    leaving: bool,
}

impl<'a, 't> App<'a, 't> {
    fn new(session: &'a mut Session<'t>, theme: Theme) -> App<'a, 't> {
        let people = session.people();
        let first = people.first().copied().unwrap_or(Seat(0));
        let seat = session.asked_person(first).unwrap_or(first);
        let page = if people.len() > 1 { Page::Curtain(seat) } else { Page::Table };
        let board = board_of(session.game(), session.texts);
        let next_bot = Instant::now() + PAUSE;
        App {
            session,
            board,
            theme,
            seat,
            page,
            note: None,
            hint: Vec::new(),
            next_bot,
            bot_turn: 0,
            leaving: false,
        }
    }

    fn run(&mut self, terminal: &mut ratatui::DefaultTerminal) -> anyhow::Result<()> {
        self.look()?;
        while !self.leaving {
            let mut drawn = Ok(());
            terminal.draw(|frame| drawn = self.draw(frame))?;
            drawn?;
            if event::poll(TICK)? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key)?,
                    _ => {}
                }
            }
            self.go_on()?;
        }
        self.session.save()
    }

    fn look(&mut self) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        self.board.see(&look);
        Ok(())
    }

    /// What happens without a key: bots, the clock, the keyboard passed on.
    fn go_on(&mut self) -> anyhow::Result<()> {
        if let Some(notice) = self.session.take_notice() {
            self.note = Some(notice);
        }
        if self.session.is_over() {
            return Ok(());
        }
        if self.session.end_time()? {
            self.note = Some(self.session.texts.get("play-time-up"));
            self.look()?;
        }
        match self.session.asked_person(self.seat) {
            Some(seat) if seat != self.seat && !matches!(self.page, Page::Curtain(_)) => {
                self.page = Page::Curtain(seat);
            }
            Some(_) if !self.session.is_timed() => {}
            _ => self.bots()?,
        }
        Ok(())
    }

    fn bots(&mut self) -> anyhow::Result<()> {
        let waits = matches!(self.page, Page::Curtain(_) | Page::Quit) && !self.session.is_timed();
        if Instant::now() < self.next_bot || waits {
            return Ok(());
        }
        let timed = self.session.is_timed();
        self.next_bot = Instant::now() + if timed { MARKET_PAUSE } else { PAUSE };
        let bots = self.session.asked_bots();
        for _ in 0..bots.len() {
            match self.session.bot_step(bots[self.bot_turn % bots.len()], AT_ONCE)? {
                BotStep::Acted => {
                    self.bot_turn += 1;
                    break;
                }
                BotStep::Waits => self.bot_turn += 1,
                BotStep::Thinks => {
                    self.next_bot = Instant::now();
                    return Ok(());
                }
            }
        }
        self.look()
    }

    fn key(&mut self, key: KeyEvent) -> anyhow::Result<()> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd')) {
            self.leaving = true;
            return Ok(());
        }
        self.note = None;
        if self.page != Page::Table {
            return self.page_key(key.code);
        }
        match key.code {
            KeyCode::Char('q') => self.page = Page::Quit,
            KeyCode::Char('?') | KeyCode::F(1) => self.page = Page::Help(0),
            KeyCode::Char('l') => self.page = Page::Log(usize::MAX),
            KeyCode::Char('r') => self.page = Page::Reasons(0),
            KeyCode::Char('h') => {
                self.hint = self.session.hint(self.seat)?;
                self.page = Page::Hint(0);
            }
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('n') if self.session.is_timed() => self.pass_on(),
            code => self.board_key(code)?,
        }
        Ok(())
    }

    fn page_key(&mut self, key: KeyCode) -> anyhow::Result<()> {
        match (self.page, key) {
            (Page::Quit, KeyCode::Enter | KeyCode::Char('y' | 't' | 's' | 'q')) => self.leaving = true,
            (Page::Curtain(seat), KeyCode::Enter | KeyCode::Char(' ')) => {
                self.seat = seat;
                self.page = Page::Table;
                self.look()?;
            }
            (Page::Curtain(_), KeyCode::Char('q')) => self.leaving = true,
            (Page::Curtain(_), _) => {}
            (page, key) => self.page = page.turned(key),
        }
        Ok(())
    }

    fn board_key(&mut self, key: KeyCode) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        let reply = self.board.key(key, &look);
        drop(look);
        match reply {
            Reply::Act(action) => match self.session.act(self.seat, &action)? {
                Ok(()) => {
                    self.next_bot = Instant::now() + PAUSE;
                    self.look()?;
                }
                Err(reason) => self.refuse(&reason),
            },
            Reply::Say(reason) => self.refuse(&reason),
            Reply::Moved => {}
            // A key finishes a bot's pause.
            Reply::Ignored => self.next_bot = Instant::now(),
        }
        Ok(())
    }

    fn refuse(&mut self, reason: &str) {
        self.note = Some(format!("✗ {reason}"));
    }

    fn undo(&mut self) -> anyhow::Result<()> {
        match self.session.undo(self.seat)? {
            Ok(()) => self.look()?,
            Err(reason) => self.refuse(&reason),
        }
        Ok(())
    }

    /// While a clock runs, people pass the keyboard on themselves.
    fn pass_on(&mut self) {
        let people = self.session.people();
        let place = people.iter().position(|&seat| seat == self.seat).unwrap_or(0);
        let next = people[(place + 1) % people.len()];
        if next == self.seat {
            self.refuse(&self.session.texts.get("play-nobody-else"));
        } else {
            self.page = Page::Curtain(next);
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) -> anyhow::Result<()> {
        let area = frame.area();
        let mut sheet = Sheet { cells: frame.buffer_mut(), theme: self.theme };
        Block::new().style(self.theme.cloth()).render(area, sheet.cells);
        let least = self.board.least();
        if area.width < least.0 || area.height < least.1 {
            pages::too_small(&mut sheet, area, self.session.texts, least);
            return Ok(());
        }
        if let Page::Curtain(seat) = self.page {
            pages::curtain(&mut sheet, area, self.session.texts, &self.session.players[seat.index()]);
            return Ok(());
        }
        self.draw_table(&mut sheet, area)?;
        self.draw_page(&mut sheet, area)
    }

    fn draw_table(&self, sheet: &mut Sheet<'_>, area: Rect) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        let chronicle = self.session.recent(self.seat)?;
        let mine = !look.legal.is_empty();
        let prompt = self.session.thinking().unwrap_or_else(|| self.board.prompt(&look));
        self.draw_bar(sheet, Rect { height: 1, ..area }, &prompt, mine);
        let body = Rect { y: area.y + 1, height: area.height - 3, ..area };
        self.board.draw(sheet, body, &look, &chronicle);
        let columns = usize::from(area.width);
        let note = Rect { y: area.bottom() - 2, height: 1, ..area };
        let main_action = self.board.main_action(&look);
        match &self.note {
            Some(reason) => line(sheet, note, reason, self.theme.rubric()),
            None if self.session.is_over() => {
                let file = [("file", self.session.file_name().into())];
                line(sheet, note, &self.session.texts.say("play-over-note", &file), self.theme.leaf());
            }
            None if main_action.is_empty() => {}
            None => {
                let label = fit(&format!(" ⏎ {main_action} "), columns);
                sheet.cells.set_stringn(note.x, note.y, label, columns, self.theme.ribbon());
            }
        }
        let may_undo = !self.session.is_timed() && !self.session.is_over();
        let general = if may_undo { "play-keys" } else { "play-keys-no-undo" };
        let keys = format!("{}  {}", self.board.keys(&look), self.session.texts.get(general));
        line(sheet, Rect { y: area.bottom() - 1, height: 1, ..area }, keys.trim_start(), self.theme.second());
        Ok(())
    }

    /// The title, and the ribbon that says what is to be done.
    fn draw_bar(&self, sheet: &mut Sheet<'_>, area: Rect, prompt: &str, mine: bool) {
        let columns = usize::from(area.width);
        let title = self.session.texts.get(self.session.game());
        sheet.cells.set_stringn(area.x, area.y, format!(" {title}"), columns, self.theme.title());
        let room = columns.saturating_sub(width(&title) + 4);
        let prompt = format!(" {} ", fit(prompt, room.saturating_sub(2)));
        let style = if mine { self.theme.ribbon() } else { self.theme.second() };
        let x = area.right().saturating_sub(width(&prompt) as u16);
        sheet.cells.set_stringn(x, area.y, prompt, columns, style);
    }

    fn draw_page(&mut self, sheet: &mut Sheet<'_>, area: Rect) -> anyhow::Result<()> {
        let texts = self.session.texts;
        let (title, lines) = match self.page {
            Page::Table | Page::Curtain(_) => return Ok(()),
            Page::Quit => {
                pages::quit(sheet, area, texts, &self.session.file_name(), self.session.is_over());
                return Ok(());
            }
            Page::Help(_) => {
                let look = self.session.look(self.seat)?;
                let mut lines = self.board.rules(&look);
                lines.push(String::new());
                lines.extend(texts.get("play-help-keys").lines().map(str::to_owned));
                (texts.get("play-help-title"), lines)
            }
            Page::Reasons(_) => {
                let look = self.session.look(self.seat)?;
                let own = format!("{}-play-reasons-title", self.session.game());
                let title = if texts.has(&own) { own.as_str() } else { "play-reasons-title" };
                (texts.get(title), self.board.reasons(&look))
            }
            Page::Hint(_) => (texts.get("play-hint-title"), self.hint.clone()),
            Page::Log(_) => {
                let told = self.session.chronicle(self.seat, 0)?;
                (texts.get("play-chronicle"), told.into_iter().map(|(_, line)| line).collect())
            }
        };
        self.page = pages::scroll(sheet, area, &title, &lines, self.page, texts);
        Ok(())
    }
}

fn line(sheet: &mut Sheet<'_>, area: Rect, text: &str, style: Style) {
    let columns = usize::from(area.width);
    sheet.cells.set_stringn(area.x + 1, area.y, fit(text, columns.saturating_sub(2)), columns, style);
}

#[cfg(test)]
mod tests;
