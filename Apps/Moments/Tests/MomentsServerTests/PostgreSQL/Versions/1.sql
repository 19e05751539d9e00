-- A database as version 1 left it, with some rows. It is written out, because the current program may create a different one.
-- A database of a later version has all files up to that version.

CREATE TABLE schema_version (version INTEGER NOT NULL);

CREATE TABLE id_sequence (name TEXT PRIMARY KEY, last BIGINT NOT NULL);
INSERT INTO id_sequence VALUES ('person', 0), ('sign_in', 0), ('invitation', 0), ('friend_request', 0),
    ('moment', 0), ('photo', 0), ('comment', 0), ('notification', 0);
CREATE FUNCTION next_id(sequence TEXT) RETURNS BIGINT LANGUAGE sql VOLATILE
    AS 'UPDATE id_sequence SET last = last + 1 WHERE name = sequence RETURNING last';

CREATE TABLE person (
    id BIGINT PRIMARY KEY DEFAULT next_id('person'),
    handle TEXT COLLATE "C" NOT NULL UNIQUE,
    name TEXT NOT NULL,
    folded_name TEXT COLLATE "C" NOT NULL,
    password_hash TEXT NOT NULL,
    avatar BIGINT,
    background BIGINT,
    is_admin BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX person_by_avatar ON person (avatar) WHERE avatar IS NOT NULL;
CREATE INDEX person_by_background ON person (background) WHERE background IS NOT NULL;
CREATE FUNCTION note_person_id() RETURNS trigger LANGUAGE plpgsql AS '
    BEGIN
        UPDATE id_sequence SET last = NEW.id WHERE name = ''person'' AND last < NEW.id;
        RETURN NULL;
    END';
CREATE TRIGGER note_person_id AFTER INSERT ON person FOR EACH ROW EXECUTE FUNCTION note_person_id();

CREATE TABLE sign_in (
    id BIGINT PRIMARY KEY DEFAULT next_id('sign_in'),
    person BIGINT NOT NULL REFERENCES person (id),
    secret_hash BYTEA NOT NULL UNIQUE,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    last_used BIGINT NOT NULL
);
CREATE INDEX sign_in_by_person ON sign_in (person);

CREATE TABLE invitation (
    id BIGINT PRIMARY KEY DEFAULT next_id('invitation'),
    secret_hash BYTEA NOT NULL UNIQUE,
    created_by BIGINT NOT NULL REFERENCES person (id),
    used_by BIGINT REFERENCES person (id),
    created BIGINT NOT NULL
);
CREATE INDEX invitation_open ON invitation (id) WHERE used_by IS NULL;

CREATE TABLE password_reset (
    person BIGINT PRIMARY KEY REFERENCES person (id),
    secret_hash BYTEA NOT NULL UNIQUE,
    created BIGINT NOT NULL
);
CREATE TABLE password_attempt (slot BIGINT PRIMARY KEY, full_again BIGINT NOT NULL);

CREATE TABLE preference (
    person BIGINT NOT NULL REFERENCES person (id),
    key TEXT COLLATE "C" NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (person, key)
);

CREATE TABLE friendship (
    person BIGINT NOT NULL REFERENCES person (id),
    friend BIGINT NOT NULL REFERENCES person (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (person, friend)
);
CREATE TABLE friend_request (
    id BIGINT PRIMARY KEY DEFAULT next_id('friend_request'),
    sender BIGINT NOT NULL REFERENCES person (id),
    receiver BIGINT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    UNIQUE (sender, receiver)
);
CREATE INDEX friend_request_by_receiver ON friend_request (receiver);

CREATE TABLE moment (
    id BIGINT PRIMARY KEY DEFAULT next_id('moment'),
    author BIGINT NOT NULL REFERENCES person (id),
    type TEXT NOT NULL,
    text TEXT NOT NULL,
    url TEXT,
    visibility TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX moment_by_author ON moment (author, id, visibility);

CREATE TABLE timeline (
    owner BIGINT NOT NULL,
    moment BIGINT NOT NULL,
    PRIMARY KEY (owner, moment)
) PARTITION BY HASH (owner);
CREATE TABLE timeline_0 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 0);
CREATE TABLE timeline_1 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 1);
CREATE TABLE timeline_2 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 2);
CREATE TABLE timeline_3 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 3);
CREATE TABLE timeline_4 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 4);
CREATE TABLE timeline_5 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 5);
CREATE TABLE timeline_6 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 6);
CREATE TABLE timeline_7 PARTITION OF timeline FOR VALUES WITH (MODULUS 8, REMAINDER 7);

