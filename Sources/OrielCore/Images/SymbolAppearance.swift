/// How symbols look where nothing nearer says otherwise; one environment value, so that a symbol looks up one key.
struct SymbolAppearance: Equatable, Sendable {
    var variants = SymbolVariants.none
    var renderingMode: SymbolRenderingMode?
    var scale = Image.Scale.medium
}

private enum SymbolAppearanceKey: EnvironmentKey {
    static var defaultValue: SymbolAppearance? { nil }
}

extension EnvironmentValues {
    /// Nil where nobody has changed anything.
    var symbolAppearance: SymbolAppearance? {
        get { self[SymbolAppearanceKey.self] }
        set { self[SymbolAppearanceKey.self] = newValue }
    }

    private mutating func changeSymbolAppearance(_ change: (inout SymbolAppearance) -> Void) {
        var appearance = symbolAppearance ?? SymbolAppearance()
        change(&appearance)
        symbolAppearance = appearance
    }

    /// Which relatives of symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { symbolAppearance?.variants ?? .none }
        set { changeSymbolAppearance { $0.variants = newValue } }
    }

    /// Which colours symbols are drawn in; nil for those that suit each symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { symbolAppearance?.renderingMode }
        set { changeSymbolAppearance { $0.renderingMode = newValue } }
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { symbolAppearance?.scale ?? .medium }
        set { changeSymbolAppearance { $0.scale = newValue } }
    }
}

extension View {
    /// Shows relatives of the symbols inside, where there are any.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    /// Sets which colours the symbols inside are drawn in.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets how large the symbols inside are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
