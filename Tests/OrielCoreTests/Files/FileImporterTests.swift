import Foundation
import OrielCore
import OrielTesting
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@MainActor
@Suite struct FileImporterTests {
    struct Importing: View {
        var allowsMultiple = true
        @State private var isPresented = false
        @State private var result = "nothing"

        var body: some View {
            VStack {
                Text(result)
                Text(isPresented ? "asking" : "not asking")
                Button("Import") { isPresented = true }
            }
            .fileImporter(
                isPresented: $isPresented,
                allowedContentTypes: [.text],
                allowsMultipleSelection: allowsMultiple
            ) { result in
                switch result {
                case .success(let urls):
                    self.result = urls.map { $0.lastPathComponent.suffix(5) }.joined(separator: " ")
                case .failure(let error): self.result = "failed: \(error.localizedDescription)"
                }
            } onCancellation: {
                result = "cancelled"
            }
        }
    }

    @Test func `files that are chosen come as addresses, in their order`() async throws {
        let files = FakeFileHost()
        files.contents.withLock { $0.choice = [.sample("a.txt"), .sample("b.txt")] }
        let host = ViewHost { Importing().environment(\.fileHost, files) }

        try await host.tap("Import")
        try await host.wait(for: "a.txt b.txt")

        #expect(host.texts.contains("not asking"))
        files.contents.withLock { contents in
            #expect(contents.askedFor?.kinds == FileKinds([.text]) && contents.askedFor?.limit == ChosenFile.limit)
            #expect(contents.kept.count == 2)
            // The browser may release the files.
            #expect(contents.forgotten.count == 2)
        }
    }

    @Test func `one file is asked for where one is wanted`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Importing(allowsMultiple: false).environment(\.fileHost, files) }

        try await host.tap("Import")
        try await host.wait(for: "cancelled")

        #expect(files.contents.withLock { $0.askedFor?.limit } == 1)
    }

    @Test func `a cancelled import is reported and can be repeated`() async throws {
        let files = FakeFileHost()
        let host = ViewHost { Importing().environment(\.fileHost, files) }
        try await host.tap("Import")
        try await host.wait(for: "cancelled")
        files.contents.withLock { $0.choice = [.sample("c.txt")] }

        try await host.tap("Import")
        try await host.wait(for: "c.txt")

        #expect(host.texts.contains("not asking"))
    }

    @Test func `a failed transfer reports its reason`() async throws {
        struct Failure: LocalizedError { var errorDescription: String? { "too large" } }
        let files = FakeFileHost()
        files.contents.withLock { ($0.choice, $0.error) = ([.sample()], Failure()) }
        let host = ViewHost { Importing().environment(\.fileHost, files) }

        try await host.tap("Import")
        try await host.wait(for: "failed: too large")

        #expect(files.contents.withLock { $0.kept.isEmpty && $0.forgotten.count == 1 })
    }

    @Test func `an import without a browser is an error`() async throws {
        let host = ViewHost { Importing() }

        try await host.tap("Import")

        try await host.wait(for: "failed: Files can be chosen and saved only in a browser.")
    }

    @Test func `progress is reported`() async throws {
        let files = FakeFileHost()
        files.contents.withLock { $0.choice = [.sample(size: 200)] }
        var steps: [Int] = []
        let host = ViewHost {
            Importing().environment(\.fileHost, files)
                .environment(\.fileProgress) { steps.append($0.receivedBytes) }
        }

        try await host.tap("Import")
        try await host.wait(for: "a.txt")

        // A later step replaces one that waits for the main actor.
        #expect(steps == steps.sorted() && steps.last == 200)
    }
}
