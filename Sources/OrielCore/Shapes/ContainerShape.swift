import Foundation

/// The shape that a view has set for the views inside, and the place of that view.
package struct ContainerShape {
    package let outline: ShapeOutline
    let box: MeasuredBoxStorage?

    init(outline: ShapeOutline, box: MeasuredBoxStorage? = nil) {
        self.outline = outline
        self.box = box
    }

    /// Reads the frame in the page on the main actor or the evaluating thread, where shapes are drawn; nil until the browser has
    /// reported it. The reader is evaluated again when the frame changes.
    func readFrame() -> CGRect? {
        guard let box, MainTurn.isCurrent || Evaluation.isOnThisThread else { return nil }
        return withMainActorUnchecked {
            let frame = CGRect(origin: box.origin, size: box.size)
            return box.isMeasured ? frame : nil
        }
    }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    /// The shape set by `containerShape(_:)`.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// Sets the container's shape, and measures the view if a shape inside depends on the distance to its edges.
private struct ContainerShapeModifier<T: InsettableShape> {
    let shape: T
    @MeasuredBox private var box
    @Environment(\.containerShape) private var outer

    init(shape: T) { self.shape = shape }
}

extension ContainerShapeModifier: ViewModifier {
    func body(content: Content) -> some View {
        ContainerShapeBox(
            elementDescription: ContainerShapeDescription(box: box),
            content: content.environment(\.containerShape, ContainerShape(outline: outline, box: box))
        )
    }

    private var outline: ShapeOutline {
        var context = _ShapeContext()
        // A concentric shape has the radii that it has at this place.
        if T._mayNeedSize, let outer {
            context.frame = ContainerShape(outline: .rectangle, box: box).readFrame()
            context.size = context.frame?.size
            context.container = outer
        }
        return shape._outline(in: context).value
    }
}

private struct ContainerShapeBox<Content: View> {
    let elementDescription: ContainerShapeDescription
    let content: Content
}

extension ContainerShapeBox: ContainerElementView {
    typealias Body = Never
}

private struct ContainerShapeDescription {
    let box: MeasuredBoxStorage?
}

extension ContainerShapeDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        let isMeasured = box?.followsScrolling == true
        return Element(
            .geometryObserver,
            attributes: isMeasured ? [.reportsPosition: .bool(true)] : [:],
            events: isMeasured ? .size : []
        )
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        if case .size(let frame) = event { box?.measured(frame) }
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` has in this view, and to which the corners of a `ConcentricRectangle` in this view
    /// are concentric.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
