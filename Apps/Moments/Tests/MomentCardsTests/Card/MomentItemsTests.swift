import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsTesting
import Testing

@MainActor
struct MomentItemsTests {
    private let toggles = StubTogglesDataStore(likes: true)
    private let items: MomentItems

    init() {
        items = MomentItems(
            repo: StubMomentsRepo(),
            friends: StubFriendsRepo(),
            privacy: StubPrivacyRepo(),
            reports: StubReportsRepo(),
            toggles: toggles,
            tracking: SpyTrackingRepo()
        )
    }

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

    @Test func `all cards follow the toggle of likes, also those that come later`() throws {
        let first = try #require(items.items(for: [.sample(id: 1, likes: [])]).first)
        #expect(first.card.value.likes != nil)

        toggles.set(InternalToggle.isLikeButtonForMomentEnabled, to: false)
        let both = items.items(for: [.sample(id: 2, likes: []), .sample(id: 1, likes: [])])
        #expect(both.map { $0.card.value.likes == nil } == [true, true])

        toggles.set(InternalToggle.isLikeButtonForMomentEnabled, to: true)
        #expect(both.map { $0.card.value.likes != nil } == [true, true])
    }
}
