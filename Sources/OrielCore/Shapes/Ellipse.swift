public import Foundation

/// The ellipse that touches the sides of a rectangle.
@frozen public nonisolated struct Ellipse: InsettableShape, Hashable, BitwiseCopyable {
    public init() {}

    public func path(in rect: CGRect) -> Path { ShapeOutline.ellipse.path(in: rect) }

    public func inset(by amount: CGFloat) -> _Inset<Ellipse> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline { _ShapeOutline(.ellipse) }
}

nonisolated extension Shape where Self == Ellipse {
    /// The ellipse that touches the sides of a rectangle.
    public static var ellipse: Ellipse { Ellipse() }
}
