public import Foundation

/// The look of a paragraph: an attribute of texts.
///
/// Texts in drawings have all of it. A `UILabel` has the alignment and the distance of lines of its first paragraph.
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
}
