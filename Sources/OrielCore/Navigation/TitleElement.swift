/// The title of a page or an alert.
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
