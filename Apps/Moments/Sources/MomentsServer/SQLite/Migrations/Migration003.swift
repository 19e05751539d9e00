import GRDB

/// Drafts of moments and comments.
///
/// Each person has at most one moment draft, and one comment draft below each moment. A photo of a draft belongs to no moment
/// yet; its row in `moment_draft_photo` keeps it from being deleted as unused.
extension DatabaseMigrator {
    mutating func registerMigration003() {
        registerMigration("003") { db in
            try db.execute(
                sql: """
                    CREATE TABLE moment_draft (
                        person INTEGER PRIMARY KEY REFERENCES person (id),
                        text TEXT NOT NULL,
                        url TEXT,
                        visibility TEXT NOT NULL,
                        updated INTEGER NOT NULL
                    ) STRICT;
                    CREATE INDEX moment_draft_by_age ON moment_draft (updated);

                    CREATE TABLE moment_draft_photo (
                        person INTEGER NOT NULL REFERENCES moment_draft (person) ON DELETE CASCADE,
                        place INTEGER NOT NULL,
                        photo INTEGER NOT NULL REFERENCES photo (id) ON DELETE CASCADE,
                        alt_text TEXT NOT NULL,
                        PRIMARY KEY (person, place)
                    ) STRICT, WITHOUT ROWID;
                    -- Of one owner, so a photo stands in one draft at most.
                    CREATE UNIQUE INDEX moment_draft_photo_by_photo ON moment_draft_photo (photo);

                    CREATE TABLE comment_draft (
                        person INTEGER NOT NULL REFERENCES person (id),
                        moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
                        text TEXT NOT NULL,
                        reply_to INTEGER REFERENCES comment (id) ON DELETE SET NULL,
                        updated INTEGER NOT NULL,
                        PRIMARY KEY (person, moment)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX comment_draft_by_moment ON comment_draft (moment);
                    CREATE INDEX comment_draft_by_reply ON comment_draft (reply_to) WHERE reply_to IS NOT NULL;
                    CREATE INDEX comment_draft_by_age ON comment_draft (updated);
                    """
            )
        }
    }
}
