import Foundation
import Synchronization

/// A reporter of a file's upload progress in steps of one percent, since each report costs a turn of the main actor.
final class FileSteps: Sendable {
    private struct State {
        var percent = -1
        /// The report that waits for the main actor.
        var pending: FileProgress?
    }

    private let file: ChosenFile
    private let report: (@MainActor (FileProgress) -> Void)?
    private let state = Mutex(State())

    init(of file: ChosenFile, to report: (@MainActor (FileProgress) -> Void)?) {
        self.file = file
        self.report = report
    }

    /// Records the number of bytes received. May be called from any thread. While a report waits for the main actor, later steps replace it.
    @Sendable func note(_ receivedBytes: Int) {
        guard let report else { return }
        let percent = file.size > 0 ? min(receivedBytes, file.size) * 100 / file.size : 100
        let isFirst = state.withLock { state in
            guard percent > state.percent else { return false }
            defer { state.pending = FileProgress(name: file.name, receivedBytes: receivedBytes, totalBytes: file.size) }
            state.percent = percent
            return state.pending == nil
        }
        guard isFirst else { return }
        Task { @MainActor in
            let progress = state.withLock { state in
                defer { state.pending = nil }
                return state.pending
            }
            if let progress { report(progress) }
        }
    }
}