CREATE TABLE photo (
    id BIGINT PRIMARY KEY DEFAULT next_id('photo'),
    owner BIGINT NOT NULL REFERENCES person (id),
    hash TEXT COLLATE "C" NOT NULL,
    width BIGINT NOT NULL,
    height BIGINT NOT NULL,
    alt_text TEXT NOT NULL,
    moment BIGINT REFERENCES moment (id) ON DELETE SET NULL,
    place BIGINT NOT NULL,
    unused_since BIGINT NOT NULL,
    preview BYTEA,
    tones BYTEA
);
CREATE INDEX photo_by_moment ON photo (moment, place);
CREATE INDEX photo_by_hash ON photo (hash);
CREATE INDEX photo_unused ON photo (unused_since) WHERE moment IS NULL;
CREATE INDEX photo_without_preview ON photo (hash) WHERE preview IS NULL OR tones IS NULL;
ALTER TABLE person ADD FOREIGN KEY (avatar) REFERENCES photo (id) DEFERRABLE;
ALTER TABLE person ADD FOREIGN KEY (background) REFERENCES photo (id) DEFERRABLE;

CREATE TABLE moment_like (
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    PRIMARY KEY (moment, person)
);
CREATE TABLE comment (
    id BIGINT PRIMARY KEY DEFAULT next_id('comment'),
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    author BIGINT NOT NULL REFERENCES person (id),
    text TEXT NOT NULL,
    reply_to BIGINT REFERENCES comment (id) ON DELETE SET NULL,
    created BIGINT NOT NULL
);
CREATE INDEX comment_by_moment ON comment (moment, id, author);
CREATE INDEX comment_by_reply ON comment (reply_to) WHERE reply_to IS NOT NULL;

