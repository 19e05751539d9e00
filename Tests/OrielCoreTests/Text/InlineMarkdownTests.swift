import Foundation
import TestSupport
import Testing

@testable import OrielCore

@Suite struct InlineMarkdownTests {
    private func run(_ text: String, _ style: MarkdownRun.Style = [], link: String? = nil) -> MarkdownRun {
        MarkdownRun(text: text, style: style, link: link)
    }

    @Test func `emphasis, code and strikethrough are found`() {
        #expect(InlineMarkdown.runs(in: "a **b** *c*") == [run("a "), run("b", .bold), run(" "), run("c", .italic)])
        #expect(InlineMarkdown.runs(in: "__b__ ~~s~~") == [run("b", .bold), run(" "), run("s", .strikethrough)])
        #expect(InlineMarkdown.runs(in: "use `let *x*`") == [run("use "), run("let *x*", .code)])
    }

    @Test func `emphasis nests`() {
        #expect(
            InlineMarkdown.runs(in: "**a *b* c**") == [run("a ", .bold), run("b", [.bold, .italic]), run(" c", .bold)]
        )
        #expect(InlineMarkdown.runs(in: "***x***") == [run("x", [.bold, .italic])])
    }

    @Test(arguments: ["snake_case_name", "2 * 3 * 4", "**open", "a*", "[no link]", "5 < 6", "C:/x", "~~~", "Q&A"])
    func `text that resembles Markdown is unchanged`(text: String) {
        #expect(InlineMarkdown.runs(in: text) == [run(text)])
    }

    @Test func `links have a text and an address`() {
        let runs = InlineMarkdown.runs(in: "See [the **docs**](https://a.org/x_(y) \"Title\")!")

        #expect(
            runs == [
                run("See "), run("the ", link: "https://a.org/x_(y)"), run("docs", .bold, link: "https://a.org/x_(y)"),
                run("!"),
            ]
        )
    }

    @Test func `addresses become links by themselves`() {
        #expect(
            InlineMarkdown.runs(in: "At https://a.org/b_c. Or <me@a.org>") == [
                run("At "), run("https://a.org/b_c", link: "https://a.org/b_c"), run(". Or "),
                run("me@a.org", link: "mailto:me@a.org"),
            ]
        )
    }

    @Test func `escapes and entities are read`() {
        #expect(InlineMarkdown.runs(in: #"\*no\* &amp; &#65;"#) == [run("*no* & A")])
    }

    @Test func `white space stays`() {
        #expect(InlineMarkdown.runs(in: "a\n\n  **b**") == [run("a\n\n  "), run("b", .bold)])
    }

    @Test func `attributes are read on request`() {
        func runs(_ text: String) -> [MarkdownRun] { InlineMarkdown.runs(in: text, hasAttributes: true) }

        #expect(
            runs("^[2 **item**](inflect: true) left") == [
                MarkdownRun(text: "2 ", inflection: 1), MarkdownRun(text: "item", style: .bold, inflection: 1),
                run(" left"),
            ]
        )
        #expect(runs("^[a](rainbow: 'extreme') b") == [run("a b")])
        #expect(runs("^[a] ^[b](c ^d") == [run("^[a] ^[b](c ^d")])
        #expect(InlineMarkdown.runs(in: "^[a](inflect: true)") == [run("^[a](inflect: true)")])
    }

    @Test func `closers without openers cost no search each`() {
        let text = String(repeating: "a** b* ", count: 20_000)
        let start = processorTime()
        #expect(InlineMarkdown.runs(in: text).count == 1)
        #expect(processorTime() - start < .seconds(10))
    }
}
