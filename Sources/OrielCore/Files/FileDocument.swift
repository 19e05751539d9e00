public import OrielUniformTypeIdentifiers

/// A value that is written to files and read from them.
public protocol FileDocument: Sendable {
    /// What it can be made of.
    static var readableContentTypes: [UTType] { get }
    /// What it can be written as.
    static var writableContentTypes: [UTType] { get }

    /// Makes the document of a file.
    init(configuration: Self.ReadConfiguration) throws

    /// Writes the document.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    /// As what it can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is made of.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// As what a document is to be written.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// Always nil: nothing is there to be written over.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper? = nil) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}
