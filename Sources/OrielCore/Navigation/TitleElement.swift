/// The title of a page or an alert.
struct TitleElement {
    let kind: Element.Kind
    let text: Text
    var color: Color?
}

extension TitleElement: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if let color {
            attributes[.foreground] = .style(color._resolve(in: _ShapeStyleContext()).resolved(in: environment))
        }
        return Element(kind, text: text.string(in: environment), attributes: attributes)
    }
}
