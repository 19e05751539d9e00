import Foundation
import OrielCore
import OrielCoreTransferable
import OrielPhotosUI
import OrielTesting
import OrielUIKit
import Synchronization
import Testing

@MainActor
struct PHPickerTests {
    private final class Delegate: NSObject, PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
        }
    }

    private struct Picker: UIViewControllerRepresentable {
        let configuration: PHPickerConfiguration
        let delegate: Delegate

        func makeUIViewController(context: Context) -> PHPickerViewController {
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = delegate
            return picker
        }

        func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
    }

    private let delegate = Delegate()

    private func show(_ files: PictureHost, _ configure: (inout PHPickerConfiguration) -> Void = { _ in }) async throws
    {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configure(&configuration)
        let picker = Picker(configuration: configuration, delegate: delegate)
        let host = ViewHost { picker.environment(\.fileHost, files) }
        try await host.wait(until: { delegate.results != nil })
    }

    @Test func `chosen pictures are loaded as images`() async throws {
        let files = PictureHost(["a.png", "b.png", "c.png"])
        try await show(files) { ($0.selectionLimit, $0.filter) = (2, .images) }

        #expect(files.asked.withLock { $0?.limit } == 2)
        #expect(files.asked.withLock { $0?.types } == "image/*")
        let results = try #require(delegate.results)
        #expect(results.count == 2)
        #expect(results[0] != results[1])
        #expect(results[0].itemProvider.suggestedName == "a")
        #expect(results[0].itemProvider.canLoadObject(ofClass: UIImage.self))

        let size = try await withCheckedThrowingContinuation { (done: CheckedContinuation<CGSize?, any Error>) in
            results[0].itemProvider.loadObject(ofClass: UIImage.self) { image, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: (image as? UIImage)?.size) }
            }
        }
        #expect(size == CGSize(width: 4, height: 2))
    }

    @Test func `cancelling reports no results`() async throws {
        try await show(PictureHost([]))
        #expect(delegate.results == [])
    }

    @Test func `no limit is that of the server`() async throws {
        let files = PictureHost([])
        try await show(files) { $0.selectionLimit = 0 }
        #expect(files.asked.withLock { $0?.limit } == 100)
        #expect(files.asked.withLock { $0?.types } == "image/*,video/*")
    }
}

/// A file host whose files are pictures of 4 by 2 pixels.
private final class PictureHost: FileHost {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
    )!

    let asked = Mutex<(types: String, limit: Int)?>(nil)
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    func chooseFiles(_ kinds: FileKinds, limit: Int) async throws -> [ChosenFile] {
        asked.withLock { $0 = (kinds.acceptList, limit) }
        return names.enumerated().map { ChosenFile(id: $0.offset, name: $0.element, mediaType: "image/png", size: 73) }
    }

    func fetch(
        _ file: ChosenFile,
        kinds: FileKinds,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws -> FetchedFile {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Self.png.write(to: url)
        return FetchedFile(url: url, size: 73, owner: Deletion(url: url))
    }

    private final class Deletion: Sendable {
        let url: URL
        init(url: URL) { self.url = url }
        deinit { unlink(url.path) }
    }

    func keep(_ file: FetchedFile) {}
    func forget(_ files: [ChosenFile]) {}

    func offer(_ content: TransferContent, name: String, mediaType: String) async throws -> URL {
        throw NoFileHost()
    }
}
