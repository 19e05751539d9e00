import Foundation
import OrielCore

/// Padding around a view.
package enum PaddingRenderer: ElementRenderer {
    /// The platform's default padding in points.
    private static let standard = 16.0

    /// The least padding in points from which the space between the lines of a text can be taken.
    private static let leastTrimmed = 4.0

    package static var vanishesWithoutContent: Bool { true }

    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        if let ring = Ring.merge(node, into: state) { return ring }
        guard state.phase == .bare, state.host == .text || state.host == .stack, !state.cutsLines, !node.sharesStack,
            !insets(of: node).hasNegative
        else { return nil }
        var state = state
        state.phase = .padded
        state.isTrimmed = state.isTrimmed && !takesTrim(insets(of: node))
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if node.merge.ring != nil { return Ring.decorate(&box, with: node) }
        let insets = insets(of: node)
        insets.appendPadding(to: &box.markup.style)
        guard box.markup.style[.marginBlock] == TextStyle.trim, takesTrim(insets) else { return }
        box.markup.style[.marginBlock] = nil
        let paddings = insets.top == insets.bottom ? [insets.top] : [insets.top, insets.bottom]
        box.markup.style[.paddingBlock] = paddings.map { "calc(\(px($0)) + \(TextStyle.trim))" }.joined(separator: " ")
    }

    /// Whether the paddings, instead of margins, can be smaller by the space between lines, so that the node has the size of the view.
    private static func takesTrim(_ insets: EdgeInsets) -> Bool { min(insets.top, insets.bottom) >= leastTrimmed }

    package static func mergeState(of node: WebNode) -> MergeState { MergeState(.other, .padded) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        markup.style.append(.display, "flex")
        if node.onlyChild == nil { markup.style.append(.flexDirection, "column") }
        let insets = insets(of: node)
        if insets.hasNegative || node.sharesStack { return nested(markup, insets: insets, of: node) }
        insets.appendPadding(to: &markup.style)
        return Box(markup)
    }

    /// Returns the padded content in a node without padding, which may share a stack with others.
    ///
    /// CSS has no negative padding: negative margins extend the content over the edges.
    private static func nested(_ slot: Markup, insets: EdgeInsets, of node: WebNode) -> Box {
        var slot = slot
        let item = ItemRule(
            traits: node.traits,
            context: node.context,
            priority: 0,
            maxLength: nil,
            placement: Placement(.wrapper)
        )
        slot.style.merge(item.style)
        EdgeInsets(
            top: max(insets.top, 0),
            leading: max(insets.leading, 0),
            bottom: max(insets.bottom, 0),
            trailing: max(insets.trailing, 0)
        )
        .appendPadding(to: &slot.style)
        if insets.hasNegative {
            // A maximum height would be that of the smaller box.
            slot.style[.maxHeight] = nil
            slot.style.append(.marginBlock, "\(px(min(insets.top, 0))) \(px(min(insets.bottom, 0)))")
            slot.style.append(.marginInline, "\(px(min(insets.leading, 0))) \(px(min(insets.trailing, 0)))")
        }
        var markup = Markup()
        markup.style.append(.display, "flex")
        markup.style.append(.justifyContent, "center")
        markup.parts = [slot]
        return Box(markup)
    }

    static func insets(of node: WebNode) -> EdgeInsets {
        if case .insets(let insets)? = node.attributes[.insets] { return insets }
        let edges = node.attributes.number(.edges).map { Edge.Set(rawValue: Int8($0)) } ?? .all
        return EdgeInsets(
            top: edges.contains(.top) ? standard : 0,
            leading: edges.contains(.leading) ? standard : 0,
            bottom: edges.contains(.bottom) ? standard : 0,
            trailing: edges.contains(.trailing) ? standard : 0
        )
    }
}
