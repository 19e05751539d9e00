import APIKit
import Testing
import TreeholeModel

@testable import TreeholeApp

@MainActor
struct BoardUpdatesTests {
    @Test func `changes arrive in their order`() async throws {
        let transport = SampleTransport()
        var received: [BoardChange] = []
        let changes = [BoardChange(kind: .posted, postID: 18), BoardChange(kind: .changed, postID: 17)]
        let (arrived, continuation) = AsyncStream.makeStream(of: Void.self)
        let updates = BoardUpdates(api: APIClient(transport: transport)) {
            received.append($0)
            if received.count == 2 { continuation.finish() }
        } catchUp: {
        }
        let task = Task { await updates.run() }
        while transport.board.withLock({ $0.listeners.isEmpty }) { await Task.yield() }

        for change in changes { try transport.send(change) }
        for await _ in arrived {}

        #expect(received == changes)
        task.cancel()
    }

    @Test func `attempts to connect again come ever later, up to half a minute`() {
        #expect((1...7).map(BoardUpdates.delay) == [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
    }
}
