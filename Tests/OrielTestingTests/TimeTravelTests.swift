import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of time that passes faster than the clock.
@MainActor
@Suite struct TimeTravelTests {
    struct Stopwatch: View {
        @State private var start: Date?
        var body: some View {
            TimelineView(.periodic(from: start ?? .now, by: 1)) { context in
                Text("\(Int((context.date.timeIntervalSince(start ?? context.date)).rounded())) s")
                    .onAppear { start = context.date }
            }
        }
    }

    @Test func `a timeline reaches each of its dates`() async {
        let host = ViewHost { Stopwatch() }
        await host.settle()
        host.resetCounters()

        await host.advance(by: .seconds(60))

        #expect(host.texts == ["60 s"])
        #expect(host.issues.isEmpty)
    }

    struct Ticker: View {
        @State private var ticks = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
            Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
        }
    }

    @Test func `a timer fires as often as its interval passes`() async {
        let host = ViewHost { Ticker() }

        await host.advance(by: .seconds(10.5))
        #expect(host.texts == ["10 ticks"])

        await host.advance(by: .seconds(5))
        #expect(host.texts == ["15 ticks"])
    }

    @Test func `a timer of a view that has gone fires no more`() async {
        let host = ViewHost { Ticker() }
        host.unmount()
        await host.advance(by: .seconds(10))
        #expect(host.issues.isEmpty)
    }

    struct Dates: View {
        let start = Date()
        var body: some View { Text(start, style: .relative) }
    }

    @Test func `a text that shows the time follows`() async {
        let host = ViewHost { Dates() }

        await host.advance(by: .seconds(120))
        #expect(host.texts == ["2 min"])

        await host.advance(by: .seconds(3600))
        #expect(host.texts.first?.hasPrefix("1 hr") == true)
    }

    struct Fading: View {
        @State private var isBright = true
        @State private var state = "bright"
        var body: some View {
            Text(state).opacity(isBright ? 1 : 0.5)
            Button("Fade") {
                withAnimation(.linear(duration: 5)) {
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
        await host.advance(by: .seconds(4))
        #expect(host.texts.first == "bright")

        await host.advance(by: .seconds(2))
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
}
