import Foundation
import OrielCombine
import OrielUniformTypeIdentifiers

/// How documents of one kind are made, read and written.
struct DocumentKind<Document> {
    /// Nil if documents are only shown.
    let new: (() -> Document)?
    let readableTypes: [UTType]
    let read: (FileDocumentReadConfiguration) throws -> Document
    let export: @MainActor (Document) throws -> FileExporter.Export?
    /// Sends a value when a document that is an object changes.
    let changes: (Document) -> AnyPublisher<Void, Never>
}

extension DocumentKind where Document: FileDocument {
    nonisolated static func values(new: (() -> Document)?) -> DocumentKind {
        DocumentKind(
            new: new,
            readableTypes: Document.readableContentTypes,
            read: { try Document(configuration: $0) },
            export: { document in
                try Document.writableContentTypes.first.map { try FileExporter.Export(document, as: $0) }
            },
            changes: { _ in Empty().eraseToAnyPublisher() }
        )
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    nonisolated static func objects(new: (() -> Document)?) -> DocumentKind {
        DocumentKind(
            new: new,
            readableTypes: Document.readableContentTypes,
            read: { try Document(configuration: $0) },
            export: { document in
                try Document.writableContentTypes.first.map { try FileExporter.Export(document, as: $0) }
            },
            changes: { $0.objectWillChange.map { _ in }.eraseToAnyPublisher() }
        )
    }
}

/// A document in a window, and the file that it was read from.
struct OpenDocument<Document> {
    /// The identity of the editor: each document has one of its own.
    let id = UUID()
    var document: Document
    var url: URL?
    var hasChanges = false
}

/// A window that offers to make or open a document, or shows the editor of one.
struct DocumentWindow<Document, Content: View> {
    @State private var open: OpenDocument<Document>?
    /// What is shown when the user has decided about the changes of the open document; nil for the start.
    @State private var next: OpenDocument<Document>?
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var asksToClose = false
    @State private var closesWhenSaved = false
    @State private var failure: String?
    @Environment(\.documentLaunch) private var launch
    private let kind: DocumentKind<Document>
    private let editor: (Binding<Document>, OpenDocument<Document>) -> Content

