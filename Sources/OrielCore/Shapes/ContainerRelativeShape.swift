public import Foundation

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ShapeOutline? { nil } }

extension EnvironmentValues {
    /// The shape set by `containerShape(_:)`.
    var containerShape: ShapeOutline? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of the nearest container; a rectangle if none is set.
///
/// The corner radii are those of the container's shape; they do not decrease with the distance from its edges.
@frozen public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable, BitwiseCopyable {
    public init() {}

    public func path(in rect: CGRect) -> Path { Path(rect) }

    public func inset(by amount: CGFloat) -> _Inset<ContainerRelativeShape> { _Inset(base: self, amount: amount) }

    public static var _mayNeedSize: Bool { false }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline {
        _ShapeOutline(context.container ?? .container)
    }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the nearest container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` has in this view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape._outline(in: _ShapeContext()).value)
    }
}
