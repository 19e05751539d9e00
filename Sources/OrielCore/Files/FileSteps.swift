import Foundation
import Synchronization

/// A reporter of a file's upload progress in steps of one percent, since each report costs a turn of the main actor.
final class FileSteps: Sendable {
    private let file: ChosenFile
    private let told: (@MainActor (FileProgress) -> Void)?
    private let lastPercent = Mutex(-1)

    init(of file: ChosenFile, to told: (@MainActor (FileProgress) -> Void)?) {
        self.file = file
        self.told = told
    }

    /// Records the number of bytes received.
    @Sendable func note(_ receivedBytes: Int) {
        guard let told else { return }
        let percent = file.size > 0 ? min(receivedBytes, file.size) * 100 / file.size : 100
        let isNew = lastPercent.withLock { last in
            defer { last = max(last, percent) }
            return percent > last
        }
        guard isNew else { return }
        let progress = FileProgress(name: file.name, receivedBytes: receivedBytes, totalBytes: file.size)
        Task { @MainActor in told(progress) }
    }
}
