/// A scene for documents: its window offers to make a document or to open one, and then shows the editor.
///
///     DocumentGroup(newDocument: Note()) { file in
///         NoteEditor(text: file.$document.text)
///     }
///
/// Unlike Apple's, a document is not saved by itself, because a page cannot write the files of the device: it is opened from a file that the
/// user uploads, and a button saves it as a download. The user is asked before changes are lost.
public struct DocumentGroup<Document, Content: View> {
    private let kind: DocumentKind<Document>
    private let editor: (Binding<Document>, OpenDocument<Document>) -> Content

    nonisolated init(
        kind: DocumentKind<Document>,
        editor: @escaping (Binding<Document>, OpenDocument<Document>) -> Content
    ) {
        (self.kind, self.editor) = (kind, editor)
    }
}

extension DocumentGroup: Scene {
    public var body: some Scene { WindowGroup { DocumentWindow(kind: kind, editor: editor) } }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group for documents that are values.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: .values(new: newDocument)) { document, file in
            editor(FileDocumentConfiguration(document: document, fileURL: file.url, isEditable: true))
        }
    }

    /// Creates a group for documents that are shown, not changed.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: .values(new: nil)) { document, file in
            viewer(FileDocumentConfiguration(document: document, fileURL: file.url, isEditable: false))
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group for documents that are objects.
    public nonisolated init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: .objects(new: newDocument)) { _, file in
            editor(ReferenceFileDocumentConfiguration(document: file.document, fileURL: file.url, isEditable: true))
        }
    }

    /// Creates a group for documents that are shown, not changed.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(kind: .objects(new: nil)) { _, file in
            viewer(ReferenceFileDocumentConfiguration(document: file.document, fileURL: file.url, isEditable: false))
        }
    }
}
