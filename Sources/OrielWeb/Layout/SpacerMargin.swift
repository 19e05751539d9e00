import OrielCore

/// A spacer between two views of a row, when no other view of the row expands: an automatic margin takes its place, so that
/// the page has a node less.
///
/// Views that expand would take all space before a margin gets any, so such rows keep the node of their spacer. So do rows
/// with several spacers, and spacers at the ends, whose minimum length no margin can keep.
struct SpacerMargin {
    let before: WebNode
    let spacer: WebNode
    let after: WebNode

    /// What a view of a row can be.
    static let flags: WebNode.Flags = [.isMargin, .precedesMargin, .followsMargin]

    init?(in row: WebNode) {
        guard row.children.contains(where: { $0.kind == .spacer }), (row.attributes.number(.spacing) ?? 0) >= 0 else {
            return nil
        }
        let views = row.childrenInFlow
        guard let index = views.firstIndex(where: { $0.kind == .spacer }), index > 0, index + 1 < views.count else {
            return nil
        }
        let others = views.indices.lazy.filter { $0 != index }.map { views[$0] }
        guard others.allSatisfy({ !$0.traits.contains(.expandsHorizontally) }) else { return nil }
        (before, spacer, after) = (views[index - 1], views[index], views[index + 1])
        guard !before.hasGuide, !after.hasGuide else { return nil }
    }

    /// Adds the margins of a view to its place in its container.
    static func append(to style: inout Style, of view: WebNode, in container: WebNode) {
        if view.flags.contains(.precedesMargin) {
            let spacer = container.children.first { $0.flags.contains(.isMargin) }
            let length = spacer?.attributes.number(.minLength) ?? StackRenderer.spacing
            // A spacer has a distance to its neighbours only in a stack with a spacing of its own, then on both sides.
            let distance = container.attributes.number(.spacing).map { length + $0 } ?? (length - StackRenderer.spacing)
            if distance != 0 { style.append(.marginInlineEnd, px(distance)) }
        }
        if view.flags.contains(.followsMargin) { style.append(.marginInlineStart, "auto") }
    }
}

extension WebNode {
    /// Whether a guide moves the view by margins of its own.
    fileprivate var hasGuide: Bool {
        var node: WebNode? = self
        while let view = node {
            if view.kind == .alignmentGuide { return true }
            node = view.traitContent
        }
        return false
    }
}
