import Foundation
import OrielCombine
import OrielCore
import Testing

@testable import OrielTesting

/// Tests of time that passes faster than the clock.
///
/// The system's clock goes on beside it, so what is expected holds for some time: a busy machine may take seconds.
@MainActor
@Suite struct TimeTravelTests {
    struct Stopwatch: View {
        @State private var start: Date?
        var body: some View {
            TimelineView(.periodic(from: start ?? .now, by: 100)) { context in
                Text("\(Int((context.date.timeIntervalSince(start ?? context.date)).rounded())) s")
                    .onAppear { start = context.date }
            }
        }
    }

    @Test func `a timeline reaches each of its dates`() async {
        let host = ViewHost { Stopwatch() }
        await host.settle()
        host.resetCounters()

        await host.advance(by: .seconds(6050))

        #expect(host.texts == ["6,000 s"])
        #expect(host.issues.isEmpty)
    }

    struct Ticker: View {
        @State private var ticks = 0
        private let timer = Timer.publish(every: 100, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
        }
    }

    @Test func `a timer fires as often as its interval passes`() async {
        let host = ViewHost { Ticker() }

        await host.advance(by: .seconds(1050))
        #expect(host.texts == ["10 ticks"])

        await host.advance(by: .seconds(500))
        #expect(host.texts == ["15 ticks"])
    }

    @Test func `a timer of a view that has gone fires no more`() async {
        let host = ViewHost { Ticker() }
        host.unmount()
        await host.advance(by: .seconds(1000))
        #expect(host.issues.isEmpty)
    }

    struct Dates: View {
        let start = Date()
        var body: some View { Text(start, style: .relative) }
    }

    @Test func `a text that shows the time follows`() async {
        let host = ViewHost { Dates() }

        await host.advance(by: .seconds(3600))
        #expect(host.texts == ["1 hr"])

        await host.advance(by: .seconds(5400))
        #expect(host.texts == ["2 hr, 30 min"])
    }

    struct Fading: View {
        @State private var isBright = true
        @State private var state = "bright"
        var body: some View {
            Text(state).opacity(isBright ? 1 : 0.5)
            Button("Fade") {
                withAnimation(.linear(duration: 500)) {
                    isBright = false
                } completion: {
                    state = "faded"
                }
            }
        }
    }

    @Test func `the completion of an animation is called when it has ended`() async throws {
        let host = ViewHost { Fading() }

        try await host.tap("Fade")
        await host.advance(by: .seconds(400))
        #expect(host.texts.first == "bright")

        await host.advance(by: .seconds(200))
        #expect(host.texts.first == "faded")
    }

    struct Busy: View {
        @State private var count = 0
        private let timer = Timer.publish(every: 0.0001, on: .main, in: .common).autoconnect()
        var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }

    @Test func `a time with too many dates ends with a report`() async {
        let host = ViewHost { Busy() }
        await host.advance(by: .seconds(3600))
        #expect(host.issues.contains { $0.hasPrefix("advance(by:) gave up") })
    }

    @Test func `who waits for a date is called at it and not before`() {
        let clock = HostClock()
        // Each has its own fraction of a second: a sum of dates may be rounded down.
        for step in 1...200 {
            var dates: [Date] = []
            let date = clock.now + 60 + Double(step) / 7
            _ = clock.wake(at: date) { dates.append(clock.now) }

            clock.pass(until: date - 5)
            #expect(dates.isEmpty)

            clock.pass(until: date)
            #expect(dates.count == 1)
            #expect(dates.allSatisfy { $0 >= date })
        }
    }
}
