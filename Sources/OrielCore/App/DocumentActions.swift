public import Foundation

/// The document that a view belongs to.
public struct DocumentConfiguration: Equatable, Sendable {
    /// The copy of the file on the server that the document was read from; nil for a new document.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool
}

/// The window of a document group, as the views in it use it on the main actor.
struct DocumentHost {
    /// Shows a document as the group makes it; nil if its documents are only shown.
    let makeNew: (() -> Void)?
    /// Shows a new document; returns false for one of another type than those of the group.
    let show: (Any) -> Bool
    /// Reads a document from a file of the server, and shows it.
    let read: (URL) throws -> Void
}

private enum DocumentHostKey: EnvironmentKey { static var defaultValue: DocumentHost? { nil } }

private enum DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The window of a document group that the view is in.
    var documentHost: DocumentHost? {
        get { self[DocumentHostKey.self] }
        set { self[DocumentHostKey.self] = newValue }
    }

    /// The document that the view belongs to; nil outside of the editor of a `DocumentGroup`.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }

    /// Shows a new document.
    @MainActor public var newDocument: NewDocumentAction { NewDocumentAction(host: documentHost) }

    /// Opens a document.
    @MainActor public var openDocument: OpenDocumentAction { OpenDocumentAction(host: documentHost) }
}

/// Shows a new document.
///
///     @Environment(\.newDocument) private var newDocument
///     Button("New from Selection") { newDocument(TextDocument(text: selection)) }
///
/// Unlike Apple's, the document takes the place of the one in the window, because a page cannot pass it to another one.
/// The user is asked before changes are lost. The window must be that of a `DocumentGroup` for documents of the same
/// type.
@MainActor @preconcurrency
public struct NewDocumentAction {
    let host: DocumentHost?

    /// Shows a document that is a value.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) { show(newDocument()) }

    /// Shows a document that is an object.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) { show(newDocument()) }

    func show<D>(_ document: D) {
        guard let host else {
            return GraphIssue.report(.warning, "Cannot show a new document: the view is not in a DocumentGroup.")
        }
        if !host.show(document) {
            GraphIssue.report(.warning, "Cannot show a new document: the group has no documents of type \(D.self).")
        }
    }
}

/// Opens a document.
///
///     @Environment(\.openDocument) private var openDocument
///     try await openDocument(at: template)
///
/// Unlike Apple's, the file is one of the server, and the document takes the place of the one in the window. The user
/// is asked before changes are lost.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    let host: DocumentHost?

    /// Opens the document in a file.
    ///
    /// - Throws: The error of reading the file, or `CocoaError.featureUnsupported` if the view is not in a
    ///   `DocumentGroup`.
    public func callAsFunction(at url: URL) async throws {
        guard let host else { throw CocoaError(.featureUnsupported) }
        try host.read(url)
    }
}
