import Dispatch
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ObservableObjectTests {
    final class Model: ObservableObject {
        @Published var a = 0
        @Published var b = 0
    }

    /// A class that counts its instances. Used by one test only, because tests run in parallel.
    final class Counted: ObservableObject {
        @Published var a = 0
        nonisolated(unsafe) static var made = 0
        init() { Self.made += 1 }
    }

    struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text("a \(model.a) b \(model.b)") }
    }

    struct Two: View {
        let model: Model
        var body: some View {
            Reader(model: model)
            Reader(model: model)
        }
    }

    @Test func `all observers run once per turn, however many properties change`() async {
        let model = Model()
        let host = ViewHost { Two(model: model) }
        host.resetCounters()

        model.a = 1
        model.b = 2
        model.a = 3
        await host.settle()

        #expect(host.texts == ["a 3 b 2", "a 3 b 2"])
        #expect(host.bodyEvaluations == ["Reader": 2])
        #expect(host.drainPatches().count == 2)
    }

    final class Manual: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }

    struct ManualReader: View {
        @ObservedObject var model: Manual
        var body: some View { Text("\(model.value)") }
    }

    @Test func `an object without published properties reaches its observers`() async {
        let model = Manual()
        let host = ViewHost { ManualReader(model: model) }

        model.value = 4
        await host.settle()

        #expect(host.texts == ["4"])
    }

    struct Owner: View {
        let parentTick: Int
        @StateObject private var model = Counted()
        var body: some View { Button("a \(model.a) tick \(parentTick)") { model.a += 1 } }
    }

    struct Parent: View {
        @State private var tick = 0
        @State private var id = 0
        var body: some View {
            Button("Tick") { tick += 1 }
            Button("Reset") { id += 1 }
            Owner(parentTick: tick).id(id)
        }
    }

    @Test func `a StateObject is made once per identity, even if its parent runs 100 times`() async throws {
        let host = ViewHost { Parent() }
        #expect(Counted.made == 1)

        for _ in 0..<100 { try await host.tap("Tick") }
        try await host.tap("a 0 tick 100")
        #expect(host.texts.last == "a 1 tick 100")
        #expect(Counted.made == 1)
        try await host.tap("Reset")

        #expect(host.texts.last == "a 0 tick 100")
        #expect(Counted.made == 2)
        #expect(host.issues == [])
    }

    struct Switching: View {
        let models: [Model]
        @State private var index = 0
        var body: some View {
            Button("Switch") { index = 1 - index }
            Reader(model: models[index])
        }
    }

    @Test func `a view follows the object it is given now`() async throws {
        let models = [Model(), Model()]
        let host = ViewHost { Switching(models: models) }
        try await host.tap("Switch")
        host.resetCounters()

        models[0].a = 5
        await host.settle()
        #expect(host.bodyEvaluations.isEmpty)
        models[1].a = 6
        await host.settle()

        #expect(host.texts.last == "a 6 b 0")
        #expect(host.bodyEvaluations == ["Reader": 1])
    }

    struct Double: View {
        @ObservedObject var first: Model
        @ObservedObject var second: Model
        @State private var tick = 0
        var body: some View { Button("\(first.a) \(second.a) \(tick)") { tick += 1 } }
    }

    struct Doubles: View {
        let one: Model, other: Model
        @State private var isSame = true
        var body: some View {
            Button("Part") { isSame = false }
            Double(first: one, second: isSame ? one : other)
        }
    }

    @Test func `two properties may observe one object, and one of them leave`() async throws {
        let (one, other) = (Model(), Model())
        let host = ViewHost { Doubles(one: one, other: other) }
        one.a = 1
        await host.settle()
        #expect(host.texts.last == "1 1 0")
        try await host.tap("Part")

        one.a = 2
        other.a = 3
        await host.settle()

        #expect(host.texts.last == "2 3 0")
    }

    @Test func `a change published elsewhere arrives with a warning`() async throws {
        let model = Model()
        nonisolated(unsafe) let elsewhere = model
        let host = ViewHost { Reader(model: model) }

        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                elsewhere.a = 9
                continuation.resume()
            }
        }
        try await host.wait(until: { host.texts == ["a 9 b 0"] })

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("Model published a change outside the main actor") == true)
    }

    @Test func `an object without observers is released`() async {
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            let host = ViewHost { Reader(model: model) }
            host.unmount()
            model.a = 1
            await host.settle()
            #expect(host.texts == [])
        }
        #expect(weakModel == nil)
    }

    @Test func `a graph released without unmount releases observed objects`() {
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            let graph = ViewGraph()
            graph.mount(environment: EnvironmentValues()) { Reader(model: model) }
        }
        #expect(weakModel == nil)
    }

    struct Projecting: View {
        @StateObject private var model = Model()
        var body: some View {
            Toggle("Positive", isOn: $model.isPositive)
            Text("\(model.a)")
        }
    }

    @Test func `a StateObject projects bindings to computed properties`() async throws {
        let host = ViewHost { Projecting() }

        try await host.set(true, toggle: "Positive")

        #expect(host.texts.last == "1")
        #expect(try host.value(of: "Positive") == "true")
    }
}

extension ObservableObjectTests.Model {
    fileprivate var isPositive: Bool {
        get { a > 0 }
        set { a = newValue ? 1 : 0 }
    }
}
