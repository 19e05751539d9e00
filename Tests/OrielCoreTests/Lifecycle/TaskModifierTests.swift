import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct TaskModifierTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    final class Model: ObservableObject {
        @Published var isShown = true
        @Published var id = 1
        @Published var tick = 0
    }

    struct Waiting: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            Text("tick \(model.tick)")
            if model.isShown {
                Text("waits").task(id: model.id) {
                    let id = model.id
                    log.lines.append("start \(id)")
                    do {
                        try await Task.sleep(for: .seconds(600))
                        log.lines.append("end \(id)")
                    } catch {
                        log.lines.append("cancelled \(id)")
                    }
                }
            }
        }
    }

    @Test func `a task is cancelled when its view leaves`() async throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Waiting(model: model, log: log) }
        await host.settle()
        #expect(log.lines == ["start 1"])

        model.isShown = false
        try await host.wait(until: { log.lines == ["start 1", "cancelled 1"] })
    }

    @Test func `a task is cancelled when the tree ends`() async throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Waiting(model: model, log: log) }
        await host.settle()

        host.unmount()

        try await host.wait(until: { log.lines == ["start 1", "cancelled 1"] })
    }

    @Test func `a task starts again when its id changes, and only then`() async throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost { Waiting(model: model, log: log) }
        await host.settle()
        model.tick += 1
        await host.settle()
        #expect(log.lines == ["start 1"])

        model.id = 2

        try await host.wait(until: { log.lines.sorted() == ["cancelled 1", "start 1", "start 2"] })
        host.unmount()
        try await host.wait(until: { log.lines.contains("cancelled 2") })
    }

    struct Loading: View {
        @State private var text = "loading"
        var body: some View {
            Text(text).task {
                await Task.yield()
                text = "loaded"
            }
        }
    }

    @Test func `a task sets state after a suspension`() async {
        let host = ViewHost { Loading() }
        #expect(host.texts == ["loading"])

        await host.settle()

        #expect(host.texts == ["loaded"])
        #expect(host.drainPatches().count == 1)
    }

    struct Stubborn: View {
        let gate: AsyncStream<Void>
        let log: Log
        @State private var text = "first"
        var body: some View {
            Text(text).task {
                // Ignores cancellation, like a careless loop.
                await Task.detached { for await _ in gate { break } }.value
                text = "late"
                log.lines.append(text)
            }
        }
    }

    @Test func `a task that outlives its view writes its state without harm`() async throws {
        let log = Log()
        let (gate, continuation) = AsyncStream.makeStream(of: Void.self)
        let host = ViewHost { Stubborn(gate: gate, log: log) }
        await host.settle()
        host.unmount()

        continuation.yield()

        try await host.wait(until: { log.lines == ["late"] })
        #expect(host.texts == [])
        #expect(host.issues == [])
    }

    struct Brief: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            if isShown {
                Text("brief")
                    .onAppear { isShown = false }
                    .task { log.lines.append(Task.isCancelled ? "cancelled" : "ran") }
            }
        }
    }

    @Test func `a view that leaves as it appears leaves a task that knows it is cancelled, or none`() async {
        let log = Log()
        let host = ViewHost { Brief(log: log) }
        await host.settle()
        #expect(log.lines != ["ran"])
    }
}
