-- Since when a game stands because its log cannot be followed to its end.

CREATE TABLE halt (
    table_id TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    lines BIGINT NOT NULL
);
