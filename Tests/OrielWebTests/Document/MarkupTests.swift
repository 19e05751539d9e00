import Testing

@testable import OrielWeb

@Suite struct MarkupTests {
    @Test func `a kind with rules for its children is marked`() {
        var markup = Markup()

        markup[.dataKind] = "hit"
        #expect(markup[.dataParent] == "")

        markup[.dataKind] = "row"
        #expect(markup[.dataParent] == nil)
        #expect(markup[.dataKind] == "row")
    }
}
