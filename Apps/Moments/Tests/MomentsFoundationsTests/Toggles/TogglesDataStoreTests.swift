import Combine
import MomentsFoundations
import MomentsTesting
import Testing

private let likes = InternalToggle.isLikeButtonForMomentEnabled

@Suite @MainActor struct TogglesDataStoreTests {
    private final class Remote: RemoteTogglesProvider {
        let subject = CurrentValueSubject<[String: Bool], Never>([:])
        var values: AnyPublisher<[String: Bool], Never> { subject.eraseToAnyPublisher() }
    }

    private let remote = Remote()
    private let kept = CurrentValueSubject<[String: String], Never>([:])

    private func toggles(_ target: BuildTarget = .production) -> TogglesDataStore {
        let store = KeyValueStore(values: kept.eraseToAnyPublisher()) { [kept] in kept.value[$0] = $1 }
        return TogglesDataStore(buildTarget: target, remote: remote, overrides: store)
    }

    @Test func `without choices, likes and the classic style are off, and avatars are round`() {
        let toggles = toggles()

        #expect(toggles.toggles.filter { toggles.isToggleOn($0) }.map(\.key) == ["internal.isRoundedAvatarEnabled"])
    }

    @Test(
        arguments: [
            (nil, nil, false), (true, nil, true), (false, nil, false), (nil, true, true), (nil, false, false),
            (true, false, false),
            (false, true, true),
        ] as [(Bool?, Bool?, Bool)]
    )
    func `the person's choice comes before the host's, and that before the rest`(
        _ host: Bool?,
        _ person: Bool?,
        _ expected: Bool
    ) {
        let toggles = toggles()
        remote.subject.value = host.map { [likes.key: $0] } ?? [:]

        toggles.setOverride(of: likes, to: person)

        #expect(toggles.isToggleOn(likes) == expected)
        #expect(toggles.override(of: likes) == person)
    }

    @Test func `a change is told at once, and only a change`() {
        let toggles = toggles()
        let isOn = Recorder(toggles.publisher(for: likes))

        toggles.setOverride(of: likes, to: true)
        remote.subject.value = [likes.key: true]
        toggles.setOverride(of: likes, to: nil)
        remote.subject.value = ["other": true]

        #expect(isOn.values == [false, true, false])
    }

    @Test func `a choice is kept for the person, and followed when it changes elsewhere`() {
        let toggles = toggles()
        toggles.setOverride(of: likes, to: true)
        #expect(kept.value == ["toggle.internal.isLikeButtonForMomentEnabled": "on"])

        kept.value = ["toggle.internal.isLikeButtonForMomentEnabled": "off", "language": "en"]
        #expect(toggles.override(of: likes) == false)

        kept.value = ["toggle.internal.isLikeButtonForMomentEnabled": "perhaps"]
        #expect(toggles.override(of: likes) == nil)
    }

    @Test(arguments: [(BuildTarget.debug, true, true), (.internal, false, true), (.production, false, false)])
    func `the build says what it is for`(_ target: BuildTarget, _ isDebug: Bool, _ isInternal: Bool) {
        let toggles = toggles(target)

        #expect(toggles.isToggleOn(BuildTargetToggle.debug) == isDebug)
        #expect(toggles.isToggleOn(BuildTargetToggle.internal) == isInternal)
    }

    @Test func `the host cannot change what the build is for`() {
        remote.subject.value = [BuildTargetToggle.debug.key: true]

        #expect(!toggles().isToggleOn(BuildTargetToggle.debug))
    }

    @Test func `a feature's own toggle can be registered on`() {
        struct Other: ToggleType { let key = "other" }
        let toggles = toggles()

        toggles.register(Other(), default: true)

        #expect(toggles.isToggleOn(Other()))
        #expect(toggles.toggles.map(\.key) == InternalToggle.allCases.map(\.key) + ["other"])
    }
}
