-- When the server was last there, and since when and until when it was not.

CREATE TABLE life (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE absence (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
