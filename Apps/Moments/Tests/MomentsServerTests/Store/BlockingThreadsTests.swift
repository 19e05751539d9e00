import Dispatch
import Synchronization
import Testing

@testable import MomentsServer

@Suite struct BlockingThreadsTests {
    private final class Log: Sendable {
        private struct State {
            var running = 0
            var most = 0
            var ended: [Int] = []
        }

        private let state = Mutex(State())

        var most: Int { state.withLock { $0.most } }
        var ended: [Int] { state.withLock { $0.ended } }

        func begin() {
            state.withLock { state in
                state.running += 1
                state.most = max(state.most, state.running)
            }
        }

        /// - Returns: The number of pieces that have ended.
        @discardableResult
        func end(_ number: Int) -> Int {
            state.withLock { state in
                state.running -= 1
                state.ended.append(number)
                return state.ended.count
            }
        }
    }

    private let log = Log()

    @Test func `all work runs, never more at once than there are threads`() async {
        let threads = BlockingThreads(width: 2)

        await withCheckedContinuation { continuation in
            for number in 0..<200 {
                threads.run { [log] in
                    log.begin()
                    if log.end(number) == 200 { continuation.resume() }
                }
            }
        }

        #expect(log.most <= 2)
        #expect(log.ended.sorted() == Array(0..<200))
    }

    @Test func `work beyond the threads waits for its turn, in order`() async {
        let threads = BlockingThreads(width: 1)
        let gate = DispatchSemaphore(value: 0)

        await withCheckedContinuation { continuation in
            threads.run { gate.wait() }
            for number in 0..<5 { threads.run { [log] in log.end(number) } }
            threads.run { continuation.resume() }
            #expect(log.ended.isEmpty)
            gate.signal()
        }

        #expect(log.ended == [0, 1, 2, 3, 4])
    }

    @Test func `two pieces of work run at once`() async {
        let threads = BlockingThreads(width: 2)
        let second = DispatchSemaphore(value: 0)

        // The first waits for the second.
        await withCheckedContinuation { continuation in
            threads.run {
                second.wait()
                continuation.resume()
            }
            threads.run { second.signal() }
        }
    }
}
