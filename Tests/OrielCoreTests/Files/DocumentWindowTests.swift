import Foundation
import OrielTesting
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@testable import OrielCore

@MainActor
@Suite struct DocumentWindowTests {
    private func window(_ files: FakeFileHost, new: (() -> FileExporterTests.Document)?) -> ViewHost {
        ViewHost {
            DocumentWindow(kind: .values(new: new)) { document, file in
                VStack {
                    TextField("Text", text: document.text)
                    Text("read \(document.wrappedValue.text)")
                }
            }
            .environment(\.fileHost, files)
        }
    }

    @Test func `a file that is chosen is read and shown`() async throws {
        let files = FakeFileHost()
        files.contents.withLock { $0.choice = [.sample("a.txt")] }
        let host = window(files, new: nil)
        #expect(!host.texts.contains("New Document"))

        try await host.tap("Open…")
        try await host.wait(until: { host.texts.contains { $0.hasPrefix("read ") } })

        // A document that is only shown is not saved.
        #expect(!host.texts.contains("Save"))
    }

    @Test func `a saved document is closed without a question`() async throws {
        let files = FakeFileHost()
        let host = window(files, new: { FileExporterTests.Document(text: "hello") })
        try await host.tap("New Document")
        try await host.type("changed", into: "Text")

        try await host.tap("Save")
        try await host.wait(until: { files.contents.withLock { !$0.offered.isEmpty } })
        await host.settle()
        try await host.tap("Close")

        #expect(host.texts.contains("New Document"))
    }
}
