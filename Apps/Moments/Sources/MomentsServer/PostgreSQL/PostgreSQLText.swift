import PostgreSQL
import Synchronization

/// A statement of a store as PostgreSQL reads it: with numbers instead of names for its parameters.
struct PostgreSQLText {
    let sql: String
    /// The names of `$1`, `$2` and so on.
    let names: [String]

    /// - Parameter text: A statement with named parameters: `SELECT name FROM person WHERE id = :person`.
    init(_ text: String) {
        // PostgreSQL plans for an array as for a list.
        let text = text.replacing("IN \(VisibilitySQL.ids)", with: "= ANY (translate(:ids, '[]', '{}')::bigint[])")
        var sql = ""
        var names: [String] = []
        var rest = text[...]
        while let colon = rest.firstIndex(of: ":") {
            sql += rest[..<colon]
            let name = rest[colon...].dropFirst().prefix { $0.isLetter || $0.isNumber }
            if name.isEmpty {
                // `::bigint`, a cast.
                sql += "::"
                rest = rest[colon...].dropFirst(2)
                continue
            }
            let number = names.firstIndex(of: String(name)) ?? names.count
            if number == names.count { names.append(String(name)) }
            sql += "$\(number + 1)"
            rest = rest[name.endIndex...]
        }
        self.sql = sql + rest
        self.names = names
    }
}

/// The statements that have been read so far; there is a bounded number.
final class PostgreSQLTexts: Sendable {
    private let known = Mutex<[String: PostgreSQLText]>([:])

    subscript(_ text: String) -> PostgreSQLText {
        known.withLock { known in
            if let found = known[text] { return found }
            let new = PostgreSQLText(text)
            known[text] = new
            return new
        }
    }
}
