public import Foundation

/// A control for one line of text.
@MainActor @preconcurrency
open class UITextField: UIControl, TextInputView, UITextInput {
    open weak var delegate: (any UITextFieldDelegate)?

    private var content = ""

    /// The text. Nil becomes an empty text.
    open var text: String? {
        get { content }
        set {
            guard newValue ?? "" != content else { return }
            drawingWillChange()
            content = newValue ?? ""
        }
    }

    /// The text with the font and the colour of the field.
    open var attributedText: NSAttributedString? {
        get {
            NSAttributedString(string: content, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { self.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The placeholder. Its letters are drawn; a `foregroundColor` and other attributes are logged.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            guard let newValue, newValue.length > 0, !newValue.attributes(at: 0, effectiveRange: nil).isEmpty else {
                return
            }
            UIView.warn(
                "Browsers draw placeholders in one grey: the attributes of an attributedPlaceholder are not drawn."
            )
        }
    }

    /// The look of the text: its font and colour.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: font as Any, .foregroundColor: textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// Has no effect: a text that is too long scrolls.
    open var adjustsFontSizeToFitWidth = false
    /// Has no effect: a text that is too long scrolls.
    open var minimumFontSize: CGFloat = 0

    public final var hasText: Bool { !content.isEmpty }

    open var placeholder: String? { willSet { if newValue != placeholder { drawingWillChange() } } }
    open var font: UIFont? = .systemFont(ofSize: 17) { willSet { if newValue != font { drawingWillChange() } } }
    open var textColor: UIColor? = .label { willSet { if newValue != textColor { drawingWillChange() } } }
    open var textAlignment = NSTextAlignment.natural {
        willSet { if newValue != textAlignment { drawingWillChange() } }
    }
    open var borderStyle = BorderStyle.none { willSet { if newValue != borderStyle { drawingWillChange() } } }
    /// Whether dots are shown for the letters.
    open var isSecureTextEntry = false { willSet { if newValue != isSecureTextEntry { drawingWillChange() } } }
    /// When a button is shown that clears the text.
    open var clearButtonMode = ViewMode.never { willSet { if newValue != clearButtonMode { drawingWillChange() } } }
    /// A view before the text.
    open var leftView: UIView? { willSet { drawingWillChange() } }
    /// A view after the text.
    open var rightView: UIView? { willSet { drawingWillChange() } }
    open var leftViewMode = ViewMode.never { willSet { if newValue != leftViewMode { drawingWillChange() } } }
    open var rightViewMode = ViewMode.never { willSet { if newValue != rightViewMode { drawingWillChange() } } }
    open var clearsOnBeginEditing = false
    public var isEditing: Bool { isFirstResponder }

    /// The border of a field.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a part of a field is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    package final func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    override var sentEvents: Event { [.allEditingEvents, .primaryActionTriggered] }

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

    /// The selected part of the text. That of a secure field is not known.
    ///
    /// The browser reports it once the app has read or set it; before, it is the end of the text.
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
        selection.set(NSRange(location: range.range.location + text.utf16.count, length: 0))
        sendActions(for: .editingChanged)
    }

    /// Takes what the user has selected, in UTF-16 code units.
    package final func userDidSelect(_ range: Range<Int>) {
        guard selection.take(NSRange(location: range.lowerBound, length: range.count)) else { return }
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: - Focus

    package final var focusRequest: Bool? { willSet { if newValue != focusRequest { drawingWillChange() } } }
    private var hasFocus = false

    open override var canBecomeFirstResponder: Bool { true }
    open override var isFirstResponder: Bool { hasFocus }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEnabled else { return false }
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
        guard isEnabled, new != content else { return }
        let change = TextChange(from: content, to: new)
        let isAccepted =
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
            ?? true
        drawingWillChange()
        guard isAccepted else { return }
        content = new
        _ = selection.take(change.end)
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    package final func userDidClear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        userDidType("")
    }

    package final func userDidSubmit() {
        guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    package final func focusDidChange(to isFocused: Bool) {
        guard isFocused != hasFocus else { return }
        if isFocused, !(delegate?.textFieldShouldBeginEditing(self) ?? true) {
            focusRequest = false
            return
        }
        if !isFocused, !(delegate?.textFieldShouldEndEditing(self) ?? true) {
            focusRequest = true
            return
        }
        drawingWillChange()
        hasFocus = isFocused
        if isFocused {
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            if clearsOnBeginEditing { userDidClear() }
        } else {
            delegate?.textFieldDidEndEditing(self)
            delegate?.textFieldDidEndEditing(self, reason: .committed)
            sendActions(for: .editingDidEnd)
        }
    }

    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// Decides about changes of a text field, and learns of them.
///
/// Apple's methods are optional; here they have implementations that agree or do nothing.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Decides whether editing ends. Unlike on Apple platforms, the browser has moved the focus already: it moves back.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after each change of the text; after other changes of the selection once the app has read or set it.
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
