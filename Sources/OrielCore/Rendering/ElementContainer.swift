/// An element around views, described by a value.
struct ElementContainer<Description: ElementDescription, Content: View> {
    let elementDescription: Description
    let content: Content

    nonisolated init(_ description: Description, @ViewBuilder content: () -> Content) {
        elementDescription = description
        self.content = content()
    }
}

extension ElementContainer: ContainerElementView {
    typealias Body = Never
}

/// The description of an element with fixed content.
struct FixedElement: StaticElementDescription {
    let element: Element

    nonisolated init(_ kind: Element.Kind, _ attributes: Attributes = [:]) {
        element = Element(kind, attributes: attributes)
    }
}
