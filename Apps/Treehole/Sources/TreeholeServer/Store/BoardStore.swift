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
                db.add(function: .starDigest(keys))
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

    /// The current time, in milliseconds since 1970.
    var now: Int64 { clock().milliseconds }

    /// The current day, counted from 1970.
    var today: Int64 { now / 86_400_000 }

    func read<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
        try await reporting { try await self.pool.read(body) }
    }

    @discardableResult
    func write<T: Sendable>(_ body: @escaping @Sendable (Database) throws -> T) async throws -> T {
        try await reporting { try await self.pool.write(body) }
    }

    /// Reads for a viewer.
    func read<T: Sendable>(
        for viewer: Viewer,
        _ body: @escaping @Sendable (BoardTransaction) throws -> T
    ) async throws -> T {
        let (keys, now) = (keys, now)
        return try await read { try body(BoardTransaction(db: $0, viewer: viewer, keys: keys, now: now)) }
    }

    /// Writes what a viewer changes.
    @discardableResult
    func write<T: Sendable>(
        for viewer: Viewer,
        _ body: @escaping @Sendable (BoardTransaction) throws -> T
    ) async throws -> T {
        let (keys, now) = (keys, now)
        return try await write { try body(BoardTransaction(db: $0, viewer: viewer, keys: keys, now: now)) }
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

/// A transaction for a viewer, whose digests it knows.
struct BoardTransaction {
    let db: Database
    let viewer: Viewer
    let keys: BoardKeys
    /// The time of the transaction, in milliseconds since 1970.
    let now: Int64

    /// Returns the viewer's digest.
    func digest(_ purpose: BoardKeys.Purpose, _ post: Int? = nil) -> Data {
        keys.digest(of: viewer.member, for: purpose, post: post.map(Int64.init))
    }
}

extension DatabaseFunction {
    /// `star_digest(member, post)`: the digest of a member for the star of a post, which differs for each post.
    fileprivate static func starDigest(_ keys: BoardKeys) -> DatabaseFunction {
        DatabaseFunction("star_digest", argumentCount: 2, pure: true) { values in
            guard let member = Int64.fromDatabaseValue(values[0]), let post = Int64.fromDatabaseValue(values[1]) else {
                return nil
            }
            return keys.digest(of: member, for: .star, post: post)
        }
    }
}

/// The files of this module.
enum BoardResource {
    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Resources/\(name)"))
    }
}
