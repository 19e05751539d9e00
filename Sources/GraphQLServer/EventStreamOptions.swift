/// Options for event streams, which carry the responses to subscriptions.
///
///     var options = GraphQLServerOptions()
///     options.eventStreams = EventStreamOptions()
public struct EventStreamOptions: Sendable {
    /// The interval between the comments that keep an idle connection open in proxies, and that find a client whose
    /// connection was lost. The default is 15 seconds.
    public var keepAliveInterval = Duration.seconds(15)
    /// The clock that measures the interval; a test can control it.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// The maximum number of streams at a time; another request is answered with 503. The default is 1,000.
    public var maximumCount = 1_000
    /// The maximum number of streams of one client at a time; another request is answered with 429. The default is 20.
    /// Applies to routes that know their clients: those with the argument `client` of `addGraphQL`.
    public var maximumCountPerClient = 20

    /// Creates options that suit untrusted clients.
    public init() {}
}
