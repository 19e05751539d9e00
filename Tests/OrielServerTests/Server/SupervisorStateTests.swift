import Testing

@testable import OrielServer

@Suite struct SupervisorStateTests {
    private let start = ContinuousClock.now
    private func id(_ number: UInt32) -> WorkerID { WorkerID(rawValue: number) }

    /// Returns a state with running workers, two by default.
    private func running(_ slots: Int = 2, limits: SupervisorState.Limits = .init()) -> SupervisorState {
        var state = SupervisorState(slots: slots, limits: limits)
        _ = state.begin(now: start)
        for number in 1...UInt32(slots) { _ = state.ready(id(number), now: start) }
        return state
    }

    /// Returns what the workers are told last.
    private func service(in actions: [SupervisorState.Action]) -> ServiceState? {
        actions.compactMap { if case .publish(let service) = $0 { service } else { nil } }.last
    }

    private func starts(_ actions: [SupervisorState.Action]) -> [WorkerID] {
        actions.compactMap { if case .start(let id, _, _) = $0 { id } else { nil } }
    }

    @Test func `the others start when the first serves`() {
        var state = SupervisorState(slots: 3)

        let first = starts(state.begin(now: start))
        #expect(first == [id(1)])
        let actions = state.ready(id(1), now: start)

        #expect(actions.first == .announce)
        #expect(starts(actions) == [id(2), id(3)])
    }

    @Test func `a first worker that cannot start ends the service with its code`() {
        var state = SupervisorState(slots: 2)
        _ = state.begin(now: start)

        let actions = state.ended(id(1), .code(64), session: nil, now: start)

        #expect(actions == [.exit(64)])
    }

    @Test func `a first worker that ends without an error before it serves is an error`() {
        var state = SupervisorState(slots: 2)
        _ = state.begin(now: start)

        let actions = state.ended(id(1), .code(0), session: nil, now: start)

        #expect(actions == [.exit(1)])
    }

    @Test func `a worker that ends is replaced at once`() {
        var state = running()

        let actions = state.ended(id(2), .signal(4), session: nil, now: start + .seconds(60))

        #expect(starts(actions) == [id(3)])
        #expect(state.nextDeadline == nil)
    }

    @Test func `workers that end soon after their start are replaced after growing delays`() {
        var state = running()
        var delays: [Duration] = []
        var now = start
        var next = id(2)
        for _ in 0..<9 {
            let actions = state.ended(next, .signal(4), session: nil, now: now)
            if let due = state.nextDeadline {
                delays.append(now.duration(to: due))
                now = due
                next = starts(state.tick(now: now))[0]
            } else {
                delays.append(.zero)
                next = starts(actions)[0]
            }
        }

        #expect(delays == [0, 0.5, 1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
    }

