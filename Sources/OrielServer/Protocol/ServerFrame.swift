/// The frames written by the server. Patch and mount frames come from the page.
package enum ServerFrame: Equatable, Sendable {
    /// `goesOn` is false if a mount follows.
    case welcome(session: String, lastFrame: UInt32, goesOn: Bool)
    /// A sealed snapshot that the client sends back in a later hello.
    case snapshot([UInt8])
    case pong
    case end(EndReason)

    package var bytes: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .welcome(let session, let lastFrame, let goesOn):
            writer.byte(1)
            writer.string(session)
            writer.integer(lastFrame)
            writer.byte(goesOn ? 1 : 0)
        case .snapshot(let sealed):
            writer.byte(4)
            writer.data(sealed)
        case .pong: writer.byte(5)
        case .end(let reason):
            writer.byte(6)
            writer.byte(reason.rawValue)
        }
        return writer.bytes
    }
}

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
