public import Foundation

/// Distances from the four edges of a rectangle in points. Leading and trailing depend on the layout direction.
@frozen public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    @inlinable public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// The same length on the given edges, nothing on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: lhs.top + rhs.top,
            leading: lhs.leading + rhs.leading,
            bottom: lhs.bottom + rhs.bottom,
            trailing: lhs.trailing + rhs.trailing
        )
    }

    /// The sum of the leading and trailing insets.
    package var horizontal: CGFloat { leading + trailing }

    /// The sum of the top and bottom insets.
    package var vertical: CGFloat { top + bottom }

    /// Returns the inset on the left: leading in left-to-right layouts.
    package func left(in direction: LayoutDirection) -> CGFloat {
        direction == .leftToRight ? leading : trailing
    }

    /// Returns the inset on the right: trailing in left-to-right layouts.
    package func right(in direction: LayoutDirection) -> CGFloat {
        direction == .leftToRight ? trailing : leading
    }
}

extension EdgeInsets: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
            (top, leading) = (newValue.first.first, newValue.first.second)
            (bottom, trailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
