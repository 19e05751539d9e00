import Testing

@testable import MomentsServer

@Suite struct MarkupTests {
    @Test func `a text is escaped, and markup is not`() {
        let text = "<b> & \"it's\" \0"
        let bold: Markup = "<b>\(text)</b>"

        let markup: Markup = "<p title=\"\(text)\">\(bold)\([bold, bold])\(Markup?.none)\(3)</p>"

        let escaped = "&lt;b&gt; &amp; &quot;it&#39;s&quot; \u{FFFD}"
        #expect(bold.text == "<b>\(escaped)</b>")
        #expect(markup.text == "<p title=\"\(escaped)\">\(bold.text)\(bold.text)\(bold.text)3</p>")
    }
}
