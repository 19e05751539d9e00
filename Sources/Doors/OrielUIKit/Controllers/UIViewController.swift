public import Foundation

/// Controls a view, and learns when it is shown.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// - Parameters:
    ///   - nibNameOrNil: There are no archives of views; `loadView()` creates the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        if let nibNameOrNil {
            UIView.warn("There are no nib files: '\(nibNameOrNil)' is not loaded. Create the view in loadView().")
        }
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - View

    /// The view; created when it is first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Creates the view. Sets it to an empty one unless a subclass overrides it.
    open func loadView() { view = UIView() }

    // MARK: - Events

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Is not called: browsers do not report that a device has little memory.
    open func didReceiveMemoryWarning() {}
    /// Is not called: the style sheet keeps the content out of the edges of the screen.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after a change of the traits, while a page shows the view.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the size of the browser's window changes, for the controllers that are shown.
    ///
    /// - Parameter size: The new size of the window. Unlike Apple's, it is not that of the view.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    private var isShown = false

    /// Whether the controller appears because it has been added to another one. True in the events of its appearance.
    public private(set) final var isMovingToParent = false
    /// Whether the controller disappears because it has been removed from another one, such as by going back. True in
    /// the events of its disappearance.
    public private(set) final var isMovingFromParent = false
    /// Whether the controller appears because another one presents it. True in the events of its appearance.
    public private(set) final var isBeingPresented = false
    /// Whether the controller disappears because its presentation ends. True in the events of its disappearance.
    public private(set) final var isBeingDismissed = false

    /// Called when the view has appeared in the page or disappeared from it.
    package final func visibilityDidChange(to isVisible: Bool) {
        guard isVisible != isShown else { return }
        isShown = isVisible
        if isVisible {
            viewWillAppear(false)
            viewIsAppearing(false)
            viewDidAppear(false)
            (isMovingToParent, isBeingPresented) = (false, false)
        } else {
            viewWillDisappear(false)
            viewDidDisappear(false)
            (isMovingFromParent, isBeingDismissed) = (false, false)
        }
    }

    // MARK: - Hierarchy

    public private(set) final var children: [UIViewController] = []
    public private(set) final weak var parent: UIViewController?

    open override var next: UIResponder? { loadedView?.superview ?? parent }

    /// Adds a child. Its view is shown once it is a subview.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.isMovingToParent = true
    }

    open func removeFromParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        isMovingToParent = false
        isMovingFromParent = isShown
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    // MARK: - Title

    /// The title of the bar.
    open var title: String? {
        willSet { if newValue != title { barWillChange() } }
        didSet { if navigationItem.title == nil || navigationItem.title == oldValue { navigationItem.title = title } }
    }

    public private(set) final lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        item.controller = self
        return item
    }()

    private var ownTabBarItem: UITabBarItem?

    /// The tab in a tab bar controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            item.controller = self
            ownTabBarItem = item
            return item
        }
        set {
            tabWillChange()
            ownTabBarItem = newValue
            newValue?.controller = self
        }
    }

    /// Whether the tab bar is hidden while a navigation controller shows the controller above another.
    open var hidesBottomBarWhenPushed = false {
        willSet { if newValue != hidesBottomBarWhenPushed { barWillChange() } }
    }

    final func barWillChange() { loadedView?.drawingWillChange() }

    /// The items of the bar below the controller, if its navigation controller shows one.
    open var toolbarItems: [UIBarButtonItem]? {
        willSet { barWillChange() }
        didSet { for item in toolbarItems ?? [] { item.owner = navigationItem } }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: - Editing

    private var isInEditMode = false

    /// Whether the content of the controller is edited.
    open var isEditing: Bool {
        get { isInEditMode }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Subclasses override it and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditMode = editing
        ownEditButton?.title = (editing ? UIBarButtonItem.SystemItem.done : .edit).title
    }

    private var ownEditButton: UIBarButtonItem?

    /// A button that begins and ends editing.
    public final var editButtonItem: UIBarButtonItem {
        if let ownEditButton { return ownEditButton }
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        let new = UIBarButtonItem(systemItem: isInEditMode ? .done : .edit, primaryAction: action)
        ownEditButton = new
        return new
    }

    // MARK: - Presentation

    /// The controller that this one shows above itself.
    public private(set) final var presentedViewController: UIViewController?
    public private(set) final weak var presentingViewController: UIViewController?

    /// How the controller is shown by `present`.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether people cannot close the controller's sheet by dragging.
    open var isModalInPresentation = false { willSet { if newValue != isModalInPresentation { drawingWillChange() } } }

    private func drawingWillChange() { loadedView?.drawingWillChange() }

    private lazy var sheet = UISheetPresentationController(of: self)
    private lazy var popover = UIPopoverPresentationController(of: self, sheet: sheet)

    /// The height and the look of the sheet in which the controller is presented; nil if it is to cover the page.
    public final var sheetPresentationController: UISheetPresentationController? {
        modalPresentationStyle.coversPage || modalPresentationStyle == .popover ? nil : sheet
    }

    /// The place of the popover; nil unless the controller has that style, or is an action sheet or a share sheet.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || isPopoverInWideWindows ? popover : nil
    }

    /// Whether the controller is a popover in a wide window, whatever its style, if it has a place.
    var isPopoverInWideWindows: Bool { false }

    public final var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover || isPopoverInWideWindows && popover.hasPlace
            ? popover : sheetPresentationController
    }

    /// Has no effect: sheets and covers move into view as those of the system.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The size of the content in a popover; zero for that of the system. Sheets have the sizes of the system.
    open var preferredContentSize = CGSize.zero {
        willSet { if newValue != preferredContentSize { drawingWillChange() } }
    }
    /// Has no effect: a sheet is above all of the page.
    open var definesPresentationContext = false
    /// Has no effect: sheets and covers move into view as those of the system.
    open var providesPresentationContextTransitionStyle = false
    /// Has no effect: the browser finds the view that scrolls below a bar.
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    /// Has no effect: a page that is opened again has the state that SwiftUI keeps.
    open var restorationIdentifier: String?
    /// Has no effect: bars are above the content.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Has no effect: bars are above the content.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Has no effect: the style sheet keeps the content out of the edges of the screen.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    // MARK: - The system around the page

    // Never read: a page has no status bar and no home indicator, and cannot keep a device from being turned.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    /// Shows a controller above this one: in a sheet, or as an alert.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil else {
            UIView.warn(
                "\(type(of: self)) cannot present \(type(of: viewControllerToPresent)): one of them already takes part in a presentation."
            )
            return
        }
        view.drawingWillChange()
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.isBeingPresented = true
        viewControllerToPresent.popoverPresentationController?.presentationDidBegin()
        completion?()
    }

    /// Closes the sheet of SwiftUI in which a representable shows this controller.
    package final var outerDismissal: (() -> Void)?

    /// Closes the controller that this one presents or, if there is none, this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
            presentationDidEnd()
        } else if let presentingViewController {
            presentingViewController.presentationDidEnd()
        } else if let parent {
            return parent.dismiss(animated: flag, completion: completion)
        } else {
            outerDismissal?()
        }
        completion?()
    }

    /// Forgets the presented controller because the user has closed it, and tells its delegate.
    package final func userDidDismiss() {
        guard let sheet = presentedViewController?.presentationController else { return presentationDidEnd() }
        sheet.delegate?.presentationControllerWillDismiss(sheet)
        presentationDidEnd()
        sheet.delegate?.presentationControllerDidDismiss(sheet)
    }

    /// Whether the user cannot close the controller's sheet.
    package final var preventsDismissal: Bool {
        guard !isModalInPresentation, let sheet = presentationController else { return isModalInPresentation }
        return !(sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true)
    }

    /// Forgets the presented controller.
    package final func presentationDidEnd() {
        guard let presented = presentedViewController else { return }
        loadedView?.drawingWillChange()
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.isBeingPresented = false
        presented.isBeingDismissed = presented.isShown
        presented.popoverPresentationController?.presentationDidEnd()
    }
}

/// How a controller is shown above another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2

    /// Whether the controller covers the page.
    package var coversPage: Bool {
        switch self {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
        default: false
        }
    }
}
