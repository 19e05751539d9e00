import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct SignUpScreenTests {
    private let repo = StubAccountRepo()
    private let tracking = SpyTrackingRepo()

    init() {
        repo.onRefreshService = {}
        repo.onIsInvitationOpen = { _ in true }
    }

    private func host(
        service: ServiceInfo? = ServiceInfo(),
        invitation: String? = nil,
        language: String = "en"
    ) -> ViewHost {
        repo.serviceSubject.value = service
        return ViewHost(locale: Locale(identifier: language)) {
            SignUpScreen(
                viewModel: SignUpViewModel(repo: repo, tracking: tracking, invitation: invitation),
                signIn: {}
            )
            .environmentObject(AppModel())
        }
    }

    @Test func `what is wrong is said while it is typed`() async throws {
        let host = host()

        try await host.type("a!", into: "Handle")
        try await host.type("short", into: "Password")
        try await host.type("two words", into: "Invitation")

        #expect(host.texts.contains("3 to 20 letters a to z, digits and underscores. Friends use it to find you."))
        #expect(host.texts.contains("Too short. Missing characters: 5"))
        #expect(host.texts.contains("Not a valid invitation link or code."))
        #expect(host.issues.isEmpty)
    }

    @Test func `what is right is said too, and sent`() async throws {
        let host = host(invitation: "code")
        repo.onSignUp = { _ in throw RepoError(.conflict, reason: "HANDLE_TAKEN") }
        #expect(try host.value(of: "Invitation") == "code")

        try await host.type("Ada", into: "Name")
        try await host.type("Ada_L", into: "Handle")
        try await host.type("a long secret", into: "Password")
        #expect(host.texts.contains("Your handle will be @ada_l."))
        #expect(host.texts.contains("Long enough."))
        try await host.tap("Create account")

        let form = SignUpForm(handle: "ada_l", name: "Ada", password: "a long secret", invitation: "code")
        #expect(repo.calls.contains(.signUp(form)))
        #expect(host.texts.filter { $0 == "This handle is already taken." }.count == 2)
    }

    @Test func `an invitation that was used is said before anything is typed, until there is another`() async throws {
        repo.onIsInvitationOpen = { _ in false }
        let host = host(invitation: "code")
        await host.settle()
        let message = "This invitation was used or revoked, or has expired. Ask for a new one."
        #expect(host.texts.filter { $0 == message }.count == 2)

        try await host.type("Ada", into: "Name")
        #expect(host.texts.contains(message))
        try await host.type("other", into: "Invitation")

        #expect(!host.texts.contains(message))
    }

    @Test func `the first person is asked for no invitation`() async throws {
        let host = host(service: ServiceInfo(needsFirstPerson: true))

        #expect(host.texts.contains("You are the first user, so you will be the admin."))
        #expect(throws: ViewHostError.self) { try host.value(of: "Invitation") }
        await #expect(throws: ViewHostError.self) { try await host.tap("I have an account") }
    }

    @Test func `return goes on to the invitation where that is missing`() async throws {
        let host = host()
        try await host.focus("Name")

        for next in ["Handle", "Password", "Invitation"] {
            try await host.press(.return)
            #expect(host.focusedName == next)
        }
    }

    @Test func `it speaks Chinese`() async throws {
        let host = host(service: ServiceInfo(needsFirstPerson: true), language: "zh-Hans")

        try await host.type("short", into: "密码")

        #expect(host.texts.contains("你是第一位用户，将成为管理员。"))
        #expect(host.texts.contains("太短了，还差5个字符。"))
    }
}
