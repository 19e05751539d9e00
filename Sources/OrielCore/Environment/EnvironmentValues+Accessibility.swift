public import Foundation

private enum ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the user prefers opaque backgrounds, as far as the browser says so.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether the user prefers that information is not conveyed by colour alone.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether the user has inverted the screen colours.
    public package(set) var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    /// Whether a screen reader is in use. Always false, because browsers do not report it.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverKey.self] }
        set { self[VoiceOverKey.self] = newValue }
    }

    /// Whether any assistive technology is in use. Always false, because browsers do not report it.
    @available(*, deprecated, message: "Use accessibilityVoiceOverEnabled or accessibilitySwitchControlEnabled.")
    public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled }

    /// Whether quick actions are available. Always false: browsers have none.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// The width of one device pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

extension View {
    /// Sets the colour scheme of the view.
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
