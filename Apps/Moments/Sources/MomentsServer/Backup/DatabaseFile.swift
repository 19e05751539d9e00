import Foundation
import GRDB

/// A database file of SQLite.
struct DatabaseFile: CheckedDatabase {
    private let database: DatabaseQueue
    private let failures: SQLiteFailures

    /// - Throws: `StoreError`, also if the file is missing.
    init(_ file: URL) throws {
        failures = SQLiteFailures(path: file.path)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw BackupError("there is no database '\(file.path)'; name the server's data folder with --data")
        }
        do {
            var configuration = Configuration()
            configuration.label = "moments"
            configuration.busyMode = .timeout(10)
            database = try DatabaseQueue(path: file.path, configuration: configuration)
        } catch {
            throw failures.storeError(error)
        }
    }

    func close() throws { try failing { try database.close() } }

    /// Copies the database as it is at one moment, by SQLite's backup interface. Writers do not wait.
    ///
    /// - Parameter file: A file that does not exist.
    func copy(to file: URL) throws {
        try failing {
            let copy = try DatabaseQueue(path: file.path)
            try database.backup(to: copy)
            // One file, without a log beside it. Servers change it back.
            try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
        }
    }

    /// Whether the file was written by a newer version of this program.
    var isNewer: Bool { get throws { try failing { try database.read(DatabaseMigrator.moments.hasBeenSuperseded) } } }

    var contents: DatabaseContents {
        get throws {
            try failing {
                try database.read { db in
                    DatabaseContents(
                        people: try db.count("person"),
                        moments: try db.count("moment"),
                        comments: try db.count("comment"),
                        version: try DatabaseMigrator.moments.appliedIdentifiers(db).sorted()
                    )
                }
            }
        }
    }

    var photos: [String] {
        get throws {
            try failing {
                try database.read { db in
                    var hashes = try Set(String.fetchAll(db, sql: "SELECT DISTINCT hash FROM photo"))
                    // Older versions have no cards.
                    if try db.tableExists("link_card") {
                        hashes.formUnion(
                            try String.fetchAll(db, sql: "SELECT DISTINCT image FROM link_card WHERE image IS NOT NULL")
                        )
                    }
                    return hashes.sorted()
                }
            }
        }
    }

    /// What SQLite finds wrong with the file.
    var problems: [String] {
        get throws {
            try failing {
                try database.read { db in
                    let damages = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
                    let orphans = try Row.fetchAll(
                        db,
                        sql: "SELECT DISTINCT \"table\", parent FROM pragma_foreign_key_check"
                    )
                    return damages
                        + orphans.map { "a row of \($0[0] as String) names one of \($0[1] as String) that is missing" }
                }
            }
        }
    }

    private func failing<Answer>(_ body: () throws -> Answer) throws -> Answer {
        do { return try body() } catch { throw failures.storeError(error) }
    }
}

extension Database {
    fileprivate func count(_ table: String) throws -> Int {
        try Int.fetchOne(self, sql: "SELECT count(*) FROM \(table)") ?? 0
    }
}
