/// The timeline of a server's shutdown.
///
///     0 ──── cut ──── cancellation ──── return ── timeout
///       │         │                 │          │
///       │         │                 │          the process is terminated
///       │         │                 tasks that ignore their cancellation are abandoned
///       │         open connections are closed
///       requests are answered, pages send snapshots, sockets send close frames
struct ShutdownPlan: Sendable, Equatable {
    let timeout: Duration

    var cut: Duration { timeout / 2 }
    var cancellation: Duration { timeout * 3 / 4 }
    var `return`: Duration { timeout * 9 / 10 }
}
