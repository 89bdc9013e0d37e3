//! Players that are programs, and many games at once. Generic over the game: what a game's positions
//! are worth is said beside the registry, in fabletop-games.

mod greedy;
mod playout;
mod random;
mod simulation;
mod watch;

pub use greedy::{Greedy, Judge};
pub use playout::Playout;
pub use random::RandomBot;
pub use simulation::{BotMaker, Report, Simulation};
pub use watch::{Given, Happening, Happenings};
