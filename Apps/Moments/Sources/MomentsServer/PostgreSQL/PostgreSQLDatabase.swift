import Foundation
import PostgreSQL

/// A connection to PostgreSQL, for the length of one reading or one transaction.
struct PostgreSQLDatabase: StoreDatabase {
    let connection: PostgreSQLConnection
    let texts: PostgreSQLTexts
    let trace: (@Sendable (String) -> Void)?

    func all<Value>(
        _ sql: String,
        _ arguments: StoreArguments,
        _ decode: (any StoreRow) throws -> Value
    ) throws -> [Value] {
        let result = try answer(sql, arguments)
        return try (0..<result.rowCount).map { try decode(PostgreSQLRow(result: result, row: $0)) }
    }

    func change(_ sql: String, _ arguments: StoreArguments) throws -> Int { try answer(sql, arguments).changedCount }

    func run(_ sql: String, _ arguments: StoreArguments) throws {
        let text = texts[sql]
        try connection.queue(text.sql, parameters(of: text, arguments))
    }

    private func answer(_ sql: String, _ arguments: StoreArguments) throws -> PostgreSQLResult {
        let text = texts[sql]
        return try connection.run(text.sql, parameters(of: text, arguments))
    }

    private func parameters(of text: PostgreSQLText, _ arguments: StoreArguments) -> [PostgreSQLValue] {
        trace?(text.sql)
        return text.names.map { name in
            guard let value = arguments.values[name] else { fatalError("A statement has no value for :\(name).") }
            return value.forPostgreSQL
        }
    }
}

private struct PostgreSQLRow: StoreRow {
    let result: PostgreSQLResult
    let row: Int

    func integer(_ column: Int) -> Int64? { result.integer(row, column) }
    func text(_ column: Int) -> String? { result.text(row, column) }
    func data(_ column: Int) -> Data? { result.data(row, column) }
}

extension StoreValue {
    fileprivate var forPostgreSQL: PostgreSQLValue {
        switch self {
        case .null: .null
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        case .data(let data): .data(data)
        case .boolean(let isTrue): .boolean(isTrue)
        }
    }
}
