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

    @Test func `colours are behind the letters of their runs, not behind the text`() throws {
        let host = ViewHost { TextBackgroundForms() }

        let page = try host.standalonePage()
        for color in ["#123456", "#214365", "#313233", "#616263"] {
            #expect(page.contains("background-color:\(color)"), "\(color)")
        }
        // A text of one run is a box around it.
        #expect(host.html.contains(">words</span>") && host.html.contains(">All of it</span></span>"))
        #expect(host.html.contains(">marks</span>") && host.texts.contains("UIKit marks"))
    }
}
