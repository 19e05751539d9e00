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

// Browsers move a focused field into view themselves, and a page is not told of a keyboard on the screen. So these are never
// posted, as on a device with a keyboard of its own.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification"
    )
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification"
    )

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
