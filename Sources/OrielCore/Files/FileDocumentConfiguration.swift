public import Foundation

/// An open document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document, which the editor changes.
    @Binding public var document: Document
    /// The copy of the file on the server that the document was read from; nil for a new document.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool

    nonisolated init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
        _document = document
        (self.fileURL, self.isEditable) = (fileURL, isEditable)
    }
}

/// An open document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document, which the editor changes.
    @ObservedObject public var document: Document
    /// The copy of the file on the server that the document was read from; nil for a new document.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool

    nonisolated init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        (self.fileURL, self.isEditable) = (fileURL, isEditable)
    }
}
