-- What version 3 added to a database of version 2, and rows that its servers wrote.

ALTER TABLE person ADD COLUMN is_moderator BOOLEAN NOT NULL DEFAULT FALSE, ADD COLUMN suspended_until BIGINT,
    ADD COLUMN suspension_reason TEXT NOT NULL DEFAULT '', ADD COLUMN quota BIGINT;
CREATE INDEX person_by_name ON person (folded_name, id);
ALTER TABLE photo ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
CREATE INDEX photo_by_size ON photo (owner, bytes);
CREATE INDEX photo_without_size ON photo (hash) WHERE bytes = 0;
ALTER TABLE notification ADD COLUMN is_mention BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE push_target SET kinds = kinds || ' MENTION' WHERE kinds LIKE '%COMMENT%';

CREATE TABLE moment_mention (
    moment BIGINT NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    PRIMARY KEY (moment, person)
);
CREATE INDEX moment_mention_by_person ON moment_mention (person);
CREATE TABLE comment_mention (
    comment BIGINT NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    PRIMARY KEY (comment, person)
);
CREATE INDEX comment_mention_by_person ON comment_mention (person);

INSERT INTO id_sequence VALUES ('report', 0), ('notice', 0), ('audit', 0);
CREATE TABLE report (
    id BIGINT PRIMARY KEY DEFAULT next_id('report'),
    kind TEXT NOT NULL,
    moment BIGINT REFERENCES moment (id) ON DELETE SET NULL,
    comment BIGINT REFERENCES comment (id) ON DELETE SET NULL,
    accused BIGINT NOT NULL REFERENCES person (id),
    reporter BIGINT NOT NULL REFERENCES person (id),
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    content TEXT NOT NULL,
    created BIGINT NOT NULL,
    resolved BIGINT,
    resolver BIGINT REFERENCES person (id),
    resolution TEXT
);
CREATE INDEX open_report ON report (id) WHERE resolved IS NULL;
CREATE INDEX report_by_moment ON report (moment) WHERE moment IS NOT NULL;
CREATE INDEX report_by_comment ON report (comment) WHERE comment IS NOT NULL;
CREATE INDEX report_by_accused ON report (accused);
CREATE INDEX report_by_reporter ON report (reporter);

CREATE TABLE notice (
    id BIGINT PRIMARY KEY DEFAULT next_id('notice'),
    person BIGINT REFERENCES person (id),
    kind TEXT NOT NULL,
    content TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT
);
CREATE INDEX notice_by_person ON notice (person, id);
CREATE TABLE notice_closed (
    notice BIGINT NOT NULL REFERENCES notice (id) ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES person (id),
    PRIMARY KEY (notice, person)
);
CREATE INDEX notice_closed_by_person ON notice_closed (person);

CREATE TABLE audit (
    id BIGINT PRIMARY KEY DEFAULT next_id('audit'),
    created BIGINT NOT NULL,
    actor BIGINT REFERENCES person (id),
    is_operator BOOLEAN NOT NULL,
    action TEXT NOT NULL,
    person BIGINT REFERENCES person (id),
    detail TEXT NOT NULL
);
CREATE INDEX audit_by_actor ON audit (actor) WHERE actor IS NOT NULL;
CREATE INDEX audit_by_person ON audit (person) WHERE person IS NOT NULL;

UPDATE person SET is_moderator = TRUE WHERE id = 2;
UPDATE photo SET bytes = 70 WHERE id = 3;
INSERT INTO comment_mention (comment, person) VALUES (8, 2);
INSERT INTO report (id, kind, moment, comment, accused, reporter, reason, note, content, created)
    VALUES (1, 'MOMENT', 5, NULL, 2, 1, 'OTHER', 'a note', '你好', 8000);
INSERT INTO notice (id, person, kind, content, created, until) VALUES (1, NULL, 'ANNOUNCEMENT', 'hello, all', 8000, NULL);
INSERT INTO notice_closed (notice, person) VALUES (1, 2);
INSERT INTO audit (id, created, actor, is_operator, action, person, detail) VALUES (1, 8000, 1, FALSE, 'SET_ROLE', 2, 'MODERATOR');
UPDATE id_sequence SET last = 1 WHERE name IN ('report', 'notice', 'audit');

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (3);
