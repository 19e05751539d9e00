/// The reason the server ends a connection.
package enum EndReason: UInt8, Sendable, CaseIterable {
    /// The server is stopping or full; the client reconnects.
    case stopping = 1
    /// The client reads too slowly.
    case tooSlow = 2
    /// The idle session was evicted; the client reconnects with its snapshot when the page is used again.
    case evicted = 3
    /// The client has no access to this session; it reloads the page.
    case notAllowed = 4
    case protocolError = 5
    /// The session crashed a worker each time it was resumed. The page shows a message and does not reconnect.
    case failed = 6

    /// The code of the WebSocket close frame that follows.
    package var closeCode: UInt16 {
        switch self {
        case .stopping, .evicted: 1001
        case .tooSlow, .notAllowed: 1008
        case .failed: 1011
        case .protocolError: 1002
        }
    }
}
