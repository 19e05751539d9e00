import Compose
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ComposeScreenTests {
    @Test func `Publish wakes when something is written`() async throws {
        let host = host(ComposeFixture())
        await #expect(throws: ViewHostError.self) { try await host.tap("Publish") }

        try await host.type("Hello", into: "Text")
        try await host.tap("Who can see this")
        try await host.tap("Only me")
        try await host.tap("Done")

        #expect(host.texts.contains("Only me"))
        #expect(!host.texts.contains("All friends"))
        #expect(host.issues.isEmpty)
    }

    @Test func `photos without room are refused in words`() async {
        let fixture = ComposeFixture()
        fixture.acceptUploads()
        let host = host(fixture)

        await fixture.viewModel.photosPicked(Array(repeating: .ready, count: Limits.photosPerMoment + 1))
        await host.settle()

        #expect(host.texts.contains("A moment can have up to 9 photos. 1 photo was not added."))
    }

    @Test func `the sheet closes when the moment is published`() async throws {
        let fixture = ComposeFixture()
        fixture.moments.onPublish = { _ in .sample() }
        let host = ViewHost { SheetPage(viewModel: fixture.viewModel).environmentObject(AppModel()) }
        try await host.tap("Write")
        try await host.type("Hello", into: "Text")

        try await host.tap("Publish")

        #expect(fixture.moments.calls == [.publish(MomentDraft(text: "Hello"))])
        #expect(host.texts == ["Write"])
    }

    @Test func `an address is checked while it is typed`() async throws {
        let host = host(ComposeFixture())

        try await host.type("hello", into: "Link")
        #expect(host.texts.contains("Not a web address"))

        try await host.type("swift.org", into: "Link")
        #expect(!host.texts.contains("Not a web address"))
        #expect(host.html.contains("Valid web address"))
    }

    @Test func `characters are counted near the limit and beyond it`() async throws {
        let host = host(ComposeFixture())

        try await host.type(String(repeating: "a", count: Limits.momentText - 3), into: "Text")
        #expect(host.texts.contains("3 characters left"))

        try await host.type(String(repeating: "a", count: Limits.momentText - 1), into: "Text")
        #expect(host.texts.contains("1 character left"))

        try await host.type(String(repeating: "a", count: Limits.momentText + 2), into: "Text")
        #expect(host.texts.contains("2 characters over the limit"))
    }

    @Test func `photos stand in their order and can be moved, described and removed`() async throws {
        let fixture = ComposeFixture(draft: MomentDraft(photos: [.init(.sample(id: 1)), .init(.sample(id: 2))]))
        let host = host(fixture)

        try await host.type("A lake", into: "Description of photo 2")
        try await host.tap("Move photo 2 up")
        #expect(fixture.state.draft.photos.map(\.altText) == ["A lake", ""])
        await #expect(throws: ViewHostError.self) { try await host.tap("Move photo 1 up") }

        try await host.tap("Remove photo 2")
        #expect(fixture.state.draft.photos.map(\.altText) == ["A lake"])
    }

    @Test func `a failed photo offers another try`() async throws {
        let fixture = ComposeFixture()
        await fixture.viewModel.photosPicked([.broken])
        let host = host(fixture)
        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))

        try await host.tap("Try again")

        #expect(fixture.uploads.files.isEmpty)
    }

    @Test func `a photo for which there is no space says what to do`() async throws {
        let fixture = ComposeFixture()
        fixture.uploads.onUpload = { _ in throw RepoError(.invalid, message: "Full.", reason: "STORAGE_FULL") }
        await fixture.viewModel.photosPicked([.ready])
        let host = host(fixture)

        #expect(host.texts.contains { $0.hasPrefix("Your photos have used up your space.") })
        #expect(!host.texts.contains("Full."))
    }

    @Test func `friends are loaded for a mention, and one of them completes it`() async throws {
        let fixture = ComposeFixture()
        fixture.friends.onRefresh = { [friends = fixture.friends] in
            friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]
        }
        let host = host(fixture)
        try await host.type("With", into: "Text")
        #expect(fixture.friends.calls.isEmpty)

        try await host.type("With @", into: "Text")
        try await host.tap("Mention Linus")

        #expect(fixture.friends.calls == [.refresh])
        #expect(fixture.state.text == "With @linus ")
        #expect(host.focusedName == "Text")
    }

    @Test func `a draft is thrown away after a question`() async throws {
        let fixture = ComposeFixture(draft: MomentDraft(text: "Hello"))
        let host = host(fixture)

        try await host.tap("Discard draft")
        try await host.tap("Discard")

        #expect(fixture.state.isEmpty)
        #expect(!host.texts.contains("Discard draft"))
    }

    @Test func `friends are chosen by tag and by name, and stand in the row`() async throws {
        let fixture = ComposeFixture()
        fixture.privacy.tagsSubject.value.items = [FriendTag(id: 1, name: "Family", people: [.sample(id: 2)])]
        fixture.friends.friendsSubject.value.items = [.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]
        let host = host(fixture)

        try await host.tap("Who can see this")
        try await host.tap("All but chosen friends")
        await #expect(throws: ViewHostError.self) { try await host.tap("Done") }
        #expect(host.texts.contains("1 person"))
        try await host.tap("Family")
        try await host.type("lin", into: "Search friends")
        #expect(!host.texts.contains("Grace"))
        try await host.tap("Linus")
        try await host.tap("Done")

        #expect(fixture.state.audience == MomentAudience(.except, tags: [1], people: [3]))
        #expect(host.texts.contains("All but Family, Linus"))
        #expect(host.issues.isEmpty)
    }

    @Test func `it speaks Chinese`() {
        let host = host(ComposeFixture(), language: "zh-Hans")

        #expect(host.texts.contains("所有朋友"))
        #expect(host.texts.contains("发布"))
    }

    private func host(_ fixture: ComposeFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            ComposeScreen(viewModel: fixture.viewModel).environmentObject(AppModel())
        }
    }
}

private struct SheetPage: View {
    let viewModel: ComposeViewModel
    @State private var isWriting = false

    var body: some View {
        Button("Write") { isWriting = true }
            .sheet(isPresented: $isWriting) { ComposeScreen(viewModel: viewModel) }
    }
}
