import GraphQL
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

/// Guessing a password from many addresses.
@Suite struct PasswordAttemptTests {
    private func server(_ rate: Rate = Rate(3, per: .seconds(3600))) throws -> TestServer {
        var configuration = MomentsConfiguration()
        configuration.rateLimits.wrongPasswords = rate
        configuration.rateLimits.wrongPasswordsInKnownBrowser = rate
        return try TestServer(configuration)
    }

    private func signIn(
        _ server: TestServer,
        _ handle: String,
        _ password: String,
        proof: Value = .null,
        at address: Int
    ) async throws -> Reply {
        try await server.ask(
            """
            mutation($handle: String!, $password: String!, $proof: String) {
              signIn(handle: $handle, password: $password, proof: $proof) { token proof }
            }
            """,
            ["handle": .string(handle), "password": .string(password), "proof": proof],
            at: "192.0.2.\(address)"
        )
    }

    @Test(arguments: ["ada", "nobody"])
    func `wrong passwords for a handle are limited over all addresses, whether it exists or not`(
        handle: String
    ) async throws {
        let server = try server()
        _ = try await server.add("ada")

        var codes: [String] = []
        for address in 1...5 { codes += try await signIn(server, handle, "wrong horse", at: address).codes }

        #expect(codes == ["INVALID", "INVALID", "INVALID", "RATE_LIMITED", "RATE_LIMITED"])
    }

    @Test func `a stranger with the right password waits, too, and gets in later`() async throws {
        let server = try server()
        _ = try await server.add("ada")
        for address in 1...3 { _ = try await signIn(server, "ada", "wrong horse", at: address) }

        let refused = try await signIn(server, "ada", "correct horse", at: 9)
        server.clock.advance(by: .seconds(1200))
        let later = try await signIn(server, "ada", "correct horse", at: 9)

        #expect(refused.codes == ["RATE_LIMITED"])
        #expect(refused.errors.first?.extensions["retryAfter"]?.int == 1200)
        #expect(later.codes == [])
    }

    @Test func `a browser that has signed in before is not locked out, not even from the guesser's address`()
        async throws
    {
        let server = try server()
        _ = try await server.add("ada")
        let proof = try await signIn(server, "ada", "correct horse", at: 1)["signIn.proof"]
        for _ in 0..<30 { _ = try await signIn(server, "ada", "wrong horse", at: 2) }

        #expect(try await signIn(server, "ada", "correct horse", at: 2).codes == ["RATE_LIMITED"])
        #expect(try await signIn(server, "ada", "correct horse", proof: proof, at: 2).codes == [])
        #expect(try await signIn(server, "ada", "correct horse", proof: proof, at: 3).codes == [])
    }

    @Test func `a known browser has a limit of its own`() async throws {
        let server = try server()
        _ = try await server.add("ada")
        let proof = try await signIn(server, "ada", "correct horse", at: 1)["signIn.proof"]
        let other = try await signIn(server, "ada", "correct horse", at: 1)["signIn.proof"]

        var codes: [String] = []
        for address in 1...4 { codes += try await signIn(server, "ada", "wrong", proof: proof, at: address).codes }

        #expect(codes == ["INVALID", "INVALID", "INVALID", "RATE_LIMITED"])
        #expect(try await signIn(server, "ada", "correct horse", proof: other, at: 9).codes == [])
        #expect(try await signIn(server, "ada", "correct horse", at: 9).codes == [])
    }

    @Test func `a proof is for one person, and signs nobody in`() async throws {
        let server = try server()
        let ben = try await server.add("ben")
        _ = try await server.add("ada")
        let proof = try await signIn(server, "ben", "correct horse", at: 1)["signIn.proof"]
        for address in 1...3 { _ = try await signIn(server, "ada", "wrong horse", at: address) }

        #expect(try await signIn(server, "ada", "correct horse", proof: proof, at: 9).codes == ["RATE_LIMITED"])
        let token = try #require(proof.string)
        #expect(try await server.ask("{ viewer { id } }", as: TestPerson(id: ben.id, token: token))["viewer"] == .null)
    }

    @Test func `many attempts at once have no more than the rate`() async throws {
        let server = try server()
        _ = try await server.add("ada")

        let codes = try await withThrowingTaskGroup(of: [String].self) { group in
            for address in 1...40 {
                group.addTask { try await signIn(server, "ada", "wrong horse", at: address).codes }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }

        #expect(codes.count { $0 == "INVALID" } == 3)
        #expect(codes.count { $0 == "RATE_LIMITED" } == 37)
    }

    @Test func `right passwords are not counted`() async throws {
        let server = try server()
        _ = try await server.add("ada")

        for address in 1...20 { #expect(try await signIn(server, "ada", "correct horse", at: address).codes == []) }
    }
}
