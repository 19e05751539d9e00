public import Foundation

/// A stack of controllers, the last of which is shown, with a bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The look of the bar. What it does not set is that of `UINavigationBar.appearance()`.
    public private(set) final lazy var navigationBar = UINavigationBar(of: self) { [weak self] in
        self?.topViewController?.barWillChange()
    }

    /// The controllers from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        viewIfLoaded?.drawingWillChange()
        for child in children where !viewControllers.contains(child) { child.removeFromParent() }
        for (index, controller) in viewControllers.enumerated()
        where index >= children.count || children[index] !== controller {
            controller.removeFromParent()
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Nil: going back by a swipe is a gesture of the browser.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    public var topViewController: UIViewController? { children.last }
    public var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard viewController.parent !== self else { return }
        viewIfLoaded?.drawingWillChange()
        addChild(viewController)
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        viewIfLoaded?.drawingWillChange()
        last.willMove(toParent: nil)
        last.removeFromParent()
        return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        children.firstIndex(of: viewController).flatMap { pop(to: $0 + 1) }
    }

    /// Removes the controllers after the first ones.
    @discardableResult
    package final func pop(to count: Int) -> [UIViewController]? {
        guard count >= 1, children.count > count else { return nil }
        var popped: [UIViewController] = []
        while children.count > count, let last = popViewController(animated: true) { popped.insert(last, at: 0) }
        return popped
    }

    open var isNavigationBarHidden = false {
        willSet { if newValue != isNavigationBarHidden { for child in children { child.barWillChange() } } }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Whether the `toolbarItems` of the controllers are not shown.
    open var isToolbarHidden = true {
        willSet { if newValue != isToolbarHidden { for child in children { child.barWillChange() } } }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Has no effect: bars stay when people scroll.
    open var hidesBarsOnSwipe = false
    /// Has no effect: bars stay when people tap.
    open var hidesBarsOnTap = false
}

/// The title and the buttons of a controller in a bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, BarItemOwner {
    weak var controller: UIViewController?

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    func barItemWillChange() { controller?.barWillChange() }
    func noteBarItem() { controller?.viewIfLoaded?.noteDrawing() }

    open var title: String? { willSet { if newValue != title { barItemWillChange() } } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        willSet { if newValue != largeTitleDisplayMode { barItemWillChange() } }
    }
    open var hidesBackButton = false { willSet { if newValue != hidesBackButton { barItemWillChange() } } }
    /// The search whose field is in the bar.
    open var searchController: UISearchController? { willSet { barItemWillChange() } }
    /// Whether the field of the search disappears when the content scrolls.
    open var hidesSearchBarWhenScrolling = true {
        willSet { if newValue != hidesSearchBarWhenScrolling { barItemWillChange() } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        willSet { barItemWillChange() }
        didSet { for item in leftBarButtonItems ?? [] { item.owner = self } }
    }
    open var rightBarButtonItems: [UIBarButtonItem]? {
        willSet { barItemWillChange() }
        didSet { for item in rightBarButtonItems ?? [] { item.owner = self } }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// A view in place of the title.
    open var titleView: UIView? { willSet { barItemWillChange() } }
    /// Has no effect: the items are next to the button that leads back.
    open var leftItemsSupplementBackButton = true
    /// Has no effect: the style sheet draws the button that leads back.
    open var backButtonTitle: String?
    /// Has no effect: the style sheet draws the button that leads back.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Has no effect: the style sheet draws the button that leads back.
    open var backBarButtonItem: UIBarButtonItem?

    /// What the button that leads back shows.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    /// Items with a title or symbol of the system.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24

        package var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }
    }

    /// The look of an item.
    public enum Style: Int, Sendable { case plain, bordered, done, prominent }

    /// The look of the items of a page's bars: their colour.
    public class func appearance() -> UIBarButtonItem {
        PageDevice.current(to: "style the items of bars").barButtonItem
    }

    /// Sets the look of the title: its `foregroundColor` in the normal state. Others are logged.
    public final func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        UIBarAppearance.check(attributes)
        guard state == .normal else { return }
        titleColor = attributes?[.foregroundColor] as? UIColor
        owner?.barItemWillChange()
    }

    private var titleColor: UIColor?
    package final var drawnColor: UIColor? { titleColor ?? tintColor }

    open var primaryAction: UIAction? { willSet { owner?.barItemWillChange() } }
    open var menu: UIMenu? { willSet { owner?.barItemWillChange() } }
    weak var owner: (any BarItemOwner)?
    /// The popover that points to the button; nil while there is none.
    package final var popoverName: String? { willSet { owner?.barItemWillChange() } }
    /// Notes that the evaluation that is running draws the item.
    package final func noteDrawing() { owner?.noteBarItem() }
    package let systemItem: SystemItem?
    open var title: String? { willSet { owner?.barItemWillChange() } }
    open var image: UIImage? { willSet { owner?.barItemWillChange() } }
    open var isEnabled = true { willSet { owner?.barItemWillChange() } }
    open var tintColor: UIColor? { willSet { owner?.barItemWillChange() } }
    open var isHidden = false { willSet { owner?.barItemWillChange() } }
    /// A view in place of the button.
    open var customView: UIView? { willSet { owner?.barItemWillChange() } }
    /// The width of a fixed space. Buttons have the width of their content.
    open var width: CGFloat = 0 { willSet { owner?.barItemWillChange() } }
    /// Has no effect: `tintColor` and the bar decide.
    open var style = Style.plain
    open var tag = 0
    /// The name of the button for screen readers; nil for its title.
    open var accessibilityLabel: String? { willSet { owner?.barItemWillChange() } }
    /// Identifies the button in tests.
    open var accessibilityIdentifier: String?

    public init(
        title: String? = nil,
        image: UIImage? = nil,
        primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
        systemItem = nil
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Returns a space of a toolbar that takes what the other items leave.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns a space of a toolbar.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
        title = systemItem.title
    }

    // Swift on Linux has no selectors, so the action of these is always nil: for titles of buttons that lead back, spaces,
    // and buttons that get a UIAction, a menu or a view later.

    /// Creates a button without an action.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
    }

    /// Creates a button without an action.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
    }

    /// Creates a space, or a button without an action.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }
}
