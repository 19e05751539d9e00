import SwiftUI

/// The fonts of the app, by what they are for; all of them grow with the person's text size.
extension Font {
    /// The name on the profile header.
    public static let profileName = Font.system(.title, design: .rounded).weight(.bold)
    /// The title of a page without a bar.
    public static let pageTitle = Font.system(.largeTitle, design: .rounded).weight(.bold)
    /// What stands above a group.
    public static let sectionTitle = Font.system(.title3, design: .rounded).weight(.semibold)
    /// Whose card it is.
    public static let cardName = Font.headline
    /// What a card says.
    public static let cardText = Font.body
    /// What is said below a card's text.
    public static let cardDetail = Font.subheadline
    /// When it was, how many there are.
    public static let cardNote = Font.footnote
    /// On buttons that stand alone.
    public static let action = Font.headline
    /// On badges.
    public static let badge = Font.caption.weight(.bold).monospacedDigit()
}
