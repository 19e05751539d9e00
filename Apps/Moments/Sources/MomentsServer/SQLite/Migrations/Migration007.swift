import GRDB

/// Adds the browsers that are notified while Moments is closed. They end with their sign-ins.
extension DatabaseMigrator {
    mutating func registerMigration007() {
        registerMigration("007") { db in
            try db.execute(
                sql: """
                    CREATE TABLE push_target (
                        sign_in INTEGER PRIMARY KEY REFERENCES sign_in (id) ON DELETE CASCADE,
                        person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE,
                        endpoint TEXT NOT NULL UNIQUE,
                        subscription TEXT NOT NULL,
                        kinds TEXT NOT NULL,
                        language TEXT NOT NULL,
                        sent INTEGER NOT NULL
                    ) STRICT;
                    CREATE INDEX push_target_person ON push_target (person);
                    """
            )
        }
    }
}
