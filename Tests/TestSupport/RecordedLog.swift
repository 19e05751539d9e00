public import Logging
import Synchronization

/// A log that keeps its entries.
public final class RecordedLog: Sendable {
    private let kept = Mutex<[(text: String, metadata: Logger.Metadata)]>([])

    public init() {}

    /// The entries with their level and metadata.
    public var lines: [String] { kept.withLock { $0.map { "\($0.text) \($0.metadata)" } } }

    /// The metadata of the entries.
    public var metadata: [[String: String]] { kept.withLock { $0.map { $0.metadata.mapValues(\.description) } } }

    public var logger: Logger {
        Logger(label: "test") { _ in Handler(log: self) }
    }

    private struct Handler: LogHandler {
        let log: RecordedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.kept.withLock { $0.append(("\(event.level): \(event.message)", event.metadata ?? [:])) }
        }
    }
}
