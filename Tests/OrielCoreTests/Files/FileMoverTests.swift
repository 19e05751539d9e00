import Foundation
import OrielCore
import OrielTesting
import Synchronization
import Testing

@MainActor
@Suite struct FileMoverTests {
    private struct Moving: View {
        let file: URL?
        @State private var isPresented = false
        @State private var result = "nothing"

        var body: some View {
            Button("Move") { isPresented = true }
            Text(result)
                .fileMover(isPresented: $isPresented, file: file) { result in
                    switch result {
                    case .success(let url): self.result = url.lastPathComponent
                    case .failure: self.result = "failed"
                    }
                }
        }
    }

    private struct MovingSeveral: View {
        let files: [URL]
        @State private var isPresented = false
        @State private var result = "nothing"

        var body: some View {
            Button("Move") { isPresented = true }
            Text(result)
                .fileMover(isPresented: $isPresented, files: files) { result in
                    switch result {
                    case .success(let urls): self.result = urls.map(\.lastPathComponent).joined(separator: " ")
                    case .failure: self.result = "failed"
                    }
                }
        }
    }

    private func file() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("text".utf8).write(to: url)
        return url
    }

    @Test func `a file is offered to the browser and removed here`() async throws {
        let (files, file) = (FakeFileHost(), try file())
        let host = ViewHost { Moving(file: file).environment(\.fileHost, files) }

        try await host.tap("Move")
        try await host.wait(for: file.lastPathComponent)

        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["text"])
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `several files are offered under their names and removed here`() async throws {
        let (files, moved) = (FakeFileHost(), [try file(), try file()])
        let host = ViewHost { MovingSeveral(files: moved).environment(\.fileHost, files) }

        try await host.tap("Move")
        try await host.wait(for: moved.map(\.lastPathComponent).joined(separator: " "))

        #expect(files.contents.withLock { $0.offered.map(\.text) } == ["text", "text"])
        #expect(moved.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test func `a file that could not be saved stays`() async throws {
        let (files, file) = (FakeFileHost(), try file())
        defer { try? FileManager.default.removeItem(at: file) }
        files.contents.withLock { $0.error = CocoaError(.fileWriteUnknown) }
        let host = ViewHost { Moving(file: file).environment(\.fileHost, files) }

        try await host.tap("Move")
        try await host.wait(for: "failed")

        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
