public import Foundation

/// Shows a menu after a long press or a click with the second button.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: delegate))
///
/// Unlike Apple's, the delegate is asked for the menu when the view is drawn, with the middle of the view as the
/// location.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) final weak var view: UIView?
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The menu of the delegate.
    final var menu: UIMenu? {
        guard let view, let delegate else { return nil }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: middle)?.menu
    }
}

/// Makes the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// The content of a menu.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// Makes a menu from the actions that the system proposes, of which there are none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes a controller that is shown above a menu.
    public typealias PreviewProvider = () -> UIViewController?

    public final let identifier: (any NSCopying)?
    private let actionProvider: ActionProvider?

    /// - Parameter previewProvider: Has no effect: the view itself is shown above its menu.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier
        self.actionProvider = actionProvider
        super.init()
    }

    final var menu: UIMenu? { actionProvider?([]) }
}

extension UIView {
    /// The menu that a long press shows: that of an interaction, or of a button.
    package var contextMenu: UIMenu? {
        if let button = self as? UIButton, let menu = button.menu, !button.showsMenuAsPrimaryAction { return menu }
        return ownInteractions.lazy.compactMap { ($0 as? UIContextMenuInteraction)?.menu }.first
    }

    /// Whether the view may have a menu.
    package var mayHaveContextMenu: Bool { !ownInteractions.isEmpty || (self as? UIButton)?.menu != nil }
}
