import Foundation
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct MomentRowTests {
    @Test func `a card shows who, when and what`() {
        let host = host(CardFixture(.sample(title: "A nice day", commentCount: 4)))

        #expect(host.texts == ["G", "Grace", "5 minutes ago", "A nice day", "4"])
    }

    @Test func `it speaks Chinese`() {
        let moment = Moment.sample(visibility: .onlyMe, commentCount: 7, latestComments: [.sample(text: "好")])
        let host = host(CardFixture(moment), language: "zh-Hans")

        #expect(host.texts.contains("5分钟前"))
        #expect(host.texts.contains("仅自己可见"))
        #expect(host.texts.contains("查看全部7条评论"))
    }

    @Test func `a heart paints at once and runs the body of the card alone`() async throws {
        let fixture = CardFixture(.sample(id: 17, isLiked: false))
        fixture.repo.onSetLike = { isLiked, id in
            fixture.viewModel.update(
                Moment.sample(id: id, isLiked: false).settingLike(isLiked, by: fixture.repo.viewer)
            )
        }
        let host = host(fixture)

        try await host.tap("Like")

        #expect(host.html.contains("aria-pressed=\"true\""))
        #expect(host.html.contains("Liked by Ada"))
    }

    @Test func `with likes switched off there is no heart`() async {
        let host = host(CardFixture(.sample(isLiked: true, likes: [.sample(name: "Linus")]), likes: false))

        #expect(!host.html.contains("aria-pressed"))
        #expect(!host.html.contains("Linus"))
    }

    @Test func `a long text is folded and unfolded`() async throws {
        let host = host(CardFixture(.sample(title: String(repeating: "word ", count: 80))))

        try await host.tap("More")
        #expect(host.texts.contains("Less"))

        try await host.tap("Less")
        #expect(host.texts.contains("More"))
    }

    @Test func `on its own page a long text is whole, and comments stand elsewhere`() {
        let moment = Moment.sample(
            title: String(repeating: "word ", count: 80),
            latestComments: [.sample(text: "Nice")]
        )
        let host = host(CardFixture(moment), place: .page)

        #expect(!host.texts.contains("More"))
        #expect(!host.texts.contains { $0.contains("Nice") })
    }

    @Test func `one's own moment is deleted after a question`() async throws {
        let fixture = CardFixture(.sample(id: 17, isMine: true))
        fixture.repo.onDelete = { _ in }
        let host = host(fixture)

        try await host.tap("Delete")
        #expect(fixture.repo.calls.isEmpty)
        #expect(host.texts.contains("Delete this moment?"))

        try await host.tap("Delete")
        #expect(fixture.repo.calls == [.delete(17)])
    }

    @Test(arguments: [
        (MomentVisibility.onlyMe, "Only me"), (.selected, "Chosen friends"), (.except, "All but chosen friends"),
    ])
    func `a moment that not all friends see says so`(visibility: MomentVisibility, text: String) {
        let host = host(CardFixture(.sample(visibility: visibility, isMine: true)))

        #expect(host.texts.contains(text))
        #expect(host.issues.isEmpty)
    }

    @Test func `an edited moment says so next to its time`() {
        var moment = Moment.sample()
        moment.editedDate = .sample

        #expect(host(CardFixture(moment)).texts.contains("edited"))
    }

    @Test(arguments: [(600.0, true), (302, true), (301, false), (60, false)])
    func `a text can be edited until the time is over`(seconds: Double, canEdit: Bool) {
        var moment = Moment.sample(isMine: true)
        moment.editableUntilDate = .sample.addingTimeInterval(seconds)

        #expect(host(CardFixture(moment)).html.contains("Edit text") == canEdit)
    }

    @Test func `a text is edited in a sheet, which keeps what was refused`() async throws {
        var moment = Moment.sample(id: 17, title: "Helo", isMine: true)
        moment.editableUntilDate = .sample.addingTimeInterval(600)
        let fixture = CardFixture(moment)
        fixture.repo.onEdit = { _, _ in throw RepoError(.invalid, reason: "TOO_LATE_TO_EDIT") }
        let host = host(fixture)

        try await host.tap("Edit text")
        try await host.type("Hello", into: "Text")
        try await host.tap("Save")
        #expect(host.texts.contains("The ten minutes for editing are over. You can still copy your text."))
        #expect(try host.value(of: "Text") == "Hello")

        fixture.repo.onEdit = { _, _ in }
        try await host.tap("Save")
        #expect(fixture.repo.calls == [.edit(17, "Hello"), .edit(17, "Hello")])
        #expect(!host.texts.contains("Save"))
    }

    @Test func `who can see one's own moment is changed from its menu`() async throws {
        let fixture = CardFixture(.sample(id: 17, isMine: true))
        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family")]
        fixture.repo.onSetAudience = { _, _ in }
        let host = host(fixture)

        try await host.tap("Who can see this")
        try await host.tap("Chosen friends")
        try await host.tap("Family")
        try await host.tap("Done")

        #expect(fixture.repo.calls == [.setAudience(MomentAudience(.selected, tags: [1]), 17)])
        #expect(!host.texts.contains("Done"))
    }

    @Test func `somebody else's moment can be reported, and not changed`() async throws {
        let fixture = CardFixture(.sample(id: 17))
        fixture.reports.onReport = { _, _, _ in }
        let host = host(fixture)
        await #expect(throws: ViewHostError.self) { try await host.tap("Who can see this") }

        try await host.tap("Report")
        try await host.tap("Spam or advertising")
        try await host.tap("Send")

        #expect(fixture.reports.calls == [.report(.moment(17), reason: .spam, note: "")])
        #expect(host.texts.contains("Thank you for your report"))
        try await host.tap("Done")
        #expect(!host.texts.contains("Thank you for your report"))
    }

    @Test func `one's own moment cannot be reported`() async {
        let host = host(CardFixture(.sample(isMine: true)))

        await #expect(throws: ViewHostError.self) { try await host.tap("Report") }
    }

    @Test(arguments: [CardStyle.modern, .classic])
    func `people who are mentioned are links`(style: CardStyle) {
        let moment = Moment.sample(title: "With @linus and @nobody", mentions: [.sample(id: 3, name: "Linus")])
        let fixture = CardFixture(moment)
        let host = ViewHost {
            NavigationStack { MomentRow(viewModel: fixture.viewModel) }
                .environment(\.appClock, .fixed(.sample))
                .environment(\.cardStyle, style)
        }

        #expect(host.texts.contains("With @linus and @nobody"))
        #expect(host.elements(.link, named: "@linus").count == 1)
        #expect(host.elements(.link, named: "@nobody").isEmpty)
    }

    @Test func `a friend is mentioned while a text is edited`() async throws {
        var moment = Moment.sample(title: "At the lake", isMine: true)
        moment.editableUntilDate = .sample.addingTimeInterval(600)
        let fixture = CardFixture(moment)
        fixture.friends.friendsSubject.value.items = [.sample(id: 3, name: "Linus")]
        let host = host(fixture)

        try await host.tap("Edit text")
        try await host.type("At the lake with @li", into: "Text")
        try await host.tap("Mention Linus")

        #expect(try host.value(of: "Text") == "At the lake with @linus ")
        #expect(host.focusedName == "Text")
        await #expect(throws: ViewHostError.self) { try await host.tap("Mention Linus") }
    }

    @Test func `a failed deed is told until it was read`() async throws {
        let fixture = CardFixture(.sample(isMine: true))
        fixture.repo.onDelete = { _ in throw RepoError(.unavailable) }
        let host = host(fixture)
        await fixture.viewModel.deleteConfirmed()
        await host.settle()
        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))

        try await host.tap("OK")

        #expect(!host.texts.contains("OK"))
    }

    @Test func `a photo is seen as its preview until it has come`() {
        var photo = Photo.sample()
        let webP = "UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoEAAQAAgA0JaACdAFAAAD+7Lm//Ke3f/0Qf/oh/9D//RD/6AAA"
        photo.preview = Data(base64Encoded: webP)
        let host = host(CardFixture(.sample(images: [photo])))

        #expect(host.html.contains("data:image/webp;base64,\(webP)"))
        #expect(!host.texts.contains("preview"))
    }

    @Test func `a link leads out`() {
        let host = host(CardFixture(.sample(url: "https://www.swift.org/blog")))

        #expect(host.texts.contains("swift.org"))
        #expect(host.html.contains("href=\"https://www.swift.org/blog\""))
    }

    @Test func `many likers are counted`() {
        let people = (1...8).map { UserDetails.sample(id: PersonID(rawValue: Int64($0)), name: "P\($0)") }
        let host = host(CardFixture(.sample(isLiked: false, likes: people)))

        #expect(host.texts.contains("+3"))
        #expect(host.html.contains("Liked by P1, P2, P3, P4, P5 and 3 more"))
    }

    private func host(
        _ fixture: CardFixture,
        place: MomentRow.Place = .list,
        language: String = "en"
    ) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { MomentRow(viewModel: fixture.viewModel, place: place) }
                .environment(\.appClock, .fixed(.sample.addingTimeInterval(301)))
        }
    }
}
