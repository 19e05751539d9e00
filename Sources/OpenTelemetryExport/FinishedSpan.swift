internal import Tracing

/// A span that has ended.
struct FinishedSpan: Sendable {
    var identity: TraceIdentity
    var parent: TraceIdentity?
    var name: String
    var kind: SpanKind
    /// Nanoseconds since 1970.
    var start: UInt64
    var end: UInt64
    var attributes = SpanAttributes()
    var droppedAttributes = 0
    var events: [SpanEvent] = []
    var droppedEvents = 0
    var links: [SpanLink] = []
    var droppedLinks = 0
    var status: SpanStatus?
}
