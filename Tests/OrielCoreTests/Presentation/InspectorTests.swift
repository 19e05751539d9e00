import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct InspectorTests {
    private struct Inspected: View {
        @State private var isShown = false

        var body: some View {
            Button("toggle") { isShown.toggle() }
                .inspector(isPresented: $isShown) {
                    Text("details").inspectorColumnWidth(min: 100, ideal: 50, max: 400)
                }
            Text(isShown ? "shown" : "hidden")
        }
    }

    private func kinds(_ host: ViewHost) -> String { host.elementTrees.map(\.description).joined() }

    @Test func `a wide window has a column of the wanted width`() async throws {
        let host = ViewHost { Inspected().environment(\.horizontalSizeClass, .regular) }

        try await host.tap("toggle")

        #expect(host.texts.contains("details"))
        #expect(!kinds(host).contains("sheet"))
        #expect(kinds(host).contains("width: 100"))
    }

    @Test func `a narrow window has a sheet`() async throws {
        let host = ViewHost { Inspected().environment(\.horizontalSizeClass, .compact) }

        try await host.tap("toggle")

        #expect(host.texts.contains("details"))
        #expect(kinds(host).contains("sheet"))
    }
}
