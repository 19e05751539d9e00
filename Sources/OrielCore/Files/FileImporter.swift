public import Foundation
public import OrielUniformTypeIdentifiers

/// Asks for files as long as a binding is true.
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
    func body(content: Content) -> some View {
        let isWanted = isPresented.wrappedValue
        content.task(id: isWanted) {
            // A task that is cancelled before it begins runs all the same.
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
        // The view has gone, or the app wants the files no more.
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
    /// Lets the person choose a file, which the browser then brings to the server.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
    ///         text = try? String(contentsOf: result.get(), encoding: .utf8)
    ///     }
    ///
    /// The file lies in a temporary place until the session ends. Set the binding in the action of a tap: browsers
    /// open a chooser only soon after the person has done something; else the person is asked by a button first.
    ///
    /// - Parameter onCompletion: Is given the file, or why it did not come; nothing if the person gives it up.
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

    /// Lets the person choose one or several files, which the browser then brings to the server.
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

    /// Lets the person choose one or several files, and tells if they give it up.
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
