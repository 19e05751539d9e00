import InMemoryTracing
import Logging
import OrielOS
import Testing
import Tracing

struct SignpostTests {
    private struct Refusal: Error {}

    private let recording = Recording()
    private let tracer = InMemoryTracer()
    private let log: OSLog
    private let signposter: OSSignposter

    init() {
        var logger = recording.logger()
        logger[metadataKey: "category"] = "tests"
        log = OSLog(logger: logger, tracer: tracer)
        signposter = OSSignposter(logHandle: log)
    }

    private var names: [String] { tracer.finishedSpans.map(\.operationName) }

    @Test func `an interval is a span`() throws {
        let state = signposter.beginInterval("load", "\(3) photos")
        #expect(names.isEmpty)

        signposter.endInterval("load", state, "\(2) loaded")

        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "load")
        #expect(span.attributes["subsystem"]?.toSpanAttribute() == .string("test"))
        #expect(span.attributes["category"]?.toSpanAttribute() == .string("tests"))
        #expect(span.attributes["message"]?.toSpanAttribute() == .string("3 photos"))
        #expect(span.attributes["message.end"]?.toSpanAttribute() == .string("2 loaded"))
        #expect(
            recording.lines == ["trace signpost begin load: 3 photos", "trace signpost end load: 2 loaded"]
        )
    }

    @Test func `an interval ends once`() {
        let state = signposter.beginInterval("load")

        signposter.endInterval("load", state)
        signposter.endInterval("load", state)

        #expect(names == ["load"])
        #expect(recording.lines.count == 2)
    }

    @Test func `a task is measured, and what it throws is noted`() throws {
        #expect(signposter.withIntervalSignpost("count") { 7 } == 7)
        #expect(throws: Refusal.self) {
            try signposter.withIntervalSignpost("refuse", "\(1)") { throw Refusal() }
        }

        #expect(names == ["count", "refuse"])
        #expect(tracer.finishedSpans.map(\.errors.count) == [0, 1])
    }

    @Test func `an event is a span without length`() {
        signposter.emitEvent("tap")
        signposter.emitEvent("tap", id: OSSignpostID(5), "at \(1)")

        #expect(names == ["tap", "tap"])
        #expect(recording.lines == ["trace signpost event tap", "trace signpost event tap (5): at 1"])
    }

    @Test func `identifiers distinguish intervals of the same name`() {
        let (one, two) = (signposter.makeSignpostID(), signposter.makeSignpostID())
        let object = recording
        #expect(one != two)
        #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))

        os_signpost(.begin, log: log, name: "load", signpostID: one, "file %d", 1)
        os_signpost(.begin, log: log, name: "load", signpostID: two, "file %d", 2)
        os_signpost(.end, log: log, name: "load", signpostID: two)
        os_signpost(.end, log: log, name: "load", signpostID: one)
        os_signpost(.end, log: log, name: "load", signpostID: one)

        let messages = tracer.finishedSpans.map { $0.attributes["message"]?.toSpanAttribute() }
        #expect(messages == [.string("file 2"), .string("file 1")])
    }

    @Test func `a second begin ends the first`() {
        os_signpost(.begin, log: log, name: "load")
        os_signpost(.begin, log: log, name: "load")
        #expect(names == ["load"])

        os_signpost(.end, log: log, name: "load")
        os_signpost(.event, log: log, name: "done")
        #expect(names == ["load", "load", "done"])
    }

    @Test func `a disabled signposter notes nothing`() {
        let disabled = OSSignposter.disabled
        var count = 0

        disabled.endInterval("load", disabled.beginInterval("load"))
        disabled.emitEvent("tap")
        os_signpost(.begin, log: .disabled, name: "load", "%d", 1)
        disabled.withIntervalSignpost("count") { count += 1 }

        #expect(!disabled.isEnabled && signposter.isEnabled)
        #expect(count == 1)
    }
}
