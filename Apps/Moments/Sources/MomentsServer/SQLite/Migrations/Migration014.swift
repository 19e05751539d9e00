import GRDB

/// Adds the figures of days, and indexes by which the records of a day are counted.
extension DatabaseMigrator {
    mutating func registerMigration014() {
        registerMigration("014") { db in
            try db.execute(
                sql: """
                    CREATE TABLE daily_figures (
                        -- Days since 1970, in UTC.
                        day INTEGER PRIMARY KEY,
                        -- Whether the day is over; its figures do not change any more.
                        is_complete INTEGER NOT NULL,
                        -- Accounts at its end.
                        people INTEGER NOT NULL,
                        -- NULL for days before this table.
                        active_people INTEGER,
                        sign_ups INTEGER NOT NULL,
                        moments INTEGER NOT NULL,
                        comments INTEGER NOT NULL,
                        likes INTEGER NOT NULL,
                        reports INTEGER NOT NULL,
                        -- At its end; NULL for days before this table.
                        photos INTEGER,
                        photo_bytes INTEGER
                    ) STRICT;
                    CREATE INDEX person_by_date ON person (created);
                    CREATE INDEX moment_by_date ON moment (created);
                    CREATE INDEX comment_by_date ON comment (created);
                    CREATE INDEX moment_like_by_date ON moment_like (created);
                    """
            )
        }
    }
}
