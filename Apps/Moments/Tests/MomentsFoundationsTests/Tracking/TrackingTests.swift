import Logging
import Metrics
import MomentsFoundations
import Synchronization
import Testing

@Suite @MainActor struct TrackingTests {
    private final class Spy: TrackingProvider {
        private let noted = Mutex<[TrackingEvent]>([])
        var events: [TrackingEvent] { noted.withLock { $0 } }
        func track(_ event: TrackingEvent) { noted.withLock { $0.append(event) } }
    }

    @Test func `every provider is told, from when it was registered`() {
        let (first, second) = (Spy(), Spy())
        let tracking = TrackingRepo(providers: [first])
        tracking.track(.shake)

        tracking.register(second)
        tracking.track(.like(17))

        #expect(first.events == [.shake, .like(17)])
        #expect(second.events == [.like(17)])
    }

    @Test(arguments: [
        (TrackingEvent.screenView("timeline"), ["event": "screen_view", "screen": "timeline"]),
        (.like(17), ["event": "like", "moment": "17"]), (.unlike(17), ["event": "unlike", "moment": "17"]),
        (.shake, ["event": "shake"]),
    ])
    func `the log has a line per event`(_ event: TrackingEvent, _ metadata: [String: String]) {
        let lines = Lines()
        let logger = Logger(label: "test") { _ in LineHandler(lines: lines) }

        LogTrackingProvider(logger: logger).track(event)

        #expect(lines.all == [metadata])
    }

    @Test func `metrics count events, and screens apart, but not each moment`() {
        let factory = CountingFactory()
        let provider = MetricsTrackingProvider(factory: factory)

        for event in [TrackingEvent.like(1), .like(2), .screenView("timeline")] { provider.track(event) }

        #expect(
            factory.counts == [
                "moments_tracked_events event=like": 2, "moments_tracked_events event=screen_view screen=timeline": 1,
            ]
        )
    }
}

private final class Lines: Sendable {
    private let noted = Mutex<[[String: String]]>([])
    var all: [[String: String]] { noted.withLock { $0 } }
    func add(_ metadata: Logger.Metadata?) {
        noted.withLock { $0.append((metadata ?? [:]).mapValues(\.description)) }
    }
}

private struct LineHandler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(
        level: Logger.Level,
        message: Logger.Message,
        metadata: Logger.Metadata?,
        source: String,
        file: String,
        function: String,
        line: UInt
    ) {
        lines.add(metadata)
    }
}

/// A metrics factory that records counters only.
private final class CountingFactory: MetricsFactory {
    private let noted = Mutex<[String: Int64]>([:])
    var counts: [String: Int64] { noted.withLock { $0 } }

    private final class Handler: CounterHandler {
        private let count: @Sendable (Int64) -> Void
        init(count: @escaping @Sendable (Int64) -> Void) { self.count = count }
        func increment(by amount: Int64) { count(amount) }
        func reset() {}
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let name = ([label] + dimensions.map { "\($0)=\($1)" }).joined(separator: " ")
        return Handler { amount in self.noted.withLock { $0[name, default: 0] += amount } }
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        NOOPMetricsHandler.instance
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler { NOOPMetricsHandler.instance }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}
