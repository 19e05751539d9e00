import Foundation
import OrielCore

/// The distance of two texts, one below the other, in a column without a spacing of the app's own: that of two lines of a
/// text instead of 8 points ([decision 93](../../../Docs/Decisions/0093-texts-of-a-column-are-as-close-as-lines.md)).
///
/// A margin of the lower view takes the difference.
enum TextDistance {
    /// The edges at which a view has a text.
    static let edges: WebNode.Flags = [.beginsWithText, .endsWithText]

    /// Returns at which of its edges a view has a text. The flags of its children must be up to date.
    static func edges(of node: WebNode) -> WebNode.Flags {
        switch node.kind {
        case .text: return edges
        case .vStack:
            let views = node.childrenInFlow
            guard let first = views.first, let last = views.last else { return [] }
            return first.flags.intersection(.beginsWithText).union(last.flags.intersection(.endsWithText))
        case .hStack:
            var common = edges
            var hasView = false
            for view in node.children where !view.isOutOfFlow && !view.isSpacer {
                common.formIntersection(view.flags)
                hasView = true
            }
            return hasView ? common : []
        case .frame:
            let limits: [Attributes.Name] = [.height, .minHeight, .maxHeight]
            guard limits.allSatisfy({ node.attributes[$0] == nil }) else { return [] }
            return node.onlyChild?.flags.intersection(edges) ?? []
        case .padding:
            guard var common = node.onlyChild?.flags.intersection(edges), !common.isEmpty else { return [] }
            let insets = PaddingRenderer.insets(of: node)
            if insets.top != 0 { common.remove(.beginsWithText) }
            if insets.bottom != 0 { common.remove(.endsWithText) }
            return common
        default: return node.traitContent?.flags.intersection(edges) ?? []
        }
    }

    /// Whether a container has the default distance between its views, one below the other; nil if it is not a column.
    static func applies(in container: WebNode) -> Bool? {
        switch container.kind {
        case .vStack: container.attributes[.spacing] == nil
        case .scrollView: ScrollViewRenderer.isColumn(container)
        default: nil
        }
    }

    /// Adds the margin of a view that follows a text to its place in its container.
    ///
    /// - Parameter markup: The view's outermost node.
    static func append(to style: inout Style, of view: WebNode, _ markup: Markup) {
        guard view.flags.contains(.followsText) else { return }
        // The space between two lines is twice the length that a text is trimmed at each edge, which is negative.
        let (trim, gap) = (TextStyle.trim, px(StackRenderer.spacing))
        if markup.style[.marginBlock] == trim {
            style[.marginBlock] = "calc(-1*\(gap) - \(trim)) \(trim)"
        } else if markup.style[.marginBlock] == nil {
            style[.marginBlockStart] = "calc(-1*\(gap) - 2*\(trim))"
        }
    }
}

extension WebDocument {
    /// Notes at which edges a view has a text, and which views of a column follow a text.
    func placeTexts(in node: WebNode) {
        node.flags.subtract(TextDistance.edges)
        node.flags.formUnion(TextDistance.edges(of: node))
        guard let applies = TextDistance.applies(in: node) else { return }
        var followsText = false
        for child in node.children where !child.isOutOfFlow {
            let isClose = applies && followsText && child.flags.contains(.beginsWithText)
            followsText = child.flags.contains(.endsWithText)
            guard isClose != child.flags.contains(.followsText) else { continue }
            child.flags.formSymmetricDifference(.followsText)
            if child.shownBox != nil { mark(child, .needsBox) }
        }
    }
}
