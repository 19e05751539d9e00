public import Foundation

/// The common base of UIKit's objects.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The handlers of changes of traits.
    final var traitObservers: [TraitObserver] = []

    /// A view that is shown while people type into this object: see `UITextField.inputAccessoryView`.
    open var inputAccessoryView: UIView? { nil }

    /// Draws the accessory view again. Text fields and text views do so by themselves.
    open func reloadInputViews() {}

    /// The object that contains this one.
    open var next: UIResponder? { nil }

    /// Whether the object can have the keyboard's focus: text fields and text views can.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the object has the keyboard's focus.
    open var isFirstResponder: Bool { false }

    /// Gives the keyboard's focus to the object. False if it cannot have it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Removes the keyboard's focus from the object. False if it does not have it.
    @discardableResult
    open func resignFirstResponder() -> Bool { false }
}

/// The name of a method in Objective-C. Swift on Linux has none, so nothing can create one.
public struct Selector: Hashable, Sendable {
    private init() {}

    @available(*, unavailable, message: "Swift on Linux has no selectors. Use UIAction with a closure.")
    public init(_ name: String) { fatalError("unavailable") }
}

extension UIResponder {
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    /// Never posted: the browser moves a focused field into view itself, and does not report its keyboard.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )

    /// A key of the notifications of keyboards, which are never posted.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// A key of the notifications of keyboards, which are never posted.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A key of the notifications of keyboards, which are never posted.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// A key of the notifications of keyboards, which are never posted.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// A key of the notifications of keyboards, which are never posted.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
