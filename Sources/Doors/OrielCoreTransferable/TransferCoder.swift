package import Foundation
package import OrielUniformTypeIdentifiers

/// A converter between an item and a file; either direction may be missing.
package struct TransferCoder<Item>: Sendable {
    package let contentType: UTType
    /// Reads an item from a file that exists until the call returns.
    package let read: (@Sendable (URL) async throws -> Item)?
    /// Returns the content of a file for an item, or the URL of an existing file.
    package let write: (@Sendable (Item) async throws -> TransferContent)?
    /// Whether an item can be written; nil if all can.
    package var condition: (@Sendable (Item) -> Bool)?
    /// The name of the file of an item; nil if the representation suggests none.
    package var fileName: (@Sendable (Item) -> String?)?
    /// Converts the item, and returns the name of the file of the result; nil if the item is not converted.
    var proxyFileName: (@Sendable (Item) async throws -> String?)?
    /// Who may get the representation.
    package var visibility = TransferRepresentationVisibility.all

    /// Returns whether an item can be written.
    package func exports(_ item: Item) -> Bool { write != nil && condition?(item) ?? true }

    /// Returns the name of the file of an item; nil if the representation suggests none.
    package func name(of item: Item) async throws -> String? {
        if let name = fileName?(item) { return name }
        return try await proxyFileName?(item)
    }

    /// Writes an item in the first of several representations that exports it.
    ///
    /// - Returns: The representation and the content; nil if no representation exports the item.
    package static func write(
        _ item: Item,
        by coders: [TransferCoder]
    ) async throws -> (coder: TransferCoder, content: TransferContent)? {
        for coder in coders where coder.exports(item) {
            guard let write = coder.write else { continue }
            do {
                return (coder, try await write(item))
            } catch is UnexportedProxy {
                // Only the converted item shows that the representation does not export it.
                continue
            }
        }
        return nil
    }
}

/// An item was converted, and the result does not satisfy the condition of its representation.
struct UnexportedProxy: LocalizedError {
    let contentType: UTType

    var errorDescription: String? { "The item has no representation of the type \(contentType.identifier)." }
}

/// The content of a transferred item.
package enum TransferContent: Sendable {
    case data(Data)
    case file(URL)
}

/// A representation that this framework implements.
protocol PrimitiveRepresentation<Item>: TransferRepresentation {
    var coders: [TransferCoder<Item>] { get }
}

extension TransferCoder where Item: Transferable {
    /// Returns all coders of an item, in order of preference.
    package static func all() -> [TransferCoder] { all(of: Item.transferRepresentation) }

    static func all<Representation: TransferRepresentation>(of representation: Representation) -> [TransferCoder] {
        if let primitive = representation as? any PrimitiveRepresentation<Item> { return primitive.coders }
        if Representation.Body.self == Never.self { return [] }
        return all(of: representation.body)
    }
}
