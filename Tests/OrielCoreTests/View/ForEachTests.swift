import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ForEachTests {
    struct Item: Identifiable {
        let id: String
        var rank: Int
    }

    struct Row: View {
        let text: String
        @State private var taps = 0
        var body: some View { Button("\(text) \(taps)") { taps += 1 } }
    }

    final class Model: ObservableObject {
        @Published var items: [Item]
        init(_ ids: String...) { items = ids.map { Item(id: $0, rank: 0) } }
    }

    @Test func `ranges, key paths, identifiable elements and slices make rows`() {
        let items = ["x", "y"].map { Item(id: $0, rank: 1) }
        let host = ViewHost {
            ForEach(0..<2) { Text("\($0)") }
            ForEach(["a", "b"], id: \.self) { Text($0) }
            ForEach(items) { Text($0.id) }
            ForEach(items, id: \.id) { Text("\($0.rank)") }
            ForEach([1, 2, 3].dropFirst(), id: \.self) { Text("\($0)") }
            ForEach(Array(["p", "q"].enumerated()), id: \.offset) { Text("\($0.offset)\($0.element)") }
        }
        #expect(host.texts == ["0", "1", "a", "b", "x", "y", "1", "1", "2", "3", "0p", "1q"])
    }

    struct Rows: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack { ForEach(model.items) { Row(text: "\($0.id)\($0.rank)") } }
        }
    }

    @Test func `a changed element runs its row only and keeps its state`() async throws {
        let model = Model("a", "b", "c")
        let host = ViewHost { Rows(model: model) }
        try await host.tap("b0 0")
        host.resetCounters()
        _ = host.drainPatches()

        model.items[1].rank = 5
        await host.settle()

        #expect(host.texts == ["a0 0", "b5 1", "c0 0"])
        #expect(host.bodyEvaluations == ["Rows": 1, "Row": 1])
        #expect(host.drainPatches().count == 1)
    }

    struct Several: View {
        @ObservedObject var model: Model
        var body: some View {
            ForEach(model.items) { item in
                Text(item.id)
                if item.rank > 0 { Text("\(item.rank)") }
                Group { Row(text: item.id) }
            }
        }
    }

    @Test func `rows of several views move together`() async throws {
        let model = Model("a", "b")
        let host = ViewHost { Several(model: model) }
        try await host.tap("a 0")
        var replay = PatchReplay(host.elementTrees)
        _ = host.drainPatches()

        model.items.reverse()
        model.items[0].rank = 3
        await host.settle()
        try replay.apply(host.drainPatches())

        #expect(host.texts == ["b", "3", "b 0", "a", "a 1"])
        #expect(replay.trees == host.elementTrees)
    }

    struct Nested: View {
        @ObservedObject var model: Model
        var body: some View {
            ForEach(model.items) { item in
                ForEach(0..<item.rank, id: \.self) { Row(text: "\(item.id)\($0)") }
            }
        }
    }

    @Test func `rows inside rows keep their state`() async throws {
        let model = Model("a", "b")
        model.items[0].rank = 2
        model.items[1].rank = 1
        let host = ViewHost { Nested(model: model) }
        try await host.tap("a1 0")
        try await host.tap("b0 0")

        model.items.swapAt(0, 1)
        model.items[1].rank = 3
        await host.settle()

        #expect(host.texts == ["b0 1", "a0 0", "a1 1", "a2 0"])
    }

    struct TwoLists: View {
        @State private var left = [1, 2, 3]
        @State private var right = [4, 5]
        var body: some View {
            VStack {
                ForEach(left, id: \.self) { Text("\($0)") }
                ForEach(right, id: \.self) { Text("\($0)") }
            }
            Button("Left") { withAnimation(.linear) { left.insert(0, at: 0) } }
            Button("Move") { right.insert(left.removeFirst(), at: 0) }
        }
    }

    @Test func `an animated change of one list animates its patches only`() async throws {
        let host = ViewHost { TwoLists() }

        try await host.tap("Left")

        let patches = host.drainPatches()
        #expect(patches.count == 1)
        #expect(patches.allSatisfy { $0.animation == .linear })
    }

    @Test func `an element that changes its list is a new row`() async throws {
        let host = ViewHost { TwoLists() }
        var replay = PatchReplay(host.elementTrees)

        try await host.tap("Move")
        try replay.apply(host.drainPatches())

        #expect(host.texts.prefix(5) == ["2", "3", "1", "4", "5"])
        #expect(replay.trees == host.elementTrees)
    }

    struct Side: View {
        let name: String
        let animation: Animation?
        @State private var isShown = false
        var body: some View {
            Button(name) { withAnimation(animation) { isShown.toggle() } }
            if isShown { Text(name) }
        }
    }

    @MainActor final class Actions { var all: [() -> Void] = [] }

    struct Switch: View {
        let name: String
        let animation: Animation?
        let actions: Actions
        @State private var isShown = false
        var body: some View {
            Text("base \(name)").onAppear { actions.all.append { withAnimation(animation) { isShown.toggle() } } }
            if isShown { Text(name) }
        }
    }

    @Test func `neighbours that change in one turn are animated each in its own way`() async throws {
        let actions = Actions()
        let host = ViewHost {
            VStack {
                Switch(name: "plain", animation: nil, actions: actions)
                Switch(name: "animated", animation: .linear, actions: actions)
            }
        }

        for action in actions.all { action() }
        await host.settle()

        let patches = host.drainPatches()
        let animations = patches.map(\.animation)
        #expect(patches.count == 2)
        #expect(animations.contains(nil) && animations.contains(.linear))
    }

    /// A collection class that grows during iteration.
    final class Growing: RandomAccessCollection {
        var elements = [1, 2]
        var startIndex: Int { 0 }
        var endIndex: Int { elements.count }
        subscript(position: Int) -> Int {
            if elements.count < 100 { elements.append(position) }
            return elements[position]
        }
    }

    @Test func `a collection that changes while its rows are made stops with a sentence`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost { ForEach(Growing(), id: \.self) { Text("\($0)") } } }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("reported 2 elements but has 3 or more"))
    }
}
