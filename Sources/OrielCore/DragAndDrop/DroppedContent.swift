import Foundation
package import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Synchronization

/// What is dragged into the page from outside, as the client describes it. All of it is unverified.
struct DroppedContent: Decodable {
    /// Media types of what is over the page, or `Files` for a file of unknown type.
    private var types: [String]?
    private var files: [ChosenFile]?
    private var text: String?
    private var url: String?

    init?(json: String) {
        guard let content = try? JSONDecoder().decode(DroppedContent.self, from: Data(json.utf8)),
            content.files?.count ?? 0 <= ChosenFile.limit, content.types?.count ?? 0 <= ChosenFile.limit
        else { return nil }
        self = content
    }

    /// The items; those of a drag that is still over the page have types only.
    func items(by host: (any FileHost)?, progress: (@MainActor (FileProgress) -> Void)?) -> [DraggedItem] {
        var items = types.map { $0.map(Self.announced) } ?? []
        for file in files ?? [] {
            guard let host else { break }
            items.append(DraggedItem(file.provider(by: host, progress: progress)))
        }
        var words: [NSItemProvider.Representation] = []
        if let url, URL(string: url) != nil { words.append(.init(.url) { .data(Data(url.utf8)) }) }
        if let text { words.append(.init(.utf8PlainText) { .data(Data(text.utf8)) }) }
        if !words.isEmpty { items.append(DraggedItem(NSItemProvider(words))) }
        return items
    }

    /// The text, which may be empty; nil if the content has files.
    var onlyText: String? { files?.isEmpty ?? true ? text ?? "" : nil }

    private static func announced(_ mediaType: String) -> DraggedItem {
        let type: UTType
        switch mediaType {
        case "text/plain": type = .utf8PlainText
        case "text/uri-list": type = .url
        case "Files": return DraggedItem(NSItemProvider(), hasUnknownType: true)
        default: type = FileKinds.type(name: "", mediaType: ChosenFile.mediaType(mediaType))
        }
        return DraggedItem(NSItemProvider([.init(type) { throw CocoaError(.fileReadUnknown) }]))
    }
}

extension ChosenFile {
    /// Returns a provider of the file.
    package func provider(
        by host: any FileHost,
        kinds: FileKinds = FileKinds([]),
        progress: (@MainActor (FileProgress) -> Void)? = nil
    ) -> NSItemProvider {
        ProvidedFile(self, kinds: kinds, host: host, steps: FileSteps(of: self, to: progress)).provider
    }
}

/// A file that was dropped or picked. It is uploaded when it is first loaded.
private final class ProvidedFile: Sendable {
    private let file: ChosenFile
    private let kinds: FileKinds
    private let host: any FileHost
    private let steps: FileSteps
    private let upload = Mutex<Task<FetchedFile, any Error>?>(nil)

    init(_ file: ChosenFile, kinds: FileKinds, host: any FileHost, steps: FileSteps) {
        self.file = file
        self.kinds = kinds
        self.host = host
        self.steps = steps
    }

    deinit {
        upload.withLock { $0?.cancel() }
        host.forget([file])
    }

    /// A provider of the content and, for those that want a file, of its address on the server.
    var provider: NSItemProvider {
        NSItemProvider(
            [
                .init(file.contentType) { .file(try await self.fetched().url) },
                .init(.fileURL) {
                    let fetched = try await self.fetched()
                    self.host.keep(fetched)
                    return .data(Data(fetched.url.absoluteString.utf8))
                },
            ],
            suggestedName: URL(fileURLWithPath: "/" + file.name).deletingPathExtension().lastPathComponent
        )
    }

    private func fetched() async throws -> FetchedFile {
        let (file, kinds, host, steps) = (file, kinds, host, steps)
        let task = upload.withLock { upload in
            let task = upload ?? Task { try await host.fetch(file, kinds: kinds, progress: steps.note) }
            upload = task
            return task
        }
        return try await task.value
    }
}
