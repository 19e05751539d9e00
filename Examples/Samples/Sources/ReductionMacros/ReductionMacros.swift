import Foundation

/// The compiler plugin of Reduction's macros.
///
/// Macros are usually written with swift-syntax, which takes minutes to build. These two need the name of a type and the cases
/// of an enumeration, so the plugin speaks the compiler's protocol itself: messages of JSON after their length.
@main
enum ReductionMacros {
    static func main() throws {
        while let message = try receive() {
            let reply = try JSONSerialization.data(withJSONObject: Self.reply(to: message))
            let length = (0..<8).map { UInt8(truncatingIfNeeded: reply.count >> (8 * $0)) }
            FileHandle.standardOutput.write(Data(length) + reply)
        }
    }

    private static func receive() throws -> [String: Any]? {
        let input = FileHandle.standardInput
        guard let header = try input.read(upToCount: 8), header.count == 8 else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        var body = Data()
        while body.count < count, let part = try input.read(upToCount: count - body.count), !part.isEmpty {
            body += part
        }
        guard count > 0, body.count == count else { return nil }
        return try JSONSerialization.jsonObject(with: body) as? [String: Any]
    }

    private static func reply(to message: [String: Any]) -> [String: Any] {
        guard let expansion = message["expandAttachedMacro"] as? [String: Any] else {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()]]]
        }
        let macro = (expansion["macro"] as? [String: Any])?["typeName"] as? String
        let declaration = source(expansion["declSyntax"])
        let expanded =
            switch macro {
            case "ReducerMacro": "extension \(source(expansion["extendedTypeSyntax"])): Reducer {}"
            default: CaseList(of: declaration).map(\.accessor).joined(separator: "\n")
            }
        return ["expandMacroResult": ["expandedSource": expanded, "diagnostics": [Any]()]]
    }

    private static func source(_ syntax: Any?) -> String {
        ((syntax as? [String: Any])?["source"] as? String ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
