import Foundation

/// One operation of a canvas.
enum CanvasItem {
    case mark(CanvasMark)
    indirect case layer(CanvasLayer)
    case view(CanvasView)

    var effects: CanvasEffects {
        get {
            switch self {
            case .mark(let mark): mark.effects
            case .layer(let layer): layer.group.effects
            case .view(let view): view.placement.effects
            }
        }
        set {
            switch self {
            case .mark(var mark):
                mark.effects = newValue
                self = .mark(mark)
            case .layer(var layer):
                layer.group.effects = newValue
                self = .layer(layer)
            case .view(var view):
                view.placement.effects = newValue
                self = .view(view)
            }
        }
    }

    /// The number of marks and views.
    var count: Int {
        if case .layer(let layer) = self { layer.items.count + (layer.mask?.count ?? 0) } else { 1 }
    }
}

/// Operations that are put on the canvas as one drawing.
struct CanvasLayer {
    var group = CanvasGroup()
    var items: [CanvasItem]
    /// The drawing through which the others are seen.
    var mask: [CanvasItem]?
    var isMaskInverse = false
    /// The clips for which the layer was made; nil for layers that the app made.
    var clipNumbers: [Int]?
}

/// A view on a canvas: a text, an image, or a symbol.
struct CanvasView {
    let content: AnyView
    var placement: CanvasPlacement

    init<V: View>(
        _ view: V,
        _ place: CanvasPlacement.Place,
        transform: CGAffineTransform = .identity,
        effects: CanvasEffects = CanvasEffects()
    ) {
        content = AnyView(view)
        placement = CanvasPlacement(place: place, transform: transform, effects: effects)
    }

    /// Creates a view that is not seen, but measured.
    init<V: View>(measuring view: V) {
        var effects = CanvasEffects()
        effects.opacity = 0
        self.init(view, .at(.zero, anchor: .topLeading), effects: effects)
    }
}

// MARK: - Views

/// The operations of a canvas or of a layer, one after another.
struct CanvasItems: View {
    let items: [CanvasItem]

    var body: some View {
        ForEach(items.indices, id: \.self) { CanvasItemView(item: items[$0]) }
    }
}

private struct CanvasItemView: View {
    let item: CanvasItem

    var body: some View {
        switch item {
        case .mark(let mark): CanvasMarkView(mark: mark)
        case .view(let view):
            ElementContainer(FixedElement(.canvasView, .canvas(.view(view.placement)))) { view.content }
        case .layer(let layer):
            ElementContainer(FixedElement(.canvasLayer, .canvas(.layer(layer.group)))) {
                // Layers contain layers: without erasure, the type of the content would be infinite.
                AnyView(CanvasLayerContent(layer: layer))
            }
        }
    }
}

private struct CanvasLayerContent: View {
    let layer: CanvasLayer

    var body: some View {
        if let mask = layer.mask {
            ElementContainer(FixedElement(.canvasMask, .canvas(.mask(isInverse: layer.isMaskInverse)))) {
                CanvasItems(items: mask)
            }
        }
        CanvasItems(items: layer.items)
    }
}

private struct CanvasMarkView {
    let mark: CanvasMark
}

extension CanvasMarkView: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.canvasMark, attributes: .canvas(.mark(mark)))
    }
}

extension Attributes {
    fileprivate static func canvas(_ content: CanvasDrawing.Content) -> Attributes {
        [.canvas: .canvas(CanvasDrawing(content))]
    }
}
