import Foundation
import MomentsModel
import PostgreSQL

/// A database of PostgreSQL, which servers on several machines share.
///
/// Transactions that write take locks, so that those of all servers with overlapping scopes run one after the other: rules that look before
/// they write hold, IDs that readers page by increase in the order of commits, and dates with them. Reading needs no lock.
final class PostgreSQLEngine: StoreEngine {
    let readerCount: Int
    private let readers: PostgreSQLPool
    private let writers: PostgreSQLPool
    private let news: PostgreSQLNews
    private let failures: PostgreSQLFailures
    private let texts = PostgreSQLTexts()
    private let trace: (@Sendable (String) -> Void)?

    /// Connections for writing. More would mostly wait for each other's commits.
    private static let writerCount = 4

    /// Connects to a database. Makes the tables if it is empty, and migrates older ones.
    ///
    /// - Parameters:
    ///   - url: An address such as `postgres://moments@db.example.org/moments?sslmode=verify-full`.
    ///   - migrates: Whether to migrate an older database. If false, an older one throws.
    ///   - readers: The most connections for reading. There are more for writing, and one for news.
    ///   - patience: How long to wait for the server.
    ///   - trace: Called with each statement, to count them.
    ///   - roundTrip: Called with each wait for the server's answers to statements.
    /// - Throws: `StoreError`.
    init(
        url: String,
        migrates: Bool,
        readers: Int,
        patience: Duration,
        trace: (@Sendable (String) -> Void)?,
        roundTrip: (@Sendable () -> Void)?
    ) throws {
        self.trace = trace
        readerCount = readers
        let failures = PostgreSQLFailures(url: url)
        self.failures = failures
        do {
            let connection = try PostgreSQLConnection(url, patience: patience)
            try PostgreSQLSchema(connection: connection, failures: failures).prepare(migrates: migrates)
            news = try PostgreSQLNews(url: url, patience: patience)
        } catch {
            throw failures.storeError(error)
        }
        self.readers = PostgreSQLPool(url, size: readers, patience: patience) { $0.onRoundTrip = roundTrip }
        writers = PostgreSQLPool(url, size: Self.writerCount, patience: patience) { $0.onRoundTrip = roundTrip }
    }

    var isShared: Bool { true }
    var lost: StoreError { failures.lost }

    func read<Answer: Sendable>(
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer
    ) async throws -> Answer {
        do {
            return try await readers.run(isCancellable: true) { [texts, trace] connection in
                try body(PostgreSQLDatabase(connection: connection, texts: texts, trace: trace))
            }
        } catch {
            throw failures.storeError(error)
        }
    }

    func write<Answer: Sendable>(
        _ scope: WriteScope,
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer,
        committed: @escaping @Sendable (Answer) -> Void
    ) async throws -> Answer {
        do {
            // Not cancellable: the caller of a change always learns what became of it.
            return try await writers.run(scope: scope.poolScope) { [texts, trace] connection in
                let answer = try connection.transaction(first: scope.lock) {
                    for key in scope.keys { try connection.queue(PostgreSQLSchema.lockPart, [.text(key)]) }
                    return try body(PostgreSQLDatabase(connection: connection, texts: texts, trace: trace))
                }
                // The pool begins with no transaction of an overlapping scope before this function returns.
                committed(answer)
                return answer
            }
        } catch {
            throw failures.storeError(error)
        }
    }

    func announce(_ news: [ChangeNews], in database: any StoreDatabase) throws {
        try self.news.announce(news, in: database)
    }

    func announced(_ news: [ChangeNews]) { self.news.send(news) }

    func listen(_ handler: @escaping @Sendable (HeardNews) -> Void) { news.listen(handler) }

    func close() {
        readers.close()
        writers.close()
        // After the last transaction.
        news.stop()
    }
}

extension WriteScope {
    fileprivate var poolScope: PostgreSQLScope {
        switch self {
        case .everything: .everything
        case .parts: .keys(Set(keys))
        }
    }

    /// The statement that a transaction begins with.
    fileprivate var lock: String {
        switch self {
        case .everything: PostgreSQLSchema.takeLock
        case .parts: PostgreSQLSchema.shareLock
        }
    }

    /// The locks that it takes then, in the order that all transactions have, so that none waits for one that waits for it.
    fileprivate var keys: [String] {
        switch self {
        case .everything: []
        case .parts(let parts): parts.map(\.key).sorted()
        }
    }
}
