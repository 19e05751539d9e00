import Testing

@testable import OrielServer

@Suite struct MainActorWatchTests {
    @Test func `turns are counted while a task waits`() {
        var count = MainActorWatch.Count()

        let answers = (0..<4).map { _ in count.turn() }

        #expect(answers == [true, false, false, false])
        #expect(count.waited == .seconds(3))
    }

    @Test func `a task that has run ends the count`() {
        var count = MainActorWatch.Count()
        for _ in 0..<5 { _ = count.turn() }

        count.answered()

        let asks = count.turn()
        #expect(asks)
        #expect(count.waited == .zero)
    }

    @Test func `a main actor that does not answer for ten seconds is stuck`() {
        var count = MainActorWatch.Count()
        for _ in 0..<10 { _ = count.turn() }
        #expect(!count.isStuck)

        _ = count.turn()

        #expect(count.isStuck)
        #expect(count.turns == 10)
    }

    @Test func `time in which other processes had the processors does not count`() {
        var count = MainActorWatch.Count()
        for _ in 0..<31 { _ = count.turn(starved: .milliseconds(750)) }

        #expect(count.waited == .milliseconds(7500))
        #expect(!count.isStuck)
    }

    @Test func `a main actor that does not answer for a minute is stuck however busy the machine is`() {
        var count = MainActorWatch.Count()
        for _ in 0..<60 { _ = count.turn(starved: .seconds(3)) }
        #expect(count.waited == .zero)
        #expect(!count.isStuck)

        _ = count.turn(starved: .seconds(3))

        #expect(count.isStuck)
    }
}
