import Dispatch
import Observation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct ObservableTests {
    @Observable final class Model {
        var name = "name"
        var count = 0
        var rows = ["a", "b"]
        var isOn = false
        @ObservationIgnored var ignored = 0
    }

    struct NameReader: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    struct CountReader: View {
        let model: Model
        var body: some View { Text("\(model.count)") }
    }

    struct Page: View {
        let model: Model
        var body: some View {
            NameReader(model: model)
            CountReader(model: model)
        }
    }

    @Test func `only bodies that read the changed property run`() async {
        let model = Model()
        let host = ViewHost { Page(model: model) }
        host.resetCounters()

        model.count = 1
        await host.settle()

        #expect(host.texts == ["name", "1"])
        #expect(host.bodyEvaluations == ["CountReader": 1])
        #expect(host.drainPatches().count == 1)
        model.ignored = 1
        await host.settle()
        #expect(host.bodyEvaluations == ["CountReader": 1])
    }

    @Test func `many changes, one after the other and in one turn, are followed`() async {
        let model = Model()
        let host = ViewHost { Page(model: model) }
        for number in 1...50 {
            model.count = number
            await host.settle()
            #expect(host.texts.last == "\(number)")
        }
        host.resetCounters()

        for number in 1...50 { model.count = number }
        await host.settle()

        #expect(host.bodyEvaluations == ["CountReader": 1])
    }

    struct Conditional: View {
        let model: Model
        var body: some View { Text(model.isOn ? model.name : "off") }
    }

    @Test func `a property that is no longer read is no longer followed`() async {
        let model = Model()
        model.isOn = true
        let host = ViewHost { Conditional(model: model) }
        model.isOn = false
        await host.settle()
        host.resetCounters()

        model.name = "other"
        await host.settle()
        #expect(host.bodyEvaluations.isEmpty)
        model.isOn = true
        await host.settle()
        model.name = "third"
        await host.settle()

        #expect(host.texts == ["third"])
    }

    struct Rows: View {
        let model: Model
        var body: some View { ForEach(model.rows, id: \.self) { Text("\($0) \(model.count)") } }
    }

    @Test func `properties read in a ForEach closure are observed`() async {
        let model = Model()
        let host = ViewHost { Rows(model: model) }

        model.count = 1
        await host.settle()
        #expect(host.texts == ["a 1", "b 1"])
        model.rows.append("c")
        await host.settle()

        #expect(host.texts == ["a 1", "b 1", "c 1"])
    }

    struct Editor: View {
        @Bindable var model: Model
        var body: some View {
            TextField("Name", text: $model.name)
            Toggle("On", isOn: $model.isOn)
        }
    }

    struct LocalEditor: View {
        @State private var model = Model()
        var body: some View {
            @Bindable var bindable = model
            TextField("Name", text: $bindable.name)
            Text(model.name)
        }
    }

    @Test func `Bindable makes bindings that write and follow`() async throws {
        let model = Model()
        let host = ViewHost { Editor(model: model) }
        host.resetCounters()

        try await host.type("typed", into: "Name")
        #expect(model.name == "typed")
        #expect(try host.value(of: "Name") == "typed")
        model.name = "from outside"
        model.isOn = true
        await host.settle()

        #expect(try host.value(of: "Name") == "from outside")
        #expect(try host.value(of: "On") == "true")
        #expect(host.bodyEvaluations.isEmpty)
    }

    @Test func `a State holds an Observable, and Bindable works inside a body`() async throws {
        let host = ViewHost { LocalEditor() }

        try await host.type("typed", into: "Name")

        #expect(host.texts == ["typed"])
    }

    @Test func `a change made elsewhere is followed`() async throws {
        let model = Model()
        nonisolated(unsafe) let elsewhere = model
        let host = ViewHost { CountReader(model: model) }

        await Task.detached { elsewhere.count = 3 }.value

        try await host.wait(until: { host.texts == ["3"] })
    }

    struct EnvironmentReader: View {
        @Environment(Model.self) private var model
        @Environment(Model.self) private var optional: Model?
        var body: some View { Text("\(model.name) \(optional != nil)") }
    }

    @Test func `an Observable travels in the environment`() async {
        let model = Model()
        let host = ViewHost { VStack { EnvironmentReader() }.environment(model) }

        model.name = "new"
        await host.settle()

        #expect(host.texts == ["new true"])
    }

    /// A manually observable class, so that a test can stop between the announcement of a change and the change.
    final class Manual: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private var stored = 0

        var number: Int {
            registrar.access(self, keyPath: \.number)
            return stored
        }

        func announceElsewhere() {
            let announced = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { [self] in
                registrar.willSet(self, keyPath: \.number)
                announced.signal()
            }
            announced.wait()
        }

        func complete(with number: Int) {
            stored = number
            registrar.didSet(self, keyPath: \.number)
        }
    }

    struct ManualReader: View {
        let model: Manual
        @State private var taps = 0
        var body: some View { Button("\(model.number) \(taps)") { taps += 1 } }
    }

    @Test func `a change under way elsewhere is not lost when the view runs for another reason`() async throws {
        let model = Manual()
        let graph = ViewGraph()
        graph.mount(environment: EnvironmentValues()) { ManualReader(model: model) }
        let button = try #require(graph.elementTrees.first)
        // The first evaluation that reads observable properties is tracked differently from later ones.
        graph.send(.tap, to: button.id)
        graph.flush()

        model.announceElsewhere()
        graph.send(.tap, to: button.id)
        graph.flush()
        model.complete(with: 5)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        graph.flush()

        #expect(graph.elementTrees.first?.children.first?.element.text == "5 2")
        graph.unmount()
    }

    @Test func `a change whose announcement is shown before the change itself is not lost`() async throws {
        let model = Manual()
        let host = ViewHost { ManualReader(model: model) }
        host.resetCounters()

        model.announceElsewhere()
        await host.settle()
        #expect(host.bodyEvaluations["ManualReader"] != nil)
        model.complete(with: 5)

        try await host.wait(until: { host.texts == ["5 0"] })
    }
}
