internal import NIOCore

/// The size, rate and time limits of a connection.
struct SocketLimits: Sendable {
    /// The most bytes of a message, and of one WebSocket frame.
    var maximumMessage = 64 * 1024
    /// The most WebSocket frames of one message.
    var maximumFragments = 16
    /// The most items in a burst, and the sustained items per second.
    var itemBurst = 480.0
    var itemRate = 240.0
    /// The HTTP deadlines. Idle connections are closed soon: a browser would keep six of them for minutes, which use
    /// more memory than an idle page, and it can reopen them quickly.
    var requests = RequestDeadlines.Limits()
    /// The time limit for the hello of a socket.
    var helloTimeout = TimeAmount.seconds(5)
    /// How often a silent peer is pinged, and how long its answer may take.
    var pingInterval = TimeAmount.seconds(30)
    var pongTimeout = TimeAmount.seconds(15)
    /// How long a peer may read no bytes.
    var stallTimeout = TimeAmount.seconds(20)
    /// How long a closing handshake may take before the connection is cut.
    var closeTimeout = TimeAmount.seconds(2)
    /// How long connections may continue after the server is asked to stop.
    var shutdownCut = TimeAmount.seconds(5)
    /// The most bytes queued in the channel. Above it, no frames are requested from the session.
    var writeBuffer = 64 * 1024

    init() {}

    init(options: ServerOptions) {
        maximumMessage = options.maxFrameSize
        itemRate = Double(options.maxMessageRate)
        itemBurst = Double(2 * options.maxMessageRate)
        stallTimeout = .seconds(Int64(options.stallTimeout))
        requests.stall = stallTimeout
        requests.head = .seconds(Int64(options.requestTimeout))
        requests.uploadRate = options.minUploadRate
        shutdownCut = .nanoseconds(ShutdownPlan(timeout: .seconds(options.shutdownTimeout)).cut.nanoseconds)
        // A proxy keeps connections for a minute, and loses a request if the server closes first.
        if options.trustsForwarded || options.publicURL != nil { requests.idle = .seconds(75) }
    }
}
