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
}
