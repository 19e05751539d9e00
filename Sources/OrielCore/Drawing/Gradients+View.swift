/// Gradients fill the space they are given, as colours do.
extension LinearGradient: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        StyleView(style: self).makeElement(in: environment)
    }
}

extension RadialGradient: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        StyleView(style: self).makeElement(in: environment)
    }
}

extension EllipticalGradient: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        StyleView(style: self).makeElement(in: environment)
    }
}

extension AngularGradient: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        StyleView(style: self).makeElement(in: environment)
    }
}
