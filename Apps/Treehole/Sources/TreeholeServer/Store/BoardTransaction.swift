import GRDB
import ServerKit

/// A transaction for a viewer.
///
/// Its statements can use `:member` and `:is_moderator` (the viewer), `:now` (milliseconds since 1970), `:today` (days since
/// 1970) and the function `digest(purpose, member, post)`, which is that of `BoardKeys`.
struct BoardTransaction {
    let db: Database
    let viewer: Viewer
    let keys: BoardKeys
    let now: Int64

    var today: Int64 { now / 86_400_000 }

    /// Returns the rows of a statement, whose columns have the names of the properties.
    func rows<Value: Decodable>(_ sql: String, _ arguments: StatementArguments = [:]) throws -> [Value] {
        try db.records(sql, known(arguments))
    }

    /// Returns the first row of a statement.
    func first<Value>(
        _ sql: String,
        _ arguments: StatementArguments = [:],
        _ decode: (Row) throws -> Value
    ) throws -> Value? {
        try db.first(sql, known(arguments), decode)
    }

    func isTrue(_ sql: String, _ arguments: StatementArguments = [:]) throws -> Bool {
        try db.isTrue(sql, known(arguments))
    }

    /// Runs a statement that changes the database.
    ///
    /// - Returns: The number of changed rows.
    @discardableResult
    func run(_ sql: String, _ arguments: StatementArguments = [:]) throws -> Int { try db.run(sql, known(arguments)) }

    private func known(_ arguments: StatementArguments) -> StatementArguments {
        arguments
            &+ ["member": viewer.member, "is_moderator": viewer.isModerator, "now": now, "today": today]
    }
}
