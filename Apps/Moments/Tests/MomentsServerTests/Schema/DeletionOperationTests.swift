import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// The deletion of accounts, through the API.
@Suite struct DeletionOperationTests {
    private static let request = """
        mutation($password: String!) { requestAccountDeletion(password: $password) { id deletionDate } }
        """
    private static let cancel = "mutation { cancelAccountDeletion { id deletionDate } }"
    private static let question = "{ viewer { deletionDate } }"
    /// A week after the start of the clock.
    private static let date = Value.string(String(1_700_000_000 + 7 * 86_400))

    private func request(
        _ server: TestServer,
        _ person: TestPerson?,
        with password: String = "correct horse"
    ) async throws -> Reply {
        try await server.ask(Self.request, ["password": .string(password)], as: person)
    }

    @Test func `who knows the password asks for the deletion, which is a week later`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("admin"), try await server.add("ben"))
        #expect(try await server.ask(Self.question, as: ben)["viewer.deletionDate"] == .null)

        let reply = try await request(server, ben)

        #expect(reply["requestAccountDeletion.id"].string == ben.id.description)
        #expect(reply["requestAccountDeletion.deletionDate"] == Self.date)
        #expect(try await server.ask(Self.question, as: ben)["viewer.deletionDate"] == Self.date)
        server.clock.advance(by: .seconds(86_400))
        #expect(try await request(server, ben)["requestAccountDeletion.deletionDate"] == Self.date)
    }

    @Test(arguments: ["wrong horse", "", String(repeating: "x", count: 5000)])
    func `a wrong password is refused, and changes nothing`(_ password: String) async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("admin"), try await server.add("ben"))

        let reply = try await request(server, ben, with: password)

        #expect(reply.codes == ["INVALID"] && reply.reason == "WRONG_CREDENTIALS")
        #expect(try await server.store.deletionDate(of: ben.id) == nil)
    }

    @Test func `whoever finds an open page does not guess the password here either`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("admin"), try await server.add("ben"))
        let change = #"mutation { changePassword(oldPassword: "guess", newPassword: "battery staple") { id } }"#

        var codes: [String] = []
        for number in 0..<5 {
            codes += try await request(server, ben, with: "guess \(number)").codes
            codes += try await server.ask(change, as: ben).codes
        }

        #expect(codes == Array(repeating: "INVALID", count: 10))
        #expect(try await request(server, ben).codes == ["RATE_LIMITED"])
        server.clock.advance(by: .seconds(3600))
        #expect(try await request(server, ben).codes == [])
    }

    @Test func `a visitor has no account to delete`() async throws {
        let server = try TestServer()
        _ = try await server.add("admin")

        #expect(try await request(server, nil).codes == ["UNAUTHENTICATED"])
        #expect(try await server.ask(Self.cancel).codes == ["UNAUTHENTICATED"])
    }

    @Test func `in the demo nobody deletes an account`() async throws {
        let (server, zero) = try await TestServer.demo()
        let one = try await server.add("one", id: 1)

        for person in [nil, zero, one] { #expect(try await request(server, person).codes == ["FORBIDDEN"]) }

        #expect(try await server.store.deletionDate(of: one.id) == nil)
    }

    @Test func `the only admin is refused`() async throws {
        let server = try TestServer()
        let (admin, _) = (try await server.add("admin"), try await server.add("ben"))

        let reply = try await request(server, admin)

        #expect(reply.codes == ["INVALID"] && reply.reason == "LAST_ADMIN")
        #expect(try await server.ask(Self.question, as: admin)["viewer.deletionDate"] == .null)
    }

    @Test func `an account is kept after all`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await request(server, ben)

        // The second time there is nothing to cancel.
        for _ in 0..<2 {
            let reply = try await server.ask(Self.cancel, as: ben)
            #expect(reply.codes == [] && reply["cancelAccountDeletion.id"].string == ben.id.description)
            #expect(reply["cancelAccountDeletion.deletionDate"] == .null)
        }

        #expect(try await server.store.deletionDate(of: ben.id) == nil)
        #expect(server.log.lines.filter { $0.contains("The deletion of an account was cancelled.") }.count == 1)
    }

    @Test func `nobody else learns that an account will be deleted`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        try await server.befriend(admin, ben)
        let moment = try await server.publish("Hello", by: ben)
        let person = "id name handle friendship friendsSince momentCount lastMomentDate moments { nodes { title } }"
        let questions = [
            "{ user(id: \"\(ben.id)\") { \(person) } }", "{ viewer { friends { nodes { \(person) } } deletionDate } }",
            "{ moment(id: \"\(moment)\") { title userDetails { \(person) } } }",
            "{ viewer { notifications { nodes { kind userDetails { name } } } } }",
        ]
        var before: [String] = []
        for question in questions { before.append(try await server.ask(question, as: admin).text) }

        _ = try await request(server, ben)

        for (question, text) in zip(questions, before) {
            #expect(try await server.ask(question, as: admin).text == text)
        }
    }

    @Test func `keeping an account is limited in number`() async throws {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.change = Rate(1, per: .seconds(60))
        let server = try TestServer(configuration)
        let ada = try await server.add("ada")
        _ = try await server.ask(Self.cancel, as: ada)

        #expect(try await server.ask(Self.cancel, as: ada).codes == ["RATE_LIMITED"])
    }

    @Test func `the log has who will go, and no password`() async throws {
        let server = try TestServer()
        let (_, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await request(server, ben, with: "wrong horse")
        _ = try await request(server, ben)

        let line = try #require(server.log.lines.first { $0.contains("The deletion of an account was requested.") })
        #expect(line.hasPrefix("notice:"))
        #expect(server.log.metadata.contains(["person": ben.id.description]))
        #expect(!server.log.lines.contains { $0.contains("horse") })
    }
}
