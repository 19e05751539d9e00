import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Signing up, in and out, through the API.
@Suite struct AccountsTests {
    private static let signIn = """
        mutation($handle: String!, $password: String!) {
          signIn(handle: $handle, password: $password) { token viewer { id name } }
        }
        """
    private static let signUp = """
        mutation($input: SignUpInput!) { signUp(input: $input) { token viewer { id name isAdmin } } }
        """

    private func form(_ handle: String, invitation: String? = nil, password: String = "correct horse") -> ObjectValue {
        [
            "input": [
                "handle": .string(handle), "name": "Ada", "password": .string(password),
                "invitation": invitation.map { .string($0) } ?? .null,
            ]
        ]
    }

    private func signIn(_ server: TestServer, _ handle: String, _ password: String, at address: String = "192.0.2.1")
        async throws -> Reply
    {
        try await server.ask(
            Self.signIn,
            ["handle": .string(handle), "password": .string(password)],
            at: address
        )
    }

    @Test func `the first person needs no invitation and becomes admin`() async throws {
        let server = try TestServer()
        #expect(try await server.ask("{ service { needsFirstPerson } }")["service.needsFirstPerson"] == true)

        let reply = try await server.ask(Self.signUp, form("ada"))

        #expect(reply["signUp.viewer.isAdmin"] == true)
        #expect(try await server.ask("{ service { needsFirstPerson } }")["service.needsFirstPerson"] == false)
        let token = try #require(reply["signUp.token"].string)
        #expect(try await server.service.viewer(token: token)?.id.description == reply["signUp.viewer.id"].string)
    }

    @Test func `everybody else needs an invitation, which is good for one`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        let invited = try await server.ask("mutation { createInvitation { code } }", as: admin)
        let code = try #require(invited["createInvitation.code"].string)

        let without = try await server.ask(Self.signUp, form("ben"))
        let first = try await server.ask(Self.signUp, form("ben", invitation: code))
        let second = try await server.ask(Self.signUp, form("cleo", invitation: code))

