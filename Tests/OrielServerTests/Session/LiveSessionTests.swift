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

        func render(patience: Duration) async -> PageMarkup { PageMarkup(body: "", nodeCount: 0) }
        func setFrameHandler(_ handler: (@Sendable () -> Void)?) {}
        func nextFrame() async -> PageFrame? { nil }
        func setPresence(_ isPresent: Bool) async {}

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
        let id = SessionID()
        let session = LiveSession(
            id: id,
            address: "test",
            page: page,
            services: SessionServices(
                session: id,
                tickets: TicketOffice(),
                assets: AssetStore(),
                folder: TemporaryFolder()
            ),
            limits: limits,
            metrics: ServerMetrics(factory: PrometheusRegistry()),
            sealer: SnapshotSealer(key: SessionKey()),
            hasEnded: { _ in }
        )
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
}
