import Account
import MomentsFoundations
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct EntranceScreenTests {
    private let repo = StubAccountRepo()

    init() {
        repo.onRefreshService = {}
        repo.onIsInvitationOpen = { _ in true }
    }

    private func host(invitation: String? = nil) -> ViewHost {
        ViewHost {
            EntranceScreen(repo: repo, tracking: SpyTrackingRepo(), invitation: invitation)
                .environmentObject(AppModel())
        }
    }

    @Test func `what was typed stays when somebody changes the page and comes back`() async throws {
        repo.serviceSubject.value = ServiceInfo()
        let host = host()
        try await host.type("ada", into: "Handle")

        try await host.tap("I have an invitation")
        #expect(host.texts.contains("Create account"))
        try await host.tap("I have an account")

        #expect(try host.value(of: "Handle") == "ada")
    }

    @Test func `an invitation leads to sign-up`() async throws {
        repo.serviceSubject.value = ServiceInfo()
        let host = host(invitation: "code")

        #expect(try host.value(of: "Invitation") == "code")
    }

    @Test func `where nobody has an account there is no sign-in`() async {
        let host = host()
        #expect(host.texts.contains("Sign in"))

        repo.serviceSubject.value = ServiceInfo(needsFirstPerson: true)
        await host.settle()

        #expect(host.texts.contains("Create account"))
        #expect(!host.texts.contains("Sign in"))
    }
}
