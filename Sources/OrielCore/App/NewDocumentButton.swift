public import OrielUniformTypeIdentifiers

/// A button that shows a new document in the window of a `DocumentGroup`.
///
/// It is disabled outside of such a window, and if the documents of the group are only shown.
public struct NewDocumentButton<Label: View> {
    private let label: Label
    /// Makes the document; nil for one that the group makes by itself.
    private let prepare: (@MainActor (NewDocumentAction) async throws -> Void)?
    @Environment(\.documentHost) private var host

    private nonisolated init(
        label: Label,
        prepare: (@MainActor (NewDocumentAction) async throws -> Void)? = nil
    ) {
        self.label = label
        self.prepare = prepare
    }
}

extension NewDocumentButton: View {
    public var body: some View {
        Button {
            guard let prepare else {
                host?.makeNew?()
                return
            }
            let action = NewDocumentAction(host: host)
            Task { @MainActor in
                do {
                    try await prepare(action)
                } catch is CancellationError {
                    // The user has chosen no template.
                } catch {
                    GraphIssue.report(.warning, "A new document could not be made: \(error)")
                }
            }
        } label: {
            label
        }
        .disabled(host?.makeNew == nil)
    }

    /// Creates a button with a label.
    ///
    /// - Parameter contentType: Ignored: a document has a type when it is saved.
    public nonisolated init(contentType: UTType? = nil, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    /// Creates a button for a document that has to be prepared, such as from a template that the user chooses.
    ///
    /// - Parameter prepareDocument: Returns the document; nothing is shown if it throws `CancellationError`.
    public nonisolated init<D: FileDocument>(
        for documentType: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label()) { action in action.show(try await prepareDocument()) }
    }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
    /// Creates a button with the title of the system.
    public nonisolated init(contentType: UTType? = nil) { self.init(label: DefaultNewDocumentButtonLabel()) }

    /// Creates a button for a document that has to be prepared.
    public nonisolated init<D: FileDocument>(
        for documentType: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D
    ) {
        self.init(contentType: contentType, prepareDocument: prepareDocument) { DefaultNewDocumentButtonLabel() }
    }
}

extension NewDocumentButton where Label == Text {
    /// Creates a button with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(label: Text(titleKey))
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(label: Text(title))
    }

    /// Creates a button with a title for a document that has to be prepared.
    public nonisolated init<D: FileDocument>(
        _ titleKey: LocalizedStringKey,
        for documentType: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D
    ) {
        self.init(contentType: contentType, prepareDocument: prepareDocument) { Text(titleKey) }
    }

    /// Creates a button with a title for a document that has to be prepared.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: FileDocument>(
        _ title: S,
        for documentType: D.Type = D.self,
        contentType: UTType? = nil,
        prepareDocument: @escaping @MainActor () async throws -> D
    ) {
        self.init(contentType: contentType, prepareDocument: prepareDocument) { Text(title) }
    }
}

/// The label of a button that shows a new document.
public struct DefaultNewDocumentButtonLabel: View {
    public var body: some View { Label(title: { SystemWord.newDocument.text }, icon: { Image(systemName: "plus") }) }

    nonisolated init() {}
}
