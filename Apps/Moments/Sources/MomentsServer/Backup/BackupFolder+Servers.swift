import Foundation

/// A database in an unfinished backup.
struct DatabaseCopy {
    /// Where it is in the backup.
    let path: String
    let contents: DatabaseContents
    /// The hashes of all photos that it names.
    let photos: [String]
    /// The schema of the tables in PostgreSQL.
    var schema: String?
    let digest: FileDigest
}

// Databases of PostgreSQL, which `pg_dump` and `pg_restore` copy.
extension BackupFolder {
    /// Copies a database of PostgreSQL as it is at one moment. Writers do not wait.
    ///
    /// - Throws: `BackupError`, also if `pg_dump` is missing or older than the server; `StoreError`.
    func dump(_ server: String, of data: DataFiles, to work: URL, name: String) throws -> DatabaseCopy {
        guard FileManager.default.fileExists(atPath: data.url.path) else {
            throw BackupError("there is no folder '\(data.url.path)'; name the server's data folder with --data")
        }
        let program = try PostgreSQLProgram("pg_dump", for: server)
        let database = try DatabaseOnServer(server)
        // The snapshot ends with the connection.
        defer { withExtendedLifetime(database) {} }
        try program.check(server: database.serverVersion)
        let schema = try database.schema
        let snapshot = try database.beginSnapshot()
        // A pattern in quotes matches one name only. What servers have told each other names transactions of this server.
        let arguments = [
            "--format=custom", "--snapshot=\(snapshot)", "--schema=\(DatabaseOnServer.quoted(schema))",
            "--no-unlogged-table-data", "--lock-wait-timeout=60000",
        ]
        let (contents, photos) = (try database.contents, try database.photos)
        let path = DataFiles.dump
        let digest = try program.run(arguments, stall: PostgreSQLProgram.stall) { next in
            try files.write(to: work.appending(path: path + files.suffix), as: "\(name)/\(path)", nextPart: next)
        }
        return DatabaseCopy(path: path, contents: contents, photos: photos, schema: schema, digest: digest)
    }

    /// Checks that a backup belongs into a database, before anything is written.
    ///
    /// - Parameter server: The address of the database in PostgreSQL; nil for a file of SQLite.
    /// - Throws: `BackupError`, also if the database has tables; `StoreError`.
    func check(_ manifest: BackupManifest, of name: String, fits server: String?) throws {
        guard let schema = manifest.schema else {
            guard server == nil else {
                throw BackupError(
                    "the backup '\(name)' has a file of SQLite; restore it without --database, "
                        + "then copy the file to PostgreSQL with `moments migrate --to`"
                )
            }
            return
        }
        guard let server else {
            throw BackupError("the backup '\(name)' has a database of PostgreSQL; name an empty one with --database")
        }
        let version = manifest.contents.version.first.flatMap { Int($0) }
        guard let version, version <= PostgreSQLSchema.migrations.count else { throw newer(name) }
        // Reports a missing program before photos are written.
        _ = try PostgreSQLProgram("pg_restore", for: server)
        let database = try DatabaseOnServer(server)
        try database.checkNames(schema)
        guard try database.isEmpty else {
            throw BackupError(
                "the database \(database.name) has tables already; name an empty one with --database, "
                    + "such as one that createdb makes"
            )
        }
        if try database.schema != schema { try database.checkIsFree(schema, for: name) }
    }

    /// Restores a database of PostgreSQL from a file that `pg_dump` has written, in one transaction, to the schema to
    /// which the address leads.
    ///
    /// - Throws: `BackupError`, `StoreError`. The database is empty then, unless its rows differ from those in the
    ///   backup, or a schema could not be given its name back.
    func restore(_ dump: URL, _ manifest: BackupManifest, of name: String, to server: String) throws {
        guard let schema = manifest.schema else { return }
        let arguments = [
            "--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges", "--schema=\(schema)",
        ]
        let target = try DatabaseOnServer(server).schema
        try renaming(target, to: schema, on: server, for: name) {
            // It sends nothing while it restores, which may take hours. If the connection breaks, the server undoes
            // everything.
            try PostgreSQLProgram("pg_restore", for: server).run(arguments + [dump.path], stall: nil) { next in
                while try !next().isEmpty {}
            }
        }
        let database = try DatabaseOnServer(server)
        try database.analyze()
        guard try database.contents == manifest.contents else {
            throw BackupError(
                "the database \(database.name) does not have the rows that were backed up as '\(name)'; remove it, and "
                    + "check the backup with `moments check --backups`"
            )
        }
    }

    /// Calls a function while a schema has the name of the backup's.
    private func renaming(
        _ target: String,
        to name: String,
        on server: String,
        for backup: String,
        _ body: () throws -> Void
    ) throws {
        guard target != name else { return try body() }
        let database = try DatabaseOnServer(server)
        // Another program may have written to it since the first check.
        try database.checkIsFree(name, for: backup)
        let undoing = try database.renameForRestore(target, to: name)
        let outcome = Result { try body() }
        do {
            // The connection was idle for as long as `pg_restore` took.
            try DatabaseOnServer(server).change(undoing)
        } catch {
            let ending =
                switch outcome {
                case .success: "the tables are restored"
                case .failure(let failure): "\(failure)"
                }
            throw BackupError(
                "\(ending); but the schema '\(target)' is called '\(name)' now, and renaming it has failed (\(error)); "
                    + "give the schemas their names back, in this order: \(undoing)"
            )
        }
        try outcome.get()
    }

    func newer(_ name: String) -> BackupError {
        BackupError("the backup '\(name)' was made by a newer version of this program; restore it with that version")
    }
}
