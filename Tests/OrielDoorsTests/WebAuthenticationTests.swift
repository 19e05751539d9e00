import Foundation
import OrielUIKit
import Testing

@testable import OrielAuthenticationServices

@MainActor
@Suite struct WebAuthenticationTests {
    private let provider = URL(string: "https://provider.example/authorize?client_id=a")!
    private let callback = ASWebAuthenticationSession.Callback.https(host: "notes.example", path: "/signed-in")

    /// What a session has told.
    private final class Outcome {
        var address: URL?
        var error: ASWebAuthenticationSessionError?
        var count = 0
    }

    private func session(of browser: FakeBrowser, outcome: Outcome) async -> ASWebAuthenticationSession {
        await browser.run {
            ASWebAuthenticationSession(url: provider, callback: callback) { address, error in
                outcome.address = address
                outcome.error = error as? ASWebAuthenticationSessionError
                outcome.count += 1
            }
        }
    }

    @Test func `the browser opens the address and tells the callback`() async {
        let browser = FakeBrowser(answers: [#"{"address":"https://notes.example/signed-in?code=7&state=a"}"#])
        let outcome = Outcome()
        let session = await session(of: browser, outcome: outcome)
        #expect(session.canStart)

        #expect(session.start())
        #expect(!session.canStart && !session.start())
        await browser.wait { outcome.count > 0 }

        #expect(outcome.address?.query() == "code=7&state=a" && outcome.error == nil)
        let question =
            #"{"host":"notes.example","path":"/signed-in","#
            + #""url":"https://provider.example/authorize?client_id=a"}"#
        #expect(browser.questions.map(\.argument) == [question])
        #expect(browser.questions.map(\.name) == [.callback])
    }

    @Test(
        arguments: [
            (#"{"error":"cancelled"}"#, ASWebAuthenticationSessionError.canceledLogin),
            (#"{"error":"host"}"#, .presentationContextInvalid),
            (#"{"address":"https://other.example/signed-in?code=7"}"#, .presentationContextInvalid),
            (#"{"address":"https://notes.example/elsewhere?code=7"}"#, .presentationContextInvalid),
            ("nonsense", .presentationContextInvalid), (nil, .presentationContextNotProvided),
        ] as [(String?, ASWebAuthenticationSessionError.Code)]
    )
    func `what is no callback is an error`(answer: String?, code: ASWebAuthenticationSessionError.Code) async {
        let browser = FakeBrowser(answers: [answer])
        let outcome = Outcome()
        let session = await session(of: browser, outcome: outcome)

        session.start()
        await browser.wait { outcome.count > 0 }

        #expect(outcome.address == nil && outcome.error == ASWebAuthenticationSessionError(code))
    }

    @Test func `a cancelled session ends the wait of the browser and is silent`() async {
        let browser = FakeBrowser(answers: [#"{"error":"cancelled"}"#])
        let outcome = Outcome()
        let session = await session(of: browser, outcome: outcome)

        session.start()
        session.cancel()
        await browser.wait { browser.questions.count == 2 }
        await Task.yield()

        #expect(browser.questions.map(\.argument).contains(#"{"cancel":true}"#))
        #expect(outcome.count == 0)
    }

    @Test func `only addresses of sites are opened, and only by a page`() async {
        let browser = FakeBrowser()
        let file = URL(string: "file:///etc/passwd")!
        let ofFile = await browser.run { ASWebAuthenticationSession(url: file, callback: callback) { _, _ in } }
        let withoutPage = ASWebAuthenticationSession(url: provider, callback: callback) { _, _ in }

        #expect(!ofFile.start() && !withoutPage.canStart && !withoutPage.start())
        #expect(browser.questions.isEmpty)
    }

    @Test func `an action returns the callback or throws`() async throws {
        let browser = FakeBrowser(answers: [
            #"{"address":"https://NOTES.example/signed-in#token"}"#, #"{"error":"cancelled"}"#,
        ])
        let action = WebAuthenticationSession()

        let address = try await browser.run { try await action.authenticate(using: provider, callback: callback) }
        #expect(address.fragment() == "token")
        await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) {
            try await browser.run {
                try await action.authenticate(
                    using: provider,
                    callback: .https(host: "notes.example", path: "signed-in"),
                    preferredBrowserSession: .ephemeral
                )
            }
        }
    }
}
