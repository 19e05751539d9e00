public import Foundation
import GRDB
public import Logging
import ServerKit

/// The database of a board, in one SQLite file.
///
/// Methods throw `ServiceError`, also if the file cannot be read or written.
public final class BoardStore: Sendable {
    private let pool: DatabasePool
    let keys: BoardKeys
    private let clock: @Sendable () -> Date
    private let logger: Logger

    /// Opens a database, and creates it if it does not exist.
    ///
    /// - Throws: `ServiceError`, whose message names the file.
    public init(
        path: String,
        keys: BoardKeys,
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger = Logger(label: "treehole")
    ) throws {
        self.keys = keys
        self.logger = logger
        clock = now
        do {
            var configuration = Configuration()
            configuration.label = "treehole"
            configuration.busyMode = .timeout(5)
            configuration.maximumReaderCount = 4
            configuration.prepareDatabase { db in
                // Deleted texts are overwritten, not only unlinked.
                try db.execute(sql: "PRAGMA secure_delete = ON")
                db.add(function: .digest(keys))
            }
            pool = try DatabasePool(path: path, configuration: configuration)
            var migrator = DatabaseMigrator()
            let tables = try String(decoding: BoardResource.data("001.sql"), as: UTF8.self)
            migrator.registerMigration("001") { try $0.execute(sql: tables) }
            try migrator.migrate(pool)
            // Survives a power failure, too.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        } catch {
            throw ServiceError.unavailable("The database \(path) cannot be opened: \(error).")
        }
    }

    /// Reads for a viewer.
    func read<T: Sendable>(
        for viewer: Viewer = .visitor,
        _ body: @escaping @Sendable (BoardTransaction) throws -> T
    ) async throws -> T {
        try await reporting { [keys, now = clock().milliseconds] in
            try await self.pool.read { try body(BoardTransaction(db: $0, viewer: viewer, keys: keys, now: now)) }
        }
    }

    /// Writes what a viewer changes.
    @discardableResult
    func write<T: Sendable>(
        for viewer: Viewer = .visitor,
        _ body: @escaping @Sendable (BoardTransaction) throws -> T
    ) async throws -> T {
        try await reporting { [keys, now = clock().milliseconds] in
            try await self.pool.write { try body(BoardTransaction(db: $0, viewer: viewer, keys: keys, now: now)) }
        }
    }

    private func reporting<T>(_ body: () async throws -> T) async throws -> T {
        do {
            return try await body()
        } catch let error as DatabaseError {
            // Without the values of the statement.
            logger.error("The database failed.", metadata: ["error": "\(error)"])
            let isFull = error.resultCode == .SQLITE_FULL
            throw ServiceError.unavailable(
                isFull ? "The server's disk is full." : "The server cannot reach its data. Try again in a moment.",
                reason: "\(error.resultCode)"
            )
        }
    }
}

extension DatabaseFunction {
    /// `digest(purpose, member, post)`: the digest of a member, for a post or, with NULL, for all.
    fileprivate static func digest(_ keys: BoardKeys) -> DatabaseFunction {
        DatabaseFunction("digest", argumentCount: 3, pure: true) { values in
            let purpose = String.fromDatabaseValue(values[0]).flatMap(BoardKeys.Purpose.init)
            guard let purpose, let member = Int64.fromDatabaseValue(values[1]) else { return nil }
            return keys.digest(of: member, for: purpose, post: Int64.fromDatabaseValue(values[2]))
        }
    }
}

/// The files of this module.
enum BoardResource {
    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Resources/\(name)"))
    }
}
