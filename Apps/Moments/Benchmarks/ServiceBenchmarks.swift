import Foundation
import GraphQL
import Logging
import MomentsAPI
import MomentsModel
import MomentsServer
import Synchronization

/// Benchmarks of the app's requests, with the app's own documents, from the bytes of a request to the bytes of its response.
struct ServiceBenchmarks {
    private static let visitors = 400

    private let name: String
    private let people: Int
    private let store: DatabaseMomentStore
    private let service: MomentsService
    private var visitors: [Visitor] = []
    private var generator = SplitMix64(seed: 1)

    static func run(on database: BenchmarkedDatabase) async throws {
        let store = try database.open()
        var benchmarks = try await ServiceBenchmarks(store, of: database)
        try await benchmarks.readHomePages()
        try await benchmarks.like()
        try await benchmarks.comment()
        try await benchmarks.publish()
        try store.close()
        try await countStatements(on: database)
    }

    /// Measures what may cost more the more people there are, and publications of people with thousands of friends.
    ///
    /// - Parameter isSeenByAll: Whether to measure until all of these friends have read a publication.
    static func runGrowth(on database: BenchmarkedDatabase, isSeenByAll: Bool) async throws {
        let store = try database.open()
        var benchmarks = try await ServiceBenchmarks(store, of: database)
        try await benchmarks.readHomePages()
        try await benchmarks.like()
        try await benchmarks.publish()
        let spreading = Task { [service = benchmarks.service] in await service.spreadTimelines() }
        let many = GrowingStore.friendsOfMany(among: database.people)
        try await benchmarks.publish(by: GrowingStore.many, to: many)
        if isSeenByAll { try await benchmarks.publish(by: GrowingStore.many, toAll: many) }
        if let friends = GrowingStore.friendsOfMost(among: database.people) {
            try await benchmarks.publish(by: GrowingStore.most, to: friends)
        }
        spreading.cancel()
        await spreading.value
        try store.close()
        try await countStatements(on: database)
    }

    /// In a separate store, because tracing each statement takes time.
    private static func countStatements(on database: BenchmarkedDatabase) async throws {
        let statements = StatementCounter()
        let roundTrips = StatementCounter()
        let store = try database.open(trace: { statements.count($0) }, roundTrip: { roundTrips.count() })
        var benchmarks = try await ServiceBenchmarks(store, of: database)
        try await benchmarks.countAll(with: statements)
        try await benchmarks.countRoundTrips(with: roundTrips)
        try store.close()
    }

    private init(_ store: DatabaseMomentStore, of database: BenchmarkedDatabase) async throws {
        (self.store, name, people) = (store, database.name, database.people)
        let configuration = MomentsConfiguration(rateLimits: .unlimited)
        service = try MomentsService(
            store: store,
            photos: NoPhotos(),
            secret: Data(repeating: 7, count: 32),
            configuration: configuration,
            logger: Logger(label: "moments", factory: { _ in SwiftLogNoOpLogHandler() })
        )
        for _ in 0..<Self.visitors {
            let number = Int.random(in: 0..<people, using: &generator)
            visitors.append(try await Visitor(number, of: service, in: store))
        }
    }

    private mutating func visitor() -> Visitor { visitors[Int.random(in: visitors.indices, using: &generator)] }

    // MARK: Reading

    private mutating func readHomePages() async throws {
        var cold = Timings()
        for visitor in visitors {
            let page = try await visitor.perform(GetTimelineOperation(withLikes: true), &cold)
            precondition(page.items.count == 20)
        }
        try cold.print("\(name).home.first-visit")
        var timings = Timings()
        for _ in 0..<4000 {
            try await visitor().perform(GetTimelineOperation(withLikes: true), &timings)
        }
        try timings.print("\(name).home")
        var older = Timings()
        for _ in 0..<1000 {
            let visitor = visitor()
            let page = try await visitor.api.perform(GetTimelineOperation(first: 50, withLikes: true))
            try await visitor.perform(GetTimelineOperation(after: page.endCursor, withLikes: true), &older)
        }
        try older.print("\(name).home.older-page")
    }

    // MARK: Writing

    private mutating func like() async throws {
        var timings = Timings()
        for index in 0..<3000 {
            let visitor = visitor()
            let page = try await visitor.api.perform(GetTimelineOperation(withLikes: true))
            let moment = page.items[index % page.items.count]
            try await visitor.perform(
                UpdateMomentLikeOperation(momentID: moment.id, isLiked: moment.isLiked != true),
                &timings
            )
        }
        try timings.print("\(name).like")
    }

