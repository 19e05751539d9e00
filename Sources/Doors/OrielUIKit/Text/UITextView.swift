public import Foundation

/// A scrollable text of several lines that can be edited.
///
/// Unlike Apple's, an attributed text is drawn with its attributes only while the view is not editable.
@MainActor @preconcurrency
open class UITextView: UIScrollView, TextInputView, UITextInput {
    /// The delegate, which also learns of scrolling.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            if let delegate, !(delegate is any UITextViewDelegate) {
                UIView.warn("The delegate of a UITextView must be a UITextViewDelegate; \(type(of: delegate)) is not.")
            }
        }
    }
    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    private var content = ""
    private var styledText: NSAttributedString?

    open var text: String! {
        get { content }
        set {
            guard newValue ?? "" != content || styledText != nil else { return }
            drawingWillChange()
            content = newValue ?? ""
            styledText = nil
        }
    }

    /// The text with the attributes that `NSAttributedString.Key` lists.
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: content) }
        set {
            drawingWillChange()
            styledText = newValue
            content = newValue?.string ?? ""
        }
    }

    /// The attributed text that was set last; nil for a plain text.
    package final var attributes: NSAttributedString? { styledText }

    open var font: UIFont? = .systemFont(ofSize: 12) { willSet { if newValue != font { drawingWillChange() } } }
    open var textColor: UIColor? = .label { willSet { if newValue != textColor { drawingWillChange() } } }
    open var textAlignment = NSTextAlignment.natural {
        willSet { if newValue != textAlignment { drawingWillChange() } }
    }
    open var isEditable = true { willSet { if newValue != isEditable { drawingWillChange() } } }
    open var isSelectable = true { willSet { if newValue != isSelectable { drawingWillChange() } } }
    /// The distance of the text from the edges: 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        willSet { if newValue != textContainerInset { drawingWillChange() } }
    }
    /// The space of the text.
    public private(set) final lazy var textContainer = NSTextContainer(of: self)

    /// Whether the text follows the text size that the user prefers. The font decides: those of text styles do.
    open var adjustsFontForContentSizeCategory: Bool {
        get { if case .style = font?.kind { true } else { false } }
        set {
            guard newValue != adjustsFontForContentSizeCategory else { return }
            UIView.warn(
                "adjustsFontForContentSizeCategory depends on the font: fonts of preferredFont(forTextStyle:) follow the user's text size."
            )
        }
    }
    /// Has no effect: addresses in the text are not turned into links. Set `attributedText` with links.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// Has no effect: links have the tint.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Has no effect: people edit plain texts.
    open var allowsEditingTextAttributes = false

    /// The look of what is typed: its font and colour.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    open var hasText: Bool { !content.isEmpty }

    // MARK: - Keyboard

    private var accessory: UIView?

    /// A view that is shown at the lower edge of the page of a navigation stack while people type, such as a
    /// `UIToolbar`.
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set {
            drawingWillChange()
            accessory = newValue
        }
    }

    @available(*, unavailable, message: "A page cannot replace a keyboard. Show the view in a sheet.")
    open var inputView: UIView? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    package final var inputTraits = TextTraits() { willSet { if newValue != inputTraits { drawingWillChange() } } }

    open var keyboardType: UIKeyboardType {
        get { inputTraits.keyboard }
        set { inputTraits.keyboard = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputTraits.returnKey }
        set { inputTraits.returnKey = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.capitalization }
        set { inputTraits.capitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.correction }
        set { inputTraits.correction = newValue }
    }
    open var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }

    /// Has no effect: the keyboard belongs to the user and the browser.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// Has no effect: the keyboard belongs to the user and the browser.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Has no effect: the keyboard belongs to the user and the browser.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Has no effect: the keyboard belongs to the user and the browser.
    open var smartDashesType = UITextSmartDashesType.default
    /// Has no effect: the keyboard belongs to the user and the browser.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Has no effect: the keyboard belongs to the user and the browser.
    open var enablesReturnKeyAutomatically = false

    // MARK: - Selection

    package final var typedText: String { content }

    package final var selection = TextSelectionState() {
        willSet { if newValue != selection { drawingWillChange() } }
    }

    /// The selected part of the text in UTF-16 code units.
    ///
    /// The browser reports it once the app has read or set it; before, it is the end of the text.
    open var selectedRange: NSRange {
        get {
            selection.watch()
            return selection.range(in: content.utf16.count)
        }
        set { selection.set(newValue) }
    }

    /// Has no effect: browsers keep the insertion point in view.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The same as `selectedRange`.
    open var selectedTextRange: UITextRange? {
        get {
            selection.watch()
            return UITextRange(selection.range(in: content.utf16.count))
        }
        set { selection.set(newValue?.range ?? NSRange(location: content.utf16.count, length: 0)) }
    }

    open var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }

    open func text(in range: UITextRange) -> String? { content.part(range.range) }

    open func replace(_ range: UITextRange, withText text: String) {
        drawingWillChange()
        content = content.replacing(range.range, by: text)
        styledText = nil
        selection.set(NSRange(location: range.range.location + text.utf16.count, length: 0))
        textDelegate?.textViewDidChange(self)
    }

    /// Takes what the user has selected, in UTF-16 code units.
    package final func userDidSelect(_ range: Range<Int>) {
        guard selection.take(NSRange(location: range.lowerBound, length: range.count)) else { return }
        textDelegate?.textViewDidChangeSelection(self)
    }

    // MARK: - Focus

    package final var focusRequest: Bool? { willSet { if newValue != focusRequest { drawingWillChange() } } }
    private var hasFocus = false

    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { hasFocus }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEditable else { return false }
        if !hasFocus { focusRequest = true }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard hasFocus || focusRequest == true else { return false }
        focusRequest = false
        return true
    }

    // MARK: - What people do

    package final func userDidType(_ new: String) {
        guard isEditable, new != content else { return }
        let change = TextChange(from: content, to: new)
        let isAccepted =
            textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        drawingWillChange()
        guard isAccepted else { return }
        content = new
        styledText = nil
        _ = selection.take(change.end)
        textDelegate?.textViewDidChange(self)
        textDelegate?.textViewDidChangeSelection(self)
    }

    package final func focusDidChange(to isFocused: Bool) {
        guard isFocused != hasFocus else { return }
        if isFocused, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) {
            focusRequest = false
            return
        }
        if !isFocused, !(textDelegate?.textViewShouldEndEditing(self) ?? true) {
            focusRequest = true
            return
        }
        drawingWillChange()
        hasFocus = isFocused
        if isFocused { textDelegate?.textViewDidBeginEditing(self) } else { textDelegate?.textViewDidEndEditing(self) }
    }
}

/// What people do with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Decides about changes of a text view, and learns of them.
///
/// Apple's methods are optional; here they have implementations that agree or do nothing.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Decides whether editing ends. Unlike on Apple platforms, the browser has moved the focus already: it moves back.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    /// Called after each change of the text; after other changes of the selection once the app has read or set it.
    func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        true
    }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
