-- What version 9 added to a database of version 8, and a row that its servers wrote.

CREATE UNLOGGED TABLE news (
    transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
    place BIGINT NOT NULL DEFAULT 0,
    origin TEXT NOT NULL,
    payload TEXT NOT NULL
);
ALTER TABLE news ALTER payload SET STORAGE PLAIN;
CREATE INDEX news_by_transaction ON news (transaction);

INSERT INTO news (origin, payload)
    VALUES ('one', '{"origin":"one","change":{"friends":{}},"people":["1"],"isStored":true}');

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (9);
