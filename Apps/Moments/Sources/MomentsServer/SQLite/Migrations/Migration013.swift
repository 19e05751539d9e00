import GRDB

/// Adds the moments that people read from their authors, and an index of friends who hide or mute.
extension DatabaseMigrator {
    mutating func registerMigration013() {
        registerMigration("013") { db in
            try db.execute(
                sql: """
                    -- Moments that are not in the timelines of all friends of their authors, who have many.
                    CREATE TABLE direct_moment (
                        author INTEGER NOT NULL REFERENCES person (id),
                        moment INTEGER NOT NULL REFERENCES moment (id) ON DELETE CASCADE,
                        -- Whether timelines are still to be written. If not, the author has too many friends for that.
                        is_waiting INTEGER NOT NULL,
                        -- The last friend whose timeline has been written, in the order of IDs; -1 if none has.
                        spread INTEGER NOT NULL,
                        PRIMARY KEY (author, moment)
                    ) STRICT, WITHOUT ROWID;
                    CREATE UNIQUE INDEX direct_moment_by_moment ON direct_moment (moment);
                    CREATE INDEX direct_moment_waiting ON direct_moment (moment) WHERE is_waiting = TRUE;

                    -- The few who do not see, or do not want, what a friend publishes.
                    CREATE INDEX friendship_exception ON friendship (friend, person)
                        WHERE is_hidden = TRUE OR is_muted = TRUE;
                    """
            )
        }
    }
}
