import OrielCombine
import Testing

@Suite(.timeLimit(.minutes(5))) struct SchedulerTests {
    @Test func `the main queue delivers in order`() async {
        let values = await collected([1, 2, 3].publisher.receive(on: DispatchQueue.main))

        #expect(values.map(\.value) == [1, 2, 3])
        #expect(values.allSatisfy { $0.isOnMainQueue })
    }

    @Test func `RunLoop.main delivers without a running loop`() async {
        let values = await collected([1, 2, 3].publisher.receive(on: RunLoop.main))

        #expect(values.map(\.value) == [1, 2, 3])
        #expect(values.allSatisfy { $0.isOnMainQueue })
    }

    @Test func `the main operation queue delivers on the main queue`() async {
        let values = await collected([1, 2, 3].publisher.receive(on: OperationQueue.main))

        #expect(values.map(\.value) == [1, 2, 3])
        #expect(values.allSatisfy { $0.isOnMainQueue })
    }

    @Test func `another queue delivers on its own threads`() async {
        let queue = DispatchQueue(label: "test")
        let values = await collected(
            [1, 2].publisher.receive(on: queue).map { value in
                dispatchPrecondition(condition: .onQueue(queue))
                return value
            }
        )

        #expect(values.map(\.value) == [1, 2])
        #expect(values.allSatisfy { !$0.isOnMainQueue })
    }

    @Test func `debounce on the main run loop delivers the newest value`() async {
        let values = await collected(
            [1, 2, 3].publisher.append(Empty(completeImmediately: false))
                .debounce(for: 0.02, scheduler: RunLoop.main).first()
        )

        #expect(values.map(\.value) == [3])
        #expect(values.allSatisfy { $0.isOnMainQueue })
    }

    @Test func `debounce on the main queue takes milliseconds and seconds`() async {
        let source = [1, 2].publisher.append(Empty(completeImmediately: false))

        let quick = await collected(source.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).first())
        let exact = await collected(source.debounce(for: 0.02, scheduler: DispatchQueue.main).first())

        #expect(quick.map(\.value) == [2])
        #expect(exact.map(\.value) == [2])
    }

    @Test func `delay waits at least the given time`() async {
        for scheduler in [0, 1, 2] {
            let start = ContinuousClock.now
            let values =
                switch scheduler {
                case 0: await collected(Just(1).delay(for: .milliseconds(50), scheduler: DispatchQueue.main))
                case 1: await collected(Just(1).delay(for: .milliseconds(50), scheduler: RunLoop.main))
                default: await collected(Just(1).delay(for: .milliseconds(50), scheduler: OperationQueue.main))
                }

            #expect(values.count == 1)
            #expect(ContinuousClock.now - start >= .milliseconds(49))
        }
    }

    @Test func `collect by time delivers on the main queue`() async {
        let groups = await collected(
            [1, 2, 3].publisher.append(Empty(completeImmediately: false))
                .collect(.byTime(DispatchQueue.main, .milliseconds(20))).first().map(\.count)
        )

        #expect(groups.map(\.value) == [3])
        #expect(groups.allSatisfy { $0.isOnMainQueue })
    }

    @Test func `repeated work ends when cancelled`() async {
        let queue = DispatchQueue(label: "test")
        let runs = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var runs = 0
            nonisolated(unsafe) var work: (any Cancellable)?
            queue.async {
                work = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
                    runs += 1
                    guard runs == 3 else { return }
                    work?.cancel()
                    // Ten intervals later, the count would have increased.
                    queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) {
                        continuation.resume(returning: runs)
                    }
                }
            }
        }

        #expect(runs == 3)
    }

    @Test func `another run loop delivers while its thread runs it`() async {
        let isOnThread = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            Thread {
                let thread = Thread.current
                var isDone = false
                let runLoop = RunLoop.current
                runLoop.schedule(after: runLoop.now.advanced(by: .milliseconds(5))) {
                    continuation.resume(returning: Thread.current === thread)
                    isDone = true
                }
                while !isDone, runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) {}
            }
            .start()
        }

        #expect(isOnThread)
    }

    @Test func `literals of a stride are seconds`() {
        let queueStride: DispatchQueue.SchedulerTimeType.Stride = 0.3
        let loopStride: RunLoop.SchedulerTimeType.Stride = 2

        #expect(queueStride == .milliseconds(300))
        #expect(queueStride.magnitude == 300_000_000)
        #expect(loopStride.timeInterval == 2)
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(Int.max) == .nanoseconds(.max))
    }

    @Test func `moments advance by what lies between them`() {
        let start = DispatchQueue.main.now
        let end = start.advanced(by: .milliseconds(5))
        let date = RunLoop.main.now

        #expect(start.distance(to: end) == .milliseconds(5))
        #expect(end.distance(to: start) == .milliseconds(-5))
        #expect(start < end)
        #expect(date.advanced(by: 3).distance(to: date) == -3)
    }
}
