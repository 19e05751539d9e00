import GRDB

/// Adds the tones of photos, which avatars show before they have come. The maintenance creates those of existing photos.
extension DatabaseMigrator {
    mutating func registerMigration008() {
        registerMigration("008") { db in
            try db.execute(
                sql: """
                    ALTER TABLE photo ADD COLUMN tones BLOB;
                    DROP INDEX photo_without_preview;
                    CREATE INDEX photo_without_preview ON photo (hash) WHERE preview IS NULL OR tones IS NULL;
                    """
            )
        }
    }
}
