public import HummingbirdCore

extension HTTPServerBuilder {
    /// Returns a builder of an HTTP/1.1 server whose connections can become sockets of a schema.
    ///
    /// The address of the peer identifies a client. Behind a proxy, all clients are the same one.
    ///
    /// - Parameters:
    ///   - sockets: The sockets.
    ///   - path: The path of handshakes. The default is `/graphql`.
    public static func http1(graphQL sockets: GraphQLSockets, at path: String = "/graphql") -> HTTPServerBuilder {
        HTTPServerBuilder { GraphQLChannel(responder: $0, sockets: sockets, path: path) }
    }
}
