import Account
import OrielServer
import Testing

struct SignInCookieTests {
    @Test func `the cookie bears the secret for a month`() throws {
        let cookie = try SignInCookie.make("a-secret_1")

        #expect(
            cookie == (try SessionCookie(name: "moments_session", value: "a-secret_1", lifetime: .seconds(2_592_000)))
        )
    }

    @Test func `what no cookie can hold is refused`() {
        #expect(throws: InvalidCookie.self) { try SignInCookie.make("a;b") }
    }
}
