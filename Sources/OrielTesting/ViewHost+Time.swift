import Dispatch
import OrielCore

extension ViewHost {
    /// How many turns of the main actor have to bring nothing new before a view counts as settled.
    ///
    /// Work that goes through the main actor without touching the view is visible to nobody, so a chain of that many
    /// silent turns would be missed.
    private static let quietTurns = 16

    /// From which of them on each turn also passes through the global queues.
    ///
    /// `Task.yield()` goes there past the hook by which `BackgroundWork` follows jobs; the way back takes two passes.
    private static let thoroughTurns = 13

    private static let globalQueues: [DispatchQueue] = [.global(qos: .utility), .global(), .global(qos: .userInitiated)]

    /// Waits until round trips to the main actor bring no more work.
    ///
    /// What a view has begun is followed: its tasks, where they hop to other actors or executors, what it puts on the main
    /// queue. Tasks that sleep, timers, and callbacks from elsewhere, as of a server, are not waited for; use
    /// `wait(until:within:)` for those. `tap`, `type` and `set` settle by themselves.
    ///
    ///     let host = ViewHost { LibraryView(store: store) }   // .task { await store.load() }
    ///     await host.settle()
    ///     #expect(host.texts.contains("12 books"))
    ///
    /// Work elsewhere that takes more than a second is left alone. A view that is still busy after five seconds is
    /// reported in `issues`.
    public func settle() async {
        let clock = ContinuousClock()
        let start = clock.now
        var quietTurns = 0
        graph.flush()
        while quietTurns < Self.quietTurns {
            let before = graph.activity
            await BackgroundWork.end(within: patience)
            if quietTurns >= Self.thoroughTurns { for queue in Self.globalQueues { await Self.pass(queue) } }
            await Self.pass(.main)
            graph.flush()
            quietTurns = graph.activity == before ? quietTurns + 1 : 0
            if quietTurns == 0, clock.now - start > restlessnessLimit { return reportRestlessness() }
        }
    }

    private func reportRestlessness() {
        graph.report(
            .error,
            """
            settle() gave up after \(restlessnessLimit): each turn of the main actor brought new work. A view that changes all \
            the time never settles; use wait(until:within:) for the state you expect.
            """
        )
    }

    /// Waits for a condition, looking again every millisecond while the view goes on.
    ///
    ///     try await host.wait(until: { host.texts.contains("Saved") })
    ///
    /// - Parameters:
    ///   - condition: What has to hold; it is asked on the main actor, with the view brought up to date.
    ///   - duration: How long it may take.
    /// - Throws: `ViewHostError.Code.timedOut` if the condition does not hold in time; the message lists what is on screen.
    public func wait(until condition: () -> Bool, within duration: Duration = .seconds(2)) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + duration
        graph.flush()
        while !condition() {
            guard clock.now < deadline else { throw ViewHostError.timedOut(after: duration, onScreen: summary) }
            try await clock.sleep(for: .milliseconds(1))
            graph.flush()
        }
    }

    /// Lets all begin that waits in a queue now; on the main queue, where jobs of tasks stand in one line with blocks, lets
    /// it end.
    private static func pass(_ queue: DispatchQueue) async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
