public import Foundation

/// The look of a paragraph: an attribute of texts.
///
/// Texts in drawings have all of it. A `UILabel` has the alignment and the distance of lines of its first paragraph. If
/// its number of lines is 0, it also has the spaces between paragraphs, `headIndent` and a negative `tailIndent`. The style
/// of a text is that of its first letter.
// Unchecked, as Apple's: a mutable style is changed before it becomes an attribute.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let header = AttributeHeader.word

    package struct Values: Hashable, Sendable {
        package var alignment = NSTextAlignment.natural
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        package var lineSpacing: CGFloat = 0
        package var lineHeightMultiple: CGFloat = 0
        package var minimumLineHeight: CGFloat = 0
        package var maximumLineHeight: CGFloat = 0
        package var paragraphSpacing: CGFloat = 0
        package var paragraphSpacingBefore: CGFloat = 0
        package var firstLineHeadIndent: CGFloat = 0
        package var headIndent: CGFloat = 0
        package var tailIndent: CGFloat = 0

        package init() {}

        /// Returns the height of the lines of a font, without the space between lines.
        package func lineHeight(_ font: UIFont) -> CGFloat {
            var height = font.lineHeight
            if lineHeightMultiple > 0 { height *= lineHeightMultiple }
            height = max(height, minimumLineHeight)
            return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
        }
    }

    package fileprivate(set) var values = Values()

    public override init() { super.init() }

    /// The look of paragraphs without one of their own.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The distance between two lines, in addition to their heights.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The height of lines as a multiple of that of the font; 0 for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The space after a paragraph that another one follows.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before a paragraph that follows another one.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance of the first line from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the lines after the first one from the leading edge.
    open var headIndent: CGFloat { values.headIndent }
    /// The ends of lines: their distance from the leading edge or, if it is negative, from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.hashValue }
}

/// The look of a paragraph, which can be changed.
///
///     let centered = NSMutableParagraphStyle()
///     centered.alignment = .center
///     let title = NSAttributedString(string: "Welcome", attributes: [.paragraphStyle: centered])
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = max(newValue, 0) }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = max(newValue, 0) }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = max(newValue, 0) }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = max(newValue, 0) }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = max(newValue, 0) }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// Takes all properties of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
