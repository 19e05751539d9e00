import Foundation
import Testing

/// The compiler checks previews and leaves them out of the program, so this test reads the sources.
struct PreviewTests {
    @Test func `every view has a preview in light and in dark mode`() throws {
        var sources = URL(filePath: #filePath)
        for _ in 0..<3 { sources.deleteLastPathComponent() }
        let folder = sources.appending(path: "Sources/ItemsApp")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let views = text.matches(of: /struct \w+(<[^>]*>)?: View\b/).count
            let light = text.matches(of: /#Preview\("[^"]+, light"\)/).count
            let dark = text.matches(of: /#Preview\("[^"]+, dark"\)/).count

            #expect(light == dark, "\(file.lastPathComponent)")
            #expect(light >= views, "\(file.lastPathComponent)")
            #expect(text.matches(of: /preferredColorScheme\(\.dark\)/).count == dark, "\(file.lastPathComponent)")
            count += views
        }
        #expect(count > 15)
    }
}
