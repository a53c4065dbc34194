-- Groups of friends, who is in them, and which tables are theirs.

CREATE TABLE game_group (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host BIGINT NOT NULL,
    link TEXT NOT NULL,
    ends BIGINT NOT NULL,
    chooses TEXT NOT NULL,
    origin TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE INDEX game_group_ends ON game_group (ends);

CREATE TABLE member (
    group_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    shape BIGINT NOT NULL,
    colour BIGINT NOT NULL,
    monster BIGINT,
    wish TEXT NOT NULL,
    looking BOOLEAN NOT NULL,
    moved BIGINT NOT NULL,
    joined BIGINT NOT NULL,
    status TEXT NOT NULL,
    claim TEXT,
    claimed BIGINT NOT NULL,
    PRIMARY KEY (group_id, number)
);

CREATE INDEX member_person ON member (person);
CREATE INDEX member_claim ON member (claim) WHERE claim IS NOT NULL;

ALTER TABLE game_table ADD COLUMN group_id TEXT NOT NULL DEFAULT '';

CREATE INDEX game_table_group ON game_table (group_id, created);
