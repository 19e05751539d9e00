public import Foundation
public import Logging
public import MomentsModel
import OrielTracing
import Synchronization
import Tracing

/// A store in a database: a file of SQLite, or a server of PostgreSQL.
///
/// Acknowledged changes survive a crash of the process and a power failure: each transaction is synced to disk before
/// its method returns. Reads run concurrently with writes.
///
/// Cancelling a task does not interrupt a method that changes something: it completes, so the caller always learns the
/// result. A method that only reads throws `CancellationError` with PostgreSQL, where its statement is cancelled, too;
/// with SQLite it completes, unless it is still waiting behind other reads that news has caused (`RequestCause`).
public final class DatabaseMomentStore: MomentStore {
    private let engine: any StoreEngine
    private let hub: ChangeHub
    /// Reads caused by news pass it.
    private let refreshes: Gate
    private let now: @Sendable () -> Date
    let timelines: TimelineLimits
    /// Wakes the task that writes timelines, if there is one.
    private let spreader = Mutex<AsyncStream<Void>.Continuation?>(nil)
    /// The value of `lastAuthor`.
    private let reviewed = Mutex<Int64>(-1)
    private let spans: SpanSource?

    init(
        _ engine: some StoreEngine,
        now: @escaping @Sendable () -> Date,
        link: (any ProcessLink)?,
        timelines: TimelineLimits,
        spans: SpanSource? = SpanSource.ofProcess
    ) {
        self.engine = engine
        self.spans = spans
        self.now = now
        self.timelines = timelines
        refreshes = Gate(width: max(engine.readerCount - 1, 1), queueLength: .max)
        hub = ChangeHub(link: link, isShared: engine.isShared)
        engine.listen { [weak hub] heard in
            switch heard {
            case .news(let news): hub?.deliver(news.change, to: news.people)
            case .missed: hub?.deliverReload()
            }
        }
    }

    /// Opens a file of SQLite. Creates it if it does not exist, and migrates an older one.
    ///
    /// Several processes may open the file if a `ProcessLink` sends each the others' changes.
    ///
    /// - Parameters:
    ///   - path: The database file. Its folder is created if missing.
    ///   - migrates: Whether to migrate an older database. If false, an older database throws, because a running server
    ///     may need it unchanged.
    ///   - busyTimeout: How long to wait while another program has locked the database.
    ///   - link: The link to the other processes that have the file open.
    ///   - timelines: Whose moments are written to timelines.
    ///   - trace: Called with each statement, to count them.
    /// - Throws: `StoreError` with the problem of the file and its remedy.
    public convenience init(
        path: String,
        now: @escaping @Sendable () -> Date = { Date() },
        migrates: Bool = true,
        busyTimeout: Duration = .seconds(5),
        logger: Logger = Logger(label: "moments.store"),
        link: (any ProcessLink)? = nil,
        timelines: TimelineLimits = TimelineLimits(),
        trace: (@Sendable (String) -> Void)? = nil
    ) throws {
        let engine = try SQLiteEngine(
            path: path,
            migrates: migrates,
            busyTimeout: busyTimeout,
            logger: logger,
            trace: trace
        )
        self.init(engine, now: now, link: link, timelines: timelines)
    }

    /// Connects to a database of PostgreSQL. Makes the tables if it is empty, and migrates older ones.
    ///
    /// Servers on several machines may share it: each receives the changes of the others.
    ///
    /// - Parameters:
    ///   - url: An address such as `postgres://moments@db.example.org/moments?sslmode=verify-full`, or what libpq takes
    ///     instead.
    ///   - migrates: Whether to migrate an older database. If false, an older one throws.
    ///   - readers: The most connections for reading. There are five more: four for writing, and one for what other
    ///     servers change.
    ///   - patience: How long to wait for the server of the database.
    ///   - timelines: Whose moments are written to timelines.
    ///   - trace: Called with each statement, to count them.
    ///   - roundTrip: Called with each wait for answers of the database's server, to count them.
    /// - Throws: `StoreError` with the problem of the database and its remedy.
    public convenience init(
        postgreSQL url: String,
        now: @escaping @Sendable () -> Date = { Date() },
        migrates: Bool = true,
        readers: Int = 4,
        patience: Duration = .seconds(5),
        timelines: TimelineLimits = TimelineLimits(),
        trace: (@Sendable (String) -> Void)? = nil,
        roundTrip: (@Sendable () -> Void)? = nil
    ) throws {
        let engine = try PostgreSQLEngine(
            url: url,
            migrates: migrates,
            readers: readers,
            patience: patience,
            trace: trace,
            roundTrip: roundTrip
        )
        self.init(engine, now: now, link: nil, timelines: timelines)
    }

