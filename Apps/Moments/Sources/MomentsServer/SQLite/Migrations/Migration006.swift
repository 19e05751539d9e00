import GRDB

/// Adds the keys by which repeated calls are recognized: each with the comment or the moment of the first call.
extension DatabaseMigrator {
    mutating func registerMigration006() {
        registerMigration("006") { db in
            try db.execute(
                sql: """
                    -- The comment or the moment can be deleted: a repeated call must not add it again.
                    CREATE TABLE send_key (
                        person INTEGER NOT NULL REFERENCES person (id),
                        key TEXT NOT NULL,
                        comment INTEGER,
                        moment INTEGER,
                        created INTEGER NOT NULL,
                        PRIMARY KEY (person, key)
                    ) STRICT, WITHOUT ROWID;
                    CREATE INDEX send_key_by_person ON send_key (person, created);
                    CREATE INDEX send_key_by_age ON send_key (created);
                    """
            )
        }
    }
}
