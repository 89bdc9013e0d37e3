//! Line mode: full sentences and numbered lists, for screen readers, pipes and scripts.

use super::board::{Board, Item, Look};
use super::session::{BotStep, Session};
use super::{board_of, words};
use fabletop_core::Seat;
use fabletop_text::Value;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// How often bots act while a clock runs.
const BOTS_ACT_EVERY: Duration = Duration::from_millis(1500);
/// A bot that takes longer than that is said to think.
const AT_ONCE: Duration = Duration::from_millis(150);
/// A bot that has not answered by then is asked again.
const LONG: Duration = Duration::from_secs(10);
/// How long `wait` lasts.
const WAIT: Duration = Duration::from_secs(3);
/// A line is not longer.
const LONGEST_LINE: usize = 500;

/// Plays until the match is over, the player quits or the input ends.
pub(crate) fn play(session: &mut Session<'_>) -> anyhow::Result<()> {
    let seat = session.people().first().copied().unwrap_or(Seat(0));
    let board = board_of(session.game(), session.texts);
    let told = vec![0; session.players.len()];
    let words = words::in_all_languages(session.texts, "play-words");
    let mut lines = Lines { session, board, input: input(), words, seat, told, bot_turn: 0, again: true };
    lines.run()
}

/// Lines as they come; the sender goes when the input ends.
fn input() -> Receiver<String> {
    let (sender, receiver) = channel();
    // Not joined: it may wait for a line for ever, and ends with the program.
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n') {
            let Ok(line) = line else { return };
            let line = String::from_utf8_lossy(&line).trim().chars().take(LONGEST_LINE).collect();
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

struct Lines<'a, 't> {
    session: &'a mut Session<'t>,
    board: Box<dyn Board>,
    input: Receiver<String>,
    /// The words that mean something everywhere.
    words: String,
    /// Whose keyboard it is.
    seat: Seat,
    /// The last event each seat was told.
    told: Vec<u64>,
    /// Which bot acts next while a clock runs.
    bot_turn: usize,
    /// Whether the position is to be told before the next question.
    again: bool,
}

/// What somebody asks for.
enum Wish {
    Number(usize),
    Hand,
    Why,
    Log,
    Undo,
    Hint,
    Help,
    Quit,
    Wait,
    HandOver,
    Action(String),
}

impl Lines<'_, '_> {
    fn run(&mut self) -> anyhow::Result<()> {
        let example = self.board.example(self.session.texts);
        self.say("play-plain-welcome", &[("example", example.into())])?;
        if self.session.people().len() > 1 {
            self.seat = self.session.asked_person(self.seat).unwrap_or(self.seat);
            if !self.curtain()? {
                return Ok(());
            }
        }
        loop {
            self.tell_events()?;
            if self.session.is_over() {
                return self.tell_end();
            }
            match self.session.asked_person(self.seat) {
                Some(seat) => {
                    if !self.change_seat(seat)? || !self.ask()? {
                        return Ok(());
                    }
                }
                None => self.bots()?,
            }
        }
    }

    /// The keyboard goes to another person. `false` if nobody takes it.
    fn change_seat(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if seat == self.seat {
            return Ok(true);
        }
        self.seat = seat;
        if !self.curtain()? {
            return Ok(false);
        }
        self.tell_events()?;
        Ok(true)
    }

    /// Waits until only the person whose keyboard it is looks. `false` if that person leaves.
    fn curtain(&mut self) -> anyhow::Result<bool> {
        self.again = true;
        let player = self.session.players[self.seat.index()].clone();
        self.say("play-hand-over", &[("player", player.as_str().into())])?;
        self.say("play-curtain-keys", &[("player", player.into())])?;
        match self.next_line()? {
            Some(line) => Ok(!matches!(self.meant(&line), Wish::Quit)),
            None if self.session.time_left().is_some_and(|left| left.is_zero()) => {
                self.end_time().map(|()| true)
            }
            None => Ok(false),
        }
    }

    fn bots(&mut self) -> anyhow::Result<()> {
        self.again = true;
        for bot in self.session.asked_bots().into_iter().take(1) {
            self.bot(bot)?;
        }
        Ok(())
    }

    /// A bot decides; whoever waits for it is told so. `false` if it waits.
    fn bot(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let mut step = self.session.bot_step(seat, AT_ONCE)?;
        if step == BotStep::Thinks
            && let Some(thinking) = self.session.thinking()
        {
            self.print(&[thinking])?;
        }
        while step == BotStep::Thinks {
            step = self.session.bot_step(seat, LONG)?;
        }
        Ok(step == BotStep::Acted)
    }

    /// Asks once. `false` if the player leaves.
    fn ask(&mut self) -> anyhow::Result<bool> {
        let look = self.session.look(self.seat)?;
        self.board.see(&look);
        let menu = self.board.menu(&look);
        let mut lines = Vec::new();
        if self.again {
            lines.push(String::new());
            lines.extend(self.board.position(&look));
            lines.push(self.board.prompt(&look));
            lines.extend(numbered(&menu));
        }
        drop(look);
        self.again = false;
        self.print(&lines)?;
        let mut out = io::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        drop(out);
        match self.next_line()? {
            Some(line) if line.is_empty() && self.session.is_timed() => self.wish(Wish::Wait, &menu),
            Some(line) if line.is_empty() => Ok(true),
            Some(line) => {
                let wish = self.meant(&line);
                self.wish(wish, &menu)
            }
            None if self.session.is_timed()
                && self.session.time_left().is_some_and(|left| left.is_zero()) =>
            {
                self.end_time().map(|()| true)
            }
            None => {
                self.print(&[String::new()])?;
                Ok(false)
            }
        }
    }

    /// The next line; none at the end of the input, or when the clock ran out before it.
    fn next_line(&mut self) -> anyhow::Result<Option<String>> {
        let received = match self.session.time_left() {
            Some(left) => self.input.recv_timeout(left),
            None => self.input.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let over = self.session.time_left().is_some_and(|left| left.is_zero());
        Ok(received.ok().filter(|_| !over))
    }

    fn meant(&self, line: &str) -> Wish {
        if let Ok(number) = line.parse() {
            return Wish::Number(number);
        }
        match words::meaning(&self.words, line) {
            Some("hand") => Wish::Hand,
            Some("why") => Wish::Why,
            Some("log") => Wish::Log,
            Some("undo") => Wish::Undo,
            Some("hint") => Wish::Hint,
            Some("help") => Wish::Help,
            Some("quit") => Wish::Quit,
            Some("wait") => Wish::Wait,
            Some("next") => Wish::HandOver,
            _ => Wish::Action(line.to_owned()),
        }
    }

    fn wish(&mut self, wish: Wish, menu: &[Item]) -> anyhow::Result<bool> {
        match wish {
            Wish::Quit => return Ok(false),
            Wish::Number(number) => match number.checked_sub(1).and_then(|place| menu.get(place)) {
                Some(item) => self.act(&item.action)?,
                None => {
                    let arguments = [("number", number.into()), ("most", menu.len().into())];
                    self.say("play-plain-number", &arguments)?;
                }
            },
            Wish::Hand => self.again = true,
            Wish::Hint => self.print(&self.session.hint(self.seat)?)?,
            Wish::Why => self.tell(|board, look| board.reasons(look))?,
            Wish::Help => {
                self.tell(|board, look| board.rules(look))?;
                self.print(&[self.board.typing(self.session.texts)])?;
                self.say("play-plain-help", &[])?;
            }
            Wish::Log => {
                let told = self.session.chronicle(self.seat, 0)?;
                self.print(&told.into_iter().map(|(_, line)| line).collect::<Vec<_>>())?;
            }
            Wish::Undo => match self.session.undo(self.seat)? {
                Ok(()) => self.again = true,
                Err(reason) => self.print(&[reason])?,
            },
            Wish::Wait => self.wait()?,
            Wish::HandOver => return self.hand_over(),
            Wish::Action(typed) => self.typed(&typed)?,
        }
        Ok(true)
    }

    fn typed(&mut self, typed: &str) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        match self.board.read(typed, &look) {
            Ok(action) => {
                drop(look);
                self.act(&action)
            }
            Err(reason) => {
                drop(look);
                self.print(&[reason])
            }
        }
    }

    fn act(&mut self, action: &str) -> anyhow::Result<()> {
        match self.session.act(self.seat, action)? {
            Ok(()) => self.again = true,
            Err(reason) => self.print(&[reason])?,
        }
        if self.session.is_timed() { self.bots_in_between(1) } else { Ok(()) }
    }

    /// Lets some time go by. Bots act meanwhile.
    fn wait(&mut self) -> anyhow::Result<()> {
        self.again = true;
        let Some(left) = self.session.time_left() else { return Ok(()) };
        let wait = WAIT.min(left);
        thread::sleep(wait);
        self.bots_in_between((wait.as_millis() / BOTS_ACT_EVERY.as_millis()).max(1) as usize)?;
        if self.session.end_time()? { self.say("play-time-up", &[]) } else { Ok(()) }
    }

    fn end_time(&mut self) -> anyhow::Result<()> {
        self.again = true;
        if self.session.end_time()? { self.say("play-time-up", &[]) } else { Ok(()) }
    }

    /// So many bots act, one after another; one that waits is passed over.
    fn bots_in_between(&mut self, times: usize) -> anyhow::Result<()> {
        for _ in 0..times {
            let bots = self.session.asked_bots();
            for _ in 0..bots.len() {
                self.bot_turn += 1;
                if self.session.is_timed() && self.bot(bots[self.bot_turn % bots.len()])? {
                    break;
                }
            }
        }
        Ok(())
    }

    /// While a clock runs, people ask for the keyboard themselves.
    fn hand_over(&mut self) -> anyhow::Result<bool> {
        let people = self.session.people();
        let place = people.iter().position(|&seat| seat == self.seat).unwrap_or(0);
        let next = people[(place + 1) % people.len()];
        if self.session.is_timed() && next != self.seat {
            self.change_seat(next)
        } else {
            self.say("play-nobody-else", &[])?;
            Ok(true)
        }
    }

    fn tell(&self, lines: impl Fn(&dyn Board, &Look<'_>) -> Vec<String>) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        self.print(&lines(self.board.as_ref(), &look))
    }

    fn tell_events(&mut self) -> anyhow::Result<()> {
        if let Some(notice) = self.session.take_notice() {
            self.print(&[notice])?;
        }
        let told = self.session.chronicle(self.seat, self.told[self.seat.index()])?;
        if let Some((last, _)) = told.last() {
            self.told[self.seat.index()] = *last;
        }
        self.print(&told.into_iter().map(|(_, line)| line).collect::<Vec<_>>())
    }

    fn tell_end(&mut self) -> anyhow::Result<()> {
        let look = self.session.look(self.seat)?;
        self.board.see(&look);
        let lines = self.board.position(&look);
        self.print(&[String::new()])?;
        self.print(&lines)
    }

    fn say(&self, id: &str, arguments: &[(&str, Value)]) -> anyhow::Result<()> {
        self.print(&[self.session.texts.say(id, arguments)])
    }

    fn print(&self, lines: &[String]) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        for line in lines {
            writeln!(out, "{line}")?;
        }
        Ok(out.flush()?)
    }
}

fn numbered(menu: &[Item]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut heading = "";
    for (place, item) in menu.iter().enumerate() {
        if item.heading != heading {
            heading = &item.heading;
            lines.push(heading.to_owned());
        }
        lines.push(format!("{:>3}. {}", place + 1, item.label));
    }
    lines
}
