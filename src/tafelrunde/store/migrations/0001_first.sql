-- What a line says after "sqlite:" is for SQLite alone, and a remark for PostgreSQL.

CREATE TABLE event (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL, -- how many lines the log has before this batch
    count BIGINT NOT NULL,
    lines TEXT NOT NULL,
    token TEXT NOT NULL, -- by which a writer that has lost its connection knows its own
    person TEXT,
    cmd_id TEXT,
    PRIMARY KEY (table_id, seq)
) -- sqlite: WITHOUT ROWID
;

CREATE UNIQUE INDEX event_command ON event (table_id, person, cmd_id) WHERE cmd_id IS NOT NULL;

CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    data BYTEA NOT NULL
);

CREATE TABLE duty (
    table_id TEXT PRIMARY KEY,
    wake BIGINT,
    holder TEXT,
    until BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX duty_wake ON duty (wake) WHERE wake IS NOT NULL;

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL,
    webhook TEXT NOT NULL,
    banned BOOLEAN NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX person_seen ON person (seen) WHERE login IS NULL;

CREATE TABLE token (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT,
    table_id TEXT,
    seat BIGINT,
    created BIGINT NOT NULL,
    expires BIGINT
);

CREATE INDEX token_person ON token (person);
CREATE INDEX token_table ON token (table_id);
CREATE INDEX token_expires ON token (expires) WHERE expires IS NOT NULL;

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    settings TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX game_table_status ON game_table (status, public, changed);
CREATE INDEX game_table_host ON game_table (host);

CREATE TABLE seat (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    bot TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seat_person ON seat (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_person ON chat (person);

CREATE TABLE block (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);

CREATE INDEX block_blocked ON block (blocked);

CREATE TABLE report (
    id TEXT PRIMARY KEY,
    person TEXT,
    about TEXT,
    table_id TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    status TEXT NOT NULL
);

CREATE INDEX report_status ON report (status, at);
CREATE INDEX report_person ON report (person);
