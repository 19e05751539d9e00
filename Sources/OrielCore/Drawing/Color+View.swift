extension Color: LeafElementView, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        Element(.color, attributes: [.color: .color(self)])
    }
}
