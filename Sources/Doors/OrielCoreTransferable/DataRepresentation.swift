public import Foundation
public import OrielUniformTypeIdentifiers

/// A representation of an item as binary data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never

    let coders: [TransferCoder<Item>]

    private init(
        _ contentType: UTType,
        exporting: (@Sendable (Item) async throws -> Data)?,
        importing: (@Sendable (Data) async throws -> Item)?
    ) {
        let coder = TransferCoder<Item>(
            contentType: contentType,
            read: importing.map(Self.read),
            write: exporting.map(Self.write)
        )
        coders = [coder]
    }

    private static func read(
        _ importing: @escaping @Sendable (Data) async throws -> Item
    ) -> @Sendable (URL) async throws -> Item {
        { try await importing(Data(contentsOf: $0)) }
    }

    private static func write(
        _ exporting: @escaping @Sendable (Item) async throws -> Data
    ) -> @Sendable (Item) async throws -> TransferContent {
        { .data(try await exporting($0)) }
    }

    /// Creates a representation for export and import.
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Creates a representation for export only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Creates a representation for import only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}
