import Foundation
import OrielCore
import OrielTesting
import Testing

/// Tests of columns, and of the stack they become in a narrow window.
@MainActor
@Suite struct NavigationSplitViewTests {
    struct Letters: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("Letter a", value: "a")
                    NavigationLink("Letter b", value: "b")
                    NavigationLink("About") { Text("About letters") }
                }
                .navigationTitle("Letters")
                .navigationDestination(for: String.self) { letter in
                    VStack {
                        Text("Detail \(letter)")
                        NavigationLink("Next to \(letter)", value: letter + letter)
                    }
                }
            } detail: {
                Text("Nothing chosen")
            }
        }
    }

    private let wide = CGSize(width: 1200, height: 800)

    private func backButtons(_ host: ViewHost) -> Int {
        func count(_ tree: ElementTree) -> Int {
            (tree.element.kind == .backButton ? 1 : 0) + tree.children.map(count).reduce(0, +)
        }
        return host.elementTrees.map(count).reduce(0, +)
    }

    @Test func `a link beside the detail takes the place of what is there`() async throws {
        let host = ViewHost(size: wide) { Letters() }
        #expect(host.texts.contains("Nothing chosen"))

        try await host.tap("Letter a")
        #expect(host.texts.contains("Detail a"))
        #expect(!host.texts.contains("Nothing chosen"))

        try await host.tap("Letter b")
        try await host.tap("About")
        #expect(host.texts.contains("About letters"))
        #expect(!host.texts.contains("Detail b"))
        #expect(backButtons(host) == 0)
    }

    /// Returns the indices of the links marked as selected.
    private func currentLinks(_ host: ViewHost) -> [Int] {
        func links(_ tree: ElementTree) -> [Bool] {
            (tree.element.kind == .navigationLink ? [tree.element.attributes.bool(.isSelected)] : [])
                + tree.children.flatMap(links)
        }
        return host.elementTrees.flatMap(links).enumerated().filter(\.element).map(\.offset)
    }

    @Test func `the link whose page shows beside it says so`() async throws {
        let host = ViewHost(size: wide) { Letters() }
        #expect(currentLinks(host) == [])

        try await host.tap("Letter b")
        #expect(currentLinks(host) == [1])
        try await host.tap("Next to b")
        #expect(currentLinks(host) == [1])
        try await host.tap("About")
        #expect(currentLinks(host) == [2])
    }

    @Test func `in a narrow window no link says that its page shows`() async throws {
        let host = ViewHost { Letters() }

        try await host.tap("Letter b")

        #expect(currentLinks(host) == [])
    }

    @Test func `links in the detail go deeper`() async throws {
        let host = ViewHost(size: wide) { Letters() }

        try await host.tap("Letter a")
        try await host.tap("Next to a")
        #expect(host.texts.contains("Detail aa"))
        #expect(backButtons(host) == 1)

        try await host.tap("Letter b")
        #expect(host.texts.contains("Detail b"))
        #expect(backButtons(host) == 0)
    }

    @Test func `a narrow window has one stack`() async throws {
        let host = ViewHost { Letters() }
        #expect(!host.texts.contains("Nothing chosen"))

        try await host.tap("Letter a")

        #expect(host.texts.contains("Detail a"))
        #expect(backButtons(host) == 1)
    }
}
