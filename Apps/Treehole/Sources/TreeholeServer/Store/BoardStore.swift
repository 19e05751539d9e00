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
            try DatabaseMigrator.board.migrate(pool)
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

    func read<Answer: Sendable>(_ body: @escaping @Sendable (Database) throws -> Answer) async throws -> Answer {
        try await reporting { try await self.pool.read(body) }
    }

    @discardableResult
    func write<Answer: Sendable>(_ body: @escaping @Sendable (Database) throws -> Answer) async throws -> Answer {
        try await reporting { try await self.pool.write(body) }
    }

    private func reporting<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
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
