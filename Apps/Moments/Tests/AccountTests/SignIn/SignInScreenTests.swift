import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct SignInScreenTests {
    private let repo = StubAccountRepo()
    private let tracking = SpyTrackingRepo()

    private func host(
        reason: SignOutReason = .never,
        language: String = "en",
        signUp: @escaping @MainActor () -> Void = {}
    ) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            SignInScreen(viewModel: SignInViewModel(repo: repo, tracking: tracking), signUp: signUp)
                .environmentObject(AppModel(signInState: .signedOut(reason)))
                .environment(\.appClock, .fixed(.sample))
                .environment(\.timeZone, .gmt)
        }
    }

    @Test func `the button wakes when both fields are filled`() async throws {
        let host = host()
        repo.onSignIn = { _, _ in throw RepoError(.unauthenticated) }
        try await host.type("ada", into: "Handle")
        await #expect(throws: ViewHostError.self) { try await host.tap("Sign in") }

        try await host.type("a long secret", into: "Password")
        try await host.tap("Sign in")

        #expect(repo.calls == [.signIn(handle: "ada", password: "a long secret")])
        #expect(host.texts.contains("Wrong handle or password."))
        #expect(host.focusedName == "Password")
        #expect(host.issues.isEmpty)
    }

    @Test func `return goes from field to field and in`() async throws {
        let host = host()
        repo.onSignIn = { _, _ in throw RepoError(.limited(retryAfter: .seconds(150))) }
        try await host.focus("Handle")
        try await host.type("ada", into: "Handle")
        try await host.press(.return)
        #expect(host.focusedName == "Password")

        try await host.type("a long secret", into: "Password")
        try await host.focus("Password")
        try await host.press(.return)

        #expect(repo.calls == [.signIn(handle: "ada", password: "a long secret")])
        #expect(host.texts.contains("Too many attempts. Please try again in 3 minutes."))
    }

    @Test func `a password can be looked at`() async throws {
        let host = host()
        try await host.type("a long secret", into: "Password")

        try await host.tap("Show password")
        #expect(try host.value(of: "Password") == "a long secret")

        try await host.tap("Hide password")
        #expect(try host.value(of: "Password") == "a long secret")
    }

    @Test func `a sign-in that does not reach the browser is said`() async throws {
        let host = host()
        repo.onSignIn = { _, _ in SignedIn(token: "token", viewer: .sample()) }
        repo.onSignOut = {}
        try await host.type("ada", into: "Handle")
        try await host.type("a long secret", into: "Password")

        try await host.tap("Sign in")

        #expect(host.texts.contains("Your browser did not save the sign-in. Please try again."))
    }

    @Test(
        arguments: [
            (.seconds(400_000), "en", "This account is suspended until November 19, 2023."),
            (.seconds(400_000), "zh-Hans", "此账户已被停用至2023年11月19日。"),
            (.seconds(7000), "en", "This account is suspended. You can sign in again in 2 hours."),
            (nil, "en", "This account is suspended."), (nil, "zh-Hans", "此账户已被停用。"),
        ] as [(Duration?, String, String)]
    )
    func `who is suspended learns until when, and why`(
        remaining: Duration?,
        language: String,
        sentence: String
    ) async throws {
        let message = "This account is suspended until 2023-11-19. Spam."
        let host = host(language: language)
        let (handle, password, button) = language == "en" ? ("Handle", "Password", "Sign in") : ("用户名", "密码", "登录")
        repo.onSignIn = { _, _ in
            throw RepoError(.refused, message: message, reason: "SUSPENDED", retryAfter: remaining)
        }
        try await host.type("ada", into: handle)
        try await host.type("a long secret", into: password)

        try await host.tap(button)

        #expect(host.texts.contains("\(sentence)\nSpam."))
    }

    @Test func `an expired sign-in is said, and no other`() {
        let line = "You were signed out. Sign in to continue where you left off."

        #expect(host(reason: .expired).texts.contains(line))
        #expect(!host(reason: .chosen).texts.contains(line))
    }

    @Test func `who has no account is led on`() async throws {
        var isLed = false
        let host = host { isLed = true }

        try await host.tap("I have an invitation")

        #expect(isLed)
        #expect(tracking.events == [.screenView("sign_in")])
    }

    @Test func `it speaks Chinese`() async throws {
        let host = host(reason: .expired, language: "zh-Hans")
        repo.onSignIn = { _, _ in throw RepoError(.limited(retryAfter: .seconds(40))) }
        #expect(host.texts.contains("你已退出登录。重新登录即可回到刚才的位置。"))
        try await host.type("ada", into: "用户名")
        try await host.type("a long secret", into: "密码")

        try await host.tap("登录")

        #expect(host.texts.contains("尝试次数过多，请在40秒钟后重试。"))
    }
}
