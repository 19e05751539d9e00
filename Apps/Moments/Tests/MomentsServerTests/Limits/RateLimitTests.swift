import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Rate limits, through the API.
@Suite struct RateLimitTests {
    private func server(_ change: (inout RateLimits) -> Void) async throws -> (TestServer, TestPerson, TestPerson) {
        var configuration = MomentsConfiguration()
        change(&configuration.rateLimits)
        let server = try TestServer(configuration)
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        return (server, ada, ben)
    }

    private func retryAfter(_ reply: Reply) -> Int? { reply.errors.first?.extensions["retryAfter"]?.int }

    @Test func `what is done too often is refused, with the time to wait, and works again afterwards`() async throws {
        let (server, ada, _) = try await server { $0.publish = Rate(2, per: .seconds(60)) }
        let publish = #"mutation { publishMoment(input: { title: "Hello" }) { id } }"#

        for _ in 0..<2 { #expect(try await server.ask(publish, as: ada).codes == []) }
        let refused = try await server.ask(publish, as: ada)

        #expect(refused.codes == ["RATE_LIMITED"])
        #expect(retryAfter(refused) == 30)
        #expect(refused.message == "You have published too many moments in a short time. Try again in 30 seconds.")

        server.clock.advance(by: .seconds(30))
        #expect(try await server.ask(publish, as: ada).codes == [])
    }

    @Test(arguments: [
        (LimitedAction.like, "mutation($id: ID!) { setLike(momentID: $id, isLiked: true) { id } }"),
        (
            .like,
            "mutation($id: ID!) { updateMomentLike(momentID: $id, userID: \"USER\", isLiked: true) { userDetails { id } } }"
        ),
        (.comment, "mutation($id: ID!) { addComment(input: { momentID: $id, text: \"Hi\" }) { comment { id } } }"),
        (.friendRequest, "mutation { requestFriendship(handle: \"nobody\") { id } }"),
        (.change, "mutation { setPreference(key: \"language\", value: \"en\") { id } }"),
        (.change, "mutation { updateProfile(input: { name: \"Ben\" }) { id } }"),
    ])
    func `each kind of change is limited`(_ action: LimitedAction, _ document: String) async throws {
        let (server, ada, ben) = try await server { limits in
            (limits.like, limits.comment) = (Rate(1, per: .seconds(60)), Rate(1, per: .seconds(60)))
            (limits.friendRequest, limits.change) = (Rate(1, per: .seconds(60)), Rate(1, per: .seconds(60)))
        }
        let id = try await server.publish("Hello", by: ada).description
        let document = document.replacing("USER", with: ben.id.description)
        let variables: ObjectValue = document.contains("$id") ? ["id": .string(id)] : [:]

        let first = try await server.ask(document, variables, as: ben)
        let second = try await server.ask(document, variables, as: ben)

        #expect(!first.codes.contains("RATE_LIMITED"))
        #expect(second.codes == ["RATE_LIMITED"])
        #expect(second.message.hasPrefix(action.refusal))
    }

    @Test func `aliases in one document count each`() async throws {
        let (server, ada, _) = try await server { $0.publish = Rate(3, per: .seconds(60)) }
        let fields = (0..<10).map { #"m\#($0): publishMoment(input: { title: "\#($0)" }) { id }"# }

        let reply = try await server.ask("mutation { \(fields.joined(separator: " ")) }", as: ada)

        // The fourth fails. Its field is not nullable, so the whole response is null; the first three stay published.
        #expect(Set(reply.codes) == ["RATE_LIMITED"])
        #expect(try await server.store.timeline(of: ada.id, before: nil, limit: nil).count == 3)
    }

    @Test func `people behind one address have limits together, but wider ones`() async throws {
        let (server, ada, ben) = try await server { limits in
            limits.publish = Rate(1, per: .seconds(60))
            limits.peoplePerAddress = 1
        }
        let publish = #"mutation { publishMoment(input: { title: "Hello" }) { id } }"#

        #expect(try await server.ask(publish, as: ada, at: "192.0.2.1").codes == [])
        #expect(try await server.ask(publish, as: ben, at: "192.0.2.1").codes == ["RATE_LIMITED"])
    }

    @Test func `reading is not limited`() async throws {
        let (server, ada, _) = try await server { $0.change = Rate(1, per: .seconds(60)) }

        for _ in 0..<300 { #expect(try await server.ask("{ viewer { id } }", as: ada).codes == []) }
    }
}
