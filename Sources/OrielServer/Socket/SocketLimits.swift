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
    /// How long a connection may take to send its first request.
    var requestTimeout = TimeAmount.seconds(10)
    /// How long a kept connection may be silent between requests. A browser keeps six of them for minutes, which takes more
    /// memory than the page at rest, and opens another in no time.
    var idleTimeout = TimeAmount.seconds(10)
    /// How long a socket may take to say hello.
    var helloTimeout = TimeAmount.seconds(5)
    /// How often a silent socket is asked whether it is there, and how long the answer may take.
    var pingInterval = TimeAmount.seconds(30)
    var pongTimeout = TimeAmount.seconds(15)
    /// How long a socket may take no bytes.
    var stallTimeout = TimeAmount.seconds(20)
    /// How long a goodbye may take before the connection is cut.
    var closeTimeout = TimeAmount.seconds(2)
    /// Bytes that may wait in the channel before the session is asked for no more.
    var writeBuffer = 64 * 1024

    init() {}

    init(options: ServerOptions) {
        maximumMessage = options.maxFrameSize
        itemRate = Double(options.maxMessageRate)
        itemBurst = Double(2 * options.maxMessageRate)
        stallTimeout = .seconds(Int64(options.stallTimeout))
        // A proxy keeps its connections for a minute, and loses a request if it is cut off first.
        if options.trustsForwarded || options.publicURL != nil { idleTimeout = .seconds(75) }
    }
}
