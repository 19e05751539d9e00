-- The tables of a board.
--
-- Columns of type BLOB with the name of a role (writer, voter, person, ...) are digests of BoardKeys. Members and their
-- sign-ins have days instead of times: a time could be compared with the times of posts.

CREATE TABLE member (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    is_moderator INTEGER NOT NULL
) STRICT;
CREATE TABLE sign_in (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    member INTEGER NOT NULL REFERENCES member (id),
    secret_hash BLOB NOT NULL UNIQUE,
    created_day INTEGER NOT NULL,
    used_day INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_by_member ON sign_in (member);
CREATE TABLE code (
    digest BLOB PRIMARY KEY,
    -- The member who adds a device; NULL for a new member.
    member INTEGER REFERENCES member (id),
    is_moderator INTEGER NOT NULL,
    is_reusable INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

CREATE TABLE post (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    text TEXT NOT NULL,
    -- The text and the tag in small letters, as they are searched.
    folded TEXT NOT NULL,
    tag TEXT,
    folded_tag TEXT,
    picture TEXT,
    picture_width INTEGER NOT NULL DEFAULT 0,
    picture_height INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    last_reply INTEGER NOT NULL,
    -- All comments that were ever written: the floor of the last one.
    last_floor INTEGER NOT NULL DEFAULT 0,
    comment_count INTEGER NOT NULL DEFAULT 0,
    star_count INTEGER NOT NULL DEFAULT 0,
    is_sensitive INTEGER NOT NULL,
    is_hidden INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX post_by_last_reply ON post (last_reply, id);
CREATE INDEX post_by_tag ON post (folded_tag, id) WHERE folded_tag IS NOT NULL;
CREATE TABLE writer (
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    writer BLOB NOT NULL,
    PRIMARY KEY (post, place),
    UNIQUE (post, writer)
) STRICT, WITHOUT ROWID;
CREATE TABLE comment (
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    floor INTEGER NOT NULL,
    place INTEGER NOT NULL,
    text TEXT NOT NULL,
    quoted INTEGER,
    created INTEGER NOT NULL,
    is_deleted INTEGER NOT NULL DEFAULT 0,
    is_hidden INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (post, floor)
) STRICT, WITHOUT ROWID;
CREATE TABLE choice (
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (post, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE vote (
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    voter BLOB NOT NULL,
    choice INTEGER NOT NULL,
    PRIMARY KEY (post, voter)
) STRICT, WITHOUT ROWID;
CREATE TABLE star (
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    person BLOB NOT NULL,
    -- The last floor that was read.
    seen INTEGER NOT NULL,
    PRIMARY KEY (post, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    person BLOB PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE ban (
    person BLOB PRIMARY KEY,
    until_day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    post INTEGER NOT NULL REFERENCES post (id) ON DELETE CASCADE,
    -- 0 for the post itself.
    floor INTEGER NOT NULL,
    reporter BLOB NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    created INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 1,
    UNIQUE (post, floor, reporter)
) STRICT;
