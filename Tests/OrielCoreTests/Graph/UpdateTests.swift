import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of which bodies an update evaluates.
@MainActor
@Suite struct UpdateTests {
    struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View { Button("Row \(number): \(taps)") { taps += 1 } }
    }

    struct List: View {
        let count: Int
        var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
    }

    @Test(arguments: [1, 10, 500])
    func `a tap in one row runs one body whatever the length of the list`(count: Int) async throws {
        let host = ViewHost { List(count: count) }
        host.resetCounters()

        try await host.tap("Row \(count - 1): 0")

        #expect(host.bodyEvaluations == ["Row": 1])
        #expect(host.drainPatches().count == 1)
        #expect(host.texts.last == "Row \(count - 1): 1")
    }

    final class Model: ObservableObject {
        @Published var number = 0
        @Published var other = 0
    }

    struct Parent<Child: View>: View {
        @State private var tick = 0
        let child: (Int) -> Child
        var body: some View {
            VStack {
                Button("Tick") { tick += 1 }
                child(tick)
            }
        }
    }

    private func bodies<Child: View>(_ name: String, child: @escaping (Int) -> Child) async throws -> Int {
        let host = ViewHost { Parent(child: child) }
        host.resetCounters()
        try await host.tap("Tick")
        #expect(host.bodyEvaluations.values.reduce(0, +) == 1 + host.bodyEvaluations[name, default: 0])
        return host.bodyEvaluations[name, default: 0]
    }

    struct Child<Value>: View {
        let value: Value
        var body: some View { Text("child") }
    }

    struct ActionChild: View {
        let action: @MainActor () -> Void
        var body: some View { Button("act", action: action) }
    }

    struct Style { let object: Model }

    @Test func `children with equal fields do not run when their parent does`() async throws {
        let model = Model()
        let items = [Style(object: model)]
        #expect(try await bodies("Child<Int>") { _ in Child(value: 1) } == 0)
        #expect(try await bodies("Child<String>") { _ in Child(value: "a") } == 0)
        #expect(try await bodies("Child<Model>") { _ in Child(value: model) } == 0)
        #expect(try await bodies("Child<Style>") { _ in Child(value: Style(object: model)) } == 0)
        #expect(try await bodies("Child<Array<Style>>") { _ in Child(value: items) } == 0)
        #expect(try await bodies("Child<Optional<Int>>") { _ in Child(value: Int?.none) } == 0)
        let action = ActionChild {}
        #expect(try await bodies("ActionChild") { _ in action } == 0)
    }

    @Test func `children whose fields differ run once`() async throws {
        #expect(try await bodies("Child<Int>") { Child(value: $0) } == 1)
        #expect(try await bodies("Child<String>") { Child(value: "\($0)") } == 1)
        #expect(try await bodies("Child<Model>") { _ in Child(value: Model()) } == 1)
        #expect(try await bodies("Child<Optional<Int>>") { Child(value: $0 == 0 ? nil : $0) } == 1)
        #expect(try await bodies("ActionChild") { number in ActionChild { _ = number } } == 1)
    }

    struct Many: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            Text("\(a) \(b)")
            Button("Ten") { for _ in 0..<5 { a += 1; b += 1 } }
            Button("Same") { a = a }
            Button("Back") {
                a += 1; a -= 1
            }
        }
    }

    @Test func `ten writes in one turn are one flush and one body`() async throws {
        let host = ViewHost { Many() }
        host.resetCounters()

        try await host.tap("Ten")

        #expect(host.texts.first == "5 5")
        #expect(host.bodyEvaluations == ["Many": 1])
        #expect(host.drainPatches().count == 1)
    }

    @Test func `a value set to what it was runs no body and gives no patch`() async throws {
        let host = ViewHost { Many() }
        host.resetCounters()

        try await host.tap("Same")

        #expect(host.bodyEvaluations.isEmpty)
        #expect(host.drainPatches().isEmpty)
    }

    @Test func `a value that changes and goes back gives no patch`() async throws {
        let host = ViewHost { Many() }

        try await host.tap("Back")

        #expect(host.drainPatches().isEmpty)
    }

    struct Unread: View {
        @State private var count = 0
        var body: some View { Button("Write") { count += 1 } }
    }

    @Test func `state that no body reads runs no body`() async throws {
        let host = ViewHost { Unread() }
        host.resetCounters()

        try await host.tap("Write")

        #expect(host.bodyEvaluations.isEmpty)
    }

    struct Ancestor: View {
        @State private var count = 0
        var body: some View {
            Descendant(count: $count)
            Text("Ancestor \(count)")
        }
    }

    struct Descendant: View {
        @Binding var count: Int
        var body: some View { Button("Descendant \(count)") { count += 1 } }
    }

    @Test func `a parent and its child that both read a state run once each`() async throws {
        let host = ViewHost { Ancestor() }
        host.resetCounters()

        try await host.tap("Descendant 0")

        #expect(host.texts == ["Descendant 1", "Ancestor 1"])
        #expect(host.bodyEvaluations == ["Ancestor": 1, "Descendant": 1])
        #expect(host.drainPatches().count == 2)
    }

    struct Ordered: View, Equatable {
        let significant: Int
        let ignored: Int
        nonisolated static func == (a: Ordered, b: Ordered) -> Bool { a.significant == b.significant }
        var body: some View { Text("\(significant) \(ignored)") }
    }

    @Test func `an Equatable view decides itself whether it runs`() async throws {
        #expect(try await bodies("Ordered") { Ordered(significant: 1, ignored: $0) } == 0)
        #expect(try await bodies("Ordered") { Ordered(significant: $0, ignored: 1) } == 1)
        #expect(try await bodies("Ordered") { Ordered(significant: 1, ignored: $0).equatable() } == 0)
        #expect(try await bodies("Ordered") { Ordered(significant: $0, ignored: 1).equatable() } == 1)
        #expect(try await bodies("Ordered") { EquatableView(content: Ordered(significant: 1, ignored: $0)) } == 0)
    }
}
