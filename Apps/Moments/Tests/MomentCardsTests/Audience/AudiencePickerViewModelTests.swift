import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct AudiencePickerViewModelTests {
    private let privacy = StubPrivacyRepo()
    private let friends = StubFriendsRepo()

    init() {
        privacy.onRefreshTags = {}
        friends.onRefresh = {}
    }

    @Test func `tags are asked for, and friends unless they are known`() async {
        let picker = picker(.friends)
        await picker.load()
        #expect(privacy.calls == [.refreshTags] && friends.calls == [.refresh])

        friends.friendsSubject.value.items = []
        await picker.load()

        #expect(privacy.calls == [.refreshTags, .refreshTags] && friends.calls == [.refresh])
    }

    @Test func `tags and people are chosen by a tap, and by another not`() {
        let picker = picker(MomentAudience(.selected, tags: [1]))

        picker.tagTapped(2)
        picker.tagTapped(1)
        picker.personTapped(7)

        #expect(picker.choice.value.audience == MomentAudience(.selected, tags: [2], people: [7]))
    }

    @Test func `those who are chosen stay chosen while another visibility is tried`() {
        let picker = picker(MomentAudience(.selected, tags: [1], people: [7]))

        picker.visibilityTapped(.onlyMe)
        #expect(picker.choice.value.audience == .onlyMe)
        picker.visibilityTapped(.except)

        #expect(picker.choice.value.audience == MomentAudience(.except, tags: [1], people: [7]))
    }

    @Test func `nothing is saved while nobody is chosen`() async {
        let saved = Saved()
        let picker = picker(.friends) { saved.audiences.append($0) }
        picker.visibilityTapped(.selected)

        #expect(await !picker.doneTapped())
        #expect(!picker.choice.value.canSave && saved.audiences.isEmpty)

        picker.personTapped(7)
        #expect(await picker.doneTapped())
        #expect(saved.audiences == [MomentAudience(.selected, people: [7])])
    }

    @Test func `a tag that does not exist any more is left out`() async {
        privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family")]
        let picker = picker(MomentAudience(.selected, tags: [9]))
        #expect(picker.choice.value.lacksTag && !picker.choice.value.canSave)

        picker.tagTapped(1)

        #expect(picker.choice.value.audience == MomentAudience(.selected, tags: [1]))
        #expect(picker.choice.value.canSave)
    }

    @Test func `more people than a moment can have are too many`() {
        let people = (1...Limits.chosenPeople).map { PersonID(rawValue: Int64($0)) }
        let picker = picker(MomentAudience(.selected, people: people))
        #expect(picker.choice.value.canSave)

        picker.personTapped(0)

        #expect(picker.choice.value.hasTooManyPeople && !picker.choice.value.canSave)
    }

    @Test func `a refusal is told until it was read, and the choice stays`() async {
        let picker = picker(.onlyMe) { _ in throw RepoError(.unavailable) }

        #expect(await !picker.doneTapped())
        #expect(picker.choice.value.failure == RepoError(.unavailable))
        #expect(picker.choice.value.audience == .onlyMe && !picker.choice.value.isSaving)

        picker.failureDismissed()
        #expect(picker.choice.value.failure == nil)
    }

    @MainActor
    private final class Saved {
        var audiences: [MomentAudience] = []
    }

    private func picker(
        _ audience: MomentAudience,
        save: @escaping @MainActor (MomentAudience) async throws -> Void = { _ in }
    ) -> AudiencePickerViewModel {
        AudiencePickerViewModel(audience, privacy: privacy, friends: friends, save: save)
    }
}
