/// The time and memory limits of a session.
struct SessionLimits: Sendable, Equatable {
    /// How long a served page waits for its socket.
    var attachTimeout: Duration = .seconds(15)
    /// How long a session outlives its connection.
    var resumeTimeout: Duration = .seconds(60)
    /// How long a connected client may be idle before its session is evicted to a snapshot.
    var idleTimeout: Duration = .seconds(1800)
    /// How long a page must be idle before a snapshot is taken.
    var snapshotDelay: Duration = .seconds(1)
    /// How long a page must be idle before it releases content that it can rebuild. The delay doubles each time,
    /// because for a page with occasional changes rebuilding costs more than it saves.
    var releaseDelay: Duration = .seconds(1)
    /// The maximum of the doubled delay.
    var longestReleaseDelay: Duration = .seconds(8)
    /// The most bytes of unacknowledged frames kept for a reconnect.
    var replayBytes = 256 * 1024
    /// The most messages of a client that may be queued before its socket stops reading.
    var queuedMessages = 64

    init() {}
}
