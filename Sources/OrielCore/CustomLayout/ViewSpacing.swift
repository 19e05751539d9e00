public import Foundation

/// The preferred distances between a view and adjacent views.
///
/// 8 points at each edge, none next to a `Spacer`. Texts one below the other are as close as two lines of a text.
public struct ViewSpacing: Sendable {
    /// A spacing that prefers no distance.
    public static let zero = ViewSpacing(length: 0)

    /// The default distance to another view, in points.
    static let length: CGFloat = 8

    private var insets: EdgeInsets
    private var texts: TextEdges

    /// Creates the default spacing of a view.
    public init() { self.init(length: Self.length) }

    private init(length: CGFloat) {
        insets = EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        texts = TextEdges()
    }

    /// Creates the spacing of a view that has texts at its edges.
    init(texts: TextEdges) {
        self.init()
        self.texts = texts
    }

    /// Returns the distance to the next view along an axis: 0 if one of the views prefers none at that edge.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: return min(insets.trailing, next.insets.leading)
        case .vertical:
            if texts.bottom != nil, let space = next.texts.top { return space }
            return min(insets.bottom, next.insets.top)
        }
    }

    /// Takes the greater distances of this spacing and another, at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) {
            insets.top = max(insets.top, other.insets.top)
            texts.top = TextEdges.common(texts.top, other.texts.top)
        }
        if edges.contains(.leading) { insets.leading = max(insets.leading, other.insets.leading) }
        if edges.contains(.bottom) {
            insets.bottom = max(insets.bottom, other.insets.bottom)
            texts.bottom = TextEdges.common(texts.bottom, other.texts.bottom)
        }
        if edges.contains(.trailing) { insets.trailing = max(insets.trailing, other.insets.trailing) }
    }

    /// Returns the greater distances of this spacing and another, at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}
