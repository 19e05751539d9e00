import Logging
import Synchronization

/// Keeps the messages of a logger.
final class Recording: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func append(_ line: String) { state.withLock { $0.append(line) } }

    func logger(from level: Logging.Logger.Level = .trace) -> Logging.Logger {
        Logging.Logger(label: "test") { _ in Handler(recording: self, logLevel: level) }
    }
}

private struct Handler: LogHandler {
    let recording: Recording
    var logLevel: Logging.Logger.Level
    var metadata: Logging.Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        recording.append("\(event.level) \(event.message)")
    }
}
