package import Logging
package import Tracing

/// A log: messages of one category in one subsystem.
///
/// Messages go to swift-log. The subsystem is the label of the logger, and the category is part of the metadata.
public final class OSLog: Sendable {
    /// A well-known category.
    public struct Category: Sendable {
        let name: String

        /// The messages that mark points of interest.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }

    /// The log for messages without a subsystem.
    public static let `default` = OSLog(logger: Logging.Logger(label: "default"))

    /// A log that discards its messages.
    public static let disabled = OSLog(logger: Logging.Logger(label: "disabled") { _ in SwiftLogNoOpLogHandler() })

    let logger: Logging.Logger
    /// The tracer of its signposts; nil for the one of the process.
    let tracer: (any Tracer)?

    package init(logger: Logging.Logger, tracer: (any Tracer)? = nil) {
        self.logger = logger
        self.tracer = tracer
    }

    public convenience init(subsystem: String, category: String) {
        var logger = Logging.Logger(label: subsystem)
        logger[metadataKey: "category"] = "\(category)"
        self.init(logger: logger)
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { self !== Self.disabled && logger.logLevel <= type.level }

    func write(_ message: @autoclosure () -> String, at level: Logging.Logger.Level) {
        logger.log(level: level, "\(message())")
    }

    func write(_ message: OSLogMessage, at level: Logging.Logger.Level) {
        write(message.text(showsPrivateData: Self.showsPrivateData), at: level)
    }

    /// Operators of a server read its logs, so release builds do not show the private data of its users.
    static var showsPrivateData: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }
}
