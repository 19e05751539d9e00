import Foundation
import Testing
import Tracing

@testable import OpenTelemetryExport

@Suite struct TraceDocumentTests {
    private let queue = SpanQueue()
    private var tracer: ExportTracer { ExportTracer(queue: queue, sampler: TraceSampler(ratio: 1)) }

    /// The spans as a collector reads them, by their names.
    private func spans() throws -> [String: [String: Any]] {
        let spans = try (resource()["scopeSpans"] as? [[String: Any]])?.first?["spans"] as? [[String: Any]]
        return Dictionary(uniqueKeysWithValues: try #require(spans).map { ($0["name"] as? String ?? "", $0) })
    }

    private func resource() throws -> [String: Any] {
        let resource = TraceResource(service: "moments", version: "1.2", host: "here", process: 7)
        let data = try JSONEncoder().encode(TraceDocument(queue.take(), of: resource))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require((object?["resourceSpans"] as? [[String: Any]])?.first)
    }

    private func instant(_ nanoseconds: UInt64) -> DefaultTracerClock.Timestamp {
        DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: nanoseconds)
    }

    @Test func `IDs are hexadecimal digits, times are texts, kinds and codes are numbers`() throws {
        let tracer = tracer
        let outer = tracer.startSpan(
            "outer",
            context: .topLevel,
            ofKind: .server,
            at: instant(1_700_000_000_000_000_001)
        )
        let inner = tracer.startSpan("inner", context: outer.context, ofKind: .client)
        inner.setStatus(SpanStatus(code: .error, message: "Broken"))
        inner.end()
        outer.end(at: instant(1_700_000_000_000_000_009))

        let spans = try spans()

        let (a, b) = (try #require(spans["outer"]), try #require(spans["inner"]))
        #expect((a["traceId"] as? String)?.wholeMatch(of: /[0-9a-f]{32}/) != nil)
        #expect((a["spanId"] as? String)?.wholeMatch(of: /[0-9a-f]{16}/) != nil)
        #expect(a["parentSpanId"] == nil && a["kind"] as? Int == 2)
        #expect(a["startTimeUnixNano"] as? String == "1700000000000000001")
        #expect(a["endTimeUnixNano"] as? String == "1700000000000000009")
        #expect((a["status"] as? [String: Any])?["code"] as? Int == 0)
        #expect(b["traceId"] as? String == a["traceId"] as? String)
        #expect(b["parentSpanId"] as? String == a["spanId"] as? String && b["kind"] as? Int == 3)
        let status = b["status"] as? [String: Any]
        #expect(status?["code"] as? Int == 2 && status?["message"] as? String == "Broken")
    }

    @Test func `attributes have the type of their value`() throws {
        let span = tracer.startSpan("work", context: .topLevel)
        span.attributes["text"] = "a"
        span.attributes["number"] = 7
        span.attributes["share"] = 0.5
        span.attributes["infinite"] = Double.infinity
        span.attributes["flag"] = true
        span.attributes["list"] = ["a", "b"]
        span.end()

        let attributes = try #require(try spans()["work"]?["attributes"] as? [[String: Any]])
        let values = Dictionary(
            uniqueKeysWithValues: attributes.map { ($0["key"] as? String ?? "", $0["value"] as? [String: Any] ?? [:]) }
        )

        #expect(values["text"]?["stringValue"] as? String == "a")
        #expect(values["number"]?["intValue"] as? String == "7")
        #expect(values["share"]?["doubleValue"] as? Double == 0.5)
        #expect(values["infinite"]?["stringValue"] as? String == "inf")
        #expect(values["flag"]?["boolValue"] as? Bool == true)
        let list = (values["list"]?["arrayValue"] as? [String: Any])?["values"] as? [[String: Any]]
        #expect(list?.map { $0["stringValue"] as? String } == ["a", "b"])
    }

    @Test func `events and links are written`() throws {
        let other = tracer.startSpan("other", context: .topLevel)
        let span = tracer.startSpan("work", context: .topLevel)
        span.addEvent(SpanEvent(name: "found", at: instant(5), attributes: ["count": 2]))
        span.recordError(CancellationError())
        span.addLink(SpanLink(context: other.context, attributes: [:]))
        // A context without a trace is none.
        span.addLink(SpanLink(context: .topLevel, attributes: [:]))
        span.end()

        let written = try #require(try spans()["work"])

        let events = try #require(written["events"] as? [[String: Any]])
        #expect(events.map { $0["name"] as? String } == ["found", "exception"])
        #expect(events[0]["timeUnixNano"] as? String == "5")
        let links = try #require(written["links"] as? [[String: Any]])
        #expect(links.map { $0["spanId"] as? String } == [other.context.trace?.span.hex])
    }

    @Test func `what exceeds the limits is counted`() throws {
        let span = tracer.startSpan("work", context: .topLevel)
        span.attributes = SpanAttributes(
            Dictionary(uniqueKeysWithValues: (0..<130).map { ("\($0)", SpanAttribute.int64(1)) })
        )
        for _ in 0..<129 { span.addEvent("again") }
        span.operationName = String(repeating: "n", count: 2000)
        span.end()

        let written = try #require(try spans()[String(repeating: "n", count: TraceLimits.text)])

        #expect((written["attributes"] as? [Any])?.count == 128 && written["droppedAttributesCount"] as? Int == 2)
        #expect((written["events"] as? [Any])?.count == 128 && written["droppedEventsCount"] as? Int == 1)
    }

    @Test func `the program names itself`() throws {
        tracer.startSpan("work", context: .topLevel).end()

        let resource = try resource()

        let attributes = (resource["resource"] as? [String: Any])?["attributes"] as? [[String: Any]]
        let keys = attributes?.compactMap { $0["key"] as? String }
        #expect(keys == ["service.name", "service.version", "host.name", "process.pid"])
        let scope = (resource["scopeSpans"] as? [[String: Any]])?.first?["scope"] as? [String: Any]
        #expect(scope?["name"] as? String == "oriel" && scope?["version"] as? String == "1.2")
    }

    @Test func `a span that is not recorded is never sent, and one that has ended does not change`() throws {
        let silent = ExportTracer(queue: queue, sampler: TraceSampler(ratio: 0))
        let unseen = silent.startSpan("unseen", context: .topLevel)
        unseen.attributes["a"] = 1
        unseen.end()
        let span = tracer.startSpan("seen", context: .topLevel)
        span.end()
        span.end()
        span.operationName = "late"

        #expect(!unseen.isRecording && unseen.attributes.isEmpty && !span.isRecording)
        #expect(try spans().keys.sorted() == ["seen"])
    }
}
