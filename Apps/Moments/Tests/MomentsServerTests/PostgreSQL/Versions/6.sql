-- What version 6 added to a database of version 5, and rows that its servers wrote.

CREATE TABLE server_secret (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    secret BYTEA NOT NULL CHECK (octet_length(secret) >= 32)
);

INSERT INTO server_secret (id, secret) VALUES (1, decode(repeat('07', 32), 'hex'));

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (6);
