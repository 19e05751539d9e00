import Foundation
import Testing

@testable import moments

@Suite final class TogglesFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var url: URL { folder.appendingPathComponent("toggles.json") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: url, options: .atomic) }

    @Test func `it is read again when it has changed`() async throws {
        try write(#"{"isClassicStyleEnabled": true}"#)
        let file = TogglesFile(url.path)

        #expect(try await file.read()?.toggles == ["internal.isClassicStyleEnabled": true])
        #expect(try await file.read() == nil)

        try write(#"{"isClassicStyleEnabled": false}"#)
        #expect(try await file.read()?.toggles == ["internal.isClassicStyleEnabled": false])
    }

    @Test func `a link is followed to another file`() async throws {
        let names = ["a", "b"].map { folder.appendingPathComponent($0) }
        try Data(#"{"isClassicStyleEnabled": true}"#.utf8).write(to: names[0])
        try Data("{}".utf8).write(to: names[1])
        let file = TogglesFile(url.path)

        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: names[0])
        #expect(try await file.read()?.toggles.count == 1)
        try FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(at: url, withDestinationURL: names[1])

        #expect(try await file.read()?.toggles == [:])
    }

    @Test func `a broken file is read until it is valid`() async throws {
        try write("{")
        let file = TogglesFile(url.path)

        for _ in 0..<2 { await #expect(throws: HostError.self) { try await file.read() } }
    }

    @Test func `a missing file and a folder have a reason`() async {
        let missing = await #expect(throws: HostError.self) { try await TogglesFile(self.url.path).read() }
        let folder = await #expect(throws: HostError.self) { try await TogglesFile(self.folder.path).read() }

        #expect(missing?.description == "No such file or directory")
        #expect(folder?.description == "it is not a file")
    }
}
