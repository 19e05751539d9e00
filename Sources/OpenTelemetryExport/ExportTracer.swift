public import Tracing

/// The tracer of a ``TraceExport``: spans that are recorded go to its queue, and contexts travel as the W3C's header fields.
public struct ExportTracer: Tracer {
    let queue: SpanQueue
    let sampler: TraceSampler

    /// Starts a span, as a child of the one in the context, otherwise as the beginning of a trace.
    ///
    /// A child is recorded if its parent is, and of the traces that begin here a share (`ratio` of ``TraceExport``).
    ///
    /// - Parameters:
    ///   - operationName: The name, of which 1,024 characters are kept.
    ///   - context: The context of the caller.
    ///   - kind: The role of the span, such as a server's or a client's.
    ///   - instant: The start.
    ///   - function: Not used.
    ///   - fileID: Not used.
    ///   - line: Not used.
    /// - Returns: The span. It is delivered after its `end()`.
    public func startSpan<Instant: TracerInstant>(
        _ operationName: String,
        context: @autoclosure () -> ServiceContext,
        ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant,
        function: String,
        file fileID: String,
        line: UInt
    ) -> ExportedSpan {
        var context = context()
        let parent = context.trace
        let trace = parent?.trace ?? .random()
        let identity = TraceIdentity(
            trace: trace,
            span: .random(),
            isSampled: sampler.samples(trace, parent: parent),
            state: parent?.state
        )
        context.trace = identity
        guard identity.isSampled else { return ExportedSpan(context, nil, queue: nil) }
        let start = instant().nanosecondsSinceEpoch
        let recording = FinishedSpan(
            identity: identity,
            parent: parent,
            name: String(operationName.prefix(TraceLimits.text)),
            kind: kind,
            start: start,
            end: start
        )
        return ExportedSpan(context, recording, queue: queue)
    }

    /// Has the waiting spans sent now instead of after the interval, and returns at once.
    public func forceFlush() { queue.wake() }

    /// Reads the trace of a request from its header fields `traceparent` and `tracestate`. Without a valid
    /// `traceparent`, the context stays as it is.
    ///
    /// - Parameters:
    ///   - carrier: The header fields.
    ///   - context: Receives the trace.
    ///   - extractor: Reads a header field.
    public func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier,
        into context: inout ServiceContext,
        using extractor: Extract
    ) where Extract.Carrier == Carrier {
        let parent = extractor.extract(key: TraceParent.field, from: carrier)
        let state = extractor.extract(key: TraceParent.stateField, from: carrier)
        guard let identity = TraceParent.identity(parent, state: state) else { return }
        context.trace = identity
    }

    /// Writes the trace of a context into the header fields `traceparent` and `tracestate` of a request. Without a
    /// trace, nothing is written.
    ///
    /// - Parameters:
    ///   - context: The context of the span that makes the request.
    ///   - carrier: Receives the header fields.
    ///   - injector: Writes a header field.
    public func inject<Carrier, Inject: Injector>(
        _ context: ServiceContext,
        into carrier: inout Carrier,
        using injector: Inject
    ) where Inject.Carrier == Carrier {
        guard let identity = context.trace else { return }
        injector.inject(TraceParent.text(identity), forKey: TraceParent.field, into: &carrier)
        if let state = identity.state { injector.inject(state, forKey: TraceParent.stateField, into: &carrier) }
    }
}
