internal import ServiceLifecycle

/// Checks the deadlines of sessions and tickets periodically, and ends all sessions when the server stops.
struct SessionSweeper: Service {
    let store: SessionStore
    let tickets: TicketOffice
    /// Called when the session of a worker for one session has ended.
    let singleSessionHasEnded: @Sendable () -> Void

    func run() async throws {
        await withGracefulShutdownHandler {
            var state = SingleSession()
            var isCrowded = false
            while !Task.isShuttingDownGracefully, !Task.isCancelled {
                let interval = Duration.milliseconds(isCrowded ? 200 : 500)
                try? await cancelWhenGracefulShutdown { try await Task.sleep(for: interval) }
                isCrowded = store.sweep()
                tickets.sweep(now: .now)
                if store.isOver(&state) { singleSessionHasEnded() }
            }
        } onGracefulShutdown: {
            store.stop()
        }
        // Pages end on the main actor. A page that does not end must not keep the process running.
        let deadline = ContinuousClock.now + .seconds(2)
        while store.count > 0, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(10)) }
    }
}
