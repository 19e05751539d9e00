public import GraphQL
public import Hummingbird

/// What a client has sent to open a WebSocket.
public struct GraphQLHandshake: Sendable {
    /// The request that became the socket, with its headers and cookies; it has no body.
    public let request: Request
    /// A text that identifies the client, such as its address; nil if the server does not know one.
    public let client: String?
    /// The payload of the client's first message, `connection_init`, such as `{"Authorization": "Bearer …"}`.
    public internal(set) var payload: ObjectValue = [:]

    /// Creates a handshake, for example for a test.
    public init(_ request: Request, client: String?, payload: ObjectValue = [:]) {
        self.request = request
        self.client = client
        self.payload = payload
    }
}
