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

    /// The selected part of the text. That of a secure field is not known.
    ///
    /// The browser reports it once the app has read or set it; before, it is the end of the text.
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

    // MARK: - What people do

    package final func userDidClear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        userDidType("")
    }

    package final func userDidSubmit() {
        guard isEnabled, delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }

    // MARK: - Input

    package final var inputState = TextInputState() { willSet { if newValue != inputState { drawingWillChange() } } }

    package final var typedText: String {
        get { content }
        set {
            drawingWillChange()
            content = newValue
        }
    }

    package final var acceptsTyping: Bool { isEnabled }

    package final func agreesToBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    package final func agreesToEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    package final func agrees(toReplace range: NSRange, by text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    package final func report(_ event: TextInputEvent) {
        switch event {
        case .textDidChange: sendActions(for: .editingChanged)
        case .selectionDidChange: delegate?.textFieldDidChangeSelection(self)
        case .editingDidBegin:
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
            if clearsOnBeginEditing { userDidClear() }
        case .editingDidEnd:
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
    /// Decides whether editing ends. Unlike on Apple platforms, the browser has moved the focus already: it moves back,
    /// and until this method agrees, editing begins in no other view of the page.
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
