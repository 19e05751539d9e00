import Foundation
import Testing

/// The compiler checks previews and leaves them out of release builds, so this test reads the sources.
struct PreviewTests {
    @Test(arguments: [("DesignKit", 40), ("ListKit", 7)])
    func `every view and style has two previews`(target: String, minimum: Int) throws {
        var package = URL(filePath: #filePath)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let folder = package.appending(path: "Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let declaration =
            /^(?:public )?struct \w+(?:<[^{]*>)?: (?:View|ViewModifier|Shape|ToolbarContent|\w*Style)\b/
            .anchorsMatchLineEndings()
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            guard file.lastPathComponent != "PreviewSamples.swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let views = text.matches(of: declaration).count
            let names = text.matches(of: /#Preview\("([^"]+)"/).map { String($0.1) }

            #expect(names.count >= 2 * views, "\(file.lastPathComponent)")
            #expect(Set(names).count == names.count, "\(file.lastPathComponent)")
            count += views
        }
        #expect(count >= minimum)
    }
}
