/// Options for WebSockets, on which clients execute operations; the default limits suit untrusted clients.
///
/// The limits of documents, cost and time are those of ``GraphQLServerOptions``.
public struct GraphQLSocketOptions: Sendable {
    /// The maximum size of a message from a client in bytes; a larger message closes the socket with 1009. The default
    /// is 256 KiB.
    public var maximumMessageSize = 256 << 10
    /// The maximum number of operations that run on a socket at a time; another one gets an error. The default is 50.
    public var maximumOperations = 50
    /// The sustained number of frames per second that a client may send, and ten times as many at once; more of them
    /// close the socket with 1008. The default is 50.
    public var messageRate = 50
    /// The time for the first message, `connection_init`, after which the socket is closed with 4408. The default is 10
    /// seconds.
    public var initTimeout = Duration.seconds(10)
    /// The interval between pings. A client from which nothing has come for an interval after a ping is disconnected. The
    /// default is 15 seconds.
    public var keepAliveInterval = Duration.seconds(15)
    /// The time that a client may take to read a response when the buffers of its connection are full, after which it is
    /// disconnected. The default is 30 seconds.
    public var stallTimeout = Duration.seconds(30)
    /// The public origin of the server, such as `https://api.example`, if a proxy passes on another `Host`. Its pages may
    /// open sockets, besides those of the host of the request. The default is nil.
    public var publicOrigin: String?
    /// The clock that measures `initTimeout` and `keepAliveInterval`; a test can control it.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The maximum number of sockets at a time; another handshake is answered with 503. The default is 1,000.
    public var maximumCount = 1_000
    /// The maximum number of sockets of one client at a time; another handshake is answered with 429. The default is 20.
    public var maximumCountPerClient = 20

    /// Creates options that suit untrusted clients.
    public init() {}
}
