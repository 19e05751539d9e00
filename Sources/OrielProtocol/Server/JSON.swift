internal import Foundation

/// The encoder for the arguments of commands and the data of pages.
package enum JSON {
    /// Returns a value as JSON, with the members of objects sorted by name.
    package static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            preconditionFailure("\(type(of: value)) cannot be encoded as JSON: \(error)")
        }
    }
}
