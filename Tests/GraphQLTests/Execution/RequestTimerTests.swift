import Testing

@testable import GraphQL

@Suite(.timeLimit(.minutes(5))) struct RequestTimerTests {
    /// Returns the executor of a request that ends only when it is cancelled.
    private func endlessRequest() -> RequestExecutor {
        let executor = RequestExecutor()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        executor.start {
            for await _ in stream {}
            withExtendedLifetime(continuation) {}
        }
        return executor
    }

    @Test func `a deadline that is earlier than others is kept`() async {
        let timer = RequestTimer()
        let (late, early) = (endlessRequest(), endlessRequest())
        let entry = timer.add(late, until: .now + .seconds(3600))
        _ = timer.add(early, until: .now + .milliseconds(5))

        await early.finish(deadline: nil)

        #expect(timer.count == 1)
        timer.remove(entry)
        late.cancel()
        await late.finish(deadline: nil)
    }

    @Test func `deadlines that pass one after another are all kept`() async {
        let timer = RequestTimer()
        let requests = (1...20).map { number in
            let request = endlessRequest()
            _ = timer.add(request, until: .now + .milliseconds(number))
            return request
        }

        for request in requests { await request.finish(deadline: nil) }

        #expect(timer.count == 0)
    }

    @Test func `a request that has ended is not retained`() {
        let timer = RequestTimer()
        weak var kept: RequestExecutor?
        do {
            let executor = RequestExecutor()
            kept = executor
            let entry = timer.add(executor, until: .now + .seconds(3600))
            #expect(timer.count == 1)
            timer.remove(entry)
        }

        #expect(timer.count == 0 && kept == nil)
    }

    @Test func `a request ends at its deadline`() async {
        let request = endlessRequest()

        await request.finish(deadline: .now + .milliseconds(5))
    }
}
