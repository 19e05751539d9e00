public import GraphQL
import HTTPTypes
public import Hummingbird
public import Logging
public import NIOCore
import NIOWebSocket

/// Serves a schema over WebSockets, by the protocol `graphql-transport-ws`.
///
///     let sockets = GraphQLSockets(schema) { handshake in
///         try await viewer(token: handshake.payload["Authorization"])
///     }
///     let application = Application(router: router, server: .http1(graphQL: sockets))
///
/// A socket executes queries, mutations and subscriptions, with the limits and the persisted documents of
/// ``GraphQLServerOptions``, and with those of ``GraphQLSocketOptions``. The next response to a subscription is requested
/// when the previous one is written, so a slow client slows down the source. When the server stops, sockets are closed
/// with 1001.
///
/// In a server that brings its own connections, pass handshakes to ``accept(_:client:)``.
///
/// Source: https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
public struct GraphQLSockets: Sendable {
    /// The maximum size of a WebSocket frame in bytes, for the decoder of the connection.
    public let maximumFrameSize: Int
    private let publicOrigin: String?
    private let places: ClientPlaces
    private let serve: Serve

    fileprivate typealias Frames = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
    fileprivate typealias Serve = @Sendable (GraphQLHandshake, Frames, _ isKnown: Bool) async -> Void

    /// Creates the sockets of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema to serve.
    ///   - options: The limits of operations. Those for HTTP alone, such as `eventStreams`, do not apply.
    ///   - sockets: The limits of sockets.
    ///   - logger: Receives masked errors at the level `error`.
    ///   - context: Returns the context of an operation, which carries the viewer and access to data. Called once when
    ///     the client sends `connection_init`, where the context is not used, and once for each operation. Throw an
    ///     `HTTPError` to refuse the client: with the status 401 its socket is closed with 4401, with 403 with 4403, with
    ///     429 and 503 with 1013. An operation that is refused later gets an error.
    public init<Viewer: Sendable>(
        _ schema: Schema<Viewer>,
        options: GraphQLServerOptions = GraphQLServerOptions(),
        sockets: GraphQLSocketOptions = GraphQLSocketOptions(),
        logger: Logger = Logger(label: "graphql"),
        context: @escaping @Sendable (GraphQLHandshake) async throws -> Viewer
    ) {
        var withoutStreams = options
        withoutStreams.eventStreams = nil
        let endpoint = SocketEndpoint(
            service: GraphQLService(schema: schema, options: withoutStreams),
            options: sockets,
            logger: logger,
            makeContext: context
        )
        maximumFrameSize = sockets.maximumMessageSize
        publicOrigin = sockets.publicOrigin?.lowercased()
        places = ClientPlaces(
            of: "sockets",
            maximumCount: sockets.maximumCount,
            maximumCountPerClient: sockets.maximumCountPerClient
        )
        serve = { handshake, channel, isKnown in
            await SocketSession<Viewer>.run(endpoint, handshake, channel, isKnown: isKnown)
        }
    }

    /// Decides whether a request may become a socket.
    ///
    /// The request must be a valid handshake by RFC 6455. A client that speaks another protocol is accepted, too, and its
    /// socket closed with 4406, because a program cannot read the response to a handshake.
    ///
    /// - Parameter client: A text that identifies the client, for the limit of sockets per client; nil if it is unknown.
    /// - Throws: `RequestRefusal` with status 403 for a page of another site, 429 if the client has no place left, 503 if
    ///   the server has none.
    public func accept(_ request: Request, client: String?) throws(RequestRefusal) -> AcceptedSocket {
        let isOwn = publicOrigin != nil && request.headers[.origin]?.lowercased() == publicOrigin
        guard isOwn || !CrossSitePolicy.refuses(request.headers, authority: request.head.authority) else {
            throw RequestRefusal(.forbidden, "Cross-site requests are not allowed.")
        }
        let place = try places.take(for: client)
        let handshake = GraphQLHandshake(request, client: client)
        let isKnown = request.headers[values: .secWebSocketProtocol].contains { value in
            value.split(separator: ",").contains { $0.trimmed == SocketProtocol.name }
        }
        return AcceptedSocket(subprotocol: isKnown ? SocketProtocol.name : nil) { [serve] channel in
            await serve(handshake, channel, isKnown)
            place.free()
        }
    }
}

/// A request that becomes a socket. It takes a place of its client until its last copy is released.
public struct AcceptedSocket: Sendable {
    /// The value of `Sec-WebSocket-Protocol` in the response; nil if the response must not have this header.
    public let subprotocol: String?
    private let serve: @Sendable (GraphQLSockets.Frames) async -> Void

    fileprivate init(subprotocol: String?, serve: @escaping @Sendable (GraphQLSockets.Frames) async -> Void) {
        self.subprotocol = subprotocol
        self.serve = serve
    }

    /// Adds handlers to the channel of the socket. Must be called on its event loop, after the upgrade, when the pipeline
    /// ends with NIO's decoder and encoder of WebSocket frames.
    ///
    /// - Returns: A function that serves the socket and returns when its channel is closed. It must be called.
    /// - Throws: The error of the channel, which is closed already.
    public func start(on channel: any Channel) throws -> @Sendable () async -> Void {
        try channel.syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: 16_384, high: 65_536))
        let frames = try GraphQLSockets.Frames(
            wrappingChannelSynchronously: channel,
            configuration: .init(
                // A frame can be as large as a message, so few of them may wait.
                backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2),
                isOutboundHalfClosureEnabled: true
            )
        )
        return { [serve] in await serve(frames) }
    }
}
