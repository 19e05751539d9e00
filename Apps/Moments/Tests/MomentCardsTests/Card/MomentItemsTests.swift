import MomentCards
import MomentsModel
import MomentsTesting
import Testing

@MainActor
struct MomentItemsTests {
    private let items = MomentItems(
        repo: StubMomentsRepo(),
        friends: StubFriendsRepo(),
        privacy: StubPrivacyRepo(),
        reports: StubReportsRepo(),
        toggles: StubTogglesDataStore(likes: true),
        tracking: SpyTrackingRepo()
    )

    @Test func `a known moment keeps its view model and shows its changes`() throws {
        let before = try #require(items.items(for: [.sample(id: 1, title: "Before")]).first)

        let after = items.items(for: [.sample(id: 2), .sample(id: 1, title: "After")])

        #expect(after.map(\.id) == ["moment-2", "moment-1"])
        #expect(after.last === before)
        #expect(before.card.value.text == "After")
    }

    @Test func `a moment that has left the list gets a new view model when it comes back`() throws {
        let before = try #require(items.items(for: [.sample(id: 1)]).first)
        _ = items.items(for: [])

        #expect(items.items(for: [.sample(id: 1)]).first !== before)
    }
}
