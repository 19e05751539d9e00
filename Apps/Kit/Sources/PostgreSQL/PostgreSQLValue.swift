public import Foundation

/// A parameter of a statement.
public enum PostgreSQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case data(Data)
    case boolean(Bool)

    /// The number of its type in PostgreSQL's catalogue; 0 if the statement decides.
    var type: UInt32 {
        switch self {
        case .null: 0
        case .integer: 20
        case .text: 25
        case .data: 17
        case .boolean: 16
        }
    }

    /// Its bytes in PostgreSQL's binary form; nil for NULL.
    var bytes: [UInt8]? {
        switch self {
        case .null: nil
        case .integer(let number): withUnsafeBytes(of: number.bigEndian, Array.init)
        case .text(let text): Array(text.utf8)
        case .data(let data): Array(data)
        case .boolean(let isTrue): [isTrue ? 1 : 0]
        }
    }
}
