import Foundation
import GraphQL
import Logging
import MomentsModel
import Testing
import WebPush

@testable import MomentsServer

/// What a browser is told of, through the API.
@Suite struct PushOperationTests {
    private static let set = """
        mutation($input: PushInput) { setPush(input: $input) { push { endpoint kinds language } } }
        """
    private static let get = "{ viewer { push { endpoint kinds language } } }"

    private func server(sends: Bool = true) throws -> TestServer {
        var configuration = MomentsConfiguration()
        if sends {
            let sender = PushSender(
                key: ApplicationServerKey(secret: Data(0..<32)),
                contact: "https://localhost",
                logger: Logger(label: "test")
            )
            configuration.push = PushConfiguration(sender: sender) { _ in PushWords(title: "", body: "") }
        }
        return try TestServer(configuration)
    }

    private func input(
        _ subscription: String? = nil,
        kinds: [Value] = ["LIKE"],
        language: String = "zh-Hans"
    ) throws -> ObjectValue {
        let known = String(decoding: try JSONEncoder().encode(PushSubscription.sample("a")), as: UTF8.self)
        return [
            "input": [
                "subscription": .string(subscription ?? known), "kinds": .list(kinds), "language": .string(language),
            ]
        ]
    }

    @Test func `a choice belongs to the sign-in that made it`() async throws {
        let server = try server()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id, device: "Phone"))

        let answer = try await server.ask(Self.set, try input(kinds: ["LIKE", "COMMENT", "LIKE"]), as: ada)

        let expected = #"{"endpoint":"https://web.push.apple.com/a","kinds":["COMMENT","LIKE"],"language":"zh-Hans"}"#
        #expect(answer.text == #"{"data":{"setPush":{"push":\#(expected)}}}"#)
        #expect(try await server.ask(Self.get, as: ada).text == #"{"data":{"viewer":{"push":\#(expected)}}}"#)
        for person in [phone, ben] {
            #expect(try await server.ask(Self.get, as: person).text == #"{"data":{"viewer":{"push":null}}}"#)
        }
        #expect(try await server.ask(Self.set, [:], as: ada)["setPush.push"] == .null)
        #expect(try await server.ask("{ service { pushKey } }")["service.pushKey"].string?.count == 87)
    }

    @Test func `the server sends to push services of browsers only`() async throws {
        let server = try server()
        let ada = try await server.add("ada")
        let elsewhere = try ["http://127.0.0.1:8080", "https://10.0.0.1", "https://example.com"].map { origin in
            String(decoding: try JSONEncoder().encode(PushSubscription.sample("a", at: origin)), as: UTF8.self)
        }
        for subscription in elsewhere + ["", "{}", "[]", String(repeating: "a", count: 5_000)] {
            let answer = try await server.ask(Self.set, try input(subscription), as: ada)
            #expect(answer.text.contains("SUBSCRIPTION_INVALID"), "\(subscription.prefix(100))")
        }
        #expect(try await server.ask(Self.set, try input(kinds: []), as: ada).text.contains("KINDS_EMPTY"))
        for language in ["", "e", "en\n", String(repeating: "e", count: 21)] {
            let answer = try await server.ask(Self.set, try input(language: language), as: ada)
            #expect(answer.text.contains("LANGUAGE_INVALID"), "\(language)")
        }
        #expect(try await server.ask(Self.get, as: ada)["viewer.push"] == .null)
    }

    @Test func `visitors choose nothing, and a server without messages says so`() async throws {
        #expect(try await server().ask(Self.set, try input()).codes == ["UNAUTHENTICATED"])
        let silent = try server(sends: false)
        let ada = try await silent.add("ada")
        #expect(try await silent.ask(Self.set, try input(), as: ada).text.contains("PUSH_UNAVAILABLE"))
        #expect(try await silent.ask("{ service { pushKey } }")["service.pushKey"] == .null)
    }
}
