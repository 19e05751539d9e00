import DesignKit
import MomentDetail
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct MomentDetailScreenTests {
    @Test func `the moment, its comments and a field are shown`() async throws {
        let fixture = DetailFixture(
            known: .sample(id: 7, title: "A nice day"),
            comments: [.sample(id: 1, text: "How lovely!", replyTo: .sample(id: 1, name: "Ada"))]
        )
        let host = host(fixture)
        await host.settle()

        #expect(host.texts.contains("A nice day"))
        #expect(host.texts.contains("Grace to Ada"))
        #expect(host.texts.contains("How lovely!"))
        #expect(try host.value(of: "Comment") == "")
        #expect(host.issues.isEmpty)
    }

    @Test func `the link of a comment has a card, unless its address is none for a browser`() async throws {
        var (comment, other) = (Comment.sample(id: 1, text: "See swift.org"), Comment.sample(id: 2, text: "And this"))
        comment.linkCard = MomentLinkCard(url: "https://swift.org/a", title: "Swift", siteName: "The Bank")
        other.linkCard = MomentLinkCard(url: "javascript:alert(1)", title: "Bad", siteName: "bad")
        let host = host(DetailFixture(comments: [comment, other]))
        await host.settle()

        #expect(host.texts.contains("Swift") && host.texts.contains("swift.org · The Bank"))
        #expect(host.html.contains("href=\"https://swift.org/a\""))
        #expect(!host.texts.contains("Bad") && !host.html.contains("javascript"))
    }

    @Test func `a comment is written and sent`() async throws {
        let fixture = DetailFixture()
        fixture.comments.onAdd = { text, _, _ in .sample(text: text) }
        let host = host(fixture)

        try await host.type("Nice", into: "Comment")
        try await host.tap("Send")

        #expect(fixture.comments.calls.contains(.add("Nice", 7, replyTo: nil)))
        #expect(try host.value(of: "Comment") == "")
    }

    @Test(arguments: [
        ("en", "Comment", "Send", "Waiting to be sent", "Retry"), ("zh-Hans", "评论", "发送", "等待发送", "重试"),
    ])
    func `a comment that waits is shown, and can be sent again`(
        language: String,
        field: String,
        send: String,
        waiting: String,
        retry: String
    ) async throws {
        let fixture = DetailFixture()
        fixture.comments.onAdd = { _, _, _ in throw RepoError(.unavailable) }
        let host = host(fixture, language: language)
        try await host.type("Nice", into: field)
        try await host.tap(send)
        #expect(host.texts.contains("Nice") && host.texts.contains(waiting))
        #expect(host.issues.isEmpty)

        fixture.comments.onAdd = { text, _, _ in .sample(text: text) }
        try await host.tap(retry)

        #expect(!host.texts.contains(waiting))
        #expect(fixture.comments.sends.count == 2 && Set(fixture.comments.sends.map(\.key)).count == 1)
    }

    @Test func `a comment that waits can be deleted`() async throws {
        let fixture = DetailFixture()
        fixture.comments.onAdd = { _, _, _ in throw RepoError(.unavailable) }
        let host = host(fixture)
        try await host.type("Nice", into: "Comment")
        try await host.tap("Send")

        try await host.tap("Delete")
        try await host.tap("Delete")

        #expect(!host.texts.contains("Waiting to be sent"))
    }

    @Test func `a page opened for a comment begins in its field, and a key moves there`() async throws {
        #expect(host(DetailFixture(isForComment: true)).focusedName == "Comment")
        let host = host(DetailFixture())
        #expect(host.focusedName == nil)

        try await host.press("c")

        #expect(host.focusedName == "Comment")
    }

    @Test func `a wide window shows the comments next to the moment`() async throws {
        let fixture = DetailFixture(
            known: .sample(id: 7, title: "A nice day"),
            comments: [.sample(id: 1, text: "How lovely!")]
        )
        let host = ViewHost(size: CGSize(width: 1280, height: 800)) {
            NavigationStack { MomentDetailScreen(moment: .constant(nil), viewModel: fixture.viewModel) }
                .environmentObject(AppModel())
                .environment(\.windowRoom, .columns)
        }
        await host.settle()

        #expect(host.texts.filter { ["A nice day", "How lovely!"].contains($0) } == ["A nice day", "How lovely!"])
        #expect(host.html.matches(of: /data-kind="scroll"/).count == 2)
        #expect(try host.value(of: "Comment") == "")
    }

    @Test func `nothing can be sent while nothing is written`() async {
        let host = host(DetailFixture())

        await #expect(throws: ViewHostError.self) { try await host.tap("Send") }
    }

    @Test func `characters are counted near the limit and beyond it`() async throws {
        let host = host(DetailFixture())

        try await host.type(String(repeating: "a", count: Limits.commentText - 3), into: "Comment")
        #expect(host.texts.contains("3 characters left"))

        try await host.type(String(repeating: "a", count: Limits.commentText - 1), into: "Comment")
        #expect(host.texts.contains("1 character left"))

        try await host.type(String(repeating: "a", count: Limits.commentText + 2), into: "Comment")
        #expect(host.texts.contains("2 characters over the limit"))
    }

    @Test func `an answer names whom it is for and takes the keys`() async throws {
        let fixture = DetailFixture(comments: [.sample(id: 5, userDetails: .sample(id: 2, name: "Grace"))])
        let host = host(fixture)

        try await host.tap("Reply to Grace")
        #expect(host.texts.contains("Replying to Grace"))
        #expect(host.focusedName == "Comment")

        try await host.tap("Cancel reply")
        #expect(!host.texts.contains("Replying to Grace"))
    }

    @Test func `a reply to a comment that is not shown has no name`() async {
        let host = host(DetailFixture(draft: CommentDraft(text: "Nice", replyTo: 99)))
        await host.settle()

        #expect(host.texts.contains("Reply"))
        #expect(!host.texts.contains { $0.hasPrefix("Replying to") })
    }

    @Test func `one's own comment is deleted after a question`() async throws {
        let fixture = DetailFixture(comments: [.sample(id: 5, isMine: true), .sample(id: 6)])
        fixture.comments.onDelete = { _, _ in }
        let host = host(fixture)

        try await host.tap("Delete comment")
        #expect(host.texts.contains("Delete this comment?"))
        try await host.tap("Delete")

        #expect(fixture.comments.calls.contains(.delete(5, 7)))
    }

    @Test func `somebody else's comment cannot be deleted`() async {
        let host = host(DetailFixture(comments: [.sample(id: 6)]))

        await #expect(throws: ViewHostError.self) { try await host.tap("Delete comment") }
    }

    @Test func `somebody else's comment is reported from its menu`() async throws {
        let fixture = DetailFixture(known: .sample(id: 7, isMine: true), comments: [.sample(id: 6)])
        fixture.reports.onReport = { _, _, _ in }
        let host = host(fixture)

        try await host.tap("Report")
        #expect(host.texts.contains("Report comment"))
        try await host.tap("Insults, threats or hatred")
        try await host.tap("Send")

        #expect(fixture.reports.calls == [.report(.comment(6), reason: .abuse, note: "")])
    }

    @Test func `one's own comment cannot be reported`() async {
        let host = host(DetailFixture(known: .sample(id: 7, isMine: true), comments: [.sample(id: 5, isMine: true)]))

        await #expect(throws: ViewHostError.self) { try await host.tap("Report") }
    }

    @Test func `people mentioned in a comment are links`() async {
        let comment = Comment.sample(id: 5, text: "Ask @linus", mentions: [.sample(id: 3, name: "Linus")])
        let host = host(DetailFixture(comments: [comment]))
        await host.settle()

        #expect(host.texts.contains("Ask @linus"))
        #expect(host.elements(.link, named: "@linus").count == 1)
    }

    @Test func `a friend is mentioned in a comment`() async throws {
        let fixture = DetailFixture()
        fixture.friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]
        let host = host(fixture)

        try await host.type("Ask @l", into: "Comment")
        await #expect(throws: ViewHostError.self) { try await host.tap("Mention Grace") }
        try await host.tap("Mention Linus")

        #expect(try host.value(of: "Comment") == "Ask @linus ")
        #expect(host.focusedName == "Comment")
        #expect(host.issues.isEmpty)
    }

    @Test func `one's own moment is edited from its page`() async throws {
        var moment = Moment.sample(id: 7, title: "Helo", isMine: true)
        moment.editableUntilDate = .now.addingTimeInterval(600)
        let fixture = DetailFixture(known: moment)
        fixture.moments.onEdit = { [moments = fixture.moments] id, text in
            moments.subject(of: id).value = .present(.sample(id: id, title: text, isMine: true))
        }
        let host = host(fixture)

        try await host.tap("Edit text")
        try await host.type("Hello", into: "Text")
        try await host.tap("Save")

        #expect(fixture.moments.calls.contains(.edit(7, "Hello")))
        #expect(host.texts.contains("Hello") && !host.texts.contains("Helo"))
    }

    @Test func `who can see one's own moment is changed from its page`() async throws {
        let fixture = DetailFixture(known: .sample(id: 7, isMine: true))
        fixture.friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace")]
        fixture.privacy.onRefreshTags = {}
        fixture.moments.onSetAudience = { _, _ in }
        let host = host(fixture)

        try await host.tap("Who can see this")
        try await host.tap("All but chosen friends")
        try await host.tap("Grace")
        try await host.tap("Done")

        #expect(fixture.moments.calls.contains(.setAudience(MomentAudience(.except, people: [2]), 7)))
    }

    @Test func `what the page learns is written to the list it came from`() async {
        let (fixture, written) = (DetailFixture(known: .sample(id: 7, title: "Old")), Written())
        let host = host(fixture, written)
        await host.settle()

        fixture.moments.subject(of: 7).value = .present(.sample(id: 7, title: "New"))
        await host.settle()

        #expect(host.texts.contains("New"))
        #expect(written.moment?.title == "New")
    }

    @Test func `a moment deleted meanwhile says so and leaves the list`() async {
        let (fixture, written) = (DetailFixture(), Written())
        written.moment = .sample(id: 7)
        let host = host(fixture, written)
        await host.settle()

        fixture.moments.subject(of: 7).value = .gone
        await host.settle()

        #expect(host.texts.contains("Moment not available"))
        #expect(written.moment == nil)
    }

    @Test func `it speaks Chinese`() async throws {
        let comment = Comment.sample(id: 5, replyTo: .sample(id: 1, name: "Ada"))
        let host = host(DetailFixture(comments: [comment]), language: "zh-Hans")

        try await host.tap("回复Grace")

        #expect(host.texts.contains("Grace 回复 Ada"))
        #expect(host.texts.contains("回复 Grace"))
    }

    @MainActor
    private final class Written {
        var moment: Moment?
    }

    private func host(_ fixture: DetailFixture, _ written: Written = Written(), language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                MomentDetailScreen(
                    moment: Binding {
                        written.moment
                    } set: {
                        written.moment = $0
                    },
                    viewModel: fixture.viewModel
                )
            }
            .environmentObject(AppModel())
        }
    }
}
