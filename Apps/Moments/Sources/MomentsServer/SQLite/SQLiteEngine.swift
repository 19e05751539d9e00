import Foundation
import GRDB
import Logging

/// A file of SQLite, which several processes of one machine may open.
struct SQLiteEngine: StoreEngine {
    fileprivate static let readers = 4

    private let pool: DatabasePool
    private let threads = BlockingThreads(width: SQLiteEngine.readers)
    private let failures: SQLiteFailures
    private let checkpoints: Checkpoints

    init(
        path: String,
        migrates: Bool,
        busyTimeout: Duration,
        logger: Logger,
        trace: (@Sendable (String) -> Void)?
    ) throws {
        failures = SQLiteFailures(path: path)
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

    /// A `ProcessLink` connects the processes.
    var isShared: Bool { false }
    var readerCount: Int { Self.readers }
    func announce(_ news: [ChangeNews], in database: any StoreDatabase) {}
    func announced(_ news: [ChangeNews]) {}
    func listen(_ handler: @escaping @Sendable (HeardNews) -> Void) {}

    var lost: StoreError { failures.lost }

    func close() throws {
        do {
            try pool.close()
            // The last connection to close runs a checkpoint, for which the pool's readers lack write access.
            try checkpoints.close()
        } catch {
            throw failures.storeError(error)
        }
    }

    func read<Answer: Sendable>(
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            // The pool's asynchronous reading changes threads twice.
            threads.run { [pool, failures] in
                // A statement is a transaction by itself; an explicit one would cost three more statements.
                let result = Result { try pool.unsafeRead { try body(SQLiteConnection(db: $0)) } }
                continuation.resume(with: result.mapError(failures.storeError))
            }
        }
    }

    func write<Answer: Sendable>(
        _ scope: WriteScope,
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer,
        committed: @escaping @Sendable (Answer) -> Void
    ) async throws -> Answer {
        try await withCheckedThrowingContinuation { continuation in
            pool.asyncWrite { db in
                try body(SQLiteConnection(db: db))
            } completion: { [failures, checkpoints] db, result in
                if case .success(let answer) = result {
                    committed(answer)
                    checkpoints.noteChanges(inTotal: db.totalChangesCount)
                }
                continuation.resume(with: result.mapError(failures.storeError))
            }
        }
    }
}

/// A connection to SQLite.
private struct SQLiteConnection: StoreDatabase {
    let db: Database

    func all<Value>(
        _ sql: String,
        _ arguments: StoreArguments,
        _ decode: (any StoreRow) throws -> Value
    ) throws -> [Value] {
        try db.all(sql, arguments.forSQLite) { try decode(SQLiteRow(row: $0)) }
    }

    func run(_ sql: String, _ arguments: StoreArguments) throws { try db.run(sql, arguments.forSQLite) }

    func change(_ sql: String, _ arguments: StoreArguments) throws -> Int { try db.run(sql, arguments.forSQLite) }
}

private struct SQLiteRow: StoreRow {
    let row: Row

    func integer(_ column: Int) -> Int64? { row[column] }
    func text(_ column: Int) -> String? { row[column] }
    func data(_ column: Int) -> Data? { row[column] }
}

extension StoreArguments {
    fileprivate var forSQLite: StatementArguments {
        StatementArguments(
            values.mapValues { value -> (any DatabaseValueConvertible)? in
                switch value {
                case .null: nil
                case .integer(let number): number
                case .text(let text): text
                case .data(let data): data
                case .boolean(let isTrue): isTrue
                }
            }
        )
    }
}

extension Configuration {
    fileprivate init(busyTimeout: Duration, trace: (@Sendable (String) -> Void)?) {
        self.init()
        label = "moments"
        busyMode = .timeout(Double(busyTimeout.milliseconds) / 1000)
        maximumReaderCount = SQLiteEngine.readers
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
