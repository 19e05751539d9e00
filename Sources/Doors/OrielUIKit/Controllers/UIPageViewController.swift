public import Foundation

/// Shows one controller at a time, between which the user swipes.
///
/// The data source is asked for the controllers before and after the one that is shown, whenever that changes. Pages scroll
/// horizontally, one by one; other transitions and directions are drawn in the same way, which is logged.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// How a page replaces another.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    /// The axis along which pages move.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

    /// The side on which a new page appears.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// Names of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Has no effect: there is no space between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Has no effect: pages have no spine.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { viewIfLoaded?.drawingWillChange() }
    }
    /// Has no effect: pages have one side.
    open var isDoubleSided = false

    public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        if style != .scroll || navigationOrientation != .horizontal {
            UIView.warn("The pages of a UIPageViewController scroll horizontally.")
        }
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    private var shown: UIViewController?

    /// The controller that is shown; nil before `setViewControllers`.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } }

    /// Shows a controller: the first of those given. Two pages at once are not shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        if let new = viewControllers?.first, new !== shown { show(new) }
        completion?(true)
    }

    private func show(_ controller: UIViewController) {
        viewIfLoaded?.drawingWillChange()
        shown?.removeFromParent()
        shown = controller
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// The pages that the user can reach: the one before, the one that is shown, and the one after.
    package final var pages: [UIViewController] {
        guard let shown else { return [] }
        let before = dataSource?.pageViewController(self, viewControllerBefore: shown)
        let after = dataSource?.pageViewController(self, viewControllerAfter: shown)
        // Two pages that follow each other in a circle are reached in one direction.
        return [before === shown || before === after ? nil : before, shown, after === shown ? nil : after]
            .compactMap { $0 }
    }

    package final var shownPage: UIViewController? { shown }

    package final func userDidTurn(to controller: UIViewController) {
        guard let old = shown, controller !== old else { return }
        delegate?.pageViewController(self, willTransitionTo: [controller])
        show(controller)
        delegate?.pageViewController(
            self,
            didFinishAnimating: true,
            previousViewControllers: [old],
            transitionCompleted: true
        )
    }
}

/// Provides the pages of a `UIPageViewController`.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Never called: add a `UIPageControl` for dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Never called: add a `UIPageControl` for dots.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Learns which pages the user turns to.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has reached a page, directly before the other method.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    )
    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    )
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    public func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {}
}
