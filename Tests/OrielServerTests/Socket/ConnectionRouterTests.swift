import Testing

@testable import OrielServer

@Suite struct ConnectionRouterTests {
    private static let other = WorkerID(rawValue: 2)
    private static let third = WorkerID(rawValue: 3)

    private func destination(_ line: String, tried: [WorkerID] = [], lessLoaded: WorkerID? = nil) -> WorkerID? {
        let router = ConnectionRouter(
            worker: WorkerID(rawValue: 1),
            peers: { [Self.other, Self.third] },
            lessLoadedPeer: { lessLoaded },
            hasImage: { $0 == "here.png" }
        )
        switch router.destination(ofRequest: line[...], tried: tried) {
        case .here, .ownWorker: return nil
        case .worker(let worker): return worker
        }
    }

    /// Returns the destination on a server with one worker per session.
    private func isolatedDestination(
        _ line: String,
        tried: [WorkerID] = [],
        isOccupied: Bool = true
    ) -> ConnectionRouter.Destination {
        ConnectionRouter(
            worker: WorkerID(rawValue: 1),
            peers: { [Self.other, Self.third] },
            lessLoadedPeer: { Self.third },
            hasImage: { _ in true },
            opensPage: { $0 == "/moments" },
            isOccupied: { isOccupied }
        ).destination(ofRequest: line[...], tried: tried)
    }

    @Test func `a page goes to a worker of its own`() {
        #expect(isolatedDestination("GET /moments HTTP/1.1") == .ownWorker)
        #expect(isolatedDestination("GET /moments?day=3 HTTP/1.1", tried: [Self.other]) == .ownWorker)
        #expect(isolatedDestination("GET /media/1.jpg HTTP/1.1") == .here)
        #expect(isolatedDestination("POST /moments HTTP/1.1") == .here)
    }

    @Test func `a socket goes to the worker of its session, or to one of its own`() {
        #expect(isolatedDestination("GET /oriel/socket?w=AAAC HTTP/1.1") == .worker(Self.other))
        #expect(isolatedDestination("GET /oriel/socket?w=AAAC HTTP/1.1", tried: [Self.other]) == .ownWorker)
        #expect(isolatedDestination("GET /oriel/socket?w=AAAJ HTTP/1.1") == .ownWorker)
        #expect(isolatedDestination("GET /oriel/socket HTTP/1.1") == .ownWorker)
        #expect(isolatedDestination("GET /oriel/socket?w=AAAB HTTP/1.1") == .here)
        // Not occupied by a connection, so its session would not be counted.
        #expect(isolatedDestination("GET /oriel/socket?w=AAAB HTTP/1.1", isOccupied: false) == .ownWorker)
    }

    @Test(arguments: [
        "GET /oriel/socket?w=AAAC HTTP/1.1", "POST /oriel/upload/AAACxyz HTTP/1.1",
        "GET /oriel/download/AAACxyz HTTP/1.1", "POST /oriel/session/AAAC HTTP/1.1",
        "GET /oriel/inspect/AAACxyz/tree HTTP/1.1",
    ])
    func `a request for another worker's session is routed there`(line: String) {
        #expect(destination(line) == Self.other)
        // The connection was returned: the other worker does not have the session.
        #expect(destination(line, tried: [Self.other]) == nil)
    }

    @Test(arguments: [
        "GET /oriel/socket?w=AAAB HTTP/1.1", "GET /oriel/socket?w=AAAJ HTTP/1.1", "GET /oriel/socket HTTP/1.1",
        "GET /oriel/socket?w= HTTP/1.1", "GET /oriel/assets/client.js HTTP/1.1", "GET /oriel/ HTTP/1.1",
        "GET / HTTP/1.1", "GET /oriel/inspect HTTP/1.1", "GET /oriel/inspector.js HTTP/1.1",
        "", "nonsense", "GET", "\u{16}\u{3}\u{1}",
    ])
    func `other requests are answered here`(line: String) {
        #expect(destination(line) == nil)
    }

    @Test func `a picture is looked for in one worker after the other`() {
        #expect(destination("GET /oriel/images/here.png HTTP/1.1") == nil)
        #expect(destination("GET /oriel/images/far.png HTTP/1.1") == Self.other)
        #expect(destination("GET /oriel/images/far.png HTTP/1.1", tried: [Self.other]) == Self.third)
        #expect(destination("GET /oriel/images/far.png HTTP/1.1", tried: [Self.other, Self.third]) == nil)
    }

    @Test func `a page goes to a worker with fewer sessions, once`() {
        #expect(destination("GET /moments HTTP/1.1", lessLoaded: Self.third) == Self.third)
        #expect(destination("GET /moments HTTP/1.1", tried: [Self.other], lessLoaded: Self.third) == nil)
        #expect(destination("POST /graphql HTTP/1.1", lessLoaded: Self.third) == nil)
    }
}
