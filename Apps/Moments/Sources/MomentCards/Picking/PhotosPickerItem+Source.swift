import CoreTransferable
import Foundation
import MomentsRepositories
import PhotosUI
import SwiftUI
import Synchronization
import UniformTypeIdentifiers

extension PhotosPickerItem {
    /// The photo as a source for view models.
    public var source: PhotoSource {
        PhotoSource { receive in
            self.loadTransferable(type: PickedPhoto.self) { receive($0.flatMap(PickedPhoto.file)) }
        }
    }
}

extension NSItemProvider {
    /// A dropped or pasted photo as a source for view models.
    public var photoSource: PhotoSource {
        PhotoSource { receive in
            self.loadTransferable(type: PickedPhoto.self) { receive($0.map(\.file)) }
        }
    }
}

extension PhotoSource {
    /// - Parameter begin: Begins to load the photo, and returns the progress.
    fileprivate init(
        begin: @escaping @Sendable (_ receive: @escaping @Sendable (Result<PickedFile, any Error>) -> Void) -> Progress
    ) {
        self.init { progress in
            let watch = ProgressWatch(report: progress)
            defer { watch.end() }
            return try await withCheckedThrowingContinuation { continuation in
                watch.begin(begin { continuation.resume(with: $0) })
            }
        }
    }
}

/// A picture copied to a temporary file of the app.
private struct PickedPhoto: Transferable {
    let file: PickedFile

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .image) { received in
            // The received file is deleted when this closure returns.
            let copy = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")
            try FileManager.default.copyItem(at: received.file, to: copy)
            return PickedPhoto(file: PickedFile(url: copy))
        }
    }

    /// - Returns: `RepoError` of kind `invalid` if the file is not a picture, regardless of the browser's content type.
    static func file(_ photo: PickedPhoto?) -> Result<PickedFile, any Error> {
        photo.map { .success($0.file) } ?? .failure(RepoError(.invalid))
    }
}

/// A poller that reports a `Progress` every 150 milliseconds, because it does not notify of changes.
private final class ProgressWatch: Sendable {
    private let report: @MainActor @Sendable (Double) -> Void
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(report: @escaping @MainActor @Sendable (Double) -> Void) { self.report = report }

    func begin(_ progress: Progress) {
        let watching = Task { [report] in
            while !Task.isCancelled, !progress.isFinished {
                await report(progress.fractionCompleted)
                do { try await Task.sleep(for: .milliseconds(150)) } catch { return }
            }
        }
        task.withLock { $0 = watching }
    }

    func end() { task.withLock { $0?.cancel() } }
}
