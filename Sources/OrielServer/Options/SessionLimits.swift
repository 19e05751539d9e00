/// The time and memory limits of a session.
struct SessionLimits: Sendable, Equatable {
    /// The time within which a served page must connect its socket.
    var attachTimeout: Duration = .seconds(15)
    /// The time for which a session outlives its connection.
    var resumeTimeout: Duration = .seconds(60)
    /// The time for which a connected client may be idle before its session is evicted to a snapshot.
    var idleTimeout: Duration = .seconds(1800)
    /// The time for which a page must be idle before a snapshot is taken.
    var snapshotDelay: Duration = .seconds(1)
    /// The time for which a page must be idle before it releases content that it can rebuild. The delay doubles each
    /// time, because for a page with occasional changes rebuilding costs more than it saves.
    var releaseDelay: Duration = .seconds(1)
    /// The delay before the first release of a page while many pages are in use. The memory of pages that are in use at the
    /// same time is fragmented when they release theirs, and only a part of it returns to the system.
    var crowdedReleaseDelay: Duration = .milliseconds(125)
    /// The most pages that may be in use at the same time before `crowdedReleaseDelay` applies. Pages that wait for
    /// their browser, and those that have released their content, do not count.
    var crowdedPageCount = 8
    /// The maximum of the doubled delay.
    var longestReleaseDelay: Duration = .seconds(8)
    /// The maximum number of bytes of unacknowledged frames kept for a reconnect.
    var replayBytes = 256 * 1024
    /// The maximum number of queued messages of a client; beyond it, the client's socket stops reading.
    var queuedMessages = 64

    init() {}
}