    nonisolated init(
        kind: DocumentKind<Document>,
        editor: @escaping (Binding<Document>, OpenDocument<Document>) -> Content
    ) {
        (self.kind, self.editor) = (kind, editor)
        _open = State(wrappedValue: nil)
        _next = State(wrappedValue: nil)
        _isOpening = State(wrappedValue: false)
        _isSaving = State(wrappedValue: false)
        _asksToClose = State(wrappedValue: false)
        _closesWhenSaved = State(wrappedValue: false)
        _failure = State(wrappedValue: nil)
        _launch = Environment(\.documentLaunch)
    }
}

extension DocumentWindow: View {
    var body: some View {
        NavigationStack {
            if let open {
                page(of: open)
            } else if let launch {
                DocumentLaunchView(launch: launch) { opener }
            } else {
                start
            }
        }
        .environment(\.documentHost, host)
        .fileImporter(isPresented: $isOpening, allowedContentTypes: kind.readableTypes) { result in
            attempt { try read(result.get()) }
        }
        .modifier(
            FileExporter(
                isPresented: $isSaving,
                defaultFilename: name,
                export: { try open.flatMap { try kind.export($0.document) } },
                completion: { saved($0) }
            )
        )
        .alert(
            Text(verbatim: failure ?? ""),
            isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }),
            actions: {}
        )
    }

    @MainActor private var start: some View {
        VStack(spacing: 16) {
            Image(systemName: "doc.text").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
            if let new = kind.new {
                Button {
                    open = OpenDocument(document: new())
                } label: {
                    OrielCore.Label(title: { SystemWord.newDocument.text }, icon: { Image(systemName: "plus") })
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut("n")
            }
            opener
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    @MainActor private var opener: some View {
        Button {
            isOpening = true
        } label: {
            OrielCore.Label(title: { SystemWord.open.text }, icon: { Image(systemName: "folder") })
        }
        .buttonStyle(.bordered)
        .keyboardShortcut("o")
    }

    @MainActor private var host: DocumentHost {
        DocumentHost(
            makeNew: kind.new == nil ? nil : { makeNew() },
            show: { showNew($0) },
            read: { try read($0) }
        )
    }

    @MainActor private func showNew(_ document: Any) -> Bool {
        guard let document = document as? Document else { return false }
        show(OpenDocument(document: document))
        return true
    }

    @MainActor private func makeNew() {
        if let new = kind.new { show(OpenDocument(document: new())) }
    }

    @MainActor private func configuration(of file: OpenDocument<Document>) -> DocumentConfiguration {
        DocumentConfiguration(fileURL: file.url, isEditable: kind.new != nil)
    }

    /// Shows a document, or the start, instead of the open one. The user is asked first if changes would be lost.
    @MainActor private func show(_ file: OpenDocument<Document>?) {
        if open?.hasChanges == true {
            next = file
            asksToClose = true
        } else {
            open = file
        }
    }

    @MainActor private func page(of file: OpenDocument<Document>) -> some View {
        editor(binding(to: file), file)
            .onReceive(kind.changes(file.document)) { open?.hasChanges = true }
            .environment(\.documentConfiguration, configuration(of: file))
            .id(file.id)
            .navigationTitle(name.map { Text(verbatim: $0) } ?? SystemWord.untitled.text)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        show(nil)
                    } label: {
                        SystemWord.close.text
                    }
                    .confirmationDialog(
                        SystemWord.unsavedChanges.text,
                        isPresented: question,
                        titleVisibility: .visible
                    ) {
                        Button {
                            closesWhenSaved = true
                            isSaving = true
                        } label: {
                            SystemWord.save.text
                        }
                        Button(role: .destructive) {
                            showNext()
                        } label: {
                            SystemWord.closeWithoutSaving.text
                        }
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    if kind.new != nil {
                        Button {
                            isSaving = true
                        } label: {
                            SystemWord.save.text
                        }
                        .keyboardShortcut("s")
                    }
                }
            }
    }

    /// Whether the user is asked about changes. The next document is released if the user keeps the open one.
    @MainActor private var question: Binding<Bool> {
        Binding(
            get: { asksToClose },
            set: { isPresented in
                asksToClose = isPresented
                if !isPresented, !closesWhenSaved { next = nil }
            }
        )
    }

    /// Shows what the user has chosen before the question.
    @MainActor private func showNext() {
        open = next
        next = nil
    }

    @MainActor private var name: String? { open?.url?.deletingPathExtension().lastPathComponent }

    @MainActor private func binding(to file: OpenDocument<Document>) -> Binding<Document> {
        Binding(
            get: { open?.document ?? file.document },
            set: { document in
                open?.document = document
                open?.hasChanges = true
            }
        )
    }

    @MainActor private func read(_ url: URL) throws {
        let type = UTType(filenameExtension: url.pathExtension) ?? kind.readableTypes.first ?? .data
        let configuration = FileDocumentReadConfiguration(contentType: type, file: try FileWrapper(url: url))
        show(OpenDocument(document: try kind.read(configuration), url: url))
    }

    /// Takes the result of saving. The document is closed if the user has saved it in the question before closing.
    @MainActor private func saved(_ result: Result<URL, any Error>) {
        let closes = closesWhenSaved
        closesWhenSaved = false
        attempt {
            _ = try result.get()
            open?.hasChanges = false
            if closes { showNext() }
        }
        // After an error, the open document stays.
        if closes { next = nil }
    }

    @MainActor private func attempt(_ action: () throws -> Void) {
        do { try action() } catch { failure = error.localizedDescription }
    }
}
