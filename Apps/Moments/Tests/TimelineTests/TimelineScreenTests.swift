import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing
import Timeline

@MainActor
struct TimelineScreenTests {
    @Test func `the profile and the moments are shown`() async {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2, title: "A nice day")]))
        let host = host(fixture)
        await host.settle()

        #expect(host.texts.contains("Ada"))
        #expect(host.texts.contains("A nice day"))
        #expect(fixture.repo.calls == [.refreshTimeline])
        #expect(fixture.tracking.events == [.screenView("timeline")])
        #expect(host.issues.isEmpty)
    }

    /// Each element is sent, created, styled and laid out. The page of the demo has 42 for a card on average.
    @Test func `moments have few elements`() async {
        func elements(_ moments: [Moment]) async -> Int {
            let host = host(TimelineFixture(Listing(items: moments)))
            await host.settle()
            return host.html.matches(of: /<[a-z]/).count
        }
        func sample(_ number: Int, photos: Int = 0, comments: Int = 0, likes: Int = 0) -> Moment {
            func id<Entity>(_ part: Int) -> Identifier<Entity> { Identifier(rawValue: Int64(number * 10 + part)) }
            return .sample(
                id: id(0),
                images: (0..<photos).map { .sample(id: id($0)) },
                commentCount: comments,
                latestComments: (0..<min(comments, 2)).map { .sample(id: id($0)) },
                isLiked: false,
                likes: (0..<likes).map { .sample(id: id($0), name: "Grace") }
            )
        }
        func card(photos: Int = 0, comments: Int = 0, likes: Int = 0) async -> Int {
            let moments = (1...2).map { sample($0, photos: photos, comments: comments, likes: likes) }
            let (one, two) = (await elements([moments[0]]), await elements(moments))
            return two - one
        }

        let plain = await card()
        #expect(plain <= 45)
        let full = await card(photos: 1, comments: 4, likes: 3)
        #expect(full <= 45)
        let all = await elements((1...20).map { sample($0, photos: $0 % 2, comments: $0 % 4, likes: $0 % 4) })
        #expect(all <= 1000)
    }

    @Test func `a new person is told what to do`() async throws {
        var deeds: [String] = []
        let fixture = TimelineFixture(Listing(items: []))
        let host = host(fixture, compose: { deeds.append("compose") }, findFriends: { deeds.append("friends") })

        try await host.tap("Write your first moment")
        try await host.tap("Find friends")
        try await host.tap("New moment")

        #expect(deeds == ["compose", "friends", "compose"])
    }

    @Test func `an announcement is read and closed`() async throws {
        let fixture = TimelineFixture(Listing(items: []), notices: [.sample(id: 2, text: "Down on Sunday.")])
        fixture.account.onCloseNotice = { [account = fixture.account] _ in
            account.accountSubject.value = .signedIn(.sample())
        }
        let host = host(fixture)
        #expect(host.texts.contains("Announcement") && host.texts.contains("Down on Sunday."))

        try await host.tap("Close this message")

        #expect(fixture.account.calls == [.closeNotice(2)])
        #expect(!host.texts.contains("Announcement"))
        #expect(host.issues.isEmpty)
    }

    @Test(arguments: [
        (NoticeKind.momentRemoved, "en", "The moderators have removed a moment of yours"),
        (.commentRemoved, "en", "The moderators have removed a comment of yours"),
        (.commentRemoved, "zh-Hans", "管理人员删除了你的一条评论"),
    ])
    func `what was removed is quoted`(kind: NoticeKind, language: String, title: String) {
        let notice = Notice.sample(kind: kind, text: "Cheap watches!")
        let host = host(TimelineFixture(Listing(items: []), notices: [notice]), language: language)

        #expect(host.texts.contains(title) && host.texts.contains("“Cheap watches!”"))
    }

    @Test func `it speaks Chinese`() {
        let host = host(TimelineFixture(Listing(items: [])), language: "zh-Hans")

        #expect(host.texts.contains("这里还没有动态"))
    }

    @Test func `what others publish appears at the top`() async {
        let fixture = TimelineFixture(Listing(items: [.sample(id: 2, title: "First")]))
        let host = host(fixture)
        await host.settle()

        fixture.repo.timelineSubject.value.items = [.sample(id: 3, title: "Second"), .sample(id: 2, title: "First")]
        await host.settle()

        let texts = host.texts.filter { ["First", "Second"].contains($0) }
        #expect(texts == ["Second", "First"])
    }

    @Test func `an expired sign-in is reported to the app`() async {
        let (fixture, model) = (TimelineFixture(Listing(items: [])), AppModel(signInState: .signedIn(.sample())))
        let host = host(fixture, model: model)

        fixture.repo.errorSubject.send(RepoError(.unauthenticated))
        await host.settle()

        #expect(model.signInState == .signedOut(.expired))
    }

    private func host(
        _ fixture: TimelineFixture,
        model: AppModel = AppModel(),
        language: String = "en",
        compose: @escaping @MainActor () -> Void = {},
        findFriends: @escaping @MainActor () -> Void = {}
    ) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                TimelineScreen(viewModel: fixture.viewModel, compose: compose, findFriends: findFriends)
            }
            .environmentObject(model)
        }
    }
}
