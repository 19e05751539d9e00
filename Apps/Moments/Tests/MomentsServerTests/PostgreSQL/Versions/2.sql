-- What version 2 added to a database of version 1, and rows that its servers wrote.

ALTER TABLE person ADD COLUMN reach BIGINT NOT NULL DEFAULT 1000000000000000, ADD COLUMN deletion BIGINT;
CREATE INDEX person_by_deletion ON person (deletion) WHERE deletion IS NOT NULL;
ALTER TABLE friendship ADD COLUMN is_hidden BOOLEAN NOT NULL DEFAULT FALSE,
    ADD COLUMN is_muted BOOLEAN NOT NULL DEFAULT FALSE,
    ADD COLUMN reach BIGINT NOT NULL DEFAULT 1000000000000000;
ALTER TABLE moment ADD COLUMN choice TEXT, ADD COLUMN edited BIGINT;
DROP INDEX moment_by_author;
CREATE INDEX moment_by_author ON moment (author, id, visibility, choice, created);

INSERT INTO id_sequence VALUES ('tag', 0);
CREATE TABLE tag (
    id BIGINT PRIMARY KEY DEFAULT next_id('tag'),
    owner BIGINT NOT NULL REFERENCES person (id),
    name TEXT NOT NULL,
    folded_name TEXT COLLATE "C" NOT NULL,
    UNIQUE (owner, folded_name)
);
CREATE TABLE tag_person (
    tag BIGINT NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    PRIMARY KEY (tag, person)
);
CREATE INDEX tag_person_by_person ON tag_person (person);
CREATE TABLE moment_tag (
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    tag BIGINT NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    PRIMARY KEY (moment, tag)
);
CREATE INDEX moment_tag_by_tag ON moment_tag (tag);
CREATE TABLE moment_person (
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    PRIMARY KEY (moment, person)
);
CREATE INDEX moment_person_by_person ON moment_person (person);
CREATE TABLE block (
    person BIGINT NOT NULL REFERENCES person (id),
    blocked BIGINT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX block_by_blocked ON block (blocked);
ALTER TABLE moment_draft ADD COLUMN audience TEXT;
CREATE INDEX comment_by_author ON comment (author, id);
CREATE INDEX moment_like_by_person ON moment_like (person, moment);

INSERT INTO person (id, handle, name, folded_name, password_hash, is_admin, created)
    VALUES (3, 'cem', 'Cem', 'cem', 'hash', FALSE, 5000);
INSERT INTO block (person, blocked, created) VALUES (1, 3, 5500);
INSERT INTO tag (id, owner, name, folded_name) VALUES (1, 1, 'Family', 'family');
INSERT INTO tag_person (tag, person) VALUES (1, 2);
INSERT INTO moment (id, author, type, text, url, visibility, choice, created, edited)
    VALUES (6, 1, 'URL', 'for the family', NULL, 'ONLY_ME', 'SELECTED', 6500, 6600);
INSERT INTO moment_tag (moment, tag) VALUES (6, 1);
INSERT INTO timeline (owner, moment) VALUES (1, 6), (2, 6);
UPDATE person SET reach = 86400000 WHERE id = 2;
UPDATE id_sequence SET last = 1 WHERE name = 'tag';
UPDATE id_sequence SET last = 6 WHERE name = 'moment';

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (2);
