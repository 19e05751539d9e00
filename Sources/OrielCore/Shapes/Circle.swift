public import Foundation

/// The largest circle that fits into a rectangle, at its centre.
@frozen public nonisolated struct Circle: InsettableShape, Hashable, BitwiseCopyable {
    public init() {}

    public func path(in rect: CGRect) -> Path { ShapeOutline.circle.path(in: rect) }

    public func inset(by amount: CGFloat) -> _Inset<Circle> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline { _ShapeOutline(.circle) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

nonisolated extension Shape where Self == Circle {
    /// The largest circle that fits into a rectangle, at its centre.
    public static var circle: Circle { Circle() }
}