CREATE TABLE notification (
    id BIGINT PRIMARY KEY DEFAULT next_id('notification'),
    person BIGINT NOT NULL REFERENCES person (id),
    kind TEXT NOT NULL,
    actor BIGINT NOT NULL REFERENCES person (id),
    moment BIGINT REFERENCES moment (id) ON DELETE CASCADE,
    comment BIGINT REFERENCES comment (id) ON DELETE CASCADE,
    is_read BOOLEAN NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX notification_by_person ON notification (person, id);
CREATE INDEX notification_unread ON notification (person, id) WHERE is_read = FALSE;
CREATE INDEX notification_by_moment ON notification (moment, actor) WHERE moment IS NOT NULL;
CREATE INDEX notification_by_comment ON notification (comment) WHERE comment IS NOT NULL;
CREATE INDEX notification_by_group ON notification (person, moment, kind, id) WHERE moment IS NOT NULL;

CREATE TABLE moment_draft (
    person BIGINT PRIMARY KEY REFERENCES person (id),
    text TEXT NOT NULL,
    url TEXT,
    visibility TEXT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX moment_draft_by_age ON moment_draft (updated);
CREATE TABLE moment_draft_photo (
    person BIGINT NOT NULL REFERENCES moment_draft (person) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    photo BIGINT NOT NULL REFERENCES photo (id) ON DELETE CASCADE,
    alt_text TEXT NOT NULL,
    PRIMARY KEY (person, place)
);
CREATE UNIQUE INDEX moment_draft_photo_by_photo ON moment_draft_photo (photo);
CREATE TABLE comment_draft (
    person BIGINT NOT NULL REFERENCES person (id),
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    text TEXT NOT NULL,
    reply_to BIGINT REFERENCES comment (id) ON DELETE SET NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, moment)
);
CREATE INDEX comment_draft_by_moment ON comment_draft (moment);
CREATE INDEX comment_draft_by_reply ON comment_draft (reply_to) WHERE reply_to IS NOT NULL;
CREATE INDEX comment_draft_by_age ON comment_draft (updated);

CREATE TABLE send_key (
    person BIGINT NOT NULL REFERENCES person (id),
    key TEXT COLLATE "C" NOT NULL,
    comment BIGINT,
    moment BIGINT,
    created BIGINT NOT NULL,
    PRIMARY KEY (person, key)
);
CREATE INDEX send_key_by_person ON send_key (person, created);
CREATE INDEX send_key_by_age ON send_key (created);

CREATE TABLE push_target (
    sign_in BIGINT PRIMARY KEY REFERENCES sign_in (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    endpoint TEXT COLLATE "C" NOT NULL UNIQUE,
    subscription TEXT NOT NULL,
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    sent BIGINT NOT NULL
);
CREATE INDEX push_target_person ON push_target (person);

CREATE TABLE link_card (
    url TEXT COLLATE "C" PRIMARY KEY,
    title TEXT,
    site_name TEXT NOT NULL,
    image TEXT COLLATE "C",
    fetched BIGINT NOT NULL
);
CREATE INDEX link_card_image ON link_card (image) WHERE image IS NOT NULL;
CREATE TABLE moment_link (
    moment BIGINT PRIMARY KEY REFERENCES moment (id) ON DELETE CASCADE,
    url TEXT COLLATE "C" NOT NULL REFERENCES link_card (url)
);
CREATE INDEX moment_link_url ON moment_link (url);
CREATE TABLE comment_link (
    comment BIGINT PRIMARY KEY REFERENCES comment (id) ON DELETE CASCADE,
    url TEXT COLLATE "C" NOT NULL REFERENCES link_card (url)
);
CREATE INDEX comment_link_url ON comment_link (url);

CREATE TABLE heartbeat (id BIGINT PRIMARY KEY, written BIGINT NOT NULL);

INSERT INTO person (id, handle, name, folded_name, password_hash, avatar, background, is_admin, created) VALUES
    (1, 'ada', 'Ada', 'ada', 'hash', NULL, NULL, TRUE, 1000), (2, 'li_lei', '李雷', '李雷', 'hash', NULL, NULL, FALSE, 2000);
INSERT INTO sign_in (id, person, secret_hash, device, created, last_used) VALUES (4, 1, '\x0102', 'Firefox', 7000, 8000);
INSERT INTO invitation (id, secret_hash, created_by, used_by, created) VALUES (6, '\x0304', 1, NULL, 9000);
INSERT INTO preference (person, key, value) VALUES (2, 'language', 'zh');
INSERT INTO friendship (person, friend, since) VALUES (1, 2, 3000), (2, 1, 3000);
INSERT INTO moment (id, author, type, text, url, visibility, created) VALUES (5, 2, 'PHOTOS', '你好', NULL, 'FRIENDS', 4000);
INSERT INTO timeline (owner, moment) VALUES (1, 5), (2, 5);
INSERT INTO photo (id, owner, hash, width, height, alt_text, moment, place, unused_since)
    VALUES (3, 2, 'abc', 4, 3, 'a boat', 5, 0, 3500);
UPDATE person SET avatar = 3 WHERE id = 2;
INSERT INTO moment_like (moment, person, created) VALUES (5, 1, 5000);
INSERT INTO comment (id, moment, author, text, reply_to, created) VALUES (8, 5, 1, 'hello', NULL, 6000);
INSERT INTO notification (id, person, kind, actor, moment, comment, is_read, created)
    VALUES (2, 2, 'COMMENT', 1, 5, 8, FALSE, 6000);
INSERT INTO moment_draft (person, text, visibility, updated) VALUES (1, 'a draft', 'FRIENDS', 9000);
INSERT INTO send_key (person, key, comment, moment, created) VALUES (1, 'key-1', 8, NULL, 6000);
INSERT INTO push_target (sign_in, person, endpoint, subscription, kinds, language, sent)
    VALUES (4, 1, 'https://web.push.apple.com/a', '{}', 'COMMENT', 'en', 2);
INSERT INTO link_card (url, title, site_name, image, fetched) VALUES ('https://swift.org/', 'Swift', 'swift.org', NULL, 9000);
INSERT INTO moment_link (moment, url) VALUES (5, 'https://swift.org/');
INSERT INTO heartbeat (id, written) VALUES (1, 9000);
UPDATE id_sequence SET last = 4 WHERE name = 'sign_in';
UPDATE id_sequence SET last = 6 WHERE name = 'invitation';
UPDATE id_sequence SET last = 5 WHERE name = 'moment';
UPDATE id_sequence SET last = 3 WHERE name = 'photo';
UPDATE id_sequence SET last = 8 WHERE name = 'comment';
UPDATE id_sequence SET last = 2 WHERE name = 'notification';

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (1);
