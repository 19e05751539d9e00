import GRDB

/// Adds the comments that show cards of links.
extension DatabaseMigrator {
    mutating func registerMigration010() {
        registerMigration("010") { db in
            try db.execute(
                sql: """
                    CREATE TABLE comment_link (
                        comment INTEGER NOT NULL PRIMARY KEY REFERENCES comment (id) ON DELETE CASCADE,
                        url TEXT NOT NULL REFERENCES link_card (url)
                    ) STRICT;
                    CREATE INDEX comment_link_url ON comment_link (url);
                    """
            )
        }
    }
}
