/// Content that depends on the size it gets.
///
/// The first time the size is what is known without measuring: the window's, less the frames and paddings around. When the
/// browser has laid it out, the content is made again with its own size, if that is another.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
    @MeasuredBox private var box

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View where Content: View {
    public var body: some View {
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryReader, box: box),
            content: content(GeometryProxy(box: box))
        )
    }
}

/// The element of something that is measured.
struct GeometryBox<Content: View> {
    let elementDescription: GeometryDescription
    let content: Content
}

extension GeometryBox: ContainerElementView {
    typealias Body = Never
}

struct GeometryDescription {
    let kind: Element.Kind
    let box: MeasuredBoxStorage?
    /// Called when the box has been measured.
    var onMeasure: (() -> Void)?
}

extension GeometryDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        // Where it also listens to scrolling, its place is told again as a scroller around it moves.
        Element(kind, events: box?.followsScrolling == true ? [.size, .scroll] : .size)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .size(let frame) = event else { return }
        box?.measured(frame)
        onMeasure?()
    }
}
