import Foundation

/// A view that draws a shape. Further `fill` and `stroke` modifiers draw in front of it.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    /// The shape for the next `fill` or `stroke`.
    nonisolated var shape: Content { get }

    /// Returns the layers drawn so far, back to front. Called by the framework.
    nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer]

    /// Whether some layer can be drawn only when the size of the view is known. Used by the framework.
    nonisolated static var _mayNeedSize: Bool { get }
}

/// The context in which a shape's view is drawn.
public struct _ShapeViewContext {
    package let shape: _ShapeContext
    package let environment: EnvironmentValues
}

/// A view that is one element with layers of shapes.
@MainActor
package protocol ShapeElementView: ShapeView, PrimitiveView, LeafElementView, StatefulElementDescription
where NodeState == ReportedBox {}

extension ShapeElementView {
    package static func makeViewType() -> ViewType {
        guard _mayNeedSize else { return DescribedViewType<Self>(Self.self, content: nil) }
        return (Self.self as? any (ShapeElementView & Animatable).Type)?.makeAnimatedType()
            ?? StatefulViewType<Self>(Self.self)
    }

    package func makeState() -> ReportedBox { ReportedBox() }

    package func makeElement(in environment: EnvironmentValues) -> Element {
        makeElement(in: environment, size: nil)
    }

    package func makeElement(in environment: EnvironmentValues, state: ReportedBox) -> Element {
        makeElement(in: environment, size: state.size)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: ReportedBox) -> Bool {
        state.take(event)
    }

    private func makeElement(in environment: EnvironmentValues, size: CGSize?) -> Element {
        let context = _ShapeViewContext(
            shape: _ShapeContext(size: size, container: environment.containerShape),
            environment: environment
        )
        let layers = _layers(in: context)
        let needsSize = Self._mayNeedSize && layers.contains { $0.outline.dependsOnSize }
        let drawn = size.map { size in layers.map { $0.resolved(for: size) } } ?? layers
        var attributes: Attributes = [.shapeLayers: .shapeLayers(drawn)]
        if let ratio = shape.fixedRatio { attributes[.aspectRatio] = .number(ratio) }
        return Element(.shape, attributes: attributes, events: needsSize ? .size : [])
    }
}

// MARK: - Animation

extension ShapeElementView where Self: Animatable {
    /// Returns a view type that draws the shape at each step of an animation; nil if the shape has no animatable data.
    fileprivate static func makeAnimatedType() -> ViewType? {
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

// MARK: - Views

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let fillStyle: FillStyle

    nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, ShapeElementView {
    public typealias Body = Never

    public nonisolated static var _mayNeedSize: Bool { Content._mayNeedSize }

    public nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer] {
        [
            _ShapeLayer(
                outline: shape._outline(in: context.shape).value,
                style: style.resolvedForShape(in: context.environment),
                isEvenOdd: fillStyle.isEOFilled
            )
        ]
    }
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

/// A shape filled in front of existing layers.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let fillStyle: FillStyle
    public nonisolated let background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: View, ShapeView, ShapeElementView {
    public typealias Body = Never

    public nonisolated static var _mayNeedSize: Bool { Content._mayNeedSize || mayNeedSize(Background.self) }

    public nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer] {
        layers(of: background, in: context)
            + _ShapeView(shape: shape, style: style, fillStyle: fillStyle)._layers(in: context)
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

/// A line along a shape in front of existing layers.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let strokeStyle: StrokeStyle
    public nonisolated let isAntialiased: Bool
    public nonisolated let background: Background

    public nonisolated init(
        shape: Content,
        style: Style,
        strokeStyle: StrokeStyle,
        isAntialiased: Bool,
        background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: View, ShapeView, ShapeElementView {
    public typealias Body = Never

    public nonisolated static var _mayNeedSize: Bool { Content._mayNeedSize || mayNeedSize(Background.self) }

    public nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer] {
        layers(of: background, in: context) + [
            _ShapeLayer(
                outline: .stroked(shape._outline(in: context.shape).value, strokeStyle),
                style: style.resolvedForShape(in: context.environment)
            )
        ]
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

/// A line inside the border of a shape in front of existing layers.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public nonisolated let shape: Content
    public nonisolated let style: Style
    public nonisolated let strokeStyle: StrokeStyle
    public nonisolated let isAntialiased: Bool
    public nonisolated let background: Background

    public nonisolated init(
        shape: Content,
        style: Style,
        strokeStyle: StrokeStyle,
        isAntialiased: Bool,
        background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: View, ShapeView, ShapeElementView {
    public typealias Body = Never

    public nonisolated static var _mayNeedSize: Bool { Content._mayNeedSize || mayNeedSize(Background.self) }

    public nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer] {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        return layers(of: background, in: context) + [
            _ShapeLayer(
                outline: .stroked(inner._outline(in: context.shape).value, strokeStyle),
                style: style.resolvedForShape(in: context.environment)
            )
        ]
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

/// Returns the layers of a background; none for an empty view.
private nonisolated func layers(of background: some View, in context: _ShapeViewContext) -> [_ShapeLayer] {
    (background as? any ShapeView)?._layers(in: context) ?? []
}

private nonisolated func mayNeedSize<V: View>(_ view: V.Type) -> Bool {
    (view as? any ShapeView.Type)?._mayNeedSize ?? false
}
