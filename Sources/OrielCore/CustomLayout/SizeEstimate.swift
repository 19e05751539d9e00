package import Foundation
import OrielResources

/// The size of a view for a proposed size, computed without a browser.
///
/// Sizes of colours, shapes, frames, paddings and stacks of those are exact. Those of texts, images and controls are estimates.
struct SizeEstimate {
    var size: CGSize
    var isExact: Bool

    init(_ size: CGSize, isExact: Bool = true) {
        self.size = size
        self.isExact = isExact
    }

    static func of(_ tree: ElementTree, in proposal: ProposedViewSize) -> SizeEstimate {
        let attributes = tree.element.attributes
        switch tree.element.kind {
        case .color, .geometryReader: return SizeEstimate(proposal.replacingUnspecifiedDimensions())
        // Shapes that keep their proportions, such as circles, are measured by the browser.
        case .shape:
            return SizeEstimate(proposal.replacingUnspecifiedDimensions(), isExact: attributes[.shapeLayers] != nil)
        case .spacer:
            let least = attributes.number(.minLength).map { CGFloat($0) } ?? ViewSpacing.length
            return SizeEstimate(
                CGSize(width: max(proposal.width ?? 0, least), height: max(proposal.height ?? 0, least))
            )
        case .divider: return SizeEstimate(CGSize(width: proposal.width ?? 10, height: 1))
        case .text: return text(tree.element, in: proposal)
        case .symbol: return SizeEstimate(CGSize(width: 20, height: 20), isExact: false)
        case .frame: return frame(attributes, around: tree.children, in: proposal)
        case .padding: return padding(attributes, around: tree.children, in: proposal)
        case .overlay, .background, .mask: return content(of: tree.children.first, in: proposal)
        case .fixedSize:
            var proposal = proposal
            if attributes.bool(.fixesWidth) { proposal.width = nil }
            if attributes.bool(.fixesHeight) { proposal.height = nil }
            return content(of: tree.children.first, in: proposal)
        case .hStack, .vStack, .zStack: return stack(tree, in: proposal)
        case let kind:
            var result = content(of: tree.children.first, in: proposal)
            if tree.children.isEmpty { result.size = CGSize(width: 44, height: 34) }
            if !kind.keepsSize || tree.children.count != 1 { result.isExact = false }
            return result
        }
    }

    private static func content(of tree: ElementTree?, in proposal: ProposedViewSize) -> SizeEstimate {
        tree.map { of($0, in: proposal) } ?? SizeEstimate(.zero)
    }

    private static func padding(
        _ attributes: Attributes,
        around views: [ElementTree],
        in proposal: ProposedViewSize
    ) -> SizeEstimate {
        let insets = attributes.padding
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) }
        )
        var result = content(of: views.first, in: inner)
        result.size.width += insets.horizontal
        result.size.height += insets.vertical
        if views.count > 1 { result.isExact = false }
        return result
    }

    // MARK: - Frames

    private static func frame(
        _ attributes: Attributes,
        around views: [ElementTree],
        in proposal: ProposedViewSize
    ) -> SizeEstimate {
        let width = LengthLimits.width(attributes)
        let height = LengthLimits.height(attributes)
        var result = content(of: views.first, in: innerProposal(of: attributes, in: proposal))
        let isKnown = width.fixed != nil && height.fixed != nil
        if isKnown { result.isExact = true } else if views.count > 1 { result.isExact = false }
        result.size = CGSize(
            width: width.length(of: result.size.width, in: proposal.width),
            height: height.length(of: result.size.height, in: proposal.height)
        )
        return result
    }

    /// Returns the size that a frame proposes to its content.
    static func innerProposal(of frame: Attributes, in proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: LengthLimits.width(frame).proposal(in: proposal.width),
            height: LengthLimits.height(frame).proposal(in: proposal.height)
        )
    }

    /// The limits of a frame along an axis.
    private struct LengthLimits {
        static func width(_ frame: Attributes) -> Self { Self(frame, .width, .minWidth, .idealWidth, .maxWidth) }

        static func height(_ frame: Attributes) -> Self { Self(frame, .height, .minHeight, .idealHeight, .maxHeight) }

        let fixed: CGFloat?
        let least: CGFloat?
        let ideal: CGFloat?
        let most: CGFloat?

        init(
            _ attributes: Attributes,
            _ fixed: Attributes.Name,
            _ least: Attributes.Name,
            _ ideal: Attributes.Name,
            _ most: Attributes.Name
        ) {
            func length(_ name: Attributes.Name) -> CGFloat? { attributes.number(name).map { max(0, CGFloat($0)) } }
            self.fixed = length(fixed)
            self.least = length(least)
            self.ideal = length(ideal)
            self.most = length(most)
        }

        /// Returns the length that the frame proposes to its content.
        func proposal(in length: CGFloat?) -> CGFloat? {
            if let fixed { return fixed }
            guard let length else { return ideal }
            return min(max(length, least ?? 0), most ?? .infinity)
        }

        func length(of content: CGFloat, in proposal: CGFloat?) -> CGFloat {
            if let fixed { return fixed }
            guard let proposal else { return min(max(ideal ?? content, least ?? 0), most ?? .infinity) }
            let lower = least ?? content
            // Without a maximum, the frame is as long as its content.
            let upper = most ?? max(content, lower)
            return min(max(proposal, min(lower, upper)), upper)
        }
    }

    // MARK: - Stacks

    private static func stack(_ tree: ElementTree, in proposal: ProposedViewSize) -> SizeEstimate {
        let items = tree.children.map { LayoutItem($0) }
        let size = arrangement(of: tree.element)?.size(of: LayoutSubviews(items), in: proposal) ?? .zero
        return SizeEstimate(size, isExact: items.allSatisfy(\.isExact))
    }

    /// Returns how a stack arranges its views; nil for other elements.
    static func arrangement(of element: Element) -> (any Arrangement)? {
        let spacing = element.attributes.number(.spacing).map { CGFloat($0) }
        let alignment = element.attributes.alignment
        return switch element.kind {
        case .hStack: StackArrangement(.horizontal, spacing: spacing) { $0[alignment.vertical] }
        case .vStack: StackArrangement(.vertical, spacing: spacing) { $0[alignment.horizontal] }
        case .zStack: DepthArrangement(alignment)
        default: nil
        }
    }

    // MARK: - Texts

    private static func text(_ element: Element, in proposal: ProposedViewSize) -> SizeEstimate {
        let points = fontSize(of: element)
        let heights = LetterHeight(of: element)
        let lineHeight = points * heights.line
        // From ascender to descender; there is space between the lines only.
        let letterHeight = points * (heights.ascent + heights.descent)
        let room = proposal.width ?? .infinity
        let broken = BrokenLines(of: element.text ?? "", points: points, in: room)
        var lines = broken.count
        if let limit = element.attributes.number(.lineLimit) { lines = min(lines, CGFloat(limit)) }
        var height = letterHeight + (lines - 1) * lineHeight
        if let factor = element.attributes.number(.lineHeightFactor),
            let more = element.attributes.number(.lineHeightPoints)
        {
            height = lines * (points * CGFloat(factor) + CGFloat(more))
        }
        let size = CGSize(width: min(broken.widest, room), height: height)
        return SizeEstimate(size, isExact: false)
    }

    /// Returns the size of a text's font in points.
    static func fontSize(of text: Element) -> CGFloat {
        text.attributes.font?.details.pointSize ?? Font.TextStyle.body.pointSize()
    }
}

