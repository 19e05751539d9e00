public import Foundation

/// A view that is drawn by a closure, without a view for each figure.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///         context.draw(Text("60"), at: CGPoint(x: size.width / 2, y: 20))
///     }
///
/// The drawing is SVG: each operation is one node of the page, and of an operation that changes only the changed attributes
/// are sent. Its content is clipped to the canvas and hidden from screen readers, as Apple's.
///
/// Unlike Apple's, the closure is first called with an estimate of the size, as that of a `GeometryReader`.
public struct Canvas<Symbols: View> {
    /// Views with tags, which the closure can draw with `GraphicsContext.resolveSymbol(id:)`.
    public var symbols: Symbols
    /// The closure that draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Has no effect: a canvas shows what is behind it where nothing is drawn.
    public var isOpaque: Bool
    /// Has no effect: browsers draw in the colour space of the page.
    public var colorMode: ColorRenderingMode
    /// Has no effect: the closure is always called while the view is evaluated.
    public var rendersAsynchronously: Bool

    @MeasuredBox private var box
    @State private var symbolSizes: [AnyHashable: CGSize] = [:]
    @Environment(\.self) private var environment

    /// Creates a canvas that can draw views.
    ///
    ///     Canvas { context, size in
    ///         guard let star = context.resolveSymbol(id: 0) else { return }
    ///         for x in stride(from: 10, to: size.width, by: 40) { context.draw(star, at: CGPoint(x: x, y: 20)) }
    ///     } symbols: {
    ///         Image(systemName: "star").tag(0)
    ///     }
    public nonisolated init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public nonisolated init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque,
            colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) {
            EmptyView()
        }
    }
}

extension Canvas: View {
    public var body: some View {
        let size = GeometryProxy(box: box).size
        let recorder = CanvasRecorder(size: size, symbols: symbols, symbolSizes: symbolSizes)
        if size.width > 0, size.height > 0 {
            var context = GraphicsContext(recorder, environment: environment)
            renderer(&context, size)
        }
        let sizes = $symbolSizes
        let measured = recorder.measuredSymbols.map { id, view in
            CanvasView(
                measuring: view.modifier(SizeReport { if sizes.wrappedValue[id] != $0 { sizes.wrappedValue[id] = $0 } })
            )
        }
        return GeometryBox(
            elementDescription: GeometryDescription(kind: .canvas, box: box),
            content: CanvasItems(items: recorder.items + measured.map(CanvasItem.view))
        )
    }
}

/// Reports the size of a view to a closure.
private struct SizeReport {
    let action: (CGSize) -> Void
}

extension SizeReport: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element { Element(.geometryObserver, events: .size) }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .size(let frame) = event, frame.width.isFinite, frame.height.isFinite, frame.width >= 0,
            frame.height >= 0
        else { return }
        action(frame.size)
    }
}
