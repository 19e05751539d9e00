/// The reason why the server closes a socket.
///
/// Sources: RFC 6455, section 7.4.1; the protocol graphql-transport-ws.
enum SocketCloseCode: UInt16, Sendable {
    case normal = 1000
    /// The server stops.
    case goingAway = 1001
    case protocolError = 1002
    /// A binary message.
    case unacceptableData = 1003
    /// Too many messages.
    case policyViolation = 1008
    case messageTooLarge = 1009
    case tryAgainLater = 1013
    case invalidMessage = 4400
    case unauthorized = 4401
    case forbidden = 4403
    case subprotocolNotAcceptable = 4406
    case initTimeout = 4408
    case subscriberExists = 4409
    case tooManyInits = 4429
    case internalError = 4500
}
