import CoreTransferable
import Foundation
import MomentsRepositories
import PhotosUI
import SwiftUI
import Synchronization
import UniformTypeIdentifiers

extension PhotosPickerItem {
    /// The photo as view models take it.
    public var source: PhotoSource {
        PhotoSource { progress in
            let watch = ProgressWatch(report: progress)
            defer { watch.end() }
            return try await withCheckedThrowingContinuation { continuation in
                watch.begin(
                    loadTransferable(type: PickedPhoto.self) { result in
                        continuation.resume(with: result.flatMap(PickedPhoto.file))
                    }
                )
            }
        }
    }
}

/// A picture as a file of our own.
private struct PickedPhoto: Transferable {
    let file: PickedFile

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .image) { received in
            // What was received is deleted when this returns.
            let copy = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")
            try FileManager.default.copyItem(at: received.file, to: copy)
            return PickedPhoto(file: PickedFile(url: copy))
        }
    }

    /// - Returns: A failure for what is no picture, whatever the browser said.
    static func file(_ photo: PickedPhoto?) -> Result<PickedFile, any Error> {
        photo.map { .success($0.file) } ?? .failure(RepoError(.invalid))
    }
}

/// Looks at a progress several times a second: nobody is told when it changes.
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
