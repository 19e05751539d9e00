import AssetSymbols
import Foundation
import Testing

@Suite struct SourceFileTests {
    @Test func `a file is written if its text is another, and keeps its date if not`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let before = Date(timeIntervalSinceReferenceDate: 1_000)

        try write("first", to: file)
        try FileManager.default.setAttributes([.modificationDate: before], ofItemAtPath: file.path)
        try write("first", to: file)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == before)

        try write("second", to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "second")
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date != before)
    }
}
