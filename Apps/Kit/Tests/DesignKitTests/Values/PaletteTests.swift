import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct PaletteTests {
    @Test(arguments: ["light", "dark"])
    func `text can be read on everything it stands on`(scheme: String) {
        let texts = [
            "text": Palette.text, "secondary": Palette.secondaryText, "accent": Palette.accent,
            "danger": Palette.danger,
            "success": Palette.success,
        ]
        let grounds = [
            "card": Palette.card, "well": Palette.well, "top": Palette.groundTop, "bottom": Palette.groundBottom,
            "soft": Palette.softFace,
        ]

        for (text, color) in texts {
            for (ground, behind) in grounds {
                let contrast = contrast(color, behind, in: scheme)
                #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
            }
        }
    }

    @Test(arguments: ["light", "dark"])
    func `white can be read on what is filled`(scheme: String) {
        let fills = [Palette.accentFill, Palette.badgeFill] + AvatarView.colors.flatMap { [$0.0, $0.1] }

        for fill in fills { #expect(contrast(.white, fill, in: scheme) >= 4.5, "\(fill)") }
    }

    @Test(arguments: ["light", "dark"])
    func `hearts and stars stand out from soft buttons`(scheme: String) {
        for symbol in FavouriteSymbol.allCases { #expect(contrast(symbol.color, Palette.softFace, in: scheme) >= 3) }
    }

    /// The contrast ratio as defined by WCAG.
    private func contrast(_ first: Color, _ second: Color, in scheme: String) -> Double {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme == "dark" ? .dark : .light
        let luminances = [first, second].map { color in
            let color = color.resolve(in: environment)
            let (red, green, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
            return 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
        }
        return (luminances.max()! + 0.05) / (luminances.min()! + 0.05)
    }
}
