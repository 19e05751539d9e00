public import Foundation
public import OrielUniformTypeIdentifiers

extension Transferable {
    /// Creates an item from data.
    ///
    /// - Throws: An `NSItemProvider` error if the type has no such representation; an error of the representation.
    public init(importing data: Data, contentType: UTType) async throws {
        let coder = try Self.reader(of: contentType)
        let file = try LentFile(.data(data), of: contentType)
        let value = try await coder(file.url)
        // The file exists until the item has been read.
        self = withExtendedLifetime(file) { value }
    }

    /// Creates an item from a file.
    ///
    /// - Parameter contentType: The type of the file; nil for that of its name.
    public init(importing file: URL, contentType: UTType?) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension) ?? .data
        self = try await Self.reader(of: type)(file)
    }

    /// Returns the content of the item in a type.
    ///
    /// - Throws: An `NSItemProvider` error if the item has no such representation; an error of the representation.
    public func exported(as contentType: UTType) async throws -> Data {
        try await content(as: contentType).content.data()
    }

    /// Passes a file with the content of the item to a handler. The file is deleted when the handler returns, unless it
    /// is the app's own.
    ///
    /// - Throws: An `NSItemProvider` error if the item has no such representation; an error of the handler.
    public func withExportedFile<Value>(
        contentType: UTType,
        fileHandler: (URL) async throws -> Value
    ) async throws -> Value {
        let (coder, content) = try await content(as: contentType)
        var name = suggestedFilename
        if name == nil { name = try await coder.name(of: self) }
        let file = try LentFile(content, of: coder.contentType, name: name)
        let value = try await fileHandler(file.url)
        return withExtendedLifetime(file) { value }
    }

    /// The name that the first of the item's representations suggests for a file; nil for none, and if only a
    /// `ProxyRepresentation` has a name.
    public var suggestedFilename: String? {
        TransferCoder<Self>.all().lazy.filter { $0.exports(self) }.compactMap { $0.fileName?(self) }.first
    }

    /// Returns the types in which the item can be exported, in order of preference.
    ///
    /// - Parameter visibility: Who gets the item: all get less than the app itself.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        TransferCoder<Self>.all().filter { $0.exports(self) && $0.isVisible(to: visibility) }.map(\.contentType)
    }

    /// Returns the types in which items of the type can be exported, in order of preference.
    public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        TransferCoder<Self>.all().filter { $0.write != nil && $0.isVisible(to: visibility) }.map(\.contentType)
    }

    /// Returns the types from which items of the type can be imported, in order of preference.
    public static func importedContentTypes() -> [UTType] {
        TransferCoder<Self>.all().filter { $0.read != nil }.map(\.contentType)
    }

    private static func reader(of type: UTType) throws -> @Sendable (URL) async throws -> Self {
        let coder = TransferCoder<Self>.all().first { $0.read != nil && type.conforms(to: $0.contentType) }
        guard let read = coder?.read else {
            throw NSItemProvider.error(
                .itemUnavailableError,
                "\(Self.self) cannot be read from the type \(type.identifier)."
            )
        }
        return read
    }

    private func content(as type: UTType) async throws -> (coder: TransferCoder<Self>, content: TransferContent) {
        let coders = TransferCoder<Self>.all().filter { $0.contentType.conforms(to: type) }
        guard let result = try await TransferCoder<Self>.write(self, by: coders) else {
            throw NSItemProvider.error(
                .itemUnavailableError,
                "The item has no representation of the type \(type.identifier)."
            )
        }
        return result
    }
}

extension TransferCoder {
    /// Whether the representation is for a group of programs.
    fileprivate func isVisible(to group: TransferRepresentationVisibility) -> Bool {
        visibility == .all || group != .all
    }
}
