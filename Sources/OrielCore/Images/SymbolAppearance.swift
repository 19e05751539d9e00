/// The inherited appearance of symbols. It is one environment value, so that a symbol looks up one key.
struct SymbolAppearance: Equatable, Sendable {
    var variants = SymbolVariants.none
    var renderingMode: SymbolRenderingMode?
    var scale = Image.Scale.medium
    var motion: SymbolMotion?
}

private enum SymbolAppearanceKey: EnvironmentKey {
    static var defaultValue: SymbolAppearance? { nil }
}

extension EnvironmentValues {
    /// Nil if nothing has been changed.
    var symbolAppearance: SymbolAppearance? {
        get { self[SymbolAppearanceKey.self] }
        set { self[SymbolAppearanceKey.self] = newValue }
    }

    private mutating func changeSymbolAppearance(_ change: (inout SymbolAppearance) -> Void) {
        var appearance = symbolAppearance ?? SymbolAppearance()
        change(&appearance)
        symbolAppearance = appearance
    }

    /// The motion that the innermost symbol effect applies to symbols.
    var symbolMotion: SymbolMotion? {
        get { symbolAppearance?.motion }
        set { if symbolMotion != newValue { changeSymbolAppearance { $0.motion = newValue } } }
    }

    /// The variants of symbols to show.
    public var symbolVariants: SymbolVariants {
        get { symbolAppearance?.variants ?? .none }
        set { changeSymbolAppearance { $0.variants = newValue } }
    }

    /// The colours in which symbols are drawn; nil for the default of each symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { symbolAppearance?.renderingMode }
        set { changeSymbolAppearance { $0.renderingMode = newValue } }
    }

    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { symbolAppearance?.scale ?? .medium }
        set { changeSymbolAppearance { $0.scale = newValue } }
    }
}

extension View {
    /// Shows the symbols in this view in a variant, if they have it.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets the colours in which the symbols in this view are drawn. Unlike Apple's, all modes use one colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets the size of the symbols in this view relative to text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
