import GRDB

/// Adds roles, suspensions, quotas, mentions, reports, notices, and the log of what staff do.
extension DatabaseMigrator {
    mutating func registerMigration012() {
        registerMigration("012") { db in
            try db.execute(
                sql: """
                    -- Admins are not moderators as well.
                    ALTER TABLE person ADD COLUMN is_moderator INTEGER NOT NULL DEFAULT FALSE;
                    -- Until when the person cannot sign in, 10^15 without an end; NULL if not suspended.
                    ALTER TABLE person ADD COLUMN suspended_until INTEGER;
                    ALTER TABLE person ADD COLUMN suspension_reason TEXT NOT NULL DEFAULT '';
                    -- The most bytes of the person's photos; NULL for the server's default.
                    ALTER TABLE person ADD COLUMN quota INTEGER;
                    CREATE INDEX person_by_name ON person (folded_name, id);

                    -- All sizes together; 0 if not known, of a photo from an earlier version.
                    ALTER TABLE photo ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
                    CREATE INDEX photo_by_size ON photo (owner, bytes);
                    CREATE INDEX photo_without_size ON photo (hash) WHERE bytes = 0;

                    -- Then the notification is about a mention. Its kind is COMMENT, as which earlier versions show it.
                    ALTER TABLE notification ADD COLUMN is_mention INTEGER NOT NULL DEFAULT FALSE;
                    -- Browsers that are notified about comments were so about those that mention the person.
                    UPDATE push_target SET kinds = kinds || ' MENTION' WHERE kinds LIKE '%COMMENT%';

                    CREATE TABLE moment_mention (
                        moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id),
                        PRIMARY KEY (moment, person)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX moment_mention_by_person ON moment_mention (person);
                    CREATE TABLE comment_mention (
                        comment INTEGER NOT NULL REFERENCES comment (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id),
                        PRIMARY KEY (comment, person)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX comment_mention_by_person ON comment_mention (person);

                    CREATE TABLE report (
                        id INTEGER PRIMARY KEY AUTOINCREMENT,
                        -- MOMENT, COMMENT or PERSON
                        kind TEXT NOT NULL,
                        moment INTEGER REFERENCES moment (id) ON DELETE SET NULL,
                        comment INTEGER REFERENCES comment (id) ON DELETE SET NULL,
                        -- Its author, or the person reported.
                        accused INTEGER NOT NULL REFERENCES person (id),
                        reporter INTEGER NOT NULL REFERENCES person (id),
                        reason TEXT NOT NULL,
                        note TEXT NOT NULL,
                        -- What was reported, as it was then.
                        content TEXT NOT NULL,
                        created INTEGER NOT NULL,
                        -- NULL while it is open.
                        resolved INTEGER,
                        resolver INTEGER REFERENCES person (id),
                        resolution TEXT
                    ) STRICT;
                    CREATE INDEX open_report ON report (id) WHERE resolved IS NULL;
                    CREATE INDEX report_by_moment ON report (moment) WHERE moment IS NOT NULL;
                    CREATE INDEX report_by_comment ON report (comment) WHERE comment IS NOT NULL;
                    CREATE INDEX report_by_accused ON report (accused);
                    CREATE INDEX report_by_reporter ON report (reporter);

                    CREATE TABLE notice (
                        id INTEGER PRIMARY KEY AUTOINCREMENT,
                        -- NULL for everybody.
                        person INTEGER REFERENCES person (id),
                        kind TEXT NOT NULL,
                        content TEXT NOT NULL,
                        created INTEGER NOT NULL,
                        -- When it ends; NULL if people close it.
                        until INTEGER
                    ) STRICT;
                    CREATE INDEX notice_by_person ON notice (person, id);
                    -- Who has closed an announcement.
                    CREATE TABLE notice_closed (
                        notice INTEGER NOT NULL REFERENCES notice (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id),
                        PRIMARY KEY (notice, person)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX notice_closed_by_person ON notice_closed (person);

                    CREATE TABLE audit (
                        id INTEGER PRIMARY KEY AUTOINCREMENT,
                        created INTEGER NOT NULL,
                        -- NULL for the operator, and if the account is gone.
                        actor INTEGER REFERENCES person (id),
                        is_operator INTEGER NOT NULL,
                        action TEXT NOT NULL,
                        person INTEGER REFERENCES person (id),
                        detail TEXT NOT NULL
                    ) STRICT;
                    CREATE INDEX audit_by_actor ON audit (actor) WHERE actor IS NOT NULL;
                    CREATE INDEX audit_by_person ON audit (person) WHERE person IS NOT NULL;
                    """
            )
        }
    }
}
