// Hints for symbols that the drawings of this project do not follow.

/// How the colours of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private enum Value: Hashable { case flat, gradient }
    private let value: Value

    public static let flat = SymbolColorRenderingMode(value: .flat)
    public static let gradient = SymbolColorRenderingMode(value: .gradient)
}

/// How the variable value of a symbol is shown.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private enum Value: Hashable { case color, draw }
    private let value: Value

    public static let color = SymbolVariableValueMode(value: .color)
    public static let draw = SymbolVariableValueMode(value: .draw)
}

private enum SymbolColorRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolColorRenderingMode? { nil } }
private enum SymbolVariableValueModeKey: EnvironmentKey { static var defaultValue: SymbolVariableValueMode? { nil } }

extension EnvironmentValues {
    /// How the colours of symbols are filled, which `symbolColorRenderingMode(_:)` sets; nil for the default.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// How the variable values of symbols are shown, which `symbolVariableValueMode(_:)` sets; nil for the default.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the colours of symbols are filled. Has no effect: symbols have flat colours.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        withoutEffect(environment(\.symbolColorRenderingMode, mode), "symbols have flat colours")
    }

    /// Sets how the variable values of symbols are shown. Has no effect: the layers of symbols are dimmed.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        withoutEffect(environment(\.symbolVariableValueMode, mode), "the layers of symbols are dimmed")
    }
}

extension Image {
    /// Sets how the colours of a symbol are filled. Has no effect: symbols have flat colours.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        withoutEffect(self, "symbols have flat colours")
    }

    /// Sets how the variable value of a symbol is shown. Has no effect: the layers of symbols are dimmed.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        withoutEffect(self, "the layers of symbols are dimmed")
    }
}
