public import OrielUniformTypeIdentifiers

/// A value that can be written to files and read from them.
public protocol FileDocument: Sendable {
    /// The content types the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The content types the document can be written as.
    static var writableContentTypes: [UTType] { get }

    /// Reads the document from a file.
    init(configuration: Self.ReadConfiguration) throws

    /// Writes the document.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// The readable content types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The content type and the file that a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The content type that a document is written as.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// Always nil, because there is no file to overwrite.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}
