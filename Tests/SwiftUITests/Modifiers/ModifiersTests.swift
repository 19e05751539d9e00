import Combine
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ModifiersTests {
    @Test func `a modifier keeps state of its own`() async throws {
        let host = ViewHost { ModifiedViews() }
        #expect(!host.texts.contains("Secret"))

        try await host.tap("Show details")
        #expect(host.texts.contains("Secret"))

        try await host.tap("Hide details")
        #expect(!host.texts.contains("Secret"))
    }

    @Test func `modifiers compose`() {
        #expect(
            ViewHost { ModifiedViews() }.texts == [
                "Show details", "Photo", "Ada", "Plain", "Page", "Draft", "Heading", "Body", "Twice", "inner", "outer",
                "Nothing", "Identity", "By hand", "mark",
            ]
        )
    }

    @Test func `every form of layout modifier is taken`() {
        #expect(ViewHost { LayoutModifiers() }.texts.contains("clipped"))
    }

    @Test func `appearing and disappearing run their actions`() async throws {
        let host = ViewHost { LifecycleView() }
        await host.settle()
        #expect(host.texts.last == "appear, performed")

        try await host.tap("Toggle")
        #expect(host.texts.last?.contains("disappear") == true)
        #expect(host.texts.last?.contains("gone") == true)
    }

    @Test func `every form of onChange sees the change`() async throws {
        let host = ViewHost { ChangeView() }
        await host.settle()

        try await host.tap("Count")
        let log = try #require(host.texts.last).components(separatedBy: "; ")

        for entry in ["seen 0", "named a", "0 to 1", "now 1", "performed 1", "seen 1", "by 1"] {
            #expect(log.contains(entry), "\(entry)")
        }
        try await host.tap("Rename")
        #expect(host.texts.last?.contains("renamed ab") == true)
    }

    @Test func `values of publishers reach the view`() async throws {
        let search = SearchModel()
        let host = ViewHost { ReceiveView(search: search, center: NotificationCenter()) }

        try await host.tap("Send")
        #expect(host.texts.first == "got 0")

        try await host.tap("Post")
        #expect(host.texts.first == "got 0, changed")

        search.query = "word"
        await host.settle()
        #expect(host.texts.first == "got 0, changed, word")
    }

    @Test func `tasks run and follow their id`() async throws {
        let host = ViewHost { FeedView() }
        try await host.wait(until: { host.texts.contains("row 0.1") && host.texts.last == "0" }, within: patience)

        try await host.tap("Next page")
        try await host.wait(until: { host.texts.last == "0 1" }, within: patience)
    }

    @Test func `a label for accessibility names a button`() async throws {
        let host = ViewHost { AccessibleRating() }
        #expect(host.texts == ["★", "★", "★", "☆", "☆"])

        try await host.tap("Give 5 stars")
        #expect(host.texts == ["★", "★", "★", "★", "★"])
    }
}
