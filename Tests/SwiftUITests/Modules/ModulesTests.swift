import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ModulesTests {
    @Test func `names reach the doors however they are imported`() async throws {
        #expect(ViewHost { ScopedImports() }.texts == ["Scoped"])
        #expect(ViewHost { Shadow.Color() }.texts == ["Shadowed"])
        #expect(ViewHost { ConditionalImports() }.texts == ["Debug", "other"])
        #expect(ViewHost { ReexportedView(model: ReexportedModel()) }.texts == ["example.org", "2"])
    }

    @Test func `a published property with a module's name is observed`() async throws {
        let host = ViewHost { Shadow.Reader() }

        try await host.tap("Value 1")

        #expect(host.texts == ["Value 2"])
    }
}
