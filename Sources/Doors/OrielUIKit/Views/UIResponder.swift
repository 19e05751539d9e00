public import Foundation

/// The common base of UIKit's objects.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

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
