internal import Logging

/// Writes messages to a log.
///
///     let logger = Logger(subsystem: "com.example.app", category: "network")
///     logger.error("Loading \(url, privacy: .public) failed")
public struct Logger: Sendable {
    let log: OSLog

    public init() { log = .default }

    public init(_ logObj: OSLog) { log = logObj }

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public func log(_ message: OSLogMessage) { log.write(message, at: .notice) }

    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, at: level.level) }

    public func trace(_ message: OSLogMessage) { log.write(message, at: .trace) }

    public func debug(_ message: OSLogMessage) { log.write(message, at: .debug) }

    public func info(_ message: OSLogMessage) { log.write(message, at: .info) }

    public func notice(_ message: OSLogMessage) { log.write(message, at: .notice) }

    public func warning(_ message: OSLogMessage) { log.write(message, at: .warning) }

    public func error(_ message: OSLogMessage) { log.write(message, at: .error) }

    public func critical(_ message: OSLogMessage) { log.write(message, at: .critical) }

    public func fault(_ message: OSLogMessage) { log.write(message, at: .critical) }
}
