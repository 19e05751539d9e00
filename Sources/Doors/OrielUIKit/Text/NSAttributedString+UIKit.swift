public import Foundation

/// Attributes of texts. `UILabel`, `UITextView`, buttons and drawings have these, unless their comments say otherwise.
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
    /// A `UIColor`; nil for that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A `UIColor`; nil for that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number of points after each letter, also between letters that are otherwise joined.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The slant of the letters. Each number except 0 is italic.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A `UIColor`. Without effect: texts have no outlines.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A percentage of the size of the font. Without effect: texts have no outlines.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The logarithm of the factor by which letters are stretched. Without effect: browsers do not stretch letters.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// 0 for letters that are never joined. Without effect: the font decides.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A `NSAttributedString.TextEffectStyle`. Without effect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A `URL`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

extension NSAttributedString {
    /// An effect on the letters of a text. Drawn as plain letters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// A line under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = NSUnderlineStyle(rawValue: 1)
    /// Drawn as one line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Drawn as one line.
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Spaces have a line, too.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a text ends that has no space.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
