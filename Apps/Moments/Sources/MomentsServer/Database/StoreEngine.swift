import MomentsModel

/// What keeps the database of a store: a file of SQLite, or a server of PostgreSQL.
protocol StoreEngine: Sendable {
    /// Whether other processes change the database and hear of changes through it.
    var isShared: Bool { get }

    /// The most reads that run at once; others wait in the order in which they came.
    var readerCount: Int { get }

    /// Runs statements that only read. Each reads a consistent snapshot.
    func read<Answer: Sendable>(
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer
    ) async throws -> Answer

    /// Runs a transaction, which is rolled back if `body` throws. Transactions whose scopes overlap run one after the
    /// other; an engine may run all of them so.
    ///
    /// - Parameter committed: Called after the commit, before that of the next transaction with an overlapping scope.
    func write<Answer: Sendable>(
        _ scope: WriteScope,
        _ body: @escaping @Sendable (any StoreDatabase) throws -> Answer,
        committed: @escaping @Sendable (Answer) -> Void
    ) async throws -> Answer

    /// Tells the other processes of changes, if and when the transaction is committed.
    func announce(_ news: [ChangeNews], in database: any StoreDatabase) throws

    /// Called after the commit of a transaction that has announced changes. The other processes would hear of them without it, but
    /// later.
    func announced(_ news: [ChangeNews])

    /// Calls a handler with what other processes announce, on any thread.
    func listen(_ handler: @escaping @Sendable (HeardNews) -> Void)

    /// Ends the engine after running work has finished.
    func close() throws

    /// The error for a record that was written but cannot be read back.
    var lost: StoreError { get }
}

/// What other processes have announced.
enum HeardNews: Equatable, Sendable {
    case news(ChangeNews)
    /// Anything may have changed: the connection was interrupted.
    case missed
}

/// A change, and the people who may see it.
struct ChangeNews: Codable, Equatable, Sendable {
    var change: Change
    var people: [PersonID]
}
