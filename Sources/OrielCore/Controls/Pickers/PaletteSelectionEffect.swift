/// How a picker with the style `palette` shows which option is selected.
public struct PaletteSelectionEffect: Hashable, Sendable {
    let isCustom: Bool

    /// The selected option has a ground of its own.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(isCustom: false) }
    /// Nothing: the options of the app show it themselves.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(isCustom: true) }

    @available(*, unavailable, message: "Use custom, and give the selected option another symbol.")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .custom }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    /// How palettes show the selected option.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers with the style `palette` show which option is selected.
    public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
