import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// What a suspension ends and refuses, through the API.
@Suite(.timeLimit(.minutes(5))) struct SuspensionTests {
    private func suspend(
        _ person: TestPerson,
        days: Int? = nil,
        reason: String = "",
        on server: TestServer,
        as staff: TestPerson
    ) async throws -> Reply {
        try await server.ask(
            """
            mutation($id: ID!, $days: Int, $reason: String!) {
              suspendPerson(userID: $id, days: $days, reason: $reason) { id }
            }
            """,
            [
                "id": .string(person.id.description), "days": days.map { .int($0) } ?? .null,
                "reason": .string(reason),
            ],
            as: staff
        )
    }

    private func signIn(_ server: TestServer, _ password: String = "correct horse") async throws -> Reply {
        try await server.ask(
            "mutation($password: String!) { signIn(handle: \"ben\", password: $password) { token } }",
            ["password": .string(password)]
        )
    }

    private func stage() async throws -> (server: TestServer, admin: TestPerson, ben: TestPerson) {
        let server = try TestServer()
        return (server, try await server.add("admin"), try await server.add("ben"))
    }

    @Test func `a suspended person is signed out at once, also if the sign-in was just used`() async throws {
        let (server, admin, ben) = try await stage()
        let phone = TestPerson(id: ben.id, token: try await server.signIn(ben.id))
        // All three sign-ins are in the cache.
        for person in [admin, ben, phone] {
            #expect(try await server.service.viewer(token: person.token)?.id == person.id)
        }

        #expect(try await suspend(ben, on: server, as: admin).codes == [])

        for person in [ben, phone] {
            #expect(try await server.service.viewer(token: person.token) == nil)
            #expect(try await server.ask("{ viewer { id } }", as: person)["viewer"] == .null)
        }
        #expect(try await server.service.viewer(token: admin.token)?.id == admin.id)
    }

    @Test func `the open pages of a suspended person are signed out`() async throws {
        let (server, admin, ben) = try await stage()
        let question = GraphQLRequest("subscription { changes { kind } }")
        let result = await server.service.subscribe(question, token: ben.token, clientAddress: "192.0.2.1")
        guard case .stream(let stream) = result else {
            Issue.record("There is no stream.")
            return
        }
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next()?.description.contains("SUBSCRIBED") == true)

        _ = try await suspend(ben, on: server, as: admin)

        #expect(try await iterator.next()?.description == #"{"data":{"changes":{"kind":"SIGNED_OUT"}}}"#)
        #expect(try await iterator.next() == nil)
    }

    @Test func `who knows the password is told of the suspension, its end and its reason`() async throws {
        let (server, admin, ben) = try await stage()
        _ = try await suspend(ben, days: 2, reason: "Be kind", on: server, as: admin)

        let reply = try await signIn(server)

        #expect(reply.codes == ["FORBIDDEN"] && reply.reason == "SUSPENDED")
        #expect(reply.message == "This account is suspended until 2023-11-16. Be kind")
        #expect(reply.errors.first?.extensions["retryAfter"]?.int == 2 * 86_400)
        #expect(try await server.store.signIns(of: ben.id).isEmpty)
        #expect(server.log.lines.contains { $0.contains("A suspended person tried to sign in.") })

        server.clock.advance(by: .seconds(2 * 86_400))
        #expect(try await signIn(server).codes == [])
    }

    @Test func `a suspension without an end lasts until staff end it`() async throws {
        let (server, admin, ben) = try await stage()
        _ = try await suspend(ben, on: server, as: admin)
        server.clock.advance(by: .seconds(20 * 86_400))

        let reply = try await signIn(server)

        #expect(reply.reason == "SUSPENDED" && reply.message == "This account is suspended.")
        #expect(reply.errors.first?.extensions["retryAfter"] == nil)

        let end = "mutation($id: ID!) { endSuspension(userID: $id) { id } }"
        #expect(try await server.ask(end, ["id": .string(ben.id.description)], as: admin).codes == [])
        #expect(try await signIn(server).codes == [])
    }

    @Test func `who does not know the password learns nothing of a suspension`() async throws {
        let (server, admin, ben) = try await stage()
        let before = try await signIn(server, "wrong horse")
        _ = try await suspend(ben, reason: "Be kind", on: server, as: admin)

        let reply = try await signIn(server, "wrong horse")

        #expect(reply.text == before.text && reply.reason == "WRONG_CREDENTIALS")
    }

    @Test func `a suspended person sets a new password by a link, and is not signed in`() async throws {
        let (server, admin, ben) = try await stage()
        let made = try await server.ask(#"mutation { createPasswordReset(handle: "ben") { code } }"#, as: admin)
        _ = try await suspend(ben, on: server, as: admin)

        let reply = try await server.ask(
            """
            mutation($code: String!) { resetPassword(code: $code, newPassword: "battery staple") { token } }
            """,
            ["code": made["createPasswordReset.code"]]
        )

        #expect(reply.codes == ["FORBIDDEN"] && reply.reason == "SUSPENDED")
        #expect(try await signIn(server, "correct horse").reason == "WRONG_CREDENTIALS")
        #expect(try await signIn(server, "battery staple").reason == "SUSPENDED")
    }

    @Test func `the sign-ins of a suspended person count as refused`() async throws {
        let numbers = RecordedMetrics()
        let server = try TestServer(metrics: numbers)
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        _ = try await suspend(ben, on: server, as: admin)

        _ = try await signIn(server)

        #expect(numbers.counts == ["moments_sign_ins_total outcome=refused": 1])
    }

    @Test func `in the demo nobody is suspended`() async throws {
        let (server, zero) = try await TestServer.demo()
        let one = try await server.add("one", id: 1)

        #expect(try await suspend(one, on: server, as: zero).codes == ["FORBIDDEN"])

        #expect(try await server.service.viewer(token: one.token)?.id == one.id)
        #expect(!server.spy.calls.contains("suspend"))
    }
}
