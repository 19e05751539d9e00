import OrielProtocol
import Synchronization
import TestSupport
import Testing

@testable import OrielCore
@testable import OrielServer
@testable import OrielWeb

/// A client that attacks the pages of an app one by one, and counts the results.
///
/// Its bytes are processed like those of a socket: decoded, handled by the page, and answered with a frame.
@MainActor
final class PageAttack<A: App> {
    private(set) var count = AttackCount()
    /// The elements whose handlers received no event of the table.
    private(set) var unreached: [String] = []
    /// The number of targets the table was sent to: an element and a kind of event.
    private(set) var targetCount = 0
    private let context: @MainActor () async -> SessionContext
    private let samplesPerKind: Int
    private var random: SeededGenerator
    private var page: AppPage<A>
    private var path: String
    private var eventNumber: UInt32 = 0
    private var decoder = ClientFrameDecoder()

    /// - Parameters:
    ///   - samplesPerKind: To how many elements of a page the table is sent per kind of event.
    ///   - random: Chooses these elements.
    ///   - context: Returns the host's context of the session.
    init(
        _ app: A.Type,
        at path: String,
        samplesPerKind: Int,
        random: SeededGenerator,
        context: @escaping @MainActor () async -> SessionContext = { SessionContext() }
    )
        async throws
    {
        self.context = context
        self.samplesPerKind = samplesPerKind
        self.random = random
        self.path = path
        page = Self.makePage(at: path, context: await context())
        try await begin()
    }

    private static func makePage(at path: String, context: SessionContext) -> AppPage<A> {
        let services = SessionServices(
            session: SessionID(),
            tickets: TicketOffice(),
            assets: AssetStore(),
            folder: TemporaryFolder()
        )
        let page = AppPage<A>(PageRequest(path: path, context: context), services: services)
        services.attach(page)
        return page
    }

    private func begin() async throws {
        let mounting = await ContinuousClock().measure { _ = await page.leadsSomewhere(patience: .zero) }
        // What the tasks of the views load takes as much longer as the machine is slower. Some of them never end.
        _ = await page.render(patience: min(max(.milliseconds(200), mounting * 10), .seconds(5)))
        await page.setPresence(true)
        eventNumber = 0
        decoder = ClientFrameDecoder()
        _ = try decoder.items(in: Self.hello)
        count.pages += 1
    }

    private static var hello: [UInt8] {
        var writer = ByteWriter()
        ClientItem.hello(ClientHello(token: "t", environment: BrowserEnvironment(width: 390, height: 844)))
            .write(to: &writer)
        return writer.bytes
    }

    /// Ends the page and opens another one.
    func load(_ path: String) async throws {
        await page.end()
        self.path = path
        page = Self.makePage(at: path, context: await context())
        try await begin()
    }

    func end() async { await page.end() }

    /// The markup of the whole page for a client.
    var markup: String {
        get async { String(decoding: await page.mountFrame().bytes, as: UTF8.self) }
    }

    // MARK: - Targets

    /// A node and a kind of event it handles.
    struct Target: Hashable, Comparable {
        let node: UInt32
        let kind: UInt8
        let isLink: Bool

        /// Taps are last, because they may navigate.
        static func < (left: Target, right: Target) -> Bool {
            (left.kind == 1 ? 1 : 0, left.node, left.kind) < (right.kind == 1 ? 1 : 0, right.node, right.kind)
        }
    }

    /// All targets a person can reach.
    var targets: [Target] {
        page.document.withLock { Self.targets(in: $0.web) }
    }

    private nonisolated static func targets(in document: WebDocument) -> [Target] {
        var result: [Target] = []
        for number in document.tree.listeners.keys {
            for kind in EventKind.allCases {
                guard case .found(let id) = document.listener(of: number, to: kind), let view = document.node(of: id),
                    view.canBeUsed
                else { continue }
                result.append(Target(node: number, kind: kind.rawValue, isLink: view.kind == .navigationLink))
            }
        }
        return result.sorted()
    }

    // MARK: - Attacks

    /// Sends all values of the table to each target.
    ///
    /// - Parameter followsLinks: False skips links to other pages.
    func sendTable(followsLinks: Bool) async throws {
        var missed: [Target] = []
        for target in samples(of: targets) where followsLinks || !target.isLink {
            targetCount += 1
            if await sendAll(to: target) == 0 { missed.append(target) }
        }
        guard !missed.isEmpty else { return }
        // Another event may have removed these elements, so each one gets a new page.
        for target in missed {
            try await load(path)
            if await sendAll(to: target) == 0 { unreached.append("\(path): node \(target.node), kind \(target.kind)") }
        }
    }

    /// Returns some targets per kind of event, chosen at random, because a page may have many alike, such as the buttons of a
    /// thousand rows.
    private func samples(of targets: [Target]) -> [Target] {
        var left: [UInt8: Int] = [:]
        let chosen = targets.shuffled(using: &random).filter { target in
            left[target.kind, default: samplesPerKind] -= 1
            return left[target.kind, default: 0] >= 0
        }
        return chosen.sorted()
    }

    /// - Returns: The number of events delivered to the handler.
    private func sendAll(to target: Target) async -> Int {
        let known = Set(targets)
        let delivered = await sendTable(of: target)
        // Attack elements that a tap has added, for example in a sheet, before leaving the page.
        if target.kind == 1, !target.isLink {
            let new = targets.filter { !known.contains($0) && !$0.isLink }
            for target in samples(of: new).prefix(24) { _ = await sendTable(of: target) }
        }
        await send(item: Self.pop(to: path))
        return delivered
    }

