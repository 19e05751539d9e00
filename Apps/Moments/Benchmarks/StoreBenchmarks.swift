import Foundation
import MomentsModel
import MomentsServer
import Synchronization

/// Benchmarks of the store alone: opening, friendships, and reading while another task writes.
struct StoreBenchmarks {
    private let name: String
    private let store: DatabaseMomentStore
    private var generator = SplitMix64(seed: 1)

    init(_ database: BenchmarkedDatabase) throws {
        name = database.name
        store = try database.open()
    }

    static func run(on database: BenchmarkedDatabase) async throws {
        try await openCold(database)
        var benchmarks = try StoreBenchmarks(database)
        try await benchmarks.makeAndEndFriendships()
        try await benchmarks.readWhileWriting()
        try benchmarks.store.close()
    }

    /// Reads everything that a home page shows.
    private static func readHomePage(of viewer: PersonID, from store: DatabaseMomentStore) async throws -> Int {
        let page = try await store.timeline(of: viewer, before: nil, limit: 20)
        let moments = page.map(\.id)
        let likes = try await store.likes(of: moments, for: viewer)
        let comments = try await store.commentSummaries(of: moments, for: viewer, last: 2)
        _ = try await store.photos(of: moments)
        let people = Set(page.map(\.author) + likes.values.joined() + comments.values.flatMap(\.latest).map(\.author))
        _ = try await store.people(Array(people))
        _ = try await store.relations(of: viewer, to: Array(Set(page.map(\.author))))
        return page.count
    }

    private static func openCold(_ database: BenchmarkedDatabase) async throws {
        var opening = Timings()
        var firstPage = Timings()
        for _ in 0..<20 {
            let store = try await opening.measure { try database.open() }
            _ = try await firstPage.measure { try await readHomePage(of: 17, from: store) }
            try store.close()
        }
        try opening.print("\(database.name).store.open")
        try firstPage.print("\(database.name).store.first-page")
    }

    private mutating func person() -> Int { Int.random(in: 0..<LargeStore.people, using: &generator) }

    private func id<Entity>(_ number: Int) -> Identifier<Entity> { Identifier(rawValue: Int64(number)) }

    private mutating func makeAndEndFriendships() async throws {
        var accepting = Timings()
        var parting = Timings()
        for _ in 0..<300 {
            let person = person()
            let (a, b): (PersonID, PersonID) = (id(person), id(LargeStore.stranger(to: person)))
            _ = try await store.requestFriendship(from: a, to: b)
            let requests = try await store.receivedRequests(of: b)
            guard let request = requests.first(where: { $0.from == a }) else { continue }
            _ = try await accepting.measure { try await store.acceptRequest(request.id, by: b) }
            try await parting.measure { try await store.removeFriend(a, of: b) }
        }
        try accepting.print("\(name).store.accept-friend")
        try parting.print("\(name).store.remove-friend")
    }

    /// Measures home pages while another task publishes without a pause.
    private mutating func readWhileWriting() async throws {
        let publishing = Task { [store] in
            var count = 0
            while !Task.isCancelled {
                count += 1
                let author = PersonID(rawValue: Int64(count * 37 % LargeStore.people))
                _ = try await store.publish(NewMoment(text: "One of many, number \(count)"), by: author)
            }
            return count
        }
        var timings = Timings()
        let start = ContinuousClock.now
        for _ in 0..<2000 {
            let viewer: PersonID = id(person())
            _ = try await timings.measure { try await Self.readHomePage(of: viewer, from: store) }
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        publishing.cancel()
        let count = try await publishing.value
        try timings.print("\(name).store.home-while-publishing")
        try Figure(name: "\(name).store.publish-rate", value: Double(count) / seconds, unit: "1/s").print()
    }
}

/// Random numbers that are the same in each run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
