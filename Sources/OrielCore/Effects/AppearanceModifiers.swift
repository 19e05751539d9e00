public import Foundation

extension View {
    /// Sets the colour scheme of this view.
    ///
    /// Unlike Apple's, the browser applies the scheme only if it is set with the key path `\.colorScheme`. Another key
    /// path, or `transformEnvironment`, changes only the environment value.
    public nonisolated func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>,
        _ value: ColorScheme
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
            .modifier(SimpleElementModifier.appearance(keyPath == \.colorScheme ? value : nil))
    }

    /// Sets the layout direction of this view.
    ///
    /// Unlike Apple's, the browser applies the direction only if it is set with the key path `\.layoutDirection`.
    /// Another key path, or `transformEnvironment`, changes only the environment value.
    public nonisolated func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>,
        _ value: LayoutDirection
    ) -> some View {
        let direction = keyPath == \.layoutDirection ? value.name : nil
        return modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
            .modifier(SimpleElementModifier(.appearance, direction.map { [.layoutDirection: .string($0)] } ?? [:]))
    }

    /// Sets the locale of this view. Screen readers use its language.
    public nonisolated func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, Locale>,
        _ value: Locale
    ) -> some View {
        let language = keyPath == \.locale ? value.identifier(.bcp47) : nil
        return modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
            .modifier(SimpleElementModifier(.appearance, language.map { [.language: .string($0)] } ?? [:]))
    }

    /// Sets the colour scheme of the page or sheet that contains the view; nil keeps the user's preference.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
            .modifier(SimpleElementModifier.appearance(colorScheme, isPreferred: true))
    }

    /// Mirrors the view in right-to-left layouts.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}

extension SimpleElementModifier {
    fileprivate static func appearance(_ scheme: ColorScheme?, isPreferred: Bool = false) -> Self {
        guard let scheme else { return Self(.appearance) }
        var attributes: Attributes = [.colorScheme: .string(scheme == .dark ? "dark" : "light")]
        if isPreferred { attributes[.isPreferred] = .bool(true) }
        return Self(.appearance, attributes)
    }
}

extension LayoutDirection {
    fileprivate var name: String { self == .rightToLeft ? "rtl" : "ltr" }
}

private struct RightToLeftFlip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1, y: 1)
    }
}
