import Foundation
import OrielTesting
import Testing

@testable import OrielCore

/// A clock that advances only when a test calls `advance(_:)`.
@MainActor
private final class ManualWallClock {
    nonisolated(unsafe) private var time = Date(timeIntervalSince1970: 1_000_000)
    private(set) var waiting: [Int: (due: Date, action: @MainActor () -> Void)] = [:]
    private var lastID = 0

    var clock: WallClock {
        WallClock(now: { self.time }) { date, action in
            self.lastID += 1
            let id = self.lastID
            self.waiting[id] = (date, action)
            return { self.waiting[id] = nil }
        }
    }

    var now: Date { time }

    /// - Returns: The number of deadlines reached.
    @discardableResult
    func advance(_ seconds: TimeInterval) -> Int {
        time += seconds
        let due = waiting.filter { $0.value.due <= time }
        for id in due.keys { waiting[id] = nil }
        for moment in due.values { moment.action() }
        return due.count
    }
}

@MainActor
@Suite struct DateTextTests {
    private let clock = ManualWallClock()

    private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
        ViewHost {
            content()
                .environment(\.wallClock, clock.clock)
                .environment(\.timeZone, TimeZone(identifier: "UTC") ?? .current)
                .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test func `dates and times are in the way of the locale`() {
        let date = Date(timeIntervalSince1970: 0)

        #expect(host { Text(date, style: .date) }.texts == ["January 1, 1970"])
        #expect(
            host { Text(date, style: .date).environment(\.locale, Locale(identifier: "de")) }.texts == [
                "1. Januar 1970"
            ]
        )
        #expect(host { Text(date, style: .time) }.texts.first?.hasPrefix("12:00") == true)
    }

    @Test func `a distance uses its largest units`() {
        let past = { (seconds: TimeInterval) in Text(clock.now - seconds, style: .relative) }

        #expect(host { past(5) }.texts == ["5 sec"])
        #expect(host { past(65) }.texts == ["1 min, 5 sec"])
        #expect(host { past(2 * 3600 + 23 * 60 + 9) }.texts == ["2 hr, 23 min"])
        #expect(host { past(400 * 86_400) }.texts == ["1 year, 1 month"])
        #expect(host { Text(clock.now + 7200, style: .offset) }.texts == ["+2 hours"])
        #expect(host { Text(clock.now - 3 * 86_400, style: .offset) }.texts == ["-3 days"])
    }

    @Test func `a timer runs`() async {
        let host = host { Text(clock.now - 58, style: .timer) }
        var shown = host.texts

        for _ in 0..<3 {
            #expect(clock.advance(1.01) == 1)
            await host.settle()
            shown += host.texts
        }

        #expect(shown == ["0:58", "0:59", "1:00", "1:01"])
    }

    @Test func `a countdown begins full, ends at zero and then rests`() async {
        let host = host { Text(timerInterval: clock.now...(clock.now + 2)) }
        var shown = host.texts

        for _ in 0..<2 {
            clock.advance(1.01)
            await host.settle()
            shown += host.texts
        }

        #expect(shown == ["0:02", "0:01", "0:00"])
        #expect(clock.waiting.isEmpty)
    }

    @Test func `a text that shows hours need not look each second`() async {
        let host = host { Text(clock.now - 7200, style: .relative) }

        #expect(clock.advance(58) == 0)
        #expect(clock.advance(2.1) == 1)
        await host.settle()
        #expect(host.texts == ["2 hr, 1 min"])
    }

    @Test func `a removed text schedules no update`() async throws {
        struct Page: View {
            @State private var isShown = true
            let date: Date

            var body: some View {
                Button("Hide") { isShown = false }
                if isShown { Text(date, style: .timer) }
            }
        }
        let host = host { Page(date: clock.now) }
        #expect(clock.waiting.count == 1)

        try await host.tap("Hide")

        #expect(clock.waiting.isEmpty)
    }

    @Test func `dates stand in texts`() {
        #expect(host { Text("Since \(clock.now - 5, style: .relative)!") }.texts == ["Since 5 sec!"])
        #expect(clock.waiting.count == 0)
    }
}
