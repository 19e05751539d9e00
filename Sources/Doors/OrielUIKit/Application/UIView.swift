public import Foundation

/// A rectangle of the screen. The only one is the window of a page.
@MainActor
open class UIView: UIResponder {
    private let reference: PageReference
    var page: PageDevice { reference.device }

    init(of page: PageDevice) { reference = PageReference(page) }

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
