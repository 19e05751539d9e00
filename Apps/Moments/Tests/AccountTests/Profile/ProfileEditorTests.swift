import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ProfileEditorTests {
    private let fixture = AccountFixture()

    private func host() -> ViewHost {
        ViewHost {
            NavigationStack { AccountScreen(viewModel: fixture.viewModel) }
                .environmentObject(AppModel())
        }
    }

    @Test func `the name is changed in a sheet, which closes when it is kept`() async throws {
        let host = host()
        fixture.repo.onUpdateProfile = { [repo = fixture.repo] change in
            let new = UserDetails.sample(id: 1, name: change.name ?? "", handle: "ada")
            repo.accountSubject.value = .signedIn(.sample(userDetails: new))
            return new
        }
        try await host.tap("Edit profile")
        #expect(host.texts.contains("New picture"))
        await #expect(throws: ViewHostError.self) { try await host.tap("Save") }

        try await host.type("Ada Lovelace", into: "Name")
        try await host.tap("Save")

        #expect(fixture.repo.calls.contains(.updateProfile(ProfileChange(name: "Ada Lovelace"))))
        #expect(host.texts.contains("Ada Lovelace"))
        #expect(!host.texts.contains("New picture"))
        #expect(host.issues.isEmpty)
    }

    @Test func `what is not kept stays in the sheet`() async throws {
        let host = host()
        fixture.repo.onUpdateProfile = { _ in throw RepoError(.unavailable) }
        try await host.tap("Edit profile")
        try await host.type("Ada Lovelace", into: "Name")

        try await host.tap("Save")

        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))
        #expect(try host.value(of: "Name") == "Ada Lovelace")
    }
}
