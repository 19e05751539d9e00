-- What version 5 added to a database of version 4, and rows that its servers wrote.

CREATE TABLE daily_figures (
    day BIGINT PRIMARY KEY,
    is_complete BOOLEAN NOT NULL,
    people BIGINT NOT NULL,
    active_people BIGINT,
    sign_ups BIGINT NOT NULL,
    moments BIGINT NOT NULL,
    comments BIGINT NOT NULL,
    likes BIGINT NOT NULL,
    reports BIGINT NOT NULL,
    photos BIGINT,
    photo_bytes BIGINT
);
CREATE INDEX person_by_date ON person USING brin (created);
CREATE INDEX moment_by_date ON moment USING brin (created);
CREATE INDEX comment_by_date ON comment USING brin (created);
CREATE INDEX moment_like_by_date ON moment_like USING brin (created);

INSERT INTO daily_figures
        (day, is_complete, people, active_people, sign_ups, moments, comments, likes, reports, photos, photo_bytes)
    VALUES (0, FALSE, 3, 1, 3, 3, 1, 1, 1, 1, 70);

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (5);
