import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct PresentationFormsTests {
    @Test func `a sheet has a background and corners of its own`() async throws {
        let host = ViewHost { PresentationForms() }

        try await host.tap("Show")

        #expect(host.texts.contains("sheet"))
        #expect(try host.standalonePage().contains("border-radius:30px"))
    }

    @Test func `a row that cannot be chosen stays as it is`() async throws {
        let host = ViewHost { SelectionForms() }

        try await host.tap("Row 2")
        #expect(host.texts.last == "selected 2")

        try? await host.tap("Row 1")
        #expect(host.texts.last == "selected 2")
    }

    @Test func `a dialog has a toggle not to be asked again`() async throws {
        let host = ViewHost { SuppressionForms() }

        try await host.tap("Empty")
        try await host.set(true, toggle: "Do not ask again")

        // The dialog stays until an action is chosen.
        #expect(host.texts.contains("asks no more") && host.texts.contains("Empty the basket?"))
        try await host.tap("Yes")
        #expect(!host.texts.contains("Empty the basket?"))
    }

    @Test func `a sheet has a height that the app computes`() async throws {
        let host = ViewHost(size: CGSize(width: 390, height: 800)) { DetentForms() }

        try await host.tap("Show")
        #expect(host.html.contains(#"data-detents="80px 100dvh""#))

        try await host.tap("Lower")
        #expect(host.html.contains("--detent:80px"))
    }
}
