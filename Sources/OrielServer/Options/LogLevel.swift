public import ArgumentParser
internal import Logging

/// The minimum level of log messages.
public enum LogLevel: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// A level of swift-log; the first is the most verbose.
    ///
    /// A server logs failed sockets at `debug`, refused pages and reloads at `notice`, refused connections at `warning`,
    /// and lost workers and dropped messages at `error`.
    case trace, debug, info, notice, warning, error, critical

    var level: Logger.Level {
        switch self {
        case .trace: .trace
        case .debug: .debug
        case .info: .info
        case .notice: .notice
        case .warning: .warning
        case .error: .error
        case .critical: .critical
        }
    }
}
