import Foundation
import MomentsModel
import PostgreSQL
import Testing

@testable import MomentsServer

/// How servers with one database hear of each other's changes, also of those of the version before.
@Suite(.timeLimit(.minutes(5))) struct PostgreSQLNewsTests {
    private let url: String

    init() throws {
        url = try PostgreSQLServer.shared.get().makeSchema()
        try open().close()
    }

    private func open(_ trace: (@Sendable (String) -> Void)? = nil) throws -> DatabaseMomentStore {
        try DatabaseMomentStore(postgreSQL: url, readers: 1, patience: .seconds(60), trace: trace)
    }

    private func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(url, patience: .seconds(60)) }

    /// Runs a body while a server listens, and what it hears.
    private func listening(
        _ body: (inout AsyncStream<HeardNews>.Iterator) async throws -> Void
    ) async throws {
        let news = try PostgreSQLNews(url: url, patience: .seconds(60), origin: "own")
        defer { news.stop() }
        let (heard, report) = AsyncStream.makeStream(of: HeardNews.self)
        news.listen { report.yield($0) }
        var iterator = heard.makeAsyncIterator()
        try await body(&iterator)
    }

    private static func news(_ moment: MomentID) -> ChangeNews {
        ChangeNews(change: .momentPublished(moment), people: [1])
    }

    /// Writes changes into the table, as a server does before it commits.
    private func store(_ news: ChangeNews, from origin: String) throws {
        let connection = try connect()
        for text in try NewsPayload.texts(of: [news], from: origin) {
            let values: [PostgreSQLValue] = [.text(origin), .text(text)]
            _ = try connection.run("INSERT INTO news (origin, payload) VALUES ($1, $2)", values)
        }
    }

    /// Sends a text to all who listen, as servers of the version before do within a transaction.
    private func notify(_ text: String) throws { _ = try connect().run(PostgreSQLNews.notify, [.text(text)]) }

    /// The text of a server of the version before.
    private static func formerText(_ moment: Int, from origin: String) -> String {
        #"{"origin":"\#(origin)","change":{"momentPublished":{"_0":"\#(moment)"}},"people":["1"]}"#
    }

    @Test func `a change is heard without a notification`() async throws {
        try await listening { heard in
            try store(Self.news(7), from: "other")

            #expect(await heard.next() == .news(Self.news(7)))
        }
    }

    @Test func `a server leaves out its own changes, whichever way they come`() async throws {
        try await listening { heard in
            try store(Self.news(1), from: "own")
            try notify(Self.formerText(2, from: "own"))
            try store(Self.news(3), from: "other")

            #expect(await heard.next() == .news(Self.news(3)))
        }
    }

    @Test func `what a server of the version before announces is heard`() async throws {
        try await listening { heard in
            try notify(Self.formerText(7, from: "other"))

            #expect(await heard.next() == .news(Self.news(7)))
        }
    }

    @Test func `what is in the table and in a notification is heard once`() async throws {
        try await listening { heard in
            try store(Self.news(7), from: "other")
            for text in try NewsPayload.texts(of: [Self.news(7)], from: "other") { try notify(text) }
            #expect(await heard.next() == .news(Self.news(7)))

            try store(Self.news(8), from: "other")
            #expect(await heard.next() == .news(Self.news(8)))
        }
    }

    @Test func `an empty notification has the table read`() async throws {
        try await listening { heard in
            try notify("")
            try store(Self.news(7), from: "other")

            #expect(await heard.next() == .news(Self.news(7)))
        }
    }

    @Test(arguments: [true, false])
    func `what cannot be read has all pages read again`(isStored: Bool) async throws {
        try await listening { heard in
            if isStored {
                try connect().run(script: "INSERT INTO news (origin, payload) VALUES ('newer', '{}')")
            } else {
                try notify("{}")
            }

            #expect(await heard.next() == .missed)
        }
    }

    @Test func `after the connection was lost all pages read again, once`() async throws {
        try await listening { heard in
            try store(Self.news(6), from: "other")
            #expect(await heard.next() == .news(Self.news(6)))
            // Those of this test, which have its name.
            _ = try connect().run(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
                """
            )

            #expect(await heard.next() == .missed)
            try store(Self.news(7), from: "other")
            #expect(await heard.next() == .news(Self.news(7)))
        }
    }

    @Test func `servers of the version before hear of changes, also of the last`() async throws {
        let listener = try connect()
        let channel = try listener.run("SELECT quote_ident('moments_' || current_schema())").text(0, 0)
        try listener.run(script: "LISTEN \(try #require(channel))")
        let store = try open()
        let ada = NewPerson(handle: Handle("ada_l")!, name: "Ada", passwordHash: "hash")
        let person = try await store.addPerson(ada, invitation: nil).id

        let moment = try await store.publish(NewMoment(text: "hello"), by: person).id
        // It is sent although the server ends.
        try store.close()

        var changes: [ChangeNews] = []
        while !changes.contains(where: { $0.change == .momentPublished(moment) }) {
            let texts = try listener.notifications(waiting: .seconds(60))
            try #require(!texts.isEmpty)
            changes += try texts.map { try JSONDecoder().decode(ChangeNews.self, from: Data($0.utf8)) }
        }
        #expect(changes.last == ChangeNews(change: .momentPublished(moment), people: [person]))
    }

    @Test func `no transaction of a change has a notification`() async throws {
        let statements = Shared<[String]>([])
        let store = try open { sql in statements.change { $0.append(sql) } }
        let ada = NewPerson(handle: Handle("ada_l")!, name: "Ada", passwordHash: "hash")
        let person = try await store.addPerson(ada, invitation: nil).id

        let moment = try await store.publish(NewMoment(text: "hello"), by: person).id
        try await store.setLike(true, of: moment, by: person)

        #expect(statements.value.count { $0.contains("INTO news") } >= 2)
        #expect(!statements.value.contains { $0.localizedCaseInsensitiveContains("notify") })
    }

    @Test func `a wait for notifications ends when it is no longer needed`() throws {
        let (connection, other, waker) = (try connect(), try connect(), PostgreSQLWaker())
        try connection.run(script: "LISTEN bell")
        // Two calls end one wait.
        waker.wake()
        waker.wake()

        #expect(try connection.notifications(waiting: .seconds(600), orUntil: waker) == [])
        try other.run(script: "NOTIFY bell, 'rings'")

        var texts: [String] = []
        while texts.isEmpty { texts = try connection.notifications(waiting: .seconds(600), orUntil: waker) }
        #expect(texts == ["rings"])
        #expect(try connection.notifications(waiting: .zero, orUntil: waker) == [])
    }
}
