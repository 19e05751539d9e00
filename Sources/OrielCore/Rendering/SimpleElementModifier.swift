/// A modifier that wraps its content in one fixed element.
struct SimpleElementModifier: Equatable, Sendable {
    let element: Element

    init(_ element: Element) { self.element = element }

    init(_ kind: Element.Kind, _ attributes: Attributes = [:]) { element = Element(kind, attributes: attributes) }
}

extension SimpleElementModifier: ViewModifier, ElementModifier, StaticElementDescription {
    typealias Body = Never
}
