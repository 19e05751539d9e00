import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct TimelineSpreaderTests {
    private let clock = ManualClock()
    private let log = RecordedLog()

    private func run(_ store: any MomentStore) -> Task<Void, Never> {
        let spreader = TimelineSpreader(store: store, clock: clock, logger: log.logger)
        return Task { await spreader.run() }
    }

    private func untilWritten(_ fans: Fans) async throws {
        while try await fans.rows().direct > 0 { await Task.yield() }
    }

    @Test func `timelines are written at the start and after publications`() async throws {
        let fans = try await Fans(.spreadingSQLite, count: 4)
        var moments = [try await fans.publish()]
        let running = run(fans.world.store)
        try await untilWritten(fans)

        for _ in 1...3 {
            moments.insert(try await fans.publish(), at: 0)
            try await untilWritten(fans)
        }

        running.cancel()
        await running.value
        #expect(try await fans.rows() == Fans.Rows(16))
        #expect(try await fans.timelines() == fans.all(moments))
    }

    @Test func `what other processes have left is written at each interval`() async throws {
        let fans = try await Fans(.spreadingSQLite, count: 4)
        _ = try await fans.publish()
        let running = run(fans.world.store)
        // The look at the start is over.
        try await untilWritten(fans)

        for _ in 1...2 {
            _ = try await fans.world.reopened().publish(NewMoment(text: "x"), by: fans.author)
            await clock.untilSleeping()
            clock.advance(by: TimelineSpreader.interval)
            try await untilWritten(fans)
        }

        running.cancel()
        await running.value
        #expect(try await fans.rows() == Fans.Rows(12))
    }

    @Test func `a failure is logged, and the next look is at the next interval`() async throws {
        let store = SpyStore(InMemoryMomentStore())
        store.failure = .busy("locked")
        let running = run(store)
        while log.lines.isEmpty { await Task.yield() }
        store.failure = nil
        store.calls = []

        await clock.untilSleeping()
        clock.advance(by: TimelineSpreader.interval)
        while store.calls.isEmpty { await Task.yield() }

        running.cancel()
        await running.value
        #expect(log.lines.count == 1 && log.lines[0].contains("Writing timelines failed."))
        #expect(store.calls == ["spreadTimelines"])
    }
}
