/// The name of a page or an alert, in its bar or on top.
struct TitleElement {
    let kind: Element.Kind
    let text: Text
}

extension TitleElement: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        Element(kind, text: text.string(in: environment))
    }
}
