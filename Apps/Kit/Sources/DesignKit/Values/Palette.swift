import SwiftUI
import UIKit

/// The colours of the app, for light and dark mode.
///
/// Text has a contrast of at least 4.5 to 1 on its background in both.
public enum Palette {
    /// Links, buttons and selections.
    public static let accent = Color(light: 0x4F46C8, dark: 0xA9A4FF)
    /// The background of white text.
    public static let accentFill = Color(light: 0x4F46C8, dark: 0x5D55D6)
    /// Hearts that are on.
    public static let heart = Color(light: 0xD3245B, dark: 0xFF6F97)
    /// Stars that are on.
    public static let star = Color(light: 0x9A6200, dark: 0xFFC24A)
    /// Destructive actions and errors.
    public static let danger = Color(light: 0xB3261E, dark: 0xFF8A80)
    /// Success messages.
    public static let success = Color(light: 0x1B6B3A, dark: 0x6FDD99)

    /// Primary text.
    public static let text = Color(light: 0x17161F, dark: 0xF3F2FA)
    /// Secondary text.
    public static let secondaryText = Color(light: 0x5A5868, dark: 0xAFADBF)

    /// The top colour of the page background.
    public static let groundTop = Color(light: 0xF1EFFB, dark: 0x12111C)
    /// The bottom colour of the page background.
    public static let groundBottom = Color(light: 0xEAF1F8, dark: 0x0B0D14)
    /// Cards without transparency.
    public static let card = Color(light: 0xFFFFFF, dark: 0x1D1C28)
    /// Inset areas of a card: fields, link cards, comments.
    public static let well = Color(light: 0xF2F1F8, dark: 0x272635)
    /// The fine line around cards.
    public static let hairline = Color(light: 0x17161F, dark: 0xFFFFFF).opacity(0.08)

    /// The highlight of soft buttons, at the upper left.
    public static let glow = Color(light: 0xFFFFFF, dark: 0x3A394C)
    /// The shadow of soft buttons, at the lower right.
    public static let shade = Color(light: 0xB9B6CF, dark: 0x08080E)
    /// The surface of soft buttons.
    public static let softFace = Color(light: 0xF4F3FA, dark: 0x262534)

    /// The first blob of the profile header.
    public static let blobWarm = Color(light: 0xFF8A65, dark: 0xFF7A59)
    /// The second blob of the profile header.
    public static let blobCool = Color(light: 0x7C6BFF, dark: 0x6A5BFF)

    /// The blobs of the profile header in the classic style, and the start of its background.
    public static let blobDeep = Color(light: 0x1B2A6B, dark: 0x162258)
    /// The end of the background of that header.
    public static let blobSea = Color(light: 0x3F6FB5, dark: 0x2F578F)
}

extension Color {
    /// Creates a colour from `0xRRGGBB` values for light and dark mode.
    public init(light: UInt32, dark: UInt32) {
        self.init(uiColor: UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) })
    }
}

extension UIColor {
    fileprivate convenience init(rgb: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}
