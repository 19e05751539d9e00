import Dispatch
import MomentsAPI
import MomentsModel
import MomentsTesting
import Synchronization
import Testing

@testable import MomentsRepositories

@Suite @MainActor struct LiveUpdatesTests {
    private let api = StubAPIClient()
    private let clock = ManualClock()

    /// A log of the received changes.
    @MainActor
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func updates() -> LiveUpdates<ChangesOperation> {
        LiveUpdates(
            ChangesOperation(),
            api: api,
            clock: clock,
            isStart: { $0.kind == .subscribed },
            receive: { [log] in log.entries.append($0.kind.rawValue) },
            catchUp: { [log] in log.entries.append("catch up") }
        )
    }

    /// Makes the server return streams that deliver some changes each and then fail; the last one stays open.
    private func serve(
        _ streams: [[LiveChange]],
        failingWith error: any Error = APIError.networkError(status: nil)
    ) {
        let rest = Mutex(streams)
        api.onChanges {
            let (changes, isLast) = rest.withLock { rest -> ([LiveChange], Bool) in
                (rest.isEmpty ? [] : rest.removeFirst(), rest.isEmpty)
            }
            return APIEvents(
                AsyncThrowingStream { continuation in
                    for change in changes { continuation.yield(change) }
                    if !isLast { continuation.finish(throwing: error) }
                }
            )
        }
    }

    private func waitForLog(_ count: Int) async {
        while log.entries.count < count { await Task.yield() }
    }

    @Test func `changes are passed on in order`() async {
        serve([[LiveChange(.friends), LiveChange(.notifications)]])
        let updates = updates()
        let run = Task { await updates.run() }

        await waitForLog(2)
        #expect(log.entries == ["FRIENDS", "NOTIFICATIONS"])
        #expect(Recorder(updates.status).last == .live)

        run.cancel()
        await run.value
        #expect(Recorder(updates.status).last == .stopped)
    }

    @Test func `a lost stream begins again, and what was missed is asked for`() async {
        serve([
            [LiveChange(.subscribed), LiveChange(.friends)], [LiveChange(.subscribed), LiveChange(.notifications)],
        ])
        let updates = updates()
        let run = Task { await updates.run() }

        let wait = await clock.wakeNext()
        await waitForLog(4)

        #expect(wait == .seconds(1))
        #expect(log.entries == ["SUBSCRIBED", "FRIENDS", "catch up", "NOTIFICATIONS"])
        run.cancel()
        await run.value
    }

    @Test func `it waits longer each time nothing comes, up to half a minute`() async {
        serve(Array(repeating: [LiveChange(.subscribed)], count: 9))
        let updates = updates()
        let run = Task { await updates.run() }

        var waits: [Duration] = []
        for _ in 1...7 { waits.append(await clock.wakeNext()) }

        #expect(waits == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
        run.cancel()
        await run.value
    }

    @Test func `without streams it asks every fifteen seconds`() async {
        api.onChanges { nil }
        let updates = updates()
        let run = Task { await updates.run() }

        let waits = [await clock.wakeNext(), await clock.wakeNext()]
        await waitForLog(2)

        #expect(waits == [.seconds(15), .seconds(15)])
        #expect(log.entries == ["catch up", "catch up"])
        #expect(Recorder(updates.status).last == .polling)
        run.cancel()
        await run.value
    }

    @Test func `a subscription begins while the main actor is busy`() async {
        serve([[LiveChange(.subscribed), LiveChange(.friends)]])
        let start = DispatchSemaphore(value: 0)
        let updates = LiveUpdates(
            ChangesOperation(),
            api: api,
            clock: clock,
            isStart: { $0.kind == .subscribed },
            didStart: { start.signal() },
            receive: { [log] in log.entries.append($0.kind.rawValue) },
            catchUp: {}
        )
        let run = Task { @concurrent in await updates.run() }

        #expect(isSignalled(start))
        #expect(log.entries.isEmpty)

        await waitForLog(2)
        #expect(log.entries == ["SUBSCRIBED", "FRIENDS"])
        run.cancel()
        await run.value
    }

    /// Keeps the main actor busy until the signal.
    private func isSignalled(_ semaphore: DispatchSemaphore) -> Bool {
        semaphore.wait(timeout: .now() + 20) == .success
    }

    @Test func `it stops when one has to sign in first`() async {
        serve([[], []], failingWith: APIError.refused(APIRefusal(code: .unauthenticated, message: "")))
        let updates = updates()

        await updates.run()

        #expect(log.entries.isEmpty && clock.deadlines.isEmpty)
    }
}
