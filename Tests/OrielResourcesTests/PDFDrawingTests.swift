import Foundation
import Testing

@testable import OrielResources

struct PDFDrawingTests {
    private static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Gallery/Pages/Assets.xcassets").standardizedFileURL

    private static let hasProgram = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")

    @Test(.enabled(if: hasProgram)) func `a page becomes paths, in points`() throws {
        let url = Self.gallery.appendingPathComponent("Anchor.imageset/Anchor.pdf")
        let svg = String(decoding: try PDFDrawing.svg(of: url), as: UTF8.self)
        #expect(svg.contains(#"width="24" height="24""#))
        #expect(svg.contains("<path"))
        #expect(!svg.contains("<image"))
    }

    @Test(.enabled(if: hasProgram)) func `a damaged file is refused`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("%PDF-1.4 nothing".utf8).write(to: url)
        let error = #expect(throws: PDFError.self) { try PDFDrawing.svg(of: url) }
        #expect(error?.description.contains("damaged") == true)
    }

    @Test(.enabled(if: hasProgram)) func `each page has a text`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data(PDFSample.twoPages.utf8).write(to: url)

        let texts = try PDFDrawing.texts(of: url)

        #expect(texts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == ["First page", "Second page"])
    }

    @Test func `only the size of the drawing loses its unit`() {
        let svg = Data(#"<?xml version="1.0"?><svg width="24pt" height="7.5pt"><rect width="2pt"/></svg>"#.utf8)
        let expected = #"<?xml version="1.0"?><svg width="24" height="7.5"><rect width="2pt"/></svg>"#
        #expect(String(decoding: PDFDrawing.withPoints(svg), as: UTF8.self) == expected)
    }
}
