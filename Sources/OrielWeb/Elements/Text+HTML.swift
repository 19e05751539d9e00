import OrielCore

/// A text: a block that wraps, as wide as its longest line would be.
package enum TextRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .softHorizontally }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.text) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.span)
        markup.style = TextStyle(node.attributes).style(isUnbounded: node.context.horizontal == .unbounded)
        if case .runs(let runs)? = node.attributes[.runs] {
            markup.parts = parts(of: node.element.text ?? "", runs: runs)
        } else {
            markup.text = node.element.text ?? ""
        }
        return Box(markup, merge: MergeState(.text))
    }

    private static func parts(of text: String, runs: [TextRun]) -> [Markup] {
        var parts: [Markup] = []
        var position = text.utf16.startIndex
        for run in runs {
            let end = text.utf16.index(position, offsetBy: run.length, limitedBy: text.utf16.endIndex) ?? text.endIndex
            var part = Markup(.span)
            part.text = String(text[position..<end])
            part.style = TextStyle(run.attributes).look
            parts.append(part)
            position = end
        }
        return parts
    }
}
