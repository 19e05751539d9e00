/// A database for the length of one reading or one transaction.
///
/// Statements are SQL that SQLite and PostgreSQL both read, with named parameters (`:viewer`). There is a bounded
/// number of different texts, because each is compiled once and kept.
protocol StoreDatabase {
    /// Returns the rows of a statement.
    func all<Value>(
        _ sql: String,
        _ arguments: StoreArguments,
        _ decode: (any StoreRow) throws -> Value
    ) throws -> [Value]

    /// Runs a statement whose result does not matter.
    ///
    /// PostgreSQL sends it with the next statement that has a result, or with the end of the transaction. So its error
    /// can be thrown there instead; statements after it are not run then.
    func run(_ sql: String, _ arguments: StoreArguments) throws

    /// Runs a statement, and waits for its result.
    ///
    /// - Returns: The number of changed rows.
    func change(_ sql: String, _ arguments: StoreArguments) throws -> Int
}

extension StoreDatabase {
    func all<Value>(_ sql: String, _ decode: (any StoreRow) throws -> Value) throws -> [Value] {
        try all(sql, StoreArguments(), decode)
    }

    /// Returns the first row of a statement. Runs the statement to its end.
    func first<Value>(
        _ sql: String,
        _ arguments: StoreArguments = StoreArguments(),
        _ decode: (any StoreRow) throws -> Value
    ) throws -> Value? {
        try all(sql, arguments, decode).first
    }

    /// Returns the result of a statement that begins with `SELECT EXISTS`.
    func isTrue(_ sql: String, _ arguments: StoreArguments = StoreArguments()) throws -> Bool {
        try first(sql, arguments) { $0[0] } ?? false
    }
}
