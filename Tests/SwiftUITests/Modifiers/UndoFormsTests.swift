import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct UndoFormsTests {
    @Test func `a window undoes and redoes what its views have registered`() async throws {
        let host = ViewHost { UndoForms() }

        try await host.tap("Add")
        #expect(host.texts == ["value 1", "Add", "Undo Change", "Redo"])
        try await host.tap("Undo Change")
        #expect(host.texts == ["value 0", "Add", "Undo", "Redo Change"])
        try await host.tap("Redo Change")
        #expect(host.texts.first == "value 1")
        #expect(host.issues.isEmpty)
    }

    @Test func `two windows have two undo managers`() async throws {
        let (first, second) = (ViewHost { UndoForms() }, ViewHost { UndoForms() })

        try await first.tap("Add")
        try await second.tap("Add")
        try await first.tap("Undo Change")

        #expect(first.texts.first == "value 0" && second.texts.first == "value 1")
    }
}
