public import Logging
import Synchronization

/// The log lines about failures of another machine. While it is down, each request fails, and one line is enough.
public final class FaultLog: Sendable {
    private let last = Mutex<Duration?>(nil)
    private let elapsed: @Sendable () -> Duration

    /// - Parameter elapsed: The time since a fixed moment.
    public init(elapsed: @escaping @Sendable () -> Duration) { self.elapsed = elapsed }

    /// Logs a failure, unless one was logged within ten seconds.
    ///
    /// - Parameter request: What names the request in the log.
    public func note(
        _ message: Logger.Message,
        _ error: any Error,
        level: Logger.Level = .error,
        _ logger: Logger,
        _ request: Logger.Metadata
    ) {
        let now = elapsed()
        let isNew = last.withLock { last in
            if let last, last + .seconds(10) > now { return false }
            last = now
            return true
        }
        guard isNew else { return }
        logger.log(level: level, message, metadata: request.merging(["error": "\(error)"]) { $1 })
    }
}
