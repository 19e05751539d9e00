public import Foundation

/// Lets users refresh a scroll view, a table or a collection by pulling it down.
///
///     let control = UIRefreshControl()
///     control.addAction(
///         UIAction { action in
///             load()
///             (action.sender as? UIRefreshControl)?.endRefreshing()
///         },
///         for: .valueChanged
///     )
///     table.refreshControl = control
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    private var isRunning = false
    /// Has no effect: the wheel has no text.
    open var attributedTitle: NSAttributedString?

    /// Whether the view shows that it refreshes.
    public final var isRefreshing: Bool { isRunning }

    /// Shows that the view refreshes, without an event.
    open func beginRefreshing() { change(to: true) }

    /// Hides the wheel. Call it when the data is there.
    open func endRefreshing() { change(to: false) }

    private func change(to isRefreshing: Bool) {
        guard isRefreshing != isRunning else { return }
        drawingWillChange()
        isRunning = isRefreshing
    }

    /// Called when the user has pulled the view down.
    package final func userDidPull() {
        guard isEnabled, !isRunning else { return }
        change(to: true)
        sendActions(for: .valueChanged)
    }
}
