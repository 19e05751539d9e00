import Foundation
import OrielCoreTransferable
import OrielUniformTypeIdentifiers
import Testing

@Suite struct TransferableTests {
    struct Note: Transferable, Codable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.text) { Note(text: $0) }
        }
    }

    struct Film: Transferable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .movie) { received in Film(name: received.file.lastPathComponent) }
        }
    }

    private func file(_ text: String, named name: String = UUID().uuidString) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func written(_ content: TransferContent) throws -> String {
        switch content {
        case .data(let data): String(decoding: data, as: UTF8.self)
        case .file(let url): try String(contentsOf: url, encoding: .utf8)
        }
    }

    @Test func `several forms come in their order`() {
        let types = TransferCoder<Note>.all().map(\.contentType)

        #expect(types == [.json, .utf8PlainText, .text])
    }

    @Test func `a codable thing goes out and comes in as JSON`() async throws {
        let coder = try #require(TransferCoder<Note>.all().first)
        let url = try file(#"{"text":"in"}"#)
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url) == Note(text: "in"))
        let write = try #require(coder.write)
        #expect(try written(await write(Note(text: "out"))) == #"{"text":"out"}"#)
    }

    @Test func `a thing comes in and goes out as another`() async throws {
        let coder = TransferCoder<Note>.all()[1]
        let url = try file("in")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url) == Note(text: "in"))
        let write = try #require(coder.write)
        #expect(try written(await write(Note(text: "out"))) == "out")
    }

    @Test func `a file comes in as it is, and what has no way out has none`() async throws {
        let coder = try #require(TransferCoder<Film>.all().first)
        let url = try file("", named: "\(UUID().uuidString).mov")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(try await coder.read?(url).name == url.lastPathComponent)
        #expect(coder.write == nil && coder.contentType == .movie)
    }

    @Test func `text that is none is an error`() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([0xFF, 0xFE, 0xFF]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let coder = TransferCoder<String>.all()[0]

        await #expect(throws: CocoaError.self) { _ = try await coder.read?(url) }
    }
}
