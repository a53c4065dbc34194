-- What stays barred while a ban runs; where a session was last used.

CREATE TABLE ban (
    what TEXT PRIMARY KEY,
    until BIGINT
);

CREATE INDEX ban_until ON ban (until) WHERE until IS NOT NULL;

ALTER TABLE token ADD COLUMN place TEXT NOT NULL DEFAULT '';