    private mutating func comment() async throws {
        var timings = Timings()
        for index in 0..<1000 {
            let visitor = visitor()
            let page = try await visitor.api.perform(GetTimelineOperation(withLikes: true))
            let id = page.items[index % page.items.count].id
            let comment = AddCommentOperation("A comment, number \(index)", to: id, replyTo: nil, withLikes: true)
            try await visitor.perform(comment, &timings)
        }
        try timings.print("\(name).comment")
    }

    /// Measures the time until the author's response, with and without 150 friends who read at the same time; until the
    /// author's timeline after it; and until each of the friends, notified by the stream of changes, has a timeline
    /// with the moment in it.
    ///
    /// A page of the app reads the new moment only. These friends read their whole timelines, which costs more.
    private mutating func publish() async throws {
        var acknowledged = Timings()
        var besideReaders = Timings()
        var next = Timings()
        var seen = Timings()
        for round in 0..<20 {
            let author = Int.random(in: 0..<people, using: &generator)
            let writer = try await Visitor(author, of: service, in: store)
            let text = "News, number \(round)"
            var readers: [Task<Void, any Error>] = []
            for friend in LargeStore.friends(of: author, among: people) {
                readers.append(try await openPage(of: friend, waitingFor: text))
            }
            let start = ContinuousClock.now
            try await writer.perform(PublishMomentOperation(MomentDraft(text: text), withLikes: true), &acknowledged)
            besideReaders.add(writer.transport.serverTime)
            try await writer.perform(GetTimelineOperation(withLikes: true), &next)
            for reader in readers { try await reader.value }
            seen.add(ContinuousClock.now - start)
        }
        for index in 0..<480 {
            let draft = MomentDraft(text: "A new moment, number \(index)")
            try await visitor().perform(PublishMomentOperation(draft, withLikes: true), &acknowledged)
        }
        try acknowledged.print("\(name).publish")
        try besideReaders.print("\(name).publish.beside-150-readers")
        try next.print("\(name).publish.home-of-the-author")
        try seen.print("\(name).publish.seen-by-150-friends")
    }

    /// Measures the same for a person with thousands of friends, of whom some hundred have a page open, spread over all of them.
    private mutating func publish(by person: Int, to friends: Range<Int>) async throws {
        let writer = try await Visitor(person, of: service, in: store)
        var acknowledged = Timings()
        var seen = Timings()
        for round in 0..<20 {
            let text = "News for many, number \(round)"
            var readers: [Task<Void, any Error>] = []
            for friend in stride(from: friends.lowerBound, to: friends.upperBound, by: max(friends.count / 100, 1)) {
                readers.append(try await openPage(of: friend, waitingFor: text))
            }
            let start = ContinuousClock.now
            try await writer.perform(PublishMomentOperation(MomentDraft(text: text), withLikes: true), &acknowledged)
            for reader in readers { try await reader.value }
            seen.add(ContinuousClock.now - start)
        }
        for index in 0..<180 {
            let draft = MomentDraft(text: "A new moment for many, number \(index)")
            try await writer.perform(PublishMomentOperation(draft, withLikes: true), &acknowledged)
        }
        let count = Set(friends).union(LargeStore.friends(of: person, among: people)).count
        try acknowledged.print("\(name).publish-to-\(count)")
        try seen.print("\(name).publish-to-\(count).seen-by-100-of-them")
    }

    /// Measures until the last of thousands of friends, each of whom has a page open, has the moment. They read it as a page of the
    /// app does: alone.
    private mutating func publish(by person: Int, toAll friends: Range<Int>) async throws {
        let writer = try await Visitor(person, of: service, in: store)
        var visitors: [Visitor] = []
        for friend in Set(friends).union(LargeStore.friends(of: person, among: people)).sorted() where friend != person
        {
            visitors.append(try await Visitor(friend, of: service, in: store))
        }
        var seen = Timings()
        for round in 0..<3 {
            let text = "News for all, number \(round)"
            var readers: [Task<Void, any Error>] = []
            for visitor in visitors { readers.append(try await openPage(of: visitor, waitingForMoment: text)) }
            let start = ContinuousClock.now
            _ = try await writer.api.perform(PublishMomentOperation(MomentDraft(text: text), withLikes: true))
            for reader in readers { try await reader.value }
            seen.add(ContinuousClock.now - start)
        }
        try seen.print("\(name).publish-to-\(visitors.count).seen-by-all-of-them")
    }

    /// Opens a page that reads the timeline, and reads it again after each change until it has a moment.
    private func openPage(of friend: Int, waitingFor text: String) async throws -> Task<Void, any Error> {
        let reader = try await Visitor(friend, of: service, in: store)
        return try await openPage(of: reader) { _ in
            let page = try await reader.api.perform(GetTimelineOperation(withLikes: true))
            return page.items.contains { $0.title == text }
        }
    }

