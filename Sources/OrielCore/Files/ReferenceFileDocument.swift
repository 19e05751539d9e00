public import OrielCombine
public import OrielUniformTypeIdentifiers

/// A document that is an object, with a snapshot of it that is written to files.
///
///     final class Notebook: ReferenceFileDocument {
///         static var readableContentTypes: [UTType] { [.plainText] }
///         @Published var text = ""
///
///         init(configuration: ReadConfiguration) throws { ... }
///         func snapshot(contentType: UTType) throws -> String { text }
///         func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper { ... }
///     }
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// A copy of the content.
    associatedtype Snapshot

    /// The content types the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types the document can be written as.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: Self.ReadConfiguration) throws

    /// Copies the content, on the main actor.
    @MainActor func snapshot(contentType: UTType) throws -> Self.Snapshot

    /// Writes a copy of the content.
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    /// The readable content types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
