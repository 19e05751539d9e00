import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
    @propertyWrapper struct Doubled: DynamicProperty {
        @State private var value: Int
        init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) }
        var wrappedValue: Int {
            get { value * 2 }
            nonmutating set { value = newValue }
        }
        var projectedValue: Binding<Int> { $value }
    }

    @propertyWrapper struct Nested: DynamicProperty {
        @Doubled private var inner = 1
        @Environment(\.dynamicTypeSize) private var size
        private(set) var seen = 0
        var wrappedValue: String { "\(inner) \(size == .large) \(seen)" }
        var projectedValue: Binding<Int> { $inner }
        mutating func update() { seen = inner + 100 }
    }

    struct Simple: View {
        @Doubled private var number = 4
        var body: some View { Button("\(number)") { number = 10 } }
    }

    @Test func `a custom wrapper keeps its state and updates its view`() async throws {
        let host = ViewHost { Simple() }

        try await host.tap("8")

        #expect(host.texts == ["20"])
    }

    struct Deep: View {
        @Nested private var text
        var body: some View {
            Text(text)
            Button("Write") { $text.wrappedValue = 3 }
        }
    }

    @Test func `nested wrappers work and update runs before the body, inner ones first`() async throws {
        let host = ViewHost { Deep() }
        #expect(host.texts.first == "2 true 102")

        try await host.tap("Write")

        #expect(host.texts.first == "6 true 106")
    }

    struct UpdatingChild: View {
        @Nested private var text
        var body: some View { Text(text) }
    }

    struct UpdatingParent: View {
        @State private var tick = 0
        var body: some View {
            Button("Tick \(tick)") { tick += 1 }
            UpdatingChild()
        }
    }

    @Test func `changes by update do not invalidate the view`() async throws {
        let host = ViewHost { UpdatingParent() }
        host.resetCounters()

        try await host.tap("Tick 0")

        #expect(host.texts == ["Tick 1", "2 true 102"])
        #expect(host.bodyEvaluations == ["UpdatingParent": 1])
    }

    final class Library: ObservableObject {
        @Published var title = "title"
    }

    @propertyWrapper struct LibraryTitle: DynamicProperty {
        @EnvironmentObject private var library: Library
        private(set) var wrappedValue = ""
        mutating func update() { wrappedValue = library.title }
    }

    struct TitleView: View {
        @LibraryTitle private var title
        var body: some View { Text(title) }
    }

    @Test func `update may read an object of the environment`() async {
        let library = Library()
        let host = ViewHost { TitleView().environmentObject(library) }
        #expect(host.texts == ["title"])

        library.title = "new"
        await host.settle()

        #expect(host.texts == ["new"])
    }

    @Test func `a wrapper that misses its object shows an error`() {
        let host = ViewHost { TitleView() }
        #expect(host.issues.count == 1)
        #expect(host.elementTrees.map(\.element.kind) == [.error])
    }

    struct Namespaced: View {
        @Namespace private var first
        @Namespace private var second
        @State private var ids: Set<Namespace.ID> = []
        var body: some View {
            Text("\(ids.count)")
            Button("Note") {
                ids.insert(first); ids.insert(second)
            }
        }
    }

    @Test func `a namespace is unique and stays`() async throws {
        let host = ViewHost { Namespaced() }

        try await host.tap("Note")
        try await host.tap("Note")

        #expect(host.texts.first == "2")
    }

    struct StateInModifier: ViewModifier {
        @State private var taps = 0
        func body(content: Content) -> some View {
            content
            Button("Taps \(taps)") { taps += 1 }
        }
    }

    struct Modified: View {
        @State private var number = 0
        var body: some View {
            Button("Number \(number)") { number += 1 }.modifier(StateInModifier())
        }
    }

    @Test func `a modifier keeps its state while its content changes, and does not run for it`() async throws {
        let host = ViewHost { Modified() }
        try await host.tap("Taps 0")
        host.resetCounters()

        try await host.tap("Number 0")

        #expect(host.texts == ["Number 1", "Taps 1"])
        #expect(host.bodyEvaluations == ["Modified": 1])
        #expect(host.drainPatches().count == 2)
    }

    struct Repeating: ViewModifier {
        @State private var isTwice = false
        func body(content: Content) -> some View {
            content
            if isTwice { content }
            Button("Twice") { isTwice.toggle() }
        }
    }

    @Test func `a modifier may show its content in two places`() async throws {
        let host = ViewHost { Modified().modifier(Repeating()) }
        try await host.tap("Number 0")
        try await host.tap("Twice")
        #expect(host.texts == ["Number 1", "Taps 0", "Number 0", "Taps 0", "Twice"])

        try await host.tap("Twice")

        #expect(host.texts == ["Number 1", "Taps 0", "Twice"])
    }

    @Test func `modifiers can be put together`() async throws {
        let host = ViewHost { Text("content").modifier(StateInModifier().concat(EmptyModifier.identity)) }

        try await host.tap("Taps 0")

        #expect(host.texts == ["content", "Taps 1"])
    }
}
