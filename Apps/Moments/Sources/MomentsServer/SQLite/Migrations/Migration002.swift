import Crypto
import Foundation
import GRDB

/// Hashes of invitation secrets, password reset links, and password attempts.
extension DatabaseMigrator {
    mutating func registerMigration002() {
        registerMigration("002") { db in
            // Overwrites the old secrets, so that they do not remain in free pages.
            let secureDelete = try Int.fetchOne(db, sql: "PRAGMA secure_delete") ?? 0
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try db.execute(sql: Version2.hashedInvitations)
            for row in try Row.fetchAll(db, sql: "SELECT id, secret, created_by, used_by, created FROM invitation") {
                let hash = Data(SHA256.hash(data: Data((row[1] as String).utf8)))
                try db.execute(
                    sql: "INSERT INTO hashed_invitation VALUES (?, ?, ?, ?, ?)",
                    arguments: [row[0] as Int64, hash, row[2] as Int64, row[3] as Int64?, row[4] as Int64]
                )
            }
            try db.execute(sql: Version2.invitations)
            try db.execute(sql: "PRAGMA secure_delete = \(["OFF", "ON", "FAST"][min(max(secureDelete, 0), 2)])")
            try db.execute(sql: Version2.passwords)
        }
    }
}

private enum Version2 {
    static let hashedInvitations = """
        CREATE TABLE hashed_invitation (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            secret_hash BLOB NOT NULL UNIQUE,
            created_by INTEGER NOT NULL REFERENCES person (id),
            used_by INTEGER REFERENCES person (id),
            created INTEGER NOT NULL
        ) STRICT;
        """

    static let invitations = """
        DROP TABLE invitation;
        ALTER TABLE hashed_invitation RENAME TO invitation;
        CREATE INDEX invitation_open ON invitation (id) WHERE used_by IS NULL;
        """

    static let passwords = """
        -- At most one of a person.
        CREATE TABLE password_reset (
            person INTEGER PRIMARY KEY REFERENCES person (id),
            secret_hash BLOB NOT NULL UNIQUE,
            created INTEGER NOT NULL
        ) STRICT;

        -- When each slot has its whole rate again. There are less than 200,000 slots, whatever is tried.
        CREATE TABLE password_attempt (
            slot INTEGER PRIMARY KEY,
            full_again INTEGER NOT NULL
        ) STRICT;
        """
}
