import MomentsFoundations
import MomentsTesting
import Testing

@Suite @MainActor struct RefreshedTogglesTests {
    private let likes = InternalToggle.isLikeButtonForMomentEnabled

    @Test func `fetched toggles come before configured ones, and only changes are published`() {
        let toggles = RefreshedToggles(configured: [likes.key: true])
        let values = Recorder(toggles.values)

        toggles.show([likes.key: true])
        toggles.show([likes.key: false, "other": true])
        toggles.show([likes.key: false, "other": true])
        toggles.show([:])

        #expect(values.values == [[likes.key: true], [likes.key: false, "other": true], [likes.key: true]])
    }

    @Test func `all stores follow, except where the person has chosen`() {
        let remote = RefreshedToggles()
        let (first, second) = (TogglesDataStore(remote: remote), TogglesDataStore(remote: remote))
        second.setOverride(of: likes, to: false)

        remote.show([likes.key: true])

        #expect(first.isToggleOn(likes))
        #expect(!second.isToggleOn(likes))
    }
}
