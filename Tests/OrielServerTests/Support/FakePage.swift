import Foundation
import OrielProtocol
import Synchronization

@testable import OrielServer

/// A page with one text and one counter. A frame contains both as text after the common header.
final class FakePage: LivePage {
    struct Contents: Sendable {
        var text = ""
        var taps = 0
        var inputs: [PageInput] = []
        var isDirty = false
        var nextFrame: UInt32 = 1
        var lastEvent: UInt32 = 0
        var hasEnded = false
        var handler: (@Sendable () -> Void)?
        /// The number of padding bytes added to each frame.
        var padding = 0
        var snapshot: [UInt8]?
        /// Performs a command and returns the client's reply; nil if there is none.
        var client: (@Sendable (_ command: String, _ argument: String) async -> String?)?
        /// The commands without a reply.
        var sent: [String] = []
        var releaseCount = 0
        /// Called by `releaseRemoved()`.
        var releaseHandler: (@Sendable () -> Void)?
        var keepsUp = true
    }

    let request: PageRequest
    let services: SessionServices
    let contents = Mutex(Contents())
    let inspectorLog = InspectorLog()

    init(request: PageRequest, services: SessionServices) {
        self.request = request
        self.services = services
        if let snapshot = request.snapshot { contents.withLock { $0.text = String(decoding: snapshot, as: UTF8.self) } }
    }

    /// Changes the text from outside, like a timer.
    func setText(_ text: String, padding: Int = 0) {
        let handler = contents.withLock { contents in
            contents.text = text
            contents.padding = padding
            contents.isDirty = true
            return contents.handler
        }
        handler?()
    }

    /// Answers with the text of the page, but has no nodes.
    func inspect(_ question: InspectorQuestion) async -> [UInt8]? {
        switch question {
        case .open:
            inspectorLog.open()
            return Array("{}".utf8)
        case .tree: return Array("\"\(contents.withLock { $0.text })\"".utf8)
        case .details, .path: return nil
        }
    }

    func render(patience: Duration) async -> PageMarkup {
        PageMarkup(body: "<p>\(contents.withLock { $0.text })</p>", title: "Fake <page>", nodeCount: 1)
    }

    func handle(_ inputs: [PageInput]) async -> [EventDrop] {
        contents.withLock { contents in
            contents.inputs += inputs
            var drops: [EventDrop] = []
            for case .event(let event) in inputs {
                contents.lastEvent = event.number
                switch event.payload {
                case _ where event.node != 1: drops.append(.unknownNode)
                case .input(let text): contents.text = text
                case .tap: contents.taps += 1
                default: drops.append(.notListening)
                }
                contents.isDirty = true
            }
            return drops
        }
    }

    func setFrameHandler(_ handler: (@Sendable () -> Void)?) { contents.withLock { $0.handler = handler } }

    func nextFrame() async -> PageFrame? {
        contents.withLock { contents in contents.isDirty ? Self.frame(type: 2, &contents) : nil }
    }

    func releaseRemoved() { contents.withLock { $0.releaseHandler }?() }

    func setPresence(_ isPresent: Bool) async {}

    func setKeepsUp(_ keepsUp: Bool) { contents.withLock { $0.keepsUp = keepsUp } }

    func mountFrame() async -> PageFrame { contents.withLock { Self.frame(type: 3, &$0) } }

    private static func frame(type: UInt8, _ contents: inout Contents) -> PageFrame {
        contents.isDirty = false
        var writer = ByteWriter()
        writer.byte(type)
        writer.integer(contents.nextFrame)
        writer.integer(contents.lastEvent)
        writer.string(contents.text + "|\(contents.taps)" + String(repeating: ".", count: contents.padding))
        defer { contents.nextFrame += 1 }
        return PageFrame(number: contents.nextFrame, bytes: writer.bytes)
    }

    func snapshot() async -> [UInt8]? {
        contents.withLock { contents in
            contents.snapshot ?? (contents.text.isEmpty ? nil : Array(contents.text.utf8))
        }
    }

    func send(_ command: ClientCommand) {
        contents.withLock { $0.sent.append("\(command.name.rawValue) \(command.argument)") }
    }

    func perform(_ command: ClientCommand) async -> String? {
        guard let client = contents.withLock({ $0.client }) else { return nil }
        return await client(command.name.rawValue, command.argument)
    }

    func releaseContent() async { contents.withLock { $0.releaseCount += 1 } }

    func end() async { contents.withLock { $0.hasEnded = true } }
}

final class FakePages: LivePageFactory {
    let name = "Fake"
    let made = Mutex<[FakePage]>([])

    var last: FakePage? { made.withLock { $0.last } }
    var count: Int { made.withLock { $0.count } }

    let styleSheet = "p { color: red }"
    let conditionalStyleSheet = ""

    func makePage(for request: PageRequest, services: SessionServices) async throws -> any LivePage {
        let page = FakePage(request: request, services: services)
        made.withLock { $0.append(page) }
        return page
    }
}

/// The fields of a frame of ``FakePage``.
struct FakeFrame: Equatable {
    var type: UInt8
    var number: UInt32
    var lastEvent: UInt32
    var text: String

    init?(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let type = try? reader.byte(), type == 2 || type == 3, let number = try? reader.integer(),
            let lastEvent = try? reader.integer(), let text = try? reader.string()
        else { return nil }
        (self.type, self.number, self.lastEvent, self.text) = (type, number, lastEvent, text)
    }
}
