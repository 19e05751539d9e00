public import Foundation

/// A rectangle whose shorter sides are fully rounded.
@frozen public nonisolated struct Capsule: InsettableShape, Hashable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path { ShapeOutline.capsule(style).path(in: rect) }

    public func inset(by amount: CGFloat) -> _Inset<Capsule> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline { _ShapeOutline(.capsule(style)) }
}

nonisolated extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are fully rounded.
    public static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are fully rounded.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
