import OrielCore
import Testing

@testable import OrielServer

@MainActor
@Suite struct WokenGraphsTests {
    private struct Column: View {
        var body: some View {
            VStack { ForEach(0..<10, id: \.self) { Text(verbatim: "\($0)").padding() } }
        }
    }

    private let graphs = (0..<4).map { _ in
        let graph = ViewGraph()
        graph.flushScheduler = { _ in }
        graph.mount(environment: EnvironmentValues()) { Column() }
        return graph
    }

    private var released: [Bool] { graphs.map(\.isReleased) }

    @Test func `those that were rebuilt first are released, until few enough are left`() {
        let woken = WokenGraphs(limit: 1, limitOfFrequent: 8)
        for graph in graphs.prefix(3) { woken.add(graph, isFrequent: false) }

        woken.releaseFirst()

        #expect(released == [true, true, false, false])
    }

    @Test func `more stay of those that are rebuilt all the time`() {
        let woken = WokenGraphs(limit: 1, limitOfFrequent: 2)
        for graph in graphs.prefix(3) { woken.add(graph, isFrequent: true) }
        woken.add(graphs[3], isFrequent: false)

        woken.releaseFirst()

        #expect(released == [true, false, false, false])
    }

    @Test func `a page in use is not released`() {
        let woken = WokenGraphs(limit: 1, limitOfFrequent: 8)
        for graph in graphs.prefix(3) { woken.add(graph, isFrequent: false) }

        woken.remove(graphs[0])
        woken.releaseFirst()

        #expect(released == [false, true, false, false])
    }
}
