import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct TagScreensTests {
    @Test func `tags are listed with the number of their friends`() async {
        let host = host { TagsScreen(viewModel: TagsFixture().list()) }
        await host.settle()

        for text in ["Family", "1 person"] { #expect(host.texts.contains(text), "\(text)") }
        #expect(host.issues.isEmpty)
    }

    @Test func `whoever has no tags makes one`() async throws {
        let fixture = TagsFixture([])
        fixture.privacy.onSaveTag = { [privacy = fixture.privacy] _, name, _ in
            let tag = FriendTag(id: 5, name: name)
            privacy.tagsSubject.value.items = [tag]
            return tag
        }
        let host = host { TagsScreen(viewModel: fixture.list()) }

        try await host.tap("Create your first tag")
        await #expect(throws: ViewHostError.self) { try await host.tap("Save") }
        try await host.type("Work", into: "Name of the tag")
        try await host.tap("Linus")
        try await host.tap("Save")

        #expect(fixture.privacy.calls.contains(.saveTag(nil, name: "Work", people: [3])))
        #expect(host.texts.contains("Work") && !host.texts.contains("Save"))
    }

    @Test func `a tag is deleted after a question`() async throws {
        let fixture = TagsFixture()
        fixture.privacy.onRemoveTag = { _ in }
        let host = host { TagScreen(viewModel: fixture.editor(1)) }

        try await host.tap("Delete tag")
        #expect(host.texts.contains("Delete this tag?"))
        #expect(!fixture.privacy.calls.contains(.removeTag(1)))
        try await host.tap("Delete tag")

        #expect(fixture.privacy.calls.contains(.removeTag(1)))
    }

    @Test func `a name that is taken is told`() async throws {
        let fixture = TagsFixture()
        fixture.privacy.onSaveTag = { _, _, _ in throw RepoError(.invalid, reason: "TAG_NAME_TAKEN") }
        let host = host { TagScreen(viewModel: fixture.editor(1)) }

        try await host.type("Work", into: "Name of the tag")
        try await host.tap("Save")

        #expect(host.texts.contains("You have another tag with this name."))
    }

    @Test func `a tag that does not exist has a friendly page`() async {
        let host = host { TagScreen(viewModel: TagsFixture([]).editor(1)) }
        await host.settle()

        #expect(host.texts.contains("Tag not available"))
    }

    @Test func `they speak Chinese`() async {
        let list = host(language: "zh-Hans") { TagsScreen(viewModel: TagsFixture([]).list()) }
        let page = host(language: "zh-Hans") { TagScreen(viewModel: TagsFixture().editor(1)) }
        await list.settle()
        await page.settle()

        #expect(list.texts.contains("还没有标签"))
        #expect(page.texts.contains("有此标签的朋友"))
    }

    private func host(language: String = "en", @ViewBuilder _ screen: @escaping @MainActor () -> some View) -> ViewHost
    {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { screen() }
                .environmentObject(AppModel())
        }
    }
}
