public import Foundation

/// A modifier whose element applies a shape to its content: it clips the content, or limits where taps are received.
struct ShapeModifier<S: Shape> {
    let kind: Element.Kind
    let shape: S
    let fillStyle: FillStyle
    var isActive = true
}

extension ShapeModifier: ViewModifier, ElementModifier, StatefulElementModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        let view = ModifiedContent<Content, Self>.self
        let content = ViewType.of(content)
        return S._mayNeedSize
            ? StatefulViewType<Self>(view, content: content) : DescribedViewType<Self>(view, content: content)
    }

    func makeState() -> ReportedBox { ReportedBox() }

    func makeElement(in environment: EnvironmentValues) -> Element { makeElement(in: environment, frame: nil) }

    func makeElement(in environment: EnvironmentValues, state: ReportedBox) -> Element {
        makeElement(in: environment, frame: state.frame)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: ReportedBox) -> Bool {
        state.take(event, followsPlace: true)
    }

    private func makeElement(in environment: EnvironmentValues, frame: CGRect?) -> Element {
        guard isActive else { return Element(kind) }
        let size = frame?.size
        let context = _ShapeContext(size: size, frame: frame, container: environment.containerShape)
        let outline = shape._outline(in: context)
        let drawn = size.map { _ShapeOutline(outline.value.resolved(for: $0)) } ?? outline
        var attributes: Attributes = [.shape: .shape(drawn)]
        attributes.set(.evenOdd, fillStyle.isEOFilled)
        let needsSize = S._mayNeedSize && outline.value.dependsOnSize
        let needsPlace = S._mayNeedSize && outline.value.dependsOnPlace
        attributes.set(.reportsPosition, needsPlace)
        return Element(kind, attributes: attributes, events: needsSize || needsPlace ? .size : [])
    }
}

extension View {
    /// Clips the view to a shape that fills its bounds.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ShapeModifier(kind: .clip, shape: shape, fillStyle: style))
    }

    /// Sets the shape of the area that receives taps and other gestures.
    ///
    /// A shape with a negative inset extends the area beyond the bounds; any other path ends with them. Unlike Apple's,
    /// buttons receive taps in all of their bounds, and stacks without a content shape between their views, too.
    ///
    ///     Image(systemName: "heart")
    ///         .contentShape(Circle().inset(by: -10))
    ///         .onTapGesture { print("Liked") }
    ///
    /// - Parameter eoFill: Whether the area is found with the even-odd rule, so that it can have holes.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ShapeModifier(kind: .contentShape, shape: shape, fillStyle: FillStyle(eoFill: eoFill)))
    }

    /// Sets the content shape for the given uses.
    ///
    /// Unlike Apple's, only `.interaction` has an effect: browsers draw previews and rings around the whole view.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(
            ShapeModifier(
                kind: .contentShape,
                shape: shape,
                fillStyle: FillStyle(eoFill: eoFill),
                isActive: kind.contains(.interaction)
            )
        )
    }

    /// Fills a shape behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Fills a shape behind the view with the current background style.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Draws a line inside the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// The uses of a content shape.
@frozen public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Taps and other gestures.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
