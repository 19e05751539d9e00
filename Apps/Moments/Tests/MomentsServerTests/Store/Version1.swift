/// A database as the first version of the program left it, with some rows.
///
/// It is written out as SQL, because the current program may create a different one.
enum Version1 {
    static let sql = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('001');
        CREATE TABLE person (id INTEGER PRIMARY KEY AUTOINCREMENT, handle TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            folded_name TEXT NOT NULL, password_hash TEXT NOT NULL, avatar INTEGER REFERENCES photo (id),
            background INTEGER REFERENCES photo (id), is_admin INTEGER NOT NULL, created INTEGER NOT NULL) STRICT;
        CREATE INDEX person_by_avatar ON person (avatar) WHERE avatar IS NOT NULL;
        CREATE INDEX person_by_background ON person (background) WHERE background IS NOT NULL;
        CREATE TABLE sign_in (id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER NOT NULL REFERENCES person (id),
            secret_hash BLOB NOT NULL UNIQUE, device TEXT NOT NULL, created INTEGER NOT NULL,
            last_used INTEGER NOT NULL) STRICT;
        CREATE INDEX sign_in_by_person ON sign_in (person);
        CREATE TABLE invitation (id INTEGER PRIMARY KEY AUTOINCREMENT, secret TEXT NOT NULL UNIQUE,
            created_by INTEGER NOT NULL REFERENCES person (id), used_by INTEGER REFERENCES person (id),
            created INTEGER NOT NULL) STRICT;
        CREATE INDEX invitation_open ON invitation (id) WHERE used_by IS NULL;
        CREATE TABLE preference (person INTEGER NOT NULL REFERENCES person (id), key TEXT NOT NULL, value TEXT NOT NULL,
            PRIMARY KEY (person, key)) STRICT, WITHOUT ROWID;
        CREATE TABLE friendship (person INTEGER NOT NULL REFERENCES person (id),
            friend INTEGER NOT NULL REFERENCES person (id), since INTEGER NOT NULL,
            PRIMARY KEY (person, friend)) STRICT, WITHOUT ROWID;
        CREATE TABLE friend_request (id INTEGER PRIMARY KEY AUTOINCREMENT,
            sender INTEGER NOT NULL REFERENCES person (id), receiver INTEGER NOT NULL REFERENCES person (id),
            created INTEGER NOT NULL, UNIQUE (sender, receiver)) STRICT;
        CREATE INDEX friend_request_by_receiver ON friend_request (receiver);
        CREATE TABLE moment (id INTEGER PRIMARY KEY AUTOINCREMENT, author INTEGER NOT NULL REFERENCES person (id),
            type TEXT NOT NULL, text TEXT NOT NULL, url TEXT, visibility TEXT NOT NULL, created INTEGER NOT NULL) STRICT;
        CREATE INDEX moment_by_author ON moment (author, id, visibility);
        CREATE TABLE timeline (owner INTEGER NOT NULL, moment INTEGER NOT NULL,
            PRIMARY KEY (owner, moment)) STRICT, WITHOUT ROWID;
        CREATE TABLE photo (id INTEGER PRIMARY KEY AUTOINCREMENT, owner INTEGER NOT NULL REFERENCES person (id),
            hash TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, alt_text TEXT NOT NULL,
            moment INTEGER REFERENCES moment (id) ON DELETE SET NULL, place INTEGER NOT NULL,
            unused_since INTEGER NOT NULL) STRICT;
        CREATE INDEX photo_by_moment ON photo (moment, place);
        CREATE INDEX photo_by_hash ON photo (hash);
        CREATE INDEX photo_unused ON photo (unused_since) WHERE moment IS NULL;
        CREATE TABLE moment_like (moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            person INTEGER NOT NULL REFERENCES person (id), created INTEGER NOT NULL,
            PRIMARY KEY (moment, person)) STRICT, WITHOUT ROWID;
        CREATE TABLE comment (id INTEGER PRIMARY KEY AUTOINCREMENT,
            moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
            author INTEGER NOT NULL REFERENCES person (id), text TEXT NOT NULL,
            reply_to INTEGER REFERENCES comment (id) ON DELETE SET NULL, created INTEGER NOT NULL) STRICT;
        CREATE INDEX comment_by_moment ON comment (moment, id, author);
        CREATE INDEX comment_by_reply ON comment (reply_to) WHERE reply_to IS NOT NULL;
        CREATE TABLE notification (id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER NOT NULL REFERENCES person (id),
            kind TEXT NOT NULL, actor INTEGER NOT NULL REFERENCES person (id),
            moment INTEGER REFERENCES moment (id) ON DELETE CASCADE,
            comment INTEGER REFERENCES comment (id) ON DELETE CASCADE, is_read INTEGER NOT NULL,
            created INTEGER NOT NULL) STRICT;
        CREATE INDEX notification_by_person ON notification (person, id);
        CREATE INDEX notification_unread ON notification (person, id) WHERE is_read = FALSE;
        CREATE INDEX notification_by_moment ON notification (moment, actor) WHERE moment IS NOT NULL;
        CREATE INDEX notification_by_comment ON notification (comment) WHERE comment IS NOT NULL;
        CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;

        INSERT INTO person VALUES (0, 'ada', 'Ada', 'ada', 'hash', NULL, NULL, 1, 1000);
        INSERT INTO person VALUES (1, 'li_lei', '李雷', '李雷', 'hash', NULL, NULL, 0, 2000);
        INSERT INTO friendship VALUES (0, 1, 3000), (1, 0, 3000);
        INSERT INTO moment VALUES (5, 1, 'PHOTOS', '你好', NULL, 'FRIENDS', 4000);
        INSERT INTO timeline VALUES (0, 5), (1, 5);
        INSERT INTO photo VALUES (3, 1, 'abc', 4, 3, 'a boat', 5, 0, 3500);
        UPDATE person SET avatar = 3 WHERE id = 1;
        INSERT INTO moment_like VALUES (5, 0, 5000);
        INSERT INTO comment VALUES (8, 5, 0, 'hello', NULL, 6000);
        INSERT INTO notification VALUES (2, 1, 'COMMENT', 0, 5, 8, 0, 6000);
        INSERT INTO sign_in VALUES (4, 0, x'0102', 'Firefox', 7000, 8000);
        INSERT INTO invitation VALUES (6, 'secret', 0, NULL, 9000);
        INSERT INTO preference VALUES (1, 'language', 'zh');
        """
}
