public import Foundation

/// Attributes of texts. `UILabel`, `UITextView`, buttons and drawings have these; others have no effect.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number of points between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The `rawValue` of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A number of points above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `URL`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    /// Drawn as one line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Drawn as one line.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a text ends that has no space.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
