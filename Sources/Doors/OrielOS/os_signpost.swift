internal import Synchronization
internal import Tracing

/// What a signpost marks.
public struct OSSignpostType: Sendable, Hashable, RawRepresentable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Notes the begin or the end of an interval, or an event; see ``OSSignposter``.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    OpenIntervals.note(type, log, name, signpostID, message: nil)
}

/// Notes the begin or the end of an interval, or an event, with values in place of the specifiers of C's `printf`.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: Any...
) {
    guard log !== OSLog.disabled else { return }
    let message = LogFormat("\(format)").text(arguments, showsPrivateData: OSLog.showsPrivateData)
    OpenIntervals.note(type, log, name, signpostID, message: message)
}

/// The intervals that `os_signpost` has begun and not ended: it returns nothing that could hold their spans.
enum OpenIntervals {
    private struct Key: Hashable {
        let log: ObjectIdentifier
        let name: String
        let id: OSSignpostID
    }

    /// The maximum number of open intervals. Those begun beyond it are not measured, because their ends may never come.
    static let limit = 10_000

    private static let spans = Mutex<[Key: any Tracing.Span]>([:])

    static func note(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, message: String?) {
        let key = Key(log: ObjectIdentifier(log), name: "\(name)", id: id)
        switch type {
        case .begin:
            guard spans.withLock({ $0.count < limit }), let span = log.beginSpan(name, id, message: message) else {
                return
            }
            let forgotten = spans.withLock { $0.updateValue(span, forKey: key) }
            forgotten?.end()
        case .end: log.end(spans.withLock { $0.removeValue(forKey: key) }, name, id, message: message)
        default: log.emit(name, id, message: message)
        }
    }
}
