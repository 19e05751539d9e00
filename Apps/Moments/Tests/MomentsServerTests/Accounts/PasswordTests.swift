import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Changing and resetting passwords, through the API.
@Suite struct PasswordTests {
    private static let change = """
        mutation($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { id } }
        """
    private static let link = "mutation($handle: String!) { createPasswordReset(handle: $handle) { code expiryDate } }"
    private static let reset = """
        mutation($code: String!, $new: String!) {
          resetPassword(code: $code, newPassword: $new) { token proof viewer { id } }
        }
        """

    private func change(
        _ server: TestServer,
        _ person: TestPerson?,
        from old: String = "correct horse",
        to new: String = "battery staple"
    ) async throws -> Reply {
        try await server.ask(Self.change, ["old": .string(old), "new": .string(new)], as: person)
    }

    private func link(_ server: TestServer, for handle: String, by person: TestPerson?) async throws -> Reply {
        try await server.ask(Self.link, ["handle": .string(handle)], as: person)
    }

    private func reset(
        _ server: TestServer,
        _ code: Value,
        to new: String = "battery staple",
        as person: TestPerson? = nil
    ) async throws -> Reply {
        try await server.ask(Self.reset, ["code": code, "new": .string(new)], as: person)
    }

    private func codes(_ server: TestServer, signingInAs handle: String, with password: String) async throws -> [String]
    {
        try await server.ask(
            "mutation($handle: String!, $password: String!) { signIn(handle: $handle, password: $password) { token } }",
            ["handle": .string(handle), "password": .string(password)],
            at: "192.0.2.77"
        ).codes
    }

    private func isSignedIn(_ server: TestServer, _ person: TestPerson) async throws -> Bool {
        try await server.service.viewer(token: person.token)?.id == person.id
    }

    // MARK: Changing

