//! Players that are programs, and many games at once. Generic over the game: what a game's positions
//! are worth is said beside the registry, in fabletop-games.

mod arena;
mod evolve;
mod fit;
mod flat;
mod greedy;
mod guided;
mod knowledge;
mod learned;
mod net;
mod playout;
mod random;
pub mod search;
mod simulation;
mod thought;
mod tune;
mod watch;

pub use arena::{Arena, Contestant, Fared, Maker, Mean, Share};
pub use evolve::Evolution;
pub use fit::{Fit, Fitted};
pub use flat::{Flat, Sampling};
pub use greedy::{Greedy, Judge};
pub use guided::{Guided, GuidedBot, Outlook, by_lead, drawn, softened};
pub use knowledge::{Knowledge, Standings, ThoughtRng, Uninformed, shares};
pub use learned::{Aspects, Learned, NoAspects, one_of};
pub use net::{Lesson, Net, NotANet, Teacher};
pub use playout::Playout;
pub use random::RandomBot;
pub use simulation::{Report, Simulation};
pub use thought::{Thinker, Thought};
pub use tune::Tuner;
pub use watch::{Given, Happening, Happenings};
