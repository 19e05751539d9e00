public import Foundation
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// Has the browser save a file when a binding becomes true.
struct FileExporter {
    /// What is saved.
    struct Export {
        let content: TransferContent
        let contentType: UTType
        let suggestedName: String?
    }

    @Environment(\.fileHost) private var host
    private let isPresented: Binding<Bool>
    private let defaultFilename: String?
    private let export: @MainActor () async throws -> Export?
    private let completion: (Result<URL, any Error>) -> Void

    nonisolated init(
        isPresented: Binding<Bool>,
        defaultFilename: String?,
        export: @escaping @MainActor () async throws -> Export?,
        completion: @escaping (Result<URL, any Error>) -> Void
    ) {
        self.isPresented = isPresented
        self.defaultFilename = defaultFilename
        self.export = export
        self.completion = completion
    }
}

extension FileExporter: ViewModifier {
    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue
        content.task(id: isWanted) {
            // A task that is cancelled before it begins runs all the same.
            if isWanted, !Task.isCancelled { await save() }
        }
    }

    @MainActor private func save() async {
        let result: Result<URL, any Error>
        do {
            guard let url = try await url() else { return }
            result = .success(url)
        } catch {
            result = .failure(error)
        }
        guard !Task.isCancelled else { return }
        isPresented.wrappedValue = false
        completion(result)
    }

    /// - Returns: Nil as long as there is nothing to save.
    @MainActor private func url() async throws -> URL? {
        guard let host else { throw NoFileHost() }
        return try await export()?.offer(by: host, name: defaultFilename)
    }
}

extension View {
    /// Has the person's browser save a document, as a download.
    ///
    /// The result's address is that of a copy on the server, which is there until the session ends; where the browser
    /// puts the file is its own affair.
    ///
    /// - Parameter document: Nothing is saved as long as it is nil.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented,
                defaultFilename: defaultFilename,
                export: { try document.map { try FileExporter.Export($0, as: contentType) } },
                completion: onCompletion
            )
        )
    }

    /// Has the person's browser save something that can be handed over, as a download.
    ///
    /// - Parameter contentTypes: As what; the first that the item can be written as is taken, or any if there are none.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        // Whoever makes views is on the main actor, where it is used.
        nonisolated(unsafe) let item = item
        return modifier(
            FileExporter(
                isPresented: isPresented,
                defaultFilename: defaultFilename,
                export: {
                    guard let item else { return nil }
                    return try await FileExporter.Export(item, as: contentTypes)
                },
                completion: onCompletion
            )
        )
    }
}

extension FileExporter.Export {
    /// A name with the extension of the content's type.
    ///
    /// - Parameter name: What the app would have it called.
    private func fileName(default name: String?) -> String {
        let safe = FileName.safe(name ?? suggestedName ?? "Untitled")
        return URL(fileURLWithPath: "/" + safe).appendingPathExtension(for: contentType).lastPathComponent
    }

    /// Has the browser save it.
    func offer(by host: any FileHost, name: String? = nil) async throws -> URL {
        try await host.offer(
            content,
            name: fileName(default: name),
            mediaType: contentType.preferredMIMEType ?? "application/octet-stream"
        )
    }

    init<D: FileDocument>(_ document: D, as contentType: UTType) throws {
        let wrapper = try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType))
        content = .data(wrapper.regularFileContents ?? Data())
        self.contentType = contentType
        suggestedName = wrapper.preferredFilename ?? wrapper.filename
    }

    @MainActor init<T: Transferable>(_ item: T, as contentTypes: [UTType]) async throws {
        let coders = TransferCoder<T>.all().filter { $0.write != nil }
        let wanted = contentTypes.lazy.compactMap { type in coders.first { $0.contentType.conforms(to: type) } }.first
        guard let coder = contentTypes.isEmpty ? coders.first : wanted, let write = coder.write else {
            throw CocoaError(.featureUnsupported)
        }
        // A representation reads the item while the main actor waits for it, and has done with it when it answers.
        nonisolated(unsafe) let lent = item
        content = try await write(lent)
        contentType = coder.contentType
        suggestedName = nil
    }
}
