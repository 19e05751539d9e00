public import Foundation

/// A text that cannot be edited.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text. Of an attributed text, its letters.
    open var text: String? {
        get { styledText?.string ?? plainText }
        set {
            guard newValue != plainText || styledText != nil else { return }
            drawingWillChange()
            plainText = newValue
            styledText = nil
        }
    }

    private var plainText: String?
    private var styledText: NSAttributedString?

    /// The text with the attributes that `NSAttributedString.Key` lists.
    open var attributedText: NSAttributedString? {
        get { styledText ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            drawingWillChange()
            styledText = newValue
            plainText = newValue?.string
        }
    }

    /// The attributed text that was set last; nil for a plain text.
    package final var attributes: NSAttributedString? { styledText }

    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        willSet { if newValue != font { drawingWillChange() } }
    }
    open var textColor: UIColor! = .label { willSet { if newValue != textColor { drawingWillChange() } } }
    open var highlightedTextColor: UIColor? { willSet { if newValue != highlightedTextColor { drawingWillChange() } } }
    open var isHighlighted = false { willSet { if newValue != isHighlighted { drawingWillChange() } } }
    /// Whether the text has its colour or a grey one.
    open var isEnabled = true { willSet { if newValue != isEnabled { drawingWillChange() } } }
    open var textAlignment = NSTextAlignment.natural {
        willSet { if newValue != textAlignment { drawingWillChange() } }
    }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        willSet { if newValue != lineBreakMode { drawingWillChange() } }
    }
    /// The most lines; 0 for any number.
    open var numberOfLines = 1 { willSet { if newValue != numberOfLines { drawingWillChange() } } }
    /// Whether letters come closer together before the text is truncated.
    open var allowsDefaultTighteningForTruncation = false {
        willSet { if newValue != allowsDefaultTighteningForTruncation { drawingWillChange() } }
    }
    open var adjustsFontSizeToFitWidth = false {
        willSet { if newValue != adjustsFontSizeToFitWidth { drawingWillChange() } }
    }
    open var minimumScaleFactor: CGFloat = 0 { willSet { if newValue != minimumScaleFactor { drawingWillChange() } } }
    open var shadowColor: UIColor? { willSet { if newValue != shadowColor { drawingWillChange() } } }
    open var shadowOffset = CGSize(width: 0, height: -1) {
        willSet { if newValue != shadowOffset { drawingWillChange() } }
    }
    /// Has no effect: the browser breaks lines at the width of the label.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Whether the text follows the text size that the user prefers. The font decides: those of text styles do.
    open var adjustsFontForContentSizeCategory: Bool {
        get { if case .style = font.kind { true } else { false } }
        set {
            guard newValue != adjustsFontForContentSizeCategory else { return }
            UIView.warn(
                "adjustsFontForContentSizeCategory depends on the font: fonts of preferredFont(forTextStyle:) follow the user's text size."
            )
        }
    }
}
