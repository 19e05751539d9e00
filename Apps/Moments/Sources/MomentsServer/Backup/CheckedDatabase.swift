/// A database of Moments of any version, which a running server may use at the same time.
protocol CheckedDatabase {
    var contents: DatabaseContents { get throws }

    /// The hashes of all photos that the database names, sorted.
    var photos: [String] { get throws }

    /// The faults of the database; empty if there are none.
    var problems: [String] { get throws }
}

/// The numbers of rows in a database, and its version.
struct DatabaseContents: Codable, Hashable, Sendable {
    var people: Int
    var moments: Int
    var comments: Int
    /// The migrations that were applied; of PostgreSQL, the number of the version.
    var version: [String]
}
