public import Foundation

/// A gesture on a view. Apps cannot create one: recognizers call selectors, which Swift on Linux lacks. Use the gestures of SwiftUI.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true

    @available(*, unavailable, message: "Swift on Linux has no selectors. Use the gestures of SwiftUI.")
    public init(target: Any?, action: Selector?) { fatalError("unavailable") }
}

/// Decides about gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
