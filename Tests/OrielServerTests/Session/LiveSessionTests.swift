import Foundation
import OrielProtocol
import Synchronization
import Testing

@testable import OrielServer

/// Tests of a session whose page is slower than its client.
@Suite struct LiveSessionTests {
    /// A page that handles no input until it is opened.
    private final class StuckPage: LivePage {
        let gate = Mutex<[CheckedContinuation<Void, Never>]>([])
        let handled = Mutex(0)
        let inspectorLog = InspectorLog()

        func open() {
            for continuation in gate.withLock({ waiting in
                defer { waiting = [] }
                return waiting
            }) { continuation.resume() }
        }

        var isWaiting: Bool { gate.withLock { !$0.isEmpty } }

        func handle(_ inputs: [PageInput]) async -> [EventDrop] {
            await withCheckedContinuation { continuation in gate.withLock { $0.append(continuation) } }
            handled.withLock { $0 += 1 }
            return []
        }

        func inspect(_ question: InspectorQuestion) async -> [UInt8]? { nil }
        func render(patience: Duration) async -> PageMarkup { PageMarkup(body: "", nodeCount: 0) }
        func setFrameHandler(_ handler: (@Sendable () -> Void)?) {}
        func nextFrame() async -> PageFrame? { nil }
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
        func send(_ bytes: [UInt8]) {}
        func close(_ reason: EndReason) {}
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
