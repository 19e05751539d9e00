import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BoundSelectionTests {
    @Test func `rows of a list with a selection change their values`() async throws {
        let host = ViewHost { BoundSelectionForms() }

        try await host.set(true, toggle: "Several Milk")
        try await host.set(true, toggle: "One Bread")

        #expect(host.texts.contains("Milk Bread"))
        #expect(host.texts.contains("plain Milk") && host.texts.contains("single Bread"))
    }

    @Test func `also those of an observed model`() async throws {
        let host = ViewHost { ObservedSelectionForms() }

        try await host.set(true, toggle: "observed Tea")

        #expect(host.texts.filter { $0 == "Tea" }.count == 2)
    }
}
