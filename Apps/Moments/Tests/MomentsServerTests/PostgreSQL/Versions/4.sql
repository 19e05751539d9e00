-- What version 4 added to a database of version 3, and rows that its servers wrote.

CREATE TABLE direct_moment (
    author BIGINT NOT NULL REFERENCES person (id),
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    is_waiting BOOLEAN NOT NULL,
    spread BIGINT NOT NULL,
    PRIMARY KEY (author, moment)
);
CREATE UNIQUE INDEX direct_moment_by_moment ON direct_moment (moment);
CREATE INDEX direct_moment_waiting ON direct_moment (moment) WHERE is_waiting = TRUE;
CREATE INDEX friendship_exception ON friendship (friend, person) WHERE is_hidden = TRUE OR is_muted = TRUE;

CREATE FUNCTION fill_reach() RETURNS trigger LANGUAGE plpgsql AS '
    BEGIN
        NEW.reach = COALESCE((SELECT reach FROM person WHERE id = NEW.friend), NEW.reach);
        RETURN NEW;
    END';
CREATE TRIGGER fill_reach BEFORE INSERT ON friendship FOR EACH ROW EXECUTE FUNCTION fill_reach();
UPDATE friendship SET reach = person.reach
    FROM person JOIN friendship AS own ON own.person = person.id
    WHERE friendship.person = own.friend AND friendship.friend = person.id
        AND person.reach <> 1000000000000000 AND friendship.reach <> person.reach;

INSERT INTO moment (id, author, type, text, url, visibility, created) VALUES (7, 1, 'URL', 'to many', NULL, 'FRIENDS', 8500);
INSERT INTO timeline (owner, moment) VALUES (1, 7);
INSERT INTO direct_moment (author, moment, is_waiting, spread) VALUES (1, 7, TRUE, -1);
UPDATE id_sequence SET last = 7 WHERE name = 'moment';

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (4);