/// The heights of the letters of a text above and below the baseline, and the distance of its lines, as parts of the font size.
package struct LetterHeight: Sendable {
    /// Those of the system font, unless the font is one of the app's.
    package private(set) var ascent: CGFloat = 0.9526
    package private(set) var descent: CGFloat = 0.2408
    package private(set) var line: CGFloat = 1.29

    package init(of text: Element) {
        guard case .custom(let name, _, _)? = text.attributes.font?.details.base,
            let metrics = AppFonts.shared.match(named: name)?.metrics
        else { return }
        ascent = CGFloat(metrics.ascent)
        descent = CGFloat(metrics.descent)
        line = CGFloat(metrics.lineHeight)
    }
}

/// Mean widths of characters in the fonts of browsers, as parts of the font size.
enum CharacterWidth {
    static let space: CGFloat = 0.28

    static func of(_ scalar: Unicode.Scalar) -> CGFloat {
        switch scalar {
        case "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!": 0.27
        case "f", "r", "t", "(", ")", "[", "]", "-", "/": 0.36
        case "m", "w", "M", "W", "@", "%": 0.86
        case "A"..."Z": 0.67
        case "0"..."9": 0.6
        // East Asian characters and emoji.
        case "\u{1100}"..."\u{11FF}", "\u{2E80}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}", "\u{FF00}"..."\u{FF60}",
            "\u{1F300}"..."\u{1FAFF}", "\u{20000}"..."\u{3FFFF}":
            1
        default: 0.54
        }
    }
}

extension Attributes {
    /// The alignment of views in the element; the default is the centre.
    var alignment: Alignment {
        if case .alignment(let alignment)? = self[.alignment] { alignment } else { .center }
    }

    /// The insets of a padding.
    var padding: EdgeInsets {
        if case .insets(let insets)? = self[.insets] { return insets }
        return EdgeInsets(16, edges: Edge.Set(rawValue: number(.edges).map { Int8($0) } ?? Edge.Set.all.rawValue))
    }

    fileprivate var font: Font? {
        if case .font(let font)? = self[.font] { font } else { nil }
    }
}

extension ElementTree {
    /// The priority of the view, set by a modifier around it.
    var layoutPriority: Double {
        if element.kind == .layoutPriority { return element.attributes.number(.priority) ?? 0 }
        guard element.kind.isModifier, let content = children.first else {
            return element.kind == .spacer ? -.infinity : 0
        }
        return content.layoutPriority
    }

    /// Whether this is a view of a kind, possibly with modifiers that keep its size.
    func standsFor(_ kind: Element.Kind) -> Bool {
        if element.kind == kind { return true }
        switch element.kind {
        case .overlay, .background: return children.first?.standsFor(kind) ?? false
        case let own where own.keepsSize: return children.count == 1 && children[0].standsFor(kind)
        default: return false
        }
    }
}
