internal import HTTPTypes
public import Hummingbird

extension ServerOptions {
    /// Returns the address of a route's client, in the form of ``SessionRequest/clientAddress``.
    public func clientAddress(of request: Request, in context: ServerRequestContext) -> String {
        let forwarded = trustsForwarded ? request.headers[values: .xForwardedFor].last : nil
        return ClientAddress.of(context.channel, forwarded: forwarded)
    }
}
