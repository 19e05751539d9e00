package import Foundation

/// What a colour looks at to become numbers.
package struct ColorContext: Sendable {
    package var colorScheme: ColorScheme
    package var contrast: ColorSchemeContrast
    /// What `Color.accentColor` means; system blue if nobody says.
    package var accent: Color?
    /// Finds a colour by its name in an asset catalogue.
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
