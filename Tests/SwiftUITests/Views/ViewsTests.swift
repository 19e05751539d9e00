import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ViewsTests {
    @Test func `helper properties and functions show their views in order`() {
        let host = ViewHost { ProfileCard(profile: .sample) }

        #expect(host.texts == ["Ada", "Writes programs", "1,815 followers"])
    }

    @Test func `a helper leaves out what its condition denies`() {
        let host = ViewHost { ProfileCard(profile: .sample, isCompact: true) }

        #expect(host.texts == ["Ada", "1,815 followers"])
    }

    @Test func `a switch shows the case at hand`() {
        func texts(_ state: LoadingState<[String]>) -> [String] { ViewHost { StatusView(state: state) }.texts }

        #expect(texts(.idle) == ["Nothing to do"])
        #expect(texts(.loading(progress: 0.5)) == ["Loading 50 %"])
        #expect(texts(.loading(progress: 0)) == ["Loading"])
        #expect(texts(.loaded(["a", "b"])) == ["a", "b"])
        #expect(texts(.failed(LoadError.badStatus(500))) == ["Failed", "Could not load"])
    }

    @Test func `branches show what their conditions allow`() {
        let host = ViewHost { BranchesView(count: 2, subtitle: "Two", owner: .sample) }

        #expect(host.texts == ["Some", "Two", "ADA", "3 letters", "New system", "Seventeen"])
        #expect(ViewHost { BranchesView(count: 0) }.texts.first == "None")
    }

    @Test func `a stack takes more than ten views`() {
        #expect(ViewHost { ManyChildrenView() }.texts == (1...12).map(String.init))
    }

    @Test func `each form of ForEach shows its rows`() async throws {
        let host = ViewHost { ForEachForms() }

        #expect(host.texts.prefix(4) == ["Flour", "Salt", "Flour", "Salt"])
        #expect(host.texts.contains("Row 2"))
        #expect(host.texts.contains("1: second"))
        #expect(host.texts.suffix(2) == ["first", "second"])
        #expect(host.issues.isEmpty)
    }

    @Test func `a row of a bound ForEach writes to its element`() async throws {
        let host = ViewHost { ForEachForms() }

        try await host.set(true, toggle: "Salt")

        #expect(host.texts.contains("Salt is there"))
        #expect(!host.texts.contains("Flour is there"))
    }

    @Test func `generic containers show their slots`() {
        #expect(
            ViewHost { ContainersView() }.texts == [
                "Card", "One", "Two", "Copy 0", "Copy 1", "Panel", "Inside", "Header", "Content", "Footer", "Pantry",
                "Sugar",
            ]
        )
    }

    @Test func `erased views show what they hold`() {
        #expect(ViewHost { ErasedViews(kind: 0) }.texts.first == "Zero")
        #expect(!ViewHost { ErasedViews(kind: 3) }.texts.contains("Not three"))
        #expect(ViewHost { Pages() }.texts == ["Cover", "Left", "Right"])
        #expect(ViewHost { OpenedExistential(name: "plain") }.texts == ["plain"])
    }

    @Test func `an equatable view is compared by its own operator`() async throws {
        let host = ViewHost { WeatherView() }

        host.resetCounters()
        try await host.tap("A bit warmer")
        #expect(host.bodyEvaluations["TemperatureView"] == nil)

        try await host.tap("Much warmer")
        #expect(host.bodyEvaluations["TemperatureView"] == 2)
        #expect(host.texts.prefix(2) == ["30°", "30°"])
    }

    @Test func `stacks take alignment and spacing in any combination`() {
        #expect(ViewHost { StackForms() }.texts == "abcdefghijk".map(String.init))
    }

    @Test func `builders and views are parameters and results`() async throws {
        let host = ViewHost { BuilderForms() }
        #expect(
            host.texts == [
                "Add", "Delete", "One", "Two", "Count", "0", "a", "b", "left", "right", "built", "by hand", "tuple",
                "view",
                "label", "admin", "label", "twice 0", "-", "footer", "zero",
            ]
        )

        try await host.tap("Add")
        #expect(host.texts.suffix(4) == ["twice 2", "-", "footer", "badge"])
    }

    @Test func `a view may hold views of its own type`() {
        let tree = TreeNode(
            id: "root",
            children: [TreeNode(id: "a", children: [TreeNode(id: "b")]), TreeNode(id: "c")]
        )

        #expect(ViewHost { TreeView(node: tree) }.texts == ["root", "a", "b", "c"])
    }

    @Test func `everyday forms work together`() async throws {
        let host = ViewHost { EverydayForms() }
        #expect(host.texts.prefix(7) == ["a", "b", "c", "d", "e", "f", "g"])
        #expect(host.texts.dropFirst(7).prefix(3) == ["very strong", "x and y", "1970"])

        try await host.tap("Count")
        try await host.wait(until: { host.texts.contains("21") }, within: patience)
    }

    @Test func `collections are edited by offsets`() async throws {
        let host = ViewHost { EditedListView() }

        try await host.tap("First to end")
        #expect(host.texts.prefix(3) == ["Bob", "Cy", "Ann"])

        try await host.tap("Remove first")
        #expect(host.texts.prefix(2) == ["Cy", "Ann"])
    }
}