    /// Sends the values of the table until the element is removed.
    private func sendTable(of target: Target) async -> Int {
        let before = count.delivered
        var dropsInARow = 0
        for payload in HostilePayload.all(ofKind: target.kind) where dropsInARow < 3 {
            let dropped = count.dropped
            await send([payload], to: [target.node])
            dropsInARow = count.dropped > dropped ? dropsInARow + 1 : 0
        }
        return count.delivered - before
    }

    /// Sends random events, most of them to elements that handle them.
    func sendRandom(_ number: Int, using random: inout SeededGenerator) async {
        var targets: [Target] = []
        for round in 0..<(number + 7) / 8 {
            if round % 8 == 0 { targets = self.targets }
            var payloads: [HostilePayload] = []
            var places: [UInt32] = []
            for _ in 0..<8 {
                let target = targets.randomElement(using: &random)
                let isAimed = Int.random(in: 0..<10, using: &random) > 0
                let kind = isAimed ? target?.kind : nil
                payloads.append(.random(ofKind: kind ?? .random(in: 1...26, using: &random), using: &random))
                places.append(target.map(\.node) ?? .random(in: 0...300, using: &random))
            }
            await send(payloads, to: places)
            if Int.random(in: 0..<8, using: &random) == 0 { await send(item: Self.randomItem(using: &random)) }
            if Int.random(in: 0..<24, using: &random) == 0 { await send(item: Self.pop(to: path)) }
            if Int.random(in: 0..<200, using: &random) == 0 { _ = await page.mountFrame() }
        }
    }

    /// Sends each event in its own message, because a refused event ends its message.
    private func send(_ payloads: [HostilePayload], to nodes: [UInt32]) async {
        for (payload, node) in zip(payloads, nodes) {
            eventNumber += 1
            count.sent += 1
            let drops = await send(item: payload.item(number: eventNumber, node: node))
            guard let drops else {
                count.refused += 1
                continue
            }
            if drops.isEmpty { count.noteDelivery(of: payload.kind) } else { count.dropped += 1 }
            if eventNumber % 4 == 0 { await takeFrame() }
        }
        await takeFrame()
    }

    /// - Returns: The dropped events; nil if the message violates the protocol.
    @discardableResult
    private func send(item bytes: [UInt8]) async -> [EventDrop]? {
        guard let items = try? decoder.items(in: bytes) else { return nil }
        let inputs = items.compactMap { item -> PageInput? in
            switch item {
            case .event(let event): .event(event)
            case .environment(let environment): .environment(environment)
            case .pop(let depth, let path): .pop(depth: depth, path: path)
            case .reply(let command, let json): .reply(command: command, json: json)
            case .hello, .acknowledge, .mount, .ping: nil
            }
        }
        return await page.handle(inputs)
    }

    private func takeFrame() async {
        guard let frame = await page.nextFrame() else { return }
        // The type and two numbers precede the changes.
        var reader = ByteReader(frame.bytes)
        if (try? reader.byte()) != nil, (try? reader.integer()) != nil, (try? reader.integer()) != nil, !reader.isAtEnd
        {
            count.changes += 1
        }
    }

    // MARK: - Other items

    private static func pop(to path: String) -> [UInt8] {
        let depth = path.split(separator: "/").count
        return [5] + HostilePayload.integer(UInt64(depth)) + HostilePayload.text(Array(path.utf8))
    }

    private static func randomItem(using random: inout SeededGenerator) -> [UInt8] {
        func integer() -> [UInt8] { HostilePayload.integer(HostilePayload.integers.randomElement(using: &random) ?? 0) }
        func text(_ more: [String] = []) -> [UInt8] {
            let texts = HostilePayload.texts + more.map { Array($0.utf8) }
            return HostilePayload.text(texts.randomElement(using: &random) ?? [])
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            return [4] + integer() + integer() + [UInt8.random(in: 0...70, using: &random)] + integer()
                + text(["en", "zh-Hans", "ar", "x-y-z", "en_US_POSIX"])
                + text(["UTC", "Asia/Shanghai", "../../etc/passwd", "GMT+99:99", "Etc/GMT+5"])
        case 1: return [5] + integer() + text(["/", "/a", "//", "/%00", "/%ED%A0%80", "/a?b=c#d", "no"])
        default: return [8] + HostilePayload.integer(UInt64.random(in: 0...8, using: &random)) + text(["200", "-1"])
        }
    }
}

/// The results of an attack.
struct AttackCount: CustomStringConvertible {
    var pages = 0
    var sent = 0
    /// Refused by the protocol; a socket would be closed.
    var refused = 0
    /// The element does not exist or is disabled.
    var dropped = 0
    /// Delivered to an element's handler.
    var delivered = 0
    /// Frames that changed the page.
    var changes = 0
    private(set) var deliveredKinds: Set<UInt8> = []

    mutating func noteDelivery(of kind: UInt8) {
        delivered += 1
        deliveredKinds.insert(kind)
    }

    var description: String {
        """
        \(sent) events on \(pages) pages: \(delivered) delivered to handlers (\(deliveredKinds.count) kinds), \
        \(dropped) dropped, \(refused) refused; \(changes) frames with changes
        """
    }
}

extension WebNode {
    /// Indicates whether the node is enabled and no ancestor hides it.
    fileprivate var canBeUsed: Bool {
        guard !attributes.bool(.isDisabled) else { return false }
        var ancestor: WebNode? = self
        while let current = ancestor {
            if current.element.hidesContent { return false }
            ancestor = current.parent
        }
        return true
    }
}
