import Foundation
import OrielCore

/// The least widths of views with a frame that limits its width.
///
/// In CSS, such a frame has a width, the limit, which the browser takes for the least width of the views around it, although the frame
/// is narrower where less is offered.
extension WebNode {
    /// The width below which the view does not shrink, as far as frames, paddings and spacers determine it.
    var leastWidth: Double {
        switch kind {
        case .frame:
            let attributes = attributes
            if let width = attributes.number(.width) ?? attributes.number(.minWidth) { return max(width, 0) }
            return min(leastWidthOfChildren, attributes.number(.maxWidth) ?? .infinity)
        case .padding, .safeAreaPadding:
            let insets = PaddingRenderer.insets(of: self)
            return max(leastWidthOfChildren + Double(insets.leading + insets.trailing), 0)
        case .hStack: return leastWidthOfRow
        case .spacer: return context.axis == .horizontal ? attributes.number(.minLength) ?? StackRenderer.spacing : 0
        case .vStack, .zStack: return leastWidthOfChildren
        default: return renderer.keepsFrame ? sizingContent?.leastWidth ?? 0 : 0
        }
    }

    private var leastWidthOfChildren: Double { childrenInFlow.reduce(0) { max($0, $1.leastWidth) } }

    private var leastWidthOfRow: Double {
        let views = childrenInFlow
        let spacing = attributes.number(.spacing)
        var width = 0.0
        for (index, view) in views.enumerated() {
            width += view.leastWidth
            guard index > 0 else { continue }
            // By default, a spacer has no distance to its neighbours.
            let isBesideSpacer = view.isSpacer || views[index - 1].isSpacer
            width += spacing ?? (isBesideSpacer ? 0 : StackRenderer.spacing)
        }
        return max(width, 0)
    }
}

extension Element.Kind {
    /// Whether the least width of a view of this kind does not depend on its content.
    var hasLeastWidthOfItsOwn: Bool {
        switch self {
        case .list, .scrollView, .page, .tab, .navigationStack, .splitView, .column, .geometryReader: true
        default: isInFrontOfBars
        }
    }
}
