import SwiftUI
import UIKit

/// The colours of the app, each for light and dark.
///
/// Text on its ground reaches a contrast of 4.5 to 1 in both.
public enum Palette {
    /// Links, buttons, what is chosen.
    public static let accent = Color(light: 0x4F46C8, dark: 0xA9A4FF)
    /// Behind white words.
    public static let accentFill = Color(light: 0x4F46C8, dark: 0x5D55D6)
    /// Hearts that are on.
    public static let heart = Color(light: 0xD3245B, dark: 0xFF6F97)
    /// Stars that are on.
    public static let star = Color(light: 0x9A6200, dark: 0xFFC24A)
    /// What cannot be undone, and what went wrong.
    public static let danger = Color(light: 0xB3261E, dark: 0xFF8A80)
    /// What went well.
    public static let success = Color(light: 0x1B6B3A, dark: 0x6FDD99)

    /// What is read first.
    public static let text = Color(light: 0x17161F, dark: 0xF3F2FA)
    /// What is read second.
    public static let secondaryText = Color(light: 0x5A5868, dark: 0xAFADBF)

    /// The upper end of the ground of all pages.
    public static let groundTop = Color(light: 0xF1EFFB, dark: 0x12111C)
    /// The lower end of the ground of all pages.
    public static let groundBottom = Color(light: 0xEAF1F8, dark: 0x0B0D14)
    /// Cards where nothing shines through.
    public static let card = Color(light: 0xFFFFFF, dark: 0x1D1C28)
    /// What is sunk into a card: fields, link cards, comments.
    public static let well = Color(light: 0xF2F1F8, dark: 0x272635)
    /// The fine line around cards.
    public static let hairline = Color(light: 0x17161F, dark: 0xFFFFFF).opacity(0.08)

    /// The light that falls on soft buttons from the upper left.
    public static let glow = Color(light: 0xFFFFFF, dark: 0x3A394C)
    /// The shade of soft buttons to the lower right.
    public static let shade = Color(light: 0xB9B6CF, dark: 0x08080E)
    /// The face of soft buttons.
    public static let softFace = Color(light: 0xF4F3FA, dark: 0x262534)

    /// The first of the two blobs of the profile header.
    public static let blobWarm = Color(light: 0xFF8A65, dark: 0xFF7A59)
    /// The second of the two blobs of the profile header.
    public static let blobCool = Color(light: 0x7C6BFF, dark: 0x6A5BFF)
}

extension Color {
    /// A colour of each scheme, as `0xRRGGBB`.
    init(light: UInt32, dark: UInt32) {
        self.init(uiColor: UIColor { UIColor(rgb: $0.userInterfaceStyle == .dark ? dark : light) })
    }
}

extension UIColor {
    fileprivate convenience init(rgb: UInt32) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }
}
