import Compose
import Foundation
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ComposeViewModelTests {
    @Test func `nothing cannot be published`() async {
        let fixture = ComposeFixture()

        await fixture.viewModel.publishTapped()

        #expect(!fixture.state.canPublish)
        #expect(fixture.moments.calls.isEmpty)
    }

    @Test func `what is written is kept, and there again`() {
        let fixture = ComposeFixture()
        fixture.viewModel.textChanged(to: "Hello")
        fixture.viewModel.linkChanged(to: " swift.org ")
        fixture.viewModel.audienceChanged(to: .onlyMe)

        let draft = fixture.drafts.currentMomentDraft
        #expect(draft == MomentDraft(text: "Hello", url: "swift.org", audience: .onlyMe))
        #expect(ComposeFixture(draft: draft).state.text == "Hello")
        #expect(ComposeFixture(draft: draft).state.audience == .onlyMe)
    }

    @Test func `a draft that the server has is loaded once`() async {
        var count = 0
        let draft = MomentDraft(text: "Hello", url: "swift.org", photos: [.init(.sample(id: 4))], audience: .onlyMe)
        let fixture = ComposeFixture(draft: draft) { count += 1 }
        #expect(fixture.state.isEmpty)

        await fixture.viewModel.load()
        await fixture.viewModel.load()

        #expect(fixture.state.draft == draft)
        #expect(count == 1)
    }

    @Test func `what is written while the draft is loaded replaces the same field alone, and is saved after`() async {
        let gate = Gate()
        let draft = MomentDraft(text: "Old", url: "swift.org", photos: [.init(.sample(id: 4))], audience: .onlyMe)
        let fixture = ComposeFixture(draft: draft) { await gate.pass() }
        let loading = Task { await fixture.viewModel.load() }
        await gate.arrival()

        fixture.viewModel.textChanged(to: "New")
        #expect(fixture.drafts.currentMomentDraft == draft)
        gate.open()
        await loading.value

        var both = draft
        both.text = "New"
        #expect(fixture.state.draft == both)
        #expect(fixture.drafts.currentMomentDraft == both)
    }

    @Test func `a draft that could not be loaded is not overwritten; the next change asks for it again`() async throws {
        var isReachable = false
        let fixture = ComposeFixture(draft: MomentDraft(text: "", url: "swift.org")) {
            if !isReachable { throw RepoError(.unavailable) }
        }
        await fixture.viewModel.load()
        #expect(fixture.state.failure == RepoError(.unavailable))

        isReachable = true
        let states = Recorder(fixture.viewModel.state)
        fixture.viewModel.textChanged(to: "Hello")

        try await states.wait { $0.link == "swift.org" }
        #expect(fixture.drafts.currentMomentDraft == MomentDraft(text: "Hello", url: "swift.org"))
    }

    @Test func `a draft that is discarded while it is loaded does not come back`() async {
        let gate = Gate()
        let fixture = ComposeFixture(draft: MomentDraft(text: "Old")) { await gate.pass() }
        let loading = Task { await fixture.viewModel.load() }
        await gate.arrival()

        fixture.viewModel.textChanged(to: "New")
        fixture.viewModel.discardTapped()
        gate.open()
        await loading.value

        #expect(fixture.state.isEmpty)
        #expect(fixture.drafts.currentMomentDraft.isEmpty)
    }

    @Test func `a draft that cannot be kept is said`() {
        let fixture = ComposeFixture()

        fixture.drafts.errorSubject.send(RepoError(.unavailable))

        #expect(fixture.state.failure == RepoError(.unavailable))
    }

    @Test func `a moment is published, tracked, and the draft forgotten`() async {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in .sample() }
        fixture.viewModel.textChanged(to: "Hello")

        await fixture.viewModel.publishTapped()

        #expect(fixture.moments.calls == [.publish(MomentDraft(text: "Hello"))])
        #expect(fixture.tracking.events == [.publish])
        #expect(fixture.state.isPublished)
        #expect(fixture.drafts.currentMomentDraft.isEmpty)
    }

    @Test func `a moment that the server cannot take waits elsewhere`() async {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in throw RepoError(.unavailable) }
        fixture.viewModel.textChanged(to: "Hello")

        await fixture.viewModel.publishTapped()

        #expect(fixture.state.isPublished && fixture.state.text.isEmpty)
        #expect(fixture.drafts.currentMomentDraft.isEmpty)
    }

    @Test func `what was refused stays, and says why`() async {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in throw RepoError(.refused) }
        fixture.viewModel.textChanged(to: "Hello")

        await fixture.viewModel.publishTapped()
        #expect(fixture.state.text == "Hello")
        #expect(fixture.state.failure == RepoError(.refused))
        #expect(fixture.state.canPublish)

        fixture.viewModel.failureDismissed()
        #expect(fixture.state.failure == nil)
    }

    @Test(arguments: [("hello", true), ("swift.org", false), ("javascript:alert(1)", true), ("", false), ("  ", false)])
    func `a link that is none keeps a moment from being published`(link: String, isBad: Bool) {
        let fixture = ComposeFixture()
        fixture.viewModel.textChanged(to: "Hello")

        fixture.viewModel.linkChanged(to: link)

        #expect(fixture.state.hasBadLink == isBad)
        #expect(fixture.state.canPublish == !isBad)
    }

    @Test func `too long a text cannot be published`() {
        let fixture = ComposeFixture()

        fixture.viewModel.textChanged(to: String(repeating: "a", count: Limits.momentText + 2))

        #expect(fixture.state.remaining == -2)
        #expect(!fixture.state.canPublish)
    }

    @Test func `what is written can be thrown away`() {
        let fixture = ComposeFixture(draft: MomentDraft(text: "Hello", photos: [.init(.sample())]))

        fixture.viewModel.discardTapped()

        #expect(fixture.state == ComposeState())
        #expect(fixture.drafts.currentMomentDraft.isEmpty)
    }

    // MARK: - Audience

    @Test(arguments: [
        (MomentAudience(.selected), false), (MomentAudience(.except), false),
        (MomentAudience(.selected, tags: [1]), true), (MomentAudience(.except, people: [2]), true),
        (.onlyMe, true),
    ])
    func `whoever chooses friends chooses some before publishing`(audience: MomentAudience, canPublish: Bool) async {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in .sample() }
        fixture.viewModel.textChanged(to: "Hello")

        fixture.viewModel.audienceChanged(to: audience)
        await fixture.viewModel.publishTapped()

        let draft = MomentDraft(text: "Hello", audience: audience)
        #expect(fixture.moments.calls == (canPublish ? [.publish(draft)] : []))
    }

    @Test func `those chosen in a draft are asked for and named`() async {
        let audience = MomentAudience(.selected, tags: [1], people: [2])
        let fixture = ComposeFixture(draft: MomentDraft(text: "Hello", audience: audience))
        fixture.privacy.onRefreshTags = { [privacy = fixture.privacy] in
            privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family"), FriendTag(id: 3, name: "Work")]
        }
        fixture.friends.onRefresh = { [friends = fixture.friends] in
            friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 4, name: "Linus")]
        }

        await fixture.viewModel.load()

        #expect(fixture.state.audienceSummary.names == ["Family", "Grace"])
        #expect(fixture.state.canPublish)
    }

    @Test func `for all friends no names are asked for`() async {
        let fixture = ComposeFixture(draft: MomentDraft(text: "Hello"))

        await fixture.viewModel.load()

        #expect(fixture.privacy.calls.isEmpty && fixture.friends.calls.isEmpty)
    }

    @Test func `a deleted tag keeps a moment from being published, until somebody is chosen anew`() async {
        let audience = MomentAudience(.except, tags: [1, 9])
        let fixture = ComposeFixture(draft: MomentDraft(text: "Hello", audience: audience))
        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family")]
        fixture.friends.friendsSubject.value.items = []
        #expect(fixture.state.audienceSummary.lacksTag && !fixture.state.canPublish)

        let picker = fixture.viewModel.makeAudiencePicker()
        #expect(await picker.doneTapped())

        #expect(fixture.state.audience == MomentAudience(.except, tags: [1]))
        #expect(fixture.state.canPublish)
    }

    // MARK: - Photos

    @Test func `photos are uploaded in their order`() async {
        let fixture = ComposeFixture()
        fixture.acceptUploads()

        await fixture.viewModel.photosPicked([.ready, .ready])

        #expect(fixture.drafts.currentMomentDraft.photos.map(\.id) == [1, 2])
        #expect(fixture.state.canPublish)
    }

    @Test func `nothing is published while a photo is on its way`() async {
        let fixture = ComposeFixture()
        fixture.viewModel.textChanged(to: "Hello")
        let photo = PhotoSource { progress in
            await progress(0.5)
            return PickedFile(url: .unused)
        }
        var couldPublish: [Bool] = []
        var fractions: [Double] = []
        fixture.uploads.onUpload = { _ in
            couldPublish.append(fixture.state.canPublish)
            if case .uploading(let fraction) = fixture.state.photos[0].state { fractions.append(fraction) }
            return .sample()
        }

        await fixture.viewModel.photosPicked([photo])

        #expect(couldPublish == [false])
        #expect(fractions == [0.4])
        #expect(fixture.state.canPublish)
    }

    @Test func `of more photos than there is room for the first are taken`() async {
        let fixture = ComposeFixture()
        fixture.acceptUploads()

        await fixture.viewModel.photosPicked(Array(repeating: .ready, count: Limits.photosPerMoment + 3))

        #expect(fixture.state.photos.count == Limits.photosPerMoment)
        #expect(fixture.state.refusedPhotoCount == 3)
        #expect(fixture.state.freePhotoCount == 0)
    }

    @Test func `a photo that failed says why and can be tried again`() async throws {
        let fixture = ComposeFixture()
        fixture.uploads.onUpload = { _ in throw RepoError(.invalid, message: "This is not a photo.") }
        await fixture.viewModel.photosPicked([.ready])
        let photo = try #require(fixture.state.photos.first)
        #expect(photo.state == .failed(RepoError(.invalid, message: "This is not a photo.")))
        #expect(!fixture.state.canPublish)

        fixture.acceptUploads()
        await fixture.viewModel.retryTapped(photo.id)

        #expect(fixture.state.photos.map(\.url) == [URL(string: "/media/2/small.webp")])
    }

    @Test func `a photo that does not come is not uploaded`() async {
        let fixture = ComposeFixture()

        await fixture.viewModel.photosPicked([.broken])

        #expect(fixture.state.photos.map(\.state) == [.failed(RepoError(.unavailable))])
        #expect(fixture.uploads.files.isEmpty)
    }

    @Test func `photos change places and are removed`() async {
        let fixture = ComposeFixture()
        fixture.acceptUploads()
        await fixture.viewModel.photosPicked([.ready, .ready, .ready])
        let ids = fixture.state.photos.map(\.id)

        fixture.viewModel.moveEarlierTapped(ids[2])
        fixture.viewModel.moveLaterTapped(ids[0])
        fixture.viewModel.moveEarlierTapped(ids[2])
        fixture.viewModel.removeTapped(ids[1])

        #expect(fixture.drafts.currentMomentDraft.photos.map(\.id) == [3, 1])
    }

    @Test func `a photo removed on its way does not come back`() async {
        let fixture = ComposeFixture()
        fixture.uploads.onUpload = { _ in
            fixture.viewModel.removeTapped(fixture.state.photos[0].id)
            return .sample()
        }

        await fixture.viewModel.photosPicked([.ready])

        #expect(fixture.state.photos.isEmpty)
    }

    @Test func `what a photo shows goes with it`() async {
        let fixture = ComposeFixture()
        fixture.acceptUploads()
        await fixture.viewModel.photosPicked([.ready])

        fixture.viewModel.altTextChanged(fixture.state.photos[0].id, to: "A lake")

        #expect(fixture.drafts.currentMomentDraft.photos.map(\.altText) == ["A lake"])
    }

    @Test func `the file of a photo is deleted when it is not needed any more`() async throws {
        let fixture = ComposeFixture()
        fixture.acceptUploads()
        let url = URL.unused
        try Data("photo".utf8).write(to: url)

        await fixture.viewModel.photosPicked([PhotoSource { _ in PickedFile(url: url) }])

        #expect(fixture.uploads.files == [url])
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func `an expired sign-in asks for a new one and the draft stays`() async {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in throw RepoError(.unauthenticated) }
        fixture.viewModel.textChanged(to: "Hello")
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.publishTapped()

        #expect(states == [.signedOut(.expired)])
        #expect(fixture.drafts.currentMomentDraft.text == "Hello")
        subscription.cancel()
    }
}
