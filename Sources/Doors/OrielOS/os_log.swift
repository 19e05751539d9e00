internal import Logging

/// Writes a message to a log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, at: OSLogType.default.level) }

/// Writes a message of a level to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, at: type.level)
}

/// Writes a message to a log, with values in place of the specifiers of C's `printf`, such as `%{public}@`.
///
/// `%@` and `%s` are private unless they are marked as public, and numbers are public.
@_disfavoredOverload
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any...
) {
    log.write(
        LogFormat("\(message)").text(args, showsPrivateData: OSLog.showsPrivateData),
        at: type.level
    )
}

/// Writes a message of a level to a log, with values in place of the specifiers of C's `printf`.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any...
) {
    log.write(
        LogFormat("\(message)").text(args, showsPrivateData: OSLog.showsPrivateData),
        at: type.level
    )
}
