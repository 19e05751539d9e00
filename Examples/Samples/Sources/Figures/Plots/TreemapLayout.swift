import SwiftUI

/// Places views by their weights: the first takes its share of the longer side, the others divide the rest.
struct TreemapLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 100))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var rest = bounds
        var total = subviews.map { $0[TreemapWeight.self] }.reduce(0, +)
        for subview in subviews {
            let share = total > 0 ? subview[TreemapWeight.self] / total : 0
            let edge = rest.width > rest.height ? CGRectEdge.minXEdge : .minYEdge
            let length = edge == .minXEdge ? rest.width : rest.height
            let (part, remainder) = rest.divided(atDistance: length * share, from: edge)
            subview.place(at: part.origin, proposal: ProposedViewSize(part.insetBy(dx: 1, dy: 1).size))
            rest = remainder
            total -= subview[TreemapWeight.self]
        }
    }
}

struct TreemapWeight: LayoutValueKey {
    static let defaultValue: Double = 0
}
