public import Hummingbird
public import NIOCore

/// The context passed to a host's routes with each request.
public struct ServerRequestContext: RequestContext, RemoteAddressRequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The peer's address; behind a proxy, the proxy's.
    public let remoteAddress: SocketAddress?
    let channel: any Channel

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
        channel = source.channel
    }
}
