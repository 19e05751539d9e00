/// A view that is filled with a style.
struct StyleView<Style: ShapeStyle> {
    let style: Style
}

extension StyleView: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        // What levels of the hierarchy stand for is known to the text appearance only.
        var appearance = environment.textAppearance ?? TextAppearance()
        appearance.setForeground(style._resolve(in: _ShapeStyleContext(environment: environment)))
        guard let resolved = appearance.foreground?.resolved(in: environment) else { return Element(.color) }
        if case .color(let color) = resolved.value { return Element(.color, attributes: [.color: .color(color)]) }
        return Element(.color, attributes: [.color: .style(resolved)])
    }
}

extension View {
    /// Fills the room behind the view with a style.
    ///
    /// - Parameter edges: Where the style reaches beyond the safe area.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { StyleView(style: style) }
    }

    /// Fills the room behind the view with the background style in force.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a style in front of the view.
    ///
    /// - Parameter edges: Where the style reaches beyond the safe area.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { StyleView(style: style) }
    }
}
