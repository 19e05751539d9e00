import Combine
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@testable import MomentCards

@MainActor
struct ProfileHeaderTests {
    @Test func `it shows the name and follows changes of the person`() async {
        let updates = PassthroughSubject<UserDetails, Never>()
        let viewModel = UserProfileListItemViewModel(
            user: .sample(name: "Ada"),
            updates: updates.eraseToAnyPublisher()
        )
        let host = ViewHost { ProfileHeader(viewModel: viewModel) }
        #expect(host.texts.contains("Ada"))

        updates.send(.sample(name: "Ada L."))
        await host.settle()

        #expect(host.texts.contains("Ada L."))
    }

    @Test func `it is not about anybody else`() {
        let updates = Just(UserDetails.sample(id: 9, name: "Grace")).eraseToAnyPublisher()
        let viewModel = UserProfileListItemViewModel(user: .sample(id: 1, name: "Ada"), updates: updates)

        #expect(viewModel.user.value.name == "Ada")
    }

    @Test func `it springs back when the drag ends`() async throws {
        let viewModel = UserProfileListItemViewModel(user: .sample(name: "Ada"))
        let host = ViewHost { ProfileHeader(viewModel: viewModel) }
        let before = host.html

        try await host.drag("Profile of Ada", by: CGSize(width: 80, height: -40))

        #expect(host.html == before)
        #expect(!host.drainChanges().isEmpty)
    }
}
