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
        guard let kind = ItemKind(rawValue: type) else { throw .unknownItem(type) }
        switch kind {
        case .hello:
            let version = try reader.integer()
            // The following fields may have another form in another version.
            guard version == ClientFrameDecoder.version else { throw .unsupportedVersion(version) }
            self = .hello(try ClientHello(from: &reader))
        case .event:
            let number = try reader.integer()
            let node = try reader.node()
            let code = try reader.byte()
            guard let kind = EventKind(rawValue: code) else { throw .unknownEvent(code) }
            let payload = try ClientEvent.Payload(kind, from: &reader)
            self = .event(ClientEvent(number: number, node: node, payload: payload))
        case .acknowledge: self = .acknowledge(try reader.integer())
        case .environment: self = .environment(try BrowserEnvironment(from: &reader))
        case .pop: self = .pop(depth: try reader.integer(upTo: ClientBounds.depth), path: try reader.path())
        case .mount: self = .mount
        case .ping: self = .ping
        case .reply: self = .reply(command: try reader.integer(), json: try reader.string())
        }
    }

    /// Writes the item as a client does. Tests and tools use it to send messages to the server.
    package func write(to writer: inout ByteWriter) {
        switch self {
        case .hello(let hello):
            writer.byte(ItemKind.hello.rawValue)
            writer.integer(ClientFrameDecoder.version)
            writer.string(hello.token)
            writer.integer(hello.lastFrame)
            writer.string(hello.session)
            hello.environment.write(to: &writer)
            writer.string(hello.path)
            writer.data(hello.snapshot)
        case .event(let event):
            writer.byte(ItemKind.event.rawValue)
            writer.integer(event.number)
            writer.node(event.node)
            writer.byte(event.payload.kind.rawValue)
            event.payload.write(to: &writer)
        case .acknowledge(let number):
            writer.byte(ItemKind.acknowledge.rawValue)
            writer.integer(number)
        case .environment(let environment):
            writer.byte(ItemKind.environment.rawValue)
            environment.write(to: &writer)
        case .pop(let depth, let path):
            writer.byte(ItemKind.pop.rawValue)
            writer.integer(depth)
            writer.string(path)
        case .mount: writer.byte(ItemKind.mount.rawValue)
        case .ping: writer.byte(ItemKind.ping.rawValue)
        case .reply(let command, let json):
            writer.byte(ItemKind.reply.rawValue)
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
