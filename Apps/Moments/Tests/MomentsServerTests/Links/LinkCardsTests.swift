import Foundation
import GraphQL
import HTTPTypes
import LinkCards
import MomentsModel
import ServerKit
import Synchronization
import TestSupport
import Testing

@testable import MomentsServer

@Suite struct LinkCardsTests {
    /// Answers with pages, and notes what is fetched.
    private final class Web: LinkCardSource {
        private let state = Mutex((pages: [String: LinkPage](), fetched: [String](), gate: TestSupport.Gate?.none))

        var fetched: [String] { state.withLock { $0.fetched } }

        subscript(address: String) -> LinkPage? {
            get { state.withLock { $0.pages[address] } }
            set { state.withLock { $0.pages[address] = newValue } }
        }

        /// Lets pages come when the gate is open.
        func hold(at gate: TestSupport.Gate) { state.withLock { $0.gate = gate } }

        func page(at url: URL) async throws -> LinkPage {
            await state.withLock { $0.gate }?.pass()
            return try state.withLock { state in
                state.fetched.append(url.absoluteString)
                guard let page = state.pages[url.absoluteString] else { throw URLError(.badServerResponse) }
                return page
            }
        }
    }

    private struct Stage {
        let web = Web()
        let server: TestServer
        let ada: TestPerson
        let ben: TestPerson
        let eve: TestPerson

        init(_ rateLimits: RateLimits = RateLimits()) async throws {
            let configuration = MomentsConfiguration(publicURL: "https://moments.example", rateLimits: rateLimits)
            server = try TestServer(configuration, linkCards: web)
            (ada, ben, eve) = (try await server.add("ada"), try await server.add("ben"), try await server.add("eve"))
            try await server.befriend(ada, ben)
        }

        /// Publishes a moment, and waits for a change of it if it is to have a card.
        func publish(_ title: String, url: String? = nil, waits: Bool = true) async throws -> String {
            let changes = server.store.changes(for: ada.id)
            let reply = try await server.ask(
                "mutation($input: PublishMomentInput!) { publishMoment(input: $input) { id } }",
                ["input": .object(["title": .string(title), "url": url.map { .string($0) } ?? .null])],
                as: ada
            )
            let id = try #require(reply["publishMoment.id"].string)
            guard waits else { return id }
            for await change in changes {
                if case .momentChanged(let changed) = change, "\(changed)" == id { break }
            }
            return id
        }

        func card(_ moment: String, as person: TestPerson) async throws -> Value {
            try await server.ask(
                "query($id: ID!) { moment(id: $id) { linkCard { url title siteName image } } }",
                ["id": .string(moment)],
                as: person
            )["moment.linkCard"]
        }

        /// Waits until a moment of Ada has a card with this title.
        ///
        /// - Parameter changes: Ada's, from before the card could come.
        func waitForCard(_ title: String, of moment: String, in changes: AsyncStream<Change>) async throws {
            for await case .momentChanged in changes {
                if try await card(moment, as: ada)[path: "title"].string == title { return }
            }
        }

        /// Waits until so many addresses have been fetched and their results stored.
        func waitForFetches(_ count: Int, stored address: String) async throws {
            while true {
                let isStored = try await server.store.linkCard(at: address) != nil
                if isStored, web.fetched.count >= count { return }
                await Task.yield()
            }
        }
    }

    private let address = "https://swift.org/a"

