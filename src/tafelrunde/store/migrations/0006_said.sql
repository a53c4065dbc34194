-- As what a line of chat was sent: sent again, it is the same one.

ALTER TABLE chat ADD COLUMN cmd TEXT;

CREATE UNIQUE INDEX chat_cmd ON chat (table_id, cmd);
