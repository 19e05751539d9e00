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
        makeElement(in: environment, frame: nil)
    }

    package func makeElement(in environment: EnvironmentValues, state: ReportedBox) -> Element {
        makeElement(in: environment, frame: state.frame)
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: ReportedBox) -> Bool {
        state.take(event, followsPlace: true)
    }

    private func makeElement(in environment: EnvironmentValues, frame: CGRect?) -> Element {
        let size = frame?.size
        let context = _ShapeViewContext(
            shape: _ShapeContext(size: size, frame: frame, container: environment.containerShape),
            environment: environment
        )
        let layers = _layers(in: context)
        let needsSize = Self._mayNeedSize && layers.contains { $0.outline.dependsOnSize }
        let drawn = size.map { size in layers.map { $0.resolved(for: size) } } ?? layers
        var attributes: Attributes = [.shapeLayers: .shapeLayers(drawn)]
        let needsPlace = Self._mayNeedSize && layers.contains { $0.outline.dependsOnPlace }
        if needsPlace { attributes[.reportsPosition] = .bool(true) }
        if let ratio = shape.fixedRatio { attributes[.aspectRatio] = .number(ratio) }
        return Element(.shape, attributes: attributes, events: needsSize || needsPlace ? .size : [])
    }
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

    public nonisolated static var _mayNeedSize: Bool {
        Content._mayNeedSize && !(Content.self is any RingShape.Type) || mayNeedSize(Background.self)
    }

    public nonisolated func _layers(in context: _ShapeViewContext) -> [_ShapeLayer] {
        layers(of: background, in: context) + [
            _ShapeLayer(
                outline: .stroked(shape._outline(in: context.shape).value, strokeStyle),
                style: style.resolvedForShape(in: context.environment)
            )
        ]
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

/// Returns the layers of a background; none for an empty view.
private nonisolated func layers(of background: some View, in context: _ShapeViewContext) -> [_ShapeLayer] {
    (background as? any ShapeView)?._layers(in: context) ?? []
}

private nonisolated func mayNeedSize<V: View>(_ view: V.Type) -> Bool {
    (view as? any ShapeView.Type)?._mayNeedSize ?? false
}
