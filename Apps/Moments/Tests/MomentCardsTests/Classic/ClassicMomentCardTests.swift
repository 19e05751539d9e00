import Foundation
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ClassicMomentCardTests {
    @Test func `a card shows who, what and when`() {
        let host = host(CardFixture(.sample(title: "A nice day", commentCount: 4)))

        #expect(host.texts == ["G", "Grace", "A nice day", "5 minutes ago", "4"])
        #expect(host.issues.isEmpty)
    }

    @Test func `a like paints at once`() async throws {
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
        #expect(fixture.repo.calls == [.setLike(true, 17)])
    }

    @Test func `with likes switched off there is no heart`() {
        let host = host(CardFixture(.sample(isLiked: true, likes: [.sample(name: "Linus")]), likes: false))

        #expect(!host.html.contains("aria-pressed"))
        #expect(!host.html.contains("Linus"))
    }

    @Test func `eight likers are shown, and the others counted`() {
        let people = (1...10).map { UserDetails.sample(id: PersonID(rawValue: Int64($0)), name: "P\($0)") }
        let host = host(CardFixture(.sample(isLiked: false, likes: people)))

        #expect(host.texts.contains("+2"))
        #expect(host.html.contains("Liked by P1, P2, P3, P4, P5, P6, P7, P8 and 2 more"))
    }

    @Test func `the first of several photos opens all`() async throws {
        let photos = [Photo.sample(altText: "A lake"), .sample(id: 2, altText: "A hill"), .sample(id: 3)]
        let host = host(CardFixture(.sample(images: photos)))
        #expect(host.texts.contains("+2"))
        #expect(!host.html.contains("A hill"))

        try await host.tap("A lake")

        #expect(host.texts.contains("1 of 3"))
    }

    @Test func `one's own moment is deleted after a question`() async throws {
        let fixture = CardFixture(.sample(id: 17, isMine: true))
        fixture.repo.onDelete = { _ in }
        let host = host(fixture)

        try await host.tap("Delete")
        #expect(host.texts.contains("Delete this moment?"))
        try await host.tap("Delete")

        #expect(fixture.repo.calls == [.delete(17)])
    }

    @Test func `a failure is shown until it was read`() async throws {
        let fixture = CardFixture(.sample(isMine: true))
        fixture.repo.onDelete = { _ in throw RepoError(.unavailable) }
        let host = host(fixture)
        await fixture.viewModel.deleteConfirmed()
        await host.settle()
        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))

        try await host.tap("OK")

        #expect(!host.texts.contains("OK"))
    }

    @Test func `an edited moment for some friends says both next to its time`() {
        var moment = Moment.sample(visibility: .except, isMine: true)
        moment.editedDate = .sample
        let host = host(CardFixture(moment))

        #expect(host.texts.contains("edited") && host.texts.contains("All but chosen friends"))
    }

    @Test func `on its own page it has no link to comments`() {
        let host = host(CardFixture(.sample(commentCount: 4)), place: .page)

        #expect(!host.html.contains("Comments: 4"))
    }

    @Test func `it speaks Chinese`() {
        let host = host(CardFixture(.sample(visibility: .onlyMe)), language: "zh-Hans")

        #expect(host.texts.contains("5分钟前"))
        #expect(host.texts.contains("仅自己可见"))
    }

    private func host(
        _ fixture: CardFixture,
        place: MomentRow.Place = .list,
        language: String = "en"
    ) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { MomentRow(viewModel: fixture.viewModel, place: place) }
                .environment(\.appClock, .fixed(.sample.addingTimeInterval(301)))
                .environment(\.cardStyle, .classic)
        }
    }
}
