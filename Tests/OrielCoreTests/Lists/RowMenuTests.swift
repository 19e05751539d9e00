import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct RowMenuTests {
    private struct Names: View {
        var hasAction = false
        @State private var selection: Set<String> = ["a", "b"]
        @State private var log = "nothing"

        var body: some View {
            Text(log)
            List(selection: $selection) {
                ForEach(["a", "b", "c"], id: \.self) { name in Text("row \(name)") }
            }
            .contextMenu(forSelectionType: String.self) { names in
                Button("Delete \(names.sorted().joined())") { log = "deleted \(names.sorted().joined())" }
            } primaryAction: { names in
                log = "opened \(names.sorted().joined())"
            }
        }
    }

    @Test func `the menu of a selected row is for all selected rows, that of another for itself`() async throws {
        let host = ViewHost { Names() }

        try await host.tap("Delete c")
        #expect(host.texts.first == "deleted c")
        try await host.tap("Delete ab")
        #expect(host.texts.first == "deleted ab")
        #expect(!host.texts.contains("Delete c"))
    }

    @Test func `a tap runs the primary action`() async throws {
        let host = ViewHost { Names() }

        try await host.tap("row c")

        #expect(host.texts.first == "opened c")
    }

    @Test func `rows of another type have no menu`() {
        let host = ViewHost {
            List(["a"], id: \.self) { Text($0) }
                .contextMenu(forSelectionType: Int.self) { _ in Button("Delete") {} }
        }

        #expect(!(host.elementTrees.first?.description.contains("rowMenu") ?? true))
    }
}
