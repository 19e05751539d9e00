/// The frames that a server sends.
package enum ServerFrame: Equatable, Sendable {
    /// `goesOn` is false if a mount follows.
    case welcome(session: String, lastFrame: UInt32, goesOn: Bool)
    /// The operations that change the page; see ``Operation``.
    case patches(FrameHead, operations: [UInt8])
    case mount(FrameHead, MountedPage)
    /// A sealed snapshot that the client sends back in a later hello.
    case snapshot([UInt8])
    case pong
    case end(EndReason)

    package var kind: FrameKind {
        switch self {
        case .welcome: .welcome
        case .patches: .patches
        case .mount: .mount
        case .snapshot: .snapshot
        case .pong: .pong
        case .end: .end
        }
    }

    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.byte(kind.rawValue)
        switch self {
        case .welcome(let session, let lastFrame, let goesOn):
            writer.string(session)
            writer.integer(lastFrame)
            writer.flag(goesOn)
        case .patches(let head, let operations):
            head.write(to: &writer)
            writer.append(operations)
        case .mount(let head, let page):
            head.write(to: &writer)
            writer.integer(page.firstNode)
            writer.string(page.markup)
            writer.string(page.rules)
            writer.string(page.title)
        case .snapshot(let sealed): writer.data(sealed)
        case .pong: break
        case .end(let reason): writer.byte(reason.rawValue)
        }
        return writer.bytes
    }
}

/// The fields that begin a patch or mount frame.
package struct FrameHead: Equatable, Sendable {
    /// Increases by one with each patch or mount frame of a session.
    package var number: UInt32
    /// The highest number of an event that has been handled; 0 for none.
    package var answeredEvent: UInt32

    package init(number: UInt32, answeredEvent: UInt32) {
        self.number = number
        self.answeredEvent = answeredEvent
    }

    fileprivate func write(to writer: inout ByteWriter) {
        writer.integer(number)
        writer.integer(answeredEvent)
    }
}

/// The content of a mount frame.
package struct MountedPage: Equatable, Sendable {
    /// The number of the first node in the markup.
    package var firstNode: UInt32
    /// The markup inside `#oriel`.
    package var markup: String
    /// The style rules that the markup needs beyond those of all pages.
    package var rules: String
    package var title: String

    package init(firstNode: UInt32, markup: String, rules: String, title: String) {
        self.firstNode = firstNode
        self.markup = markup
        self.rules = rules
        self.title = title
    }
}
