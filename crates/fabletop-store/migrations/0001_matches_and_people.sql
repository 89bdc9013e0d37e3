-- Matches, their steps and talk, the people who play them, and how matches ended.
-- Times are unix milliseconds. JSON columns are the server's and opaque here.

CREATE TABLE people (
    -- Ids are never given twice: a merged guest's id may still be in somebody's memory.
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    name        TEXT NOT NULL,
    account     TEXT,
    -- The account in lowercase; SQLite's NOCASE knows only ASCII.
    account_key TEXT UNIQUE,
    password    TEXT,
    created     INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token   BLOB PRIMARY KEY CHECK (length(token) = 32),
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('browser', 'bot')),
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_person ON sessions (person);

-- What changes at every step. The numbers are in the order of creation, so that the rows of the
-- matches that are played now lie close together, here and in the indexes: a commit writes few pages.
CREATE TABLE matches (
    number  INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    game    TEXT NOT NULL,
    state   TEXT NOT NULL CHECK (state IN ('waiting', 'playing', 'over')),
    listed  INTEGER NOT NULL CHECK (listed IN (0, 1)),
    plies   INTEGER NOT NULL,
    clock   TEXT,
    summary TEXT NOT NULL,
    next    TEXT,
    host    INTEGER REFERENCES people (id) ON DELETE SET NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_listed ON matches (created) WHERE listed AND state <> 'over';
CREATE INDEX matches_unfinished ON matches (state) WHERE state <> 'over';
CREATE INDEX matches_of_host ON matches (host, state) WHERE host IS NOT NULL;

-- What seldom changes and may be long.
CREATE TABLE heads (
    match INTEGER PRIMARY KEY REFERENCES matches (number) ON DELETE CASCADE,
    head  TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    match  INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    person INTEGER REFERENCES people (id) ON DELETE SET NULL,
    token  BLOB CHECK (token IS NULL OR length(token) = 32),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

-- With a rowid, the steps of all matches are appended at one place; only the small index is written here and there.
CREATE TABLE steps (
    match INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    ply   INTEGER NOT NULL,
    line  TEXT NOT NULL,
    at    INTEGER NOT NULL,
    UNIQUE (match, ply)
) STRICT;

CREATE TABLE talk (
    match  INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat   INTEGER,
    name   TEXT NOT NULL,
    kind   TEXT NOT NULL CHECK (kind IN ('say', 'emote')),
    text   TEXT NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    match   INTEGER NOT NULL REFERENCES matches (number) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    person  INTEGER REFERENCES people (id) ON DELETE SET NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    score   INTEGER NOT NULL,
    rank    INTEGER NOT NULL,
    seats   INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_person ON results (person) WHERE person IS NOT NULL;

PRAGMA application_id = 1180787308;
PRAGMA user_version = 1;
