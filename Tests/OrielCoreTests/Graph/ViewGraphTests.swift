import Testing

@testable import OrielCore

/// Tests of the graph's interface to its host.
@MainActor
@Suite struct ViewGraphTests {
    @MainActor final class Recorder {
        let graph = ViewGraph()
        var flushes: [[Patch]] = []
        var scheduled = 0

        init(content: () -> some View) {
            graph.patchHandler = { [unowned self] in flushes.append($0) }
            graph.flushScheduler = { [unowned self] _ in scheduled += 1 }
            graph.mount(environment: EnvironmentValues(), content: content)
            flushes.removeAll()
            scheduled = 0
        }

        func tap(_ index: Int = 0) -> Bool {
            let buttons = graph.elementTrees.filter { $0.element.kind == .button }
            return graph.send(.tap, to: buttons[index].id) == nil
        }
    }

    struct Counter: View {
        @State private var count = 0
        @State private var isShown = true
        var body: some View {
            Button("Add") { for _ in 0..<10 { count += 1 } }
            Button("Hide") { isShown = false }
            if isShown { Text("\(count)") }
        }
    }

    @Test func `many changes of one turn schedule one flush`() {
        let recorder = Recorder { Counter() }

        #expect(recorder.tap())
        #expect(recorder.tap())

        #expect(recorder.scheduled == 1)
        #expect(recorder.graph.hasPendingWork)
        recorder.graph.flush()
        #expect(recorder.flushes.count == 1)
        #expect(recorder.flushes.first?.count == 1)
        #expect(!recorder.graph.hasPendingWork)
        recorder.graph.flush()
        #expect(recorder.flushes.count == 1)
        recorder.graph.unmount()
    }

    @Test func `a flush without visible changes calls no handler`() {
        struct Unread: View {
            @State private var count = 0
            var body: some View { Button("\(count > 100)") { count += 1 } }
        }
        let recorder = Recorder { Unread() }

        #expect(recorder.tap())
        recorder.graph.flush()

        #expect(recorder.scheduled == 1)
        #expect(recorder.flushes.isEmpty)
        recorder.graph.unmount()
    }

    @Test func `events reach only what is on screen, enabled and listening`() throws {
        struct Page: View {
            @State private var taps = 0
            var body: some View {
                Button("On \(taps)") { taps += 1 }
                Button("Off") { taps += 100 }.disabled(true)
                Text("text")
            }
        }
        let recorder = Recorder { Page() }
        let trees = recorder.graph.elementTrees

        #expect(recorder.graph.send(.tap, to: trees[0].id) == nil)
        #expect(recorder.graph.send(.tap, to: trees[1].id) == .disabled)
        #expect(recorder.graph.send(.tap, to: trees[2].id) == .unknown)
        #expect(recorder.graph.send(.input("x"), to: trees[0].id) == .notListening)
        #expect(recorder.graph.send(.tap, to: Element.ID(rawValue: 9_999)) == .unknown)
        recorder.graph.unmount()
        #expect(recorder.graph.send(.tap, to: trees[0].id) == .unknown)
    }

    @Test func `events do not reach what is hidden`() throws {
        struct Page: View {
            @State private var taps = 0
            @State private var opacity = 0.0
            var body: some View {
                Button("Show \(taps)") { opacity = 1 }
                Group { Button("Hidden") { taps += 1 } }.hidden()
                VStack { Button("Clear") { taps += 1 } }.opacity(opacity)
            }
        }
        let recorder = Recorder { Page() }
        let buttons = recorder.graph.elementTrees.flatMap { $0.ids(of: .button) }

        #expect(recorder.graph.send(.tap, to: buttons[1]) == .hidden)
        #expect(recorder.graph.send(.tap, to: buttons[2]) == .hidden)
        #expect(recorder.graph.send(.tap, to: buttons[0]) == nil)
        recorder.graph.flush()
        #expect(recorder.graph.send(.tap, to: buttons[2]) == nil)
        recorder.graph.unmount()
    }

    @Test func `element numbers grow in document order and are never used twice`() {
        let recorder = Recorder { Counter() }
        let before = recorder.graph.elementTrees.flatMap(\.allIDs)
        #expect(before == before.sorted())

        #expect(recorder.tap(1))
        recorder.graph.flush()

        #expect(recorder.graph.elementTrees.flatMap(\.allIDs).allSatisfy(before.contains))
        recorder.graph.unmount()
    }

    @Test func `a graph mounts again after it was unmounted`() {
        let recorder = Recorder { Counter() }
        recorder.graph.unmount()
        #expect(recorder.graph.nodeCount == 0)
        #expect(recorder.graph.elementTrees.isEmpty)

        recorder.graph.mount(environment: EnvironmentValues()) { Text("again") }

        #expect(recorder.graph.elementTrees.map(\.element.text) == ["again"])
        recorder.graph.unmount()
    }

    @Test func `a change during a remount is part of the mount`() {
        struct Growing: View {
            @State private var isShown = false
            var body: some View {
                Text("first")
                if isShown { Text("second") }
                Color.clear.onAppear { isShown = true }
            }
        }
        let recorder = Recorder { Counter() }
        recorder.graph.unmount()

        recorder.graph.mount(environment: EnvironmentValues()) { Growing() }

        #expect(recorder.graph.elementTrees.compactMap(\.element.text) == ["first", "second"])
        #expect(recorder.flushes.isEmpty)
        recorder.graph.unmount()
    }

    @Test func `a change of a node that has left keeps nothing`() {
        struct Page: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let recorder = Recorder { Page() }
        guard let node = recorder.graph.root?.firstChild else { return #expect(Bool(false), "nothing is mounted") }
        recorder.graph.unmount()

        recorder.graph.invalidate(node, transaction: Transaction(animation: .linear))

        #expect(!recorder.graph.hasPendingWork)
        #expect(!recorder.graph.hasPendingTransactions)
    }

    @Test func `pending preference actions end with the tree`() {
        struct Name: PreferenceKey {
            static var defaultValue: String { "" }
            static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
        }
        let recorder = Recorder {
            Text("text").preference(key: Name.self, value: "name").onPreferenceChange(Name.self) { _ in }
        }

        recorder.graph.unmount()

        #expect(!recorder.graph.hasPendingWork)
    }

    /// A modifier that listens to taps or not.
    struct Listening: ViewModifier, ElementModifier {
        typealias Body = Never
        let listens: Bool
        func makeElement(in environment: EnvironmentValues) -> Element { Element(.tap, events: listens ? .tap : []) }
    }

    @Test func `an element that ceases to listen is no longer found`() throws {
        struct Page: View {
            @State private var listens = true
            var body: some View {
                Button("Cease") { listens = false }
                Text("text").modifier(Listening(listens: listens))
            }
        }
        let recorder = Recorder { Page() }
        let graph = recorder.graph
        let button = try #require(graph.elementTrees.first).id
        let listener = try #require(graph.elementTrees.last).id
        #expect(graph.send(.tap, to: listener) == nil)

        #expect(graph.send(.tap, to: button) == nil)
        graph.flush()

        // The index does not own its nodes: a stale entry would be a dangling reference.
        #expect(graph.elementIndex.listener(listener, in: graph.root) == nil)
        graph.unmount()
    }
}
