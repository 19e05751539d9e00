import Foundation
import Testing

/// The compiler checks previews and leaves them out of the program, so this test reads the sources.
struct PreviewTests {
    @Test func `every screen has a preview, which shows it in light and in dark mode`() throws {
        var count = 0
        for file in try Sources.files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let previews = text.matches(of: /#Preview\("[^"]+"\) \{\s*SamplePage \{/)
            let screens = text.matches(of: /struct (\w+(?:Screen|Sheet|Tabs|RootView)): View\b/)

            #expect(text.matches(of: /#Preview/).count == previews.count, "\(file.lastPathComponent)")
            let shown = text[(previews.first?.range.lowerBound ?? text.endIndex)...]
            for screen in screens { #expect(shown.contains("\(screen.1)("), "\(screen.1)") }
            count += screens.count
        }
        #expect(count > 10)
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
