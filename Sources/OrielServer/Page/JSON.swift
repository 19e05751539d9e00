internal import Foundation

/// Writes the arguments of commands.
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

    /// A text by itself.
    static func text(_ text: String) -> String { written(JSON.string(text)) }

    /// The members sorted by name.
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
