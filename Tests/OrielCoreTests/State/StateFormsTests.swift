import OrielCore
import OrielTesting
import Synchronization
import Testing

@MainActor
@Suite struct StateFormsTests {
    final class Box {
        var number: Int
        init(_ number: Int) { self.number = number }
    }

    struct Forms: View {
        @State private var assigned: Int
        @State private var wrapped: Int
        @State private var missing: String?
        @State private var box = Box(1)
        @State var given = "default"

        init(start: Int) {
            _assigned = State(initialValue: start)
            _wrapped = State(wrappedValue: start + 1)
        }

        var body: some View {
            Text("\(assigned) \(wrapped) \(missing ?? "none") \(box.number) \(given)")
            Button("Change") {
                assigned += 10
                wrapped += 10
                missing = "some"
                given = "given"
            }
            Button("Mutate") { box.number = 2 }
            Button("Replace") { box = Box(3) }
        }
    }

    @Test func `each form of initialiser gives the first value`() async throws {
        let host = ViewHost { Forms(start: 5) }
        #expect(host.texts.first == "5 6 none 1 default")

        try await host.tap("Change")

        #expect(host.texts.first == "15 16 some 1 given")
        #expect(host.issues == [])
    }

    @Test func `a class in a State updates when it is replaced, not when it mutates`() async throws {
        let host = ViewHost { Forms(start: 0) }
        host.resetCounters()

        try await host.tap("Mutate")
        #expect(host.bodyEvaluations.isEmpty)
        try await host.tap("Replace")

        #expect(host.texts.first == "0 1 none 3 default")
        #expect(host.bodyEvaluations == ["Forms": 1])
    }

    struct Child: View {
        @State private var number: Int
        init(number: Int) { _number = State(initialValue: number) }
        var body: some View { Text("Child \(number)") }
    }

    struct Parent: View {
        @State private var number = 1
        var body: some View {
            Button("Add") { number += 1 }
            Child(number: number)
        }
    }

    @Test func `a new initial value does not reach a state that lives`() async throws {
        let host = ViewHost { Parent() }

        try await host.tap("Add")

        #expect(host.texts == ["Add", "Child 1"])
    }

    struct SetInInit: View {
        @State private var number = 1
        init() { number = 2 }
        var body: some View { Text("\(number)") }
    }

    @Test func `setting a state in init does nothing and warns`() {
        let host = ViewHost { SetInInit() }

        #expect(host.texts == ["1"])
        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("_name = State(initialValue: value)") == true)
    }

    struct SelfChanging: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text("\(count > 0)")
        }
    }

    struct Beside: View {
        @State private var taps = 0
        @State private var showsBad = false
        var body: some View {
            Button("Tap \(taps)") { taps += 1 }
            Button("Show") { showsBad = true }
            if showsBad { SelfChanging() }
        }
    }

    @Test func `a view that changes its state in its body is stopped with an error, and the rest lives on`()
        async throws
    {
        let host = ViewHost { Beside() }
        host.resetCounters()

        try await host.tap("Show")

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.contains("SelfChanging keeps invalidating itself") == true)
        #expect(try #require(host.bodyEvaluations["SelfChanging"]) <= 101)
        try await host.tap("Tap 0")
        #expect(host.texts.first == "Tap 1")
    }

    struct Settling: View {
        @State private var count = 0
        var body: some View {
            if count < 3 { count += 1 }
            return Text("\(count)")
        }
    }

    @Test func `a body that changes its state a few times comes to rest`() {
        let host = ViewHost { Settling() }
        #expect(host.texts == ["3"])
        #expect(host.issues == [])
    }

    struct Threaded: View {
        @State private var value = 0
        let onAppear: @Sendable (Binding<Int>) -> Void
        var body: some View { Text("\(value)").onAppear { onAppear($value) } }
    }

    @Test func `a state may be set from another thread`() async throws {
        let binding = Mutex<Binding<Int>?>(nil)
        let host = ViewHost { Threaded { new in binding.withLock { $0 = new } } }
        let escaped = try #require(binding.withLock { $0 })
        host.resetCounters()

        await Task.detached { for number in 1...100 { escaped.wrappedValue = number } }.value
        try await host.wait(until: { host.texts == ["100"] })

        #expect(host.issues == [])
    }

    @Test func `a state set after its view has gone changes nothing and does not crash`() async throws {
        let binding = Mutex<Binding<Int>?>(nil)
        let host = ViewHost { Threaded { new in binding.withLock { $0 = new } } }
        let escaped = try #require(binding.withLock { $0 })
        host.unmount()

        escaped.wrappedValue = 7
        await Task.detached { escaped.wrappedValue = 8 }.value
        await host.settle()

        #expect(escaped.wrappedValue == 8)
        #expect(host.texts == [])
    }

    struct Toggling: View {
        @State private var style: any Equatable & Sendable = 1
        var body: some View {
            Text(String(describing: style))
            Button("Same") { style = 1 }
            Button("Other") { style = "one" }
        }
    }

    @Test func `an existential state set to an equal value runs no body`() async throws {
        let host = ViewHost { Toggling() }
        host.resetCounters()

        try await host.tap("Same")
        #expect(host.bodyEvaluations.isEmpty)
        try await host.tap("Other")

        #expect(host.texts.first == "one")
    }
}