        #expect(without.codes == ["FORBIDDEN"])
        #expect(first["signUp.viewer.isAdmin"] == false)
        #expect(second.codes == ["FORBIDDEN"])
        #expect(second.reason == "INVITATION_INVALID")
    }

    @Test func `who has the code of an invitation can ask whether it can be used, twenty times a minute`() async throws
    {
        let server = try TestServer()
        let admin = try await server.add("admin")
        let invited = try await server.ask("mutation { createInvitation { code } }", as: admin)
        let code = try #require(invited["createInvitation.code"].string)
        func isOpen(_ code: String, at address: String = "192.0.2.1") async throws -> Reply {
            let query = "query($code: String!) { service { isInvitationOpen(code: $code) } }"
            return try await server.ask(query, ["code": .string(code)], at: address)
        }

        #expect(try await isOpen(code)["service.isInvitationOpen"] == true)
        _ = try await server.ask(Self.signUp, form("ben", invitation: code))
        for code in [code, "unknown", ""] {
            #expect(try await isOpen(code)["service.isInvitationOpen"] == false)
        }

        for _ in 4..<20 { #expect(try await isOpen("guess").codes == []) }
        #expect(try await isOpen(code).codes == ["RATE_LIMITED"])
        #expect(try await isOpen(code, at: "192.0.2.2").codes == [])
    }

    @Test func `a handle that is taken is told only to who has an invitation`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        let invited = try await server.ask("mutation { createInvitation { code } }", as: admin)
        let code = try #require(invited["createInvitation.code"].string)

        let stranger = try await server.ask(Self.signUp, form("admin", invitation: "guessed"))
        let guest = try await server.ask(Self.signUp, form("Admin", invitation: code))
        let again = try await server.ask(Self.signUp, form("ben", invitation: code))

        #expect(stranger.codes == ["FORBIDDEN"])
        #expect(guest.codes == ["CONFLICT"])
        #expect(again.codes == [])
    }

    @Test(arguments: [
        ("ab", "correct horse", "HANDLE_INVALID"), ("a b c", "correct horse", "HANDLE_INVALID"),
        ("ada", "short", "PASSWORD_TOO_SHORT"), ("ada", "", "PASSWORD_TOO_SHORT"),
        ("ada", String(repeating: "x", count: 201), "PASSWORD_TOO_LONG"),
    ])
    func `a form that is wrong says what is`(_ handle: String, _ password: String, _ reason: String) async throws {
        let server = try TestServer()

        let reply = try await server.ask(Self.signUp, form(handle, password: password))

        #expect(reply.codes == ["INVALID"])
        #expect(reply.reason == .string(reason))
        #expect(try await !server.store.hasPeople())
    }

    @Test func `who knows the password is signed in, by any spelling of the handle`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let reply = try await signIn(server, "@Ada", "correct horse")

        #expect(reply["signIn.viewer.id"].string == ada.id.description)
        let token = try #require(reply["signIn.token"].string)
        #expect(try await server.service.viewer(token: token)?.id == ada.id)
    }

    @Test func `a wrong password, an unknown handle and no handle at all are refused in the same words`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")

        let replies = [
            try await signIn(server, "ada", "wrong horse"), try await signIn(server, "nobody", "wrong horse"),
            try await signIn(server, "!", "wrong horse"), try await signIn(server, "ada", ""),
            try await signIn(server, "nobody", String(repeating: "x", count: 5000)),
        ]

        #expect(Set(replies.map(\.text)).count == 1)
        #expect(replies[0].codes == ["INVALID"])
    }

    @Test func `an unknown handle is as much work as a wrong password`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")
        // The calls to the store are the same, too.
        server.spy.calls = []
        _ = try await signIn(server, "ada", "wrong horse")
        let known = server.spy.calls
        server.spy.calls = []
        _ = try await signIn(server, "nobody", "wrong horse")

        #expect(server.spy.calls == known)
        #expect(known == ["countPasswordAttempt", "credentials"])
    }

    @Test func `the sixth attempt in a minute is refused, also with the right password, and others are not hindered`()
        async throws
    {
        let server = try TestServer()
        _ = try await server.add("ada")
        for _ in 0..<5 { _ = try await signIn(server, "ada", "wrong horse") }

        #expect(try await signIn(server, "ada", "correct horse").codes == ["RATE_LIMITED"])
        #expect(try await signIn(server, "ada", "correct horse", at: "192.0.2.2").codes == [])

        server.clock.advance(by: .seconds(12))
        #expect(try await signIn(server, "ada", "correct horse").codes == [])
    }

    @Test func `one address tries twenty handles a minute, whether they exist or not`() async throws {
        let server = try TestServer()
        _ = try await server.add("ada")

        var codes: [String] = []
        for number in 0..<25 { codes += try await signIn(server, "person\(number)", "wrong horse").codes }

        #expect(codes.prefix(20).allSatisfy { $0 == "INVALID" })
        #expect(codes.dropFirst(20).allSatisfy { $0 == "RATE_LIMITED" })
    }

    @Test func `signing out ends the sign-in, and nobody is signed out twice`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        let first = try await server.ask("mutation { signOut }", as: ada)
        let second = try await server.ask("mutation { signOut }", as: ada)

        #expect(first["signOut"] == true)
        #expect(second["signOut"] == false)
        #expect(try await server.ask("{ viewer { id } }", as: ada)["viewer"] == .null)
    }

    @Test func `sign-ins are listed and ended one by one`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")
        let phone = TestPerson(id: ada.id, token: try await server.signIn(ada.id, device: "Safari on iPhone"))
        #expect(try await server.ask("{ viewer { id } }", as: phone)["viewer.id"] != .null)

        let listed = try await server.ask("{ viewer { signIns { id device isCurrent } } }", as: ada)
        let other = try #require(listed["viewer.signIns"].items.first { $0[path: "isCurrent"] == false })
        #expect(other[path: "device"] == "Safari on iPhone")
        let id = other[path: "id"]
        let ended = try await server.ask("mutation($id: ID!) { revokeSignIn(id: $id) }", ["id": id], as: ada)

        #expect(ended["revokeSignIn"] == id)
        #expect(try await server.ask("{ viewer { id } }", as: phone)["viewer"] == .null)
        #expect(try await server.ask("{ viewer { id } }", as: ada)["viewer.id"] != .null)
    }

    @Test func `a sign-in that nobody uses ends after thirty days`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        server.clock.advance(by: .seconds(29 * 86_400))
        #expect(try await server.ask("{ viewer { id } }", as: ada)["viewer"] != .null)
        server.clock.advance(by: .seconds(29 * 86_400))
        #expect(try await server.ask("{ viewer { id } }", as: ada)["viewer"] != .null)
        server.clock.advance(by: .seconds(31 * 86_400))
        #expect(try await server.ask("{ viewer { id } }", as: ada)["viewer"] == .null)
    }

    @Test func `of very many sign-ins those end that were not used for longest`() async throws {
        let server = try TestServer()
        let ada = try await server.add("ada")

        for _ in 0..<120 {
            server.clock.advance(by: .seconds(60))
            #expect(try await signIn(server, "ada", "correct horse").codes == [])
        }

        #expect(try await server.store.signIns(of: ada.id).count == Accounts.maximumSignIns)
        #expect(try await server.service.viewer(token: ada.token) == nil)
    }

    @Test func `an invitation is an admin's to give`() async throws {
        let server = try TestServer()
        let admin = try await server.add("admin")
        let ben = try await server.add("ben")
        _ = try await server.ask("mutation { createInvitation { code } }", as: admin)

        #expect(try await server.ask("mutation { createInvitation { code } }", as: ben).codes == ["FORBIDDEN"])
        #expect(try await server.ask("mutation { createInvitation { code } }").codes == ["UNAUTHENTICATED"])
        #expect(try await server.ask("{ viewer { invitations { code } } }", as: ben)["viewer.invitations"].items == [])
        #expect(
            try await server.ask("{ viewer { invitations { code } } }", as: admin)["viewer.invitations"].items.count
                == 1
        )
    }

    @Test func `in demo mode a visitor is the first demo person and may become another, nobody else`() async throws {
        let (server, _) = try await TestServer.demo()
        _ = try await server.add("one", id: 1)
        let other = try await server.add("other", id: 2)

        let one = try await server.service.accounts.demoSignIn(as: 1, clientAddress: "192.0.2.1")

        #expect(try await server.service.viewer(token: nil)?.id == 0)
        #expect(try await server.service.viewer(token: "stale")?.id == 0)
        #expect(try await server.service.viewer(token: one.token)?.id == 1)
        await #expect(throws: MomentsError.self) {
            try await server.service.accounts.demoSignIn(as: other.id, clientAddress: "192.0.2.1")
        }
        let service = try await server.ask("{ service { isDemo demoPeople { id name } } }")
        #expect(service["service.demoPeople[1].name"] == "One")
    }

    @Test func `without demo mode nobody becomes anybody without a password`() async throws {
        let server = try TestServer()
        _ = try await server.add("zero", id: 0)

        #expect(try await server.service.viewer(token: nil) == nil)
        await #expect(throws: MomentsError.self) {
            try await server.service.accounts.demoSignIn(as: 0, clientAddress: "192.0.2.1")
        }
        let service = try await server.ask("{ service { isDemo demoPeople { id } } viewer { id } }")
        #expect(service.text == #"{"data":{"service":{"isDemo":false,"demoPeople":[]},"viewer":null}}"#)
    }

    @Test func `while the store is locked nobody is signed out, and a stranger is told why`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        #expect(try await server.ask("{ viewer { id } }", as: ada).codes == [])
        server.spy.failure = .busy("database is locked by /srv/secret")

        let known = try await server.ask("{ viewer { id } }", as: ada)
        let unknown = try await server.ask("{ viewer { id } service { isDemo } }", as: ben)

        #expect(known.codes == ["UNAVAILABLE"])
        #expect(unknown.codes == ["UNAVAILABLE"])
        #expect(unknown["service.isDemo"] == false)
        #expect(unknown.reason == "BUSY")
        #expect(!unknown.text.contains("secret"))
        #expect(server.log.lines.contains { $0.contains("/srv/secret") })
    }

    @Test func `no log has a secret`() async throws {
        let server = try TestServer()
        let reply = try await server.ask(Self.signUp, form("ada"))
        let token = try #require(reply["signUp.token"].string)
        _ = try await signIn(server, "ada", "correct horse")
        _ = try await signIn(server, "ada", "wrong password 1")
        _ = try await server.ask("mutation { createInvitation { code } }", as: TestPerson(id: 0, token: token))

        let log = server.log.lines.joined(separator: "\n")
        #expect(!log.isEmpty)
        #expect(!log.contains(token) && !log.contains("horse") && !log.contains("wrong password"))
    }
}
