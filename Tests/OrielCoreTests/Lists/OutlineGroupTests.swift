import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct OutlineGroupTests {
    private struct Branch: Identifiable {
        let id: String
        var twigs: [Branch]?
    }

    private static let tree = [
        Branch(id: "a", twigs: [Branch(id: "a1", twigs: [Branch(id: "a11")]), Branch(id: "a2")]),
        Branch(id: "b", twigs: []),
        Branch(id: "c"),
    ]

    private func list() -> ViewHost { ViewHost { List(Self.tree, children: \.twigs) { Text($0.id) } } }

    @Test func `rows are closed at first`() {
        #expect(list().texts == ["a", "b", "c"])
    }

    @Test func `a tap opens a row, and another one closes it`() async throws {
        let host = list()

        try await host.tap("a")
        #expect(host.texts == ["a", "a1", "a2", "b", "c"])

        try await host.tap("a")
        #expect(host.texts == ["a", "b", "c"])
    }

    @Test func `each value is a row of the list`() async throws {
        let host = list()
        try await host.tap("a")

        #expect(host.outline.components(separatedBy: "listRow").count - 1 == 5)
    }

    @Test func `a closed row remembers which of its rows were open`() async throws {
        let host = list()
        for name in ["a", "a1", "a"] { try await host.tap(name) }
        #expect(host.texts == ["a", "b", "c"])

        try await host.tap("a")

        #expect(host.texts == ["a", "a1", "a11", "a2", "b", "c"])
    }

    @Test func `only values with children can be opened`() async {
        let host = list()

        await #expect(throws: ViewHostError.self) { try await host.tap("c") }
        #expect(host.outline.components(separatedBy: "role: \"outline\"").count - 1 == 2)
    }

    @Test func `in a list with a selection an arrow opens`() async throws {
        var selected: String?
        let binding = Binding(get: { selected }, set: { selected = $0 })
        let host = ViewHost { List(Self.tree, children: \.twigs, selection: binding) { Text($0.id) } }

        try await host.tap("a")
        #expect(selected == "a")
        #expect(host.texts == ["a", "b", "c"])

        try await host.tap("Items")
        #expect(host.texts == ["a", "a1", "a2", "b", "c"])

        try await host.tap("a2")
        #expect(selected == "a2")
    }

    @Test func `a group shows a single root`() async throws {
        let host = ViewHost { VStack { OutlineGroup(Self.tree[0], children: \.twigs) { Text($0.id) } } }
        #expect(host.texts == ["a"])

        try await host.tap("a")

        #expect(host.texts == ["a", "a1", "a2"])
    }

    @Test func `values are identified by a key path`() async throws {
        let host = ViewHost { List { OutlineGroup(Self.tree, id: \.id, children: \.twigs) { Text($0.id) } } }

        try await host.tap("a")

        #expect(host.texts.count == 5)
    }
}
