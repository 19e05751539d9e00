internal import Synchronization
public import Tracing

/// A span of a ``TraceExport``. Without a recording, only its context exists.
///
/// A span has at most 128 attributes, 128 events and 128 links; the collector learns the number of the others. Names,
/// keys and texts are cut after 1,024 characters. Changes after the end have no effect. Spans can be used from any
/// thread.
public final class ExportedSpan: Tracing.Span {
    /// The context with the IDs of this span, for spans inside it and for requests to other programs.
    public let context: ServiceContext
    private let queue: SpanQueue?
    /// Nil if the span is not recorded, or has ended.
    private let recording: Mutex<FinishedSpan?>

    /// - Parameter queue: Nil if the span is not recorded.
    init(_ context: ServiceContext, _ recording: FinishedSpan?, queue: SpanQueue?) {
        self.context = context
        self.queue = queue
        self.recording = Mutex(recording)
    }

    /// Whether the span is recorded and has not ended.
    public var isRecording: Bool { recording.withLock { $0 != nil } }

    /// The name; empty if the span is not recorded, or has ended.
    public var operationName: String {
        get { recording.withLock { $0?.name ?? "" } }
        set { record { $0.name = String(newValue.prefix(TraceLimits.text)) } }
    }

    /// The attributes; empty if the span is not recorded, or has ended.
    public var attributes: SpanAttributes {
        get { recording.withLock { $0?.attributes ?? [:] } }
        set {
            record { span in
                let (kept, dropped) = newValue.bounded
                span.attributes = kept
                span.droppedAttributes += dropped
            }
        }
    }

    /// Sets the outcome; the last call counts.
    public func setStatus(_ status: SpanStatus) { record { $0.status = status } }

    /// Adds an event with its time.
    public func addEvent(_ event: SpanEvent) {
        record { span in
            guard span.events.count < TraceLimits.events else {
                span.droppedEvents += 1
                return
            }
            var event = event
            event.attributes = event.attributes.bounded.kept
            span.events.append(event)
        }
    }

    /// Adds an event `exception` with the type of an error. The text of the error is left out, because it can contain
    /// texts of people.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - attributes: Further attributes of the event.
    ///   - instant: The time of the event.
    public func recordError<Instant: TracerInstant>(
        _ error: any Error,
        attributes: SpanAttributes,
        at instant: @autoclosure () -> Instant
    ) {
        var attributes = attributes
        // The type alone: a description can have texts of people.
        attributes["exception.type"] = "\(type(of: error))"
        addEvent(SpanEvent(name: "exception", at: instant(), attributes: attributes))
    }

    /// Links the span to one of another trace. A link without a trace of the W3C's form has no effect.
    public func addLink(_ link: SpanLink) {
        guard link.context.trace != nil else { return }
        record { span in
            guard span.links.count < TraceLimits.links else {
                span.droppedLinks += 1
                return
            }
            span.links.append(link)
        }
    }

    /// Hands the span over for delivery. Later calls do nothing.
    public func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        let ended = recording.withLock { span in
            defer { span = nil }
            return span
        }
        guard var ended else { return }
        ended.end = max(ended.start, instant().nanosecondsSinceEpoch)
        queue?.add(ended)
    }

    /// Changes the recording, if there is one.
    private func record(_ change: (inout FinishedSpan) -> Void) {
        recording.withLock { if $0 != nil { change(&$0!) } }
    }
}

extension SpanAttributes {
    /// The attributes within the limits, and the number of the others.
    var bounded: (kept: SpanAttributes, dropped: Int) {
        guard count > TraceLimits.attributes else { return (self, 0) }
        var names: [String] = []
        forEach { name, _ in names.append(name) }
        var kept = SpanAttributes()
        for name in names.sorted().prefix(TraceLimits.attributes) { kept.set(name, value: get(name)) }
        return (kept, names.count - TraceLimits.attributes)
    }
}
