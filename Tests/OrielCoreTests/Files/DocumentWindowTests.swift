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

    // MARK: - Release of documents

    private final class Mark: Sendable {}

    /// A document whose mark is in memory as long as the document is.
    private struct MarkedDocument: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String
        let mark: Mark

        init(text: String, mark: Mark) { (self.text, self.mark) = (text, mark) }

        init(configuration: ReadConfiguration) throws {
            let data = configuration.file.regularFileContents ?? Data()
            self.init(text: String(decoding: data, as: UTF8.self), mark: Mark())
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    /// Makes documents, and knows whether the last one is in memory.
    private final class Documents {
        private var count = 0
        private(set) weak var last: Mark?

        func make() -> MarkedDocument {
            count += 1
            let mark = Mark()
            last = mark
            return MarkedDocument(text: "page \(count)", mark: mark)
        }
    }

    private struct Editor: View {
        @Binding var document: MarkedDocument
        @Environment(\.documentHost) private var host

        var body: some View {
            TextField("Text", text: $document.text)
            Text("read \(document.text)")
            Button("Another") { host?.makeNew?() }
        }
    }

    /// Returns a window that asks about the changes of its document before it shows another one.
    private func question(_ documents: Documents) async throws -> ViewHost {
        let files = FakeFileHost()
        let host = ViewHost {
            DocumentWindow(kind: DocumentKind<MarkedDocument>.values(new: { documents.make() })) { document, _ in
                Editor(document: document)
            }
            .environment(\.fileHost, files)
        }
        try await host.tap("New Document")
        try await host.type("changed", into: "Text")
        try await host.tap("Another")
        #expect(documents.last != nil)
        return host
    }

    @Test func `a document that the user does not want is released`() async throws {
        let documents = Documents()
        let host = try await question(documents)

        try await host.tap("Cancel")

        #expect(host.texts.contains("read changed"))
        try await host.wait(until: { documents.last == nil })
    }

    @Test(arguments: ["Close without Saving", "Save"])
    func `a document that was shown after another one is released when it is closed`(answer: String) async throws {
        let documents = Documents()
        let host = try await question(documents)

        try await host.tap(answer)
        try await host.wait(for: "read page 2")
        try await host.tap("Close")

        #expect(host.texts.contains("New Document"))
        try await host.wait(until: { documents.last == nil })
    }
}
