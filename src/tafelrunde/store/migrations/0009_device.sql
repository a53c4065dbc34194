-- What kind of device a session is used on.

ALTER TABLE token ADD COLUMN device TEXT NOT NULL DEFAULT '';