    @Test func `a new password ends the other sign-ins, and this one goes on`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id, device: "Safari on iPhone"))
        // All three sign-ins are in the cache.
        for person in [ada, ben, phone] { #expect(try await isSignedIn(server, person)) }

        let reply = try await change(server, ada)

        #expect(reply["changePassword.id"].string == ada.id.description)
        #expect(try await isSignedIn(server, ada))
        #expect(try await !isSignedIn(server, phone))
        #expect(try await isSignedIn(server, ben))
        #expect(try await codes(server, signingInAs: "ada", with: "correct horse") == ["INVALID"])
        #expect(try await codes(server, signingInAs: "ada", with: "battery staple") == [])
        #expect(try await codes(server, signingInAs: "ben", with: "correct horse") == [])
    }

    @Test(arguments: [
        ("wrong horse", "battery staple", "WRONG_CREDENTIALS"), ("", "battery staple", "WRONG_CREDENTIALS"),
        ("correct horse", "short", "PASSWORD_TOO_SHORT"), ("correct horse", "", "PASSWORD_TOO_SHORT"),
        ("correct horse", String(repeating: "x", count: 201), "PASSWORD_TOO_LONG"),
        (String(repeating: "x", count: 5000), "battery staple", "WRONG_CREDENTIALS"),
    ])
    func `what is wrong is said, and changes nothing`(_ old: String, _ new: String, _ reason: String) async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id))

        let reply = try await change(server, ada, from: old, to: new)

        #expect(reply.codes == ["INVALID"])
        #expect(reply.reason == .string(reason))
        #expect(try await isSignedIn(server, phone))
        #expect(try await codes(server, signingInAs: "ada", with: "correct horse") == [])
    }

    @Test func `a visitor has no password`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")

        #expect(try await change(server, nil).codes == ["UNAUTHENTICATED"])
    }

    @Test func `whoever finds an open page does not guess the password there`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        var codes: [String] = []
        for number in 0..<12 { codes += try await change(server, ada, from: "guess \(number)").codes }

        #expect(codes.prefix(10).allSatisfy { $0 == "INVALID" })
        #expect(codes.dropFirst(10).allSatisfy { $0 == "RATE_LIMITED" })
        #expect(try await change(server, ada).codes == ["RATE_LIMITED"])
        server.clock.advance(by: .seconds(3600))
        #expect(try await change(server, ada).codes == [])
    }

    @Test func `in the demo nobody has a password`() async throws {
        let (server, zero) = try await TestServer.demo()

        #expect(try await change(server, nil).codes == ["FORBIDDEN"])
        #expect(try await change(server, zero).codes == ["FORBIDDEN"])
        #expect(try await link(server, for: "zero", by: zero).codes == ["FORBIDDEN"])
    }

    // MARK: Resetting

    @Test func `a link sets a new password once, ends all sign-ins, and signs in`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        #expect(try await isSignedIn(server, ben))
        let code = try await link(server, for: "@Ben", by: admin)["createPasswordReset.code"]

        let reply = try await reset(server, code)

        #expect(reply["resetPassword.viewer.id"].string == ben.id.description)
        let token = try #require(reply["resetPassword.token"].string)
        #expect(try await isSignedIn(server, TestPerson(id: ben.id, token: token)))
        #expect(try await !isSignedIn(server, ben))
        #expect(try await isSignedIn(server, admin))
        #expect(try await codes(server, signingInAs: "ben", with: "battery staple") == [])
        #expect(try await codes(server, signingInAs: "ben", with: "correct horse") == ["INVALID"])

        let again = try await reset(server, code, to: "another password")
        #expect(again.codes == ["FORBIDDEN"])
        #expect(again.reason == "RESET_INVALID")
        #expect(try await codes(server, signingInAs: "ben", with: "battery staple") == [])
    }

    @Test func `a link ends after a day`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        _ = try await server.add("ben")
        let made = try await link(server, for: "ben", by: admin)
        #expect(made["createPasswordReset.expiryDate"] == .string(String(1_700_000_000 + 86_400)))

        server.clock.advance(by: .seconds(86_400))

        #expect(try await reset(server, made["createPasswordReset.code"]).reason == "RESET_INVALID")
        #expect(try await codes(server, signingInAs: "ben", with: "correct horse") == [])
    }

    @Test func `a password that is too short leaves the link as it is`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        _ = try await server.add("ben")
        let code = try await link(server, for: "ben", by: admin)["createPasswordReset.code"]

        #expect(try await reset(server, code, to: "short").reason == "PASSWORD_TOO_SHORT")
        #expect(try await reset(server, code).codes == [])
    }

    @Test func `links are an admin's to make, for others`() async throws {
        let server = try TestServer()
        let (admin, ben) = (try await server.add("admin"), try await server.add("ben"))
        let cleo = try await server.add("cleo")
        try await server.befriend(ben, cleo)

        #expect(try await link(server, for: "ben", by: nil).codes == ["UNAUTHENTICATED"])
        #expect(try await link(server, for: "ben", by: cleo).codes == ["FORBIDDEN"])
        #expect(try await link(server, for: "ben", by: ben).codes == ["FORBIDDEN"])
        #expect(try await link(server, for: "nobody", by: cleo).codes == ["FORBIDDEN"])
        #expect(try await link(server, for: "admin", by: admin).codes == ["FORBIDDEN"])
        #expect(try await link(server, for: "@Admin", by: admin).reason == "OWN_PASSWORD")
        #expect(try await link(server, for: "nobody", by: admin).codes == ["NOT_FOUND"])
        #expect(try await link(server, for: "!", by: admin).codes == ["NOT_FOUND"])
        #expect(try await link(server, for: "ben", by: admin).codes == [])
    }

    @Test func `nobody guesses a code, and an attempt costs no hash`() async throws {
        let server = try TestServer()
        _ = try await server.add("admin")
        server.spy.calls = []

        var codes: [String] = []
        for number in 0..<25 {
            let code = number.isMultiple(of: 2) ? "guess" : String(repeating: "A", count: 43)
            codes += try await reset(server, .string(code)).codes
        }

        #expect(codes.prefix(20).allSatisfy { $0 == "FORBIDDEN" })
        #expect(codes.dropFirst(20).allSatisfy { $0 == "RATE_LIMITED" })
        #expect(Set(server.spy.calls) == ["passwordReset"])
    }

    @Test func `an invitation is shown once, ends after two weeks, and can be revoked`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        let ben = try await server.add("ben")
        let made = try await server.ask("mutation { createInvitation { id code expiryDate } }", as: admin)
        let id = made["createInvitation.id"]
        #expect(made["createInvitation.code"].string?.count == 22)
        #expect(made["createInvitation.expiryDate"] == .string(String(1_700_000_000 + 14 * 86_400)))
        let listed = try await server.ask("{ viewer { invitations { id code } } }", as: admin)
        #expect(listed["viewer.invitations[0].id"] == id)
        #expect(listed["viewer.invitations[0].code"] == .null)
        let revoke = "mutation($id: ID!) { revokeInvitation(id: $id) }"

        #expect(try await server.ask(revoke, ["id": id]).codes == ["UNAUTHENTICATED"])
        #expect(try await server.ask(revoke, ["id": id], as: ben).codes == ["FORBIDDEN"])
        #expect(try await server.ask(revoke, ["id": "999"], as: admin).codes == ["NOT_FOUND"])
        #expect(try await server.ask(revoke, ["id": "x"], as: admin).codes == ["NOT_FOUND"])
        #expect(try await server.ask(revoke, ["id": id], as: admin)["revokeInvitation"] == id)
        #expect(try await server.ask(revoke, ["id": id], as: admin).codes == ["NOT_FOUND"])

        let reply = try await server.ask(
            "mutation($input: SignUpInput!) { signUp(input: $input) { token } }",
            [
                "input": [
                    "handle": "cleo", "name": "Cleo", "password": "correct horse",
                    "invitation": made["createInvitation.code"],
                ]
            ]
        )
        #expect(reply.reason == "INVITATION_INVALID")
    }

    @Test func `no log has a password or a code`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        _ = try await server.add("ben")
        let code = try await link(server, for: "ben", by: admin)["createPasswordReset.code"]
        _ = try await reset(server, code)
        _ = try await reset(server, code)
        _ = try await change(server, admin, from: "wrong password 1")
        _ = try await change(server, admin)

        let log = server.log.lines.joined(separator: "\n")
        #expect(log.contains("A password was changed.") && log.contains("A password was reset."))
        for secret in [try #require(code.string), "staple", "horse", "wrong password"] {
            #expect(!log.contains(secret))
        }
    }
}
