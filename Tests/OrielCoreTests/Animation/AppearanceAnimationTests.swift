import Dispatch
import OrielCombine
import Testing

@testable import OrielCore

/// Tests of changes that a view makes with an animation when it appears.
@MainActor
@Suite struct AppearanceAnimationTests {
    final class Model: ObservableObject {
        @Published var isShown = false
    }

    /// A text that fades in.
    struct Fading: View {
        var animation: Animation? = .linear(duration: 1)
        @State private var isVisible = false
        var body: some View {
            Text("Hello").opacity(isVisible ? 1 : 0.25)
                .onAppear { withAnimation(animation) { isVisible = true } }
        }
    }

    /// A text that turns, by the modifier that observes a value.
    struct Turning: View {
        var animation = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        @State private var isTurning = false
        var body: some View {
            Text("Hello").opacity(isTurning ? 1 : 0.25)
                .animation(animation, value: isTurning)
                .onAppear { isTurning = true }
        }
    }

    struct Page<Content: View>: View {
        @ObservedObject var model: Model
        let content: Content
        var body: some View {
            Text("Before")
            if model.isShown { content }
        }
    }

    @MainActor final class Stage {
        let graph = ViewGraph()
        let model = Model()
        var patches: [Patch] = []

        init(_ content: some View) {
            let model = model
            graph.mount(environment: EnvironmentValues()) { Page(model: model, content: content) }
            graph.patchHandler = { [unowned self] in patches += $0 }
        }

        func show() {
            model.isShown = true
            graph.flush()
        }
    }

    private func opacity(of trees: [ElementTree]) -> Double? {
        for tree in trees {
            if let found = tree.element.attributes.number(.opacity) ?? opacity(of: tree.children) { return found }
        }
        return nil
    }

    private func inserted(_ patches: [Patch]) -> [ElementTree] {
        patches.flatMap { patch in
            guard case .insert(let trees, _, _) = patch.operation else { return [ElementTree]() }
            return trees
        }
    }

    @Test(arguments: [0, 1]) func `a view that appears is animated from its first state`(kind: Int) throws {
        let stage = kind == 0 ? Stage(Fading()) : Stage(Turning(animation: .linear(duration: 1)))

        stage.show()

        #expect(stage.patches.count == 3)
        #expect(opacity(of: inserted(stage.patches)) == 0.25)
        #expect(stage.patches[1].operation == .moment(milliseconds: 0))
        #expect(stage.patches[2].animation == .linear(duration: 1))
        guard case .setAttribute(_, .opacity, let value) = stage.patches[2].operation else {
            Issue.record("\(stage.patches[2]) sets no opacity")
            return
        }
        // An opacity of 1 is none.
        #expect(value == nil || value == .number(1))
        stage.patches = []
        stage.graph.flush()
        #expect(stage.patches.isEmpty)
        stage.graph.unmount()
    }

    @Test func `the completion of such an animation waits for its end`() async {
        final class Calls { var count = 0 }
        struct Chained: View {
            let calls: Calls
            @State private var isVisible = false
            var body: some View {
                Text("Hello").opacity(isVisible ? 1 : 0.25)
                    .onAppear {
                        withAnimation(.linear(duration: 600)) {
                            isVisible = true
                        } completion: {
                            calls.count += 1
                        }
                    }
            }
        }
        let calls = Calls()
        let stage = Stage(Chained(calls: calls))

        stage.show()
        // Completions without an animation run in the next turn of the main queue.
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

        #expect(calls.count == 0)
        stage.graph.unmount()
    }

    @Test func `without an animation a view appears in its last state`() {
        let stage = Stage(Fading(animation: nil))

        stage.show()

        #expect(stage.patches.count == 1)
        #expect(opacity(of: inserted(stage.patches)) ?? 1 == 1)
        stage.graph.unmount()
    }

    /// A text that an action inserts with a transition when the view appears.
    struct Growing: View {
        var animation: Animation? = .linear(duration: 1)
        @State private var hasMore = false
        var body: some View {
            VStack {
                Text("First")
                if hasMore { Text("More").transition(.scale) }
                Text("Last")
            }
            .onAppear { withAnimation(animation) { hasMore = true } }
        }
    }

    private func texts(of trees: [ElementTree]) -> [String] {
        trees.flatMap { [$0.element.text].compactMap(\.self) + texts(of: $0.children) }
    }

    @Test func `what an action inserts when a view appears enters a moment later`() throws {
        let stage = Stage(Growing())

        stage.show()

        try #require(stage.patches.count == 3)
        #expect(texts(of: inserted([stage.patches[0]])) == ["First", "Last"])
        #expect(stage.patches[1].operation == .moment(milliseconds: 0))
        #expect(stage.patches[2].animation == .linear(duration: 1))
        guard case .insert(let trees, let parent, let next) = stage.patches[2].operation else {
            Issue.record("\(stage.patches[2]) inserts nothing")
            return
        }
        #expect(texts(of: trees) == ["More"])
        let stack = try #require(inserted([stage.patches[0]]).first { $0.element.kind == .vStack })
        #expect(parent == stack.id)
        #expect(next == stack.children.last?.id)
        stage.patches = []
        stage.graph.flush()
        #expect(stage.patches.isEmpty)
        stage.graph.unmount()
    }

