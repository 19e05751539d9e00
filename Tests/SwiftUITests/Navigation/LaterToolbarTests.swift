import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LaterToolbarTests {
    @Test func `a toolbar with an id has several items, and conditions`() {
        let texts = ViewHost { RearrangedToolbar() }.texts

        for text in ["Tag", "Flag", "More", "Shown", "Filter", "Bold", "Italic"] { #expect(texts.contains(text)) }
        for text in ["Archive", "Less", "Hidden", "Style"] { #expect(!texts.contains(text)) }
        #expect(ViewHost { RearrangedToolbar(showsMore: false) }.texts.contains("Less"))
    }

    @Test func `a search has tokens, suggestions of them and a binding`() {
        let texts = ViewHost { SearchWithEverything() }.texts

        #expect(texts.contains("Found") && texts.contains("red"))
    }

    @Test func `a view is behind the content of a sheet`() {
        let texts = ViewHost { FilledSheet() }.texts

        #expect(texts.contains("In front") && texts.contains("Behind"))
    }

    @Test func `keyframes depend on conditions`() {
        #expect(ConditionalKeyframes.end(isStrong: true) == 20)
        #expect(ConditionalKeyframes.end(isStrong: false) == 4)
        #expect(ViewHost { ConditionalKeyframes() }.texts.contains("Moved"))
    }
}
