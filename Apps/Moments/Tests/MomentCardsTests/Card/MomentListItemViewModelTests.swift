import Combine
import Foundation
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct MomentListItemViewModelTests {
    @Test func `a card shows what there is to a moment`() {
        let moment = Moment.sample(
            id: 17,
            title: "Look",
            url: "swift.org/blog",
            images: [.sample()],
            visibility: .onlyMe,
            isMine: true,
            commentCount: 3,
            latestComments: [.sample()]
        )
        let card = CardFixture(moment).card

        #expect(card.text == "Look")
        #expect(card.link?.host == "swift.org")
        #expect(card.photos == [.sample()])
        #expect(card.visibility == .onlyMe && card.isMine && !card.isEdited)
        #expect(card.commentCount == 3)
        #expect(CardFixture(moment).viewModel.id == "moment-17")
    }

    @Test func `an edited text says so`() {
        var moment = Moment.sample()
        moment.editedDate = .sample

        #expect(CardFixture(moment).card.isEdited)
    }

    @Test func `the audience of one's own moment is changed and that is tracked`() async {
        var moment = Moment.sample(id: 17, visibility: .selected, isMine: true)
        moment.audience = MomentAudience(.selected, people: [2])
        let fixture = CardFixture(moment)
        fixture.repo.onSetAudience = { _, _ in }
        let picker = fixture.viewModel.makeAudiencePicker()
        #expect(picker.choice.value.audience == moment.audience)

        picker.visibilityTapped(.onlyMe)
        #expect(await picker.doneTapped())

        #expect(fixture.repo.calls == [.setAudience(.onlyMe, 17)])
        #expect(fixture.tracking.events == [.setAudience(17)])
    }

    @Test func `an empty text and an address that leads nowhere are left out`() {
        let card = CardFixture(.sample(title: "", url: "javascript:alert(1)")).card

        #expect(card.text == nil)
        #expect(card.link == nil)
    }

    @Test(arguments: [("en", "5 minutes ago"), ("zh-Hans", "5分钟前")])
    func `the date is told in the viewer's language`(language: String, text: String) {
        let clock = AppClock.fixed(.sample.addingTimeInterval(301))
        let localizer = Localizer(locale: Locale(identifier: language), clock: clock)

        #expect(CardFixture(.sample()).card.relativeDate(localizer) == text)
    }

    @Test func `likes are left out while they are switched off, and come at once when they are switched on`() {
        let fixture = CardFixture(.sample(isLiked: true, likes: [.sample(name: "Grace")]), likes: false)
        #expect(fixture.card.likes == nil)

        fixture.toggles.setOverride(of: InternalToggle.isLikeButtonForMomentEnabled, to: true)

        #expect(fixture.card.likes?.isLiked == true)
        #expect(fixture.card.likes?.people.map(\.name) == ["Grace"])
    }

    @Test func `likes that were not asked for are left out`() {
        #expect(CardFixture(.sample()).card.likes == nil)
    }

    @Test func `a like is passed on and tracked`() {
        let fixture = CardFixture(.sample(id: 17, isLiked: false))
        fixture.repo.onSetLike = { _, _ in }

        fixture.viewModel.like()

        #expect(fixture.repo.calls == [.setLike(true, 17)])
        #expect(fixture.tracking.events == [.like(17)])
    }

    @Test func `liking what is liked already says nothing`() {
        let fixture = CardFixture(.sample(isLiked: true))

        fixture.viewModel.like()

        #expect(fixture.repo.calls.isEmpty)
        #expect(fixture.tracking.events.isEmpty)
    }

    @Test func `the heart turns a like on and off`() {
        let fixture = CardFixture(.sample(id: 17, isLiked: true))
        fixture.repo.onSetLike = { _, _ in }

        fixture.viewModel.likeButtonTapped()
        fixture.viewModel.update(.sample(id: 17, isLiked: false))
        fixture.viewModel.likeButtonTapped()

        #expect(fixture.repo.calls == [.setLike(false, 17), .setLike(true, 17)])
        #expect(fixture.tracking.events == [.unlike(17), .like(17)])
    }

    @Test func `an equal moment changes nothing`() {
        let fixture = CardFixture(.sample(isLiked: true))
        var count = 0
        let subscription = fixture.viewModel.card.sink { _ in count += 1 }

        fixture.viewModel.update(.sample(isLiked: true))

        #expect(count == 1)
        subscription.cancel()
    }

    @Test func `a moment is deleted and that is tracked`() async {
        let fixture = CardFixture(.sample(id: 17, isMine: true))
        fixture.repo.onDelete = { _ in }

        await fixture.viewModel.deleteConfirmed()

        #expect(fixture.repo.calls == [.delete(17)])
        #expect(fixture.tracking.events == [.deleteMoment(17)])
    }

    @Test func `what could not be deleted says why, until it was read`() async {
        let fixture = CardFixture(.sample(isMine: true))
        fixture.repo.onDelete = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.deleteConfirmed()
        #expect(fixture.card.failure == RepoError(.unavailable))
        #expect(fixture.tracking.events.isEmpty)

        fixture.viewModel.failureDismissed()
        #expect(fixture.card.failure == nil)
    }
}
