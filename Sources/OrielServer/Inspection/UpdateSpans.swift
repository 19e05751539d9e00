internal import Foundation
internal import OrielCore
internal import Tracing

/// Writes updates of views as spans of swift-distributed-tracing: a span for each update, in that of the event that caused it, and one in it for
/// each body of the app's own.
///
/// The program that starts the server chooses the tracer with `InstrumentationSystem.bootstrap`, before it starts the server.
struct UpdateSpans: Sendable {
    private static let bodyLimit = 100

    /// The tracer of the process; nil if none has been chosen.
    static let chosen: UpdateSpans? = {
        let tracer = InstrumentationSystem.legacyTracer
        return tracer is NoOpTracer ? nil : UpdateSpans(tracer: tracer)
    }()

    private let tracer: any LegacyTracer

    init(tracer: any LegacyTracer) { self.tracer = tracer }

    /// - Parameter end: The end of the update in nanoseconds since 1970.
    func write(_ record: FlushRecord, end: UInt64 = DefaultTracerClock.now.nanosecondsSinceEpoch) {
        let start = end - min(end, Self.nanoseconds(record.duration))
        func instant(_ seconds: Double) -> DefaultTracerClock.Timestamp {
            DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: start + Self.nanoseconds(seconds))
        }
        let update = tracer.startAnySpan("oriel.update", at: instant(0))
        update.attributes["oriel.events"] = record.events.map { "\($0.kind) #\($0.element)" }.joined(separator: ", ")
        update.attributes["oriel.bodies"] = record.bodies.count + record.omittedBodies
        update.attributes["oriel.patches"] = record.patchCount
        update.attributes["oriel.rounds"] = record.rounds
        for run in record.bodies.filter(\.isAppDefined).prefix(Self.bodyLimit) {
            let body = tracer.startAnySpan("oriel.body", at: instant(run.start), context: update.context)
            body.attributes["oriel.view"] = run.name
            body.attributes["oriel.causes"] = run.causes.map(\.description).joined(separator: ", ")
            body.end(at: instant(run.start + run.duration))
        }
        update.end(at: instant(record.duration))
    }

    private static func nanoseconds(_ seconds: Double) -> UInt64 { UInt64(max(0, min(seconds, 1e6)) * 1e9) }
}
