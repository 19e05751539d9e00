public import Foundation
import GRDB
public import Logging
public import MomentsModel

/// Keeps everything in one SQLite file.
///
/// Whatever a method has acknowledged survives the end of the process and of the machine: each transaction is on the disk
/// before its method returns. Reading goes on beside writing. Several processes may have the file open if a `ProcessLink` tells each
/// what the others change.
///
/// Methods do not stop halfway when their task is cancelled: what was begun is done, so that nobody is left not knowing.
public final class SQLiteMomentStore: MomentStore {
    private let pool: DatabasePool
    private let failures: DatabaseFailures
    private let checkpoints: Checkpoints
    private let hub: ChangeHub
    private let now: @Sendable () -> Date

    /// Opens a database, makes one if there is none, and brings an older one up to date.
    ///
    /// - Parameters:
    ///   - path: The file; its folder is made if need be.
    ///   - migrates: Whether an older database is brought up to date; if not, it is refused. A server that runs meanwhile
    ///     may need it as it is.
    ///   - busyTimeout: How long to wait for another program that holds the database.
    ///   - link: To the other processes that have the file open.
    ///   - trace: Hears each statement, to count them.
    /// - Throws: `StoreError` that says what is wrong with the file and what to do.
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

    /// Ends all work with the file; nothing can be asked after this. What is under way is finished first.
    public func close() throws {
        do {
            try pool.close()
            // The last to close carries over what is in the log, which the pool's readers could not.
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
        // Somebody else may have checked meanwhile.
        guard let read, read >= written else { throw failures.lost }
    }

    /// The time, in milliseconds since 1970.
    var milliseconds: Int64 { now().milliseconds }

    func milliseconds(since date: Date) -> Int64 { now().milliseconds - date.milliseconds }

    /// Runs one statement, which sees the database as it is at one moment.
    func read<Answer: Sendable>(_ body: @escaping @Sendable (Database) throws -> Answer) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            // A statement is a transaction by itself; opening one around it would cost three more.
            pool.asyncUnsafeRead { [failures] db in
                continuation.resume(with: Result { try body(db.get()) }.mapError(failures.storeError))
            }
        }
    }

    /// Changes all or, when `body` throws, nothing. People hear of changes in the order in which these were made.
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
    /// What is not left to GRDB's defaults; these are set when the pool opens, so this comes after.
    fileprivate func prepareForWriting() throws {
        // NORMAL survives the end of the process, FULL also a power cut.
        try execute(sql: "PRAGMA synchronous = FULL")
        // A moment goes to the timelines of all friends, which are as many pages.
        try execute(sql: "PRAGMA cache_size = -8192")
        // Only if `Checkpoints` does not keep up.
        try execute(sql: "PRAGMA wal_autocheckpoint = \(Checkpoints.emergency)")
        try execute(sql: "PRAGMA journal_size_limit = \(64 << 20)")
    }
}
