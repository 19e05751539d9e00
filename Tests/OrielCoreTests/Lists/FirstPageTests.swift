import OrielCombine
import Testing

@testable import OrielCore

@MainActor
@Suite struct FirstPageTests {
    final class Model: ObservableObject {
        @Published var count: Int
        init(_ count: Int) { self.count = count }
    }

    /// A row of about 80 nodes.
    struct Card: View {
        let number: Int
        var body: some View { VStack { ForEach(0..<40) { Text("\(number), \($0)").padding() } } }
    }

    struct Cards: View {
        @ObservedObject var model: Model
        var body: some View { ScrollView { LazyVStack { ForEach(0..<model.count, id: \.self) { Card(number: $0) } } } }
    }

    private func mount(_ content: some View) -> ViewGraph {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { content }
        return graph
    }

    private func cards(_ graph: ViewGraph) -> Int {
        func texts(_ trees: [ElementTree]) -> Int {
            trees.reduce(0) { $0 + ($1.element.kind == .text ? 1 : 0) + texts($1.children) }
        }
        return texts(graph.elementTrees) / 40
    }

    @Test func `large rows below the first screen follow later`() throws {
        let graph = mount(Cards(model: Model(60)))
        #expect((4..<30).contains(cards(graph)))
        var patches: [Patch] = []
        graph.patchHandler = { patches += $0 }

        graph.endFirstPage()
        graph.flush()

        #expect(cards(graph) == 60)
        #expect(patches.count == 1)
        graph.unmount()
    }

    @Test func `small rows are all in the first page`() {
        let graph = mount(List(0..<60, id: \.self) { Text("\($0)") })

        #expect(graph.firstPage?.room ?? 0 > 0)
        #expect(graph.nodeCount > 60)
        let count = graph.nodeCount
        graph.endFirstPage()
        graph.flush()
        #expect(graph.nodeCount == count)
        graph.unmount()
    }

    @Test func `each list has some rows, even if the page is full`() {
        let graph = mount(HStack { ForEach(0..<3) { _ in Cards(model: Model(60)) } })

        #expect(cards(graph) >= 12 && cards(graph) < 60)
        graph.endFirstPage()
        graph.flush()
        #expect(cards(graph) == 180)
        graph.unmount()
    }

    @Test func `rows that come while the page is built wait too, and go`() {
        let model = Model(0)
        let graph = mount(Cards(model: model))
        model.count = 60
        graph.flush()
        let first = cards(graph)
        #expect((4..<30).contains(first))

        model.count = 2
        graph.flush()
        #expect(cards(graph) == 2)
        model.count = 50
        graph.flush()
        #expect((4..<30).contains(cards(graph)))
        graph.endFirstPage()
        graph.flush()

        #expect(cards(graph) == 50)
        graph.unmount()
    }

    @Test func `a list that is removed does not come back`() {
        let model = Model(60)
        struct Choice: View {
            @ObservedObject var model: Model
            var body: some View { if model.count > 0 { Cards(model: Model(60)) } }
        }
        let graph = mount(Choice(model: model))
        model.count = 0
        graph.flush()

        graph.endFirstPage()
        graph.flush()

        #expect(cards(graph) == 0)
        graph.unmount()
    }

    @Test func `a long list gets the rows it begins with`() {
        let graph = mount(Cards(model: Model(1000)))
        #expect((4..<30).contains(cards(graph)))

        graph.endFirstPage()
        graph.flush()

        #expect(cards(graph) == 48)
        graph.unmount()
    }

    @Test func `a list that begins at its end is whole`() {
        let graph = mount(Cards(model: Model(60)).defaultScrollAnchor(.bottom))

        #expect(cards(graph) == 60)
        graph.unmount()
    }

    @Test func `a list that the app scrolls to a row has that row`() {
        struct Scrolled: View {
            @State private var id: Int? = 55
            var body: some View { Cards(model: Model(60)).scrollPosition(id: $id) }
        }
        let graph = mount(Scrolled())

        #expect(cards(graph) == 60)
        graph.unmount()
    }

    @Test func `a reader finds a row that waits`() {
        struct Read: View {
            var body: some View {
                ScrollViewReader { proxy in Cards(model: Model(60)).onAppear { proxy.scrollTo(55) } }
            }
        }
        let graph = mount(Read())

        #expect(cards(graph) == 60)
        graph.unmount()
    }

    // MARK: - Addresses

    /// A list of links with cards.
    struct Links: View {
        let count: Int
        var body: some View {
            NavigationStack {
                List(0..<count, id: \.self) { number in
                    NavigationLink(value: number) { Card(number: number) }
                }
                .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("\($0)") }
            }
        }
    }

    private func shows(_ text: String, _ graph: ViewGraph) -> Bool {
        func contains(_ tree: ElementTree) -> Bool {
            tree.element.text == text || tree.children.contains(where: contains)
        }
        return graph.elementTrees.contains(where: contains)
    }

    @Test func `an address leads to a row that waits`() {
        let graph = mount(Links(count: 60))
        #expect(cards(graph) < 30)

        #expect(graph.history.arrive(at: "/55") == .whole)
        graph.flush()

        #expect(shows("Page 55", graph))
        graph.unmount()
    }

    @Test func `an address that no row has leads nowhere`() {
        let graph = mount(Links(count: 60))

        #expect(graph.history.arrive(at: "/60") == .nowhere)
        graph.unmount()
    }

    @Test func `rows wait if the app listens to addresses`() {
        let graph = mount(Links(count: 60).onOpenURL { _ in })

        #expect(graph.history.arrive(at: "/55") == .partly)
        #expect(cards(graph) < 30)
        graph.unmount()
    }

    @Test func `without a browser to come every list is whole`() {
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { Cards(model: Model(60)) }

        #expect(cards(graph) == 60)
        graph.unmount()
    }
}