    /// A field that an action inserts when the view appears, and that gets the focus.
    struct Asking: View {
        @State private var asks = false
        @FocusState private var hasFocus: Bool
        var body: some View {
            VStack {
                Text("First")
                if asks { TextField("Name", text: .constant("")).focused($hasFocus) }
            }
            .onAppear {
                withAnimation(.linear(duration: 1)) { asks = true }
                hasFocus = true
            }
        }
    }

    /// A scroll view that shows the last of the rows that an action inserts when the view appears.
    struct Conversation: View {
        @State private var count = 1
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack { ForEach(0..<count, id: \.self) { Text("Message \($0)").id($0) } }
                }
                .onAppear {
                    withAnimation(.linear(duration: 1)) { count = 20 }
                    proxy.scrollTo(19)
                }
            }
        }
    }

    @Test func `what enters a moment later gets the focus then`() throws {
        let stage = Stage(Asking())

        stage.show()

        let operations = stage.patches.map(\.operation)
        let moment = try #require(operations.firstIndex(of: .moment(milliseconds: 0)))
        #expect(inserted(Array(stage.patches[..<moment])).flatMap { $0.ids(of: .textField) }.isEmpty)
        let field = try #require(inserted(Array(stage.patches[moment...])).flatMap { $0.ids(of: .textField) }.first)
        #expect(operations.last == .focus(field))
        stage.graph.unmount()
    }

    @Test func `what enters a moment later is scrolled to then`() throws {
        let stage = Stage(Conversation())

        stage.show()

        let moment = try #require(stage.patches.firstIndex { $0.operation == .moment(milliseconds: 0) })
        let scroll = try #require(
            stage.patches.firstIndex { if case .scroll = $0.operation { true } else { false } }
        )
        try #require(moment < scroll)
        guard case .scroll(let row, _) = stage.patches[scroll].operation else { return }
        #expect(inserted(Array(stage.patches[moment..<scroll])).contains { $0.allIDs.contains(row) })
        stage.graph.unmount()
    }

    @Test func `without an animation it is inserted with the view`() {
        let stage = Stage(Growing(animation: nil))

        stage.show()

        #expect(stage.patches.count == 1)
        #expect(texts(of: inserted(stage.patches)) == ["First", "More", "Last"])
        stage.graph.unmount()
    }

    @Test func `the first page has its last state and its entrances`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) {
            Group {
                Fading()
                Growing()
            }
        }
        #expect(texts(of: graph.elementTrees) == ["Hello", "First", "More", "Last"])

        let entrances = graph.takeEntrances()

        #expect(entrances.map { $0.first?.attributes.number(.opacity) } == [0.25, nil])
        #expect(entrances.map(\.animation) == [.linear(duration: 1), .linear(duration: 1)])
        #expect(graph.takeEntrances().isEmpty)
        graph.unmount()
    }

    @Test func `what moves without end is no entrance`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { Turning() }
        #expect(graph.takeEntrances().isEmpty)
        graph.unmount()
    }

    @Test func `the first page is sent in its last state`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { Fading() }
        #expect(opacity(of: graph.elementTrees) ?? 1 == 1)
        var patches: [Patch] = []
        graph.patchHandler = { patches += $0 }

        graph.endFirstPage()
        graph.flush()

        #expect(patches.isEmpty)
        graph.unmount()
    }

    @Test func `motion without end begins when a browser has connected`() {
        let graph = ViewGraph()
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { Turning() }
        #expect(opacity(of: graph.elementTrees) == 0.25)
        var patches: [Patch] = []
        graph.patchHandler = { patches += $0 }

        graph.endFirstPage()
        graph.flush()

        #expect(patches.count == 1)
        #expect(patches.first?.animation == .linear(duration: 1).repeatForever(autoreverses: false))
        #expect(opacity(of: graph.elementTrees) ?? 1 == 1)
        graph.endFirstPage()
        graph.flush()
        #expect(patches.count == 1)
        graph.unmount()
    }

    @Test func `a view that is gone before a browser has connected does not move`() {
        let graph = ViewGraph()
        let model = Model()
        model.isShown = true
        graph.beginFirstPage()
        graph.mount(environment: EnvironmentValues()) { Page(model: model, content: Turning()) }
        model.isShown = false
        graph.flush()
        var patches: [Patch] = []
        graph.patchHandler = { patches += $0 }

        graph.endFirstPage()
        graph.flush()

        #expect(patches.isEmpty)
        graph.unmount()
    }
}
