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
    /// Who may get the representation.
    package var visibility = TransferRepresentationVisibility.all

    /// Returns whether an item can be written.
    package func exports(_ item: Item) -> Bool { write != nil && condition?(item) ?? true }
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
