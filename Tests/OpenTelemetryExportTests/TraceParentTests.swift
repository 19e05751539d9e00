import Testing
import Tracing

@testable import OpenTelemetryExport

@Suite struct TraceParentTests {
    private let text = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    @Test func `the fields are passed on as they came, with the ID of the new span`() throws {
        let tracer = ExportTracer(queue: SpanQueue(), sampler: TraceSampler(ratio: 0))
        var context = ServiceContext.topLevel

        tracer.extract(["traceparent": text, "tracestate": "vendor=1"], into: &context, using: Fields())
        let span = tracer.startSpan("work", context: context)
        var sent: [String: String] = [:]
        tracer.inject(span.context, into: &sent, using: Fields())

        let identity = try #require(span.context.trace)
        #expect(identity.trace.hex == "4bf92f3577b34da6a3ce929d0e0e4736" && identity.span.hex != "00f067aa0ba902b7")
        #expect(
            sent == [
                "traceparent": "00-4bf92f3577b34da6a3ce929d0e0e4736-\(identity.span.hex)-01", "tracestate": "vendor=1",
            ]
        )
    }

    @Test(arguments: [
        "", "00", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
        "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e473g-00f067aa0ba902b7-01",
        "00-+bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
    ])
    func `what is not valid counts as absent`(text: String) {
        #expect(TraceParent.identity(text, state: nil) == nil)
    }

    @Test func `a later version may have more parts`() {
        #expect(TraceParent.identity("01\(text.dropFirst(2))-more", state: nil)?.isSampled == true)
    }

    @Test func `a long or unprintable state is left out`() throws {
        for state in ["", "a=\u{1}", String(repeating: "a", count: 513)] {
            #expect(try #require(TraceParent.identity(text, state: state)).state == nil)
        }
    }
}

private struct Fields: Extractor, Injector {
    func extract(key: String, from fields: [String: String]) -> String? { fields[key] }
    func inject(_ value: String, forKey key: String, into fields: inout [String: String]) { fields[key] = value }
}
