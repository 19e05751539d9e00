internal import Foundation

/// Looks at the text of a Swift file without a parser.
struct SourceText {
    private let lines: [Substring]
    private static let maximumSize = 4 << 20

    /// - Parameter path: The file; one that is missing, unreadable or larger than 4 MB counts as empty.
    init(path: String) {
        let size = FileManager.default.size(of: path) ?? 0
        let data = size <= Self.maximumSize ? FileManager.default.contents(atPath: path) : nil
        self.init(String(decoding: data ?? Data(), as: UTF8.self))
    }

    init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    }

    func imports(_ module: String) -> Bool {
        lines.contains { line in
            let words = line.prefix { $0 != "/" && $0 != ";" }.split(whereSeparator: \.isWhitespace)
            guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(Self.isModifier) else {
                return false
            }
            return words[(index + 1)...].contains { $0 == module || $0.hasPrefix(module + ".") }
        }
    }

    /// True if the file has the entry point of the program.
    var hasEntry: Bool {
        lines.contains { line in ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(where: line.hasPrefix) }
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }
}
