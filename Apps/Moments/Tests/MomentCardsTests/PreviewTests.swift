import Foundation
import Testing

/// The compiler checks previews and leaves them out of release builds, so this test reads the sources.
struct PreviewTests {
    /// With the number of views that each has at least.
    private static let targets = [
        ("MomentCards", 29), ("Timeline", 1), ("MomentDetail", 4), ("Compose", 2), ("Friends", 13),
        ("Notifications", 2), ("Account", 20), ("Administration", 23), ("InternalMenu", 5), ("MomentsApp", 9),
    ]

    /// Private views are parts of others, whose previews show them.
    @Test(arguments: targets)
    func `every view and style has two previews`(target: String, minimum: Int) throws {
        var count = 0
        for (file, text) in try Self.sources(of: target) {
            let views = text.matches(of: Self.declaration).count
            let names = text.matches(of: /#Preview\("([^"]+)"/).map { String($0.1) }

            #expect(names.count >= 2 * views, "\(file)")
            #expect(Set(names).count == names.count, "\(file)")
            count += views
        }
        #expect(count >= minimum, "\(count)")
    }

    @Test(arguments: targets)
    func `previews with samples are only in debug builds`(target: String, minimum: Int) throws {
        for (file, text) in try Self.sources(of: target) {
            guard let first = text.range(of: "#Preview(") else { continue }
            let usesSamples = text[first.lowerBound...].contains(/PreviewSamples|PreviewRepo|\.preview/)
            let isConditional = text[..<first.lowerBound].contains("#if DEBUG\n")

            #expect(usesSamples == isConditional, "\(file)")
        }
    }

    private static var declaration: Regex<Substring> {
        /^(?:public )?struct \w+(?:<[^{]*>)?: (?:View|ViewModifier|Shape|ToolbarContent|\w*Style)\b/
            .anchorsMatchLineEndings()
    }

    /// The names and texts of a target's files, without those of samples.
    private static func sources(of target: String) throws -> [(String, String)] {
        var app = URL(filePath: #filePath)
        for _ in 0..<3 { app.deleteLastPathComponent() }
        let folder = app.appending(path: "Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }
            .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "PreviewSamples.swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }
}
