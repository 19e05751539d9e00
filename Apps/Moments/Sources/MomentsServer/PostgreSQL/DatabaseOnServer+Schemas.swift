import PostgreSQL

// `pg_restore` makes tables in a schema of the name that it had. If the address leads to another schema, that one has the name of the
// backup's until the tables are in it.
extension DatabaseOnServer {
    /// The name of an empty schema while its own name is lent to another one.
    static let keptName = "moments_restore_kept"

    /// A name as statements have it.
    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    /// Checks that a schema can have the name of another one for a while.
    ///
    /// - Throws: `BackupError` if there is a schema of that name in which is something.
    func checkIsFree(_ name: String, for backup: String) throws {
        guard try !has(schema: Self.keptName) else {
            throw BackupError(
                "the database \(self.name) has a schema '\(Self.keptName)', which an interrupted restore has left; give it its name "
                    + "back: ALTER SCHEMA \(Self.keptName) RENAME TO \(Self.quoted(name))"
            )
        }
        guard try isEmpty(schema: name) else {
            throw BackupError(
                "the backup '\(backup)' has the tables of a schema '\(name)', and the database \(self.name) has a schema of that name "
                    + "that is in use; name another database with --database"
            )
        }
    }

    /// Gives a schema the name of another one, which is missing or empty.
    func lend(_ name: String, to schema: String) throws {
        let keep = try has(schema: name) ? Self.renaming(name, to: Self.keptName) : ""
        try change(keep + Self.renaming(schema, to: name))
    }

    /// Undoes `lend`. The address leads to no schema before.
    func giveBack(_ name: String, from schema: String) throws {
        let restore = try has(schema: Self.keptName) ? Self.renaming(Self.keptName, to: name) : ""
        try change(Self.renaming(name, to: schema) + restore)
    }

    /// A script runs as one transaction.
    private static func renaming(_ name: String, to other: String) -> String {
        "ALTER SCHEMA \(quoted(name)) RENAME TO \(quoted(other));"
    }

    private func has(schema: String) throws -> Bool {
        try isTrue("SELECT count(*) FROM pg_namespace WHERE nspname = $1", schema)
    }

    /// Whether a schema is missing, or has neither tables nor functions nor types.
    private func isEmpty(schema: String) throws -> Bool {
        try !isTrue(
            """
            SELECT count(*) FROM pg_namespace WHERE nspname = $1 AND (
                EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = pg_namespace.oid)
                OR EXISTS (SELECT 1 FROM pg_proc WHERE pronamespace = pg_namespace.oid)
                OR EXISTS (SELECT 1 FROM pg_type WHERE typnamespace = pg_namespace.oid)
            )
            """,
            schema
        )
    }
}
