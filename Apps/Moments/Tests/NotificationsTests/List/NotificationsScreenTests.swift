import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Notifications
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct NotificationsScreenTests {
    @Test(arguments: [
        (NotificationKind.like, "en", "Grace liked your moment"), (.comment, "en", "Grace commented on your moment"),
        (.reply, "en", "Grace replied to your comment"), (.mention, "en", "Grace mentioned you in a moment"),
        (.mention, "zh-Hans", "Grace在动态中提到了你"), (.friendRequest, "en", "Grace wants to be friends"),
        (.friendAccepted, "en", "Grace is now your friend"), (.like, "zh-Hans", "Grace赞了你的动态"),
    ])
    func `it says who did what`(kind: NotificationKind, language: String, sentence: String) async {
        let host = host(NotificationsFixture([.sample(kind: kind, isRead: true)]), language: language)
        await host.settle()

        #expect(host.texts.contains(sentence))
        #expect(host.issues.isEmpty)
    }

    @Test(arguments: [
        (nil, "en", "Grace left a comment"), ("Grace", "en", "Grace commented on their own moment"),
        ("Alan", "en", "Grace commented on Alan’s moment"), ("Alan", "zh-Hans", "Grace评论了Alan的动态"),
    ])
    func `it says whose moment somebody commented on`(author: String?, language: String, sentence: String) async {
        let grace = UserDetails.sample(id: 2, name: "Grace")
        let moment = author.map { name in
            MomentExcerpt.sample(userDetails: name == "Grace" ? grace : .sample(id: 3, name: name), isMine: false)
        }
        let host = host(NotificationsFixture([.sample(kind: .comment, moment: moment)]), language: language)
        await host.settle()

        #expect(host.texts.contains(sentence))
    }

    @Test(arguments: [
        (1, "en", "Grace and Ben liked your moment"), (2, "en", "Grace, Ben and 1 more liked your moment"),
        (4, "en", "Grace, Ben and 3 more liked your moment"), (1, "zh-Hans", "Grace和Ben赞了你的动态"),
        (4, "zh-Hans", "Grace、Ben和另外3人赞了你的动态"),
    ])
    func `people who did the same stand in one row`(others: Int, language: String, sentence: String) async throws {
        let others = (1...others).map {
            UserDetails.sample(id: PersonID(rawValue: Int64(2 + $0)), name: $0 == 1 ? "Ben" : "Cem")
        }
        let fixture = NotificationsFixture([.sample(id: 9, others: others, moment: .sample(id: 17))])
        let host = host(fixture, language: language)
        await host.settle()

        #expect(host.texts.contains(sentence))
        try await host.tap(sentence)
        #expect(host.texts.contains("Page of moment-17"))
        #expect(fixture.repo.calls.filter { $0 != .refresh } == [.markRead(9)])
    }

    @Test func `several people comment on a moment that is one of theirs`() async {
        let (grace, ben) = (UserDetails.sample(id: 2, name: "Grace"), UserDetails.sample(id: 3, name: "Ben"))
        let moment = MomentExcerpt.sample(userDetails: grace, isMine: false)
        let host = host(NotificationsFixture([.sample(kind: .comment, others: [ben], moment: moment)]))
        await host.settle()

        #expect(host.texts.contains("Grace and Ben commented on Grace’s moment"))
    }

    @Test func `a mention in a comment quotes the comment`() async {
        let comment = Comment.sample(text: "Ask @ada")
        let host = host(NotificationsFixture([.sample(kind: .mention, comment: comment)]))
        await host.settle()

        #expect(host.texts.contains("Grace mentioned you in a comment") && host.texts.contains("Ask @ada"))
    }

    @Test func `what is shown is marked as read, and bears its mark`() async {
        let fixture = NotificationsFixture([.sample(id: 2), .sample(id: 1, isRead: true)])
        let host = host(fixture)
        await host.settle()

        #expect(fixture.repo.calls.filter { $0 != .refresh } == [.markRead(2)])
        #expect(host.texts.filter { $0 == "Unread" }.count == 1)
    }

    @Test func `the marks go at a wish`() async throws {
        let fixture = NotificationsFixture([.sample(id: 2)])
        let host = host(fixture)
        await host.settle()

        try await host.tap("Mark all as read")

        #expect(!host.texts.contains("Unread"))
        await #expect(throws: ViewHostError.self) { try await host.tap("Mark all as read") }
    }

    @Test func `a wish to be friends is accepted in its row`() async throws {
        let person = UserDetails.sample(id: 9, name: "Edsger")
        let fixture = NotificationsFixture(
            [.sample(kind: .friendRequest, userDetails: person, moment: nil)],
            requests: [.sample(id: 7, userDetails: person)]
        )
        fixture.friends.onAccept = { [friends = fixture.friends] _ in friends.receivedSubject.value.items = [] }
        let host = host(fixture)

        try await host.tap("Accept Edsger")

        #expect(host.texts.contains("You are now friends."))
    }

    @Test func `a tap leads to the moment`() async throws {
        let host = host(NotificationsFixture([.sample(moment: .sample(id: 17))]))
        await host.settle()

        try await host.tap("Grace liked your moment")

        #expect(host.texts.contains("Page of moment-17"))
    }

    @Test func `nobody has done anything yet`() async {
        let host = host(NotificationsFixture([]))
        await host.settle()

        #expect(host.texts.contains("No notifications yet"))
    }

    @Test func `the count reaches the app`() async {
        let (fixture, model) = (NotificationsFixture([]), AppModel(signInState: .signedIn(.sample())))
        let host = host(fixture, model: model)

        fixture.repo.unreadCountSubject.value = 4
        await host.settle()

        #expect(model.unreadCount == 4)
    }

    private func host(
        _ fixture: NotificationsFixture,
        model: AppModel = AppModel(),
        language: String = "en"
    ) -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                NotificationsScreen(viewModel: fixture.viewModel)
                    .navigationDestination(for: Route.self) { Text(verbatim: "Page of \($0)") }
            }
            .environment(\.appClock, .fixed(.sample))
            .environmentObject(model)
        }
    }
}
