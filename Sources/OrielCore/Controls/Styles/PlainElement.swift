/// An element described only by its kind and by whether its label is hidden.
struct PlainElement<Content: View> {
    let elementDescription: PlainDescription
    let content: Content

    init(kind: Element.Kind, content: Content) {
        elementDescription = PlainDescription(kind: kind)
        self.content = content
    }
}

extension PlainElement: ContainerElementView {
    typealias Body = Never
}

struct PlainDescription: ElementDescription {
    let kind: Element.Kind

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(kind, attributes: environment.hidesControlLabels ? [.hidesLabel: .bool(true)] : [:])
    }
}
