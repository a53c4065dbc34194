-- How much of something rare each has used up; and when sessions were last used.

CREATE TABLE spent (
    name TEXT PRIMARY KEY, -- a hash
    until BIGINT NOT NULL
);

CREATE INDEX spent_until ON spent (until);

ALTER TABLE token ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

CREATE INDEX token_used ON token (kind, used);
