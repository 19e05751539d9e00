import Foundation
import MomentsModel

/// How requests get to the server and answers back: in the same process, or over HTTP.
///
/// A transport belongs to one browser session and knows by which secret its person is signed in; operations never say who asks.
public protocol APITransport: Sendable {
    /// Sends a GraphQL request.
    ///
    /// - Parameter body: JSON with `query`, `operationName` and `variables`.
    /// - Returns: The status of HTTP, 200 where there is none, and the JSON of the response.
    /// - Throws: What kept the request from being answered at all; an answer of any status is returned.
    func execute(_ body: Data) async throws -> APIAnswer

    /// Sends a GraphQL subscription.
    ///
    /// The stream ends when the server ends it, and throws when the connection is lost. Who stops reading cancels it.
    ///
    /// - Returns: The JSON of each response; nil if the transport has no streams, so that one has to ask from time to time.
    func subscribe(_ body: Data) -> AsyncThrowingStream<Data, any Error>?

    /// Sends a photo.
    ///
    /// - Parameters:
    ///   - file: A file of any type the server takes.
    ///   - progress: Called with the share that has been sent, from 0 to 1, from any thread.
    /// - Throws: `APISessionError.refused` with the server's reason, or whatever kept the photo from being sent.
    func upload(_ file: URL, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoUpload

    /// Sends requests with another secret from now on; nil sends none.
    func authorize(with token: String?)
}

/// What came back for a request.
public struct APIAnswer: Sendable {
    public var status: Int
    public var body: Data

    public init(status: Int = 200, body: Data) {
        self.status = status
        self.body = body
    }
}
