import Foundation

/// A client transport that sends API requests to the server, in the same process or over HTTP.
///
/// A transport belongs to one browser session and holds the token of its sign-in; operations carry no credentials.
public protocol APITransport: Sendable {
    /// Sends a GraphQL request.
    ///
    /// - Parameter body: JSON with `query`, `operationName` and `variables`.
    /// - Returns: The HTTP status (200 if the transport has none) and the JSON response, for any status.
    /// - Throws: The error that prevented a response.
    func execute(_ body: Data) async throws -> APIAnswer

    /// Sends a GraphQL subscription.
    ///
    /// The stream ends when the server ends it, and throws when the connection is lost. Ending the iteration cancels the
    /// subscription.
    ///
    /// - Returns: The JSON of each response; nil if the transport does not support streams, so that the client has to poll.
    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>?

    /// Authenticates subsequent requests with `token`; nil sends none.
    func authorize(with token: String?)
}

/// The response to a request.
public struct APIAnswer: Sendable {
    public var status: Int
    public var body: Data

    public init(status: Int = 200, body: Data) {
        self.status = status
        self.body = body
    }
}
