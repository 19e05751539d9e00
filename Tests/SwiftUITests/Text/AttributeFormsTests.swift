import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AttributeFormsTests {
    @Test func `attributes, keys and Markdown are shown`() {
        let host = ViewHost { AttributeForms() }

        #expect(
            host.texts == ["Red and bold", "Spaced", "Title", "Count 3", "bold and slanted", AttributeForms.kerning]
        )
        // Runs of different looks are elements of their own.
        #expect(host.html.contains(">Red</span>") && host.html.contains(">slanted</span>"))
    }
}
