public import Foundation
internal import OrielResources

/// A font: the system's, one in a bundle of the app, or one that the browser has.
///
/// The browser chooses the file of a font that is not the app's, so its metrics are those of Apple's system font.
public final class UIFont: NSObject, Sendable {
    private let header = AttributeHeader.word

    /// What the font is made from.
    package enum Kind: Hashable, Sendable {
        case system(Weight, UIFontDescriptor.SystemDesign)
        case named(String)
        case style(TextStyle)
    }

    package let kind: Kind
    package let isItalic: Bool
    /// The text style with which the font grows; nil for a fixed size.
    package let growsWith: TextStyle?
    /// The size in points.
    public let pointSize: CGFloat

    package init(_ kind: Kind, size: CGFloat, isItalic: Bool = false, growsWith: TextStyle? = nil) {
        self.kind = kind
        self.isItalic = isItalic
        self.growsWith = growsWith
        pointSize = size
    }

    /// Creates a font by its PostScript name, full name or family.
    ///
    /// Fonts that are not the app's are left to the browser; nothing checks whether it has them.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(.named(fontName), size: fontSize)
    }

    /// Creates a font from a descriptor.
    ///
    /// - Parameter pointSize: 0 for the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            descriptor.kind,
            size: pointSize == 0 ? descriptor.pointSize : pointSize,
            isItalic: descriptor.symbolicTraits.contains(.traitItalic)
        )
    }

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight, .default), size: fontSize)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(.regular, .default), size: fontSize, isItalic: true)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight, .monospaced), size: fontSize)
    }

    /// Creates the system's font. Unlike Apple's, its digits do not have one width: set `monospacedDigit()` on the texts.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Creates the font of a text style, which follows the text size that the user prefers, whatever the traits say.
    public static func preferredFont(
        forTextStyle style: TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// Creates the font of a text style, which follows the text size that the user prefers.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.style(style), size: style.pointSize)
    }

    /// Returns the font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        // Only the standard size of a text style follows the user.
        if case .style(let style) = kind {
            return UIFont(.system(style.weight, .default), size: fontSize, isItalic: isItalic)
        }
        return UIFont(kind, size: fontSize, isItalic: isItalic)
    }

    public var fontName: String {
        if case .named(let name) = kind { appFont?.postScriptName ?? name } else { ".SFUI-Regular" }
    }

    public var familyName: String {
        if case .named(let name) = kind { appFont?.familyName ?? name } else { ".AppleSystemUIFont" }
    }

    /// The families of the fonts in the app's bundles. The server does not know those of the browser.
    public static var familyNames: [String] { AppFonts.shared.familyNames }

    /// Returns the names of the fonts of a family in the app's bundles.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.shared.fontNames(ofFamily: familyName)
    }

    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(kind: kind, pointSize: pointSize, symbolicTraits: isItalic ? .traitItalic : [])
    }

    // MARK: - Metrics

    public var lineHeight: CGFloat { pointSize * CGFloat(metrics.height) }
    public var ascender: CGFloat { pointSize * CGFloat(metrics.ascent) }
    public var descender: CGFloat { pointSize * CGFloat(-metrics.descent) }
    public var capHeight: CGFloat { pointSize * CGFloat(metrics.capHeight) }
    public var xHeight: CGFloat { pointSize * CGFloat(metrics.xHeight) }
    public var leading: CGFloat { pointSize * CGFloat(metrics.lineGap) }

    private var metrics: FontMetrics { appFont?.metrics ?? .system }

    private var appFont: AppFonts.Match? {
        if case .named(let name) = kind { AppFonts.shared.match(named: name) } else { nil }
    }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    // MARK: - Equality

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return kind == other.kind && pointSize == other.pointSize && isItalic == other.isItalic
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(kind)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}

extension FontMetrics {
    /// Those of Apple's system font.
    fileprivate static let system = FontMetrics(
        ascent: 0.9521484375,
        descent: 0.2412109375,
        capHeight: 0.70458984375,
        xHeight: 0.5263671875
    )
}

extension UIFont {
    /// The weight of a system font, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// The purpose of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The standard size in points.
        package var pointSize: CGFloat {
            switch self {
            case .extraLargeTitle: 36
            case .largeTitle: 34
            case .title1, .extraLargeTitle2: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }

        package var weight: Weight {
            switch self {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        }
    }
}
