private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color { .accentColor } }

extension EnvironmentValues {
    /// The tint colour of controls: the colour set by `tint(_:)`, or the accent colour if none is set.
    public var tint: Color {
        get { self[TintKey.self] ?? self[AccentColorKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var accentColor: Color {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    var explicitTint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint colour of the controls in this view; nil for the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.explicitTint, tint) }

    /// Sets the accent colour of this view.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor ?? .accentColor)
    }
}
