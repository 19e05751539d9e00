package import Foundation
package import OrielUniformTypeIdentifiers

/// How a thing is made of a file, and a file of a thing; either may be missing.
package struct TransferCoder<Item>: Sendable {
    package let contentType: UTType
    /// Makes the thing of a file that is there until the call ends.
    package let read: (@Sendable (URL) async throws -> Item)?
    /// The content of the file, or where it lies.
    package let write: (@Sendable (Item) async throws -> TransferContent)?
}

/// What a thing is handed over as.
package enum TransferContent: Sendable {
    case data(Data)
    case file(URL)
}

/// A representation of this framework.
protocol PrimitiveRepresentation<Item>: TransferRepresentation {
    var coders: [TransferCoder<Item>] { get }
}

extension TransferCoder where Item: Transferable {
    /// All ways to hand a thing over, the best first.
    package static func all() -> [TransferCoder] { all(of: Item.transferRepresentation) }

    static func all<Representation: TransferRepresentation>(of representation: Representation) -> [TransferCoder] {
        if let primitive = representation as? any PrimitiveRepresentation<Item> { return primitive.coders }
        if Representation.Body.self == Never.self { return [] }
        return all(of: representation.body)
    }
}
