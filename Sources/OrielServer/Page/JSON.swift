internal import Foundation

/// A JSON value in a command's argument.
enum JSON: Encodable {
    case string(String)
    case number(Double)
    case bool(Bool)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        }
    }

    /// Returns a JSON string.
    static func text(_ text: String) -> String { written(JSON.string(text)) }

    /// Returns a JSON object with its members sorted by name.
    static func object(_ members: [String: JSON]) -> String { written(members) }

    private static func written(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("Strings, finite numbers and truths can always be written as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
