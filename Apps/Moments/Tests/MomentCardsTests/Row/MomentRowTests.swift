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

    @Test func `somebody else's moment has no menu`() {
        #expect(!host(CardFixture(.sample())).html.contains("More actions"))
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
