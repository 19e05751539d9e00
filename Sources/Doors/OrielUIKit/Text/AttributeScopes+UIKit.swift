public import Foundation

extension AttributeScopes {
    /// The attributes of UIKit's texts. In an `NSAttributedString`, their keys are those of `NSAttributedString.Key`.
    ///
    ///     var text = AttributedString("Red")
    ///     text.uiKit.foregroundColor = .red
    ///     text.obliqueness = 0.2
    ///     let label = UILabel()
    ///     label.attributedText = NSAttributedString(text)
    ///
    /// Attributes with names that SwiftUI's have too need the name of the scope: `text.font` is SwiftUI's.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let obliqueness: ObliquenessAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let expansion: ExpansionAttribute
        public let ligature: LigatureAttribute
        public let textEffect: TextEffectAttribute
        public let own: OwnAttributes
        public let foundation: AttributeScopes.FoundationAttributes

        /// The attributes with names that no other scope has.
        public struct OwnAttributes: AttributeScope {
            public let paragraphStyle: ParagraphStyleAttribute
            public let underlineColor: UnderlineColorAttribute
            public let strikethroughColor: StrikethroughColorAttribute
            public let obliqueness: ObliquenessAttribute
            public let strokeColor: StrokeColorAttribute
            public let strokeWidth: StrokeWidthAttribute
            public let expansion: ExpansionAttribute
            public let ligature: LigatureAttribute
            public let textEffect: TextEffectAttribute
        }

        /// The font of a run of text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        /// The look of the paragraph of a run of text.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }

        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// The additional space between letters in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// The additional space after letters in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        /// The line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        /// The colour of the line under the letters; nil for that of the letters.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        /// The line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        /// The colour of the line through the letters; nil for that of the letters.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        /// The distance in points by which the letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        /// The slant of the letters. Each number except 0 is italic.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        /// The colour of the outlines of letters, which are not drawn.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        /// The width of the outlines of letters, which are not drawn.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        /// The stretch of the letters, which are not stretched.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
        }

        /// 0 for letters that are never joined. Without effect: the font decides.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }

        /// An effect on the letters, which are drawn plainly.
        public enum TextEffectAttribute: AttributedStringKey {
            public typealias Value = NSAttributedString.TextEffectStyle
            public static let name = "NSTextEffect"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes.OwnAttributes, T>
    ) -> T {
        self[T.self]
    }
}
