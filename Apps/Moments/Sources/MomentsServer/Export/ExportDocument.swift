import Foundation

/// The pieces of `moments.json`: an object with the keys of `ExportAccount`, then lists that are written item by item.
struct ExportDocument {
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// The object up to its last brace.
    ///
    /// - Throws: `EncodingError`.
    func open(_ value: some Encodable) throws -> String { String(try text(value).dropLast()) }

    /// - Throws: `EncodingError`.
    func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

    /// The beginning of a list in an object that has other keys before it.
    func beginning(of list: String) -> String { ",\n\"\(list)\":[" }

    /// What is before an item of a list.
    func separator(isFirst: Bool) -> String { isFirst ? "\n" : ",\n" }
}
