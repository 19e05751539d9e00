internal import Foundation

/// The encoder for the arguments of commands.
enum JSON {
    /// Returns a value as JSON, with the members of objects sorted by name.
    static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("A command's argument cannot be encoded as JSON: \(error)")
        }
    }
}