    @Test func `a slot that keeps failing shows in the state of the service`() throws {
        var state = running()
        let first = state.ended(id(2), .signal(4), session: nil, now: start)
        let actions = state.ended(starts(first)[0], .signal(4), session: nil, now: start)

        guard case .publish(let service)? = actions.last else { throw Missing() }
        #expect(
            service.health(slots: 2)
                == "degraded: 1 of 2 workers serve; worker 1 has ended 2 times in a row, restarts after 0.5 s"
        )
    }

    @Test func `a slot whose worker lives is healthy again`() throws {
        var state = running()
        let first = state.ended(id(2), .signal(4), session: nil, now: start)
        _ = state.ended(starts(first)[0], .signal(4), session: nil, now: start)
        let replacement = starts(state.tick(now: start + .seconds(1)))[0]
        _ = state.ready(replacement, now: start + .seconds(2))
        #expect(state.nextDeadline == start + .seconds(11))

        let actions = state.tick(now: start + .seconds(11))

        guard case .publish(let service)? = actions.last else { throw Missing() }
        #expect(service.health(slots: 2) == "ok")
        #expect(state.nextDeadline == nil)
    }

    @Test func `a worker that lived is no failure`() throws {
        var state = running()
        let first = state.ended(id(2), .signal(4), session: nil, now: start)
        let replacement = starts(first)[0]
        _ = state.ready(replacement, now: start)

        let actions = state.ended(replacement, .signal(4), session: nil, now: start + .seconds(11))

        #expect(starts(actions).count == 1)
    }

    @Test func `all workers are asked to stop and killed when they do not`() {
        var state = running()

        let steps = [
            state.stop(now: start),
            state.ended(id(1), .code(0), session: nil, now: start),
            state.tick(now: start + .seconds(14)),
            state.tick(now: start + .seconds(15)),
            state.ended(id(2), .signal(9), session: nil, now: start + .seconds(15)),
        ]

        #expect(steps == [[.stopAccepting, .stop(id(1)), .stop(id(2))], [], [], [.kill(id(2))], [.exit(0)]])
    }

    @Test func `a service that drains stops when its time has come`() {
        var limits = SupervisorState.Limits()
        limits.drain = .seconds(5)
        var state = running(limits: limits)

        let first = state.drain(now: start)
        let due = state.nextDeadline
        let early = state.tick(now: start + .seconds(4))
        let reload = state.reload(now: start + .seconds(4))
        let last = state.tick(now: start + .seconds(5))

        #expect(first.contains(.log(.draining(.seconds(5)))))
        #expect(service(in: first)?.isStopping == true)
        #expect(due == start + .seconds(5) && early.isEmpty && reload.isEmpty)
        #expect(last == [.stopAccepting, .stop(id(1)), .stop(id(2))])
    }

    @Test func `a second request to stop does not wait for the drain`() {
        var limits = SupervisorState.Limits()
        limits.drain = .seconds(5)
        var state = running(limits: limits)
        _ = state.drain(now: start)

        #expect(state.drain(now: start + .seconds(1)) == [.stopAccepting, .stop(id(1)), .stop(id(2))])
    }

    @Test func `a worker that ends during the drain is replaced`() {
        var limits = SupervisorState.Limits()
        limits.drain = .seconds(50)
        var state = running(limits: limits)
        _ = state.drain(now: start)

        let actions = state.ended(id(2), .signal(4), session: nil, now: start + .seconds(20))

        #expect(starts(actions) == [id(3)])
        #expect(service(in: actions)?.isStopping == true)
    }

    @Test func `without a drain it stops at once`() {
        var state = running()

        #expect(state.drain(now: start) == [.stopAccepting, .stop(id(1)), .stop(id(2))])
    }

    @Test func `a reload stops the old workers when all new ones serve`() {
        var state = running()

        let started = starts(state.reload(now: start))
        let early = state.ready(id(3), now: start)
        let actions = state.ready(id(4), now: start)
        let afterwards = starts(state.ended(id(1), .code(0), session: nil, now: start))

        #expect(started == [id(3), id(4)])
        #expect(!early.contains(.stop(id(1))))
        #expect(actions.contains(.stop(id(1))) && actions.contains(.stop(id(2))))
        #expect(afterwards.isEmpty)
    }

    @Test func `a reload whose workers do not start leaves the old ones`() {
        var state = running()
        _ = state.reload(now: start)

        let actions = state.ended(id(3), .code(1), session: nil, now: start)

        #expect(actions.contains(.log(.reloadFailed(id(3), .code(1)))))
        #expect(actions.contains(.kill(id(4))))
        #expect(!actions.contains(.stop(id(1))))
        let afterwards = starts(state.ended(id(4), .signal(9), session: nil, now: start))
        #expect(afterwards.isEmpty)
        let next = starts(state.reload(now: start))
        #expect(next.count == 2)
    }

    @Test func `a session that ended the worker it was resumed in is condemned`() throws {
        var state = running()

        let actions = state.ended(id(2), .signal(4), session: "ab01", now: start)

        guard case .publish(let service)? = actions.last else { throw Missing() }
        #expect(service.condemned == ["ab01"])
    }

    @Test func `the list of condemned sessions is limited`() throws {
        var state = running()
        var last: [SupervisorState.Action] = []
        var next = id(2)
        for number in 0..<300 {
            last = state.ended(next, .signal(4), session: "\(number)", now: start + .seconds(20 * number))
            next = starts(last)[0]
            _ = state.ready(next, now: start + .seconds(20 * number))
        }

        guard case .publish(let service)? = last.last else { throw Missing() }
        #expect(service.condemned.count == 256)
        #expect(service.condemned.last == "299")
    }

    // MARK: - Single-session workers

    /// Returns a state with one running worker and the spare workers 2 and 3.
    private func isolated(maximum: Int = 10) -> SupervisorState {
        var state = SupervisorState(slots: 1, sessionWorkers: .init(maximum: maximum))
        _ = state.begin(now: start)
        for number in 1...3 { _ = state.ready(id(UInt32(number)), now: start) }
        return state
    }

    @Test func `spare workers start when the first worker serves`() {
        var state = SupervisorState(slots: 1, sessionWorkers: .init(maximum: 10))
        _ = state.begin(now: start)

        let actions = state.ready(id(1), now: start)

        #expect(
            actions.dropLast() == [.announce, .start(id(2), .session, place: 1), .start(id(3), .session, place: 2)]
        )
    }

    @Test func `a spare worker that gets its session is replaced`() throws {
        var state = isolated()

        let actions = state.occupied(id(2), now: start)
        let again = state.occupied(id(2), now: start)

        #expect(starts(actions) == [id(4)])
        #expect(again.isEmpty)
        guard case .publish(let service)? = actions.last else { throw Missing() }
        #expect(service.workers.map(\.phase) == [.serving, .occupied, .spare, .starting])
    }

    @Test func `there are no more workers of one session than the maximum`() {
        var state = isolated(maximum: 3)
        let first = starts(state.occupied(id(2), now: start))
        let second = starts(state.occupied(id(3), now: start))
        let afterAnEnd = starts(state.ended(id(2), .code(0), session: nil, now: start))

        #expect(first == [id(4)])
        #expect(second.isEmpty)
        #expect(afterAnEnd == [id(5)])
    }

    @Test func `a fault in one session does not delay the worker of another`() {
        var state = isolated()
        for round in 0..<5 {
            let worker = id(UInt32(2 + round))
            _ = state.ready(worker, now: start)
            _ = state.occupied(worker, now: start)

            let actions = state.ended(worker, .signal(4), session: nil, now: start)

            #expect(actions.contains(.log(.ended(worker, .session, .signal(4), restartsIn: .zero))))
            #expect(state.nextDeadline == nil)
        }
    }

    @Test func `spare workers that cannot start are tried again after a delay`() throws {
        var state = isolated()
        _ = state.ended(id(2), .code(1), session: nil, now: start)
        let actions = state.ended(id(3), .code(1), session: nil, now: start)

        #expect(starts(actions).isEmpty)
        #expect(state.nextDeadline == start + .seconds(0.5))
        guard case .publish(let service)? = actions.last else { throw Missing() }
        #expect(
            service.health(slots: 1)
                == "degraded: 1 of 1 workers serve; a spare worker has ended 2 times in a row, restarts after 0.5 s"
        )
        let later = starts(state.tick(now: start + .seconds(0.5)))
        #expect(later.count == 1)
    }

    @Test func `a reload stops workers of one session, too`() {
        var state = isolated()
        _ = state.occupied(id(2), now: start)
        let new = starts(state.reload(now: start))

        let actions = state.ready(new[0], now: start)

        #expect(actions.filter { if case .stop = $0 { true } else { false } }.count == 4)
        #expect(starts(actions).count == 2)
    }

    private struct Missing: Error {}
}
