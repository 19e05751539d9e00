import Foundation
import Testing

/// The compiler checks previews and leaves them out of the program, so this test reads the sources.
struct PreviewTests {
    @Test func `every view has two previews, which show it in light and in dark mode`() throws {
        let declaration = /^struct (\w+)(?:<[^{]*>)?: View\b/.anchorsMatchLineEndings()
        var count = 0
        for file in try Sources.files() where file.lastPathComponent != "Samples.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let views = text.matches(of: declaration).map(\.1)
            let names = text.matches(of: /#Preview\("([^"]+)"(?:, traits: .+)?\) \{\s*SamplePage(?:\([^)]*\)+)? \{/)
                .map(\.1)

            #expect(text.matches(of: /#Preview/).count == names.count, "\(file.lastPathComponent)")
            #expect(names.count >= 2 * views.count, "\(file.lastPathComponent)")
            #expect(Set(names).count == names.count, "\(file.lastPathComponent)")
            let shown = text[(text.range(of: "#Preview")?.lowerBound ?? text.endIndex)...]
            for view in views { #expect(shown.contains("\(view)("), "\(view)") }
            count += views.count
        }
        #expect(count > 25)
    }
}

/// The sources of the app.
enum Sources {
    static var folder: URL {
        var package = URL(filePath: #filePath)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        return package.appending(path: "Sources/TreeholeApp")
    }

    static func files() throws -> [URL] {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
}
