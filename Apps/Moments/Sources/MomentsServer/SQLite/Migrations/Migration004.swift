import GRDB

/// Adds previews of photos. The maintenance creates those of existing photos.
extension DatabaseMigrator {
    mutating func registerMigration004() {
        registerMigration("004") { db in
            try db.execute(
                sql: """
                    ALTER TABLE photo ADD COLUMN preview BLOB;
                    CREATE INDEX photo_without_preview ON photo (hash) WHERE preview IS NULL;
                    """
            )
        }
    }
}
