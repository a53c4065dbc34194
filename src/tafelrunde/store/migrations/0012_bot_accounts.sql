-- Accounts of bots: each belongs to whoever made it.

ALTER TABLE person ADD COLUMN owner TEXT NOT NULL DEFAULT '';

CREATE INDEX person_owner ON person (owner) WHERE owner <> '';
