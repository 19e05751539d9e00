import OrielCore
import OrielTesting
import Testing

/// Tests of the tint colour.
@MainActor
struct TintHTMLTests {
    @Test func `the way back has the colour of controls`() async throws {
        let host = ViewHost {
            NavigationStack { NavigationLink("Next") { Text("Page") }.navigationTitle("First") }.tint(.purple)
        }

        try await host.tap("Next")

        #expect(backButtonTint(in: host.elementTrees) == .purple)
    }

    private func backButtonTint(in trees: [ElementTree]) -> Color? {
        for tree in trees {
            if tree.element.kind == .backButton, case .color(let tint)? = tree.element.attributes[.tint] { return tint }
            if let tint = backButtonTint(in: tree.children) { return tint }
        }
        return nil
    }
}
