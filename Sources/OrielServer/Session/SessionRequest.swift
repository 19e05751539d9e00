public import Hummingbird

/// The request that starts a session: the page's request, or the socket's if the session is rebuilt.
///
/// It has the members of the request, such as `headers`, `cookies` and `uri`.
@dynamicMemberLookup
public struct SessionRequest: Sendable {
    /// The original request.
    public let request: Request
    /// The client's address, as used for limits per address: its IPv4 address, or a key for the /56 network of its IPv6
    /// address.
    ///
    /// Behind a proxy, it is the address that the proxy reports if `--trust-forwarded` is set, otherwise the proxy's
    /// own.
    public let clientAddress: String

    /// Creates a request, for example for a test.
    public init(_ request: Request, clientAddress: String) {
        self.request = request
        self.clientAddress = clientAddress
    }

    /// Returns a member of the original request: `request.headers` is `request.request.headers`.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Request, Value>) -> Value { request[keyPath: keyPath] }
}
