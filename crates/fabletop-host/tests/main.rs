//! The tests of the host, in one program: each would be linked with everything else.

mod crash;
mod dealing;
mod memory;
mod play;
mod seats;
mod support;
mod time;
