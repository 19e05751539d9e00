import OrielCombine
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimerPublisherTests {
    @Test func `it ticks without a running main run loop`() async {
        let start = Date()

        let ticks = await collected(Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(3))

        #expect(ticks.count == 3)
        #expect(ticks.allSatisfy { $0.isOnMainQueue })
        #expect(ticks[2].value.timeIntervalSince(start) >= 0.029)
        #expect(ticks[0].value < ticks[1].value && ticks[1].value < ticks[2].value)
    }

    @Test func `it ticks for all subscribers from one connection`() async {
        let timer = Timer.publish(every: 0.005, on: .main, in: .default)
        var connection: (any Cancellable)?

        let both = await collected(timer.map { _ in 1 }.merge(with: timer.map { _ in 2 }).prefix(4)) {
            connection = timer.connect()
        }
        connection?.cancel()

        #expect(both.map(\.value) == [1, 2, 1, 2])
    }

    @Test func `it does not tick before it is connected nor after its connection is cancelled`() async {
        let timer = Timer.publish(every: 0.001, on: .main, in: .common)
        nonisolated(unsafe) var ticks = 0
        let subscription = timer.sink { _ in ticks += 1 }

        _ = await collected(Just(1).delay(for: .milliseconds(10), scheduler: DispatchQueue.main))
        #expect(ticks == 0)

        let connection = timer.connect()
        _ = await collected(timer.prefix(2))
        connection.cancel()
        // Wait for work that is pending on the main queue.
        _ = await collected(Just(1).receive(on: DispatchQueue.main))
        let count = ticks
        _ = await collected(Just(1).delay(for: .milliseconds(10), scheduler: DispatchQueue.main))

        #expect(count >= 2)
        #expect(ticks == count)
        subscription.cancel()
    }

    @MainActor @Test func `on the current run loop of the main actor it ticks as on the main one`() async {
        let timer = Self.timerOnCurrentRunLoop()

        let ticks = await collected(timer.autoconnect().first())

        #expect(ticks.count == 1)
        #expect(ticks.allSatisfy { $0.isOnMainQueue })
    }

    private static func timerOnCurrentRunLoop() -> Timer.TimerPublisher {
        Timer.publish(every: 0.005, on: .current, in: .common)
    }

    @Test func `on another run loop it ticks while that loop runs`() async {
        let ticks = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            Thread {
                var ticks = 0
                let subscription = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect()
                    .sink { _ in ticks += 1 }
                while ticks < 2, RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) {}
                subscription.cancel()
                continuation.resume(returning: ticks)
            }
            .start()
        }

        #expect(ticks >= 2)
    }
}
