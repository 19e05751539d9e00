public import Foundation

/// The buttons that a swipe over a row shows.
@MainActor @preconcurrency
public final class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe over the whole row runs the first action. Has no effect, as `allowsFullSwipe` of SwiftUI.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row shows.
@MainActor @preconcurrency
public final class UIContextualAction: NSObject {
    /// Whether the button deletes something.
    public enum Style: Int, Sendable { case normal, destructive }

    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    public var title: String?
    public var image: UIImage?
    public var backgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
