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

    @Test func `a launch scene shows its title and actions until a document is open`() async throws {
        let host = ViewHost(app: StoryApp.self)
        #expect(host.texts == ["Stories", "Start Writing", "Choose a Template", "Choose None", "Write", "Open…"])

        try await host.tap("Choose None")
        #expect(host.texts.contains("Stories"))
        try await host.tap("Choose a Template")
        try await host.wait(until: { host.texts.contains("about From a template") })
        #expect(host.texts.contains("can be edited"))
        try await host.tap("Close")
        try await host.tap("Start Writing")

        #expect(host.texts.contains("about Empty"))
        #expect(host.issues.isEmpty)
    }

    @Test func `documents that are only shown cannot be made`() async {
        let host = ViewHost(app: LaunchForms.self)

        #expect(host.texts.contains("Notes"))
        await #expect(throws: ViewHostError.self) { try await host.tap("New Document") }
    }

    @Test func `a new document takes the place of the open one, with an editor of its own`() async throws {
        let host = ViewHost(app: StoryApp.self)
        try await host.tap("Start Writing")
        try await host.tap("Tapped 0")
        #expect(host.texts.contains("Tapped 1"))

        try await host.tap("Another")

        #expect(host.texts.contains("about Another story") && host.texts.contains("Tapped 0"))
    }

    @Test func `the user is asked before a new document takes the place of changes`() async throws {
        let host = ViewHost(app: StoryApp.self)
        try await host.tap("Start Writing")
        try await host.type("Changed", into: "Story")

        try await host.tap("Another")
        #expect(host.texts.contains("There are unsaved changes.") && host.texts.contains("about Changed"))
        try await host.tap("Close without Saving")

        #expect(host.texts.contains("about Another story"))
    }

    @Test func `documents of other types and missing files leave the open document as it is`() async throws {
        let host = ViewHost(app: StoryApp.self)
        try await host.tap("Start Writing")

        try await host.tap("Notebook")
        #expect(host.texts.contains("about Empty"))
        try await host.tap("Missing")
        try await host.wait(until: { host.texts.contains("failed") })

        #expect(host.texts.contains("about Empty"))
    }
}
