import Foundation
import TestSupport
import Testing

@testable import OrielCore

struct MarkdownBlocksTests {
    /// The text of each block with the blocks around it, from the innermost.
    private func blocks(_ markdown: String) -> [String] {
        MarkdownBlocks.leaves(in: markdown).map { leaf in
            let kinds = leaf.intent.components.map { $0.debugDescription.prefix { $0 != "(" }.dropLast() }
            let text =
                switch leaf.content {
                case .inline(let text): text
                case .literal(let text): "'\(text)'"
                }
            return "\(text) [\(kinds.joined(separator: ", "))]"
        }
    }

    @Test(arguments: [
        ("One\ntwo\n\nThree", ["One two [paragraph]", "Three [paragraph]"]),
        ("One  \ntwo\\\nthree", ["One\ntwo\nthree [paragraph]"]),
        ("# Title #\nText\n### Low", ["Title [header 1]", "Text [paragraph]", "Low [header 3]"]),
        ("Title\n===\nLow\n---\n\n---", ["Title [header 1]", "Low [header 2]", "'\u{2E3B}' [thematicBreak]"]),
        ("#No title\n####### None", ["#No title ####### None [paragraph]"]),
        ("> Quote\n> more\nlazy\n\nText", ["Quote more lazy [paragraph, blockQuote]", "Text [paragraph]"]),
        ("```swift\nlet a = 1\n  b\n```\nText", ["'let a = 1\n  b\n' [codeBlock 'swift']", "Text [paragraph]"]),
        ("~~~\n```\n", ["'```\n' [codeBlock]"]),
        ("    code\n\n    more\n\nText", ["'code\n\nmore\n' [codeBlock]", "Text [paragraph]"]),
        ("", []), ("\n \n", []),
    ])
    func `finds blocks`(markdown: String, result: [String]) {
        #expect(blocks(markdown) == result)
    }

    @Test(arguments: [
        (
            "- a\n- b\n\n+ c",
            [
                "a [paragraph, listItem 1, unorderedList]", "b [paragraph, listItem 2, unorderedList]",
                "c [paragraph, listItem 1, unorderedList]",
            ]
        ),
        (
            "3. a\n4. b\n   more\n\n   c",
            [
                "a [paragraph, listItem 3, orderedList]", "b more [paragraph, listItem 4, orderedList]",
                "c [paragraph, listItem 4, orderedList]",
            ]
        ),
        (
            "- a\n  - b\n    > c\n- d",
            [
                "a [paragraph, listItem 1, unorderedList]",
                "b [paragraph, listItem 1, unorderedList, listItem 1, unorderedList]",
                "c [paragraph, blockQuote, listItem 1, unorderedList, listItem 1, unorderedList]",
                "d [paragraph, listItem 2, unorderedList]",
            ]
        ),
        ("Year\n2024. Not a list", ["Year 2024. Not a list [paragraph]"]),
        ("-no list", ["-no list [paragraph]"]),
    ])
    func `finds lists`(markdown: String, result: [String]) {
        #expect(blocks(markdown) == result)
    }

    @Test func `finds tables`() {
        let table = "| A | B |\n|:--|--:|\n| 1 | 2 \\| 3 |\n\nText"

        let leaves = MarkdownBlocks.leaves(in: table)
        let kinds = leaves.map { $0.intent.components.map(\.kind) }
        let expected = PresentationIntent.Kind.table(columns: [.init(alignment: .left), .init(alignment: .right)])

        #expect(kinds.count == 5)
        #expect(kinds.first == [.tableCell(columnIndex: 0), .tableHeaderRow, expected])
        #expect(kinds[3] == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), expected])
        #expect(blocks(table)[3].hasPrefix("2 | 3 ["))
        #expect(kinds.last == [.paragraph])
    }

    @Test func `blocks have numbers of their own`() {
        let intents = MarkdownBlocks.leaves(in: "- a\n\n  b\n- c").map { $0.intent.components.map(\.identity) }

        #expect(intents == [[3, 2, 1], [4, 2, 1], [6, 5, 1]])
    }

    @Test func `an attributed string has the blocks of its runs`() throws {
        let text = try AttributedString(markdown: "# *Big*\n\nSmall **print**")
        let runs = Array(text.runs)

        #expect(String(text.characters) == "BigSmall print")
        #expect(
            runs.map { $0.presentationIntent?.components.first?.kind } == [
                .header(level: 1), .paragraph, .paragraph,
            ]
        )
        #expect(runs.first?.inlinePresentationIntent == .emphasized)
    }

    @Test func `inline Markdown has no blocks`() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try AttributedString(markdown: "# a\n\nb", options: options)

        #expect(String(text.characters) == "# a\n\nb")
        #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test func `an intent counts the blocks around it`() {
        let list = PresentationIntent(.unorderedList, identity: 1)
        let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
        let paragraph = PresentationIntent(.paragraph, identity: 3, parent: item)

        #expect(paragraph.count == 3 && paragraph.indentationLevel == 1)
        #expect(paragraph.debugDescription == "[paragraph (id 3), listItem 2 (id 2), unorderedList (id 1)]")
        #expect(PresentationIntent(types: paragraph.components) == paragraph)
    }

    @Test(arguments: ["> ", "- ", "```\n", "#", "| - ", "a\n", "1. a\n", "- a\n  ", "***\n", "\n    a"])
    func `hostile texts take no longer than their length`(part: String) {
        let start = processorTime()
        _ = MarkdownBlocks.leaves(in: String(repeating: part, count: 20_000))

        #expect(processorTime() - start < .seconds(10))
    }
}
