import Dispatch
import GRDB
import Logging
import Synchronization

/// A scheduler for checkpoints of the write-ahead log (WAL) outside the write transactions.
///
/// SQLite would run a checkpoint within whichever transaction makes the WAL too long. As publishing a moment touches as many
/// pages as its author has friends, every few such transactions would wait for 1,000 pages to be written.
final class Checkpoints: Sendable {
    /// The number of changed rows between two checkpoints. Each row touches a few pages of 4 KB.
    static let interval = 2000
    /// The WAL length in pages at which the writer runs the checkpoint itself.
    static let emergency = 16_000

    private struct State {
        var changesAtLast = 0
        var isRunning = false
    }

    private let database: DatabaseQueue
    private let queue = DispatchQueue(label: "moments.checkpoints", qos: .utility)
    private let logger: Logger
    private let state = Mutex(State())

    init(path: String, busyTimeout: Duration, logger: Logger) throws {
        var configuration = Configuration()
        configuration.label = "moments.checkpoints"
        configuration.busyMode = .timeout(Double(busyTimeout.milliseconds) / 1000)
        database = try DatabaseQueue(path: path, configuration: configuration)
        self.logger = logger
    }

    func close() throws {
        try queue.sync { try database.close() }
    }

    /// - Parameter total: Rows the writer has changed since it was opened.
    func noteChanges(inTotal total: Int) {
        let isDue = state.withLock { state in
            guard !state.isRunning, total - state.changesAtLast >= Self.interval else { return false }
            state.isRunning = true
            state.changesAtLast = total
            return true
        }
        guard isDue else { return }
        queue.async {
            do {
                // Passive: copies as many pages as it can without blocking readers or the writer.
                _ = try self.database.writeWithoutTransaction { try $0.checkpoint(.passive) }
            } catch {
                self.logger.warning(
                    "A checkpoint of the database failed.",
                    metadata: ["error": "\(error)"]
                )
            }
            self.state.withLock { $0.isRunning = false }
        }
    }
}
