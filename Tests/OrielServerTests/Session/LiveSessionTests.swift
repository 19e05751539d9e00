import Foundation
import OrielProtocol
import Synchronization
import Testing

@testable import OrielServer

/// Tests of a session whose page is slower than its client.
@Suite struct LiveSessionTests {
    /// A page that handles no input until it is opened. It answers each with a frame.
    private final class StuckPage: LivePage {
        let gate = Mutex<[CheckedContinuation<Void, Never>]>([])
        let handled = Mutex(0)
        /// Whether a frame waits until the page is opened, too.
        let holdsFrames = Mutex(false)
        private let answered = Mutex(0)
        let inspectorLog = InspectorLog()

        func open() {
            for continuation in gate.withLock({ waiting in
                defer { waiting = [] }
                return waiting
            }) { continuation.resume() }
        }

        var isWaiting: Bool { gate.withLock { !$0.isEmpty } }

        private func wait() async {
            await withCheckedContinuation { continuation in gate.withLock { $0.append(continuation) } }
        }

        func handle(_ inputs: [PageInput]) async -> [EventDrop] {
            await wait()
            handled.withLock { $0 += 1 }
            return []
        }

        func inspect(_ question: InspectorQuestion) async -> [UInt8]? { nil }
        func render(patience: Duration) async -> PageMarkup { PageMarkup(body: "", nodeCount: 0) }
        func setFrameHandler(_ handler: (@Sendable () -> Void)?) {}

        func nextFrame() async -> PageFrame? {
            if holdsFrames.withLock({ $0 }) { await wait() }
            let count = handled.withLock { $0 }
            let isNew = answered.withLock { answered in
                defer { answered = count }
                return count > answered
            }
            return isNew ? PageFrame(number: UInt32(count), bytes: [2, UInt8(count)]) : nil
        }

        func releaseRemoved() {}
        func setPresence(_ isPresent: Bool) async {}
        func setKeepsUp(_ keepsUp: Bool) {}

        func mountFrame() async -> PageFrame { PageFrame(number: 1, bytes: [3]) }
        func snapshot() async -> [UInt8]? { nil }
        func send(_ command: ClientCommand) {}
        func perform(_ command: ClientCommand) async -> String? { nil }
        func releaseContent() async {}
        func end() async {}
    }

    private final class Outlet: SocketOutlet {
        let id = SocketID(1)
        let resumed = Mutex(0)
        /// The first bytes of the messages, which are their types, and that of the end.
        let sent = Mutex<[UInt8]>([])
        func send(_ bytes: [UInt8]) { sent.withLock { $0 += bytes.prefix(1) } }
        func close(_ reason: EndReason) { sent.withLock { $0.append(6) } }
        func resumeReading() { resumed.withLock { $0 += 1 } }
    }

    @Test func `a client whose messages wait is not read until half of them are done`() async throws {
        var limits = SessionLimits()
        limits.queuedMessages = 8
        let page = StuckPage()
        let session = session(page, limits: limits)
        let outlet = Outlet()
        #expect(session.connect(outlet, lastFrame: nil))
        let event = ClientItem.event(ClientEvent(number: 1, node: 1, payload: .submit))

        for _ in 0..<7 { #expect(session.receive([event], from: outlet)) }
        #expect(!session.receive([event], from: outlet))

        for count in 1...3 {
            try await waitUntil("a message is being handled") { page.isWaiting }
            page.open()
            try await waitUntil("it has been handled") { page.handled.withLock { $0 } == count }
        }
        #expect(outlet.resumed.withLock { $0 } == 0)
        try await waitUntil("the fourth is being handled") { page.isWaiting }
        page.open()

        try await waitUntil("the connection is read again") { outlet.resumed.withLock { $0 } == 1 }
        #expect(session.receive([event], from: outlet))
    }

    private func event(_ number: UInt32) -> ClientItem {
        .event(ClientEvent(number: number, node: 1, payload: .submit))
    }

    @Test func `an event that was being handled at the end is answered before it, and no other is handled`()
        async throws
    {
        let page = StuckPage()
        let session = session(page)
        let outlet = Outlet()
        #expect(session.connect(outlet, lastFrame: 0))
        #expect(session.receive([event(1)], from: outlet))
        try await waitUntil("the event is being handled") { page.isWaiting }
        #expect(session.receive([event(2)], from: outlet))

        session.stop()
        #expect(session.receive([event(3)], from: outlet))
        page.open()

        try await waitUntil("the connection is closed") { outlet.sent.withLock { $0.last } == 6 }
        // Welcome, patches, snapshot, end.
        #expect(outlet.sent.withLock { $0 } == [1, 2, 4, 6])
        #expect(page.handled.withLock { $0 } == 1)
    }

    @Test func `a frame that was being encoded at the end is sent before it`() async throws {
        let page = StuckPage()
        page.holdsFrames.withLock { $0 = true }
        let session = session(page)
        let outlet = Outlet()
        #expect(session.connect(outlet, lastFrame: 0))
        #expect(session.receive([event(1)], from: outlet))
        try await waitUntil("the event is being handled") { page.isWaiting }
        page.open()
        try await waitUntil("its frame is being encoded") { page.handled.withLock { $0 } == 1 && page.isWaiting }

        session.stop()
        page.holdsFrames.withLock { $0 = false }
        page.open()

        try await waitUntil("the connection is closed") { outlet.sent.withLock { $0.last } == 6 }
        #expect(outlet.sent.withLock { $0 } == [1, 2, 4, 6])
    }

    @Test func `the page knows whether its client keeps up`() async throws {
        let page = FakePage(request: PageRequest(path: "/"), services: services())
        let session = session(page)
        #expect(!page.contents.withLock { $0.keepsUp })

        let outlet = Outlet()
        #expect(session.connect(outlet, lastFrame: 0))
        try await waitUntil("the client keeps up") { page.contents.withLock { $0.keepsUp } }

        for number in 1...4 as ClosedRange<UInt32> {
            page.setText("\(number)")
            try await waitUntil("the frame has been made") { page.contents.withLock { $0.nextFrame } == number + 1 }
        }
        try await waitUntil("the client has four frames to take") { !page.contents.withLock { $0.keepsUp } }
        #expect(session.receive([.acknowledge(3)], from: outlet))
        #expect(page.contents.withLock { $0.keepsUp })
    }

    @Test func `a page releases what a frame has removed when the frame has been sent`() async throws {
        let page = FakePage(request: PageRequest(path: "/"), services: services())
        let session = session(page)
        let outlet = Outlet()
        let sent = Mutex<[UInt8]>([])
        page.contents.withLock { $0.releaseHandler = { sent.withLock { $0 = outlet.sent.withLock { $0 } } } }
        #expect(session.connect(outlet, lastFrame: 0))

        page.setText("new")

        // Welcome, patches.
        try await waitUntil("the page releases") { sent.withLock { $0 } == [1, 2] }
    }

    private func services(of id: SessionID = SessionID()) -> SessionServices {
        SessionServices(session: id, tickets: TicketOffice(), assets: AssetStore(), folder: TemporaryFolder())
    }

    private func session(_ page: any LivePage, limits: SessionLimits = SessionLimits()) -> LiveSession {
        let id = SessionID()
        return LiveSession(
            id: id,
            address: "test",
            page: page,
            services: services(of: id),
            limits: limits,
            metrics: ServerMetrics(factory: PrometheusRegistry()),
            sealer: SnapshotSealer(key: SessionKey()),
            hasEnded: { _ in }
        )
    }
}
