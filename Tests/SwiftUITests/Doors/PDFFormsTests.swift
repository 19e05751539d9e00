import Foundation
import OrielTesting
import PDFKit
import Testing

@MainActor
@Suite struct PDFFormsTests {
    private nonisolated static let hasPrograms = FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext")

    /// Documents with one line of text on each page.
    private func document(_ lines: [String]) throws -> PDFDocument {
        let pages = lines.enumerated().map { index, line in
            let content = "BT /F 12 Tf 10 50 Td (\(line)) Tj ET"
            return """
                \(10 + index) 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents \(30 + index) 0 R
                /Resources<</Font<</F 3 0 R>>>>>>endobj
                \(30 + index) 0 obj<</Length \(content.utf8.count)>>stream
                \(content)
                endstream endobj
                """
        }
        let kids = lines.indices.map { "\(10 + $0) 0 R" }.joined(separator: " ")
        let file = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[\(kids)]/Count \(lines.count)>>endobj
            3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
            \(pages.joined(separator: "\n"))
            trailer<</Root 1 0 R>>
            """
        return try #require(PDFDocument(data: Data(file.utf8)))
    }

    @Test(.enabled(if: hasPrograms)) func `a document has pages with texts`() throws {
        let document = try document(["One fish", "Two fish"])

        #expect(document.pageCount == 2 && document.documentURL == nil)
        #expect(document.string?.contains("One fish") == true && document.string?.contains("Two fish") == true)
        let page = try #require(document.page(at: 1))
        #expect(page.string?.hasPrefix("Two fish") == true && page.label == "2" && page.numberOfCharacters >= 8)
        #expect(page.document === document && document.index(for: page) == 1)
        #expect(document.page(at: 2) == nil)
    }

    @Test(.enabled(if: hasPrograms)) func `a document keeps its pages, and knows only them`() throws {
        let document = try document(["One fish", "Two fish"])
        let page = try #require(document.page(at: 1))
        let copy = try #require(PDFDocument(data: document.dataRepresentation() ?? Data()))

        #expect(document.page(at: 1) === page && document.page(at: 0) != page)
        #expect(copy.index(for: page) == NSNotFound)
        #expect(!PDFView().autoScales)
    }

    @Test(.enabled(if: hasPrograms)) func `a document is written and read again`() throws {
        let document = try document(["One fish"])
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: url) }

        #expect(document.write(to: url))
        let read = try #require(PDFDocument(url: url))

        #expect(read.documentURL == url && read.pageCount == 1)
        #expect(read.dataRepresentation() == document.dataRepresentation())
        #expect(!document.write(to: URL(fileURLWithPath: "/no/such/folder/a.pdf")))
    }

    @Test func `other files are no documents`() {
        #expect(PDFDocument(data: Data("a text".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/no/such/file.pdf")) == nil)
        #expect(PDFDocument(url: URL(string: "https://example.org/a.pdf")!) == nil)
    }

    @Test func `a damaged document has no pages`() throws {
        let document = try #require(PDFDocument(data: Data("%PDF-1.4 nothing".utf8)))

        #expect(document.pageCount == 0 && document.string == nil && document.page(at: 0) == nil)
    }

    @Test(.enabled(if: hasPrograms)) func `a view shows the pages of its document`() async throws {
        let documents = [try document(["One fish", "Two fish"]), try document(["Red fish"])]
        let host = ViewHost { ContractView(documents: documents) }

        try await host.wait(until: { host.html.contains("2 / 2") })
        try await host.tap("Next")

        try await host.wait(until: { host.html.contains("1 / 1") })
        #expect(!host.html.contains("2 / 2"))
    }
}
