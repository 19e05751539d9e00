public import Foundation

/// Shares texts and addresses.
///
/// Unlike Apple's, it shows a sheet with a button that opens the share sheet of the browser; browsers open it on a tap only.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    package let items: [Any]

    /// - Parameters:
    ///   - activityItems: Strings and URLs. Others are logged and left out.
    ///   - applicationActivities: Browsers show their own; others are logged and left out.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
        for item in activityItems where !(item is String || item is URL) {
            UIView.warn("Browsers share texts and addresses; a \(type(of: item)) is left out.")
        }
        if applicationActivities?.isEmpty == false {
            UIView.warn("Browsers show their own activities; those of the app are left out.")
        }
    }

    public required init?(coder: NSCoder) { nil }
}

/// An activity of an app for shared items. Browsers show none.
@MainActor @preconcurrency
open class UIActivity: NSObject {}
