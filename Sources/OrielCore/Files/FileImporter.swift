public import Foundation
public import OrielUniformTypeIdentifiers

/// A modifier that lets the user choose files while a binding is true.
struct FileImporter {
    @Environment(\.fileHost) private var host
    @Environment(\.fileProgress) private var progress
    private let isPresented: Binding<Bool>
    private let kinds: FileKinds
    private let limit: Int
    private let completion: (Result<[URL], any Error>) -> Void
    private let cancellation: () -> Void

    nonisolated init(
        isPresented: Binding<Bool>,
        types: [UTType],
        limit: Int,
        completion: @escaping (Result<[URL], any Error>) -> Void,
        cancellation: @escaping () -> Void
    ) {
        self.isPresented = isPresented
        kinds = FileKinds(types)
        self.limit = limit
        self.completion = completion
        self.cancellation = cancellation
    }
}

extension FileImporter: ViewModifier {
    @ViewBuilder
    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue
        content
        // Once, even if the content is several views.
        EmptyView().task(id: isWanted) {
            // A task that is cancelled before it starts still runs.
            if isWanted, !Task.isCancelled { await choose() }
        }
    }

    @MainActor private func choose() async {
        let result: Result<[URL], any Error>
        do {
            result = .success(try await files())
        } catch {
            result = .failure(error)
        }
        // The view was unmounted, or the app no longer needs the files.
        guard !Task.isCancelled else { return }
        isPresented.wrappedValue = false
        if case .success(let urls) = result, urls.isEmpty { cancellation() } else { completion(result) }
    }

    @MainActor private func files() async throws -> [URL] {
        guard let host else { throw NoFileHost() }
        let chosen = try await host.chooseFiles(kinds, limit: limit)
        defer { host.forget(chosen) }
        var urls: [URL] = []
        for file in chosen {
            let fetched = try await host.fetch(file, kinds: kinds, progress: FileSteps(of: file, to: progress).note)
            host.keep(fetched)
            urls.append(fetched.url)
        }
        return urls
    }
}

extension View {
    /// Lets the user choose a file, which the browser then uploads to the server.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
    ///         text = try? String(contentsOf: result.get(), encoding: .utf8)
    ///     }
    ///
    /// Unlike Apple's, the file is a copy on the server, stored in a temporary location until the session ends. Its
    /// type is checked by filename extension and media type. Folders cannot be chosen. Set the binding in the action of
    /// a control: browsers open a file chooser only directly after a user interaction. Otherwise the page shows a
    /// button that the user has to tap first.
    ///
    /// - Parameter onCompletion: Called with the file or an error; not called if the user cancels.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented,
                types: allowedContentTypes,
                limit: 1,
                completion: { onCompletion($0.map { $0[0] }) },
                cancellation: {}
            )
        )
    }

    /// Lets the user choose one or more files, which the browser then uploads to the server.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented,
            allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection,
            onCompletion: onCompletion,
            onCancellation: {}
        )
    }

    /// Lets the user choose one or more files, and calls a handler if the user cancels.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>,
        allowedContentTypes: [UTType],
        allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented,
                types: allowedContentTypes,
                limit: allowsMultipleSelection ? ChosenFile.limit : 1,
                completion: onCompletion,
                cancellation: onCancellation
            )
        )
    }
}
