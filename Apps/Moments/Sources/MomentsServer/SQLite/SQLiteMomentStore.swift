public import Foundation
import GRDB
public import Logging
public import MomentsModel

/// A store in one SQLite file.
///
/// Acknowledged changes survive a crash of the process and a power failure: each transaction is synced to disk before its
/// method returns. Reads run concurrently with writes. Several processes may open the file if a `ProcessLink` sends each the
/// others' changes.
///
/// Cancelling a task does not interrupt a running method: it completes, so the caller always learns the result.
public final class SQLiteMomentStore: MomentStore {
    private let pool: DatabasePool
    private let failures: DatabaseFailures
    private let checkpoints: Checkpoints
    private let hub: ChangeHub
    private let now: @Sendable () -> Date

    /// Opens a database. Creates it if it does not exist, and migrates an older one.
    ///
    /// - Parameters:
    ///   - path: The database file. Its folder is created if missing.
    ///   - migrates: Whether to migrate an older database. If false, an older database throws, because a running server may
    ///     need it unchanged.
    ///   - busyTimeout: How long to wait while another program has locked the database.
    ///   - link: The link to the other processes that have the file open.
    ///   - trace: Called with each statement, to count them.
    /// - Throws: `StoreError` with the problem of the file and its remedy.
    public init(
        path: String,
        now: @escaping @Sendable () -> Date = { Date() },
        migrates: Bool = true,
        busyTimeout: Duration = .seconds(5),
        logger: Logger = Logger(label: "moments.store"),
        link: (any ProcessLink)? = nil,
        trace: (@Sendable (String) -> Void)? = nil
    ) throws {
        self.now = now
        hub = ChangeHub(link: link)
        failures = DatabaseFailures(path: path)
        do {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let configuration = Configuration(busyTimeout: busyTimeout, trace: trace)
            pool = try DatabasePool(path: path, configuration: configuration)
            let migrator = DatabaseMigrator.moments
            guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else { throw failures.newer }
            if migrates {
                try migrator.migrate(pool)
            } else if try pool.read({ try !migrator.hasCompletedMigrations($0) }) {
                throw failures.older
            }
            try pool.writeWithoutTransaction { try $0.prepareForWriting() }
            checkpoints = try Checkpoints(path: path, busyTimeout: busyTimeout, logger: logger)
        } catch {
            throw failures.storeError(error)
        }
    }

    public func changes(for viewer: PersonID) -> AsyncStream<Change> { hub.stream(for: viewer) }

    /// Closes the file after running work has finished. The store cannot be used afterwards.
    public func close() throws {
        do {
            try pool.close()
            // The last connection to close runs a checkpoint, for which the pool's readers lack write access.
            try checkpoints.close()
        } catch {
            throw failures.storeError(error)
        }
    }

    public func check() async throws {
        let written = try await write { transaction in
            try transaction.db.run(SignInSQL.beat, ["now": transaction.now])
            return transaction.now
        }
        let read = try await read { db in try db.first(SignInSQL.lastBeat) { $0[0] as Int64 } }
        // Another check may have written a later time since.
        guard let read, read >= written else { throw failures.lost }
    }

    /// The current time, in milliseconds since 1970.
    var milliseconds: Int64 { now().milliseconds }

    func milliseconds(since date: Date) -> Int64 { now().milliseconds - date.milliseconds }

    /// Runs one statement, which reads a consistent snapshot.
    func read<Answer: Sendable>(_ body: @escaping @Sendable (Database) throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            // A statement is a transaction by itself; an explicit one would cost three more statements.
            pool.asyncUnsafeRead { [failures] db in
                continuation.resume(with: Result { try body(db.get()) }.mapError(failures.storeError))
            }
        }
    }

    /// Runs a transaction, which is rolled back if `body` throws. Changes are sent to subscribers in commit order.
    func write<Answer: Sendable>(
        _ body: @escaping @Sendable (inout StoreTransaction) throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWrite { [now, hub] db in
                var transaction = StoreTransaction(db: db, now: now().milliseconds, hub: hub)
                let answer = try body(&transaction)
                return (answer, transaction.news)
            } completion: { [failures, hub, checkpoints] db, result in
                if case .success((_, let news)) = result {
                    for item in news { hub.send(item.change, to: item.people) }
                    checkpoints.noteChanges(inTotal: db.totalChangesCount)
                }
                continuation.resume(with: result.map(\.0).mapError(failures.storeError))
            }
        }
    }
}

extension Configuration {
    fileprivate init(busyTimeout: Duration, trace: (@Sendable (String) -> Void)?) {
        self.init()
        label = "moments"
        busyMode = .timeout(Double(busyTimeout.milliseconds) / 1000)
        maximumReaderCount = 4
        prepareDatabase { db in
            if let trace { db.trace { trace($0.description) } }
        }
    }
}

extension Database {
    /// Sets what differs from GRDB's defaults. GRDB sets its own when the pool opens, so this must run later.
    fileprivate func prepareForWriting() throws {
        // NORMAL survives a crash of the process, FULL also a power failure.
        try execute(sql: "PRAGMA synchronous = FULL")
        // Publishing a moment touches one timeline page for each friend.
        try execute(sql: "PRAGMA cache_size = -8192")
        // Takes effect only if `Checkpoints` falls behind.
        try execute(sql: "PRAGMA wal_autocheckpoint = \(Checkpoints.emergency)")
        try execute(sql: "PRAGMA journal_size_limit = \(64 << 20)")
    }
}
