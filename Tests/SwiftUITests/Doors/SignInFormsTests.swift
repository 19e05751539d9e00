import AuthenticationServices
import OrielTesting
import Testing

@MainActor
@Suite struct SignInFormsTests {
    @Test func `without a browser there is no page in which to sign in`() async throws {
        let host = ViewHost { SiteSignInView() }

        try await host.tap("Sign in")

        try await host.wait(until: { host.texts.contains("There is no page in which to sign in.") })
        #expect(ASWebAuthenticationSessionError.errorDomain.hasPrefix("com.apple.AuthenticationServices"))
        #expect(ASWebAuthenticationSessionError(.canceledLogin).errorCode == 1)
    }

    @Test func `a session that belongs to no page does not start`() {
        let signIn = SiteSignIn()

        #expect(!signIn.begin(at: URL(string: "https://provider.example/authorize")!))
        signIn.end()
        #expect(signIn.code == nil && signIn.failure == nil)
    }

    @Test func `a callback matches addresses with its host and path`() {
        let callback = ASWebAuthenticationSession.Callback.https(host: "notes.example", path: "/signed-in")

        #expect(callback.matchesURL(URL(string: "https://notes.example/signed-in?code=1")!))
        #expect(!callback.matchesURL(URL(string: "https://notes.example/")!))
        #expect(!callback.matchesURL(URL(string: "notes://notes.example/signed-in")!))
    }
}
