import Encodings
import Foundation
import Synchronization
import Testing

@testable import OrielServer

@Suite struct BroadcastTests {
    private struct Like: Codable, Equatable, Sendable { var moment: Int }

    private static let likes = BroadcastTopic<Like>("likes")

    @Test func `a message reaches all subscribers of its topic before publish returns`() throws {
        let broadcast = Broadcast()
        let received = Mutex<[Int]>([])
        let subscriptions = (0..<2).map { _ in
            broadcast.subscribe(to: Self.likes) { like in received.withLock { $0.append(like.moment) } }
        }
        let other = broadcast.subscribe(to: BroadcastTopic<Like>("others")) { _ in received.withLock { $0.append(-1) } }

        try broadcast.publish(Like(moment: 7), to: Self.likes)

        #expect(received.withLock { $0 } == [7, 7])
        withExtendedLifetime((subscriptions, other)) {}
    }

    @Test func `a cancelled subscription gets no more`() throws {
        let broadcast = Broadcast()
        let count = Atomic(0)
        let subscription = broadcast.subscribe(to: Self.likes) { _ in count.add(1, ordering: .relaxed) }

        subscription.cancel()
        try broadcast.publish(Like(moment: 7), to: Self.likes)

        #expect(count.load(ordering: .relaxed) == 0)
    }

    @Test func `messages come as a sequence`() async throws {
        let broadcast = Broadcast()
        let messages = broadcast.messages(of: Self.likes)

        for number in 0..<3 { try broadcast.publish(Like(moment: number), to: Self.likes) }

        var iterator = messages.makeAsyncIterator()
        for number in 0..<3 { #expect(await iterator.next() == Like(moment: number)) }
    }

    @Test func `workers receive messages in order`() async throws {
        let service = Base64URL.text(of: SessionID().bytes)
        let ids = [WorkerID(rawValue: 1), WorkerID(rawValue: 2)]
        let workers = try ids.map { try Worker(id: $0, service: service, peers: ids) }
        defer { for worker in workers { worker.stopReceiving() } }
        let first = Broadcast(WorkerBroadcastAdapter(workers[0]))
        let second = Broadcast(WorkerBroadcastAdapter(workers[1]))
        let received = Mutex<[Int]>([])
        let own = Mutex<[Int]>([])
        let subscriptions = [
            second.subscribe(to: Self.likes) { like in received.withLock { $0.append(like.moment) } },
            first.subscribe(to: Self.likes) { like in own.withLock { $0.append(like.moment) } },
        ]

        // More than a mailbox holds.
        for number in 0..<2000 { try first.publish(Like(moment: number), to: Self.likes, for: .otherProcesses) }

        try await waitUntil("all have arrived") { received.withLock { $0.count } == 2000 }
        #expect(received.withLock { $0 } == Array(0..<2000))
        #expect(own.withLock { $0 }.isEmpty)
        withExtendedLifetime(subscriptions) {}
    }

    @Test func `a message that is too large is an error`() throws {
        let worker = try Worker(id: WorkerID(rawValue: 1), service: Base64URL.text(of: SessionID().bytes), peers: [])
        defer { worker.stopReceiving() }
        let broadcast = Broadcast(WorkerBroadcastAdapter(worker))

        #expect(throws: BroadcastError.self) {
            try broadcast.publish(String(repeating: "x", count: 200_000), to: BroadcastTopic<String>("texts"))
        }
    }

    @Test(arguments: [[], [0], [5, 65], [2, 0xFF, 0xFE, 1]] as [[UInt8]])
    func `bytes of another form are no message`(bytes: [UInt8]) {
        #expect(BroadcastMessage(bytes: bytes) == nil)
    }
}
