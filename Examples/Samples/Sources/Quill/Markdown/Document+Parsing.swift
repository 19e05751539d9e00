import CCMark
import Foundation

extension Document {
    /// Parses Markdown; every text is a document.
    init(markdown: String) {
        let pointer = cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_SMART)
        guard let root = Node(pointer) else { return }
        defer { cmark_node_free(root.pointer) }
        blocks = root.blocks
    }
}

extension Node {
    fileprivate var blocks: [Block] { children.compactMap(\.block) }

    private var block: Block? {
        switch type {
        case CMARK_NODE_HEADING: .heading(level: headingLevel, inlineText)
        case CMARK_NODE_PARAGRAPH: .paragraph(inlineText)
        case CMARK_NODE_CODE_BLOCK: .code(language: language, literal.trimmingCharacters(in: .newlines))
        case CMARK_NODE_BLOCK_QUOTE: .quote(blocks)
        case CMARK_NODE_LIST: .list(start: listStart, items: children.map(\.blocks))
        case CMARK_NODE_THEMATIC_BREAK: .rule
        // HTML is not shown.
        default: nil
        }
    }

    private var inlineText: AttributedString {
        children.map(\.inline).reduce(AttributedString(), +)
    }

    private var inline: AttributedString {
        switch type {
        case CMARK_NODE_TEXT: AttributedString(literal)
        case CMARK_NODE_SOFTBREAK: AttributedString(" ")
        case CMARK_NODE_LINEBREAK: AttributedString("\n")
        case CMARK_NODE_CODE: AttributedString(literal).adding(.code)
        case CMARK_NODE_EMPH: inlineText.adding(.emphasized)
        case CMARK_NODE_STRONG: inlineText.adding(.stronglyEmphasized)
        case CMARK_NODE_LINK: inlineText.linked(to: URL(string: url))
        case CMARK_NODE_IMAGE: AttributedString("[") + inlineText + AttributedString("]")
        default: AttributedString()
        }
    }
}

extension AttributedString {
    /// Adds an intent to those that the runs have.
    fileprivate func adding(_ intent: InlinePresentationIntent) -> AttributedString {
        var copy = self
        for run in runs {
            copy[run.range].inlinePresentationIntent = (run.inlinePresentationIntent ?? []).union(intent)
        }
        return copy
    }

    fileprivate func linked(to url: URL?) -> AttributedString {
        var copy = self
        copy.link = url
        return copy
    }
}
