public import Hummingbird
public import NIOCore

/// What a route of a host is given beside the request.
public struct ServerRequestContext: RequestContext, RemoteAddressRequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The other end of the connection; behind a proxy, the proxy.
    public let remoteAddress: SocketAddress?
    let channel: any Channel

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        remoteAddress = source.channel.remoteAddress
        channel = source.channel
    }
}
