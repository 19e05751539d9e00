import Foundation

/// A view whose content depends on the view's size.
///
/// Unlike Apple's, the initial size is an estimate: the size of the window, reduced by enclosing frames and padding.
/// After the browser has laid out the view, the content is evaluated again if the measured size differs.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
    @MeasuredBox private var box

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View where Content: View {
    public var body: some View {
        GeometryBox(
            elementDescription: GeometryDescription(kind: .geometryReader, box: box),
            content: measuringBars(content(GeometryProxy(box: box)))
        )
    }

    /// Adds a view that measures the bars if the content, which has been evaluated before, uses their lengths.
    @MainActor @ViewBuilder private func measuringBars(_ content: Content) -> some View {
        content
        if let box, box.reportsBars { BarLengths(box: box) }
    }
}

/// An invisible view in a `GeometryReader`: as high as the bar above the reader, and as wide as the bar below it is high.
private struct BarLengths {
    let box: MeasuredBoxStorage
}

extension BarLengths: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element { Element(.barLengths, events: .size) }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .size(let frame) = event else { return }
        box.measuredBars(top: frame.size.height, bottom: frame.size.width)
    }
}

/// A container whose element is measured.
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
    /// Called when the element has been measured.
    var onMeasure: (() -> Void)?
}

extension GeometryDescription: ElementDescription {
    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(
            kind,
            attributes: box?.followsScrolling == true ? [.reportsPosition: .bool(true)] : [:],
            events: .size
        )
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .size(let frame) = event else { return }
        box?.measured(frame)
        onMeasure?()
    }
}
