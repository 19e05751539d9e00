/// The look of the lists and forms of a page. There are no tables of UIKit.
@MainActor @preconcurrency
public final class UITableView {
    init() {}

    /// The look of the lists and forms that the page whose code is running draws afterwards.
    public class func appearance() -> UITableView { PageDevice.current(to: "style lists").tableView }

    /// The colour behind the rows. `.clear` hides the background, as `scrollContentBackground(.hidden)` does.
    public var backgroundColor: UIColor? {
        didSet {
            guard let backgroundColor, backgroundColor != .clear else { return }
            UIView.warn(
                "The background of lists can be clear only. Use scrollContentBackground(.hidden) and background(_:) for a colour."
            )
        }
    }

    /// Whether lists draw no background.
    package var hidesBackground: Bool { backgroundColor == .clear }

    @available(*, unavailable, message: "Use listRowSeparator(_:) on the rows.")
    public var separatorStyle: Int {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "Use listRowSeparatorTint(_:) on the rows.")
    public var separatorColor: UIColor? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

extension UISegmentedControl {
    @available(*, unavailable, message: "The style sheet draws segmented controls.")
    public class func appearance() -> UISegmentedControl { fatalError("unavailable") }
}

extension UIPageControl {
    @available(
        *,
        unavailable,
        message: "The style sheet draws the dots of TabView. A UIPageControl of the app has its own colours."
    )
    public class func appearance() -> UIPageControl { fatalError("unavailable") }
}

extension UIScrollView {
    @available(
        *,
        unavailable,
        message: "Use scrollBounceBehavior(_:), scrollIndicators(_:) or scrollContentBackground(_:)."
    )
    public class func appearance() -> UIScrollView { fatalError("unavailable") }
}
