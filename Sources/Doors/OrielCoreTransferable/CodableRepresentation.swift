import Foundation
public import OrielUniformTypeIdentifiers

/// A representation of a codable item as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never

    let coders: [TransferCoder<Item>]

    /// - Parameter contentType: The content type of the JSON, usually one that the app declares.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        let coder = TransferCoder<Item>(
            contentType: contentType,
            read: { try JSONDecoder().decode(Item.self, from: Data(contentsOf: $0)) },
            write: { .data(try JSONEncoder().encode($0)) }
        )
        coders = [coder]
    }
}
