public import Foundation

/// An item that an app makes when it is shared.
///
/// Unlike Apple's, it is asked when the share sheet is shown, because browsers do not tell what people choose in it:
/// the type of the activity is nil.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an item of the same kind. Is not called: the share sheet shows the item itself.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item; nil for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the title of what is shared; empty for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
