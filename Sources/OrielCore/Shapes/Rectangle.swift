public import Foundation

/// A rectangle.
@frozen public nonisolated struct Rectangle: InsettableShape, Hashable, BitwiseCopyable {
    public init() {}

    public func path(in rect: CGRect) -> Path { ShapeOutline.rectangle.path(in: rect) }

    public func inset(by amount: CGFloat) -> _Inset<Rectangle> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline { _ShapeOutline(.rectangle) }
}

nonisolated extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
