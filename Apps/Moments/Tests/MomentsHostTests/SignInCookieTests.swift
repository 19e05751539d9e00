import OrielServer
import Testing

@testable import moments

struct SignInCookieTests {
    @Test func `the cookie bears the secret for a month`() throws {
        let cookie = try SignInCookie.signIn("a-secret_1")

        #expect(
            cookie == (try SessionCookie(name: "moments_session", value: "a-secret_1", lifetime: .seconds(2_592_000)))
        )
    }

    @Test func `the proof of the browser is kept for a year`() throws {
        let cookie = try SignInCookie.proof("a-proof")

        #expect(
            cookie == (try SessionCookie(name: "moments_browser", value: "a-proof", lifetime: .seconds(31_536_000)))
        )
    }

    @Test func `what no cookie can hold is refused`() {
        #expect(throws: InvalidCookie.self) { try SignInCookie.signIn("a;b") }
    }
}
