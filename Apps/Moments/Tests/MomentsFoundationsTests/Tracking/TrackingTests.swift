import MomentsFoundations
import MomentsTesting
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
        let log = RecordedLog()

        LogTrackingProvider(logger: log.logger).track(event)

        #expect(log.metadata == [metadata])
    }

    @Test func `metrics count events, and screens apart, but not each moment`() {
        let factory = RecordedMetrics()
        let provider = MetricsTrackingProvider(factory: factory)

        for event in [TrackingEvent.like(1), .like(2), .screenView("timeline")] { provider.track(event) }

        #expect(
            factory.counts == [
                "moments_tracked_events event=like": 2, "moments_tracked_events event=screen_view screen=timeline": 1,
            ]
        )
    }
}
