import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct DepthTests {
    struct Endless: View {
        var body: some View {
            VStack {
                Text("again")
                AnyView(Endless())
            }
        }
    }

    struct Page: View {
        @State private var isShown = false
        @State private var taps = 0

        var body: some View {
            Button("Show") { isShown = true }
            Button("Taps \(taps)") { taps += 1 }
            if isShown { Endless() }
        }
    }

    @Test func `a view that contains itself ends in an error, and the rest lives on`() async throws {
        let host = ViewHost { Page() }

        try await host.tap("Show")
        try await host.tap("Taps 0")

        #expect(host.texts.contains("Taps 1"))
        #expect(host.issues.count == 1)
        #expect(
            host.issues.first?.hasPrefix(
                "Endless is nested in more than \(ViewGraph.depthLimit) views, which is the maximum."
            ) == true
        )
    }
}
