/// One item of a client's message.
package enum ClientItem: Equatable, Sendable {
    case hello(ClientHello)
    case event(ClientEvent)
    /// The number of the last patch frame the client has applied.
    case acknowledge(UInt32)
    case environment(BrowserEnvironment)
    /// The user went back or forward to a history entry.
    case pop(depth: UInt32, path: String)
    /// The client cannot continue and requests the whole page.
    case mount
    case ping
    /// The JSON reply to a command that requested one.
    case reply(command: UInt32, json: String)
}

/// The first item a client sends on a connection.
package struct ClientHello: Equatable, Sendable {
    /// The token from the page's document; single use.
    package var token: String
    /// The number of the last patch frame applied; 0 for none.
    package var lastFrame: UInt32
    /// The session name from the previous connection's welcome; empty if there was none.
    package var session: String
    package var environment: BrowserEnvironment
    /// Path with query.
    package var path: String
    /// A sealed snapshot; empty if the client has none.
    package var snapshot: [UInt8]

    package init(
        token: String,
        lastFrame: UInt32 = 0,
        session: String = "",
        environment: BrowserEnvironment,
        path: String = "/",
        snapshot: [UInt8] = []
    ) {
        self.token = token
        self.lastFrame = lastFrame
        self.session = session
        self.environment = environment
        self.path = path
        self.snapshot = snapshot
    }
}

extension ClientItem {
    init(from reader: inout ByteReader) throws(FrameError) {
        let type = try reader.byte()
        switch type {
        case 1:
            let version = try reader.integer()
            // The following fields may have another form in another version.
            guard version == ClientFrameDecoder.version else { throw .unsupportedVersion(version) }
            self = .hello(try ClientHello(from: &reader))
        case 2:
            let number = try reader.integer()
            let node = try reader.node()
            let kind = try reader.byte()
            let payload = try ClientEvent.Payload(kind: kind, from: &reader)
            self = .event(ClientEvent(number: number, node: node, payload: payload))
        case 3: self = .acknowledge(try reader.integer())
        case 4: self = .environment(try BrowserEnvironment(from: &reader))
        case 5: self = .pop(depth: try reader.integer(upTo: ClientBounds.depth), path: try reader.path())
        case 6: self = .mount
        case 7: self = .ping
        case 8: self = .reply(command: try reader.integer(), json: try reader.string())
        default: throw .unknownItem(type)
        }
    }

    /// Writes the item as a client does. Tests and tools use it to send messages to the server.
    package func write(to writer: inout ByteWriter) {
        switch self {
        case .hello(let hello):
            writer.byte(1)
            writer.integer(ClientFrameDecoder.version)
            writer.string(hello.token)
            writer.integer(hello.lastFrame)
            writer.string(hello.session)
            hello.environment.write(to: &writer)
            writer.string(hello.path)
            writer.data(hello.snapshot)
        case .event(let event):
            writer.byte(2)
            writer.integer(event.number)
            writer.node(event.node)
            writer.byte(event.payload.kind)
            event.payload.write(to: &writer)
        case .acknowledge(let number):
            writer.byte(3)
            writer.integer(number)
        case .environment(let environment):
            writer.byte(4)
            environment.write(to: &writer)
        case .pop(let depth, let path):
            writer.byte(5)
            writer.integer(depth)
            writer.string(path)
        case .mount: writer.byte(6)
        case .ping: writer.byte(7)
        case .reply(let command, let json):
            writer.byte(8)
            writer.integer(command)
            writer.string(json)
        }
    }
}

extension ClientHello {
    fileprivate init(from reader: inout ByteReader) throws(FrameError) {
        self.init(
            token: try reader.string(upTo: ClientBounds.tokenBytes),
            lastFrame: try reader.integer(),
            session: try reader.string(upTo: ClientBounds.tokenBytes),
            environment: try BrowserEnvironment(from: &reader),
            path: try reader.path(),
            snapshot: try reader.data()
        )
    }
}
