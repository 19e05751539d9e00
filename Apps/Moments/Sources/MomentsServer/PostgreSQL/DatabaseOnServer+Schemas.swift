import PostgreSQL

// `pg_restore` makes tables in a schema of the name that it had. If the address leads to another schema, that one has
// the name of the backup's until the tables are in it.
extension DatabaseOnServer {
    /// The name of an empty schema while another one has its own.
    static let setAsideName = "moments_restore_kept"

    /// A name as statements have it.
    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    /// Checks that no earlier restore was interrupted while schemas had other names.
    ///
    /// - Parameter name: That of the backup's schema.
    /// - Throws: `BackupError`, which ends with the statements that give the names back.
    func checkNames(_ name: String) throws {
        let (isSetAside, isTaken) = (try has(schema: Self.setAsideName), try has(schema: name))
        let current = try currentSchema
        guard isSetAside || (isTaken && current == nil) else { return }
        let statements: String
        if !isTaken {
            statements = Self.renaming(Self.setAsideName, to: name)
        } else if let target = try missingSchema {
            statements = Self.restoringNames(target, from: name, isSetAside: isSetAside)
        } else if let current, current != name, try isEmpty(schema: current) {
            // A new schema of this name was created since. It is kept unless it is empty.
            let names = Self.restoringNames(current, from: name, isSetAside: isSetAside)
            statements = "DROP SCHEMA \(Self.quoted(current)); \(names)"
        } else {
            return
        }
        throw BackupError(
            "the database \(self.name) has schemas as a restore leaves them that was interrupted; if there was none, name "
                + "another database with --database; if there was one, give the schemas their names back, in this "
                + "order: \(statements)"
        )
    }

    /// Checks that a schema can have the name of another one for a while.
    ///
    /// - Throws: `BackupError` if there is a schema of that name that is not empty.
    func checkIsFree(_ name: String, for backup: String) throws {
        guard try isEmpty(schema: name) else {
            throw BackupError(
                "the backup '\(backup)' has the tables of a schema '\(name)', and the database \(self.name) has a "
                    + "schema of that name that is in use; name another database with --database"
            )
        }
    }

    /// Gives a schema the name of another one, which is missing or empty.
    ///
    /// - Returns: The statements that give the names back. The address leads to no schema before.
    func renameForRestore(_ schema: String, to name: String) throws -> String {
        let isTaken = try has(schema: name)
        let setAside = isTaken ? Self.renaming(name, to: Self.setAsideName) : ""
        try change(setAside + Self.renaming(schema, to: name))
        return Self.restoringNames(schema, from: name, isSetAside: isTaken)
    }

    /// The schema that was renamed comes first, so that the name is free for the one that was set aside.
    private static func restoringNames(_ schema: String, from name: String, isSetAside: Bool) -> String {
        renaming(name, to: schema) + (isSetAside ? " " + renaming(setAsideName, to: name) : "")
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
