public import GRDB

/// Statements are compiled once per connection and cached by their SQL text, so the number of different texts must be bounded.
extension Database {
    /// Returns all rows of a statement.
    public func all<Value>(
        _ sql: String,
        _ arguments: StatementArguments = StatementArguments(),
        _ decode: (Row) throws -> Value
    ) throws -> [Value] {
        let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try decode(row)) }
        return values
    }

    /// Returns the first row of a statement. Runs the statement to its end.
    public func first<Value>(
        _ sql: String,
        _ arguments: StatementArguments = StatementArguments(),
        _ decode: (Row) throws -> Value
    ) throws -> Value? {
        try all(sql, arguments, decode).first
    }

    /// Returns the result of a statement that begins with `SELECT EXISTS` or `SELECT count(*)`.
    public func isTrue(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Bool {
        try first(sql, arguments) { $0[0] } ?? false
    }

    /// Runs a statement that changes the database.
    ///
    /// - Returns: The number of changed rows.
    @discardableResult
    public func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Int {
        try cachedStatement(sql: sql).execute(arguments: arguments)
        return changesCount
    }

    /// Inserts a row into a table.
    ///
    /// - Parameters:
    ///   - values: The values by column, the same columns in each call for a table.
    ///   - rest: The rest of the statement, such as `ON CONFLICT DO NOTHING`.
    /// - Returns: The number of changed rows.
    @discardableResult
    public func insert(
        into table: String,
        _ values: KeyValuePairs<String, (any DatabaseValueConvertible)?>,
        _ rest: String = ""
    ) throws -> Int {
        let names = values.map(\.key)
        let places = names.map { ":\($0)" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(places)) \(rest)"
        return try run(sql, StatementArguments(Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value) })))
    }
}

extension Sequence where Element: RawRepresentable, Element.RawValue == Int64 {
    /// The IDs as the JSON array that statements take as `:ids`.
    public var json: String { "[" + map { String($0.rawValue) }.joined(separator: ",") + "]" }
}

extension Int {
    /// A limit for a statement, at least 0: SQLite treats a negative limit as "all".
    public var asLimit: Int { Swift.max(self, 0) }
}

extension String {
    /// Whether a database can be given the whole text. SQLite ends a text at a NUL, so a lookup by such a text would find the
    /// row of its first part; PostgreSQL refuses it.
    public var isWholeInDatabases: Bool { !utf8.contains(0) }
}

extension Optional {
    /// Returns the value; throws `UnreadableValue` if it is nil, because then this program did not write it.
    public func read(_ what: String) throws -> Wrapped {
        guard let self else { throw UnreadableValue(what: what) }
        return self
    }
}

/// A value in the database that this program cannot have written.
public struct UnreadableValue: Error {
    public let what: String
}
