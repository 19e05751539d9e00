import Foundation
import OrielCombine
import OrielCore
import Testing

@testable import OrielTesting

@MainActor
@Suite struct LazyRowsTests {
    final class Model: ObservableObject {
        @Published var numbers: [Int]
        init(_ count: Int) { numbers = Array(0..<count) }
    }

    struct Counter: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("row \(number), \(taps)") { taps += 1 } }
    }

    struct Long: View {
        @ObservedObject var model: Model
        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(model.numbers, id: \.self) { Counter(number: $0) } } }
        }
    }

    private func rows(_ host: ViewHost) -> ElementTree { host.elementTrees[0].children[0].children[0] }

    @Test func `a short collection is mounted whole`() {
        let host = ViewHost { Long(model: Model(64)) }

        #expect(host.texts.count == 64)
        #expect(rows(host).element.attributes.isEmpty)
        #expect(rows(host).element.events.isEmpty)
    }

    @Test func `few of 100,000 rows are mounted`() {
        var made = 0
        let host = ViewHost {
            List(0..<100_000, id: \.self) { number -> Text in
                made += 1
                return Text("row \(number)")
            }
        }

        #expect(made < 100)
        #expect(host.texts.count < 100)
        #expect(host.mountedNodeCount < 400)
    }

    @Test func `scrolling mounts what comes and ends what goes`() async throws {
        let host = ViewHost { Long(model: Model(100_000)) }
        let nodes = host.mountedNodeCount

        try await host.scroll(to: 50_000)

        #expect(host.texts.contains("row 50,000, 0"))
        #expect(!host.texts.contains("row 0, 0"))
        #expect(host.mountedNodeCount < nodes * 2)
    }

    @Test func `scrolling goes to the end and back`() async throws {
        let host = ViewHost { Long(model: Model(100_000)) }

        try await host.scroll(to: 99_999)
        #expect(host.texts.last == "row 99,999, 0")
        #expect(rows(host).element.attributes[.trailingSpace] == nil)

        try await host.scroll(to: 0)
        #expect(host.texts.first == "row 0, 0")
        #expect(rows(host).element.attributes[.leadingSpace] == nil)
    }

    @Test func `the state of a row scrolled away is kept`() async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        try await host.tap("row 3, 0")
        try await host.tap("row 3, 1")

        try await host.scroll(to: 900)
        #expect(!host.texts.contains("row 3, 2"))
        try await host.scroll(to: 0)

        #expect(host.texts.contains("row 3, 2"))
        #expect(host.texts.contains("row 4, 0"))
    }

    @Test func `the state of a row that was removed is not`() async throws {
        let model = Model(1000)
        let host = ViewHost { Long(model: model) }
        try await host.tap("row 3, 0")

        model.numbers.remove(at: 3)
        await host.settle()
        model.numbers.insert(3, at: 3)
        await host.settle()

        #expect(host.texts.contains("row 3, 0"))
    }

    @Test func `objects of rows scrolled away are kept`() async throws {
        final class Store: ObservableObject { @Published var taps = 0 }
        struct Row: View {
            let number: Int
            @StateObject private var store = Store()
            var body: some View { Button("row \(number), \(store.taps)") { store.taps += 1 } }
        }
        let host = ViewHost { List(0..<500, id: \.self) { Row(number: $0) } }
        try await host.tap("row 1, 0")

        try await host.scroll(to: 400)
        try await host.scroll(to: 0)
        #expect(host.texts.contains("row 1, 1"))

        try await host.tap("row 1, 1")
        #expect(host.texts.contains("row 1, 2"))
    }

    @Test func `a step of a scroll keeps the rows that stay`() async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        try await host.scroll(to: 100)
        let before = Set(rows(host).children.map(\.id))
        _ = host.drainPatches()

        try await host.scroll(to: 125)

        let after = Set(rows(host).children.map(\.id))
        #expect(before.intersection(after).count > 20)
        let moves = host.drainPatches().filter { if case .move = $0.operation { true } else { false } }
        #expect(moves.isEmpty)
    }

    @Test func `a change of one row runs that row`() async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        host.resetCounters()
        _ = host.drainPatches()

        try await host.tap("row 5, 0")

        #expect(host.bodyEvaluations == ["Counter": 1])
        #expect(host.drainPatches().count == 1)
    }

    @Test func `rows added in front leave the window where it is`() async throws {
        let model = Model(1000)
        let host = ViewHost { Long(model: model) }

        model.numbers.insert(contentsOf: [-2, -1], at: 0)
        await host.settle()

        #expect(host.texts.first == "row -2, 0")
        #expect(rows(host).element.attributes[.rowCount] == .number(1002))
    }

    @Test func `a collection that grows past the limit becomes partial and shrinks back`() async throws {
        let model = Model(60)
        let host = ViewHost { Long(model: model) }

        model.numbers = Array(0..<500)
        await host.settle()
        #expect(host.texts.count == 60)

        model.numbers = Array(0..<20)
        await host.settle()
        #expect(host.texts.count == 20)
        #expect(rows(host).element.attributes.isEmpty)
    }

    @Test func `measured rows correct the space for the others`() async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        let rows = rows(host)
        let space = try #require(rows.element.attributes.number(.trailingSpace))

        let frame = CGRect(x: 0, y: 0, width: 390, height: space + Double(rows.children.count) * 100)
        await host.send(.size(frame), to: rows.id)
        await host.settle()

        let corrected = try #require(self.rows(host).element.attributes.number(.trailingSpace))
        #expect(corrected == Double(1000 - rows.children.count) * 100)
    }

    @Test func `a length is that of the rows before what came with it`() async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        let rows = rows(host)
        let space = try #require(rows.element.attributes.number(.trailingSpace))
        let length = space + Double(rows.children.count) * 100

        // In one message, so nothing is evaluated in between.
        _ = host.graph.send(.visibleRange(start: length, end: length), to: rows.id)
        _ = host.graph.send(.size(CGRect(x: 0, y: 0, width: 390, height: length)), to: rows.id)
        await host.settle()

        #expect(host.texts.last == "row 999, 0")
        let leading = try #require(self.rows(host).element.attributes.number(.leadingSpace))
        #expect(leading == Double(1000 - self.rows(host).children.count) * 100)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300]) func `nonsense from outside changes nothing`(
        number: Double
    ) async throws {
        let host = ViewHost { Long(model: Model(1000)) }
        let before = host.elementTrees

        await host.send(.visibleRange(start: number, end: number), to: rows(host).id)
        await host.send(.visibleRange(start: 0, end: number), to: rows(host).id)
        await host.send(.size(CGRect(x: 0, y: 0, width: number, height: number)), to: rows(host).id)
        await host.settle()

        #expect(host.elementTrees == before)
    }

    @Test func `a huge claimed window does not mount all rows`() async throws {
        let host = ViewHost { Long(model: Model(100_000)) }

        await host.send(.visibleRange(start: 0, end: 9e8), to: rows(host).id)
        await host.settle()

        #expect(host.texts.count < 1000)
    }

    @Test func `appearing and disappearing follow the window`() async throws {
        var onScreen: Set<Int> = []
        let host = ViewHost {
            List(0..<1000, id: \.self) { number in
                Text("row \(number)").onAppear { onScreen.insert(number) }.onDisappear { onScreen.remove(number) }
            }
        }
        #expect(onScreen.contains(0))

        try await host.scroll(to: 500)

        #expect(onScreen.contains(500))
        #expect(!onScreen.contains(0))
        #expect(onScreen.count == host.texts.count)
    }

    @Test func `a grid mounts whole lines`() async throws {
        let host = ViewHost {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                    ForEach(0..<1000) { Text("cell \($0)") }
                }
            }
        }

        try await host.scroll(to: 600)

        #expect(host.texts.contains("cell 600"))
        let first = try #require(rows(host).element.attributes.number(.firstRow))
        #expect(Int(first) % 3 == 0)
    }

    @Test func `each section of a list has a window of its own`() async throws {
        let host = ViewHost {
            List {
                ForEach(0..<3) { section in
                    Section("section \(section)") { ForEach(0..<200) { Text("\(section).\($0)") } }
                }
            }
        }

        #expect(host.texts.filter { $0.hasPrefix("section") }.count == 3)
        #expect(host.texts.count < 200)
    }
}
