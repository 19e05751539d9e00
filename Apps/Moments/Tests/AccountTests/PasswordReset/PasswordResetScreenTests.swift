import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct PasswordResetScreenTests {
    private let repo = StubAccountRepo()

    private func host(language: String = "en", close: @escaping @MainActor () -> Void = {}) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            PasswordResetScreen(
                viewModel: PasswordResetViewModel(repo: repo, tracking: SpyTrackingRepo(), code: "code"),
                close: close
            )
            .environmentObject(AppModel())
        }
    }

    @Test func `a password that is too short is said, and not sent`() async throws {
        let host = host()
        #expect(host.texts.contains("Choose a new password. You will be signed out everywhere else."))

        try await host.type("short", into: "New password")

        #expect(host.texts.contains("Too short. Missing characters: 5"))
        await #expect(throws: ViewHostError.self) { try await host.tap("Set password and sign in") }
        #expect(host.issues.isEmpty)
    }

    @Test func `a link that was used says what to do`() async throws {
        let host = host()
        repo.onResetPassword = { _, _ in throw RepoError(.refused, reason: "RESET_INVALID") }

        try await host.type("a new secret", into: "New password")
        try await host.tap("Set password and sign in")

        #expect(repo.calls == [.resetPassword(code: "code", to: "a new secret")])
        #expect(host.texts.contains("This link was used or replaced, or has expired. Ask for a new one."))
    }

    @Test func `who does not want to is led away`() async throws {
        var isClosed = false
        let host = host { isClosed = true }

        try await host.tap("Set it later")

        #expect(isClosed && repo.calls.isEmpty)
    }

    @Test func `it speaks Chinese`() async throws {
        let host = host(language: "zh-Hans")
        repo.onResetPassword = { _, _ in throw RepoError(.refused, reason: "RESET_INVALID") }
        #expect(host.texts.contains("请设置新密码。其他浏览器都会退出登录。"))

        try await host.type("a new secret", into: "新密码")
        try await host.tap("设置密码并登录")

        #expect(host.texts.contains("此链接已使用、已被替换或已过期，请索取新的链接。"))
    }
}
