public import Foundation
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

/// A modifier that makes the browser save files when a binding becomes true.
struct FileExporter {
    /// The content to save.
    struct Export {
        let content: TransferContent
        let contentType: UTType
        let suggestedName: String?
    }

    @Environment(\.fileHost) private var host
    private let isPresented: Binding<Bool>
    private let defaultFilename: String?
    private let exports: @MainActor () async throws -> [Export]
    private let completion: (Result<[URL], any Error>) -> Void

    nonisolated init(
        isPresented: Binding<Bool>,
        exports: @escaping @MainActor () async throws -> [Export],
        completion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.isPresented = isPresented
        defaultFilename = nil
        self.exports = exports
        self.completion = completion
    }

    nonisolated init(
        isPresented: Binding<Bool>,
        defaultFilename: String?,
        export: @escaping @MainActor () async throws -> Export?,
        completion: @escaping (Result<URL, any Error>) -> Void
    ) {
        self.isPresented = isPresented
        self.defaultFilename = defaultFilename
        exports = { try await export().map { [$0] } ?? [] }
        self.completion = { result in completion(result.map { $0[0] }) }
    }
}

extension FileExporter: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue
        content
        // Once, even if the content is several views.
        EmptyView().task(id: isWanted) {
            // A task that is cancelled before it starts still runs.
            if isWanted, !Task.isCancelled { await save() }
        }
    }

    @MainActor private func save() async {
        let result: Result<[URL], any Error>
        do {
            let urls = try await urls()
            // There is nothing to save yet.
            if urls.isEmpty { return }
            result = .success(urls)
        } catch {
            result = .failure(error)
        }
        guard !Task.isCancelled else { return }
        isPresented.wrappedValue = false
        completion(result)
    }

    @MainActor private func urls() async throws -> [URL] {
        guard let host else { throw NoFileHost() }
        var urls: [URL] = []
        for export in try await exports() { urls.append(try await export.offer(by: host, name: defaultFilename)) }
        return urls
    }
}

extension View {
    /// Lets the user save a document as a download in the browser.
    ///
    /// Unlike Apple's, the result contains the URL of a copy on the server, which is deleted when the session ends. The
    /// server does not know where the browser saves the download.
    ///
    /// - Parameter document: The document to save; nothing is saved while it is nil.
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

    /// Lets the user save a document that is an object as a download in the browser.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
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

    /// Lets the user save a transferable item as a download in the browser.
    ///
    /// - Parameter contentTypes: The allowed content types. The first one that the item supports is used; if empty, any
    ///   type is allowed.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>,
        item: T?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        // Views are created on the main actor, where the item is used.
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
    /// Returns a file name with the extension of the content type.
    ///
    /// - Parameter name: The name that the app suggests.
    private func fileName(default name: String?) -> String {
        let safe = FileName.safe(name ?? suggestedName ?? "Untitled")
        return URL(fileURLWithPath: "/" + safe).appendingPathExtension(for: contentType).lastPathComponent
    }

    /// Makes the browser save the content.
    func offer(by host: any FileHost, name: String? = nil) async throws -> URL {
        try await host.offer(
            content,
            name: fileName(default: name),
            mediaType: contentType.preferredMIMEType ?? "application/octet-stream"
        )
    }

    init<D: FileDocument>(_ document: D, as contentType: UTType) throws {
        try self.init(
            document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType)),
            as: contentType
        )
    }

    init(_ wrapper: FileWrapper, as contentType: UTType) throws {
        guard let data = wrapper.regularFileContents else {
            let reason = "Browsers save files only, and the document is a folder"
            throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
        }
        content = .data(data)
        self.contentType = contentType
        suggestedName = wrapper.preferredFilename ?? wrapper.filename
    }

    @MainActor init<D: ReferenceFileDocument>(_ document: D, as contentType: UTType) throws {
        let snapshot = try document.snapshot(contentType: contentType)
        let configuration = FileDocumentWriteConfiguration(contentType: contentType)
        try self.init(document.fileWrapper(snapshot: snapshot, configuration: configuration), as: contentType)
    }

    @MainActor init<T: Transferable>(_ item: T, as contentTypes: [UTType]) async throws {
        var coders = TransferCoder<T>.all().filter { $0.visibility == .all }
        if !contentTypes.isEmpty {
            coders = contentTypes.flatMap { type in coders.filter { $0.contentType.conforms(to: type) } }
        }
        // A representation reads the item while the main actor waits for it, and no longer uses it after returning.
        nonisolated(unsafe) let lent = item
        guard let (coder, content) = try await TransferCoder<T>.write(lent, by: coders) else {
            throw CocoaError(.featureUnsupported)
        }
        self.content = content
        contentType = coder.contentType
        suggestedName = try await coder.name(of: lent)
    }
}
