import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// Tests of `onAppear`, `onChange` and `onReceive`, and of their order.
@MainActor
@Suite struct LifecycleTests {
    @MainActor final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines.removeAll() }
            return lines
        }
    }

    final class Model: ObservableObject {
        @Published var flag = true
        @Published var number = 0
        @Published var names = ["a", "b"]
    }

    struct Nested: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            VStack {
                if model.flag {
                    VStack {
                        Text("inner").onAppear { log.lines.append("inner+") }.onDisappear { log.lines.append("inner-") }
                    }
                    .onAppear { log.lines.append("outer+") }
                    .onDisappear { log.lines.append("outer-") }
                }
            }
        }
    }

    @Test func `views appear and disappear once, inner ones first`() async {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Nested(model: model, log: log) }
        #expect(log.take() == ["inner+", "outer+"])

        model.number = 1
        await host.settle()
        #expect(log.take() == [])
        model.flag = false
        await host.settle()
        #expect(log.take() == ["inner-", "outer-"])
        model.flag = true
        await host.settle()
        #expect(log.take() == ["inner+", "outer+"])
        host.unmount()

        #expect(log.take() == ["inner-", "outer-"])
    }

    struct Rows: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            ForEach(model.names, id: \.self) { name in
                Text(name).onAppear { log.lines.append(name + "+") }.onDisappear { log.lines.append(name + "-") }
            }
        }
    }

    @Test func `rows that move neither appear nor disappear`() async {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Rows(model: model, log: log) }
        #expect(log.take() == ["a+", "b+"])

        model.names = ["b", "c", "a"]
        await host.settle()
        #expect(log.take() == ["c+"])
        model.names = ["c"]
        await host.settle()

        #expect(log.take().sorted() == ["a-", "b-"])
    }

    struct Changes: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            Text("\(model.number)")
                .onChange(of: model.number) { old, new in log.lines.append("two \(old) \(new)") }
                .onChange(of: model.number) { log.lines.append("none \(model.number)") }
                .onChange(of: model.number, initial: true) { old, new in log.lines.append("initial \(old) \(new)") }
        }
    }

    @Test func `onChange runs on changes only, with the old and the new value`() async {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Changes(model: model, log: log) }
        #expect(log.take() == ["initial 0 0"])

        model.flag.toggle()
        await host.settle()
        #expect(log.take() == [])
        model.number = 1
        model.number = 2
        await host.settle()

        #expect(log.take() == ["two 0 2", "none 2", "initial 0 2"])
    }

    @available(*, deprecated)
    struct OldChange: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            Text("").onChange(of: model.number) { new in log.lines.append("new \(new)") }
        }
    }

    @available(*, deprecated)
    @Test func `the older form of onChange hands over the new value`() async {
        let (model, log) = (Model(), Log())
        let host = ViewHost { OldChange(model: model, log: log) }

        model.number = 3
        await host.settle()

        #expect(log.take() == ["new 3"])
    }

    struct Chain: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View {
            Button("\(a) \(b) \(c)") { a += 1 }
                .onChange(of: a) { b = a * 10 }
                .onChange(of: b) { c = b * 10 }
        }
    }

    @Test func `changes made by onChange come to rest in one flush`() async throws {
        let host = ViewHost { Chain() }

        try await host.tap("0 0 0")

        #expect(host.texts == ["1 10 100"])
        #expect(host.drainPatches().count == 1)
    }

    struct Endless: View {
        @State private var number = 0
        @State private var taps = 0
        var body: some View {
            Button("Start") { number += 1 }
            Button("Taps \(taps)") { taps += 1 }
            Text("\(number > 0)").onChange(of: number) { number += 1 }
        }
    }

    @Test func `an endless cycle of onChange ends in an error, and the rest lives on`() async throws {
        let host = ViewHost { Endless() }
        host.resetCounters()

        try await host.tap("Start")

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("keeps invalidating itself") == true)
        #expect(try #require(host.bodyEvaluations["Endless"]) <= 101)
        try await host.tap("Taps 0")
        #expect(host.texts.contains("Taps 1"))
    }

    struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var sum = 0
        @State private var factor = 1
        @State private var isOn = true
        var body: some View {
            Text("\(sum)")
            Button("Factor") { factor = 10 }
            Toggle("On", isOn: $isOn)
            if isOn { Text("on").onReceive(subject) { sum += $0 * factor } }
        }
    }

    @Test func `onReceive runs for each value, with the newest closure, while the view is there`() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = ViewHost { Receiving(subject: subject) }

        subject.send(1)
        subject.send(2)
        await host.settle()
        #expect(host.texts.first == "3")
        try await host.tap("Factor")
        subject.send(1)
        await host.settle()
        #expect(host.texts.first == "13")
        try await host.set(false, toggle: "On")
        subject.send(5)
        await host.settle()

        #expect(host.texts.first == "13")
        #expect(host.issues == [])
    }

    struct Immediate: View {
        @State private var values: [Int] = []
        let subject: CurrentValueSubject<Int, Never>
        var body: some View { Text("\(values.count)").onReceive(subject) { values.append($0) } }
    }

    @Test func `a publisher that sends on subscription is received once`() async {
        let subject = CurrentValueSubject<Int, Never>(1)
        let host = ViewHost { Immediate(subject: subject) }
        await host.settle()
        #expect(host.texts == ["1"])

        subject.send(2)
        await host.settle()

        #expect(host.texts == ["2"])
        #expect(host.issues == [])
    }

    struct Order: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            Text("\(model.number)")
                .task { log.lines.append("task") }
                .onAppear { log.lines.append("appear") }
                .onChange(of: model.number, initial: true) { log.lines.append("change") }
        }
    }

    @Test func `a task starts after the actions of the appearance`() async {
        let log = Log()
        let host = ViewHost { Order(model: Model(), log: log) }
        #expect(log.lines == ["appear", "change"])

        await host.settle()

        #expect(log.lines == ["appear", "change", "task"])
    }

    struct AppearChanges: View {
        @State private var text = "before"
        var body: some View { Text(text).onAppear { text = "after" } }
    }

    @Test func `a state set on appearance is there when the host returns`() {
        let host = ViewHost { AppearChanges() }
        #expect(host.texts == ["after"])
        #expect(host.drainPatches().isEmpty)
    }

    struct DisappearChanges: View {
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
            Text("gone \(count)")
            Button("Hide") { isShown = false }
            if isShown { Leaving { count += 1 } }
        }
    }

    struct Leaving: View {
        let onLeave: () -> Void
        @State private var own = 0
        var body: some View {
            Text("here \(own)").onDisappear {
                own += 1
                onLeave()
            }
        }
    }

    @Test func `state may change on disappearance, also that of the view that leaves`() async throws {
        let host = ViewHost { DisappearChanges() }

        try await host.tap("Hide")

        #expect(host.texts == ["gone 1", "Hide"])
        host.unmount()
        #expect(host.mountedNodeCount == 0)
    }

    @MainActor final class Reference {
        var host: ViewHost?
    }

    struct Unmounting: View {
        let reference: Reference
        @State private var count = 0
        var body: some View {
            Button("Unmount") {
                count += 1
                reference.host?.unmount()
                count += 1
            }
            Text("\(count)").onAppear {}
        }
    }

    @Test func `a tree may be unmounted inside an action`() async throws {
        let reference = Reference()
        let host = ViewHost { Unmounting(reference: reference) }
        reference.host = host

        try await host.tap("Unmount")

        #expect(host.mountedNodeCount == 0)
        #expect(host.texts == [])
        reference.host = nil
    }

    struct UnmountingLater: View {
        let reference: Reference
        @State private var count = 0
        var body: some View {
            Button("Go \(count)") { count += 1 }
                .onChange(of: count) { reference.host?.unmount() }
                .onDisappear { count += 1 }
        }
    }

    @Test func `a tree may be unmounted by an onChange`() async throws {
        let reference = Reference()
        let host = ViewHost { UnmountingLater(reference: reference) }
        reference.host = host

        try await host.tap("Go 0")

        #expect(host.mountedNodeCount == 0)
        reference.host = nil
    }
}
