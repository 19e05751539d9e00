/// What happens when, after a server was asked to stop.
///
///     0 ──── cut ──── cancellation ──── return ── timeout
///       │         │                 │          │
///       │         │                 │          the process is ended
///       │         │                 tasks that ignore their cancellation are left behind
///       │         connections that are still open are closed
///       requests are answered, pages take their snapshots, sockets say goodbye
struct ShutdownPlan: Sendable, Equatable {
    let timeout: Duration

    var cut: Duration { timeout / 2 }
    var cancellation: Duration { timeout * 3 / 4 }
    var `return`: Duration { timeout * 9 / 10 }
}
