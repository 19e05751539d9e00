extension View {
    /// Sets the font of the texts inside.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { appearance { $0.weight = weight } }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { appearance { $0.isBold = isActive } }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { appearance { $0.isItalic = isActive } }
    public nonisolated func underline(_ isActive: Bool = true) -> some View { appearance { $0.underline = isActive } }
    public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
        appearance { $0.strikethrough = isActive }
    }

    /// Sets the colour of the texts and shapes inside.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        appearance { $0.foreground = color?._resolve(in: _ShapeStyleContext()) }
    }

    /// Sets the style of the texts and shapes inside.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        appearance { $0.foreground = style._resolve(in: _ShapeStyleContext()) }
    }

    /// Sets how many lines a text may take; nil for any number.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets how lines of one text are aligned with each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    private nonisolated func appearance(_ change: @escaping (inout TextAppearance) -> Void) -> some View {
        modifier(TextAppearanceModifier(change: change))
    }
}

/// Changes how the texts inside look, starting from what is inherited.
struct TextAppearanceModifier {
    let change: (inout TextAppearance) -> Void
}

extension TextAppearanceModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        var appearance = values.textAppearance ?? TextAppearance()
        change(&appearance)
        values.textAppearance = appearance
    }
}

private enum TextAppearanceKey: EnvironmentKey {
    static var defaultValue: TextAppearance? { nil }
}

extension EnvironmentValues {
    /// Nil where nobody has changed anything.
    var textAppearance: TextAppearance? {
        get { self[TextAppearanceKey.self] }
        set { self[TextAppearanceKey.self] = newValue }
    }

    /// The font of texts; nil for the system's body font.
    public var font: Font? {
        get { textAppearance?.font }
        set { change { $0.font = newValue } }
    }

    /// How many lines a text may take; nil for any number.
    public var lineLimit: Int? {
        get { textAppearance?.lineLimit }
        set { change { $0.lineLimit = newValue } }
    }

    /// How lines of one text are aligned with each other.
    public var multilineTextAlignment: TextAlignment {
        get { textAppearance?.alignment ?? .leading }
        set { change { $0.alignment = newValue } }
    }

    private mutating func change(_ change: (inout TextAppearance) -> Void) {
        var appearance = textAppearance ?? TextAppearance()
        change(&appearance)
        textAppearance = appearance
    }
}
