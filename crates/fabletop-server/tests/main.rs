//! The tests of the server, in one program: each would be linked with everything else. A test that listens to all
//! that is logged is a program of its own.

mod components;
mod contract;
mod hints;
mod people;
mod play;
mod published;
mod safety;
mod schema;
mod slow_reader;
mod support;
mod whole_box;
