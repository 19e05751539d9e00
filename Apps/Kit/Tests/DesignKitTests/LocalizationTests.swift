import Foundation
import Testing

/// All texts of the apps, from the resources of their targets.
struct LocalizationTests {
    @Test func `every text is there in both languages`() throws {
        for target in try Self.targets() {
            let english = try Self.table("en", of: target).keys
            let chinese = try Self.table("zh-Hans", of: target).keys

            #expect(Set(english) == Set(chinese), "\(target.lastPathComponent)")
        }
    }

    @Test func `arguments are the same in both languages`() throws {
        for target in try Self.targets() {
            for language in ["en", "zh-Hans"] {
                for (key, text) in try Self.table(language, of: target) {
                    #expect(Self.specifiers(key) == Self.specifiers(text), "\(target.lastPathComponent): \(key)")
                }
            }
        }
    }

    @Test func `a text of several targets reads the same in all of them`() throws {
        // Texts are looked up in all targets at once, so only one of several would be used. The apps are built into one folder.
        for language in ["en", "zh-Hans"] {
            var known: [String: String] = [:]
            for target in try Self.targets() {
                for (key, text) in try Self.table(language, of: target) {
                    #expect(known[key] ?? text == text, "\(target.lastPathComponent): \(key)")
                    known[key] = text
                }
            }
        }
    }

    @Test func `Chinese is not English`() throws {
        for target in try Self.targets() {
            for (key, text) in try Self.table("zh-Hans", of: target) {
                let hasIdeograph = text.unicodeScalars.contains(where: \.properties.isIdeographic)
                let isSymbolic = !key.contains { $0.isLetter && $0 != "@" && $0 != "l" && $0 != "d" }
                #expect(hasIdeograph || isSymbolic, "\(target.lastPathComponent): \(key)")
            }
        }
    }

    private static func targets() throws -> [URL] {
        var apps = URL(filePath: #filePath)
        for _ in 0..<4 { apps.deleteLastPathComponent() }
        return try ["Kit", "Moments", "Items", "Treehole"].map { apps.appending(path: "\($0)/Sources") }.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }.filter { FileManager.default.fileExists(atPath: $0.appending(path: "Resources/en.lproj").path) }
    }

    /// Parses lines of the form `"key" = "text";`.
    private static func table(_ language: String, of target: URL) throws -> [String: String] {
        let file = target.appending(path: "Resources/\(language).lproj/Localizable.strings")
        let text = try String(contentsOf: file, encoding: .utf8)
        var table: [String: String] = [:]
        for match in text.matches(of: /"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)";/) {
            #expect(table[String(match.1)] == nil, "\(file.path): \(match.1) twice")
            table[String(match.1)] = String(match.2)
        }
        return table
    }

    /// The types of the arguments, in sorted order.
    private static func specifiers(_ text: String) -> [String] {
        text.matches(of: /%(?:\d+\$)?(lld|@|lf)/).map { String($0.1) }.sorted()
    }
}
