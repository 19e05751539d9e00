import Friends
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct TagEditorViewModelTests {
    @Test func `a tag is shown with its friends, and cannot be saved unchanged`() async {
        let fixture = TagsFixture()
        let editor = fixture.editor(1)

        #expect(editor.draft.value.name == "Family" && editor.draft.value.chosenPeople == [2])
        #expect(await !editor.saveTapped())
        #expect(fixture.privacy.calls.isEmpty)
    }

    @Test func `a changed tag is saved`() async {
        let fixture = TagsFixture()
        fixture.privacy.onSaveTag = { id, name, _ in FriendTag(id: id ?? 0, name: name) }
        let editor = fixture.editor(1)

        editor.nameChanged(to: " Relatives ")
        editor.personTapped(3)
        editor.personTapped(2)
        #expect(await editor.saveTapped())

        #expect(fixture.privacy.calls == [.saveTag(1, name: "Relatives", people: [3])])
        #expect(editor.draft.value.activity == nil)
    }

    @Test func `a new tag needs a name, and may have nobody`() async {
        let fixture = TagsFixture()
        fixture.privacy.onSaveTag = { _, name, _ in FriendTag(id: 5, name: name) }
        let editor = fixture.editor(nil)
        editor.nameChanged(to: "  ")
        #expect(!editor.draft.value.canSave)
        editor.nameChanged(to: String(repeating: "a", count: Limits.tagName + 1))
        #expect(editor.draft.value.isNameTooLong && !editor.draft.value.canSave)

        editor.nameChanged(to: "Work")
        #expect(await editor.saveTapped())

        #expect(fixture.privacy.calls == [.saveTag(nil, name: "Work", people: [])])
    }

    @Test func `what the person has changed stays when the tag comes anew`() {
        let fixture = TagsFixture()
        let editor = fixture.editor(1)
        editor.nameChanged(to: "Relatives")

        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Kin", people: [.sample(id: 3)])]

        #expect(editor.draft.value.name == "Relatives" && editor.draft.value.chosenPeople == [2])
    }

    @Test func `a tag is loaded, and one that does not come has failed`() async {
        let fixture = TagsFixture(nil)
        fixture.friends.friendsSubject.value.items = nil
        fixture.privacy.onRefreshTags = { [privacy = fixture.privacy] in
            privacy.tagsSubject.value.error = RepoError(.unavailable)
        }
        let editor = fixture.editor(1)

        await editor.load()
        editor.trackScreenviews()

        #expect(fixture.privacy.calls == [.refreshTags] && fixture.friends.calls == [.refresh])
        #expect(editor.draft.value.saved == .unknown && editor.draft.value.failure == RepoError(.unavailable))
        #expect(fixture.tracking.events == [.screenView("tag")])
    }

    @Test func `a tag that was deleted elsewhere is gone`() {
        let fixture = TagsFixture()
        let editor = fixture.editor(1)

        fixture.privacy.tagsSubject.value.items = []

        #expect(editor.draft.value.saved == .gone)
    }

    @Test func `a tag is deleted`() async {
        let fixture = TagsFixture()
        fixture.privacy.onRemoveTag = { [privacy = fixture.privacy] _ in privacy.tagsSubject.value.items = [] }
        let editor = fixture.editor(1)

        #expect(await editor.deleteConfirmed())

        #expect(fixture.privacy.calls == [.removeTag(1)])
        #expect(editor.draft.value.activity == .deleting)
    }

    @Test func `a refusal is told until it was read, and the input stays`() async {
        let fixture = TagsFixture()
        let refusal = RepoError(.invalid, reason: "TAG_NAME_TAKEN")
        fixture.privacy.onSaveTag = { _, _, _ in throw refusal }
        let editor = fixture.editor(nil)
        editor.nameChanged(to: "Family")

        #expect(await !editor.saveTapped())
        #expect(editor.draft.value.failure == refusal && editor.draft.value.name == "Family")
        #expect(editor.draft.value.canSave)

        editor.failureDismissed()
        #expect(editor.draft.value.failure == nil)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        let fixture = TagsFixture()
        fixture.privacy.onRemoveTag = { _ in throw RepoError(.unauthenticated) }
        let editor = fixture.editor(1)
        var states: [AppModelState] = []
        let subscription = editor.appModelStates.sink { states.append($0) }

        #expect(await !editor.deleteConfirmed())

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
