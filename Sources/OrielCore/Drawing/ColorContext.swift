package import Foundation

/// The parts of the environment that determine a colour's components.
package struct ColorContext: Sendable {
    package var colorScheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// The value of `Color.accentColor`; nil means system blue.
    package var accent: Color?
    /// Finds a colour in an asset catalogue by its name.
    package var namedColor: @Sendable (_ name: String, _ bundle: Bundle?, ColorScheme) -> Color.Resolved?

    package init(
        colorScheme: ColorScheme,
        contrast: ColorSchemeContrast = .standard,
        accent: Color? = nil,
        namedColor: @escaping @Sendable (String, Bundle?, ColorScheme) -> Color.Resolved? = { _, _, _ in nil }
    ) {
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.accent = accent
        self.namedColor = namedColor
    }
}
