import OrielCore
import OrielTesting
import Testing

@MainActor
struct WaitTests {
    @Test func `a condition that holds already returns at once`() async throws {
        let host = ViewHost { CounterView() }

        try await host.wait(until: { host.texts == ["0", "Add"] }, within: .zero)
    }

    @Test func `a sleeping task is waited for until its work shows`() async throws {
        let host = ViewHost { LateView() }

        try await host.wait(until: { host.texts == ["Late"] })
    }

    @Test func `a condition that never holds throws after the time and lists what is on screen`() async {
        let host = ViewHost { CounterView() }
        let start = ContinuousClock.now

        let error = await #expect(throws: ViewHostError.self) {
            try await host.wait(until: { false }, within: .milliseconds(20))
        }

        #expect(start.duration(to: .now) >= .milliseconds(20))
        #expect(error?.code == .timedOut)
        #expect(
            error?.message == """
                The condition was not met within 0.02 seconds. Controls: button "Add". Texts: "0", "Add".
                """
        )
    }

    @Test func `waiting ends with the task that waits`() async {
        let host = ViewHost { CounterView() }
        let waiting = Task { try await host.wait(until: { false }, within: .seconds(60)) }

        waiting.cancel()

        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}

private struct LateView: View {
    @State private var title = "Early"

    var body: some View {
        Text(title).task {
            try? await Task.sleep(for: .milliseconds(20))
            title = "Late"
        }
    }
}
