public import Hummingbird
public import NIOCore

/// The context passed to a host's routes with each request.
public struct ServerRequestContext: RequestContext, RemoteAddressRequestContext {
    /// Hummingbird's part of the context: the logger, the parameters of the route, the endpoint.
    public var coreContext: CoreRequestContextStorage
    /// The peer's address; behind a proxy, the proxy's.
    public let remoteAddress: SocketAddress?
    let channel: any Channel

    /// Creates the context of a request. Hummingbird calls this; a test of routes does not need to.
    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
        channel = source.channel
    }
}
