public import Foundation

/// Attributes that `NSAttributedString(_:)` takes from an `AttributedString`.
extension NSAttributedString.Key {
    /// The Markdown styles: the `rawValue` of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// A text that describes an image.
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    /// The `URL` of an image.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    /// The language of a text, such as "de".
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The number of the argument that a text comes from.
    public static let replacementIndex = NSAttributedString.Key(rawValue: "NSReplacementIndex")
}
