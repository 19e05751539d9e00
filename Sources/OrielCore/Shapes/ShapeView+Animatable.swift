extension ShapeElementView where Self: Animatable {
    /// Returns a view type that draws the shape at each step of an animation; nil if the shape has no animatable data.
    static func makeAnimatedType() -> ViewType? {
        guard AnimatableData.self != EmptyAnimatableData.self else { return nil }
        return AnimatableViewType<ShapeSource<Self>>()
    }
}

private enum ShapeSource<Shape: ShapeElementView>: BodySource {
    static func body(of value: Shape, node: ViewNode) -> ShapeStep<Shape> { ShapeStep(view: value) }
}

/// One step of a shape's animation.
private struct ShapeStep<Shape: ShapeElementView>: View, PrimitiveView {
    typealias Body = Never

    let view: Shape

    /// A step has the memory layout of its only field, so the field's own nodes can take its values.
    static func makeViewType() -> ViewType { StatefulViewType<Shape>(Shape.self) }
}

/// A shape's view whose layers of the same shape move together.
private protocol MovingLayers {
    /// Returns the view with other data for each layer of shapes of a type.
    func with<Content: Shape>(_ data: Content.AnimatableData, for content: Content.Type) -> Self
}

private nonisolated func moved<Background: View, Content: Shape>(
    _ background: Background,
    to data: Content.AnimatableData,
    for content: Content.Type
) -> Background {
    (background as? any MovingLayers)?.with(data, for: content) as? Background ?? background
}

private nonisolated func moved<S: Shape, Content: Shape>(
    _ shape: S,
    to data: Content.AnimatableData,
    for content: Content.Type
) -> S {
    guard S.self == Content.self, let data = data as? S.AnimatableData else { return shape }
    var shape = shape
    shape.animatableData = data
    return shape
}

extension _ShapeView: Animatable, MovingLayers {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { self = with(newValue, for: Content.self) }
    }

    fileprivate nonisolated func with<S: Shape>(_ data: S.AnimatableData, for content: S.Type) -> Self {
        Self(shape: moved(shape, to: data, for: content), style: style, fillStyle: fillStyle)
    }
}

extension FillShapeView: Animatable, MovingLayers {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { self = with(newValue, for: Content.self) }
    }

    fileprivate nonisolated func with<S: Shape>(_ data: S.AnimatableData, for content: S.Type) -> Self {
        Self(
            shape: moved(shape, to: data, for: content),
            style: style,
            fillStyle: fillStyle,
            background: moved(background, to: data, for: content)
        )
    }
}

extension StrokeShapeView: Animatable, MovingLayers {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { self = with(newValue, for: Content.self) }
    }

    fileprivate nonisolated func with<S: Shape>(_ data: S.AnimatableData, for content: S.Type) -> Self {
        Self(
            shape: moved(shape, to: data, for: content),
            style: style,
            strokeStyle: strokeStyle,
            isAntialiased: isAntialiased,
            background: moved(background, to: data, for: content)
        )
    }
}

extension StrokeBorderShapeView: Animatable, MovingLayers {
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { self = with(newValue, for: Content.self) }
    }

    fileprivate nonisolated func with<S: Shape>(_ data: S.AnimatableData, for content: S.Type) -> Self {
        Self(
            shape: moved(shape, to: data, for: content),
            style: style,
            strokeStyle: strokeStyle,
            isAntialiased: isAntialiased,
            background: moved(background, to: data, for: content)
        )
    }
}
