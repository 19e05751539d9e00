public import Tracing

/// The tracer of a ``TraceExport``: spans that are recorded go to its queue, and contexts travel as the W3C's header fields.
public struct ExportTracer: Tracer {
    let queue: SpanQueue
    let sampler: TraceSampler

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

    /// Spans are sent at intervals and when the server stops; nothing waits for that.
    public func forceFlush() { queue.wake() }

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
