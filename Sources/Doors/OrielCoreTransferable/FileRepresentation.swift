public import Foundation
public import OrielUniformTypeIdentifiers

/// A representation of an item as a file, for content that is too large to hold in memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, PrimitiveRepresentation {
    public typealias Body = Never

    let coders: [TransferCoder<Item>]

    private init(
        _ contentType: UTType,
        exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        let coder = TransferCoder<Item>(
            contentType: contentType,
            read: importing.map(Self.read),
            write: exporting.map(Self.write)
        )
        coders = [coder]
    }

    private static func read(
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (URL) async throws -> Item {
        { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false)) }
    }

    private static func write(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> TransferContent {
        { .file(try await exporting($0).file) }
    }

    /// Creates a representation for export and import.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: Ignored, because browsers transfer copies.
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Creates a representation for export only.
    public init(
        exportedContentType: UTType,
        shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Creates a representation for import only.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}

/// A received file. It is deleted when the importing closure returns, so copy or move it if you need it longer.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// Always false, because browsers transfer copies.
    public let isOriginalFile: Bool
}

/// A file to transfer.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
