//! Why there is no server.

use fabletop_store::StoreError;
use std::io;
use std::path::PathBuf;

/// Why there is no server. The program says it to people by these names.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// This is no address, or nobody knows it.
    #[error("{addr} is no address to listen at: {source}")]
    Address {
        /// What was asked for.
        addr: String,
        /// What the system says.
        source: io::Error,
    },
    /// Another program listens there.
    #[error("another program listens at {addr}")]
    PortTaken {
        /// Where.
        addr: String,
    },
    /// Ports below 1024 are for the administrator.
    #[error("no right to listen at {addr}")]
    PortDenied {
        /// Where.
        addr: String,
    },
    /// The system does not let us listen there for another reason.
    #[error("cannot listen at {addr}: {source}")]
    Listen {
        /// Where.
        addr: String,
        /// What the system says.
        source: io::Error,
    },
    /// The folder of the database cannot be made.
    #[error("cannot make the folder {}: {source}", path.display())]
    Folder {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}
