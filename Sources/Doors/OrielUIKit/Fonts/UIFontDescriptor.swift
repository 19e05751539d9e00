public import Foundation

/// The attributes of a font.
public final class UIFontDescriptor: NSObject, Sendable {
    package let kind: UIFont.Kind
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits

    init(kind: UIFont.Kind, pointSize: CGFloat, symbolicTraits: SymbolicTraits) {
        self.kind = kind
        self.pointSize = pointSize
        self.symbolicTraits = symbolicTraits
    }

    /// The look of the letters.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The form of the system's letters.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the system's font in another design; nil for a font with a name.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard let weight = systemWeight else { return nil }
        return UIFontDescriptor(kind: .system(weight, design), pointSize: pointSize, symbolicTraits: symbolicTraits)
    }

    /// Returns the system's font with other traits; nil for a font with a name.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard let weight = systemWeight else { return nil }
        var design = systemDesign
        if symbolicTraits.contains(.traitMonoSpace) { design = .monospaced }
        let shown = symbolicTraits.contains(.traitBold) ? .bold : weight
        return UIFontDescriptor(kind: .system(shown, design), pointSize: pointSize, symbolicTraits: symbolicTraits)
    }

    private var systemWeight: UIFont.Weight? {
        switch kind {
        case .system(let weight, _): weight
        case .style(let style): style.weight
        case .named: nil
        }
    }

    private var systemDesign: SystemDesign {
        if case .system(_, let design) = kind { design } else { .default }
    }
}
