public import Foundation

/// A rectangle of the screen. The only one is the window of a page.
@MainActor
open class UIView: UIResponder {
    fileprivate unowned let page: PageDevice

    fileprivate init(of page: PageDevice) { self.page = page }

    /// The rectangle of the window.
    public var bounds: CGRect { CGRect(origin: .zero, size: page.windowSize) }
    public var frame: CGRect { bounds }

    /// Zero: the style sheet keeps the content out of the edges of the screen.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// Removes the keyboard's focus from the page's text fields.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        page.perform(.endEditing)
        return true
    }
}

/// The window of a page.
@MainActor
open class UIWindow: UIView {
    override init(of page: PageDevice) { super.init(of: page) }

    public var windowScene: UIWindowScene? { page.scene }
    public var screen: UIScreen { page.screen }
    public var isKeyWindow: Bool { true }

    @available(*, unavailable, message: "There are no view controllers. Use sheet, alert or fullScreenCover.")
    public var rootViewController: UIResponder? { fatalError("unavailable") }

    @available(*, unavailable, message: "Use preferredColorScheme(_:).")
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
