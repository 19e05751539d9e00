import PostgreSQL

/// Reads the table `news` on one connection: each change once, when its transaction is committed.
///
/// A number would not do as a mark of what was read: a transaction with a lower number can be committed later. So the
/// mark is a snapshot of PostgreSQL, which names the transactions that had ended. Those that the snapshot of this
/// reading has and the former has not are new:
///
///     701:703:701   all below 701 have ended, and 702; 701 is running
///     703:703:      all below 703 have ended; 701 is new
///
/// Rows live for `lifetime` after everybody could read them. A reader that has stood still for half of that does not
/// trust the table.
final class NewsReader {
    let connection: PostgreSQLConnection
    private let origin: String
    private let lifetime: Duration
    private let limit: Int
    /// Everything it has was read.
    private var snapshot: String
    /// When the last reading began, before the snapshot.
    private(set) var start: ContinuousClock.Instant
    /// Snapshots, and times after them, oldest first: rows that the oldest has are deleted when it is as old as rows may be.
    private var marks: [(snapshot: String, time: ContinuousClock.Instant)] = []

    /// Begins with what is committed from now on.
    ///
    /// - Parameters:
    ///   - origin: Whose changes are left out.
    ///   - lifetime: How long rows are kept. All servers should have the same.
    ///   - limit: The most changes of one reading.
    init(
        _ connection: PostgreSQLConnection,
        origin: String,
        lifetime: Duration = .seconds(60),
        limit: Int = 10_000
    ) throws {
        (self.connection, self.origin, self.lifetime, self.limit) = (connection, origin, lifetime, limit)
        start = .now
        guard let snapshot = try connection.run(Self.current).text(0, 0) else { throw Self.noSnapshot }
        self.snapshot = snapshot
    }

    /// Returns the changes that were committed since the last reading, in the order of their transactions' numbers. Of
    /// transactions that wait for each other, this is the order of their commits: they get numbers when they first
    /// write, after they have waited.
    ///
    /// - Returns: Nil if some may be missing: there were too many, or the last reading was too long ago.
    func read() throws -> [String]? {
        let begin = ContinuousClock.now
        let parameters: [PostgreSQLValue] = [.text(snapshot), .text(origin), .integer(Int64(limit) + 1)]
        let result = try connection.run(Self.unread, parameters)
        // A row is deleted at the earliest when it has been there for its lifetime.
        let isComplete = start.duration(to: .now) <= lifetime / 2 && result.rowCount <= limit
        guard let latest = result.text(0, 0) else { throw Self.noSnapshot }
        (snapshot, start) = (latest, begin)
        return isComplete ? (0..<result.rowCount).compactMap { result.text($0, 1) } : nil
    }

    /// Deletes the changes of all servers that are older than their lifetime, a dozen times in it.
    ///
    /// - Returns: The number of rows.
    @discardableResult
    func clean() throws -> Int {
        let now = ContinuousClock.now
        if marks.last.map({ $0.time.duration(to: now) >= lifetime / 12 }) ?? true { marks.append((snapshot, now)) }
        guard let last = marks.lastIndex(where: { $0.time.duration(to: now) >= lifetime }) else { return 0 }
        let old = marks[last].snapshot
        marks.removeFirst(last + 1)
        return try connection.run(Self.delete, [.text(old)]).changedCount
    }

    private static let noSnapshot = PostgreSQLError(.disconnected, "The database server has given no snapshot.")

    private static let current = "SELECT pg_current_snapshot()::text"

    /// In each row the snapshot of this statement, which sees what was committed before it. Rows of transactions that are yet to come
    /// are from another server, by a dump that was made by hand.
    private static let unread = """
        SELECT pg_current_snapshot()::text, news.payload
        FROM (SELECT 1) AS once LEFT JOIN news ON news.transaction >= pg_snapshot_xmin($1::pg_snapshot)
            AND NOT pg_visible_in_snapshot(news.transaction, $1::pg_snapshot)
            AND news.transaction < pg_snapshot_xmax(pg_current_snapshot()) AND news.origin <> $2
        ORDER BY news.transaction, news.place LIMIT $3
        """

    private static let delete = """
        DELETE FROM news WHERE transaction >= pg_snapshot_xmax(pg_current_snapshot())
            OR transaction < pg_snapshot_xmax($1::pg_snapshot) AND pg_visible_in_snapshot(transaction, $1::pg_snapshot)
        """
}
