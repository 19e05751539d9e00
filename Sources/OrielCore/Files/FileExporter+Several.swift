public import Foundation
public import OrielCoreTransferable
public import OrielUniformTypeIdentifiers

extension View {
    /// Lets the user save documents as downloads in the browser, one after the other.
    ///
    /// The browser may ask the user whether the page may download several files. The results are the URLs of copies on
    /// the server, as those of one document.
    ///
    /// - Parameter documents: The documents to save; nothing is saved while there are none.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented,
            documents: documents,
            contentTypes: [contentType],
            onCompletion: onCompletion
        )
    }

    /// Lets the user save documents that are objects as downloads in the browser, one after the other.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented,
            documents: documents,
            contentTypes: [contentType],
            onCompletion: onCompletion
        )
    }

    /// Lets the user save documents as downloads in the browser, one after the other.
    ///
    /// - Parameters:
    ///   - contentTypes: The first one is used; if there is none, the first one that the documents can be written in.
    ///   - onCancellation: Never called: a page does not learn that the user cancels a download.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        modifier(FileExporter(isPresented: isPresented, Array(documents), as: contentTypes, completion: onCompletion))
    }

    /// Lets the user save documents that are objects as downloads in the browser, one after the other.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>,
        documents: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        modifier(FileExporter(isPresented: isPresented, Array(documents), as: contentTypes, completion: onCompletion))
    }

    /// Lets the user save a document as a download in the browser.
    ///
    /// - Parameters:
    ///   - document: The document to save; nothing is saved while it is nil.
    ///   - contentTypes: The first one is used; if there is none, the first one that the document can be written in.
    ///   - onCancellation: Never called: a page does not learn that the user cancels a download.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented,
                defaultFilename: defaultFilename,
                export: { try document.map { try FileExporter.Export($0, asFirstOf: contentTypes) } },
                completion: onCompletion
            )
        )
    }

    /// Lets the user save a document that is an object as a download in the browser.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        document: D?,
        contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented,
                defaultFilename: defaultFilename,
                export: { try document.map { try FileExporter.Export($0, asFirstOf: contentTypes) } },
                completion: onCompletion
            )
        )
    }

    /// Lets the user save transferable items as downloads in the browser, one after the other.
    ///
    /// - Parameters:
    ///   - items: The items to save; nothing is saved while there are none.
    ///   - contentTypes: The allowed content types. The first one that an item supports is used; if empty, any type is
    ///     allowed.
    ///   - onCancellation: Never called: a page does not learn that the user cancels a download.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>,
        items: C,
        contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(FileExporter(isPresented: isPresented, Array(items), as: contentTypes, completion: onCompletion))
    }
}

extension FileExporter {
    fileprivate nonisolated init<D: FileDocument>(
        isPresented: Binding<Bool>,
        _ documents: [D],
        as contentTypes: [UTType],
        completion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.init(
            isPresented: isPresented,
            exports: { try documents.map { try Export($0, asFirstOf: contentTypes) } },
            completion: completion
        )
    }

    fileprivate nonisolated init<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>,
        _ documents: [D],
        as contentTypes: [UTType],
        completion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.init(
            isPresented: isPresented,
            exports: { try documents.map { try Export($0, asFirstOf: contentTypes) } },
            completion: completion
        )
    }

    fileprivate nonisolated init<T: Transferable>(
        isPresented: Binding<Bool>,
        _ items: [T],
        as contentTypes: [UTType],
        completion: @escaping (Result<[URL], any Error>) -> Void
    ) {
        nonisolated(unsafe) let items = items
        self.init(
            isPresented: isPresented,
            exports: {
                var exports: [Export] = []
                for item in items { exports.append(try await Export(item, as: contentTypes)) }
                return exports
            },
            completion: completion
        )
    }
}

extension FileExporter.Export {
    fileprivate init<D: FileDocument>(_ document: D, asFirstOf contentTypes: [UTType]) throws {
        guard let type = contentTypes.first ?? D.writableContentTypes.first else {
            throw CocoaError(.featureUnsupported)
        }
        try self.init(document, as: type)
    }

    @MainActor fileprivate init<D: ReferenceFileDocument>(_ document: D, asFirstOf contentTypes: [UTType]) throws {
        guard let type = contentTypes.first ?? D.writableContentTypes.first else {
            throw CocoaError(.featureUnsupported)
        }
        try self.init(document, as: type)
    }
}
