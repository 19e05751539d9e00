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

    /// A view that is shown at the lower edge of the page of a navigation stack while people type, such as a
    /// `UIToolbar`.
    open override var inputAccessoryView: UIView? {
        get { inputState.accessory }
        set { inputState.accessory = newValue }
    }

    @available(*, unavailable, message: "A page cannot replace a keyboard. Show the view in a sheet.")
    open var inputView: UIView? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    open var keyboardType: UIKeyboardType {
        get { inputState.traits.keyboard }
        set { inputState.traits.keyboard = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { inputState.traits.returnKey }
        set { inputState.traits.returnKey = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { inputState.traits.capitalization }
        set { inputState.traits.capitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { inputState.traits.correction }
        set { inputState.traits.correction = newValue }
    }
    open var textContentType: UITextContentType! {
        get { inputState.traits.contentType }
        set { inputState.traits.contentType = newValue }
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

    /// The selected part of the text in UTF-16 code units.
    ///
    /// The browser reports it once the app has read or set it; before, it is the end of the text.
    open var selectedRange: NSRange {
        get { watchedSelection() }
        set { select(newValue) }
    }

    /// Has no effect: browsers keep the insertion point in view.
    open func scrollRangeToVisible(_ range: NSRange) {}

    /// The same as `selectedRange`.
    open var selectedTextRange: UITextRange? {
        get { UITextRange(watchedSelection()) }
        set { select(newValue?.range) }
    }

    open var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }

    open func text(in range: UITextRange) -> String? { content.part(range.range) }

    open func replace(_ range: UITextRange, withText text: String) { replaceText(in: range.range, by: text) }

    // MARK: - Focus

    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { inputState.hasFocus }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { requestFocus() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { requestEndOfFocus() }

    // MARK: - Input

    package final var inputState = TextInputState() { willSet { if newValue != inputState { drawingWillChange() } } }

    package final var typedText: String {
        get { content }
        set {
            drawingWillChange()
            content = newValue
            styledText = nil
        }
    }

    package final var acceptsTyping: Bool { isEditable }

    package final func agreesToBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }

    package final func agreesToEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

    package final func agrees(toReplace range: NSRange, by text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    package final func report(_ event: TextInputEvent) {
        switch event {
        case .textDidChange: textDelegate?.textViewDidChange(self)
        case .selectionDidChange: textDelegate?.textViewDidChangeSelection(self)
        case .editingDidBegin: textDelegate?.textViewDidBeginEditing(self)
        case .editingDidEnd: textDelegate?.textViewDidEndEditing(self)
        }
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
    /// Decides whether editing ends. Unlike on Apple platforms, the browser has moved the focus already: it moves back,
    /// and until this method agrees, editing begins in no other view of the page.
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
