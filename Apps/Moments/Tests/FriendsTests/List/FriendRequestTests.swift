import Friends
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct FriendRequestTests {
    private let fixture = FriendsFixture(received: [.sample(id: 7)], sent: [.sample(id: 8)])

    @Test func `a request is accepted`() async throws {
        fixture.repo.onAccept = { _ in }

        try await row(7).acceptTapped()

        #expect(fixture.repo.calls == [.accept(7)])
        #expect(fixture.tracking.events == [.acceptFriendship])
    }

    @Test func `a request is declined, and one's own is taken back`() async throws {
        fixture.repo.onDecline = { _ in }

        try await row(7).declineTapped()
        try await row(8).declineTapped()

        #expect(fixture.repo.calls == [.decline(7), .decline(8)])
    }

    @Test func `one's own request cannot be accepted`() async throws {
        try await row(8).acceptTapped()

        #expect(fixture.repo.calls.isEmpty)
    }

    @Test func `an answer that failed is told, and the request can be answered again`() async throws {
        fixture.repo.onAccept = { _ in throw RepoError(.unavailable) }

        try await row(7).acceptTapped()

        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))
        #expect(try !row(7).state.value.isAnswering)
        #expect(fixture.tracking.events.isEmpty)
    }

    private func row(_ id: FriendRequestID) throws -> FriendRequestListItemViewModel {
        fixture.viewModel.categoryTapped(.requests)
        let items = fixture.sections.flatMap(\.items)
        return try #require(items.first { $0.id == "request-\(id)" } as? FriendRequestListItemViewModel)
    }
}
