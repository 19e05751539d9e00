import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// A modifier of several views is applied to each of them.
@MainActor
@Suite struct ModifiersOfGroupsTests {
    /// The kinds of the elements of a tree, as a text: `hStack(padding(text) padding(text))`.
    private func outline(_ trees: [ElementTree]) -> String {
        trees.map { $0.children.isEmpty ? "\($0.element.kind)" : "\($0.element.kind)(\(outline($0.children)))" }
            .joined(separator: " ")
    }

    private func outline(@ViewBuilder of content: @escaping () -> some View) -> String {
        outline(ViewHost(content: content).elementTrees)
    }

    struct Pair: View {
        @State private var taps = 0
        var body: some View {
            Text("Taps \(taps)")
            Button("Add") { taps += 1 }
        }
    }

    @Test func `each view of a group has the modifier`() {
        #expect(
            outline {
                HStack {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .padding()
                }
            } == "hStack(padding(text) padding(text))"
        )
    }

    @Test func `groups in groups have the modifiers of both, the outer one outside`() {
        #expect(
            outline {
                Group {
                    Text("a")
                    Group {
                        Text("b")
                        Text("c")
                    }
                    .opacity(0.5)
                }
                .padding()
            } == "padding(text) padding(opacity(text)) padding(opacity(text))"
        )
    }

    @Test func `the same modifier twice is applied twice`() {
        #expect(
            outline {
                Group {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .padding()
                }
                .padding()
            } == "padding(padding(text)) padding(padding(text))"
        )
    }

    @Test func `each row of a collection has the modifier`() {
        #expect(
            outline { ForEach(0..<3, id: \.self) { Text("\($0)") }.padding() }
                == "padding(text) padding(text) padding(text)"
        )
        #expect(
            outline {
                LazyVStack { ForEach(0..<2, id: \.self) { Text("\($0)") }.padding() }
            } == "lazyVStack(lazyRows(padding(text) padding(text)))"
        )
        #expect(
            outline {
                List { ForEach(0..<2, id: \.self) { Text("\($0)") }.padding() }
            } == "list(lazyRows(listRow(padding(text)) listRow(padding(text))))"
        )
    }

    @Test func `each view of a custom view with several views has the modifier`() {
        #expect(outline { Pair().padding() } == "padding(text) padding(button(text))")
    }

    @Test func `a branch with several views is modified view by view, one with one view as a whole`() {
        for flag in [true, false] {
            let content = Group {
                if flag {
                    Text("a")
                    Text("b")
                } else {
                    Text("c")
                }
            }
            #expect(outline { content.padding() } == (flag ? "padding(text) padding(text)" : "padding(text)"))
        }
        #expect(outline { AnyView(Text("a")).padding() } == "padding(text)")
    }

    @Test func `each view has layers of its own`() {
        #expect(
            outline { Pair().background { Color.red } }
                == "background(text zStack(color)) background(button(text) zStack(color))"
        )
    }

    struct Card: ViewModifier {
        func body(content: Content) -> some View { VStack { content.padding() } }
    }

    @Test func `a modifier with a body runs it once, and modifies each view in it`() {
        #expect(outline { Pair().modifier(Card()) } == "vStack(padding(text) padding(button(text)))")
        #expect(outline { Text("a").modifier(Card()) } == "vStack(padding(text))")
    }

    struct Changing: View {
        @State private var inset: CGFloat = 1
        @State private var isLonger = false
        var body: some View {
            HStack {
                Group {
                    Pair()
                    if isLonger { Text("more") }
                }
                .padding(inset)
            }
            Button("Inset") { inset += 1 }
            Button("Longer") { isLonger.toggle() }
        }
    }

    private func insets(_ host: ViewHost) -> [Double] {
        host.elementTrees[0].children.compactMap { tree in
            if case .insets(let insets)? = tree.element.attributes[.insets] { Double(insets.top) } else { nil }
        }
    }

    @Test func `a new value reaches each view, and the views keep their state`() async throws {
        let host = ViewHost { Changing() }
        try await host.tap("Add")
        host.resetCounters()
        _ = host.drainPatches()

        try await host.tap("Inset")

        #expect(insets(host) == [2, 2])
        #expect(host.texts.contains("Taps 1"))
        #expect(host.bodyEvaluations == ["Changing": 1])
        #expect(host.drainPatches().count == 2)

        try await host.tap("Longer")
        try await host.tap("Inset")

        #expect(insets(host) == [3, 3, 3])
        #expect(host.texts.contains("Taps 1"))
        try await host.tap("Longer")
        #expect(insets(host) == [3, 3])
    }

    final class Rows: ObservableObject {
        @Published var ids = [1, 2, 3]
        @Published var inset: CGFloat = 1
    }

    struct RowsView: View {
        @ObservedObject var rows: Rows
        var body: some View { VStack { ForEach(rows.ids, id: \.self) { Text("\($0)") }.padding(rows.inset) } }
    }

    @Test func `rows come, go and move with their modifiers`() async {
        let rows = Rows()
        let host = ViewHost { RowsView(rows: rows) }
        let before = host.elementTrees[0].children.map(\.id)

        rows.ids = [3, 4, 1]
        rows.inset = 5
        await host.settle()

        #expect(host.texts == ["3", "4", "1"])
        #expect(insets(host) == [5, 5, 5])
        let after = host.elementTrees[0].children.map(\.id)
        #expect([after[0], after[2]] == [before[2], before[0]])
    }

    struct Erased: View {
        @State private var count = 0
        var body: some View {
            AnyView(Pair().modifier(Counted(count: count)))
            Button("Count") { count += 1 }
        }
    }

    struct Counted: ViewModifier {
        let count: Int
        func body(content: Content) -> some View { content.padding(CGFloat(count)) }
    }

    @Test func `views of an erased view keep their state while the modifier changes`() async throws {
        let host = ViewHost { Erased() }
        try await host.tap("Add")

        try await host.tap("Count")

        #expect(host.texts.contains("Taps 1"))
    }

    struct Tree: View {
        let depth: Int
        var body: some View {
            Group {
                Text("\(depth)")
                if depth > 0 { Tree(depth: depth - 1) }
            }
            .padding(CGFloat(depth + 1))
        }
    }

    @Test func `a view that contains itself finds its own modifiers`() {
        func depths(_ tree: ElementTree) -> [Double] {
            guard case .insets(let insets)? = tree.element.attributes[.insets] else { return [] }
            return [Double(insets.top)] + tree.children.flatMap(depths)
        }

        #expect(ViewHost { Tree(depth: 2) }.elementTrees.map(depths) == [[3], [3, 2], [3, 2, 1]])
    }

    @Test func `actions run for each view`() async {
        var appeared: [String] = []
        let host = ViewHost {
            Group {
                Text("a").onAppear { appeared.append("a") }
                Text("b").onAppear { appeared.append("b") }
            }
            .onAppear { appeared.append("group") }
        }
        await host.settle()

        #expect(appeared.filter { $0 == "group" }.count == 2)
        #expect(appeared.count == 4)
    }

    @Test func `released content keeps the modifiers`() async throws {
        let host = ViewHost { Changing() }
        let before = outline(host.elementTrees)
        host.releaseContent()

        try await host.tap("Inset")

        #expect(insets(host) == [2, 2])
        #expect(outline(host.elementTrees) == before)
        host.unmount()
        #expect(host.mountedNodeCount == 0)
    }

    @Test func `a sheet is no view of the group that presents it`() {
        #expect(
            outline { Pair().sheet(isPresented: .constant(true)) { Text("sheet") }.padding() }
                == "padding(text) padding(button(text)) sheet(text)"
        )
        #expect(
            outline { Text("a").sheet(isPresented: .constant(true)) { Text("sheet") }.padding() }
                == "padding(text sheet(text))"
        )
    }
}
