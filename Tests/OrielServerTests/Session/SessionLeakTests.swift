import Foundation
import Logging
import OrielCore
import OrielProtocol
import Synchronization
import Testing

@testable import OrielServer

/// Tests that closed pages release all their memory.
@Suite(.serialized) struct SessionLeakTests {
    /// The number of live objects of pages.
    private static let alive = Atomic<Int>(0)

    final class Counted: Sendable {
        init() { SessionLeakTests.alive.add(1, ordering: .relaxed) }
        deinit { SessionLeakTests.alive.subtract(1, ordering: .relaxed) }
    }

    struct Visited: App {
        struct Content: View {
            @State private var counted = Counted()
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                        .navigationDestination(for: Int.self) { Text("Number \($0)") }
                        .navigationTitle(text)
                        .task {
                            let kept = counted
                            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
                            for await _ in stream {}
                            continuation.finish()
                            withExtendedLifetime(kept) {}
                        }
                }
            }
        }

        var body: some Scene {
            WindowGroup { Content() }
        }
    }

    /// A connection without a peer that responds.
    private final class Outlet: SocketOutlet {
        let id: SocketID
        let byteCount = Atomic<Int>(0)
        init(_ number: Int) { id = SocketID(UInt64(number)) }
        func send(_ bytes: [UInt8]) { byteCount.add(bytes.count, ordering: .relaxed) }
        func close(_ reason: EndReason) {}
        func resumeReading() {}
    }

    private func makeStore() throws -> SessionStore {
        SessionStore(
            factory: try AppPages(Visited.self),
            options: try TestServer.options(),
            key: SessionKey(),
            metrics: ServerMetrics(factory: PrometheusRegistry()),
            logger: Logger(label: "test"),
            makeServices: { id, _ in
                SessionServices(
                    session: id,
                    tickets: TicketOffice(),
                    assets: AssetStore(),
                    folder: TemporaryFolder()
                )
            }
        )
    }

    /// Opens a page; every other one is also connected, rendered and disconnected.
    private func visit(_ store: SessionStore, number: Int) async throws {
        let address = "10.0.0.\(number)"
        let page = try await store.open(PageRequest(path: "/"), from: address, patience: .zero)
        #expect(page.markup.body.contains("Row 2"))
        guard number.isMultiple(of: 2) else { return }

        let outlet = Outlet(number)
        let hello = ClientHello(
            token: page.token,
            lastFrame: 0,
            session: "",
            environment: BrowserEnvironment(width: 390, height: 844),
            path: "/",
            snapshot: []
        )
        let connection = await store.connect(hello, outlet: outlet, from: address) { SessionContext() }
        guard case .session(let session) = connection else {
            Issue.record("\(connection)")
            return
        }
        try await waitUntil("the page is welcomed") { outlet.byteCount.load(ordering: .relaxed) > 0 }
        session.disconnected(outlet.id)
    }

    /// Opens and leaves pages, and waits until all of them have expired.
    private func openAndClose(_ count: Int, in store: SessionStore) async throws {
        for number in 0..<count { try await visit(store, number: number) }
        #expect(store.count == count)
        #expect(Self.alive.load(ordering: .relaxed) >= count)

        // Used tokens are remembered for ten minutes.
        store.sweep(now: .now + .seconds(61), date: Date(timeIntervalSinceNow: 601))
        try await waitUntil("all sessions have ended") { store.count == 0 }
        try await waitUntil("nothing of their pages is left") { Self.alive.load(ordering: .relaxed) == 0 }
    }

    @Test func `500 pages opened and closed leave nothing behind`() async throws {
        let store = try makeStore()

        try await openAndClose(500, in: store)
    }

    /// The heap size finds more leaks than the object counter, but needs many rounds for a significant result.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1"))
    func `pages opened and closed for long take no memory`() async throws {
        let store = try makeStore()
        try await openAndClose(500, in: store)
        let before = Heap.bytesInUse

        for _ in 0..<20 { try await openAndClose(500, in: store) }

        // 10,000 pages; each takes more than 50,000 bytes.
        #expect(Heap.bytesInUse - before < 1_000_000)
    }
}
