import Foundation
import Testing

@testable import GalleryPages

@Suite struct FiguresTests {
    @Test func `the page shows what Docs/Figures.md says`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let text = try String(contentsOf: root.appending(path: "Docs/Figures.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").map { row in
            row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let start = try #require(rows.firstIndex { $0.first == "keyed table" })
        let documented = rows[(start + 2)...].prefix(9).flatMap { row in
            zip(["Oriel", "By hand", "React"], row.dropFirst()).map { "\(row[0]), \($0): \($1)" }
        }

        #expect(Figure.keyedTable.map { "\($0.task), \($0.page): \($0.milliseconds)" } == documented)
    }
}
