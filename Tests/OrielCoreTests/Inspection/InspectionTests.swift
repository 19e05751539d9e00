import Foundation
import Testing

@testable import OrielCore

/// Tests of what an inspector sees of a graph.
@MainActor
@Suite struct InspectionTests {
    struct TitleKey: PreferenceKey {
        static var defaultValue: String { "" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    struct Person: Equatable {
        var name = "Ada"
        var age = 36
    }

    struct Card: View {
        let person: Person
        let action: () -> Void
        @State private var isOpen = true
        @Binding var count: Int
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            VStack {
                Text(person.name).preference(key: TitleKey.self, value: "title of Ada")
                if isOpen { Text("\(count) \(scheme)") }
            }
        }
    }

    private func makeGraph() -> ViewGraph {
        let graph = ViewGraph()
        graph.flushScheduler = { _ in }
        graph.mount(environment: EnvironmentValues()) {
            Card(person: Person(), action: {}, count: .constant(3)).environment(\.colorScheme, .dark)
        }
        return graph
    }

    @Test func `the tree has the views and elements in document order`() {
        let graph = makeGraph()
        defer { graph.unmount() }

        let tree = graph.inspectTree()

        let shown = tree.nodes.filter { $0.kind == "view" || $0.kind == "element" }
        #expect(shown.map { $0.element ?? $0.name } == ["appearance", "Card", "vStack", "text", "text"])
        #expect(shown.map(\.text) == [nil, nil, nil, "Ada", "3 dark"])
        #expect(shown[1].depth < shown[2].depth)
        #expect(tree.omitted == 0)
        #expect(Set(tree.nodes.map(\.id)).count == tree.nodes.count)
    }

    @Test func `the details have the values of state, environment and preferences`() throws {
        let graph = makeGraph()
        defer { graph.unmount() }
        let card = try #require(graph.inspectTree().nodes.first { $0.name == "Card" })

        let details = try #require(graph.inspect(card.id))

        let fields = Dictionary(uniqueKeysWithValues: details.fields.map { ($0.name, $0.value) })
        #expect(
            fields == [
                "person": #"Person(name: "Ada", age: 36)"#, "action": "closure", "_isOpen": "true", "_count": "3",
                "_scheme": ".dark",
            ]
        )
        #expect(details.environment.contains { $0.name == "colorScheme" && $0.value == ".dark" })
        #expect(details.readKeys == ["colorScheme"])
        #expect(details.preferences == [.init(name: "TitleKey", type: nil, value: #""title of Ada""#)])
        #expect(details.type.hasSuffix("InspectionTests.Card"))
    }

    @Test func `the path to an element leads through its views`() throws {
        let graph = makeGraph()
        defer { graph.unmount() }
        let text = try #require(graph.elementTrees.flatMap { $0.ids(of: .text) }.first)

        let path = graph.inspectPath(to: text)

        let names = Dictionary(uniqueKeysWithValues: graph.inspectTree().nodes.map { ($0.id, $0.element ?? $0.name) })
        let known = path.map { names[$0] ?? "?" }
        #expect(known.contains("Card"))
        #expect(known.last == "text")
        #expect(graph.inspectPath(to: Element.ID(rawValue: 9999)).isEmpty)
    }

    @Test(arguments: ["", "0", "zz", "ffffffffffffffff", "-1", "7f0000000000"])
    func `a number that is no node's has no details`(id: String) {
        let graph = makeGraph()
        defer { graph.unmount() }
        #expect(graph.inspect(id) == nil)
    }

    struct Many: View {
        var body: some View { ForEach(0..<7000, id: \.self) { Text("\($0)") } }
    }

    @Test func `a long tree is cut`() {
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { Many() }
        defer { graph.unmount() }

        let tree = graph.inspectTree()

        #expect(tree.nodes.count == 6000)
        #expect(tree.nodes.count + tree.omitted == graph.nodeCount)
    }

    @Test func `the tree of an idle page is built again`() {
        let graph = makeGraph()
        defer { graph.unmount() }
        let before = graph.inspectTree().nodes.map(\.name)

        graph.releaseContent()

        #expect(graph.inspectTree().nodes.map(\.name) == before)
    }

    // MARK: - Texts

    final class Box {
        var items = [1, 2, 3, 4, 5, 6, 7, 8]
        var next: Box?
    }

    enum Phase {
        case idle
        case failed(String)
    }

    struct Pair {
        var first = 1
        var second: (Int, String)? = (2, "b")
    }

    @Test func `values have short texts`() {
        let box = Box()
        box.next = Box()
        box.next?.next = box
        #expect(ValueText.text(of: 3) == "3")
        #expect(ValueText.text(of: "a\"b\n") == #""a\"b\n""#)
        #expect(ValueText.text(of: Phase.idle) == ".idle")
        #expect(ValueText.text(of: Phase.failed("no")) == #".failed("no")"#)
        #expect(ValueText.text(of: Pair()) == #"Pair(first: 1, second: (2, "b"))"#)
        #expect(ValueText.text(of: Int?.none as Any) == "nil")
        #expect(ValueText.text(of: ["b": 2]) == #"["b": 2]"#)
        #expect(ValueText.text(of: [Int](0..<9)) == "[0, 1, 2, 3, 4, 5, … 9]")
        // A cycle ends.
        #expect(ValueText.text(of: box).hasPrefix("Box(items: [1, 2, 3, 4, 5, 6, … 8], next: Box("))
        #expect(ValueText.text(of: String(repeating: "long ", count: 1000)).count <= 310)
    }

    @Test func `types have short names`() {
        #expect(TypeName.short(of: Text.self) == "Text")
        #expect(TypeName.short(of: VStack<TupleView<(Text, Text)>>.self) == "VStack")
        #expect(TypeName.short(of: ModifiedContent<VStack<Text>, ConcealmentModifier>.self) == "ConcealmentModifier")
        #expect(
            TypeName.short(of: ModifiedContent<Text, PreferenceWritingModifier<TitleKey>>.self)
                == "PreferenceWritingModifier"
        )
        #expect(TypeName.short(of: (Int, String).self) == "(Int, String)")
    }
}
