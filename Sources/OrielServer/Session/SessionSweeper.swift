internal import ServiceLifecycle

/// Lets time pass for sessions and tickets, and ends them when the server stops.
struct SessionSweeper: Service {
    let store: SessionStore
    let tickets: TicketOffice

    func run() async throws {
        await withGracefulShutdownHandler {
            while !Task.isShuttingDownGracefully, !Task.isCancelled {
                try? await cancelWhenGracefulShutdown { try await Task.sleep(for: .milliseconds(500)) }
                store.sweep()
                tickets.sweep(now: .now)
            }
        } onGracefulShutdown: {
            store.stop()
        }
        // Pages end on the main actor; a page that does not come to an end must not keep the process.
        let deadline = ContinuousClock.now + .seconds(2)
        while store.count > 0, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(10)) }
    }
}