    public func changes(for viewer: PersonID) -> AsyncStream<Change> { hub.stream(for: viewer) }

    public func waitingTimelines() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        spreader.withLock { $0 = continuation }
        return stream
    }

    /// The last author whose friends `spreadTimelines` has counted.
    var lastAuthor: Int64 {
        get { reviewed.withLock(\.self) }
        set { reviewed.withLock { $0 = newValue } }
    }

    /// Closes the database after running work has finished. The store cannot be used afterwards.
    public func close() throws { try engine.close() }

    public func check() async throws {
        let written = try await write { transaction in
            try transaction.db.run(SignInSQL.beat, ["now": transaction.now])
            return transaction.now
        }
        let read = try await read { db in try db.first(SignInSQL.lastBeat) { $0[0] as Int64 } }
        // Another check may have written a later time since.
        guard let read, read >= written else { throw engine.lost }
    }

    /// The current time, in milliseconds since 1970.
    var milliseconds: Int64 { now().milliseconds }

    func milliseconds(since date: Date) -> Int64 { now().milliseconds - date.milliseconds }

    /// Runs one statement, which reads a consistent snapshot.
    ///
    /// - Parameter method: The method of the store, the name of the span.
    func read<Answer: Sendable>(
        method: StaticString = #function,
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer
    ) async throws -> Answer {
        guard spans != nil else { return try await takeTurn(body) }
        return try await spans.withSpan("store \(method)", kind: .client) { span in
            span?.describe(engine, operation: "read")
            return try await takeTurn(body)
        }
    }

    /// Reads that news has caused wait here rather than in the queue of the engine, and leave one connection free. So a
    /// person's read waits for a few others at most, however many pages refresh themselves at the time.
    private func takeTurn<Answer: Sendable>(
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer
    ) async throws -> Answer {
        guard RequestCause.current == .news else { return try await engine.read(body) }
        return try await refreshes.pass { try await engine.read(body) }
    }

    /// Runs a transaction, which is rolled back if `body` throws. Changes of overlapping scopes are sent in commit order;
    /// subscribers in this process receive those of a request after its response (`HeldNews`).
    ///
    /// - Parameters:
    ///   - scope: What other transactions must not change meanwhile.
    ///   - method: The method of the store, the name of the span.
    func write<Answer: Sendable>(
        _ scope: WriteScope = .everything,
        method: StaticString = #function,
        _ body: @escaping @Sendable (inout StoreTransaction) throws -> Answer
    ) async throws -> Answer {
        guard spans != nil else { return try await commit(scope, body) }
        return try await spans.withSpan("store \(method)", kind: .client) { span in
            span?.describe(engine, operation: "write")
            return try await commit(scope, body)
        }
    }

    private func commit<Answer: Sendable>(
        _ scope: WriteScope,
        _ body: @escaping @Sendable (inout StoreTransaction) throws -> Answer
    ) async throws -> Answer {
        let held = HeldNews.current
        return try await engine.write(scope) { [now, hub, engine] db in
            var transaction = StoreTransaction(db: db, now: now().milliseconds, hub: hub)
            let answer = try body(&transaction)
            try engine.announce(transaction.news, in: db)
            return (answer, transaction.news, transaction.leavesTimelines)
        } committed: { [self] _, news, leavesTimelines in
            if !news.isEmpty { engine.announced(news) }
            for item in news { hub.send(item.change, to: item.people, with: held) }
            if leavesTimelines { spreader.withLock { continuation in _ = continuation?.yield() } }
        }.0
    }
}

extension Tracing.Span {
    /// What is done in a database: its kind and the class of the statements, never their values.
    fileprivate func describe(_ engine: any StoreEngine, operation: String) {
        attributes["db.system.name"] = engine.isShared ? "postgresql" : "sqlite"
        attributes["db.operation.name"] = operation
    }
}
