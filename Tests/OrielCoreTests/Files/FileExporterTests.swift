import Foundation
import OrielCore
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

    @Test func `a failed export reports its reason`() async throws {
        struct Failure: LocalizedError { var errorDescription: String? { "gone" } }
        let files = FakeFileHost()
        files.contents.withLock { $0.error = Failure() }
        let host = ViewHost { Exporting().environment(\.fileHost, files) }

        try await host.tap("Save")

        try await host.wait(for: "failed: gone")
    }
}
