import Foundation
import OrielCore
import OrielCoreTransferable
import OrielTesting
import Synchronization

/// A file host whose person chooses the test's files.
final class FakeFileHost: FileHost {
    struct Contents: Sendable {
        /// The chosen files; nil for a disconnected browser.
        var choice: [ChosenFile]? = []
        var askedFor: (kinds: FileKinds, limit: Int)?
        var error: (any Error)?
        /// The bytes of each file; nil for a text with its name.
        var bytes: Data?
        var kept: [String] = []
        /// Keeps the files, as a session does.
        var owners: [FetchedFile] = []
        var forgotten: [ChosenFile] = []
        var offered: [(text: String, name: String, mediaType: String)] = []
    }

    let contents = Mutex(Contents())

    func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile] {
        try contents.withLock { contents in
            contents.askedFor = (kinds, limit)
            guard let choice = contents.choice else { throw CocoaError(.fileReadUnknown) }
            return choice
        }
    }

    func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws -> FetchedFile {
        if let error = contents.withLock({ $0.error }) { throw error }
        progress(file.size / 2)
        progress(file.size)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(file.name)")
        try (contents.withLock { $0.bytes } ?? Data("content of \(file.name)".utf8)).write(to: url)
        return FetchedFile(url: url, size: file.size, owner: Deletion(url: url))
    }

    private final class Deletion: Sendable {
        let url: URL
        init(url: URL) { self.url = url }
        deinit { unlink(url.path) }
    }

    func keep(_ file: FetchedFile) {
        contents.withLock {
            $0.kept.append(file.url.lastPathComponent)
            $0.owners.append(file)
        }
    }

    func forget(_ files: [ChosenFile]) { contents.withLock { $0.forgotten += files } }

    func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL {
        if let error = contents.withLock({ $0.error }) { throw error }
        let text =
            switch content {
            case .data(let data): String(decoding: data, as: UTF8.self)
            case .file(let url): try String(contentsOf: url, encoding: .utf8)
            }
        contents.withLock { $0.offered.append((text, name, mediaType)) }
        return URL(fileURLWithPath: "/offered/\(name)")
    }
}

extension ChosenFile {
    static func sample(_ name: String = "a.txt", type: String = "text/plain", size: Int = 100) -> ChosenFile {
        ChosenFile(id: 7, name: name, mediaType: type, size: size)
    }
}

extension ViewHost {
    /// Waits until a text is on screen.
    func wait(for text: String) async throws {
        try await wait(until: { texts.contains(text) })
    }
}
