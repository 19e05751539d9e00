import CoreTransferable
import OrielTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
struct FileFormsTests {
    @Test func `the forms of files and photos show their labels`() {
        let host = ViewHost { FileForms() }

        #expect(host.issues.isEmpty)
        for text in ["One", "With a label", "All", "Swift", "Share…"] { #expect(host.texts.contains(text)) }
    }

    @Test func `representations have conditions and names`() async throws {
        #expect(Report(lines: []).exportedContentTypes(TransferRepresentationVisibility.all) == [])
        #expect(Report(lines: ["a"]).suggestedFilename == "Report.csv")
        let copy = try await Report(importing: Data("a,b".utf8), contentType: .commaSeparatedText)
        #expect(copy.lines == ["a", "b"])
    }

    @Test func `links share several items`() {
        let texts = ViewHost { SharedItems() }.texts

        for title in ["Addresses", "Texts", "Bold", "With previews", "Titles", "Text", "Item"] {
            #expect(texts.contains(title))
        }
    }
}
