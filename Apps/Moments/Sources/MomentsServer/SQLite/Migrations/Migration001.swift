import GRDB

/// People, friendships, moments, likes, comments, photos and notifications.
///
/// Dates are milliseconds since 1970. IDs are never reused (AUTOINCREMENT), because their order is the order of time. Indexes
/// also serve the foreign keys: without one, deleting a moment would scan all comments.
extension DatabaseMigrator {
    mutating func registerMigration001() {
        registerMigration("001") { db in
            for sql in Version1.all {
                try db.execute(sql: sql)
            }
        }
    }
}

private enum Version1 {
    static let all = [people, friends, moments, participation, notifications, housekeeping]

    static let people = """
        CREATE TABLE person (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            handle TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            -- The name as it is sorted and searched.
            folded_name TEXT NOT NULL,
            password_hash TEXT NOT NULL,
            avatar INTEGER REFERENCES photo (id),
            background INTEGER REFERENCES photo (id),
            is_admin INTEGER NOT NULL,
            created INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX person_by_avatar ON person (avatar) WHERE avatar IS NOT NULL;
        CREATE INDEX person_by_background ON person (background) WHERE background IS NOT NULL;

        CREATE TABLE sign_in (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person INTEGER NOT NULL REFERENCES person (id),
            secret_hash BLOB NOT NULL UNIQUE,
            device TEXT NOT NULL,
            created INTEGER NOT NULL,
            last_used INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX sign_in_by_person ON sign_in (person);

        CREATE TABLE invitation (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            secret TEXT NOT NULL UNIQUE,
            created_by INTEGER NOT NULL REFERENCES person (id),
            used_by INTEGER REFERENCES person (id),
            created INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX invitation_open ON invitation (id) WHERE used_by IS NULL;

        CREATE TABLE preference (
            person INTEGER NOT NULL REFERENCES person (id),
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (person, key)
        ) STRICT, WITHOUT ROWID;

        """

    static let friends = """
        -- Each friendship stands here twice, so that every question about it is one look-up.
        CREATE TABLE friendship (
            person INTEGER NOT NULL REFERENCES person (id),
            friend INTEGER NOT NULL REFERENCES person (id),
            since INTEGER NOT NULL,
            PRIMARY KEY (person, friend)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE friend_request (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            sender INTEGER NOT NULL REFERENCES person (id),
            receiver INTEGER NOT NULL REFERENCES person (id),
            created INTEGER NOT NULL,
            UNIQUE (sender, receiver)
        ) STRICT;
        CREATE INDEX friend_request_by_receiver ON friend_request (receiver);

        """

    static let moments = """
        CREATE TABLE moment (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            author INTEGER NOT NULL REFERENCES person (id),
            type TEXT NOT NULL,
            text TEXT NOT NULL,
            url TEXT,
            visibility TEXT NOT NULL,
            created INTEGER NOT NULL
        ) STRICT;
        -- All that is needed to count what of a person shows.
        CREATE INDEX moment_by_author ON moment (author, id, visibility);

        -- What shows to whom, written when a moment is published or a friendship made. It could be made anew from the other tables,
        -- and is read together with them; so it needs no foreign keys, which would cost another index of its size.
        CREATE TABLE timeline (
            owner INTEGER NOT NULL,
            moment INTEGER NOT NULL,
            PRIMARY KEY (owner, moment)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE photo (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            owner INTEGER NOT NULL REFERENCES person (id),
            hash TEXT NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            alt_text TEXT NOT NULL,
            moment INTEGER REFERENCES moment (id) ON DELETE SET NULL,
            place INTEGER NOT NULL,
            -- When it was uploaded, or when its moment or profile last gave it up.
            unused_since INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX photo_by_moment ON photo (moment, place);
        CREATE INDEX photo_by_hash ON photo (hash);
        CREATE INDEX photo_unused ON photo (unused_since) WHERE moment IS NULL;

        """

    static let participation = """
        -- `created` differs from like to like of a moment: it is also their order.
        CREATE TABLE moment_like (
            moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person (id),
            created INTEGER NOT NULL,
            PRIMARY KEY (moment, person)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE comment (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            author INTEGER NOT NULL REFERENCES person (id),
            text TEXT NOT NULL,
            reply_to INTEGER REFERENCES comment (id) ON DELETE SET NULL,
            created INTEGER NOT NULL
        ) STRICT;
        -- All that is needed to count what of a moment's comments shows.
        CREATE INDEX comment_by_moment ON comment (moment, id, author);
        CREATE INDEX comment_by_reply ON comment (reply_to) WHERE reply_to IS NOT NULL;

        """

    static let notifications = """
        CREATE TABLE notification (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            person INTEGER NOT NULL REFERENCES person (id),
            kind TEXT NOT NULL,
            actor INTEGER NOT NULL REFERENCES person (id),
            moment INTEGER REFERENCES moment (id) ON DELETE CASCADE,
            comment INTEGER REFERENCES comment (id) ON DELETE CASCADE,
            is_read INTEGER NOT NULL,
            created INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX notification_by_person ON notification (person, id);
        CREATE INDEX notification_unread ON notification (person, id) WHERE is_read = FALSE;
        CREATE INDEX notification_by_moment ON notification (moment, actor) WHERE moment IS NOT NULL;
        CREATE INDEX notification_by_comment ON notification (comment) WHERE comment IS NOT NULL;

        """

    static let housekeeping = """
        -- One row, written to see whether the disk takes anything.
        CREATE TABLE heartbeat (
            id INTEGER PRIMARY KEY,
            written INTEGER NOT NULL
        ) STRICT;
        """
}
