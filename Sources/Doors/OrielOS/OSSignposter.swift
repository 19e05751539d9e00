internal import Tracing

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// Measures intervals and notes events.
///
/// An interval is a span of swift-distributed-tracing: the program that starts the server chooses the tracer with
/// `InstrumentationSystem.bootstrap(_:)`. An event is a span without length. All are also written to the log, at the level
/// `trace`.
///
///     let signposter = OSSignposter(subsystem: "com.example.app", category: "timeline")
///     let photos = try signposter.withIntervalSignpost("decode photos") { try decode(files) }
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter that notes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    public init() { log = .default }

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

    public init(logHandle: OSLog) { log = logHandle }

    public init(logger: Logger) { log = logger.log }

    public var isEnabled: Bool { log !== OSLog.disabled }

    /// Returns an identifier that no other call returns.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identifier of an object, as long as the object exists.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    // MARK: - Intervals

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id, span: log.beginSpan(name, id, message: nil))
    }

    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id, span: log.beginSpan(name, id, message: log.text(of: message)))
    }

    /// Begins an interval of an animation, which is measured like any other.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id)
    }

    /// Begins an interval of an animation, which is measured like any other.
    public func beginAnimationInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        beginInterval(name, id: id, message)
    }

    /// Ends an interval. A second end is without effect.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        log.end(state.takeSpan(), name, state.signpostID, message: nil)
    }

    /// Ends an interval. A second end is without effect.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        log.end(state.takeSpan(), name, state.signpostID, message: log.text(of: message))
    }

    /// Measures a task. An error it throws is noted in the span.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        around task: () throws -> T
    ) rethrows -> T {
        try measure(name, id, message: nil, around: task)
    }

    /// Measures a task. An error it throws is noted in the span.
    public func withIntervalSignpost<T>(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata,
        around task: () throws -> T
    ) rethrows -> T {
        try measure(name, id, message: log.text(of: message), around: task)
    }

    private func measure<T>(
        _ name: StaticString,
        _ id: OSSignpostID,
        message: String?,
        around task: () throws -> T
    ) rethrows -> T {
        let span = log.beginSpan(name, id, message: message)
        defer { log.end(span, name, id, message: nil) }
        do {
            return try task()
        } catch {
            span?.recordError(error)
            throw error
        }
    }

    // MARK: - Events

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        log.emit(name, id, message: nil)
    }

    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        log.emit(name, id, message: log.text(of: message))
    }
}
