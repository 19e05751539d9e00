import Foundation
import OrielCore
import OrielCoreTransferable
import OrielTesting
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@MainActor
@Suite struct FileExporterTests {
    struct Document: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data("\(configuration.contentType.identifier): \(text)".utf8))
        }
    }

    struct Exporting: View {
        var name: String?
        @State private var isPresented = false
        @State private var result = "nothing"

        var body: some View {
            VStack {
                Text(result)
                Text(isPresented ? "saving" : "not saving")
                Button("Save") { isPresented = true }
            }
            .fileExporter(
                isPresented: $isPresented,
                document: Document(text: "hello"),
                contentType: .plainText,
                defaultFilename: name
            ) { result in
                switch result {
                case .success(let url): self.result = "saved \(url.lastPathComponent)"
                case .failure(let error): self.result = "failed: \(error.localizedDescription)"
                }
            }
        }
    }

    @Test(arguments: [(nil, "Untitled.txt"), ("Letter", "Letter.txt"), ("Letter.txt", "Letter.txt"), ("../a", "a.txt")])
    func `a document is saved under its name`(name: String?, expected: String) async throws {
        let files = FakeFileHost()
        let host = ViewHost { Exporting(name: name).environment(\.fileHost, files) }

        try await host.tap("Save")
        try await host.wait(for: "saved \(expected)")

        #expect(host.texts.contains("not saving"))
        let offered = try #require(files.contents.withLock { $0.offered.first })
        #expect(offered == ("public.plain-text: hello", expected, "text/plain"))
    }

    /// A note whose file has a name; the short one is exported in another type.
    struct Note: Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation<Note>(exportedContentType: .rtf) { _ in Data("secret".utf8) }.visibility(.ownProcess)
            DataRepresentation<Note>(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
                .exportingCondition { $0.text.count > 3 }
                .suggestedFileName { $0.text }
            DataRepresentation<Note>(exportedContentType: .plainText) { Data($0.text.utf8) }
                .suggestedFileName("Short")
        }
    }

    /// An item that is exported as a note.
    struct Reminder: Transferable {
        var note: Note

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation<Reminder, Note>(exporting: \.note)
        }
    }

    struct Reminders: View {
        @State private var isSaving = false
        @State private var names = "nothing"

        var body: some View {
            Text(names)
            Button("Save") { isSaving = true }
                .fileExporter(
                    isPresented: $isSaving,
                    items: [Reminder(note: Note(text: "Hello")), Reminder(note: Note(text: "Hi"))],
                    onCompletion: { (result: Result<[URL], any Error>) in
                        switch result {
                        case .success(let urls): names = urls.map(\.lastPathComponent).joined(separator: ", ")
                        case .failure(let error): names = error.localizedDescription
                        }
                    }
                )
        }
    }

    struct Several: View {
        @State private var saves = [false, false, false]
        @State private var names = "nothing"

        var body: some View {
            VStack {
                Text(names)
                Button("Notes") { saves[0] = true }
                    .fileExporter(
                        isPresented: $saves[0],
                        items: [Note(text: "Hello"), Note(text: "Hi")],
                        onCompletion: { show($0) }
                    )
                Button("Documents") { saves[1] = true }
                    .fileExporter(
                        isPresented: $saves[1],
                        documents: [Document(text: "a"), Document(text: "b")],
                        contentType: .plainText
                    ) { show($0) }
                Button("None") { saves[2] = true }
                    .fileExporter(isPresented: $saves[2], documents: [Document](), contentTypes: []) { show($0) }
            }
        }

        private func show(_ result: Result<[URL], any Error>) {
            switch result {
            case .success(let urls): names = urls.map(\.lastPathComponent).joined(separator: ", ")
            case .failure(let error): names = error.localizedDescription
            }
        }
    }

    @Test func `items are saved in the first type that is for them, under the names that they suggest`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Several().environment(\.fileHost, files) }

        try await host.tap("Notes")
        try await host.wait(for: "Hello.html, Short.txt")

        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["<p>Hello</p>", "Hi"])
    }

    @Test func `items are saved with the conditions and names of their proxies`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Reminders().environment(\.fileHost, files) }

        try await host.tap("Save")
        try await host.wait(for: "Hello.html, Short.txt")

        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["<p>Hello</p>", "Hi"])
    }

    @Test func `several documents are saved one after the other`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Several().environment(\.fileHost, files) }

        try await host.tap("Documents")
        try await host.wait(for: "Untitled.txt, Untitled.txt")
        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["public.plain-text: a", "public.plain-text: b"])

        try await host.tap("None")
        #expect(files.contents.withLock { $0.offered.count } == 2)
    }

    @Test func `a failed export reports its reason`() async throws {
        struct Failure: LocalizedError { var errorDescription: String? { "gone" } }
        let files = FakeFileHost()
        files.contents.withLock { $0.error = Failure() }
        let host = ViewHost { Exporting().environment(\.fileHost, files) }

        try await host.tap("Save")

        try await host.wait(for: "failed: gone")
    }
}
