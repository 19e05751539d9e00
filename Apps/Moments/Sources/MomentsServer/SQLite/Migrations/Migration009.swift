import GRDB

/// Adds cards of links: what pages of the web say of themselves, and the moments that show it.
extension DatabaseMigrator {
    mutating func registerMigration009() {
        registerMigration("009") { db in
            try db.execute(
                sql: """
                    CREATE TABLE link_card (
                        url TEXT NOT NULL PRIMARY KEY,
                        title TEXT,
                        site_name TEXT NOT NULL,
                        image TEXT,
                        fetched INTEGER NOT NULL
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX link_card_image ON link_card (image) WHERE image IS NOT NULL;
                    CREATE TABLE moment_link (
                        moment INTEGER NOT NULL PRIMARY KEY REFERENCES moment (id) ON DELETE CASCADE,
                        url TEXT NOT NULL REFERENCES link_card (url)
                    ) STRICT;
                    CREATE INDEX moment_link_url ON moment_link (url);
                    """
            )
        }
    }
}
