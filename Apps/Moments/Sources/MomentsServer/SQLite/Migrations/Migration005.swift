import GRDB

/// Adds the index for groups of notifications: those of one kind about one moment.
extension DatabaseMigrator {
    mutating func registerMigration005() {
        registerMigration("005") { db in
            try db.execute(
                sql: """
                    CREATE INDEX notification_by_group ON notification (person, moment, kind, id) WHERE moment IS NOT NULL;
                    """
            )
        }
    }
}
