import Testing

@testable import OrielServer

@Suite struct MainActorWatchTests {
    @Test func `turns are counted while a task waits`() {
        var count = MainActorWatch.Count()

        let answers = (0..<4).map { _ in count.turn() }

        #expect(answers == [true, false, false, false])
        #expect(count.waited == 3)
    }

    @Test func `a task that has run ends the count`() {
        var count = MainActorWatch.Count()
        for _ in 0..<5 { _ = count.turn() }

        count.answered()

        let asks = count.turn()
        #expect(asks)
        #expect(count.waited == 0)
    }
}
