public import GRDB

extension Database {
    /// Returns the rows of a statement as values, whose properties have the names of its columns: `created_date` is
    /// `createdDate`.
    ///
    /// Dates are milliseconds since 1970. A column with JSON is read into a property that is a structure or an array.
    ///
    /// - Throws: `UnreadableValue` for a row that does not fit. It does not show the row, because errors are logged.
    public func records<Value: Decodable>(
        _ sql: String,
        _ arguments: StatementArguments = StatementArguments()
    ) throws -> [Value] {
        try all(sql, arguments) { row in
            do {
                return try Record<Value>(row: row).value
            } catch {
                throw UnreadableValue(what: "\(Value.self)")
            }
        }
    }
}

private struct Record<Value: Decodable>: FetchableRecord, Decodable {
    let value: Value

    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }

    static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }

    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .millisecondsSince1970
    }
}
