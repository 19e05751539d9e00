import MomentsModel
import Testing

@testable import MomentsServer

/// A world of somebody with some friends, for what becomes of timelines.
struct Fans {
    let world: World
    /// The person 1.
    let author: PersonID
    private(set) var friends: [PersonID] = []

    /// The rows of friends' timelines, and the moments that are read from their authors.
    struct Rows: Equatable {
        var written: Int
        var direct: Int

        init(_ written: Int, direct: Int = 0) { (self.written, self.direct) = (written, direct) }
    }

    init(_ kind: StoreKind, count: Int) async throws {
        world = try World(kind)
        author = try await world.person("Author")
        for _ in 0..<count { try await add() }
    }

    /// Adds a friend, whose ID is higher than those of the others.
    mutating func add() async throws {
        let friend = try await world.person("Friend \(friends.count)", handle: "friend_\(friends.count)")
        try await world.befriend(author, friend)
        friends.append(friend)
    }

    /// Publishes, and leaves the timelines that are not written at once.
    func publish() async throws -> MomentID {
        try await world.store.publish(NewMoment(text: "a moment"), by: author).id
    }

    /// Writes the timelines that are left.
    ///
    /// - Returns: The number of transactions.
    @discardableResult
    func spread(upTo limit: Int = 2) async throws -> Int {
        var count = 0
        while try await world.store.spreadTimelines(upTo: limit) { count += 1 }
        return count
    }

    func timelines() async throws -> [[MomentID]] {
        var timelines: [[MomentID]] = []
        for friend in friends { timelines.append(try await world.timeline(of: friend)) }
        return timelines
    }

    /// The timelines if all friends have the same.
    func all(_ moments: [MomentID]) -> [[MomentID]] { friends.map { _ in moments } }

    func rows() async throws -> Rows {
        let store = try #require(world.store as? DatabaseMomentStore)
        return try await store.read { db in
            let written = try db.first("SELECT COUNT(*) FROM timeline WHERE owner <> 1") { $0[0] as Int }
            let direct = try db.first("SELECT COUNT(*) FROM direct_moment") { $0[0] as Int }
            return Rows(written ?? 0, direct: direct ?? 0)
        }
    }
}
