-- When somebody who sits there was last at a table.

CREATE TABLE visit (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE INDEX visit_at ON visit (at);
