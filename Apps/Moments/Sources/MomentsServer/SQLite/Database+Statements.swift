import GRDB
import MomentsModel

/// Statements are compiled once per connection: their texts are the keys under which they are kept, so there must be a bounded
/// number of different ones.
extension Database {
    /// All rows of a statement.
    func all<Value>(
        _ sql: String,
        _ arguments: StatementArguments = StatementArguments(),
        _ decode: (Row) throws -> Value
    ) throws -> [Value] {
        let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try decode(row)) }
        return values
    }

    /// The first row of a statement, which is run to its end.
    func first<Value>(
        _ sql: String,
        _ arguments: StatementArguments = StatementArguments(),
        _ decode: (Row) throws -> Value
    ) throws -> Value? {
        try all(sql, arguments, decode).first
    }

    /// The answer of a statement that begins with `SELECT EXISTS`.
    func isTrue(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Bool {
        try first(sql, arguments) { $0[0] } ?? false
    }

    /// Runs a statement that changes something.
    ///
    /// - Returns: How many rows it has changed.
    @discardableResult
    func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Int {
        try cachedStatement(sql: sql).execute(arguments: arguments)
        return changesCount
    }
}

extension Sequence where Element: RawRepresentable, Element.RawValue == Int64 {
    /// Numbers as the JSON array that statements take as `:ids`.
    var json: String { "[" + map { String($0.rawValue) }.joined(separator: ",") + "]" }
}

extension Int {
    /// A limit as statements take it: nothing below 0, which SQLite would take for "all".
    var asLimit: Int { Swift.max(self, 0) }
}

extension String {
    /// Whether the database gets all of it: a text ends for it where there is a zero. Whoever takes such a text for a name of
    /// something would find what a part of it names.
    var isWholeForSQLite: Bool { !utf8.contains(0) }
}

extension Optional {
    /// A value that was written by this program; what cannot be read is damaged.
    func read(_ what: String) throws -> Wrapped {
        guard let self else { throw UnreadableValue(what: what) }
        return self
    }
}

/// A value in the database that this program cannot have written.
struct UnreadableValue: Error {
    let what: String
}
