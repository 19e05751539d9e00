import DesignKit
import SwiftUI

/// The colours of the board: a deep green over warm grey. Text has a contrast of at least 4.5 to 1 in both modes.
enum Tone {
    static let accent = Color(light: 0x1F6B4A, dark: 0x86D3AC)
    /// The background of white text.
    static let accentFill = Color(light: 0x1F6B4A, dark: 0x26734F)
    /// The background of tags and of chosen things.
    static let soft = Color(light: 0xE3EEE7, dark: 0x203329)
    /// The part of a bar that shows a share.
    static let share = Color(light: 0xC4DFCF, dark: 0x2B5540)
    static let card = Color(light: 0xFFFFFF, dark: 0x1F1E1B)
    static let well = Color(light: 0xF3F1EC, dark: 0x2A2925)
    static let hairline = Color(light: 0x1C1A16, dark: 0xFFFFFF).opacity(0.09)
    static let text = Color(light: 0x1C1B18, dark: 0xF2F0EB)
    static let secondaryText = Color(light: 0x5E5B54, dark: 0xB0ACA2)
    static let danger = Color(light: 0xB3261E, dark: 0xFF8A80)
    static let star = Color(light: 0x8C5A00, dark: 0xF2C14E)

    private static let people = [
        Color(light: 0x8A4B12, dark: 0xE8B27A), Color(light: 0x2B5FA8, dark: 0x8FBCF5),
        Color(light: 0x8A2F6B, dark: 0xEE9BD0), Color(light: 0x5A4BB0, dark: 0xB9AEFA),
        Color(light: 0x0F6A73, dark: 0x7BD0DA), Color(light: 0x9C2F2F, dark: 0xF3A09A),
        Color(light: 0x5B6410, dark: 0xCBD37C), Color(light: 0x4A5B6C, dark: 0xAFC3D6),
    ]

    /// The colour of the person at a place of a thread; the author has the accent.
    static func person(at place: Int) -> Color { place == 0 ? accent : people[(place - 1) % people.count] }
}

extension Theme {
    /// The colours of the board in the views of the kit.
    static let board: Theme = {
        var theme = Theme()
        (theme.accent, theme.accentFill, theme.pill) = (Tone.accent, Tone.accentFill, Tone.soft)
        (theme.text, theme.secondaryText, theme.hairline) = (Tone.text, Tone.secondaryText, Tone.hairline)
        (theme.card, theme.well) = (Tone.card, Tone.well)
        theme.field = Color(light: 0xFBFAF8, dark: 0x262521)
        theme.ground = [Color(light: 0xF6F4F0, dark: 0x151412), Color(light: 0xEFECE6, dark: 0x100F0D)]
        (theme.softFace, theme.glow) = (Tone.well, Color(light: 0xFFFFFF, dark: 0x38362F))
        theme.shade = Color(light: 0xC9C4B8, dark: 0x080807)
        return theme
    }()
}