    @Test func `a card comes after the moment, with its picture, for those who see the moment`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "Swift.org", image: Data("photo of a bird".utf8))

        let moment = try await stage.publish("See \(address).")

        let card = try await stage.card(moment, as: stage.ben)
        #expect(card[path: "url"].string == address)
        #expect(card[path: "title"].string == "Swift" && card[path: "siteName"].string == "Swift.org")
        let image = try #require(card[path: "image"].string)
        let path = try #require(image.firstRange(of: "/photos/").map { String(image[$0.lowerBound...]) })
        let browser = TestBrowser(stage.server)
        #expect(try await browser.send(.get, path, .cookie(stage.ben.token)).text == "photo of a bird SMALL")
        #expect(try await browser.send(.get, path, .cookie(stage.ada.token)).status == 404)
        #expect(try await stage.card(moment, as: stage.eve) == .null)
        let hash = try #require(path.split(separator: "/").dropFirst().first)
        #expect(try await !stage.server.store.maySee(photo: String(hash), viewer: stage.eve.id))
    }

    @Test(.timeLimit(.minutes(5))) func `publishing does not wait for the page`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "swift.org")
        let gate = TestSupport.Gate()
        stage.web.hold(at: gate)

        let moment = try await stage.publish(address, waits: false)

        #expect(try await stage.card(moment, as: stage.ada) == .null)
        let changes = stage.server.store.changes(for: stage.ada.id)
        gate.open()
        try await stage.waitForCard("Swift", of: moment, in: changes)
    }

    @Test func `the link of a moment is preferred to those in its text`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "swift.org")

        let moment = try await stage.publish("Not https://other.example", url: address)

        #expect(stage.web.fetched == [address])
        #expect(try await stage.card(moment, as: stage.ada)[path: "image"] == .null)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a text that is edited has the card of its first link, or none`() async throws {
        let stage = try await Stage()
        let other = "https://swift.org/b"
        stage.web[address] = LinkPage(title: "A", siteName: "swift.org")
        stage.web[other] = LinkPage(title: "B", siteName: "swift.org")
        let moment = try await stage.publish("See \(address).")
        let edit = "mutation($id: ID!, $title: String!) { editMoment(momentID: $id, title: $title) { title } }"
        let changes = stage.server.store.changes(for: stage.ada.id)

        let reply = try await stage.server.ask(
            edit,
            ["id": .string(moment), "title": .string("See \(other).")],
            as: stage.ada
        )

        #expect(reply.codes == [])
        try await stage.waitForCard("B", of: moment, in: changes)
        #expect(try await stage.card(moment, as: stage.ben)[path: "title"].string == "B")
        #expect(stage.web.fetched == [address, other])
        _ = try await stage.server.ask(edit, ["id": .string(moment), "title": "See nothing."], as: stage.ada)
        #expect(try await stage.card(moment, as: stage.ben) == .null)
    }

    @Test func `a known address is not fetched again, nor one that has failed`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "swift.org")
        _ = try await stage.publish("1 \(address)")
        let second = try await stage.publish("2 \(address)")
        #expect(try await stage.card(second, as: stage.ada)[path: "title"].string == "Swift")

        let missing = "https://swift.org/missing"
        _ = try await stage.publish("3 \(missing)", waits: false)
        try await stage.waitForFetches(2, stored: missing)
        _ = try await stage.publish("4 \(missing)", waits: false)
        stage.web["https://swift.org/b"] = LinkPage(title: "B", siteName: "swift.org")
        _ = try await stage.publish("5 https://swift.org/b")

        #expect(stage.web.fetched == [address, missing, "https://swift.org/b"])
    }

    @Test func `a picture that is none leaves a card without one`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "swift.org", image: Data("no picture".utf8))

        let moment = try await stage.publish(address)

        #expect(try await stage.card(moment, as: stage.ada)[path: "title"].string == "Swift")
        #expect(try await stage.card(moment, as: stage.ada)[path: "image"] == .null)
    }

    @Test(arguments: [false, true])
    func `a person and a host have their limits`(isHost: Bool) async throws {
        var limits = RateLimits()
        if isHost {
            limits.linkCardsPerHost = Rate(1, per: .seconds(600))
        } else {
            limits.linkCard = Rate(1, per: .seconds(600))
        }
        let stage = try await Stage(limits)
        for path in ["a", "b"] {
            stage.web["https://swift.org/\(path)"] = LinkPage(title: path, siteName: "swift.org")
        }
        _ = try await stage.publish("https://swift.org/a")

        let second = try await stage.publish("https://swift.org/b", waits: false)
        // What follows needs no fetch, so its card comes after the refusal of the second.
        _ = try await stage.publish("https://swift.org/a")

        #expect(stage.web.fetched == ["https://swift.org/a"])
        #expect(try await stage.card(second, as: stage.ada) == .null)
    }

    @Test func `the link of a comment has a card for those who see the comment`() async throws {
        let stage = try await Stage()
        stage.web[address] = LinkPage(title: "Swift", siteName: "Swift.org", image: Data("photo of a bird".utf8))
        try await stage.server.befriend(stage.ada, stage.eve)
        let moment = try await stage.publish("Hello", waits: false)
        let gate = TestSupport.Gate()
        stage.web.hold(at: gate)
        let changes = stage.server.store.changes(for: stage.ada.id)

        let reply = try await stage.server.ask(
            """
            mutation($input: AddCommentInput!) { addComment(input: $input) { comment { linkCard { url } } } }
            """,
            ["input": .object(["momentID": .string(moment), "text": .string("See \(address).")])],
            as: stage.ben
        )
        #expect(reply["addComment.comment.linkCard"] == .null && reply.errors.isEmpty, "adding does not wait")
        gate.open()
        // The first change is the comment itself.
        var count = 0
        for await case .momentChanged in changes {
            count += 1
            if count == 2 { break }
        }

        func comments(as person: TestPerson) async throws -> Value {
            try await stage.server.ask(
                "query($id: ID!) { moment(id: $id) { comments(first: 9) { nodes { linkCard { url title image } } } } }",
                ["id": .string(moment)],
                as: person
            )["moment.comments.nodes"]
        }
        let card = try await comments(as: stage.ada)[path: "0.linkCard"]
        #expect(card[path: "url"].string == address && card[path: "title"].string == "Swift")
        let image = try #require(card[path: "image"].string)
        let path = try #require(image.firstRange(of: "/photos/").map { String(image[$0.lowerBound...]) })
        #expect(try await TestBrowser(stage.server).send(.get, path, .cookie(stage.ada.token)).status == 200)
        #expect(try await comments(as: stage.eve) == .list([]))
    }

    @Test func `without a source nothing is fetched`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let reply = try await server.ask(
            "mutation { publishMoment(input: { title: \"https://swift.org\" }) { linkCard { title } } }",
            as: ada
        )

        #expect(reply["publishMoment.linkCard"] == .null && reply.errors.isEmpty)
        #expect(!server.spy.calls.contains { $0.contains("linkCard(at") })
    }
}
