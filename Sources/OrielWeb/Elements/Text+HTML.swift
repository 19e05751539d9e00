import OrielCore

/// A text: a block that wraps, as wide as its longest line would be.
package enum TextRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { .softHorizontally }

    package static func mergeState(of node: WebNode) -> MergeState {
        var state = MergeState(.text)
        // A text's gradient is the background of its node, which can have no other, and the filter of a shadow inside of the
        // letters is for nothing else.
        if case .style(let style)? = node.attributes[.foreground],
            style.value.isGradient || style.value.hasInnerShadow
        {
            state.phase = .painted
        } else if (node.attributes.number(.lineSpacing) ?? 0) > 0 {
            // No padding is certain to be larger than the space between such lines.
            state.phase = .padded
        }
        state.isTrimmed = true
        state.cutsLines = (node.attributes.number(.lineLimit) ?? 0) > 0
        return state
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.span)
        let attributes = node.attributes
        let text = node.element.text ?? ""
        let isUnbounded = node.context.horizontal == .unbounded
        let shrinks = !isUnbounded && attributes[.minimumScale] != nil
        markup[.dataLetters] = attributes.string(.contentTransition)
        if shrinks { markup[.dataShrink] = attributes.number(.minimumScale).map(number) }
        markup.style = TextStyle(attributes, shrinks: shrinks).style(isUnbounded: isUnbounded)
        if attributes.bool(.isRedacted) {
            markup.parts = [redacted(text)]
            markup[.ariaHidden] = "true"
        } else if case .runs(let runs)? = attributes[.runs] {
            markup.parts = parts(of: text, runs: runs, in: node, shrinks: shrinks)
            markup.events = node.element.events.mask
        } else {
            markup.text = text
            if shrinks { estimateScale(of: node, in: &markup) }
            if !isUnbounded, !shrinks, !attributes.hasInnerShadow, let place = truncation(attributes) {
                markup[.dataWatch] = "truncate \(place)"
            }
        }
        if let inner = InnerShadows(attributes, name: "i\(node.id.rawValue)") {
            if let text = markup.text {
                var letters = Markup(.span)
                letters.text = text
                markup.text = nil
                markup.parts = [letters]
            }
            inner.append(to: &markup, attributes)
            markup.parts.append(inner.drawing)
        }
        return Box(markup)
    }

    /// Scales a text as far as the server can tell, until the client has measured it and replaces the scale.
    private static func estimateScale(of node: WebNode, in markup: inout Markup) {
        guard let minimum = node.attributes.number(.minimumScale), let width = node.offeredWidth else { return }
        let scale = TextScale.estimate(of: node.element, in: width, minimum: minimum)
        if scale < 1 { markup.inline[.shrink] = number(scale) }
    }

    /// Returns where the client truncates the last line of a text, at its start or in its middle, and the number of lines if that is not
    /// 1; nil if the browser truncates the text at its end.
    ///
    /// The client draws the letters that fit in place of those of the node, which a gradient does not paint.
    private static func truncation(_ attributes: Attributes) -> String? {
        if case .style(let style)? = attributes[.foreground], style.value.cssColor == nil { return nil }
        guard let place = attributes.string(.truncation), let limit = attributes.number(.lineLimit), limit >= 1 else {
            return nil
        }
        return limit == 1 ? place : "\(place) \(number(limit))"
    }

    /// Returns text whose letters are covered by a box on each line.
    private static func redacted(_ text: String) -> Markup {
        var part = Markup(.span)
        part[.dataKind] = "redacted"
        part.text = text
        return part
    }

    /// - Parameter shrinks: Whether the client may shrink the text.
    private static func parts(of text: String, runs: [TextRun], in node: WebNode, shrinks: Bool) -> [Markup] {
        // HTML does not allow nested links.
        let isInLink = node.isInLink
        var parts: [Markup] = []
        var position = text.utf16.startIndex
        var linkCount = 0
        for run in joined(runs) {
            let end = text.utf16.index(position, offsetBy: run.length, limitedBy: text.utf16.endIndex) ?? text.endIndex
            var part = part(String(text[position..<end]), run.attributes, isInLink: isInLink, shrinks: shrinks)
            if run.attributes[.url] != nil {
                // Tells the server which of the text's links was chosen.
                part[.dataIndex] = String(linkCount)
                linkCount += 1
            }
            let inner = InnerShadows(run.attributes, name: "i\(node.id.rawValue)-\(parts.count)")
            inner?.append(to: &part, run.attributes)
            parts.append(part)
            if let inner { parts.append(inner.drawing) }
            position = end
        }
        return parts
    }

    /// Joins adjacent runs of letters with equal attributes.
    private static func joined(_ runs: [TextRun]) -> [TextRun] {
        var result: [TextRun] = []
        for run in runs {
            let isAlone = [.symbol, .picture, .url].contains { run.attributes[$0] != nil }
            if !isAlone, let last = result.last, last.attributes == run.attributes {
                result[result.count - 1].length += run.length
            } else {
                result.append(run)
            }
        }
        return result
    }

    private static func part(_ text: String, _ attributes: Attributes, isInLink: Bool, shrinks: Bool) -> Markup {
        if attributes[.symbol] != nil { return SymbolRenderer.inlinePart(attributes) }
        if attributes[.picture] != nil { return ImageRenderer.inlinePart(attributes) }
        let isLink = attributes[.url] != nil && !isInLink
        var part = Markup(isLink ? .a : attributes.bool(.isCode) ? .code : .span)
        part.text = text
        part.style = TextStyle(attributes, shrinks: shrinks).run
        if isLink { LinkAddress.describe(attributes.string(.url), in: &part) }
        return part
    }
}
