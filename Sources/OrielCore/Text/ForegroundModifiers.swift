extension View {
    /// Sets the colour of the text and shapes in this view.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        textAppearance { $0.setForeground(color?._resolve(in: _ShapeStyleContext())) }
    }

    /// Sets the style of the text and shapes in this view.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        textAppearance { $0.setForeground(style._resolve(in: _ShapeStyleContext())) }
    }

    /// Sets the primary and secondary styles of the text and shapes in this view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        foreground(primary, below: [secondary])
    }

    /// Sets the primary, secondary and tertiary styles of the text and shapes in this view.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        foreground(primary, below: [secondary, tertiary])
    }

    private nonisolated func foreground(_ style: any ShapeStyle, below lower: [any ShapeStyle]) -> some View {
        textAppearance { appearance in
            appearance.lowerForegrounds = lower.map { $0._resolve(in: _ShapeStyleContext()) }
            appearance.setForeground(style._resolve(in: _ShapeStyleContext()))
        }
    }
}
