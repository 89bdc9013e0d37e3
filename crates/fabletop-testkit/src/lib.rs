//! What every game's tests call, so that a new game is tested as hard as the old ones in a few lines.
//!
//! - [`Conformance`]: random play under the promises of [`fabletop_core::Game`], the same for all games.
//! - [`Leaks`]: a game's own [`LeakOracle`] reshuffles what a viewer cannot know; the viewer may not notice.
//! - [`Golden`]: a whole seeded playthrough as text, with every viewer's events and views, kept in a file.
//! - [`dummy`]: a tiny game whose tree is known by hand, for testing tables, bots and this crate.
//! - [`stone`]: a game of secret choices whose equilibrium is known, for testing search.
//!
//! ```
//! use fabletop_testkit::{Conformance, dummy::{Config, Dummy}};
//!
//! let report = Conformance::<Dummy>::new(Config::closed(3)).games(5).secret_simultaneous().check();
//! assert!(report.action_kinds.contains("Bid"));
//! ```

mod conformance;
mod driver;
pub mod dummy;
mod failure;
mod golden;
mod leaks;
mod play_out;
mod pool;
mod random_play;
mod step;
pub mod stone;

pub use conformance::{Conformance, Report};
pub use driver::Policy;
pub use failure::{Check, Failure};
pub use golden::{Golden, GoldenDifference};
pub use leaks::{LeakOracle, LeakReport, Leaks, Sightings};
pub use play_out::play_out;
pub use rand_xoshiro::Xoshiro256PlusPlus;
pub use step::Step;
