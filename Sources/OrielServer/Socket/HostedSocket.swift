public import NIOCore

/// A WebSocket of the host: requests for its path become sockets that the host serves itself, on the server's port.
///
///     server.sockets = [
///         HostedSocket(path: "/feed", maximumFrameSize: 65_536) { request in
///             guard request.headers[.origin] != nil else {
///                 return .refuse(SocketRefusal(status: 403, message: "Only pages may connect."))
///             }
///             return .accept(subprotocol: nil) { channel in
///                 let frames = try NIOAsyncChannel<WebSocketFrame, WebSocketFrame>(wrappingChannelSynchronously: channel)
///                 return { await serve(frames) }
///             }
///         }
///     ]
///
/// The server checks the handshake, the `Host` header and, if there is one, the `Origin` header, as for its own sockets:
/// pages of other origins get no socket. Its limits of connections apply, too; all other limits are up to the host.
/// Requests for the path that are no handshakes go to the routes. A connection can become a socket only with its first
/// request, as browsers and the libraries for sockets do it.
public struct HostedSocket: Sendable {
    /// The decision about a handshake.
    public enum Decision: Sendable {
        /// The request becomes a socket.
        ///
        /// - Parameters:
        ///   - subprotocol: The value of `Sec-WebSocket-Protocol` in the response; nil for no such header.
        ///   - start: Adds handlers to the channel, whose pipeline ends with NIO's decoder and encoder of WebSocket frames.
        ///     Called once, on the channel's event loop. It returns the function that serves the socket, which runs in the
        ///     task of the connection, and must return when the channel is closed or soon after the server begins to stop.
        case accept(subprotocol: String?, start: @Sendable (any Channel) throws -> @Sendable () async -> Void)
        /// The request is answered with an error and its connection closed.
        case refuse(SocketRefusal)
    }

    /// The path of handshakes, such as `/graphql`.
    public let path: String
    /// The maximum size of a frame from the client in bytes. A larger one is an error of NIO's decoder.
    public let maximumFrameSize: Int
    let decide: @Sendable (SessionRequest) -> Decision

    /// Creates a socket.
    ///
    /// - Parameters:
    ///   - path: The path of handshakes; it cannot begin with `/oriel/`.
    ///   - maximumFrameSize: The maximum size of a frame from the client in bytes.
    ///   - decide: Decides about a handshake. It is called on an event loop, so it must not wait: a host that has to ask a
    ///     database does so after the upgrade, and closes the socket if need be.
    public init(
        path: String,
        maximumFrameSize: Int,
        decide: @escaping @Sendable (SessionRequest) -> Decision
    ) {
        precondition(!path.hasPrefix("/oriel/"), "A HostedSocket cannot have a path of the server's own, '\(path)'.")
        self.path = path
        self.maximumFrameSize = maximumFrameSize
        self.decide = decide
    }
}

/// The answer to a handshake that does not become a socket.
public struct SocketRefusal: Sendable {
    /// The status of the response, such as 403.
    public let status: Int
    /// The reason, in plain text.
    public let message: String
    /// The value of `Retry-After` in seconds; nil if a repeated request would be refused, too.
    public let retryAfter: Int?

    /// Creates an answer.
    ///
    /// - Parameter status: From 400 to 599.
    public init(status: Int, message: String, retryAfter: Int? = nil) {
        self.status = status
        self.message = message
        self.retryAfter = retryAfter
    }
}
