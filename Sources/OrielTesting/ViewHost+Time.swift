import Dispatch
import Foundation
import OrielCombine
import OrielCore

extension ViewHost {
    /// The number of consecutive main-actor turns without activity after which a view counts as settled.
    ///
    /// Work that passes through the main actor without touching the view is not visible as activity, so a chain of this
    /// many silent turns ends the wait too early.
    private static let quietTurns = 16

    /// The quiet turn after which each turn also passes through the global queues.
    ///
    /// `Task.yield()` enqueues there without the hook that `BackgroundWork` uses; its return takes two passes.
    private static let thoroughTurns = 13

    /// The fewest turns after which a view can be called restless: a slow machine may need seconds for a few.
    private static let restlessTurns = 100

    private static let globalQueues: [DispatchQueue] = [
        .global(qos: .utility), .global(), .global(qos: .userInitiated),
    ]

    /// Waits until the view has settled: until neither the view nor the work it started has pending work.
    ///
    /// It waits for the view's tasks, including those on other actors or executors, and for blocks that the view adds
    /// to the main queue. It does not wait for sleeping tasks, timers, and external callbacks, such as from a server;
    /// use `wait(until:within:)` for those. Interactions such as `tap`, `type` and `set` settle automatically.
    ///
    ///     let host = ViewHost { LibraryView(store: store) }   // .task { await store.load() }
    ///     await host.settle()
    ///     #expect(host.texts.contains("12 books"))
    ///
    /// The wait for other executors is limited to five seconds. A view that is still busy after five seconds and 100 turns
    /// of the main actor is reported in `issues`.
    public func settle() async {
        let clock = ContinuousClock()
        let start = clock.now
        var turns = 0
        var quietTurns = 0
        graph.flush()
        while quietTurns < Self.quietTurns {
            let before = graph.activity
            await BackgroundWork.end(within: patience)
            if quietTurns >= Self.thoroughTurns { for queue in Self.globalQueues { await Self.pass(queue) } }
            await Self.pass(.main)
            graph.flush()
            turns += 1
            quietTurns = graph.activity == before ? quietTurns + 1 : 0
            guard quietTurns == 0, turns > Self.restlessTurns else { continue }
            if clock.now - start > restlessnessLimit { return reportRestlessness() }
        }
    }

    private func reportRestlessness() {
        graph.report(
            .error,
            """
            settle() gave up after \(restlessnessLimit): each turn of the main actor scheduled new work. A view that \
            changes continuously never settles; use wait(until:within:) for the expected state.
            """
        )
    }

    /// Lets time pass for the view: what waits for a date is called in order, each with the view's clock at that date.
    ///
    ///     let host = ViewHost { StopwatchView() }           // TimelineView(.periodic(from: start, by: 1)) { … }
    ///     await host.advance(by: .seconds(60))
    ///     #expect(host.texts == ["1:00"])
    ///
    /// Timelines, texts that show the time, `Timer.publish` on the main run loop, and completions of animations follow the view's clock.
    /// `Date()` and `Task.sleep` in an app's own code do not: pass such code a clock. Between two calls the view's clock goes on as the
    /// system's does.
    ///
    /// - Parameter duration: The time that passes; at least zero.
    public func advance(by duration: Duration) async {
        precondition(duration >= .zero, "Time cannot pass by \(duration).")
        await settle()
        let target = clock.now + duration / .seconds(1)
        for _ in 0..<Self.stepLimit {
            let dates = [clock.next, graph.timelineClock.alarmDate].compactMap(\.self)
            guard let next = dates.min(), next <= target else {
                passTime(until: target)
                return await settle()
            }
            passTime(until: next)
            await Self.pass(.main)
        }
        graph.report(
            .error,
            "advance(by:) gave up after \(Self.stepLimit) updates. Let less time pass, or use a timer that fires less often."
        )
    }

    /// The most dates that are reached in one call.
    private static let stepLimit = 20_000

    private func passTime(until date: Date) {
        graph.inSurroundings { clock.pass(until: date) }
        graph.flush()
        // Its alarm was set for the time before.
        graph.timelineClock.advance()
        graph.flush()
    }

    /// Gives the view the host's clock.
    func useClock() {
        graph.timelineClock.now = { [clock] in clock.now }
        graph.animationSampler.now = { [clock] in clock.now.timeIntervalSinceReferenceDate }
        graph.animationSampler.schedule = { [clock] in _ = clock.wake(after: $0, $1) }
        let (surroundings, time) = (graph.surroundings, clock.hostTime)
        graph.surroundings = { body in
            HostTime.$current.withValue(time) { surroundings?(body) ?? body() }
        }
    }

    /// Waits for a condition, checking it every millisecond while the view keeps running.
    ///
    ///     try await host.wait(until: { host.texts.contains("Saved") })
    ///
    /// - Parameters:
    ///   - condition: The condition, evaluated on the main actor after updating the view.
    ///   - duration: The maximum waiting time. The default is 30 seconds.
    /// - Throws: `ViewHostError` with code `timedOut` if the condition does not become true in time; the message lists
    ///   the elements on screen.
    public func wait(until condition: () -> Bool, within duration: Duration = .seconds(30)) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + duration
        graph.flush()
        while !condition() {
            guard clock.now < deadline else { throw ViewHostError.timedOut(after: duration, onScreen: summary()) }
            try await clock.sleep(for: .milliseconds(1))
            graph.flush()
        }
    }

    /// Waits until all work currently in a queue has started; on the main queue, which is serial, until it has
    /// finished.
    private static func pass(_ queue: DispatchQueue) async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }
}
