internal import HTTPTypes
public import Hummingbird

/// The request a session begins with: that of its page, or of its socket when it is made again.
///
/// It has what the request has, such as `headers`, `cookies` and `uri`.
@dynamicMemberLookup
public struct SessionRequest: Sendable {
    /// The request as it came.
    public let request: Request
    /// Where the client is, for limits that count per address: its IPv4 address, or the network of its IPv6 address.
    ///
    /// Behind a proxy it is what the proxy says if `--trust-forwarded` is given, else the proxy.
    public let clientAddress: String

    /// A request as a test makes it.
    public init(_ request: Request, clientAddress: String) {
        self.request = request
        self.clientAddress = clientAddress
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<Request, Value>) -> Value { request[keyPath: keyPath] }
}

extension ServerOptions {
    /// Where the client of a route is, named as in `SessionRequest/clientAddress`.
    public func clientAddress(of request: Request, in context: ServerRequestContext) -> String {
        let forwarded = trustsForwarded ? request.headers[values: .xForwardedFor].last : nil
        return ClientAddress.of(context.channel, forwarded: forwarded)
    }
}
