import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DocumentFormsTests {
    @Test func `a new document is edited, and closed when its changes may be lost`() async throws {
        let host = ViewHost(app: NoteApp.self)
        #expect(host.texts.contains("Open…"))

        try await host.tap("New Document")
        #expect(host.texts.contains("editable") && host.texts.contains("file none"))
        try await host.type("Changed", into: "Note")
        try await host.tap("Close")
        #expect(host.texts.contains("There are unsaved changes."))
        try await host.tap("Close without Saving")

        #expect(host.texts.contains("New Document"))
        try await host.tap("New Document")
        // Nothing has changed, so nothing is asked.
        try await host.tap("Close")
        #expect(host.texts.contains("New Document"))
    }

    @Test func `a document that is an object has changed when it says so`() async throws {
        let host = ViewHost(app: NotebookApp.self)

        try await host.tap("New Document")
        try await host.tap("Add")
        #expect(host.texts.contains("first second"))
        try await host.tap("Close")

        #expect(host.texts.contains("There are unsaved changes."))
    }
}
