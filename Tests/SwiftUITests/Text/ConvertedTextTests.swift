import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct ConvertedTextTests {
    @Test func `texts of UIKit are shown by SwiftUI`() {
        let host = ViewHost { ConvertedTextForms() }

        #expect(host.texts.contains("Struck"))
        #expect(host.texts.contains("Slanted"))
        #expect(host.texts.contains("6 letters"))
    }

    @Test func `texts of SwiftUI are texts of UIKit`() throws {
        let text = try #require(ConvertedTextForms().markdown)

        #expect(text.string == "Bold, link")
        #expect(text.attribute(.link, at: 8, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
        #expect(text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test func `HTML is shown by SwiftUI`() throws {
        let text = try ConvertedTextForms.description("Two <a href=\"https://example.com\">fish</a>")

        #expect(String(text.characters) == "Two fish")
        #expect(text.runs.contains { $0.link == URL(string: "https://example.com") })
    }
}
