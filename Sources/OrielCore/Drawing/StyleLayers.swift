/// A view filled with a style.
struct StyleView<Style: ShapeStyle> {
    let style: Style
}

extension StyleView: LeafElementView {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        // Only the text appearance can resolve the levels of hierarchical styles.
        var appearance = environment.textAppearance ?? TextAppearance()
        appearance.setForeground(style._resolve(in: _ShapeStyleContext(environment: environment)))
        guard let resolved = appearance.foreground?.resolved(in: environment) else { return Element(.color) }
        if case .color(let color) = resolved.value { return Element(.color, attributes: [.color: .color(color)]) }
        return Element(.color, attributes: [.color: .style(resolved)])
    }
}

extension View {
    /// Fills the space behind the view with a style.
    ///
    /// - Parameter edges: Ignored; accepted for source compatibility.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { StyleView(style: style) }
    }

    /// Fills the space behind the view with the current background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills the space in front of the view with a style.
    ///
    /// - Parameter edges: Ignored; accepted for source compatibility.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { StyleView(style: style) }
    }
}
