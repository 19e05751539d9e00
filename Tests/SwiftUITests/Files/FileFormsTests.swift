import OrielTesting
import SwiftUI
import Testing

@MainActor
struct FileFormsTests {
    @Test func `the forms of files and photos show their labels`() {
        let host = ViewHost { FileForms() }

        #expect(host.issues.isEmpty)
        for text in ["One", "With a label", "All", "Swift", "Share…"] { #expect(host.texts.contains(text)) }
    }

    @Test func `links share several items`() {
        let texts = ViewHost { SharedItems() }.texts

        for title in ["Addresses", "Texts", "Bold", "With previews", "Titles", "Text", "Item"] {
            #expect(texts.contains(title))
        }
    }
}
