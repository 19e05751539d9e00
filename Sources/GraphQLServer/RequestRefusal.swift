public import HTTPTypes

/// An error for a request that is rejected before GraphQL execution.
public struct RequestRefusal: Error, Sendable {
    /// The status of the response.
    public let status: HTTPResponse.Status
    /// The reason, a full sentence for the developer of the client.
    public let message: String
    /// The value of `Retry-After` in seconds; nil if a repeated request would be rejected, too.
    public let retryAfter: Int?

    init(_ status: HTTPResponse.Status, _ message: String, retryAfter: Int? = nil) {
        self.status = status
        self.message = message
        self.retryAfter = retryAfter
    }
}
