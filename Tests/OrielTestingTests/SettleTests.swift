import Dispatch
import Foundation
import OrielCombine
import OrielCore
import Testing

@testable import OrielTesting

/// Tests that check the views right after the mount and `settle()`: all expected changes must be complete by then.
@MainActor
struct SettleTests {
    @Test func `a task that asks another actor is waited for`() async {
        let host = ViewHost { LoadView { await Library().title() } }

        await host.settle()

        #expect(host.texts == ["Title"])
    }

    @Test func `a task that works on another executor for a while is waited for`() async {
        let host = ViewHost { LoadView { await slowTitle() } }

        await host.settle()

        #expect(host.texts == ["Title"])
    }

    @Test(arguments: [1, 10, 100])
    func `chained awaits that come back to the main actor each time are waited for`(hops: Int) async {
        let model = Model()
        let host = ViewHost {
            ModelView(model: model).task {
                let library = Library()
                for _ in 0..<hops { model.lines.append(await library.title()) }
            }
        }

        await host.settle()

        #expect(host.texts == ["\(hops)"])
    }

    @Test func `a chain of actors that never touches the main actor is waited for`() async {
        let host = ViewHost {
            LoadView {
                let (a, b) = (Library(), Library())
                var title = ""
                for _ in 0..<50 {
                    title = await a.title()
                    title = await b.title()
                    await Task.yield()
                }
                return title
            }
        }

        await host.settle()

        #expect(host.texts == ["Title"])
    }

    @Test func `detached tasks and groups are waited for`() async {
        let host = ViewHost {
            LoadView {
                await withTaskGroup(of: String.self) { group in
                    for _ in 0..<4 {
                        group.addTask { await Task.detached(priority: .background) { await slowTitle() }.value }
                    }
                    return await group.reduce(into: Set()) { $0.insert($1) }.joined()
                }
            }
        }

        await host.settle()

        #expect(host.texts == ["Title"])
    }

    @Test func `a task that a button starts is waited for`() async throws {
        let model = Model()
        let host = ViewHost {
            ModelView(model: model)
            Button("Load") { Task { model.lines.append(await slowTitle()) } }
        }

        try await host.tap("Load")

        #expect(host.texts == ["1", "Load"])
    }

    @Test func `a detached task that reports to the main actor is waited for`() async throws {
        let model = Model()
        let host = ViewHost {
            ModelView(model: model)
            Button("Load") {
                Task.detached {
                    let title = await slowTitle()
                    await MainActor.run { model.lines.append(title) }
                }
            }
        }

        try await host.tap("Load")

        #expect(host.texts == ["1", "Load"])
    }

    @Test func `blocks on the main queue are waited for, those that they send included`() async throws {
        let model = Model()
        let host = ViewHost {
            ModelView(model: model)
            Button("Load") {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        DispatchQueue.main.async { MainActor.assumeIsolated { model.lines.append("Title") } }
                    }
                }
            }
        }

        try await host.tap("Load")

        #expect(host.texts == ["1", "Load"])
    }

    @Test func `values that a publisher delivers on the main queue are waited for`() async throws {
        let subject = PassthroughSubject<String, Never>()
        let model = Model()
        let host = ViewHost {
            ModelView(model: model)
                .onReceive(subject.receive(on: DispatchQueue.main)) { model.lines.append($0) }
            Button("Load") { subject.send("Title") }
        }

        try await host.tap("Load")

        #expect(host.texts == ["1", "Load"])
    }

    @Test func `changes that follow from changes are waited for`() async throws {
        let host = ViewHost { ChainView() }

        try await host.tap("Start")

        #expect(host.texts == ["5", "Start"])
    }

    @Test func `a sleeping task is not waited for`() async {
        let host = ViewHost {
            LoadView {
                try? await Task.sleep(for: .seconds(60))
                return "Late"
            }
        }

        let time = await ContinuousClock().measure { await host.settle() }

        #expect(host.texts == ["Loading"])
        #expect(time < .seconds(50))
    }

    @Test func `timers and delayed values are not waited for`() async {
        let model = Model()
        let host = ViewHost {
            ModelView(model: model)
                .onReceive(Timer.publish(every: 60, on: .main, in: .common).autoconnect()) { _ in
                    model.lines.append("tick")
                }
                .onReceive(Just("late").delay(for: .seconds(60), scheduler: DispatchQueue.main)) {
                    model.lines.append($0)
                }
        }

        let time = await ContinuousClock().measure { await host.settle() }

        #expect(model.lines.isEmpty)
        #expect(time < .seconds(50))
    }

    @Test func `a task that waits for a value it is not sent is not waited for`() async {
        let (values, continuation) = AsyncStream.makeStream(of: String.self)
        let model = Model()
        let host = ViewHost {
            ModelView(model: model).task { for await value in values { model.lines.append(value) } }
        }
        await host.settle()
        #expect(host.texts == ["0"])

        continuation.yield("Title")
        await host.settle()

        #expect(host.texts == ["1"])
    }

    @Test func `work elsewhere that takes long is left alone`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let host = ViewHost {
            LoadView {
                await Task.detached { gate.wait() }.value
                return "Title"
            }
        }

        host.patience = .milliseconds(500)

        await host.settle()
        #expect(host.texts == ["Loading"])

        gate.signal()
        try await host.wait(until: { host.texts == ["Title"] })
    }

    @Test func `a view that never rests is reported`() async throws {
        let model = Model()
        let host = ViewHost { ModelView(model: model).onAppear { model.appendForever() } }
        host.restlessnessLimit = .milliseconds(100)

        await host.settle()

        #expect(host.issues.count == 1)
        #expect(host.issues.first?.hasPrefix("settle() gave up") == true)
        model.isOver = true
        host.unmount()
    }
}

private actor Library {
    func title() -> String { "Title" }
}

/// Blocks a thread of another executor for 5 milliseconds.
@concurrent
private func slowTitle() async -> String {
    var sum = 0
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(5)
    while clock.now < end { sum &+= 1 }
    return sum > 0 ? "Title" : ""
}

@MainActor
private final class Model: ObservableObject {
    @Published var lines: [String] = []
    var isOver = false

    nonisolated init() {}

    /// Adds a line in each turn of the main actor, on which its tasks stay: those that yield wait for a thread of the system.
    func appendForever() {
        lines.append("again")
        if !isOver { Task { appendForever() } }
    }
}

private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.lines.count)") }
}

private struct LoadView: View {
    @State private var title = "Loading"
    let load: @Sendable () async -> String

    var body: some View {
        Text(title).task { title = await load() }
    }
}

private struct ChainView: View {
    @State private var number = 0

    var body: some View {
        Text("\(number)")
            .onChange(of: number) { _, new in
                if new < 5 { Task { number = new + 1 } }
            }
        Button("Start") { number = 1 }
    }
}
