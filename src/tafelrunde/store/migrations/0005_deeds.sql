-- What operators did, and why.

CREATE TABLE deed (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    who TEXT NOT NULL,
    did TEXT NOT NULL,
    about TEXT NOT NULL,
    why TEXT NOT NULL
);

CREATE INDEX deed_at ON deed (at);
CREATE INDEX deed_about ON deed (about);
