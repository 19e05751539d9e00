internal import NIOCore

/// What one connection may do, and how long it may take.
struct SocketLimits: Sendable {
    /// Bytes of one message, and of one WebSocket frame.
    var maximumMessage = 64 * 1024
    /// WebSocket frames one message may come in.
    var maximumFragments = 16
    /// Items of messages at once, and per second for long.
    var itemBurst = 480.0
    var itemRate = 240.0
    /// Deadlines of HTTP. A kept connection is closed soon: a browser keeps six of them for minutes, which takes more
    /// memory than the page at rest, and opens another in no time.
    var requests = RequestDeadlines.Limits()
    /// How long a socket may take to say hello.
    var helloTimeout = TimeAmount.seconds(5)
    /// How often a silent socket is asked whether it is there, and how long the answer may take.
    var pingInterval = TimeAmount.seconds(30)
    var pongTimeout = TimeAmount.seconds(15)
    /// How long a socket may take no bytes.
    var stallTimeout = TimeAmount.seconds(20)
    /// How long a goodbye may take before the connection is cut.
    var closeTimeout = TimeAmount.seconds(2)
    /// How long connections may go on after the server was asked to stop.
    var shutdownCut = TimeAmount.seconds(5)
    /// Bytes that may wait in the channel before the session is asked for no more.
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
        // A proxy keeps its connections for a minute, and loses a request if it is cut off first.
        if options.trustsForwarded || options.publicURL != nil { requests.idle = .seconds(75) }
    }
}
