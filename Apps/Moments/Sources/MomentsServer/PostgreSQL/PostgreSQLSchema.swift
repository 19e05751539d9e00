import PostgreSQL

/// The tables of Moments in PostgreSQL, and their versions.
struct PostgreSQLSchema {
    let connection: PostgreSQLConnection
    let failures: PostgreSQLFailures

    /// The scripts that lead from each version to the next. Published ones never change; new ones are appended.
    ///
    /// Servers of the version before go on while one is run. So a script may add tables and columns with default values; what an
    /// older version still uses can be removed only in the version after.
    static let migrations = [version1, version2, version3, version4, version5, version6, version7, version8, version9]

    /// Transactions that run alone take it, until they end; all transactions that write, in earlier versions.
    static let takeLock = "SELECT pg_advisory_xact_lock(\(lock))"
    /// Transactions that write only some parts take it, so that none runs alone meanwhile.
    static let shareLock = "SELECT pg_advisory_xact_lock_shared(\(lock))"
    /// Takes the lock of a part. Two names have the same number once in 2^64, and then wait for each other.
    static let lockPart = "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || '/' || $1::text, 0))"
    private static let lock = "hashtext('moments'), hashtext(current_schema())"

    /// Brings the database to the current version.
    ///
    /// - Throws: `StoreError` if it is newer; also if it is older and `migrates` is false.
    func prepare(migrates: Bool) throws {
        try connection.run(script: "BEGIN; \(Self.takeLock)")
        do {
            let version = try version
            if version > Self.migrations.count { throw failures.newer }
            if version < Self.migrations.count {
                guard migrates else { throw failures.older }
                // Large tables take their time.
                try connection.run(script: "SET LOCAL statement_timeout = 0")
                for (index, script) in Self.migrations.enumerated().dropFirst(version) {
                    try connection.run(script: script, hasDeadline: false)
                    let number = "INSERT INTO schema_version VALUES (\(index + 1))"
                    try connection.run(script: "DELETE FROM schema_version; \(number)")
                }
            }
            try connection.run(script: "COMMIT")
        } catch {
            if !connection.isBroken { try connection.run(script: "ROLLBACK") }
            throw error
        }
    }

    /// The version of the database; 0 if it is empty.
    var version: Int {
        get throws {
            let isThere = try connection.run("SELECT to_regclass('schema_version') IS NOT NULL").integer(0, 0)
            guard isThere == 1 else { return 0 }
            let version = try connection.run("SELECT max(version)::bigint FROM schema_version")
            return version.integer(0, 0).map { Int($0) } ?? 0
        }
    }
}
