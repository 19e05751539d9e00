import Foundation
import Testing

/// The compiler checks previews and leaves them out of the program, so this test reads the sources.
struct PreviewTests {
    @Test func `every view has a preview, which shows it in light and in dark mode`() throws {
        var count = 0
        for file in try Sources.files() {
            let text = try String(contentsOf: file, encoding: .utf8)
            let views = text.matches(of: /struct \w+(<[^>]*>)?: View\b/).count
            let previews = text.matches(of: /#Preview\("[^"]+"\) \{\s*SamplePage \{/).count

            #expect(previews >= views, "\(file.lastPathComponent)")
            #expect(text.matches(of: /#Preview/).count == previews, "\(file.lastPathComponent)")
            count += views
        }
        #expect(count > 30)
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
