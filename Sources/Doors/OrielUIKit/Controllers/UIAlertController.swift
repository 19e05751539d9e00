public import Foundation

/// An alert or an action sheet. Show it with `present`.
///
/// In a wide window an action sheet is a popover if its `popoverPresentationController` has a place. It has no button that
/// cancels then: a press outside of it does.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// Where the choices are shown.
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public let preferredStyle: Style
    public private(set) final var actions: [UIAlertAction] = []
    public private(set) final var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) { nil }

    override final var isPopoverInWideWindows: Bool { preferredStyle == .actionSheet }

    open func addAction(_ action: UIAlertAction) {
        action.controller = self
        actions.append(action)
    }

    /// Adds a field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A choice of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The role of a choice.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    fileprivate weak var controller: UIAlertController?
    open var isEnabled = true {
        willSet { if newValue != isEnabled { controller?.presentingViewController?.barWillChange() } }
    }
    package let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
