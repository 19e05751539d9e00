import OrielUIKit

extension UIScrollView {
    /// The control that refreshes the view, for the views of SwiftUI that draw it.
    var shownRefreshControl: RefreshControl? {
        guard let control = refreshControl else { return nil }
        control.noteDrawing()
        guard control.isEnabled else { return nil }
        return RefreshControl(isRefreshing: control.isRefreshing) { control.userDidPull() }
    }
}
