extension Color: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        Element(.color, attributes: [.color: .color(self)])
    }
}
