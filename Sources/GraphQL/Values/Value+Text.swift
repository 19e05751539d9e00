extension Value {
    /// The value as a GraphQL literal.
    var literal: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): String(value)
        // A number too large for a Double parses as infinity, and is written as a literal that does so too.
        case .double(let value): value.isFinite ? "\(value)" : value < 0 ? "-1e999" : "1e999"
        case .string(let value): Self.quoted(value)
        case .enumeration(let name): name
        case .list(let items): "[" + items.map(\.literal).joined(separator: ", ") + "]"
        case .object(let object):
            "{" + object.members.map { "\($0.name): \($0.value.literal)" }.joined(separator: ", ") + "}"
        }
    }

    /// A short form of the value for error messages.
    var summary: String {
        switch self {
        case .list: return "a list"
        case .object: return "an object"
        default:
            let text = literal
            return text.utf8.count <= 80 ? text : "\(text.prefix(60))…"
        }
    }

    /// Returns a quoted string, escaped for both GraphQL and JSON.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{8}": quoted += "\\b"
            case "\u{C}": quoted += "\\f"
            case ..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
