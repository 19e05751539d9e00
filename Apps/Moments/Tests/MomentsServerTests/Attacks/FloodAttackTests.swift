import GraphQL
import HTTPTypes
import MomentsModel
import Testing

@testable import MomentsServer

/// Floods of requests.
@Suite struct FloodAttackTests {
    private func attempts(_ count: Int) -> String {
        let fields = (0..<count).map { #"a\#($0): signIn(handle: "ada", password: "password \#($0)") { token }"# }
        return "mutation { \(fields.joined(separator: " ")) }"
    }

    @Test func `a hundred attempts to sign in within one document are refused together`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        server.spy.calls = []

        let reply = try await server.ask(attempts(100))

        #expect(reply.data == .null)
        #expect(server.spy.calls == [])
    }

    @Test func `of fifty attempts within one document five are made`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        server.spy.calls = []

        // Mutations have no nullable fields here, so a document ends with its first failure; hence many documents:
        for _ in 0..<50 { try await server.ask(attempts(50)) }

        #expect(server.spy.calls.filter { $0 == "credentials" }.count == 5)
    }

    @Test(arguments: [
        ("title", Limits.momentText), ("altText", Limits.photoDescription), ("url", Limits.link),
    ])
    func `each text has a limit`(_ field: String, _ limit: Int) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let photo = try await server.photo("of a lake", by: ada)
        func publish(_ length: Int) async throws -> Reply {
            let text = String(repeating: "好", count: length)
            let input: Value =
                switch field {
                case "title": ["title": .string(text)]
                case "altText": ["photos": [["id": .string(photo.id.description), "altText": .string(text)]]]
                default: ["url": .string("https://example.com/" + text)]
                }
            return try await server.ask(
                "mutation($input: PublishMomentInput!) { publishMoment(input: $input) { id } }",
                ["input": input],
                as: ada
            )
        }

        #expect(try await publish(limit + 1).codes == ["INVALID"])
        #expect(try await publish(100_000).codes == ["INVALID"])
        if field != "url" { #expect(try await publish(limit).codes == []) }
    }

    @Test func `a comment, a name, a search and a preference have limits`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let moment = try await server.publish("Hello", by: ada)
        let long = String(repeating: "x", count: 100_000)
        let documents = [
            #"mutation($t: String!) { addComment(input: { momentID: "\#(moment)", text: $t }) { comment { id } } }"#,
            "mutation($t: String!) { updateProfile(input: { name: $t }) { id } }",
            "mutation($t: String!) { setPreference(key: \"draft\", value: $t) { id } }",
            "mutation($t: String!) { setPreference(key: $t, value: \"x\") { id } }",
            "query($t: String!) { viewer { friends(search: $t) { nodes { id } } } }",
        ]

        for document in documents {
            let reply = try await server.ask(document, ["t": .string(long)], as: ada)
            #expect(reply.codes == ["INVALID"], "\(document) gave \(reply.codes)")
        }
        #expect(
            try await server.ask(
                "mutation($t: String!) { requestFriendship(handle: $t) { id } }",
                ["t": .string(long)],
                as: ada
            ).codes == ["NOT_FOUND"]
        )
        #expect(try await server.store.preferences(of: ada.id).isEmpty)
    }

    @Test func `a moment is not empty, and has at most nine photos, each once`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        var photos: [Value] = []
        for number in 0..<10 {
            photos.append(["id": .string(try await server.photo("\(number)", by: ada).id.description)])
        }
        func publish(_ input: Value) async throws -> [String] {
            let document = "mutation($input: PublishMomentInput!) { publishMoment(input: $input) { id } }"
            return try await server.ask(document, ["input": input], as: ada).codes
        }

        for empty in ["", " \n ", "\u{200B}", "\u{0}\u{7}"] {
            #expect(try await publish(["title": .string(empty)]) == ["INVALID"])
        }
        #expect(try await publish(["photos": .list(photos)]) == ["INVALID"])
        #expect(try await publish(["photos": [photos[0], photos[0]]]) == ["INVALID"])
        #expect(try await publish(["title": "x", "url": "javascript:alert(1)"]) == ["INVALID"])
        #expect(try await publish(["photos": .list(Array(photos.prefix(9)))]) == [])
    }

    @Test(arguments: [
        "{ viewer { friends { nodes { moments { nodes { likes { moments { nodes { likes { name } } } } } } } } } }",
        "{ viewer { timeline(first: 100) { nodes { comments(first: 100) { nodes { userDetails { moments(first: 100) "
            + "{ nodes { comments(first: 100) { nodes { text } } } } } } } } } } }",
        "{ viewer { friends(first: 100) { nodes { moments(first: 100) { nodes { comments(first: 100) { nodes { text } } } } } } } }",
    ])
    func `a question that multiplies is refused for its price`(_ document: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        server.spy.calls = []

        let reply = try await server.ask(document, as: ada)

        #expect(reply.data == .null)
        #expect(reply.message.contains("points"))
        #expect(server.spy.calls.filter { $0 != "useSignIn" } == [])
    }

    @Test(arguments: [-1, 101, 2_147_483_647])
    func `a page has up to a hundred elements`(_ first: Int) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        for list in ["timeline", "friends", "notifications"] {
            let reply = try await server.ask(
                "query($first: Int!) { viewer { \(list)(first: $first) { pageInfo { hasNextPage } } } }",
                ["first": .int(first)],
                as: ada
            )
            #expect(reply.data == .null || reply.codes == ["INVALID"])
            #expect(reply.errors.count == 1)
        }
    }

    @Test func `deep, wide and endless documents are refused`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let deep = String(repeating: "{ user(id: 1) ", count: 100) + String(repeating: "}", count: 100)
        let wide = "{ " + (0..<200).map { "a\($0): viewer { id }" }.joined(separator: " ") + " }"
        let endless = "{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }"
        let long = "{ viewer { id } } #" + String(repeating: "x", count: 2 << 20)

        for document in [deep, wide, endless, long] {
            let reply = try await server.ask(document, as: ada)
            #expect(reply.data == .null && !reply.errors.isEmpty)
        }
    }

    @Test func `a person's preferences are so many and no more`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits = .unlimited
        let server = try TestServer(configuration)
        let ada = try await server.add("ada")

        var codes: Set<String> = []
        for number in 0..<300 {
            codes.formUnion(
                try await server.ask("mutation { setPreference(key: \"key\(number)\", value: \"x\") { id } }", as: ada)
                    .codes
            )
        }

        #expect(codes == ["INVALID"])
        #expect(try await server.store.preferences(of: ada.id).count == 200)
    }
}
