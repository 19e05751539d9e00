import SwiftUI

/// The fonts of the app by purpose. All follow Dynamic Type.
extension Font {
    /// The name on the profile header.
    public static let profileName = Font.system(.title, design: .rounded).weight(.bold)
    /// The title of a page without a bar.
    public static let pageTitle = Font.system(.largeTitle, design: .rounded).weight(.bold)
    /// The title of a group.
    public static let sectionTitle = Font.system(.title3, design: .rounded).weight(.semibold)
    /// The author's name on a card.
    public static let cardName = Font.headline
    /// The text of a card.
    public static let cardText = Font.body
    /// The detail below a card's text.
    public static let cardDetail = Font.subheadline
    /// Times and counts.
    public static let cardNote = Font.footnote
    /// Full-size buttons.
    public static let action = Font.headline
    /// Badges.
    public static let badge = Font.caption.weight(.bold).monospacedDigit()
}
