import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

/// Reads that people wait for, beside those that news has caused.
@Suite(.timeLimit(.minutes(5))) struct RefreshReadTests {
    private static let kinds: [StoreKind] = [.sqlite, .postgreSQL]

    /// Opens a store with four connections for reading.
    private func open(_ kind: StoreKind, in folder: TemporaryFolder) throws -> DatabaseMomentStore {
        let place = try kind.makePlace(in: folder)
        guard kind == .postgreSQL else { return try DatabaseMomentStore(path: place) }
        return try DatabaseMomentStore(postgreSQL: place, readers: 4, patience: .seconds(120))
    }

    private static func countPeople(in store: DatabaseMomentStore) async throws -> Int? {
        try await store.read { db in try db.first("SELECT COUNT(*) FROM person") { $0[0] as Int } }
    }

    @Test(arguments: kinds)
    func `150 refreshes leave a connection to whoever acts`(kind: StoreKind) async throws {
        let folder = try TemporaryFolder()
        let store = try open(kind, in: folder)
        let (begun, begin) = AsyncStream<Void>.makeStream()
        // Holds the connections themselves.
        let held = DispatchSemaphore(value: 0)
        let refreshes = (0..<150).map { _ in
            Task {
                try await RequestCause.$current.withValue(.news) {
                    try await store.read { _ in
                        begin.yield()
                        held.wait()
                    }
                }
            }
        }
        var beginnings = begun.makeAsyncIterator()
        for _ in 0..<3 { _ = await beginnings.next() }

        let count = try await Self.countPeople(in: store)
        _ = try await store.addPerson(
            NewPerson(handle: try #require(Handle("ada_l")), name: "Ada", passwordHash: "hash"),
            invitation: nil
        )
        let next = try await Self.countPeople(in: store)

        for _ in refreshes { held.signal() }
        for refresh in refreshes { try await refresh.value }
        #expect(count == 0 && next == 1)
        try store.close()
    }

    @Test(arguments: kinds)
    func `refreshes have their turns however much people read`(kind: StoreKind) async throws {
        let folder = try TemporaryFolder()
        let store = try open(kind, in: folder)
        let isOver = Shared(false)
        let people = (0..<16).map { _ in
            Task { while !isOver.value { _ = try await Self.countPeople(in: store) } }
        }

        for _ in 0..<50 {
            let count = try await RequestCause.$current.withValue(.news) { try await Self.countPeople(in: store) }
            #expect(count == 0)
        }

        isOver.change { $0 = true }
        for person in people { try await person.value }
        try store.close()
    }
}
