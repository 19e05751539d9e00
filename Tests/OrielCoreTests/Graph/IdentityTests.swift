import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of the lifetime of state.
@MainActor
@Suite struct IdentityTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    final class Model: ObservableObject {
        @Published var names: [String]
        @Published var flag = false
        init(_ names: [String] = []) { self.names = names }
    }

    struct Rows: View {
        @ObservedObject var model: Model
        var body: some View { VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } } }
    }

    @Test func `a reordered row keeps its state and its element`() async throws {
        let model = Model(["a", "b", "c"])
        let host = ViewHost { Rows(model: model) }
        try await host.tap("c 0")
        let old = Set(host.elementTrees.flatMap(\.allIDs))
        host.resetCounters()

        model.names = ["c", "a", "b"]
        await host.settle()

        #expect(host.texts == ["c 1", "a 0", "b 0"])
        #expect(Set(host.elementTrees.flatMap(\.allIDs)) == old)
        #expect(host.bodyEvaluations == ["Rows": 1])
    }

    @Test func `a row that is removed and added again has new state`() async throws {
        let model = Model(["a", "b"])
        let host = ViewHost { Rows(model: model) }
        try await host.tap("b 0")

        model.names = ["a"]
        await host.settle()
        model.names = ["a", "b"]
        await host.settle()

        #expect(host.texts == ["a 0", "b 0"])
    }

    struct Siblings: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                if model.flag { Text("before") }
                Counter(name: "kept")
                if model.flag { Text("after") }
            }
        }
    }

    @Test func `state survives siblings that come and go`() async throws {
        let model = Model()
        let host = ViewHost { Siblings(model: model) }
        try await host.tap("kept 0")
        host.resetCounters()
        _ = host.drainPatches()

        model.flag = true
        await host.settle()
        #expect(host.texts == ["before", "kept 1", "after"])
        #expect(host.drainPatches().count == 2)
        model.flag = false
        await host.settle()

        #expect(host.texts == ["kept 1"])
        #expect(host.drainPatches().count == 2)
        #expect(host.bodyEvaluations == ["Siblings": 2])
    }

    struct Branches: View {
        @ObservedObject var model: Model
        var body: some View {
            if model.flag { Counter(name: "it") } else { Counter(name: "it") }
        }
    }

    @Test func `two branches of an if are two identities even of one type`() async throws {
        let model = Model()
        let host = ViewHost { Branches(model: model) }
        try await host.tap("it 0")

        model.flag = true
        await host.settle()
        #expect(host.texts == ["it 0"])
        try await host.tap("it 0")
        model.flag = false
        await host.settle()

        #expect(host.texts == ["it 0"])
    }

    struct Ternary: View {
        @ObservedObject var model: Model
        var body: some View { Counter(name: model.flag ? "on" : "off") }
    }

    @Test func `a ternary inside a view keeps its identity`() async throws {
        let model = Model()
        let host = ViewHost { Ternary(model: model) }
        try await host.tap("off 0")
        _ = host.drainPatches()

        model.flag = true
        await host.settle()

        #expect(host.texts == ["on 1"])
        #expect(host.drainPatches().count == 1)
    }

    struct Identified: View {
        @State private var id = 0
        var body: some View {
            Button("New id") { id += 1 }
            Button("Same id") { id = id + 0 }
            Counter(name: "it").id(id)
        }
    }

    @Test func `state resets when the id changes and only then`() async throws {
        let host = ViewHost { Identified() }
        try await host.tap("it 0")
        try await host.tap("Same id")
        #expect(host.texts.last == "it 1")

        try await host.tap("New id")

        #expect(host.texts.last == "it 0")
    }

    struct Erased: View {
        @ObservedObject var model: Model
        var body: some View {
            model.flag ? AnyView(Text("text")) : AnyView(Counter(name: "erased \(model.names.count)"))
        }
    }

    @Test func `an erased view keeps its state as long as its type stays`() async throws {
        let model = Model()
        let host = ViewHost { Erased(model: model) }
        try await host.tap("erased 0 0")

        model.names = ["a"]
        await host.settle()
        #expect(host.texts == ["erased 1 1"])
        model.flag = true
        await host.settle()
        #expect(host.texts == ["text"])
        model.flag = false
        await host.settle()

        #expect(host.texts == ["erased 1 0"])
    }

    @Test func `duplicate ids warn once and do not crash`() async throws {
        let model = Model(["a", "a", "b"])
        let host = ViewHost { Rows(model: model) }
        #expect(host.texts == ["a 0", "a 0", "b 0"])
        for names in [["a", "a", "a"], ["b", "a", "a", "b"], [], ["b", "b"], ["a", "c", "a", "c", "a"]] {
            model.names = names
            await host.settle()
            #expect(host.texts == names.map { "\($0) 0" })
        }

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("Rows") == true)
        #expect(host.issues.first?.contains("the id a occurs more than once") == true)
    }

    struct Numbered: View {
        @ObservedObject var model: Model
        var hasIDs = false

        var body: some View {
            if hasIDs {
                ForEach(0..<model.names.count, id: \.self) { Counter(name: model.names[$0]) }
            } else {
                ForEach(0..<model.names.count) { Counter(name: model.names[$0]) }
            }
        }
    }

    @Test func `a range that changes and has no ids warns once`() async throws {
        let model = Model(["a", "b"])
        let host = ViewHost { Numbered(model: model) }
        model.names = ["b", "c"]
        await host.settle()
        #expect(host.issues.isEmpty)

        for names in [["a"], ["a", "b", "c"]] {
            model.names = names
            await host.settle()
            #expect(host.texts == names.map { "\($0) 0" })
        }

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("ForEach in Numbered: its range of 2 numbers has now 1.") == true)
        #expect(host.issues.first?.contains("Use ForEach(_:id:content:)") == true)
    }

    @Test func `a range that changes and has ids does not warn`() async throws {
        let model = Model(["a", "b"])
        let host = ViewHost { Numbered(model: model, hasIDs: true) }

        model.names = ["a"]
        await host.settle()

        #expect(host.issues.isEmpty)
    }

    struct Optionally: View {
        @ObservedObject var model: Model
        var body: some View {
            let name: String? = model.flag ? model.names.first : nil
            Group {
                if let name { Counter(name: name) }
            }
        }
    }

    @Test func `an optional view comes and goes`() async throws {
        let model = Model(["a"])
        let host = ViewHost { Optionally(model: model) }
        #expect(host.texts == [])

        model.flag = true
        await host.settle()
        try await host.tap("a 0")
        model.names = ["b"]
        await host.settle()
        #expect(host.texts == ["b 1"])
        model.flag = false
        await host.settle()

        #expect(host.texts == [])
        #expect(host.elementTrees.isEmpty)
    }

    struct Twice<Content: View>: View {
        let content: Content
        var body: some View {
            HStack {
                content; content
            }
        }
    }

    @Test func `one view value in two places has two states`() async throws {
        let host = ViewHost { Twice(content: Counter(name: "it")) }

        try await host.tap("it 0")

        #expect(host.texts == ["it 1", "it 0"])
    }

    @Test func `two hosts alive at once do not meet`() async throws {
        let model = Model(["a"])
        let first = ViewHost { Rows(model: model) }
        let second = ViewHost { Rows(model: model) }

        try await first.tap("a 0")
        model.names = ["a", "b"]
        await first.settle()
        await second.settle()

        #expect(first.texts == ["a 1", "b 0"])
        #expect(second.texts == ["a 0", "b 0"])
        first.unmount()
        model.names = ["c"]
        await second.settle()
        #expect(second.texts == ["c 0"])
        #expect(first.mountedNodeCount == 0)
    }

    struct Outer: View {
        var body: some View {
            // A host inside a body must not take over the evaluation around it.
            let inner = ViewHost { Counter(name: "inner") }
            Text(inner.texts.joined())
            Counter(name: "outer")
        }
    }

    @Test func `a host made inside a body leaves the outer one alone`() async throws {
        let host = ViewHost { Outer() }
        #expect(host.texts == ["inner 0", "outer 0"])

        try await host.tap("outer 0")

        #expect(host.texts == ["inner 0", "outer 1"])
        #expect(host.issues == [])
    }
}
