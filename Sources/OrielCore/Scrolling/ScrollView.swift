/// A view that scrolls its content, which can be larger than the view.
public struct ScrollView<Content> {
    package let elementDescription: ScrollDescription
    public let content: Content

    /// The scroll directions.
    public var axes: Axis.Set { elementDescription.axes }
    public var showsIndicators: Bool { elementDescription.showsIndicators }
}

extension ScrollView: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// - Parameters:
    ///   - axes: The scroll directions; an empty set disables scrolling.
    ///   - showsIndicators: Whether scroll indicators are shown.
    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = ScrollDescription(axes: axes, showsIndicators: showsIndicators)
        self.content = content()
    }
}

/// The element description of a scroll view.
package struct ScrollDescription {
    let axes: Axis.Set
    let showsIndicators: Bool
}

extension ScrollDescription: ElementDescription {
    package func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.scrollView)
        if axes != .vertical { element.attributes[.axes] = .string(axes.words) }
        environment.scrolling.describe(&element, axes: axes)
        element.attributes.set(.hidesIndicators, !showsIndicators || element.attributes.bool(.hidesIndicators))
        if axes.contains(.vertical) { environment.describeRefresh(&element) }
        environment.describeScrollPosition(&element)
        environment.describeScrollObservers(&element)
        return element
    }

    package func handle(_ event: ElementEvent, in environment: EnvironmentValues, on node: ElementNode) {
        environment.startScrolling(event, on: node)
        environment.noteScroll(event, on: node)
        environment.scrolling.zoom?.handle(event)
        if event == .refresh { environment.refreshControl?.begin() }
    }
}

extension Axis.Set {
    /// Creates the set from the names of its axes.
    init(words: String) {
        let names = words.split(separator: " ")
        self.init(Axis.allCases.filter { axis in names.contains { $0 == axis.description } }.map { Axis.Set($0) })
    }

    /// The names of the axes; `none` if the set is empty.
    var words: String {
        if isEmpty { return "none" }
        return Axis.allCases.filter { contains($0) }.map(\.description).joined(separator: " ")
    }
}
