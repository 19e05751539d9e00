/// How long a session lives, and how much it may take.
struct SessionLimits: Sendable, Equatable {
    /// How long a page that was served waits for its socket.
    var attachTimeout: Duration = .seconds(15)
    /// How long a session outlives its connection.
    var resumeTimeout: Duration = .seconds(60)
    /// How long a connected person may do nothing before the session is evicted to its snapshot.
    var idleTimeout: Duration = .seconds(1800)
    /// How long nothing must happen before a snapshot is taken.
    var snapshotDelay: Duration = .seconds(1)
    /// How long nothing must happen before a page lets go of what it can make again; each time it takes twice as long, since
    /// where something happens now and then, making it again costs more than it saves.
    var restDelay: Duration = .seconds(1)
    /// More than that it never takes.
    var longestRestDelay: Duration = .seconds(8)
    /// How many bytes of unacknowledged frames are kept for a reconnect.
    var replayBytes = 256 * 1024
    /// How many messages of a client may wait before its socket is read no further.
    var queuedMessages = 64

    init() {}
}
