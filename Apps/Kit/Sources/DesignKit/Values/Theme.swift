import SwiftUI

/// The colours of the kit's own views, which an app can replace; by default those of `Palette`.
///
///     RootView()
///         .environment(\.theme, .board)
public struct Theme: Sendable {
    /// Links, buttons and selections.
    public var accent = Palette.accent
    /// The background of white text.
    public var accentFill = Palette.accentFill
    public var text = Palette.text
    public var secondaryText = Palette.secondaryText
    /// The colours of the page background, at the top and at the bottom.
    public var ground = [Palette.groundTop, Palette.groundBottom]
    public var card = Palette.card
    /// Inset areas of a card, and disabled buttons.
    public var well = Palette.well
    public var field = Palette.well
    /// The background of small buttons.
    public var pill = Palette.well
    public var hairline = Palette.hairline
    /// The surface of soft buttons, their highlight at the upper left, and their shadow at the lower right.
    public var softFace = Palette.softFace
    public var glow = Palette.glow
    public var shade = Palette.shade

    public init() {}
}

extension EnvironmentValues {
    /// The colours of the kit's views.
    @Entry public var theme = Theme()
}
