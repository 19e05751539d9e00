import GRDB

/// Adds indexes by which the rows are found that name a person who leaves: also those that foreign keys look for.
extension DatabaseMigrator {
    mutating func registerMigration015() {
        registerMigration("015") { db in
            try db.execute(
                sql: """
                    CREATE INDEX notification_by_actor ON notification (actor);
                    CREATE INDEX friendship_by_friend ON friendship (friend);
                    -- With all columns that are read by it, so that it is preferred to the one above, which has far more rows.
                    DROP INDEX friendship_exception;
                    CREATE INDEX friendship_exception ON friendship (friend, person, is_hidden, is_muted)
                        WHERE is_hidden = TRUE OR is_muted = TRUE;
                    CREATE INDEX report_by_resolver ON report (resolver) WHERE resolver IS NOT NULL;
                    CREATE INDEX invitation_by_creator ON invitation (created_by);
                    CREATE INDEX invitation_by_user ON invitation (used_by) WHERE used_by IS NOT NULL;
                    """
            )
        }
    }
}
