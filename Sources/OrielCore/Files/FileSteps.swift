import Foundation
import Synchronization

/// A reporter of a file's upload progress in steps of one percent, since each report costs a turn of the main actor.
final class FileSteps: Sendable {
    private struct State {
        var percent = -1
        /// What has not been told yet.
        var untold: FileProgress?
    }

    private let file: ChosenFile
    private let told: (@MainActor (FileProgress) -> Void)?
    private let state = Mutex(State())

    init(of file: ChosenFile, to told: (@MainActor (FileProgress) -> Void)?) {
        self.file = file
        self.told = told
    }

    /// Records the number of bytes received. May be called from any thread; steps that come before the last one is told are told as one.
    @Sendable func note(_ receivedBytes: Int) {
        guard let told else { return }
        let percent = file.size > 0 ? min(receivedBytes, file.size) * 100 / file.size : 100
        let isFirst = state.withLock { state in
            guard percent > state.percent else { return false }
            defer { state.untold = FileProgress(name: file.name, receivedBytes: receivedBytes, totalBytes: file.size) }
            state.percent = percent
            return state.untold == nil
        }
        guard isFirst else { return }
        Task { @MainActor in
            let progress = state.withLock { state in
                defer { state.untold = nil }
                return state.untold
            }
            if let progress { told(progress) }
        }
    }
}
