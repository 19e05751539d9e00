public import Foundation

/// The shape of the nearest container; a rectangle if none is set.
///
/// The corner radii are those of the container's shape; they do not decrease with the distance from its edges.
@frozen public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable, BitwiseCopyable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _Inset<ContainerRelativeShape> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline {
        _ShapeOutline(context.container?.outline ?? .container)
    }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the nearest container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