    /// Opens a page that reads the timeline, and then each moment that is published until one has a text.
    private func openPage(of reader: Visitor, waitingForMoment text: String) async throws -> Task<Void, any Error> {
        try await openPage(of: reader) { change in
            guard change.kind == .momentPublished, let id = change.momentID else { return false }
            return try await reader.api.perform(GetMomentOperation(id: id, withLikes: true))?.title == text
        }
    }

    /// Opens a page, which reads the timeline, and then what `read` reads after each change until that returns true.
    private func openPage(
        of reader: Visitor,
        read: @escaping @Sendable (LiveChange) async throws -> Bool
    ) async throws -> Task<Void, any Error> {
        var changes = try await reader.transport.changes().makeAsyncIterator()
        // The first says that the subscription has begun; a read after it would be in front of what is measured.
        _ = try await changes.next()
        _ = try await reader.api.perform(GetTimelineOperation(withLikes: true))
        return Task { [changes] in
            var changes = changes
            while let notice = try await changes.next() {
                let change = try JSONDecoder().decode(ChangeNotice.self, from: Data(notice.body)).change
                // As in a page of the app, nobody waits for this read.
                if try await RequestCause.$current.withValue(.news, operation: { try await read(change) }) { return }
            }
        }
    }

    // MARK: Statements

    /// Counts for ten people each; a range means that the number depends on the viewer.
    private mutating func countAll(with statements: StatementCounter) async throws {
        try await count("home", GetTimelineOperation(withLikes: true), statements)
        try await count("home-without-likes", GetTimelineOperation(withLikes: false), statements)
        try await count("home-of-50", GetTimelineOperation(first: 50, withLikes: true), statements)
        try await count("viewer", GetViewerOperation(), statements)
        try await count("friends", GetFriendsOperation(), statements)
        try await count("notifications", GetNotificationsOperation(), statements)
        let moments = try await visitor().api.perform(GetTimelineOperation(withLikes: true)).items
        try await count("moment", GetMomentOperation(id: moments[0].id, withLikes: true), statements)
    }

    /// Counts how often a change waits for the server of the database, with the reads of its response.
    private mutating func countRoundTrips(with roundTrips: StatementCounter) async throws {
        let visitor = visitor()
        let page = try await visitor.api.perform(GetTimelineOperation(withLikes: true))
        let moment = page.items[0]
        roundTrips.reset()
        _ = try await visitor.api.perform(
            UpdateMomentLikeOperation(momentID: moment.id, isLiked: moment.isLiked != true)
        )
        try printRoundTrips(of: "like", roundTrips)
        _ = try await visitor.api.perform(
            AddCommentOperation("A comment", to: moment.id, replyTo: nil, withLikes: true)
        )
        try printRoundTrips(of: "comment", roundTrips)
        let draft = MomentDraft(text: "A new moment")
        _ = try await visitor.api.perform(PublishMomentOperation(draft, withLikes: true))
        try printRoundTrips(of: "publish", roundTrips)
    }

    private func printRoundTrips(of name: String, _ roundTrips: StatementCounter) throws {
        let total = roundTrips.total
        roundTrips.reset()
        // A file needs none.
        guard total > 0 else { return }
        try Figure(name: "\(self.name).\(name).round-trips", value: Double(total), unit: "round trips").print()
    }

    private func count<Operation: APIOperation>(
        _ name: String,
        _ operation: Operation,
        _ statements: StatementCounter
    ) async throws {
        var counts: [Int] = []
        for visitor in visitors.prefix(10) {
            // The use of a sign-in is recorded once a minute; that is not part of a request.
            _ = try await visitor.api.perform(GetUnreadCountOperation())
            statements.reset()
            _ = try await visitor.api.perform(operation)
            counts.append(statements.total)
        }
        try Figure(name: "\(self.name).\(name).statements", value: Double(counts.min() ?? 0), unit: "statements")
            .print()
        if counts.min() != counts.max() {
            try Figure(
                name: "\(self.name).\(name).statements.most",
                value: Double(counts.max() ?? 0),
                unit: "statements"
            )
            .print()
        }
    }
}

/// A counter of database statements, or of round trips.
final class StatementCounter: Sendable {
    private let statements = Mutex(0)

    func count(_ statement: String) {
        // Statements that SQLite needs for each opened connection are not part of a request.
        let isOwn = ["PRAGMA", "BEGIN", "COMMIT", "ROLLBACK"].contains { statement.hasPrefix($0) }
        if !isOwn, !statement.contains("sqlite_master") { statements.withLock { $0 += 1 } }
    }

    /// Counts a wait for the server of the database.
    func count() { statements.withLock { $0 += 1 } }

    func reset() { statements.withLock { $0 = 0 } }

    var total: Int { statements.withLock(\.self) }
}
