import OrielCore
import OrielFoundation
import OrielTesting
import Testing

@MainActor
@Suite struct UndoKeysTests {
    struct Counter: View {
        final class Model { var count = 0 }

        @Environment(\.undoManager) private var undoManager
        @State private var model = Model()
        @State private var taps = 0

        var body: some View {
            Button("Add") {
                taps += 1
                undoManager?.registerUndo(withTarget: model) { $0.count += 1 }
            }
        }
    }

    @Test func `a page listens to the keys while there is something to undo`() async throws {
        let host = ViewHost { Counter().modifier(RootPresentation()) }
        #expect(!host.html.contains("0:undo"))

        try await host.tap("Add")

        #expect(host.html.contains(#"data-shortcut="0:undo""#))
        #expect(host.html.contains(#"data-watch="undo""#))
        #expect(!host.html.contains("0:redo"))
        // Screen readers do not see it.
        #expect(!host.html.contains(#"aria-keyshortcuts="Undo""#))
    }
}
